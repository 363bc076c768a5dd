// One key does the obvious thing ahead, and the prompt says beforehand which.
#include "ui/obvious.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/drawn_game.h"
#include "ui/wish.h"

namespace katabasis {
namespace {

// The hero stands at '@' and has turned to the east.
Game facing_east(std::string_view drawing) {
  Game game(make_place(test::labyrinth_of(drawing), test::small_catalog()), "hoplite");
  while (game.world().hero.facing != Direction::east) game.play(action::Turn{1});
  return game;
}

constexpr std::string_view shut_door = R"(
    ##########
    #...##...#
    #..@++...#
    #...##...#
    ##########)";

TEST(Obvious, AMonsterAheadIsAttacked) {
  const Game game = facing_east(R"(
    #######
    #.....#
    #.@s..#
    #.....#
    #######)");
  EXPECT_EQ(obvious(game), Action(action::Attack{Direction::east}));
  EXPECT_EQ(obvious_words(game), "attack the shade");
}

TEST(MonsterBeside, IsTurnedToByTheShortestWay) {
  const auto beside = [](std::string_view drawing) {
    const auto found = monster_beside(facing_east(drawing));
    return found ? fmt::format("{} {}", found->quarters, found->words) : "nobody";
  };
  EXPECT_EQ(beside("#######\n#.s...#\n#.@...#\n#.....#\n#######"), "3 turn to the shade") << "to the left";
  EXPECT_EQ(beside("#######\n#.....#\n#.@...#\n#.s...#\n#######"), "1 turn to the shade") << "to the right";
  EXPECT_EQ(beside("#######\n#.....#\n#s@...#\n#.....#\n#######"), "2 turn to the shade") << "behind";
  EXPECT_EQ(beside("#######\n#.s...#\n#.@s..#\n#.....#\n#######"), "nobody") << "one is ahead: strike";
  EXPECT_EQ(beside("#######\n#.....#\n#.@...#\n#...s.#\n#######"), "nobody") << "out of reach";
}

TEST(DoorBeside, IsTurnedToWhileItIsShut) {
  Game game = facing_east(shut_door);
  EXPECT_FALSE(door_beside(game)) << "it is a step away";
  game.play(action::Step{Direction::east});
  EXPECT_FALSE(door_beside(game)) << "it is ahead";
  const auto after = [&](const Action& action) {
    game.play(action);
    const auto found = door_beside(game);
    return found ? fmt::format("{} {}", found->quarters, found->words) : "nothing";
  };
  EXPECT_EQ(after(action::Turn{1}), "3 turn to the door");
  EXPECT_EQ(after(action::Turn{1}), "2 turn to the door");
  EXPECT_EQ(after(action::Turn{1}), "1 turn to the door");
  EXPECT_EQ(after(action::Open{Direction::east}), "nothing");
}

TEST(Obvious, AMonsterAsideIsLeftAlone) {
  const Game game = facing_east(R"(
    #######
    #.s...#
    #.@...#
    #.....#
    #######)");
  EXPECT_EQ(obvious(game), Action(action::Step{Direction::east}));
}

TEST(Obvious, WhatLiesAheadIsTaken) {
  const Game game = facing_east(R"(
    #######
    #.....#
    #.@/..#
    #.!...#
    #######)");
  const std::optional<Action> next = obvious(game);
  ASSERT_TRUE(next.has_value());
  const auto* take = std::get_if<action::Take>(&*next);
  ASSERT_NE(take, nullptr);
  EXPECT_EQ(take->items.size(), 1U) << "the potion to the south is not ahead";
  EXPECT_EQ(obvious_words(game), "take the kopis");
}

TEST(Obvious, AtAShutDoorOneListensOnceAndThenWalksThrough) {
  Game game = facing_east(shut_door);
  game.play(action::Step{Direction::east});
  EXPECT_EQ(obvious(game), Action(action::Listen{}));
  EXPECT_EQ(obvious_words(game), "listen at the door");
  game.play(action::Listen{});
  EXPECT_EQ(obvious(game), Action(action::Step{Direction::east}));
  EXPECT_EQ(obvious_words(game), "open the door and walk through");
  game.play(action::Open{Direction::east});
  EXPECT_EQ(obvious_words(game), "walk through the door");
}

TEST(Obvious, WhatWasHeardAFewRoundsAgoIsNotListenedAtAgain) {
  Game game = facing_east(shut_door);
  game.play(action::Step{Direction::east});
  game.play(action::Listen{});
  const int heard = game.world().round;
  while (game.world().round < heard + 3) game.play(action::Wait{});
  EXPECT_EQ(obvious(game), Action(action::Step{Direction::east}));
  while (game.world().round < heard + 30) game.play(action::Wait{});
  EXPECT_EQ(obvious(game), Action(action::Listen{})) << "that was long ago";
}

TEST(Obvious, TheWordsSayWhatWasHeardBehindTheDoor) {
  Game game = facing_east(R"(
    ##########
    #...##...#
    #..@++.s.#
    #...##...#
    ##########)");
  game.play(action::Step{Direction::east});
  game.play(action::Listen{});
  EXPECT_EQ(obvious_words(game), "open the door and walk through (heard: a thin, wordless moan)");
}

constexpr std::string_view locked_door = R"(
    ##########
    #...##...#
    #1.@LL...#
    #...##...#
    ##########)";

TEST(Obvious, ALockedDoorWithoutItsKeyIsListenedAtAndThenNamed) {
  Game game = facing_east(locked_door);
  game.play(action::Step{Direction::east});
  EXPECT_EQ(obvious(game), Action(action::Listen{}));
  game.play(action::Listen{});
  EXPECT_EQ(obvious(game), std::nullopt);
  EXPECT_EQ(obvious_words(game), "locked, key 1 is needed");
}

TEST(Obvious, ALockedDoorWithItsKeyIsUnlocked) {
  Game game = facing_east(locked_door);
  game.play(action::Step{Direction::west});
  game.play(action::Take{});
  game.play(action::Step{Direction::east});
  game.play(action::Step{Direction::east});
  EXPECT_EQ(obvious(game), Action(action::Unlock{Direction::east}));
  EXPECT_EQ(obvious_words(game), "unlock the door with key 1");
}

TEST(Obvious, BeforeAWallThereIsNothing) {
  const Game game = facing_east(R"(
    #####
    #..@#
    #...#
    #...#
    #####)");
  EXPECT_EQ(obvious(game), std::nullopt);
  EXPECT_EQ(obvious_words(game), "a wall");
}

TEST(Obvious, BeforeTheStairsItSaysWhyThereIsNoWayUp) {
  const Game game = facing_east(R"(
    ########
    #......#
    #......#
    #.....@#
    #......#
    #......#
    ########)");
  EXPECT_EQ(obvious(game), std::nullopt);
  EXPECT_EQ(obvious_words(game), "the stairs; not without Persephone");
}

TEST(Obvious, IsAlwaysPossibleWhereverTheHeroWalks) {
  Game game = facing_east(R"(
    ##########
    #...##...#
    #!.@++.s.#
    #../##...#
    ##########)");
  int seen = 0;
  for (int i = 0; i < 60 && game.world().status == Status::playing; ++i) {
    if (const auto action = obvious(game)) {
      EXPECT_EQ(game.check(*action), std::nullopt);
      game.play(*action);
      ++seen;
    } else {
      game.play(action::Turn{1});
    }
  }
  EXPECT_GT(seen, 10);
}

TEST(Wish, SleepThatHealsNothingIsTold) {
  test::DrawnGame drawn("######\n#.@..#\n#....#\n#....#\n######");
  const int half = drawn.game().hero_max_life() / 2;
  const auto words_at = [&](int life) {
    drawn.change([life](World& world) { world.hero.life = life; });
    return vain_sleep_words(drawn.game());
  };
  EXPECT_EQ(words_at(half - 1), "");
  EXPECT_EQ(words_at(half),
            fmt::format("Sleep heals up to {} of your life: press again to let the round pass all the same.",
                        half));
}

TEST(Wish, TheDoorKeyOpensAndCloses) {
  Game game = facing_east(shut_door);
  EXPECT_EQ(action_for(Wish::door, game), std::nullopt);
  game.play(action::Step{Direction::east});
  EXPECT_EQ(action_for(Wish::door, game), Action(action::Open{Direction::east}));
  game.play(action::Open{Direction::east});
  EXPECT_EQ(action_for(Wish::door, game), Action(action::Close{Direction::east}));
}

TEST(Wish, ADoorOneOrTwoStepsAheadIsSoonThere) {
  // The door is between its two fields.
  Game game = facing_east(R"(
    ##########
    #...##...#
    #@..++...#
    #...##...#
    ##########)");
  EXPECT_FALSE(door_soon_ahead(game)) << "three steps";
  game.play(action::Step{Direction::east});
  EXPECT_TRUE(door_soon_ahead(game));
  game.play(action::Step{Direction::east});
  EXPECT_TRUE(door_soon_ahead(game));
  game.play(action::Step{Direction::east});
  EXPECT_FALSE(door_soon_ahead(game)) << "it is here";
}

TEST(Wish, StepsGoByWhereTheHeroLooks) {
  const Game game = facing_east(R"(
    #####
    #...#
    #.@.#
    #...#
    #####)");
  EXPECT_EQ(action_for(Wish::forward, game), Action(action::Step{Direction::east}));
  EXPECT_EQ(action_for(Wish::back, game), Action(action::Step{Direction::west}));
  EXPECT_EQ(action_for(Wish::step_left, game), Action(action::Step{Direction::north}));
  EXPECT_EQ(action_for(Wish::step_right, game), Action(action::Step{Direction::south}));
}

constexpr std::string_view with_nectar = R"(
    #####
    #...#
    #.@!#
    #...#
    #####)";

TEST(Wish, ADraughtThatWouldBeWastedInPartIsToldBefore) {
  test::DrawnGame drawn(with_nectar);
  drawn.change([](World& world) { world.hero.life -= 3; });
  EXPECT_EQ(waste_words(drawn.game()), "") << "there is none to waste";
  drawn.play("take");
  EXPECT_EQ(waste_words(drawn.game()),
            "The nectar heals 12, you lack 3: press again to drink it all the same.");
  EXPECT_TRUE(action_for(Wish::drink, drawn.game()));
}

TEST(Wish, TheUnhurtDoNotDrink) {
  test::DrawnGame drawn(with_nectar);
  drawn.play("take");
  EXPECT_EQ(waste_words(drawn.game()), "You are unhurt: it would be wasted.");
  EXPECT_EQ(action_for(Wish::drink, drawn.game()), std::nullopt);
}

TEST(Wish, WithoutAPotionThereIsNothingToDrink) {
  const Game game = facing_east(R"(
    #####
    #...#
    #.@.#
    #...#
    #####)");
  EXPECT_EQ(action_for(Wish::drink, game), std::nullopt);
}

}  // namespace
}  // namespace katabasis
