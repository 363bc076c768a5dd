#include "labyrinth/solver.h"

#include <gtest/gtest.h>

#include "support/ascii_map.h"

namespace katabasis {
namespace {

std::string words(const Solution& solution) {
  std::string text;
  for (const SolutionStep& step : solution.steps) {
    if (const auto* take = std::get_if<TakeKey>(&step))
      text += "take " + std::to_string(take->key.value) + ", ";
    if (const auto* lock = std::get_if<UnlockDoor>(&step))
      text += "door " + std::to_string(lock->door.value) + ", ";
  }
  return text;
}

TEST(Solve, WalksThroughOpenAndClosedDoors) {
  const Solution solution = solve(test::labyrinth_of(R"(
    ###############
    #...##...##...#
    #.@.||...++...#
    #...##...##...#
    ###############)"));
  EXPECT_TRUE(solution.complete());
  EXPECT_TRUE(solution.steps.empty());
}

TEST(Solve, StopsAtALockedDoorWithoutAKey) {
  const Solution solution = solve(test::labyrinth_of(R"(
    ##########
    #...##...#
    #.@.LL...#
    #...##...#
    ##########)"));
  EXPECT_FALSE(solution.complete());
  EXPECT_EQ(solution.unreached, 10);
  EXPECT_EQ(solution.first_unreached, (Position{6, 1}));
  EXPECT_EQ(solution.unopened, std::vector<DoorId>{DoorId{0}});
}

TEST(Solve, CannotTakeAKeyFromBehindItsDoor) {
  EXPECT_FALSE(solve(test::labyrinth_of(R"(
    ##########
    #...##...#
    #.@.LL.1.#
    #...##...#
    ##########)"))
                   .complete());
}

// Door 0 has key 1, door 1 has key 2, door 2 has key 3: the keys lead from east to west.
TEST(Solve, FindsTheOrderOfKeysAndDoors) {
  const Solution solution = solve(test::labyrinth_of(R"(
    ####################
    #...##...##...##...#
    #...LL.1.LL@3.LL.2.#
    #...##...##...##...#
    ####################)"));
  EXPECT_TRUE(solution.complete());
  EXPECT_EQ(words(solution), "take 3, door 2, take 2, door 1, take 1, door 0, ");
  const auto& unlock = std::get<UnlockDoor>(solution.steps[1]);
  EXPECT_EQ(unlock.from, (Position{14, 2}));
  EXPECT_EQ(unlock.key, KeyId{3});
  EXPECT_EQ(std::get<TakeKey>(solution.steps[0]).at, (Position{12, 2}));
}

TEST(Solve, SeesThatTwoKeysLieBehindEachOthersDoors) {
  const Solution solution = solve(test::labyrinth_of(R"(
    ###############
    #...##...##...#
    #.2.LL.@.LL.1.#
    #...##...##...#
    ###############)"));
  EXPECT_EQ(solution.unopened.size(), 2u);
  EXPECT_TRUE(solution.steps.empty());
}

TEST(Solve, UsesAKeyOnlyOnce) {
  Labyrinth labyrinth = test::labyrinth_of(R"(
    ###############
    #...##...##...#
    #...LL1@.LL...#
    #...##...##...#
    ###############)");
  labyrinth.doors[1].key = labyrinth.doors[0].key;
  EXPECT_EQ(solve(labyrinth).unopened.size(), 1u);
}

TEST(Solve, FindsAPocketBehindWalls) {
  const Solution solution = solve(test::labyrinth_of({R"(
    #########
    #.@.#...#
    #...#.###
    #...#####
    #########)",
                                                      {{0, 0, 9, 5}}}));
  EXPECT_EQ(solution.unreached, 4);
}

TEST(Solve, ReachesNothingFromAnEntranceInAWall) {
  Labyrinth labyrinth = test::labyrinth_of(R"(
    #####
    #...#
    #...#
    #####)");
  labyrinth.entrance = {0, 0};
  EXPECT_EQ(solve(labyrinth).unreached, 6);
}

}  // namespace
}  // namespace katabasis
