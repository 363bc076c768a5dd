#include "scene/stairs.h"

#include <gtest/gtest.h>

#include "labyrinth/generate.h"
#include "labyrinth/sight.h"
#include "scene/decor.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

std::optional<Stairs> stairs_in(std::string_view drawing) {
  return stairs_of(*make_place(labyrinth_of(drawing), small_catalog()));
}

TEST(StairsInTheRock, AreBehindAWallOfTheEntrance) {
  EXPECT_EQ(stairs_in(R"(
    #######
    #..@..#
    #.....#
    #.....#
    #######)"),
            (Stairs{{3, 1}, Direction::north}));
  EXPECT_EQ(stairs_in(R"(
    #######
    #.....#
    #.....#
    #....@#
    #.....#
    #.....#
    #######)"),
            (Stairs{{5, 3}, Direction::east}));
}

TEST(StairsInTheRock, ElseBehindTheNearestWallInView) {
  EXPECT_EQ(stairs_in(R"(
    ##########
    #........#
    #........#
    #........#
    #...@....#
    #........#
    ##########)"),
            (Stairs{{4, 5}, Direction::south}));
}

TEST(StairsInTheRock, KeepAwayFromCornersAndDoors) {
  EXPECT_EQ(stairs_in(R"(
    #######
    #@....#
    #.....#
    #.....#
    #######)"),
            (Stairs{{2, 1}, Direction::north}))
      << "columns stand in corners";
  EXPECT_EQ(stairs_in(R"(
    ############
    #..@.##....#
    #....++....#
    #....##....#
    #....##....#
    ############)"),
            (Stairs{{3, 1}, Direction::north}));
  EXPECT_EQ(stairs_in(R"(
    ############
    #...@##....#
    #....++....#
    #....##....#
    #....##....#
    ############)"),
            (Stairs{{3, 1}, Direction::north}))
      << "not in the corner, though it is nearer";
  EXPECT_EQ(stairs_in(R"(
    ############
    #....##....#
    #....##....#
    #....##....#
    #...@++....#
    #....##....#
    #....##....#
    #....##....#
    ############)"),
            (Stairs{{4, 2}, Direction::east}))
      << "two fields from the door";
}

TEST(StairsInTheRock, NeedRockBehindThem) {
  EXPECT_FALSE(stairs_in(R"(
    #######
    #.....#
    #.@##.#
    #.....#
    #.....#
    #.....#
    #######)") == (Stairs{{2, 2}, Direction::east}))
      << "not in a pillar";
}

TEST(StairsInTheRock, OfManyLabyrinthsFollowTheRules) {
  int found = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const auto generation = generate(Parameters{.seed = seed}, small_catalog());
    const auto* made = std::get_if<Generated>(&generation);
    if (made == nullptr) continue;
    const auto place = make_place(made->labyrinth, small_catalog());
    const auto stairs = stairs_of(*place);
    EXPECT_EQ(stairs, stairs_of(*place)) << "the same every time";
    if (!stairs) continue;
    ++found;
    const Position entrance = place->labyrinth.entrance;
    View view;
    view.look(place->barriers, entrance, place->rules.sight.torch_radius);
    EXPECT_TRUE(view.sees(stairs->field)) << seed;
    EXPECT_EQ(place->rooms[stairs->field], place->rooms[entrance]) << seed;
    EXPECT_FALSE(beside_a_door(*place, stairs->field)) << seed;
    Position rock = stairs->field;
    for (int depth = 0; depth < 2; ++depth) {
      rock = neighbour(rock, stairs->side);
      for (const int aside : {-1, 0, 1}) {
        const Position step = offset(turned(stairs->side, 1));
        const Position at = rock + Position{step.x * aside, step.y * aside};
        EXPECT_FALSE(place->barriers.is_free(at)) << seed;
      }
    }
  }
  EXPECT_GE(found, 30) << "of 40";
}

}  // namespace
}  // namespace katabasis::test
