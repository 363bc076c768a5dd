#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <regex>
#include <set>

#include "sculpt/catalogue.h"
#include "sculpt/mesh.h"

namespace katabasis::art {
namespace {

std::string read(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

std::set<std::string> all_matches(const std::string& text, const std::string& pattern) {
  const std::regex expression(pattern);
  std::set<std::string> found;
  for (std::sregex_iterator match(text.begin(), text.end(), expression), end; match != end; ++match) {
    found.insert((*match)[1]);
  }
  return found;
}

std::set<std::string> palette() {
  return all_matches(read(KATABASIS_SOURCE_DIR "/data/palette.xml"), "<colour name=\"([a-z-]+)\"");
}

std::size_t triangles(const Sculpture& sculpture) {
  std::size_t count = 0;
  for (const SculptedPart& part : sculpture.parts) {
    count += part.triangles.size();
  }
  return count;
}

Bounds box(const Sculpture& sculpture) {
  Bounds all{sculpture.points.front(), sculpture.points.front()};
  for (const glm::vec3 point : sculpture.points) {
    all.low = glm::min(all.low, point);
    all.high = glm::max(all.high, point);
  }
  return all;
}

const CatalogueEntry& entry(std::string_view name) {
  const auto found = std::ranges::find(catalogue(), name, &CatalogueEntry::name);
  EXPECT_NE(found, catalogue().end()) << name;
  return *found;
}

Sculpture sculpted(const CatalogueEntry& entry) {
  return sculpt(entry.sculpt(), entry.budget);
}

/// Sculpting is dear: once for all tests of a run.
const Sculpture& sculpted_once(const CatalogueEntry& entry) {
  static std::map<std::string_view, Sculpture> all;
  const auto known = all.find(entry.name);
  return known != all.end() ? known->second : all.emplace(entry.name, sculpted(entry)).first->second;
}

/// How often each directed edge runs along a triangle; a closed surface has as many the other way.
std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges(const Sculpture& sculpture) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> count;
  for (const SculptedPart& part : sculpture.parts) {
    for (const Triangle& triangle : part.triangles) {
      for (std::size_t i = 0; i < 3; ++i) {
        ++count[{triangle.corners[i], triangle.corners[(i + 1) % 3]}];
      }
    }
  }
  return count;
}

std::ptrdiff_t holes(const Sculpture& sculpture) {
  const auto directed = edges(sculpture);
  return std::ranges::count_if(directed, [&](const auto& edge) {
    const auto back = directed.find({edge.first.second, edge.first.first});
    return back == directed.end() || back->second != edge.second;
  });
}

/// Corners whose normal looks into the model.
std::size_t turned_in(const Sculpture& sculpture) {
  std::size_t count = 0;
  for (const SculptedPart& part : sculpture.parts) {
    for (std::size_t i = 0; i < part.triangles.size(); ++i) {
      const auto& corners = part.triangles[i].corners;
      const glm::vec3 from = sculpture.points[corners[0]];
      const glm::vec3 face =
          glm::cross(sculpture.points[corners[1]] - from, sculpture.points[corners[2]] - from);
      count += static_cast<std::size_t>(std::ranges::count_if(
          part.normals[i], [&](glm::vec3 normal) { return glm::dot(face, normal) < 0; }));
    }
  }
  return count;
}

/// Whether something is there for who looks along z.
bool hides(const Sculpture& sculpture, glm::vec2 at) {
  const auto across = [&](glm::vec2 from, glm::vec2 to) {
    return (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
  };
  return std::ranges::any_of(sculpture.parts, [&](const SculptedPart& part) {
    return std::ranges::any_of(part.triangles, [&](const Triangle& triangle) {
      const glm::vec2 a(sculpture.points[triangle.corners[0]]);
      const glm::vec2 b(sculpture.points[triangle.corners[1]]);
      const glm::vec2 c(sculpture.points[triangle.corners[2]]);
      return across(a, b) > 0 && across(b, c) > 0 && across(c, a) > 0;
    });
  });
}

class EveryModel : public testing::TestWithParam<CatalogueEntry> {
 protected:
  EveryModel() : sculpture_(sculpted_once(GetParam())) {}

  bool is(std::string_view kind) const { return GetParam().name.starts_with(kind); }

  const Sculpture& sculpture_;
};

TEST_P(EveryModel, IsClosedAndKeepsToItsBudget) {
  const std::size_t count = triangles(sculpture_);
  EXPECT_GT(count, 200U);
  EXPECT_LE(count, is("monsters/") ? 4000U : 1500U);
  EXPECT_EQ(holes(sculpture_), 0);
}

TEST_P(EveryModel, HasUnitNormalsThatLookOutwards) {
  for (const SculptedPart& part : sculpture_.parts) {
    EXPECT_FALSE(part.triangles.empty()) << part.name;
    ASSERT_EQ(part.normals.size(), part.triangles.size());
    for (const auto& corners : part.normals) {
      for (const glm::vec3 normal : corners) {
        ASSERT_NEAR(glm::length(normal), 1, 0.001);
      }
    }
  }
  EXPECT_LE(turned_in(sculpture_), 3 * triangles(sculpture_) / 200);
}

TEST_P(EveryModel, FitsItsField) {
  const Bounds all = box(sculpture_);
  EXPECT_LE(all.high.y, 2.81f) << "under the ceiling";
  if (is("monsters/")) {
    EXPECT_NEAR(all.low.y, 0, 0.03) << "feet on the ground";
    EXPECT_GE(all.high.y, 1.0f);
    EXPECT_GE(all.low.x, -1.25f);
    EXPECT_LE(all.high.x, 1.25f);
  } else if (is("items/")) {
    EXPECT_NEAR(all.low.y, 0, 0.001) << "on the ground";
    EXPECT_NEAR(all.low.x, -all.high.x, 0.001) << "in the middle";
    EXPECT_NEAR(all.low.z, -all.high.z, 0.001) << "in the middle";
    EXPECT_LE(all.high.x - all.low.x, 1.6f);
    EXPECT_LE(all.high.z - all.low.z, 1.6f);
  }
}

TEST_P(EveryModel, SaysInItsFileWhatMovesAndWhichColoursItHas) {
  static const std::set<std::string> movable{
      "body",      "head",       "head-left",      "head-right",    "arm-left",        "arm-right",
      "leg-left",  "leg-right",  "leg-front-left", "leg-back-left", "leg-front-right", "leg-back-right",
      "wing-left", "wing-right", "tail",           "fire"};
  const std::string text = to_obj(sculpture_);
  const auto parts = all_matches(text, "(?:^|\n)o ([^\n]+)");
  EXPECT_TRUE(parts.contains("body"));
  EXPECT_TRUE(std::ranges::includes(movable, parts)) << testing::PrintToString(parts);
  EXPECT_TRUE(std::ranges::includes(palette(), all_matches(text, "\nusemtl ([^\n]+)")))
      << testing::PrintToString(all_matches(text, "\nusemtl ([^\n]+)"));
  EXPECT_EQ(text.find("mtllib"), std::string::npos);
}

std::string test_name(const testing::TestParamInfo<CatalogueEntry>& info) {
  std::string name(info.param.name.substr(info.param.name.find('/') + 1));
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Models, EveryModel, testing::ValuesIn(catalogue().begin(), catalogue().end()),
                         test_name);

TEST(Catalogue, HasAFormForEverythingTheContentNames) {
  const auto asked = all_matches(read(KATABASIS_SOURCE_DIR "/data/database.xml"), "model=\"([^\"]+)\"");
  std::set<std::string> made;
  for (const CatalogueEntry& one : catalogue()) {
    EXPECT_TRUE(made.emplace(one.name).second) << one.name << " is there twice";
  }
  std::cout << made.size() << " models\n";
  EXPECT_GE(made.size(), 28U + 33U + 14U) << "monsters, things, props";
  EXPECT_FALSE(asked.empty());
  EXPECT_TRUE(std::ranges::includes(made, asked)) << testing::PrintToString(asked);
}

TEST(Catalogue, GivesTheSameModelEveryTime) {
  for (const std::string_view name : {"monsters/shade", "items/axe", "props/rubble"}) {
    EXPECT_EQ(to_obj(sculpted(entry(name))), to_obj(sculpted(entry(name)))) << name;
  }
}

TEST(DoorFrame, FillsTheWallButForItsOpening) {
  const Sculpture frame = sculpted(entry("props/door-frame"));
  const Bounds all = box(frame);
  EXPECT_NEAR(all.low.x, -1.25, 0.02);
  EXPECT_NEAR(all.high.x, 1.25, 0.02);
  EXPECT_NEAR(all.high.y, 2.8, 0.02);
  EXPECT_TRUE(std::ranges::none_of(frame.points, [](glm::vec3 point) {
    return std::abs(point.x) < 0.73f && point.y < 2.18f;
  })) << "something stands in the way";
}

TEST(DoorFrame, HasAFilledArchOverItsOpening) {
  const Sculpture& frame = sculpted_once(entry("props/door-frame"));
  constexpr glm::vec2 centre(0, 1.58f);
  int proud = 0;
  for (const glm::vec3 point : frame.points) {
    if (std::abs(point.z) < 0.24f || point.y < 1.65f) continue;
    ++proud;
    const float radius = glm::distance(centre, glm::vec2(point));
    EXPECT_GT(radius, 0.91f) << point.x << ' ' << point.y;
    EXPECT_LT(radius, 1.24f) << point.x << ' ' << point.y;
  }
  EXPECT_GT(proud, 50);
  for (float x = -1.2f; x < 1.21f; x += 0.1f) {
    for (float y = 2.23f; y < 2.78f; y += 0.05f) EXPECT_TRUE(hides(frame, {x, y})) << x << ' ' << y;
  }
}

TEST(DoorLeaf, HangsOnItsLeftEdgeAndFitsTheOpening) {
  const Bounds leaf = box(sculpted(entry("props/door-leaf")));
  EXPECT_NEAR(leaf.low.x, 0, 0.02);
  EXPECT_NEAR(leaf.high.x, 1.5, 0.02);
  EXPECT_NEAR(leaf.low.y, 0, 0.02);
  EXPECT_NEAR(leaf.high.y, 2.2, 0.02);
  EXPECT_NEAR(leaf.low.z, -leaf.high.z, 0.02);
}

TEST(Simplify, KeepsWhatIsFlatFlatAndItsCornersWhereTheyAre) {
  Model model;
  model.piece("body", 0.1f).add(Slab{{1, 0.5f, 0.75f}}, Colour::marble);
  const Sculpture block = sculpt(model, 12);
  const Bounds all = box(block);
  EXPECT_LE(triangles(block), 12U);
  EXPECT_NEAR(all.low.x, -1, 0.01);
  EXPECT_NEAR(all.high.y, 0.5, 0.01);
  EXPECT_NEAR(all.high.z, 0.75, 0.01);
}

TEST(CutAtColours, DrawsTheBorderWhereThePaintEnds) {
  Model model;
  Piece& ball = model.piece("body", 0.1f);
  ball.add(Ball{{1, 1, 1}}, Colour::bone);
  ball.add(Slab{{2, 1, 2}}, Colour::wine).at({0, -0.77f, 0}).paint();  // all below y = 0.23
  const Mesh mesh = cut_at_colours(polygonise(model), model);
  for (const Triangle& triangle : mesh.triangles) {
    for (const std::uint32_t corner : triangle.corners) {
      const float y = mesh.points[corner].y;
      EXPECT_TRUE(triangle.colour == Colour::wine ? y < 0.25f : y > 0.21f) << y;
    }
  }
}

}  // namespace
}  // namespace katabasis::art
