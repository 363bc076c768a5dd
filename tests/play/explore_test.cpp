// Walking on by oneself: what lies there is taken, what is dark is looked into, doors are listened at first;
// and what is the player's to decide on is left to him.
#include "play/explore.h"

#include <gtest/gtest.h>

#include "labyrinth/generate.h"
#include "support/drawn_game.h"

namespace katabasis {
namespace {

using test::DrawnGame;

// Plays what explore() says until it stops, at most so many actions; the reason.
std::string explored(Game& game, int most = 400) {
  for (int i = 0; i < most; ++i) {
    const Exploration next = explore(game);
    if (!next.action) return next.reason;
    EXPECT_EQ(game.check(*next.action), std::nullopt);
    const Events events = game.play(*next.action);
    if (const auto reason = interruption(events, game)) return *reason;
  }
  return "never stopped";
}

Game game_in(const test::Sketch& sketch) {
  return Game(make_place(test::labyrinth_of(sketch), test::small_catalog()), "hoplite");
}
Game game_in(std::string_view drawing) {
  return game_in(test::Sketch{.drawing = drawing});
}

// Goes on after everything that is to be read or heard.
std::string explored_to_the_end(Game& game) {
  std::string reason;
  for (int i = 0; i < 20; ++i) {
    reason = explored(game);
    if (!reason.starts_with("Stopped:")) return reason;
  }
  return reason;
}

TEST(Explore, WhatLiesThereIsTaken) {
  Game game = game_in(R"(
    ########
    #@....!#
    #......#
    #..!...#
    ########)");
  const std::size_t before = game.inventory().size();
  EXPECT_EQ(explored(game), "Everything that can be reached is explored.");
  EXPECT_EQ(game.inventory().size(), before + 2);
}

// He wears as good a one, or has thrown it away.
TEST(Explore, SpareGearIsLeftWhereItLies) {
  Game game = game_in(R"(
    ########
    #@.....#
    #......#
    #../...#
    ########)");
  const std::size_t before = game.inventory().size();
  EXPECT_EQ(explored(game), "Everything that can be reached is explored.");
  EXPECT_EQ(game.inventory().size(), before);
}

TEST(Explore, ASilentRoomIsEntered) {
  Game game = game_in(R"(
    ##########
    #...##..!#
    #@..++...#
    #...##...#
    ##########)");
  const std::size_t before = game.inventory().size();
  EXPECT_EQ(explored_to_the_end(game), "Everything that can be reached is explored.");
  EXPECT_EQ(game.inventory().size(), before + 1);
  EXPECT_EQ(game.known().heard.size(), 1U) << "listened before the door was opened";
}

TEST(Explore, ADoorWithSomethingBehindIsLeftToThePlayer) {
  Game game = game_in(R"(
    ##########
    #...##...#
    #..@++.s.#
    #...##...#
    ##########)");
  EXPECT_EQ(explored(game),
            "Stopped: at the door ahead you hear a thin, wordless moan. Exploring on leaves it shut.");
  EXPECT_EQ(game.world().round, 1) << "nobody but the hero has moved";
  EXPECT_EQ(explored(game), "Something is behind this door: a thin, wordless moan. Open it or stay away.");
  EXPECT_EQ(game.known().doors[0]->state, DoorState::closed);
}

TEST(Explore, ItEndsBeforeTheDoorThatIsLeftAndNamesTheOthersByTheirWay) {
  Game game = game_in(R"(
    ###############
    #.m.##....##s.#
    #...++.@..++..#
    #...##....##..#
    ###############)");
  std::string reason;
  for (int i = 0; i < 6 && !reason.starts_with("Something"); ++i) reason = explored(game);
  ASSERT_TRUE(reason.starts_with("Something is behind this door: ")) << reason;
  EXPECT_NE(reason.find(" Still to do: "), std::string::npos) << reason;
  EXPECT_TRUE(reason.find("east, ") != std::string::npos || reason.find("west, ") != std::string::npos)
      << reason;
  EXPECT_TRUE(reason.ends_with(".")) << reason;
  const Hero& hero = game.world().hero;
  EXPECT_TRUE(game.place().door(hero.at, hero.facing)) << "he stands before it and looks at it";
}

TEST(Explore, ADoorAtWhichSomethingIsHeardIsNamedByItsSide) {
  Game game = game_in(R"(
    ##########
    #...##...#
    #..@++.s.#
    #...##...#
    ##########)");
  game.play(action::Step{Direction::east});
  ASSERT_EQ(game.check(action::Listen{}), std::nullopt);
  while (game.world().hero.facing != Direction::north) game.play(action::Turn{1});
  EXPECT_EQ(interruption(game.play(action::Listen{}), game),
            "Stopped: at the door to the right you hear a thin, wordless moan. Exploring on leaves it shut.");
}

TEST(Explore, AMonsterInViewForbidsItAndItIsSaidWhere) {
  Game game = game_in(R"(
    #########
    #s......#
    #.......#
    #.......#
    #...@...#
    #########)");
  while (game.world().hero.facing != Direction::east) game.play(action::Turn{1});
  const Exploration next = explore(game);
  EXPECT_FALSE(next.action);
  EXPECT_EQ(next.reason,
            "The shade is in view, behind to the left, 6 fields: no exploring until it is dealt with.");
  EXPECT_EQ(travel(game, {1, 2}).reason,
            "The shade is in view, behind to the left, 6 fields: no walking there until it is dealt with.");
}

TEST(Explore, OfSeveralMonstersTheNearestIsNamed) {
  Game game = game_in(R"(
    #########
    #s......#
    #.......#
    #...@..h#
    #########)");
  while (game.world().hero.facing != Direction::north) game.play(action::Turn{1});
  EXPECT_TRUE(explore(game).reason.starts_with("The hell hound is in view, to the right, 3 fields: "))
      << explore(game).reason;
}

constexpr std::string_view key_far_from_its_door = R"(
    ##########
    #..1##...#
    #...LL...#
    #@..##..!#
    ##########)";

TEST(Explore, TheKeyIsFetchedAndIsNotUsedUpUnasked) {
  Game game = game_in({.drawing = key_far_from_its_door, .components = {0, 1}});
  EXPECT_EQ(explored_to_the_end(game), "Here is the lock for your key 1: unlocking uses it up.");
  EXPECT_EQ(game.known().doors[0]->state, DoorState::locked);
  const Direction ahead = game.world().hero.facing;
  EXPECT_EQ(game.check(action::Unlock{ahead}), std::nullopt) << "he looks at the lock";
  game.play(action::Unlock{ahead});
  EXPECT_EQ(explored_to_the_end(game), "Everything that can be reached is explored.");
}

TEST(Explore, ARoomEnteredForTheFirstTimeEndsIt) {
  Game game = game_in(R"(
    ##########
    #...##..!#
    #@..++...#
    #...##...#
    ##########)");
  EXPECT_TRUE(explored(game).starts_with("Stopped: ")) << "it does not go through the door and on";
  EXPECT_EQ(game.inventory().size(), game_in("####\n#@.#\n####").inventory().size())
      << "the potion behind is not taken yet";
}

TEST(Explore, ALockedDoorWithoutItsKeyIsNamed) {
  Game game = game_in({.drawing = R"(
    ##########
    #...##..1#
    #...LL...#
    #@..##...#
    ##########)",
                       .components = {0, 1}});
  EXPECT_EQ(explored_to_the_end(game), "Only locked doors are left: key 1 is needed.");
}

TEST(Explore, DarkCornersAreLookedInto) {
  Game game = game_in(R"(
    ##############
    #@...........#
    #.##########.#
    #.##########.#
    #.##########.#
    #............#
    ##############)");
  EXPECT_EQ(explored(game), "Everything that can be reached is explored.");
  for (int x = 1; x <= 12; ++x) {
    EXPECT_NE((game.known().seen[{x, 1}]), 0) << x;
    EXPECT_NE((game.known().seen[{x, 5}]), 0) << x;
  }
}

// The same knowledge, another truth behind it: the same action.
TEST(Explore, WhatIsBehindAShutDoorDoesNotMatter) {
  Game empty = game_in(R"(
    ##########
    #...##...#
    #@..++...#
    #...##...#
    ##########)");
  Game full = game_in(R"(
    ##########
    #...##.m.#
    #@..++..!#
    #...##.1.#
    ##########)");
  int compared = 0;
  for (; compared < 40; ++compared) {
    const Exploration next = explore(empty);
    ASSERT_EQ(next.action, explore(full).action);
    ASSERT_TRUE(next.action);
    if (std::holds_alternative<action::Listen>(*next.action)) break;
    empty.play(*next.action);
    full.play(*next.action);
  }
  EXPECT_GE(compared, 3);
}

// Nobody is there: all doors are opened, all keys are found, and it ends.
TEST(Explore, AnEmptyLabyrinthIsExploredToItsEnd) {
  for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
    Generation made = generate(Parameters{.seed = seed}, test::small_catalog());
    ASSERT_TRUE(std::holds_alternative<Generated>(made)) << seed;
    Labyrinth labyrinth = std::get<Generated>(std::move(made)).labyrinth;
    labyrinth.monsters.clear();
    Game game(make_place(std::move(labyrinth), test::small_catalog()), "hoplite");
    std::string reason = "never stopped";
    for (int i = 0; i < 5000; ++i) {
      const Exploration next = explore(game);
      reason = next.reason;
      if (!next.action && reason.starts_with("Here is the lock")) {
        game.play(action::Unlock{game.world().hero.facing});
        continue;
      }
      if (!next.action) break;
      ASSERT_EQ(game.check(*next.action), std::nullopt);
      game.play(*next.action);
    }
    EXPECT_EQ(reason, "Everything that can be reached is explored.") << seed;
    for (std::size_t i = 0; i < game.known().doors.size(); ++i) {
      ASSERT_TRUE(game.known().doors[i]) << "seed " << seed << ", door " << i;
      EXPECT_NE(game.known().doors[i]->state, DoorState::locked) << "seed " << seed << ", door " << i;
    }
  }
}

TEST(Travel, GoesByAShortestWayAndLooksAhead) {
  Game game = game_in(R"(
    ########
    #@.....#
    #......#
    #......#
    ########)");
  int steps = 0;
  for (int i = 0; i < 40; ++i) {
    const Exploration next = travel(game, {6, 3});
    if (!next.action) {
      EXPECT_EQ(next.reason, "You are there.");
      break;
    }
    if (const auto* step = std::get_if<action::Step>(&*next.action)) {
      EXPECT_EQ(step->to, game.world().hero.facing);
      ++steps;
    }
    game.play(*next.action);
  }
  EXPECT_EQ(game.world().hero.at, (Position{6, 3}));
  EXPECT_EQ(steps, 7);
}

TEST(Approach, GoesOnWithAMonsterInViewAndUpToIt) {
  const Game game = game_in(R"(
    ########
    #@.....#
    #......#
    #....s.#
    ########)");
  EXPECT_FALSE(travel(game, {5, 3}).action);
  EXPECT_TRUE(approach(game, {5, 3}).action) << "to the monster itself";
  EXPECT_TRUE(approach(game, {6, 1}).action) << "past it";
}

TEST(Travel, NoWayLeadsThroughALockedDoor) {
  const Game game = game_in({.drawing = key_far_from_its_door, .components = {0, 1}});
  EXPECT_EQ(travel(game, {7, 2}).reason, "No way that you know leads there.");
}

TEST(Interruption, ByABlowAndByWhatIsToBeRead) {
  const Game game = game_in("####\n#@.#\n####");
  EXPECT_EQ(interruption({event::Message{"Halls of Hades."}}, game), "Stopped: there is something to read.");
  event::Attack blow{};
  blow.by = CreatureId{1};
  blow.on = hero_id;
  EXPECT_EQ(interruption({blow}, game), "Stopped: you are attacked.");
  EXPECT_EQ(interruption({event::Heard{DoorId{0}, {}}}, game), std::nullopt);
}

}  // namespace
}  // namespace katabasis
