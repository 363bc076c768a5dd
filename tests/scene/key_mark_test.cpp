#include "scene/key_mark.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "scene/emblem.h"

namespace katabasis::test {
namespace {

const Palette colours{{{"gold", {1, 0, 0}},
                       {"styx", {2, 0, 0}},
                       {"ember", {3, 0, 0}},
                       {"laurel", {4, 0, 0}},
                       {"bone", {5, 0, 0}},
                       {"obsidian", {6, 0, 0}},
                       {"ink", {7, 0, 0}}}};

bool has_colour(const Model& model, std::uint8_t red) {
  return std::ranges::any_of(model.vertices,
                             [red](const ModelVertex& vertex) { return vertex.colour[0] == red; });
}

TEST(KeyMark, ThirtyNumbersDifferInShapeOrColour) {
  for (int a = 1; a <= 30; ++a) {
    for (int b = 1; b < a; ++b) EXPECT_NE(key_mark(KeyId{a}), key_mark(KeyId{b})) << a << " and " << b;
  }
}

TEST(KeyMark, NeighboursDifferInBoth) {
  for (int number = 1; number < 100; ++number) {
    const KeyMark mark = key_mark(KeyId{number});
    const KeyMark next = key_mark(KeyId{number + 1});
    EXPECT_NE(mark.colour, next.colour);
    EXPECT_TRUE(mark.corners != next.corners || mark.turned != next.turned);
  }
}

TEST(Emblem, HasTheColourOfItsMarkAndIsReadFromBothSides) {
  for (int number = 1; number <= 120; ++number) {
    const Model emblem = emblem_model(colours, KeyId{number});
    for (int colour = 1; colour <= 5; ++colour) {
      const bool own = colour == static_cast<int>(key_mark(KeyId{number}).colour) + 1;
      EXPECT_EQ(has_colour(emblem, static_cast<std::uint8_t>(colour)), own) << number;
    }
    EXPECT_NEAR(emblem.low.z, -emblem.high.z, 1e-6F);
    std::array<int, 2> written{};
    for (const ModelVertex& vertex : emblem.vertices) {
      if (vertex.colour[0] == 7) ++written[vertex.position.z < 0 ? 0 : 1];
    }
    EXPECT_GT(written[0], 0);
    EXPECT_EQ(written[0], written[1]) << "the number stands on both sides";
  }
}

TEST(Emblem, TheNumberStaysWithinItsShape) {
  for (const int number : {1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 26, 38, 44, 47, 50, 88, 100, 888, 1000, 99999}) {
    const KeyMark mark = key_mark(KeyId{number});
    for (const ModelVertex& vertex : emblem_model(colours, KeyId{number}).vertices) {
      if (vertex.colour[0] != 7 || vertex.position.z < 0) continue;
      for (int i = 0; i < mark.corners; ++i) {
        const glm::vec2 from = mark.corner(i);
        const glm::vec2 edge = mark.corner(i + 1) - from;
        const glm::vec2 way = glm::vec2(vertex.position) - 0.78F * from;
        EXPECT_GT(edge.x * way.y - edge.y * way.x, 0) << number;
      }
    }
  }
}

TEST(Emblem, EveryNumberIsWrittenDifferently) {
  std::vector<std::vector<glm::vec3>> written;
  for (int number = 6; number < 600; number += 6) {  // all of one shape
    std::vector<glm::vec3> points;
    for (const ModelVertex& vertex : emblem_model(colours, KeyId{number}).vertices) {
      if (vertex.colour[0] == 7) points.push_back(vertex.position);
    }
    EXPECT_EQ(std::ranges::find(written, points), written.end()) << number;
    written.push_back(std::move(points));
  }
}

TEST(Emblem, FacesLookOutwards) {
  for (const int number : {1, 2, 3, 4, 5, 6}) {
    const Model emblem = emblem_model(colours, KeyId{number});
    for (std::size_t i = 0; i < emblem.indices.size(); i += 3) {
      const auto& a = emblem.vertices[emblem.indices[i]];
      const glm::vec3 normal = glm::cross(emblem.vertices[emblem.indices[i + 1]].position - a.position,
                                          emblem.vertices[emblem.indices[i + 2]].position - a.position);
      EXPECT_GT(glm::dot(normal, glm::vec3(a.normal[0], a.normal[1], a.normal[2])), 0);
      EXPECT_GT(glm::dot(normal, a.position), 0) << "convex around the origin";
    }
  }
}

}  // namespace
}  // namespace katabasis::test
