#include "scene/lathe.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

namespace katabasis {

namespace {

std::int8_t packed(float value) {
  return static_cast<std::int8_t>(std::lround(value * 127));
}

ModelPart part_around(const char* name, std::span<const glm::vec2> outline) {
  ModelPart part{name, glm::vec3(1e9F), glm::vec3(-1e9F)};
  for (const glm::vec2 point : outline) {
    part.low = glm::min(part.low, glm::vec3(-point.x, point.y, -point.x));
    part.high = glm::max(part.high, glm::vec3(point.x, point.y, point.x));
  }
  return part;
}

}  // namespace

void turn_on_lathe(Model& model, const char* name, std::span<const glm::vec2> outline, Rgb colour,
                   std::uint32_t sides, float glow) {
  const auto part = static_cast<std::uint8_t>(model.parts.size());
  model.parts.push_back(part_around(name, outline));
  model.low = glm::min(model.low, model.parts.back().low);
  model.high = glm::max(model.high, model.parts.back().high);
  const auto first = static_cast<std::uint32_t>(model.vertices.size());
  for (std::size_t row = 0; row < outline.size(); ++row) {
    const glm::vec2 way = outline[std::min(row + 1, outline.size() - 1)] - outline[row == 0 ? 0 : row - 1];
    const glm::vec2 normal = glm::normalize(glm::vec2(way.y, -way.x));
    for (std::uint32_t i = 0; i <= sides; ++i) {
      const float angle = glm::two_pi<float>() * static_cast<float>(i) / static_cast<float>(sides);
      const glm::vec2 outward{std::sin(angle), std::cos(angle)};
      model.vertices.push_back(
          {{outward.x * outline[row].x, outline[row].y, outward.y * outline[row].x},
           {packed(outward.x * normal.x), packed(normal.y), packed(outward.y * normal.x)},
           part,
           {colour.red, colour.green, colour.blue},
           255,
           static_cast<std::uint8_t>(std::lround(glow * 255)),
           {}});
    }
  }
  for (std::uint32_t row = 0; row + 1 < outline.size(); ++row) {
    for (std::uint32_t i = 0; i < sides; ++i) {
      const std::uint32_t a = first + row * (sides + 1) + i;
      const std::uint32_t above = a + sides + 1;
      for (const std::uint32_t corner : {a, a + 1, above + 1, a, above + 1, above})
        model.indices.push_back(corner);
    }
  }
}

}  // namespace katabasis
