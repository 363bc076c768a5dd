#include "scene/torch.h"

#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <span>

namespace katabasis {

namespace {

constexpr int sides = 12;

// Half the thickness and the height, metres.
using Outline = std::span<const glm::vec2>;
constexpr std::array<glm::vec2, 4> shaft{{{0.014F, -0.5F}, {0.019F, -0.2F}, {0.022F, -0.04F}, {0.02F, 0}}};
constexpr std::array<glm::vec2, 6> cup{
    {{0.024F, -0.06F}, {0.03F, -0.05F}, {0.028F, -0.03F}, {0.035F, 0.02F}, {0.04F, 0.03F}, {0.0F, 0.03F}}};
std::int8_t packed(float value) {
  return static_cast<std::int8_t>(std::lround(value * 127));
}

// Turns an outline about the y axis and adds it as a part.
void turn_on_lathe(Model& model, const char* name, Outline outline, Rgb colour) {
  const auto part = static_cast<std::uint8_t>(model.parts.size());
  model.parts.push_back({name, {-0.05F, outline.front().y, -0.05F}, {0.05F, outline.back().y, 0.05F}});
  const auto first = static_cast<std::uint32_t>(model.vertices.size());
  for (std::size_t row = 0; row < outline.size(); ++row) {
    const glm::vec2 way = outline[std::min(row + 1, outline.size() - 1)] - outline[row == 0 ? 0 : row - 1];
    const glm::vec2 normal = glm::normalize(glm::vec2(way.y, -way.x));
    for (int i = 0; i <= sides; ++i) {
      const float angle = glm::two_pi<float>() * static_cast<float>(i) / sides;
      const glm::vec2 outward{std::sin(angle), std::cos(angle)};
      const float radius = outline[row].x;
      model.vertices.push_back(
          {{outward.x * radius, outline[row].y, outward.y * radius},
           {packed(outward.x * normal.x), packed(normal.y), packed(outward.y * normal.x)},
           part,
           {colour.red, colour.green, colour.blue},
           255,
           0,
           {}});
    }
  }
  for (std::uint32_t row = 0; row + 1 < outline.size(); ++row) {
    for (std::uint32_t i = 0; i < sides; ++i) {
      const std::uint32_t a = first + row * (sides + 1) + i;
      for (const std::uint32_t corner : {a, a + 1, a + sides + 2, a, a + sides + 2, a + sides + 1}) {
        model.indices.push_back(corner);
      }
    }
  }
}

}  // namespace

Model torch_model(const Palette& palette) {
  Model model;
  turn_on_lathe(model, "shaft", shaft, palette["oak"]);
  turn_on_lathe(model, "cup", cup, palette["bronze"]);
  model.low = {-0.05F, -0.5F, -0.05F};
  model.high = {0.05F, 0.03F, 0.05F};
  return model;
}

void add_torch(Frame& frame, std::shared_ptr<const Model> torch, float idle_time, float swing) {
  const float sway = 0.005F * std::sin(idle_time * 1.3F);
  const glm::vec3 hand{0.41F + sway, -0.3F + 0.004F * std::sin(idle_time * 1.9F) - 0.04F * swing, -0.7F};
  Instance instance;
  instance.model = std::move(torch);
  instance.place = glm::translate(glm::inverse(frame.camera.view), hand);
  instance.place = glm::rotate(instance.place, -0.16F - 0.25F * swing, glm::vec3(1, 0, 0));
  instance.place = glm::rotate(instance.place, -0.14F, glm::vec3(0, 0, 1));
  instance.light_front = instance.light_back = 0.25F;
  const glm::vec3 cup{instance.place * glm::vec4(0, 0.12F, 0, 1)};
  frame.flames.push_back({cup, 0.17F, idle_time});
  frame.instances.push_back(std::move(instance));
}

}  // namespace katabasis
