#include "labyrinth/generate.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <iostream>

#include "labyrinth/barriers.h"
#include "labyrinth/meaning.h"
#include "labyrinth/rooms.h"
#include "labyrinth/solver.h"
#include "support/small_catalog.h"

namespace katabasis {
namespace {

// All parameters anywhere in their ranges, in labyrinths small enough to make many of them.
Parameters random_parameters(std::uint64_t seed) {
  Rng rng(seed, "sweep");
  Parameters parameters;
  parameters.seed = seed;
  parameters.level = rng.between(1, 9);
  parameters.width = rng.between(20, 90);
  parameters.height = rng.between(20, 90);
  parameters.branches = rng.between(3, 14);
  parameters.min_ratio = rng.between(10, 90);
  parameters.max_ratio = rng.between(parameters.min_ratio, 90);
  parameters.min_edge = rng.between(5, 9);
  parameters.max_room = rng.percent(30) ? 0 : rng.between(25, 400);
  parameters.rooms = rng.percent(20) ? rng.between(5, 60) : 0;
  parameters.mazes = rng.between(0, 100);
  return parameters;
}

// KATABASIS_SWEEP=100000 makes the sweep longer.
std::uint64_t sweep_length() {
  const char* wanted = std::getenv("KATABASIS_SWEEP");
  return wanted ? std::strtoull(wanted, nullptr, 10) : 10'000;
}

std::string texts(const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& finding : findings) text += std::to_string(finding.rule) + ": " + finding.text + '\n';
  return text;
}

class Generate : public testing::Test {
 protected:
  Catalog catalog = test::small_catalog();

  Labyrinth made(const Parameters& parameters) {
    return std::get<Generated>(generate(parameters, catalog)).labyrinth;
  }
};

TEST_F(Generate, EveryLabyrinthIsMeaningfulAndCanBeWon) {
  const std::uint64_t wanted = sweep_length();
  std::uint64_t count = 0;
  std::uint64_t refused = 0;
  std::uint64_t fewer = 0;
  int most_attempts = 0;
  for (std::uint64_t seed = 0; count < wanted && seed < 2 * wanted; ++seed) {
    const Parameters parameters = random_parameters(seed);
    const Generation generation = generate(parameters, catalog);
    if (std::holds_alternative<TooFewBranches>(generation)) {
      ++refused;
      continue;
    }
    ASSERT_TRUE(std::holds_alternative<Generated>(generation)) << "seed " << seed;
    const auto& generated = std::get<Generated>(generation);
    ++count;
    fewer += generated.branches < parameters.branches ? 1 : 0;
    most_attempts = std::max(most_attempts, generated.attempts);
    EXPECT_EQ(texts(breaches(generated.labyrinth, &catalog)), "") << "seed " << seed;
    EXPECT_TRUE(solve(generated.labyrinth).complete()) << "seed " << seed;
  }
  std::cout << count << " labyrinths, " << fewer << " of them with fewer branches than wanted, " << refused
            << " refused; the area was divided at most " << most_attempts << " times\n";
  EXPECT_EQ(count, wanted);
  EXPECT_LT(refused * 20, count);
  EXPECT_LE(most_attempts, max_room_attempts);
}

// The plan of the solver, done step by step: where each step is done can be walked to at that moment.
TEST_F(Generate, ThePlanOfTheSolverCanBeWalked) {
  std::size_t steps = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const Generation generation = generate(random_parameters(seed), catalog);
    if (!std::holds_alternative<Generated>(generation)) continue;
    const Labyrinth& labyrinth = std::get<Generated>(generation).labyrinth;
    Barriers barriers(labyrinth);
    std::vector<KeyId> keys;
    for (const SolutionStep& step : solve(labyrinth).steps) {
      ++steps;
      Grid<std::uint8_t> seen(labyrinth.size());
      std::vector<Position> queue{labyrinth.entrance};
      seen[labyrinth.entrance] = 1;
      for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const Direction side : all_directions) {
          const Position to = neighbour(queue[next], side);
          if (!barriers.passable(queue[next], side) || seen[to] != 0) continue;
          seen[to] = 1;
          queue.push_back(to);
        }
      }
      if (const auto* take = std::get_if<TakeKey>(&step)) {
        EXPECT_TRUE(seen[take->at]);
        const auto lies = [&](const PlacedItem& i) {
          return i.at == take->at && i.what == decltype(i.what)(take->key);
        };
        EXPECT_TRUE(std::any_of(labyrinth.items.begin(), labyrinth.items.end(), lies));
        keys.push_back(take->key);
      } else {
        const auto& unlock = std::get<UnlockDoor>(step);
        const Door& door = labyrinth.doors[unlock.door.index()];
        EXPECT_TRUE(seen[unlock.from]);
        EXPECT_TRUE(unlock.from == door.a || unlock.from == door.b);
        EXPECT_EQ(door.key, unlock.key);
        EXPECT_EQ(std::erase(keys, unlock.key), 1u);
        barriers.set_door(door, DoorState::closed);
      }
    }
  }
  EXPECT_GT(steps, 2000u);
}

