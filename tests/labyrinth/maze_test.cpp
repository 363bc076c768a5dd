#include "labyrinth/maze.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/ascii_map.h"

namespace katabasis {
namespace {

Grid<Ground> fields_of(std::string_view drawing) {
  return test::labyrinth_of({drawing, {{0, 0, 1, 1}}}).fields;
}

std::int64_t free_count(const Grid<Ground>& fields) {
  return std::count(fields.cells().begin(), fields.cells().end(), Ground::free);
}

bool is_free(const Grid<Ground>& fields, Position at) {
  return fields.contains(at) && fields[at] == Ground::free;
}

std::int64_t connected_to(const Grid<Ground>& fields, Position start) {
  Grid<std::uint8_t> seen(fields.size());
  std::vector<Position> queue{start};
  seen[start] = 1;
  for (std::size_t next = 0; next < queue.size(); ++next) {
    for (const Direction side : all_directions) {
      const Position to = neighbour(queue[next], side);
      if (!is_free(fields, to) || seen[to] != 0) continue;
      seen[to] = 1;
      queue.push_back(to);
    }
  }
  return static_cast<std::int64_t>(queue.size());
}

Position first_free(const Grid<Ground>& fields) {
  const auto cells = fields.cells();
  const auto index = static_cast<int>(std::find(cells.begin(), cells.end(), Ground::free) - cells.begin());
  return {index % fields.size().width, index / fields.size().width};
}

std::int64_t squares(const Grid<Ground>& fields) {
  std::int64_t count = 0;
  for (int y = 0; y + 1 < fields.size().height; ++y) {
    for (int x = 0; x + 1 < fields.size().width; ++x) {
      if (is_free(fields, {x, y}) && is_free(fields, {x + 1, y}) && is_free(fields, {x, y + 1}) &&
          is_free(fields, {x + 1, y + 1})) {
        ++count;
      }
    }
  }
  return count;
}

// The rule of a step, written down again from the rulebook: T is wall inside the ring, of its neighbours only
// S is free, and every free diagonal neighbour of T is a neighbour of S.
bool step_allowed(const Grid<Ground>& fields, const Rect& room, Position s, Direction way) {
  const Position t = neighbour(s, way);
  if (!room.interior().contains(t) || is_free(fields, t)) return false;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      const Position n = t + Position{dx, dy};
      const bool diagonal = dx != 0 && dy != 0;
      if (n == t || n == s || !room.interior().contains(n) || !is_free(fields, n)) continue;
      if (!diagonal || squared_distance(n, s) != 1) return false;
    }
  }
  return true;
}

class MazeOfSize : public testing::TestWithParam<Size> {
 protected:
  Rect room{3, 2, GetParam().width, GetParam().height};
  Grid<Ground> fields{{GetParam().width + 6, GetParam().height + 4}, Ground::wall};
};

TEST_P(MazeOfSize, IsOneWideConnectedAndDense) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Rng rng(seed, "maze");
    carve_maze(fields, room, rng);
    EXPECT_EQ(squares(fields), 0) << test::drawing_of(fields);
    EXPECT_EQ(connected_to(fields, first_free(fields)), free_count(fields)) << test::drawing_of(fields);
    for (int y = 0; y < fields.size().height; ++y) {
      for (int x = 0; x < fields.size().width; ++x) {
        const Position at{x, y};
        if (!is_free(fields, at)) continue;
        EXPECT_TRUE(room.interior().contains(at));
        for (const Direction way : all_directions) EXPECT_FALSE(step_allowed(fields, room, at, way));
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Sizes, MazeOfSize,
                         testing::Values(Size{5, 5}, Size{5, 30}, Size{30, 5}, Size{6, 7}, Size{40, 40}));

TEST(CarveMaze, ForgetsWhatTheRoomWas) {
  Grid<Ground> fields({20, 20}, Ground::free);
  Rng rng(1, "maze");
  carve_maze(fields, {0, 0, 20, 20}, rng);
  EXPECT_EQ(squares(fields), 0);
}

TEST(CarveMaze, WorksInARoomOfAnySize) {
  Grid<Ground> fields({4096, 4096}, Ground::wall);
  Rng rng(1, "maze");
  carve_maze(fields, {0, 0, 4096, 4096}, rng);
  EXPECT_GT(free_count(fields), 4096 * 4096 / 3);
}

TEST(CarveMaze, TheSameStreamGivesTheSameMaze) {
  Grid<Ground> first({30, 20}, Ground::wall);
  Grid<Ground> second = first;
  Grid<Ground> other = first;
  Rng rng(1, "maze", 4);
  Rng again(1, "maze", 4);
  Rng different(1, "maze", 5);
  carve_maze(first, {0, 0, 30, 20}, rng);
  carve_maze(second, {0, 0, 30, 20}, again);
  carve_maze(other, {0, 0, 30, 20}, different);
  EXPECT_EQ(first, second);
  EXPECT_NE(first, other);
}

TEST(Pierce, FreesTheDoorAndTheShortestWayInside) {
  Grid<Ground> fields = fields_of(R"(
    #######
    #.....#
    #.###.#
    #.#####
    #.#####
    #.#####
    #######)");
  pierce(fields, {0, 0, 7, 7}, {6, 4});
  EXPECT_EQ(test::drawing_of(fields), test::trimmed(R"(
    #######
    #.....#
    #.###.#
    #.###.#
    #.###..
    #.#####
    #######)"));
}

TEST(Pierce, NeedsNoWayWhereTheFieldBehindTheDoorIsFree) {
  Grid<Ground> fields = fields_of(R"(
    #####
    #...#
    #.#.#
    #...#
    #####)");
  pierce(fields, {0, 0, 5, 5}, {2, 0});
  EXPECT_EQ(test::drawing_of(fields), test::trimmed(R"(
    ##.##
    #...#
    #.#.#
    #...#
    #####)"));
}

// The field beside the door on the ring is free too, another door's: it is no way out.
TEST(Pierce, StaysInsideTheRing) {
  Grid<Ground> fields = fields_of(R"(
    #..####
    #.#####
    #.#####
    #.....#
    #######)");
  pierce(fields, {0, 0, 7, 5}, {3, 0});
  EXPECT_EQ(test::drawing_of(fields), test::trimmed(R"(
    #...###
    #.#.###
    #.#.###
    #.....#
    #######)"));
}

}  // namespace
}  // namespace katabasis
