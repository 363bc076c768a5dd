// Where something is as the hero sees it, and which monster matters most.
#include "play/whereabouts.h"

#include <gtest/gtest.h>

#include "support/drawn_game.h"

namespace katabasis {
namespace {

TEST(Whereabouts, SidesGoByWhereTheHeroLooks) {
  const Position hero{5, 5};
  EXPECT_EQ(side_of(hero, Direction::north, {5, 2}), "ahead");
  EXPECT_EQ(side_of(hero, Direction::north, {4, 1}), "ahead to the left") << "who walks on passes it";
  EXPECT_EQ(side_of(hero, Direction::north, {6, 0}), "ahead") << "a row beside, far off";
  EXPECT_EQ(side_of(hero, Direction::south, {5, 2}), "behind you");
  EXPECT_EQ(side_of(hero, Direction::east, {5, 2}), "to the left");
  EXPECT_EQ(side_of(hero, Direction::west, {5, 2}), "to the right");
  EXPECT_EQ(side_of(hero, Direction::north, {3, 3}), "ahead to the left");
  EXPECT_EQ(side_of(hero, Direction::north, {6, 6}), "behind to the right");
  EXPECT_EQ(side_of(hero, Direction::north, hero), "here");
}

TEST(Whereabouts, CountFieldsAndSayWhatIsInReach) {
  Hero hero;
  hero.at = {5, 5};
  hero.facing = Direction::north;
  EXPECT_EQ(whereabouts(hero, {8, 8}), "behind to the right, 6 fields");
  EXPECT_EQ(whereabouts(hero, {4, 5}), "to the left, in reach");
}

TEST(Target, IsWhoStandsAheadElseTheNearest) {
  test::DrawnGame drawn(R"(
    ########
    #s.....#
    #..@..h#
    #...m..#
    ########)");
  drawn.change([](World& world) { world.hero.facing = Direction::east; });
  EXPECT_EQ(target_words(drawn.game()), "the minotaur is in view, ahead to the right, 2 fields");
  const test::DrawnGame empty("####\n#@.#\n####");
  EXPECT_EQ(target_of(empty.game()), nullptr);
  EXPECT_EQ(target_words(empty.game()), "");
}

}  // namespace
}  // namespace katabasis
