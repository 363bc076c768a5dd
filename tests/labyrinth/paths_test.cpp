#include "labyrinth/paths.h"

#include <gtest/gtest.h>

#include <string>

#include "support/ascii_map.h"

namespace katabasis {
namespace {

using test::barriers_of;
using test::position_of;
using test::positions_in;
using test::positions_of;
using test::trimmed;

template <typename LetterAt>
std::string drawn(Size size, LetterAt letter_at) {
  std::string picture;
  for (const Position at : positions_in(size)) {
    if (at.x == 0 && at.y > 0) picture += '\n';
    picture += letter_at(at);
  }
  return picture;
}

// --- pictures: the steps from the nearest '@' (their last digit); '.' is free and not reached

std::string picture_of(const Distances& distances, const Barriers& barriers) {
  return drawn(barriers.size(), [&](Position at) {
    if (distances[at] != Distances::unreached) return static_cast<char>('0' + distances[at] % 10);
    return barriers.is_free(at) ? '.' : '#';
  });
}

template <typename Admits = EveryField>
std::string steps_in(std::string_view drawing, int limit = 1000, Admits admits = {}) {
  const Barriers barriers = barriers_of(drawing);
  Distances distances;
  Wave(distances, barriers, positions_of(drawing, '@'), admits).spread(limit);
  return picture_of(distances, barriers);
}

TEST(Paths, StepsGoAroundWallsAndNeverAcrossCorners) {
  EXPECT_EQ(steps_in(R"(
    #######
    #@..#.#
    ###.#.#
    #.....#
    #.#####
    ##.####)"),
            trimmed(R"(
    #######
    #012#8#
    ###3#7#
    #65456#
    #7#####
    ##.####)"));
}

TEST(Paths, TheEdgeOfTheMapIsAWall) {
  EXPECT_EQ(steps_in(R"(
    @...
    ##..
    ....)"),
            trimmed(R"(
    0123
    ##34
    6545)"));
}

TEST(Paths, TheNearestOfManyStartsCounts) {
  EXPECT_EQ(steps_in("@.....@"), "0123210");
  EXPECT_EQ(steps_in("@@..@"), "00110");
}

TEST(Paths, ClosedAndOpenDoorsCanBePassedAndLockedOnesCannot) {
  EXPECT_EQ(steps_in("#@.++..||.#"), "#012345678#");
  EXPECT_EQ(steps_in("#@.LL..#"), "#012...#");
  EXPECT_EQ(steps_in(R"(
    #######
    #@.LL.#
    #.....#
    #######)"),
            trimmed(R"(
    #######
    #01256#
    #12345#
    #######)"))
      << "the way behind the locked door leads around it";
}

TEST(Paths, AWaveCanBeLimitedInSteps) {
  EXPECT_EQ(steps_in(R"(
    .......
    .......
    ...@...
    .......
    .......)",
                     2),
            trimmed(R"(
    ...2...
    ..212..
    .21012.
    ..212..
    ...2...)"));
  EXPECT_EQ(steps_in(".@.", 0), ".0.");
}

TEST(Paths, AWaveStaysOnTheFieldsItIsAdmittedTo) {
  const auto left_of_column_4 = [](Position at) { return at.x < 4; };
  EXPECT_EQ(steps_in(R"(
    ......
    .##@..
    ......)",
                     1000, left_of_column_4),
            trimmed(R"(
    4321..
    5##0..
    4321..)"));
}

TEST(Paths, AStartIsNotAskedWhetherItIsAdmitted) {
  EXPECT_EQ(steps_in("..@..", 1000, [](Position at) { return at.x < 2; }), "210..");
}

TEST(Paths, WallsAndWhatIsOutsideAreNoStarts) {
  const Barriers barriers = barriers_of("..#");
  Distances distances;
  Wave(distances, barriers, std::vector<Position>{{2, 0}, {-1, 0}, {0, 1}, {5, 5}}).spread();
  EXPECT_EQ(picture_of(distances, barriers), "..#");
}

TEST(Paths, BeforeAnyWaveNothingIsReached) {
  const Distances distances;
  EXPECT_EQ((distances[{0, 0}]), Distances::unreached);
}

TEST(Paths, OutsideOfTheMapIsNotReached) {
  const Barriers barriers = barriers_of("@.\n..");
  Distances distances;
  Wave(distances, barriers, Position{0, 0}).spread();
  for (const Position outside : {Position{-1, 0}, {0, -1}, {2, 0}, {0, 2}, {-1, 1}, {1000, 0}}) {
    EXPECT_EQ(distances[outside], Distances::unreached);
  }
}

// --- as far as needed

TEST(Paths, AWaveStopsAtTheFieldThatIsWanted) {
  constexpr std::string_view drawing = R"(
    .........
    .........
    .........
    .........
    ....@.a..
    .........
    .........
    .........
    .........)";
  const Barriers barriers = barriers_of(drawing);
  Distances distances;
  Wave wave(distances, barriers, position_of(drawing, '@'));
  EXPECT_EQ(wave.reach(position_of(drawing, 'a')), 2);
  for (const Position at : positions_in(barriers.size())) EXPECT_LE(distances[at], 2);
  EXPECT_EQ(wave.reach({4, 4}), 0);
  EXPECT_EQ(wave.reach({0, 0}), 8);
  EXPECT_EQ(wave.reach({5, 4}), 1) << "what is reached once is answered again";
}

TEST(Paths, WhatCannotBeReachedIsTold) {
  const Barriers barriers = barriers_of(R"(
    #########
    #..#..LL#
    #########)");
  Distances distances;
  Wave wave(distances, barriers, Position{4, 1});
  EXPECT_EQ(wave.reach({5, 1}), 1);
  EXPECT_EQ(wave.reach({6, 1}), 2);
  EXPECT_EQ(wave.reach({7, 1}), std::nullopt) << "behind the locked door";
  EXPECT_EQ(wave.reach({1, 1}), std::nullopt) << "walled off";
  EXPECT_EQ(wave.reach({3, 1}), std::nullopt) << "a wall";
  EXPECT_EQ(wave.reach({-5, 90}), std::nullopt) << "outside";
}

TEST(Paths, GoingOnLaterGivesTheSameAsGoingAtOnce) {
  const Barriers barriers = barriers_of(R"(
    ...#.....
    .#.#.###.
    .#...#...
    .#####.#.
    .........)");
  Distances at_once;
  Wave(at_once, barriers, Position{2, 2}).spread();
  Distances bit_by_bit;
  Wave wave(bit_by_bit, barriers, Position{2, 2});
  wave.spread(1);
  wave.reach({4, 1});
  wave.spread(6);
  wave.reach({0, 0});
  wave.spread();
  EXPECT_EQ(picture_of(bit_by_bit, barriers), picture_of(at_once, barriers));
}

// --- the next step

std::string next_steps_in(std::string_view drawing) {
  const Barriers barriers = barriers_of(drawing);
  Distances distances;
  Wave(distances, barriers, positions_of(drawing, '@')).spread();
  return drawn(barriers.size(), [&](Position at) {
    const auto step = next_step(distances, barriers, at);
    return step ? "NESW"[static_cast<int>(*step)] : barriers.is_free(at) ? '.' : '#';
  });
}

TEST(Paths, AmongEquallyShortWaysNorthComesFirstThenEastSouthWest) {
  EXPECT_EQ(next_steps_in(R"(
    .....
    .....
    ..@..
    .....
    .....)"),
            trimmed(R"(
    EESSS
    EESSS
    EE.WW
    NNNNN
    NNNNN)"));
}

TEST(Paths, FromStartsAndFromWhatIsNotReachedThereIsNoStep) {
  EXPECT_EQ(next_steps_in(".@#..#"), "E.#..#");
}

TEST(Paths, NoStepGoesThroughALockedDoor) {
  EXPECT_EQ(next_steps_in(R"(
    .LL.
    ..@.)"),
            trimmed(R"(
    ESSS
    EE.W)"));
}

// --- a way from one field to another

std::string way_in(std::string_view drawing, bool closed_rooms = false) {
  const Barriers barriers = barriers_of(drawing);
  Distances distances;
  const auto admits = [&](Position at) { return !closed_rooms || at.y == 0; };
  const auto way = path(distances, barriers, position_of(drawing, '@'), position_of(drawing, 'a'), admits);
  if (!way) return "none";
  std::string letters;
  for (const Direction step : *way) letters += "NESW"[static_cast<int>(step)];
  return letters;
}

TEST(Paths, AWayIsGivenStepByStep) {
  EXPECT_EQ(way_in("@..a"), "EEE");
  EXPECT_EQ(way_in(R"(
    #a.#
    ##.#
    @..#)"),
            "EENNW");
  EXPECT_EQ(way_in("@#a"), "none");
  EXPECT_EQ(way_in("@LLa"), "none");
  EXPECT_EQ(way_in("@++a"), "EEE");
}

TEST(Paths, AWayGoesOnlyOverAdmittedFieldsButMayBeginAnywhere) {
  EXPECT_EQ(way_in("...\n@#a"), "NEES");
  EXPECT_EQ(way_in("...\n@#a", true), "none") << "its end is not admitted";
  EXPECT_EQ(way_in("..a\n@#.", true), "NEE");
}

TEST(Paths, ToWhereOneStandsThereIsNothingToGo) {
  const Barriers barriers = barriers_of("..");
  Distances distances;
  EXPECT_EQ(path(distances, barriers, {1, 0}, {1, 0}), std::vector<Direction>{});
}

}  // namespace
}  // namespace katabasis
