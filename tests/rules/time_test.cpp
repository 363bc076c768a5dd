// Turns and rounds.
#include <gtest/gtest.h>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view alone = R"(
    #####
    #...#
    #.@.#
    #...#
    #####)";

// The monster is shut in behind a closed door.
constexpr std::string_view with_shade = R"(
    ##########
    #...##...#
    #@..++..s#
    #...##...#
    ##########)";

TEST(Time, OpensInRoundOneWithAllTurnsLeft) {
  const DrawnGame drawn(alone);
  EXPECT_EQ(drawn.world().round, 1);
  EXPECT_EQ(drawn.world().turn, 0);
  EXPECT_EQ(drawn.game().turns_left(), 5);
  EXPECT_EQ(drawn.world().status, Status::playing);
}

TEST(Time, EachActionTakesATurnAndTheLastOneEndsTheRound) {
  DrawnGame drawn(alone);
  for (int turn = 1; turn < 5; ++turn) {
    EXPECT_EQ(kinds(drawn.play("wait")), "");
    EXPECT_EQ(drawn.world().turn, turn);
  }
  const Events events = drawn.play("wait");
  EXPECT_EQ(kinds(events), "round");
  EXPECT_EQ(only<event::Round>(events)[0].round, 2);
  EXPECT_EQ(drawn.world().round, 2);
  EXPECT_EQ(drawn.world().turn, 0);
  EXPECT_EQ(drawn.game().turns_left(), 5);
}

TEST(Time, MonstersWaitForTheEndOfTheHerosRound) {
  DrawnGame drawn(with_shade);
  drawn.play("wait\nwait\nwait\nwait");
  EXPECT_EQ(drawn.monster(1).at, (Position{8, 2}));
  EXPECT_EQ(drawn.world().choices.draws(), 0u);
  drawn.play("wait");
  EXPECT_GE(drawn.world().choices.draws(), 2u) << "a monster of level 1 has two turns";
}

TEST(Time, AHeroHasATurnMoreAtSomeLevels) {
  const auto turns_at = [](int level) {
    Labyrinth labyrinth = labyrinth_of(alone);
    labyrinth.parameters.level = level;
    return Game(make_place(labyrinth, small_catalog()), "hoplite").turns_left();
  };
  EXPECT_EQ(turns_at(1), 5);
  EXPECT_EQ(turns_at(2), 5);
  EXPECT_EQ(turns_at(3), 6);
  EXPECT_EQ(turns_at(4), 6);
  EXPECT_EQ(turns_at(5), 7);
  EXPECT_EQ(turns_at(7), 8);
  EXPECT_EQ(turns_at(9), 9);
}

TEST(Time, RefusedActionsTakeNoTurnAndChangeNothing) {
  const DrawnGame drawn(alone);
  const std::uint64_t before = drawn.game().hash();
  for (const char* const words : {"open north", "close north", "unlock north", "attack north", "listen",
                                  "take", "drop 99", "use 1", "equip 99"}) {
    EXPECT_NE(drawn.refusal(words), std::nullopt) << words;
  }
  EXPECT_EQ(drawn.game().hash(), before);
}

}  // namespace
}  // namespace katabasis::test
