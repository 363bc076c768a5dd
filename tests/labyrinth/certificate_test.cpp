#include "labyrinth/certificate.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "labyrinth/barriers.h"
#include "labyrinth/generate.h"
#include "support/ascii_map.h"
#include "support/lock_puzzle.h"
#include "support/small_catalog.h"

namespace katabasis {
namespace {

std::string words(const Certificate& proof) {
  std::string text;
  for (const Leg& leg : proof.legs) {
    if (const auto* take = std::get_if<TakeKey>(&leg.what)) text += fmt::format("key {}", take->key.value);
    if (const auto* lock = std::get_if<UnlockDoor>(&leg.what))
      text += fmt::format("door {}", lock->door.value);
    if (std::holds_alternative<FightMain>(leg.what)) text += "fight";
    text += fmt::format(" {}, ", leg.steps);
  }
  return text;
}

TEST(CertificateOfALabyrinth, WalksFromTheEntranceToTheMainMonster) {
  const Certificate proof = certificate(test::labyrinth_of(R"(
    ###############
    #...##...##...#
    #@..||...++..C#
    #...##...##...#
    ###############)"));
  EXPECT_TRUE(proof.can_be_won());
  EXPECT_EQ(words(proof), "fight 11, ");
  EXPECT_EQ(proof.locks(), 0);
}

TEST(CertificateOfALabyrinth, CountsTheStepsToKeysAndDoors) {
  const Certificate proof = certificate(test::labyrinth_of(R"(
    ####################
    #...##...##...##..C#
    #.1.LL..@++.2.LL...#
    #...##...##...##...#
    ####################)"));
  // Key 1 lies behind its own door, and behind that door is nothing else.
  EXPECT_EQ(words(proof), "key 2 4, door 2 2, fight 4, ");
  EXPECT_TRUE(proof.can_be_won());
  EXPECT_EQ(proof.locks(), 1);
  EXPECT_EQ(proof.steps(), 10);
}

// Door 0 has key 1, door 1 key 2, door 2 key 3: it goes to and fro.
TEST(CertificateOfALabyrinth, GoesToAndFroWhereTheKeysLead) {
  const Certificate proof = certificate(test::labyrinth_of(R"(
    ####################
    #...##...##...##...#
    #C..LL.1.LL@3.LL.2.#
    #...##...##...##...#
    ####################)"));
  EXPECT_EQ(words(proof), "key 3 1, door 2 2, key 2 3, door 1 7, key 1 3, door 0 2, fight 3, ");
  ASSERT_EQ(proof.legs.size(), 7u);
  EXPECT_EQ(proof.legs.front().from, (Position{11, 2}));
  EXPECT_EQ(proof.legs.front().to, (Position{12, 2}));
  EXPECT_EQ(proof.legs.back().to, (Position{1, 2}));
}

TEST(CertificateOfALabyrinth, NamesTheKeyThatLiesBehindItsOwnLock) {
  const Certificate proof = certificate(test::labyrinth_of(R"(
    ##########
    #...##..C#
    #.@.LL.1.#
    #...##...#
    ##########)"));
  EXPECT_EQ(proof.why_not,
            "cannot be won: the main monster at (8,1) lies behind door 0 at (4,2), which needs key 1: that "
            "lies behind the "
            "same door at (7,2)");
}

TEST(CertificateOfALabyrinth, NamesTheKeyThatIsMissing) {
  const Certificate proof = certificate(test::labyrinth_of(R"(
    ##########
    #...##..C#
    #.@.LL...#
    #...##...#
    ##########)"));
  EXPECT_EQ(proof.why_not,
            "cannot be won: the main monster at (8,1) lies behind door 0 at (4,2), which needs key 1: "
            "there is no such key");
}

TEST(CertificateOfALabyrinth, NamesTheLocksThatHoldEachOthersKeys) {
  const Certificate proof = certificate(test::labyrinth_of(R"(
    ###############
    #...##...##..C#
    #.2.LL.@.LL.1.#
    #...##...##...#
    ###############)"));
  EXPECT_EQ(proof.why_not,
            "cannot be won: the main monster at (13,1) lies behind door 1 at (9,2), which needs key 2: "
            "that lies at (2,2) "
            "behind door 0, which stays locked too");
}

// Doors 1 and 2 have the same key; behind the one is the main monster's door, behind the other that door's
// key.
TEST(CertificateOfALabyrinth, NamesTheKeyThatWasUsedElsewhere) {
  Labyrinth labyrinth = test::labyrinth_of(R"(
    ####################
    #C..##...##...##...#
    #...LL...LL.1@LL.2.#
    #...##...##...##...#
    ####################)");
  labyrinth.doors[0].key = KeyId{2};
  labyrinth.doors[1].key = labyrinth.doors[2].key = KeyId{1};
  EXPECT_EQ(
      certificate(labyrinth).why_not,
      "cannot be won: the main monster at (1,1) lies behind door 1 at (9,2), which needs key 1: that is "
      "used up at another door");
}

// Door 0 and door 1 have the same key; a second one lies behind door 1, the main monster behind door 0.
TEST(CertificateOfALabyrinth, UsesAKeyWhereItLeadsFurther) {
  Labyrinth labyrinth = test::labyrinth_of(R"(
    ####################
    #...##...##...##..C#
    #...LL.1@LL.1.LL...#
    #...##...##...##...#
    ####################)");
  for (Door& door : labyrinth.doors) door.key = KeyId{1};
  const Certificate proof = certificate(labyrinth);
  EXPECT_EQ(proof.why_not, "");
  EXPECT_EQ(words(proof), "key 1 1, door 1 2, key 1 3, door 2 2, fight 4, ");
}

TEST(CertificateOfALabyrinth, SaysWhenItCannotDecide) {
  const Certificate proof = certificate(test::halves_of_cells(40));
  EXPECT_TRUE(proof.why_not.starts_with("not decided: ")) << proof.why_not;
}

TEST(CertificateOfALabyrinth, SeesAMainMonsterThatIsWalledIn) {
  const Certificate proof = certificate(test::labyrinth_of({R"(
    #########
    #.@.#..C#
    #...#.###
    #...#####
    #########)",
                                                            {{0, 0, 9, 5}}}));
  EXPECT_EQ(proof.why_not, "cannot be won: no way leads to the main monster at (7,1): it is walled in");
}

TEST(CertificateOfALabyrinth, NeedsAMainMonsterAndAnEntrance) {
  Labyrinth labyrinth = test::labyrinth_of(R"(
    #####
    #@..#
    #...#
    #####)");
  EXPECT_EQ(certificate(labyrinth).why_not, "cannot be won: there is no main monster");
  labyrinth = test::labyrinth_of(R"(
    #####
    #@.C#
    #...#
    #####)");
  labyrinth.entrance = {0, 0};
  EXPECT_EQ(certificate(labyrinth).why_not, "cannot be won: the entrance at (0,0) lies in a wall");
}

// Fields within so many steps, by a plain search of its own.
int steps_between(const Barriers& barriers, Position from, Position to) {
  Grid<int> steps(barriers.size(), -1);
  std::vector<Position> queue{from};
  steps[from] = 0;
  for (std::size_t next = 0; next < queue.size(); ++next) {
    for (const Direction side : all_directions) {
      const Position at = neighbour(queue[next], side);
      if (!barriers.passable(queue[next], side) || steps[at] >= 0) continue;
      steps[at] = steps[queue[next]] + 1;
      queue.push_back(at);
    }
  }
  return steps[to];
}

struct Carried {
  std::vector<KeyId> keys;
};

void do_leg(const Leg& leg, const Labyrinth& labyrinth, Barriers& barriers, Carried& carried) {
  if (const auto* take = std::get_if<TakeKey>(&leg.what)) {
    EXPECT_TRUE(std::ranges::any_of(labyrinth.items, [&](const PlacedItem& item) {
      return item.at == leg.to && item.what == decltype(item.what)(take->key);
    }));
    carried.keys.push_back(take->key);
  } else if (const auto* unlock = std::get_if<UnlockDoor>(&leg.what)) {
    const Door& door = labyrinth.doors[unlock->door.index()];
    EXPECT_TRUE(leg.to == door.a || leg.to == door.b);
    EXPECT_EQ(door.key, unlock->key);
    EXPECT_EQ(std::erase(carried.keys, unlock->key), 1u);
    barriers.set_door(door, DoorState::closed);
  }
}

TEST(CertificateOfALabyrinth, CanBeWalkedLegByLegInManyLabyrinths) {
  const Catalog catalog = test::small_catalog();
  int proved = 0;
  for (std::uint64_t seed = 0; seed < 500; ++seed) {
    Parameters parameters;
    parameters.seed = seed;
    parameters.width = 30 + static_cast<int>(seed % 20);
    parameters.branches = 3 + static_cast<int>(seed % 5);
    const Generation generation = generate(parameters, catalog);
    if (!std::holds_alternative<Generated>(generation)) continue;
    const Labyrinth& labyrinth = std::get<Generated>(generation).labyrinth;
    const Certificate proof = certificate(labyrinth);
    ASSERT_EQ(proof.why_not, "") << "seed " << seed;
    Barriers barriers(labyrinth);
    Carried carried;
    Position at = labyrinth.entrance;
    for (const Leg& leg : proof.legs) {
      EXPECT_EQ(leg.from, at);
      const int steps = steps_between(barriers, at, leg.to);
      const bool fight = std::holds_alternative<FightMain>(leg.what);
      EXPECT_EQ(leg.steps, fight ? std::max(steps - 1, 0) : steps) << "seed " << seed;
      EXPECT_GE(steps, 0);
      do_leg(leg, labyrinth, barriers, carried);
      at = leg.to;
    }
    EXPECT_TRUE(std::holds_alternative<FightMain>(proof.legs.back().what));
    EXPECT_TRUE(std::cmp_equal(proof.locks(), labyrinth.components.size() - 1));
    ++proved;
  }
  EXPECT_GT(proved, 450);
}

}  // namespace
}  // namespace katabasis
