// On random maps sight is mutual and just as its definition says, word by word.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/rng.h"
#include "labyrinth/sight.h"
#include "support/ascii_map.h"
#include "support/random_map.h"

namespace katabasis {
namespace {

using test::positions_in;

constexpr int odds_of_walls[] = {3, 15, 35, 55};

Barriers noise(Rng& rng, Size size) {
  return test::random_walls(rng, size, odds_of_walls[rng.below(4)]);
}

// Three by three rooms with rings of wall and pillars inside, and a door between most neighbours.
Barriers rooms(Rng& rng) {
  constexpr int side = 7;
  Labyrinth labyrinth;
  labyrinth.fields = Grid<Ground>({3 * side, 3 * side}, Ground::wall);
  for (const Position at : positions_in(labyrinth.size())) {
    const bool ring =
        at.x % side == 0 || at.x % side == side - 1 || at.y % side == 0 || at.y % side == side - 1;
    const bool pillar = rng.percent(10);
    if (!ring && !pillar) labyrinth.fields[at] = Ground::free;
  }
  for (int wall = 0; wall < 12; ++wall) {
    const int along = wall / 2 % 3 * side + rng.between(1, side - 2);
    const int across = wall / 6 * side + side - 1;
    const bool upright = wall % 2 == 0;
    const Position a = upright ? Position{across, along} : Position{along, across};
    const Position b = neighbour(a, upright ? Direction::east : Direction::south);
    const auto state = static_cast<DoorState>(rng.below(3));
    if (rng.percent(20)) continue;
    labyrinth.fields[a] = labyrinth.fields[b] = Ground::free;
    labyrinth.doors.push_back({{}, a, {}, b, state, {}});
  }
  return Barriers(labyrinth);
}

// For every pair of free fields: whether the first sees the second and the second the first.
void expect_symmetry(const Barriers& barriers, int radius, std::int64_t& pairs) {
  const Size size = barriers.size();
  const std::vector<Position> all = positions_in(size);
  std::vector<View> views(all.size());
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (barriers.is_free(all[i])) views[i].look(barriers, all[i], radius);
  }
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (!barriers.is_free(all[i]) || !barriers.is_free(all[j])) continue;
      ++pairs;
      ASSERT_EQ(views[i].sees(all[j]), views[j].sees(all[i]))
          << all[i].x << ',' << all[i].y << " and " << all[j].x << ',' << all[j].y;
      ASSERT_EQ(views[i].light(all[j]), views[j].light(all[i]));
    }
  }
}

TEST(Sight, IsMutualBetweenAllPairsOfFreeFieldsAmongRandomWalls) {
  Rng rng(1, "symmetry");
  std::int64_t pairs = 0;
  for (int map = 0; map < 150; ++map) {
    const Barriers barriers = noise(rng, {16, 13});
    expect_symmetry(barriers, 4 + map % 20, pairs);
    if (HasFatalFailure()) FAIL() << "map " << map;
  }
  EXPECT_GE(pairs, 1'000'000);
}

TEST(Sight, IsMutualBetweenAllPairsOfFreeFieldsInRoomsWithDoors) {
  Rng rng(2, "symmetry");
  std::int64_t pairs = 0;
  for (int map = 0; map < 150; ++map) {
    const Barriers barriers = rooms(rng);
    expect_symmetry(barriers, 4 + map % 30, pairs);
    if (HasFatalFailure()) FAIL() << "map " << map;
  }
  EXPECT_GE(pairs, 2'000'000);
}

// --- the definition, word by word

struct Fraction {
  std::int64_t over = 0;
  std::int64_t under = 1;
};

bool less(Fraction a, Fraction b) {
  return a.over * b.under < b.over * a.under;
}

// A straight look along one quarter: `towards` is its depth, to the right of that its columns.
struct SlowQuarter {
  const Barriers& barriers;
  Position eye;
  Direction towards;

  Position field(int depth, std::int64_t column) const {
    const Position ahead = offset(towards);
    const Position right = offset(turned(towards, 1));
    const int c = static_cast<int>(column);
    return eye + Position{ahead.x * depth + right.x * c, ahead.y * depth + right.y * c};
  }
  bool hidden(Position at) const {
    if (!barriers.contains(at)) return true;
    return (barriers.shut(at, Direction::west) && eye.x < at.x) ||
           (barriers.shut(at, Direction::east) && eye.x > at.x) ||
           (barriers.shut(at, Direction::north) && eye.y < at.y) ||
           (barriers.shut(at, Direction::south) && eye.y > at.y);
  }
  bool opaque(Position at) const { return hidden(at) || !barriers.is_free(at); }

  // Does a look with that slope get across all rows before `depth`? An opaque field stops it along its
  // middle, from edge to edge. One that grazes edges gets past them on one side, but not between two from
  // both sides.
  bool passes(Fraction slope, int depth) const {
    bool grazed_left = false;
    bool grazed_right = false;
    for (int row = 1; row < depth; ++row) {
      const std::int64_t twice = 2 * row * slope.over + slope.under;  // (column + ½) · 2 · under
      const std::int64_t width = 2 * slope.under;
      const std::int64_t column = (twice - ((twice % width) + width) % width) / width;
      const bool blocked = opaque(field(row, column));
      if (twice % width != 0) {
        if (blocked) return false;
        continue;
      }
      grazed_right |= blocked;
      grazed_left |= opaque(field(row, column - 1));
      if (grazed_left && grazed_right) return false;
    }
    return true;
  }

