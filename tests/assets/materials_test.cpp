#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <fstream>
#include <iterator>
#include <regex>
#include <string>
#include <vector>

#include "materials/layers.h"
#include "materials/noise.h"

namespace katabasis::art {
namespace {

constexpr int size = 256;

/// Step in height (centimetres) and colour from one place to the next.
float difference(const Texel& a, const Texel& b) {
  return 100 * std::abs(a.height - b.height) + glm::length(a.albedo - b.albedo);
}

Texel at(const Material& material, int x, int y) {
  return material.texel((glm::vec2(x, y) + 0.5f) / static_cast<float>(size));
}

/// The mean step between two neighbouring lines of texels, 0 being the one over the seam.
std::vector<float> steps_across(const Material& material, bool columns) {
  const int count = columns ? size * tiles_across : size;
  const int length = columns ? size : size * tiles_across;
  std::vector<std::vector<Texel>> lines(static_cast<std::size_t>(count));
  for (int line = 0; line < count; ++line) {
    for (int i = 0; i < length; ++i) {
      lines[static_cast<std::size_t>(line)].push_back(columns ? at(material, line, i)
                                                              : at(material, i, line));
    }
  }
  std::vector<float> steps;
  for (std::size_t line = 0; line < lines.size(); ++line) {
    const auto& before = lines[(line + lines.size() - 1) % lines.size()];
    float sum = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
      sum += difference(before[i], lines[line][i]);
    }
    steps.push_back(sum / static_cast<float>(length));
  }
  return steps;
}

/// How much alike two tiles are, by the light and shade of their places: 1 the same, 0 nothing in common.
float likeness(const Material& material) {
  double both = 0, left = 0, right = 0, squares_left = 0, squares_right = 0, count = 0;
  for (int y = 0; y < size; y += 2) {
    for (int x = 0; x < size; x += 2) {
      const auto brightness = [&](int column) {
        const glm::vec3 colour = at(material, column, y).albedo;
        return static_cast<double>(colour.r + colour.g + colour.b);
      };
      const double a = brightness(x);
      const double b = brightness(x + size);
      both += a * b, left += a, right += b, squares_left += a * a, squares_right += b * b, count += 1;
    }
  }
  const double spread = (squares_left - left * left / count) * (squares_right - right * right / count);
  return spread > 0 ? static_cast<float>((both - left * right / count) / std::sqrt(spread)) : 1.0f;
}

std::array<int, 4> mean_of(const std::vector<std::vector<std::uint8_t>>& levels) {
  const auto& last = levels.back();  // a texel of each tile
  const auto mean = [&last](std::size_t channel) { return (last[channel] + last[4 + channel]) / 2; };
  return {mean(0), mean(1), mean(2), mean(3)};
}

class EveryMaterial : public testing::TestWithParam<Material> {};

TEST_P(EveryMaterial, RepeatsWithoutASeam) {
  for (const bool columns : {true, false}) {
    const std::vector<float> steps = steps_across(GetParam(), columns);
    const float worst = *std::max_element(steps.begin() + 1, steps.end());
    EXPECT_GT(worst, 0.0f);
    EXPECT_LE(steps.front(), 1.1f * worst) << (columns ? "left to right" : "bottom to top");
  }
}

TEST_P(EveryMaterial, KeepsToItsRanges) {
  for (int y = 0; y < size; y += 5) {
    for (int x = 0; x < size * tiles_across; x += 3) {
      const Texel texel = at(GetParam(), x, y);
      ASSERT_TRUE(std::isfinite(texel.height));
      ASSERT_LE(std::abs(texel.height), 0.25f);
      ASSERT_GE(texel.glow, 0.0f);
      ASSERT_LE(texel.glow, 1.0f);
      for (int channel = 0; channel < 3; ++channel) {
        ASSERT_GE(texel.albedo[channel], -0.05f);
        ASSERT_LE(texel.albedo[channel], 1.0f);
      }
    }
  }
}

TEST_P(EveryMaterial, IsDesaturatedStoneOnAverage) {
  const auto [red, green, blue, glow] = mean_of(grow(GetParam(), 64).albedo);
  const int high = std::max({red, green, blue});
  const int low = std::min({red, green, blue});
  EXPECT_LE(high - low, high / 2) << red << ' ' << green << ' ' << blue;
  EXPECT_GE(high, 25) << "too dark to be seen by a torch";
  EXPECT_LE(glow, 40) << "what can be used, taken or fought must stand out";
}

TEST_P(EveryMaterial, HasAllLevelsAndIsTheSameEveryTime) {
  const Layer layer = grow(GetParam(), 64);
  ASSERT_EQ(layer.albedo.size(), 7U);
  for (std::size_t level = 0; level < 7; ++level) {
    const std::size_t texels = std::size_t{64 * 64 * tiles_across} >> (2 * level);
    EXPECT_EQ(layer.albedo[level].size(), 4 * texels);
    EXPECT_EQ(layer.relief[level].size(), 4 * texels);
  }
  const Layer again = grow(GetParam(), 64);
  EXPECT_EQ(layer.albedo, again.albedo);
  EXPECT_EQ(layer.relief, again.relief);
}

std::string test_name(const testing::TestParamInfo<Material>& info) {
  std::string name(info.param.name);
  std::ranges::replace_if(
      name, [](char c) { return c == '-' || c == '/'; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Materials, EveryMaterial, testing::ValuesIn(materials().begin(), materials().end()),
                         test_name);

TEST(Materials, HaveAWallAFloorAndACeilingForEachTheme) {
  ASSERT_EQ(materials().size() % 3, 0U);
  for (std::size_t i = 0; i < materials().size(); ++i) {
    static constexpr std::string_view surfaces[]{"/wall", "/floor", "/ceiling"};
    EXPECT_TRUE(materials()[i].name.ends_with(surfaces[i % 3])) << materials()[i].name;
    EXPECT_LT(materials()[i].name.size(), 32U);
  }
}

TEST(Materials, OfAWallAreNoRepeatedStamp) {
  for (const Material& material : materials()) {
    if (!material.name.ends_with("/wall")) continue;
    EXPECT_LT(likeness(material), 0.95f) << material.name;
  }
}

TEST(Materials, AreThereForEveryComponentOfTheContent) {
  std::ifstream file(KATABASIS_SOURCE_DIR "/data/database.xml");
  const std::string content{std::istreambuf_iterator<char>(file), {}};
  const std::regex component("<component id=\"([a-z-]+)\"");
  int count = 0;
  for (std::sregex_iterator match(content.begin(), content.end(), component), end; match != end; ++match) {
    const std::string wall = (*match)[1].str() + "/wall";
    EXPECT_TRUE(std::ranges::count(materials(), wall, &Material::name) == 1) << wall;
    ++count;
  }
  EXPECT_GE(count, 14);
}

TEST(Materials, OfTwoThemesDifferAtFirstSight) {
  std::vector<std::array<int, 4>> walls;
  for (std::size_t i = 0; i < materials().size(); i += 3) {
    walls.push_back(mean_of(grow(materials()[i], 64).albedo));
  }
  for (std::size_t a = 0; a < walls.size(); ++a) {
    for (std::size_t b = a + 1; b < walls.size(); ++b) {
      int apart = 0;
      for (std::size_t channel = 0; channel < 3; ++channel) {
        apart += std::abs(walls[a][channel] - walls[b][channel]);
      }
      EXPECT_GE(apart, 20) << materials()[3 * a].name << " and " << materials()[3 * b].name;
    }
  }
}

Texel flat(glm::vec2 uv) {
  return {{uv.x < 0.5f ? 0.0f : 1.0f, 0.5f, 0.5f}, 0, 0.5f};
}

Texel slope(glm::vec2 uv) {
  return {{0.5f, 0.5f, 0.5f}, 0.1f * std::abs(uv.x - 0.5f), 0.2f};
}

TEST(Layer, AveragesColoursInLinearLight) {
  const Layer layer = grow({"test/flat", flat}, 16);
  // Half black, half white is 50 % of the light, whose root is 0.707.
  EXPECT_NEAR(layer.albedo.back()[0], 180, 1);
}

Texel half_glowing(glm::vec2 uv) {
  return {{0.5f, 0.5f, 0.5f}, 0.1f * uv.y, 0.5f, uv.x < 0.5f ? 0.0f : 1.0f};
}

TEST(Layer, KeepsTheGlowBesideTheColour) {
  const Layer layer = grow({"test/half-glowing", half_glowing}, 16);
  EXPECT_EQ(layer.albedo[0][4 * 3 + 3], 0);
  EXPECT_EQ(layer.albedo[0][4 * 12 + 3], 255);
  EXPECT_NEAR(layer.albedo.back()[3], 128, 1);
}

TEST(Layer, TurnsSlopesIntoNormalsAndLostNormalsIntoRoughness) {
  const Layer layer = grow({"test/slope", slope}, 64);
  const std::size_t left = 4 * 16;
  const std::size_t right = 4 * 48;
  EXPECT_GT(layer.relief[0][left], 130) << "falls towards the middle: leans to the right";
  EXPECT_LT(layer.relief[0][right], 125) << "rises from the middle: leans to the left";
  EXPECT_NEAR(layer.relief[0][left + 1], 128, 1);
  EXPECT_EQ(layer.relief[0][left + 2], 51);
  EXPECT_NEAR(layer.relief.back()[0], 128, 2);
  EXPECT_GE(layer.relief.back()[2], 51);
}

std::uint32_t number_at(const std::string& file, std::size_t place) {
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    number |= static_cast<std::uint32_t>(static_cast<unsigned char>(file[place + i])) << (8 * i);
  }
  return number;
}

TEST(Pack, WritesAHeadThenNamesThenBothTexturesOfAThemeLevelByLevel) {
  const Material six[]{{"gate/wall", flat},  {"gate/floor", slope},  {"gate/ceiling", flat},
                       {"marsh/wall", flat}, {"marsh/floor", slope}, {"marsh/ceiling", flat}};
  const std::string file = pack(six, 4);
  EXPECT_EQ(file.substr(0, 4), "KATM");
  EXPECT_EQ(number_at(file, 4), 3U);
  EXPECT_EQ(number_at(file, 8), 4U);
  EXPECT_EQ(number_at(file, 12), 2U);
  EXPECT_EQ(number_at(file, 16), 3U);
  EXPECT_EQ(file.substr(20, 5), std::string("gate\0", 5));
  EXPECT_EQ(file.substr(52, 6), std::string("marsh\0", 6));
  const std::size_t theme = 2 * 3 * 4 * tiles_across * (16 + 4 + 1);
  ASSERT_EQ(file.size(), 84 + 2 * theme);
  const Layer slopes = grow(six[4], 4);
  const auto holds = [&file](std::size_t at, const std::vector<std::uint8_t>& texels) {
    return std::ranges::equal(file.substr(at, texels.size()), texels, {},
                              [](char byte) { return static_cast<std::uint8_t>(byte); });
  };
  EXPECT_TRUE(holds(84 + theme + 4 * 32, slopes.albedo[0])) << "after the wall of the second theme";
  EXPECT_TRUE(holds(84 + theme + theme / 2 + 3 * 4 * 32 + 4 * 8, slopes.relief[1]));
}

}  // namespace
}  // namespace katabasis::art