TEST_F(Generate, TheSameInTheSameOut) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const Parameters parameters = random_parameters(seed);
    const Generation first = generate(parameters, catalog);
    const Generation second = generate(parameters, catalog);
    ASSERT_EQ(first.index(), second.index());
    if (!std::holds_alternative<Generated>(first)) continue;
    EXPECT_EQ(digest(std::get<Generated>(first).labyrinth), digest(std::get<Generated>(second).labyrinth));
  }
}

TEST_F(Generate, AnotherSeedAnotherLabyrinth) {
  Parameters parameters;
  std::vector<std::uint64_t> digests;
  for (parameters.seed = 0; parameters.seed < 200; ++parameters.seed)
    digests.push_back(digest(made(parameters)));
  std::sort(digests.begin(), digests.end());
  EXPECT_EQ(std::adjacent_find(digests.begin(), digests.end()), digests.end());
}

TEST_F(Generate, SaysWhatItWasMadeFrom) {
  Parameters parameters;
  parameters.seed = 42;
  const Labyrinth labyrinth = made(parameters);
  EXPECT_EQ(labyrinth.parameters, parameters);
  EXPECT_EQ(labyrinth.content, fingerprint(catalog));
  EXPECT_EQ(labyrinth.generator, generator_version);
  EXPECT_FALSE(labyrinth.edited);
}

TEST_F(Generate, RefusesWrongParameters) {
  Parameters parameters;
  parameters.width = 19;
  const Generation generation = generate(parameters, catalog);
  ASSERT_TRUE(std::holds_alternative<WrongParameters>(generation));
  EXPECT_NE(std::get<WrongParameters>(generation).text.find("width"), std::string::npos);
}

TEST_F(Generate, NamesTheParametersToChangeWhereTooFewBranchesCameOut) {
  Parameters parameters;
  parameters.min_edge = 40;
  const Generation generation = generate(parameters, catalog);
  ASSERT_TRUE(std::holds_alternative<TooFewBranches>(generation));
  const std::string& text = std::get<TooFewBranches>(generation).text;
  for (const char* name : {"width", "height", "min-edge", "ratio"})
    EXPECT_NE(text.find(name), std::string::npos);
}

TEST_F(Generate, TooFewRoomsAreTooFewBranches) {
  Parameters parameters;
  parameters.rooms = 3;
  const Generation generation = generate(parameters, catalog);
  ASSERT_TRUE(std::holds_alternative<TooFewBranches>(generation));
  EXPECT_NE(std::get<TooFewBranches>(generation).text.find("rooms"), std::string::npos);
}

TEST_F(Generate, MakesTheLargestLabyrinth) {
  Parameters parameters;
  parameters.width = parameters.height = 4096;
  parameters.branches = 2000;
  const Generation generation = generate(parameters, catalog);
  EXPECT_EQ(std::get<Generated>(generation).branches, 2000);
  EXPECT_TRUE(solve(std::get<Generated>(generation).labyrinth).complete());
}