  // Is any part of the field's middle line, from edge to edge, lit? Between two neighbouring slopes that
  // graze edges all looks meet the same fields, so one of each such range is tried.
  bool any_part_lit(int depth, int column) const {
    std::vector<Fraction> edges{{std::max(2 * column - 1, -2 * depth), 2 * depth},
                                {std::min(2 * column + 1, 2 * depth), 2 * depth}};
    const Fraction low = edges[0];
    const Fraction high = edges[1];
    for (int row = 1; row < depth; ++row) {
      for (std::int64_t edge = -2 * row - 1; edge <= 2 * row + 1; edge += 2) {
        const Fraction slope{edge, 2 * row};
        if (less(low, slope) && less(slope, high)) edges.push_back(slope);
      }
    }
    std::sort(edges.begin(), edges.end(), less);
    for (std::size_t i = 1; i < edges.size(); ++i) {
      if (!less(edges[i - 1], edges[i])) continue;
      if (passes({edges[i - 1].over + edges[i].over, edges[i - 1].under + edges[i].under}, depth))
        return true;
    }
    return false;
  }

  bool sees(int depth, int column) const {
    const Position at = field(depth, column);
    if (hidden(at)) return false;
    return barriers.is_free(at) ? passes({column, depth}, depth) : any_part_lit(depth, column);
  }
};

bool slowly_sees(const Barriers& barriers, Position eye, int radius, Position at) {
  if (at == eye) return true;
  if (squared_distance(eye, at) > radius * radius) return false;
  return std::any_of(all_directions.begin(), all_directions.end(), [&](Direction towards) {
    const Position ahead = offset(towards);
    const Position right = offset(turned(towards, 1));
    const Position way = at - eye;
    const int depth = way.x * ahead.x + way.y * ahead.y;
    const int column = way.x * right.x + way.y * right.y;
    return depth >= 1 && std::abs(column) <= depth && SlowQuarter{barriers, eye, towards}.sees(depth, column);
  });
}

void expect_as_defined(View& view, const Barriers& barriers, Position eye, int radius) {
  view.look(barriers, eye, radius);
  std::vector<LitField> expected;
  for (const Position at : positions_in(barriers.size())) {
    const bool seen = slowly_sees(barriers, eye, radius, at);
    ASSERT_EQ(view.sees(at), seen) << at.x << ',' << at.y << " from " << eye.x << ',' << eye.y;
    ASSERT_EQ(view.light(at), seen ? light_at(squared_distance(eye, at), radius) : 0);
    if (seen) expected.push_back({at, light_at(squared_distance(eye, at), radius)});
  }
  ASSERT_EQ(std::vector(view.begin(), view.end()), expected);
}

TEST(Sight, IsAsDefinedOnRandomMapsWithDoorsUpToTheirBorders) {
  Rng rng(3, "definition");
  View view;
  int looks = 0;
  for (int map = 0; map < 2000; ++map) {
    const int width = rng.between(1, 24);
    const int height = rng.between(1, 24);
    Barriers barriers = map % 4 == 0 ? rooms(rng) : noise(rng, {width, height});
    if (map % 2 == 1) test::add_random_doors(rng, barriers, 15);
    for (int look = 0; look < 3; ++look) {
      const int x = rng.between(0, barriers.size().width - 1);
      const int y = rng.between(0, barriers.size().height - 1);
      const int radius = rng.between(0, 14);
      expect_as_defined(view, barriers, {x, y}, radius);
      if (HasFatalFailure()) FAIL() << "map " << map << ", radius " << radius;
      ++looks;
    }
  }
  EXPECT_EQ(looks, 6000);
}

TEST(Sight, IsAsDefinedUpToLargeRadii) {
  Rng rng(4, "definition");
  View view;
  for (const int radius : {31, 32, 44, 45, 46, 63, 64, 90}) {
    Grid<std::uint8_t> bits({150, 140});
    for (std::uint8_t& field : bits.cells()) field = rng.below(200) == 0 ? Barriers::wall : std::uint8_t{0};
    expect_as_defined(view, Barriers(std::move(bits)), {75, 70}, radius);
    if (HasFatalFailure()) FAIL() << "radius " << radius;
  }
}

TEST(Sight, IsAsDefinedAtTheLargestRadius) {
  Rng rng(5, "definition");
  View view;
  for (const Size size : {Size{2001, 5}, Size{5, 2001}}) {
    Grid<std::uint8_t> bits(size);
    for (std::uint8_t& field : bits.cells()) field = rng.below(1000) == 0 ? Barriers::wall : std::uint8_t{0};
    expect_as_defined(view, Barriers(std::move(bits)), {size.width / 2, size.height / 2}, View::max_radius);
  }
}

}  // namespace
}  // namespace katabasis
