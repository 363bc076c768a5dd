// Walking on by oneself stops where something is seen for the first time that one would look at.
#include "play/discovery.h"

#include <gtest/gtest.h>

#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis {
namespace {

// A corner hides what lies at the end of the eastern corridor; the hero has stepped to where he sees it.
std::optional<std::string> found_round_the_corner(std::string_view drawing, bool exploring = true) {
  Game game(make_place(test::labyrinth_of(drawing), test::small_catalog()), "hoplite");
  const Discovery before(game);
  EXPECT_EQ(before.since(game), std::nullopt) << "nothing has happened";
  while (game.world().hero.facing != Direction::south) game.play(action::Turn{1});
  EXPECT_EQ(game.check(action::Step{Direction::south}), std::nullopt);
  game.play(action::Step{Direction::south});
  return exploring ? before.since(game) : before.alarm(game);
}

TEST(Discovery, AKeySeenForTheFirstTime) {
  EXPECT_EQ(found_round_the_corner(R"(
    #########
    #@#######
    #......1#
    #########)"),
            "Stopped: you see key 1, to the left, 6 fields.");
}

TEST(Discovery, OfMonstersThatComeIntoViewTheNearest) {
  EXPECT_EQ(found_round_the_corner(R"(
    #########
    #@#######
    #.....hs#
    #########)"),
            "Stopped: the hell hound is in view, to the left, 5 fields.");
}

TEST(Discovery, ALockedDoorAndWhereItIs) {
  EXPECT_EQ(found_round_the_corner(R"(
    ##########
    #@########
    #....LL..#
    ##########)"),
            "Stopped: a locked door, for key 1, to the left, 5 fields.");
}

TEST(Discovery, WhoHasAPlaceToGoToStopsForMonstersAlone) {
  constexpr bool exploring = false;
  EXPECT_EQ(found_round_the_corner(R"(
    ##########
    #@########
    #...1LL..#
    ##########)",
                                   exploring),
            std::nullopt);
  EXPECT_EQ(found_round_the_corner(R"(
    #########
    #@#######
    #.....hs#
    #########)",
                                   exploring),
            "Stopped: the hell hound is in view, to the left, 5 fields.");
}

TEST(Discovery, BareFloorIsNone) {
  EXPECT_EQ(found_round_the_corner(R"(
    #########
    #@#######
    #.......#
    #########)"),
            std::nullopt);
}

TEST(Discovery, APotionIsTakenOnTheWay) {
  EXPECT_EQ(found_round_the_corner(R"(
    #########
    #@#######
    #......!#
    #########)"),
            std::nullopt);
}

}  // namespace
}  // namespace katabasis
