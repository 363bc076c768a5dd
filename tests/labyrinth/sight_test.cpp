#include "labyrinth/sight.h"

#include <gtest/gtest.h>

#include <string>

#include "support/ascii_map.h"

namespace katabasis {
namespace {

using test::barriers_of;
using test::position_of;
using test::positions_in;
using test::trimmed;

View view_from(const Barriers& barriers, Position eye, int radius) {
  View view;
  view.look(barriers, eye, radius);
  return view;
}

// --- pictures: what '@' sees; ',' is a field not in view

std::string seen_in(std::string_view drawing, int radius = 20) {
  const Barriers barriers = barriers_of(drawing);
  const Position eye = position_of(drawing, '@');
  const View view = view_from(barriers, eye, radius);
  std::string picture;
  for (const Position at : positions_in(barriers.size())) {
    if (at.x == 0 && at.y > 0) picture += '\n';
    picture += at == eye ? '@' : !view.sees(at) ? ',' : barriers.is_free(at) ? '.' : '#';
  }
  return picture;
}

TEST(Sight, AWholeRoomWithItsWallsIsInView) {
  constexpr std::string_view room = R"(
    #######
    #.....#
    #..@..#
    #.....#
    #######)";
  EXPECT_EQ(seen_in(room), trimmed(room));
}

TEST(Sight, APillarThrowsAGrowingShadow) {
  EXPECT_EQ(seen_in(R"(
    ###########
    #.........#
    #.........#
    #@.#......#
    #.........#
    #.........#
    ###########)"),
            trimmed(R"(
    ###########
    #.........#
    #.....,,,,,
    #@.#,,,,,,,
    #.....,,,,,
    #.........#
    ###########)"));
}

TEST(Sight, NothingLeaksThroughAWall) {
  EXPECT_EQ(seen_in(R"(
    ###########
    #....#....#
    #.@..#....#
    #....#....#
    ###########)"),
            trimmed(R"(
    ######,,,,,
    #....#,,,,,
    #.@..#,,,,,
    #....#,,,,,
    ######,,,,,)"));
}

TEST(Sight, BetweenTwoWallsThatTouchAtTheirCornersAWideningBeamPasses) {
  EXPECT_EQ(seen_in(R"(
    @#...
    #....
    .....
    .....)"),
            trimmed(R"(
    @#,,,
    #..,,
    ,....
    ,,...)"));
}

TEST(Sight, AroundACornerTheNextFieldIsInViewAndNoneBehindIt) {
  EXPECT_EQ(seen_in(R"(
    #######
    ###...#
    ###.###
    #@..###
    #######)"),
            trimmed(R"(
    ,,,,,,,
    ,,,,,,,
    ###.#,,
    #@..#,,
    #####,,)"));
}

TEST(Sight, TheRadiusIsMeasuredFromCentreToCentre) {
  EXPECT_EQ(seen_in(R"(
    .........
    .........
    .........
    .........
    ....@....
    .........
    .........
    .........
    .........)",
                    3),
            trimmed(R"(
    ,,,,,,,,,
    ,,,,.,,,,
    ,,.....,,
    ,,.....,,
    ,...@...,
    ,,.....,,
    ,,.....,,
    ,,,,.,,,,
    ,,,,,,,,,)"));
}

TEST(Sight, AnOpenDoorIsNothing) {
  EXPECT_EQ(seen_in(R"(
    ##########
    #...##...#
    #@..||...#
    #...##...#
    ##########)"),
            trimmed(R"(
    #####,,,,,
    #...##,,,#
    #@.......#
    #...##,,,#
    #####,,,,,)"));
}

TEST(Sight, BehindAClosedDoorNothingIsInView) {
  EXPECT_EQ(seen_in(R"(
    ##########
    #...##...#
    #@..++...#
    #...##...#
    ##########)"),
            trimmed(R"(
    #####,,,,,
    #...##,,,,
    #@...,,,,,
    #...##,,,,
    #####,,,,,)"));
}

TEST(Sight, BehindALockedDoorNothingIsInView) {
  EXPECT_EQ(seen_in(R"(
    #####
    #...#
    ##L##
    ##L##
    #...#
    #.@.#
    #####)"),
            trimmed(R"(
    ,,,,,
    ,,,,,
    ,#,#,
    ##.##
    #...#
    #.@.#
    #####)"));
}

TEST(Sight, InAShutDoorwayTheFarSideStaysHidden) {
  const Barriers barriers = barriers_of(R"(
    ##########
    #...##...#
    #...++...#
    #...##...#
    ##########)");
  const View view = view_from(barriers, {4, 2}, 20);
  EXPECT_TRUE(view.sees({3, 2}));
  for (const Position at : positions_in(barriers.size())) {
    if (at.x >= 5 && barriers.is_free(at)) {
      EXPECT_FALSE(view.sees(at)) << at.x << ' ' << at.y;
    }
  }
}

TEST(Sight, ADoorThatOpensLetsTheNextLookThrough) {
  Barriers barriers = barriers_of(R"(
    ##########
    #...##...#
    #...++...#
    #...##...#
    ##########)");
  const Door door{{}, {4, 2}, {}, {5, 2}, DoorState::closed, {}};
  View view;
  for (const DoorState state : {DoorState::closed, DoorState::open, DoorState::locked, DoorState::open}) {
    barriers.set_door(door, state);
    for (const auto& [eye, target] : {std::pair{Position{1, 2}, Position{8, 2}}, {{8, 2}, {1, 2}}}) {
      view.look(barriers, eye, 20);
      EXPECT_EQ(view.sees(target), state == DoorState::open);
    }
  }
}

// --- light and the list of fields

TEST(Sight, LightFallsFrom255AtTheEyeTo1AtTheRadius) {
  EXPECT_EQ(light_at(0, 8), 255);
  EXPECT_EQ(light_at(1, 8), 247);   // 254 · 63² / 64² = 246.1
  EXPECT_EQ(light_at(16, 8), 143);  // 254 · 48² / 64² = 142.9
  EXPECT_EQ(light_at(32, 8), 64);   // 254 · 32² / 64² = 63.5
  EXPECT_EQ(light_at(63, 8), 1);
  EXPECT_EQ(light_at(64, 8), 1);
  EXPECT_EQ(light_at(0, 0), 255);
  for (const int radius : {1, 2, 8, 64, 200}) {
    EXPECT_EQ(light_at(0, radius), 255);
    EXPECT_EQ(light_at(radius * radius, radius), 1);
  }
}

TEST(Sight, TheFieldsInViewComeRowByRowWithTheirLight) {
  const Barriers barriers = barriers_of(R"(
    #####
    #...#
    #####)");
  const View view = view_from(barriers, {1, 1}, 2);
  const std::vector<LitField> fields(view.begin(), view.end());
  // Of 4 = radius²: squared distance 0 is 255, 1: 1 + ⌊254 · 9/16⌋, 2: 1 + ⌊254 · 4/16⌋, 4: 1.
  const std::vector<LitField> expected{{{0, 0}, 64},  {{1, 0}, 143}, {{2, 0}, 64}, {{0, 1}, 143},
                                       {{1, 1}, 255}, {{2, 1}, 143}, {{3, 1}, 1},  {{0, 2}, 64},
                                       {{1, 2}, 143}, {{2, 2}, 64}};
  EXPECT_EQ(fields, expected);
}

TEST(Sight, WithoutRadiusOnlyTheEyeIsInView) {
  const Barriers barriers = barriers_of("...\n...\n...");
  const View view = view_from(barriers, {1, 1}, 0);
  EXPECT_EQ(std::vector(view.begin(), view.end()), (std::vector<LitField>{{{1, 1}, 255}}));
}

TEST(Sight, BeforeTheFirstLookNothingIsInView) {
  const View view;
  EXPECT_FALSE(view.sees({0, 0}));
  EXPECT_EQ(view.light({0, 0}), 0);
  EXPECT_EQ(view.begin(), view.end());
}

TEST(Sight, BeyondTheEdgeOfTheMapNothingIsInView) {
  const Barriers barriers = barriers_of("....\n....");
  const View view = view_from(barriers, {3, 0}, 5);
  for (const LitField field : view) EXPECT_TRUE(barriers.contains(field.at));
  EXPECT_EQ(std::distance(view.begin(), view.end()), 8);
  for (const Position outside : {Position{4, 0}, {3, -1}, {-1, 0}, {3, 2}, {1000, 1000}, {-1000, 0}}) {
    EXPECT_FALSE(view.sees(outside));
    EXPECT_EQ(view.light(outside), 0);
  }
}

}  // namespace
}  // namespace katabasis
