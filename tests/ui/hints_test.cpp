// Each first hint has its moment, and comes once.
#include "ui/hints.h"

#include <gtest/gtest.h>

#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis {
namespace {

Game game_in(std::string_view drawing) {
  return Game(make_place(test::labyrinth_of(drawing), test::small_catalog()), "hoplite");
}

constexpr std::string_view plain_hall = R"(
    ######
    #@...#
    #....#
    #....#
    ######)";

TEST(Hints, OfTurnsAfterTheFirstOne) {
  Game game = game_in(plain_hall);
  EXPECT_EQ(due_hint(game, {}), nullptr);
  game.play(action::Turn{1});
  EXPECT_EQ(due_hint(game, {}), nullptr) << "turning is free";
  game.play(action::Step{Direction::east});
  const Hint* hint = due_hint(game, {});
  ASSERT_NE(hint, nullptr);
  EXPECT_EQ(hint->told, &Settings::told_of_turns);
}

TEST(Hints, OfListeningAtAShutDoor) {
  const Settings told{.told_of_turns = true};
  Game game = game_in(R"(
    ##########
    #...##...#
    #.@.++...#
    #...##...#
    ##########)");
  game.play(action::Step{Direction::east});
  EXPECT_EQ(due_hint(game, told), nullptr);
  game.play(action::Step{Direction::east});
  const Hint* hint = due_hint(game, told);
  ASSERT_NE(hint, nullptr);
  EXPECT_EQ(hint->told, &Settings::told_of_listening);
}

TEST(Hints, OfLocksWhenAKeyIsSeen) {
  const Settings told{.told_of_turns = true};
  const Game game = game_in(R"(
    ##########
    #..1##...#
    #@..LL...#
    #...##...#
    ##########)");
  const Hint* hint = due_hint(game, told);
  ASSERT_NE(hint, nullptr);
  EXPECT_EQ(hint->told, &Settings::told_of_doors);
}

TEST(Hints, OfLocksNotOfWhatLiesBehindButOfWhatIsCarried) {
  const Settings told{.told_of_turns = true};
  Game game = game_in(R"(
    ##########
    #.1.##...#
    #@..LL...#
    #...##...#
    ##########)");
  while (game.world().hero.facing != Direction::west) game.play(action::Turn{1});
  EXPECT_EQ(due_hint(game, told), nullptr);
  game.play(action::Step{Direction::north});
  game.play(action::Take{});
  ASSERT_FALSE(game.inventory().empty());
  const Hint* hint = due_hint(game, told);
  ASSERT_NE(hint, nullptr);
  EXPECT_EQ(hint->told, &Settings::told_of_doors);
}

TEST(Hints, OfListeningNotWhereThatIsDone) {
  const Settings told{.told_of_turns = true};
  Game game = game_in(R"(
    ##########
    #...##...#
    #..@++...#
    #...##...#
    ##########)");
  game.play(action::Step{Direction::east});
  ASSERT_NE(due_hint(game, told), nullptr);
  game.play(action::Listen{});
  EXPECT_EQ(due_hint(game, told), nullptr);
}

TEST(Hints, OfLocksAndListeningWaitUntilNoMonsterIsInView) {
  const Settings told{.told_of_turns = true};
  EXPECT_EQ(due_hint(game_in(R"(
    ##########
    #..1##...#
    #@.sLL...#
    #...##...#
    ##########)"),
                     told),
            nullptr);
}

TEST(Hints, OnceEver) {
  Game game = game_in(plain_hall);
  game.play(action::Wait{});
  EXPECT_EQ(due_hint(game, Settings{.told_of_turns = true, .told_of_doors = true, .told_of_listening = true}),
            nullptr);
}

}  // namespace
}  // namespace katabasis
