#include "scene/mood.h"

#include <array>
#include <cmath>

namespace katabasis {

namespace {

struct Air {
  std::string_view prefab;
  const char* colour;
  float strength;
};
constexpr std::array<Air, 6> airs{{{"gate-of-hades", "shade-blue", 0.10F},
                                   {"burial-ground", "wine", 0.16F},
                                   {"asphodel-meadows", "asphodel", 0.06F},
                                   {"marsh-of-styx", "styx", 0.15F},
                                   {"forge-of-the-cyclopes", "ember", 0.09F},
                                   {"tartarus-pit", "blood", 0.16F}}};

}  // namespace

glm::vec3 linear(Rgb colour) {
  const auto part = [](std::uint8_t value) { return std::pow(static_cast<float>(value) / 255.0F, 2.2F); };
  return {part(colour.red), part(colour.green), part(colour.blue)};
}

glm::vec3 fog_of(const Palette& palette, std::string_view prefab) {
  for (const Air& air : airs) {
    if (air.prefab == prefab) return linear(palette[air.colour]) * air.strength;
  }
  return linear(palette[airs[0].colour]) * airs[0].strength;
}

float flicker_at(float idle_time) {
  return 1 + 0.035F * std::sin(idle_time * 7.3F) + 0.025F * std::sin(idle_time * 13.1F + 1) +
         0.015F * std::sin(idle_time * 23.7F + 2);
}

glm::vec3 torch_place(const Camera& camera, float idle_time) {
  const glm::vec3 ahead{std::sin(camera.yaw), 0, -std::cos(camera.yaw)};
  const glm::vec3 right{-ahead.z, 0, ahead.x};
  const float sway = 0.02F * std::sin(idle_time * 5.1F);
  return camera.eye + right * (0.45F + sway) + glm::vec3(0, 0.28F + sway * 0.5F, 0) + ahead * 0.5F;
}

}  // namespace katabasis
