// On random maps ways are shortest by definition, and can be walked step by step.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/rng.h"
#include "labyrinth/paths.h"
#include "support/ascii_map.h"
#include "support/random_map.h"

namespace katabasis {
namespace {

using test::positions_in;

Barriers random_barriers(Rng& rng) {
  const int width = rng.between(1, 20);
  const int height = rng.between(1, 20);
  Barriers barriers = test::random_walls(rng, {width, height}, rng.between(0, 50));
  test::add_random_doors(rng, barriers, 25);
  return barriers;
}

// The steps by their definition: one more than the best neighbour's, until nothing changes.
template <typename Admits>
Grid<int> slow_steps(const Barriers& barriers, const std::vector<Position>& starts, Admits admits) {
  Grid<int> steps(barriers.size(), Distances::unreached);
  for (const Position start : starts) {
    if (barriers.is_free(start)) steps[start] = 0;
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const Position at : positions_in(barriers.size())) {
      if (!barriers.is_free(at) || !admits(at)) continue;
      for (const Direction side : all_directions) {
        const Position from = neighbour(at, side);
        if (!barriers.is_free(from) || barriers.locked_door(at, side) || steps[from] == Distances::unreached)
          continue;
        if (steps[at] != Distances::unreached && steps[at] <= steps[from] + 1) continue;
        steps[at] = steps[from] + 1;
        changed = true;
      }
    }
  }
  return steps;
}

TEST(Paths, AreShortestOnRandomMapsWithTheSameDistancesUsedAgainAndAgain) {
  Rng rng(1, "paths");
  Distances distances;
  std::int64_t reached = 0;
  for (int map = 0; map < 2000; ++map) {
    const Barriers barriers = random_barriers(rng);
    Grid<std::uint8_t> admitted(barriers.size());
    for (std::uint8_t& field : admitted.cells()) field = map % 2 == 0 || rng.percent(90) ? 1 : 0;
    const auto admits = [&](Position at) { return admitted[at] != 0; };
    std::vector<Position> starts;
    for (int i = 0; i <= map % 3; ++i) {
      const int x = rng.between(0, barriers.size().width - 1);
      const int y = rng.between(0, barriers.size().height - 1);
      starts.push_back({x, y});
    }
    Wave(distances, barriers, starts, admits).spread();
    const Grid<int> expected = slow_steps(barriers, starts, admits);
    for (const Position at : positions_in(barriers.size())) {
      ASSERT_EQ(distances[at], expected[at]) << "map " << map << ": " << at.x << ',' << at.y;
    }
    reached += std::ranges::count_if(expected.cells(), [](int steps) { return steps >= 0; });
    if (map % 2 != 0) continue;
    Wave(distances, barriers, starts).spread();
    for (const Position at : positions_in(barriers.size()))
      ASSERT_EQ(distances[at], expected[at]) << "map " << map;
  }
  EXPECT_GE(reached, 100'000);
}

TEST(Paths, AreWalkableStepByStepOnRandomMaps) {
  Rng rng(2, "paths");
  Distances distances;
  int walked = 0;
  for (int map = 0; map < 500; ++map) {
    const Barriers barriers = random_barriers(rng);
    const int x = rng.between(0, barriers.size().width - 1);
    const int y = rng.between(0, barriers.size().height - 1);
    const Position from{x, y};
    if (!barriers.is_free(from)) continue;
    const Grid<int> steps = slow_steps(barriers, {from}, EveryField{});
    for (const Position to : positions_in(barriers.size())) {
      const auto way = path(distances, barriers, from, to);
      ASSERT_EQ(way.has_value(), steps[to] >= 0);
      if (!way) continue;
      ASSERT_EQ(std::ssize(*way), steps[to]);
      Position at = from;
      for (const Direction step : *way) {
        ASSERT_TRUE(barriers.passable(at, step));
        at = neighbour(at, step);
      }
      ASSERT_EQ(at, to);
      ++walked;
    }
  }
  EXPECT_GE(walked, 10'000);
}

}  // namespace
}  // namespace katabasis