// A breach planted at random into a generated labyrinth is found, whichever labyrinth it is.
TEST_F(Generate, EveryPlantedBreachIsFound) {
  const auto random_door = [](Labyrinth& l, Rng& rng) -> Door& {
    return l.doors[rng.below(static_cast<std::uint32_t>(l.doors.size()))];
  };
  const auto random_room = [](Labyrinth& l, Rng& rng) -> Room& {
    return l.rooms[rng.below(static_cast<std::uint32_t>(l.rooms.size()))];
  };
  const auto random_monster = [](Labyrinth& l, Rng& rng) -> PlacedMonster& {
    return l.monsters[rng.below(static_cast<std::uint32_t>(l.monsters.size()))];
  };
  using Plant = std::function<void(Labyrinth&, Rng&)>;
  const std::vector<std::pair<int, Plant>> plants{
      {1, [&](Labyrinth& l, Rng& rng) { random_room(l, rng).area.width -= 1; }},
      {2, [&](Labyrinth& l, Rng& rng) { l.doors.push_back(random_door(l, rng)); }},
      {2,
       [&](Labyrinth& l, Rng& rng) { std::swap(random_door(l, rng), l.doors.back()), l.doors.pop_back(); }},
      {3, [&](Labyrinth& l, Rng& rng) { l.fields[random_door(l, rng).a] = Ground::wall; }},
      {3,
       [&](Labyrinth& l, Rng& rng) {
         Door& door = random_door(l, rng);
         door.a = door.a + (door.a - door.b);
       }},
      {4, [&](Labyrinth& l, Rng& rng) { l.fields[random_room(l, rng).area.origin()] = Ground::free; }},
      {5,
       [&](Labyrinth& l, Rng& rng) {
         Room& room = random_room(l, rng);
         room.component = ComponentId{(room.component.value + 1) % static_cast<int>(l.components.size())};
       }},
      {6,
       [&](Labyrinth& l, Rng& rng) {
         RoomContent& content = random_room(l, rng).content;
         content = content == RoomContent::basic ? RoomContent::maze : RoomContent::basic;
       }},
      {7, [&](Labyrinth& l, Rng&) { l.items.erase(l.items.begin()); }},
      {8, [&](Labyrinth& l, Rng&) { std::swap(l.items[0].at, l.items[1].at); }},
      {9, [&](Labyrinth& l, Rng& rng) { random_monster(l, rng).at = l.entrance; }},
      {10, [&](Labyrinth& l, Rng&) { l.items.erase(l.items.begin() + 1); }},
      {11, [&](Labyrinth& l, Rng& rng) { random_room(l, rng).type += "?"; }},
      {12,
       [&](Labyrinth& l, Rng& rng) {
         PlacedMonster& monster = random_monster(l, rng);
         monster.main = !monster.main;
       }},
      {13, [&](Labyrinth& l, Rng& rng) { random_monster(l, rng).level += 1; }},
  };
  int planted = 0;
  for (std::uint64_t seed = 0; planted < 500; ++seed) {
    Generation generation = generate(random_parameters(seed), catalog);
    if (!std::holds_alternative<Generated>(generation)) continue;
    Labyrinth& labyrinth = std::get<Generated>(generation).labyrinth;
    Rng rng(seed, "planted");
    const auto& [rule, plant] = plants[static_cast<std::size_t>(planted) % plants.size()];
    plant(labyrinth, rng);
    const std::vector<Finding> findings = breaches(labyrinth, &catalog);
    EXPECT_TRUE(
        std::any_of(findings.begin(), findings.end(), [r = rule](const Finding& f) { return f.rule == r; }))
        << "rule " << rule << ", seed " << seed << '\n'
        << texts(findings);
    ++planted;
  }
}

}  // namespace
}  // namespace katabasis
