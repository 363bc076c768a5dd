// Whoever follows the solver's plan wins: its steps are played by the real rules, from the entrance to the
// main monster's end. Who lives here is harmless, so that only the place decides.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <memory>
#include <optional>
#include <variant>

#include "labyrinth/generate.h"
#include "labyrinth/paths.h"
#include "labyrinth/solver.h"
#include "play/session.h"
#include "support/small_catalog.h"
#include "support/varied_parameters.h"

namespace katabasis::test {
namespace {

Catalog harmless_catalog() {
  Catalog catalog = small_catalog();
  for (MonsterClass& monster : catalog.classes.monsters) {
    monster.strength = -100;
    monster.dexterity = -100;
    monster.hp = 1;
    monster.hp_per_level = 0;
  }
  return catalog;
}

// A tenth of the generator's sweep, which KATABASIS_SWEEP makes longer or shorter.
int wanted_plans() {
  const char* const sweep = std::getenv("KATABASIS_SWEEP");
  return std::max(20, sweep ? std::atoi(sweep) / 10 : 1000);
}

// A hero who knows the plan and the doors unlocked so far, and strikes down whoever stands in the way.
class Follower {
 public:
  explicit Follower(std::shared_ptr<const Place> place)
      : place_(std::move(place)),
        barriers_(place_->barriers),
        session_(place_, Origin{place_->labyrinth, "hoplite"}) {}

  // Each tells whether it could be done.
  bool follow(const SolutionStep& step) {
    return std::visit([this](const auto& wanted) { return follow(wanted); }, step);
  }
  bool kill_main_monster() {
    const auto& monsters = session_.game().world().monsters;
    const auto main =
        std::find_if(monsters.begin(), monsters.end(), [](const Monster& monster) { return monster.main; });
    if (main == monsters.end()) return false;
    const std::size_t index = static_cast<std::size_t>(main - monsters.begin());
    for (int tries = 0; tries < 20'000 && !won(); ++tries) {
      const auto way = way_to(world().monsters[index].at);
      if (!way || way->empty() || !go(way->front())) return false;
    }
    return won();
  }
  bool won() const { return world().status == Status::won; }
  const Session& session() const { return session_; }

 private:
  const World& world() const { return session_.game().world(); }
  bool act(const Action& action) { return !session_.act(action).refusal; }

  std::optional<std::vector<Direction>> way_to(Position to) {
    return path(distances_, barriers_, world().hero.at, to);
  }

  // One try to get on in that direction: a blow, an opened door or a step.
  bool go(Direction to) { return act(action::Step{to}) || act(action::Attack{to}); }

  bool walk_to(Position goal) {
    for (int tries = 0; tries < 20'000 && world().hero.at != goal; ++tries) {
      const auto way = way_to(goal);
      if (!way || !go(way->front())) return false;
    }
    return world().hero.at == goal;
  }

  bool follow(const TakeKey& take) {
    if (!walk_to(take.at)) return false;
    const std::variant<ItemClassId, KeyId> wanted = take.key;
    for (const ItemId item : session_.game().within_reach()) {
      if (world().item(item).what == wanted) return act(action::Take{{item}});
    }
    return false;
  }

  bool follow(const UnlockDoor& unlock) {
    if (!walk_to(unlock.from)) return false;
    const Door& door = place_->labyrinth.doors[unlock.door.index()];
    for (const Direction side : all_directions) {
      if (neighbour(unlock.from, side) != door.other(unlock.from)) continue;
      barriers_.set_door(door, DoorState::closed);
      return act(action::Unlock{side});
    }
    return false;
  }

  std::shared_ptr<const Place> place_;
  Barriers barriers_;
  Distances distances_;
  Session session_;
};

TEST(Plan, PlayedByTheRulesWins) {
  const Catalog catalog = harmless_catalog();
  const int wanted = wanted_plans();
  int won = 0;
  int replayed = 0;
  std::size_t steps = 0;
  std::size_t entries = 0;
  for (std::uint64_t seed = 0; won < wanted && seed < 2U * static_cast<unsigned>(wanted); ++seed) {
    const Generation generation = generate(varied_parameters(seed), catalog);
    if (!std::holds_alternative<Generated>(generation)) continue;
    const Labyrinth& labyrinth = std::get<Generated>(generation).labyrinth;
    const auto place = make_place(labyrinth, catalog);
    Follower follower(place);
    for (const SolutionStep& step : solve(labyrinth).steps) {
      ASSERT_TRUE(follower.follow(step)) << "seed " << seed;
      ++steps;
    }
    ASSERT_TRUE(follower.kill_main_monster()) << "seed " << seed;
    ++won;
    entries += follower.session().run().entries.size();
    if (won % 20 != 0) continue;
    EXPECT_FALSE(replay(place, follower.session().closed_run()).divergence) << "seed " << seed;
    ++replayed;
  }
  std::cout << won << " plans of " << steps << " steps won in " << entries << " entries, " << replayed
            << " of them played again\n";
  EXPECT_EQ(won, wanted);
  EXPECT_GE(steps, 6U * static_cast<unsigned>(wanted)) << "three branches and more: as many keys and locks";
  EXPECT_EQ(replayed, wanted / 20);
}

// The control: a plan that leaves out one key does not get through.
TEST(Plan, WithoutAKeyDoesNotWin) {
  const Catalog catalog = harmless_catalog();
  int stopped = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    const Generation generation = generate(varied_parameters(seed), catalog);
    if (!std::holds_alternative<Generated>(generation)) continue;
    const Labyrinth& labyrinth = std::get<Generated>(generation).labyrinth;
    std::vector<SolutionStep> steps = solve(labyrinth).steps;
    steps.erase(std::find_if(steps.begin(), steps.end(),
                             [](const SolutionStep& step) { return std::holds_alternative<TakeKey>(step); }));
    Follower follower(make_place(labyrinth, catalog));
    const bool through = std::all_of(steps.begin(), steps.end(),
                                     [&](const SolutionStep& step) { return follower.follow(step); });
    EXPECT_FALSE(through) << "seed " << seed;
    stopped += through ? 0 : 1;
  }
  EXPECT_GE(stopped, 40);
}

}  // namespace
}  // namespace katabasis::test
