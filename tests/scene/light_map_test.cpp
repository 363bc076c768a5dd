#include "scene/light_map.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "support/ascii_map.h"

namespace katabasis::test {
namespace {

constexpr int radius = 8;

struct Lit {
  Barriers barriers;
  Position hero;
  LightWindow window;

  float centre(Position at) const { return window.at(at, {0.5F, 0.5F}); }
};

Lit lit(std::string_view drawing) {
  Lit result{barriers_of(drawing), position_of(drawing, '@'), {}};
  View view;
  view.look(result.barriers, result.hero, radius);
  result.window = light_window(view, result.barriers, result.hero, radius);
  return result;
}

TEST(LightMap, AFieldsCentreHasTheLightOfTheRules) {
  const Lit hall = lit(R"(
    ###########
    #.........#
    #.........#
    #.@.......#
    #.........#
    ###########)");
  for (int distance = 0; distance <= 7; ++distance) {
    // 1 + ⌊254·(R² − d²)² / R⁴⌋
    const int rest = radius * radius - distance * distance;
    const int expected = 1 + 254 * rest * rest / (radius * radius * radius * radius);
    EXPECT_FLOAT_EQ(hall.centre(hall.hero + Position{distance, 0}), static_cast<float>(expected) / 255.0F);
  }
  EXPECT_FLOAT_EQ(hall.centre(hall.hero), 1);
}

TEST(LightMap, ItIsDarkBehindAWall) {
  const Lit rooms = lit(R"(
    ##########
    #...##...#
    #.@.##...#
    #...##...#
    ##########)");
  for (int y = 1; y <= 3; ++y) {
    for (int x = 6; x <= 8; ++x) {
      for (const float u : {0.0F, 0.5F, 1.0F}) {
        for (const float v : {0.0F, 0.5F, 1.0F})
          EXPECT_EQ(rooms.window.at({x, y}, {u, v}), 0) << x << ' ' << y;
      }
    }
  }
  EXPECT_GT(rooms.window.at({3, 2}, {1, 0.5F}), 0.9F)
      << "on this side of the wall it is as bright as in the field";
}

TEST(LightMap, AThinWallLetsNothingThrough) {
  const Lit rooms = lit(R"(
    #######
    #.@.#.#
    #...#.#
    #######)");
  EXPECT_EQ(rooms.window.at({5, 1}, {0, 0.5F}), 0);
  EXPECT_EQ(rooms.window.at({5, 1}, {0, 0}), 0);
}

TEST(LightMap, ItIsDarkBehindAShutDoorAndBrightBehindAnOpenOne) {
  constexpr std::string_view shut = R"(
    ##########
    #...##...#
    #.@.++...#
    #...##...#
    ##########)";
  const Lit closed = lit(shut);
  EXPECT_EQ(closed.window.at({5, 2}, {0, 0.5F}), 0);
  EXPECT_EQ(closed.window.at({6, 2}, {0, 0.5F}), 0);
  EXPECT_GT(closed.window.at({4, 2}, {1, 0.5F}), 0.5F) << "the leaf itself is lit";
  std::string open(shut);
  std::replace(open.begin(), open.end(), '+', '|');
  const Lit opened = lit(open);
  EXPECT_GT(opened.window.at({5, 2}, {0, 0.5F}), 0.5F);
  EXPECT_GT(opened.window.at({6, 2}, {0, 0.5F}), 0.3F);
}

TEST(LightMap, LightIsNotMixedDiagonallyBetweenTwoWalls) {
  const Lit corner = lit(R"(
    ######
    #@.###
    #..###
    ###..#
    ###..#
    ######)");
  EXPECT_EQ(corner.window.at({3, 3}, {0, 0}), corner.centre({3, 3}));
  EXPECT_EQ(corner.window.at({2, 2}, {1, 1}), corner.centre({2, 2}));
}

// Where two fields are connected, both have the same light on their common side, from one end to the other.
void expect_continuous(const LightWindow& window, const Barriers& barriers, int& compared) {
  for (int y = 0; y < barriers.size().height; ++y) {
    for (int x = 0; x < barriers.size().width; ++x) {
      if (!barriers.is_free({x, y})) continue;
      for (const float along : {0.0F, 0.3F, 0.5F, 0.8F, 1.0F}) {
        if (barriers.open_way({x, y}, Direction::east)) {
          ASSERT_NEAR(window.at({x, y}, {1, along}), window.at({x + 1, y}, {0, along}), 1e-6F);
          ++compared;
        }
        if (barriers.open_way({x, y}, Direction::south)) {
          ASSERT_NEAR(window.at({x, y}, {along, 1}), window.at({x, y + 1}, {along, 0}), 1e-6F);
          ++compared;
        }
      }
    }
  }
}

TEST(LightMap, ItIsContinuousWhereOneCanWalk) {
  Rng rng(7, "light");
  int compared = 0;
  for (int round = 0; round < 50; ++round) {
    Grid<std::uint8_t> bits({15, 15}, 0);
    for (std::uint8_t& field : bits.cells()) {
      const auto draw = rng.below(100);
      if (draw < 30) field = Barriers::wall;
    }
    bits[{7, 7}] = 0;
    const Barriers barriers(std::move(bits));
    View view;
    view.look(barriers, {7, 7}, radius);
    expect_continuous(light_window(view, barriers, {7, 7}, radius), barriers, compared);
  }
  EXPECT_GT(compared, 5000);
}

LightWindow blended(const LightWindow& from, const LightWindow& to, float part) {
  LightWindow sum;
  blend(sum, from, to, part);
  return sum;
}

TEST(LightMap, BlendingGoesFromOneToTheOther) {
  const Lit before = lit(R"(
    ########
    #.@....#
    ########)");
  const Lit after = lit(R"(
    ########
    #..@...#
    ########)");
  const Position at{5, 1};
  EXPECT_FLOAT_EQ(blended(before.window, after.window, 0).at(at, {0.5F, 0.5F}), before.centre(at));
  EXPECT_FLOAT_EQ(blended(before.window, after.window, 1).at(at, {0.5F, 0.5F}), after.centre(at));
  EXPECT_NEAR(blended(before.window, after.window, 0.5F).at(at, {0.5F, 0.5F}),
              (before.centre(at) + after.centre(at)) / 2, 1e-6F);
  const LightWindow both = blended(before.window, after.window, 0.5F);
  EXPECT_EQ(both.size.width, before.window.size.width + 1) << "the fields of both";
}

}  // namespace
}  // namespace katabasis::test
