#include "scene/mood.h"

#include <algorithm>
#include <cmath>

#include "scene/themes.h"

namespace katabasis {

namespace {

constexpr float usual_brightness = 0.1F;  // linear, of a wall's stone

// The mean, linear: of the last mipmap.
float brightness_of(const MaterialTheme& theme, Surface surface) {
  const Texels texel = theme.albedo.back().subspan(4 * tiles_across * static_cast<std::size_t>(surface), 4);
  const glm::vec3 root = glm::vec3(texel[0], texel[1], texel[2]) / 255.0F;
  return glm::dot(root * root, glm::vec3(0.3F, 0.55F, 0.15F));
}

}  // namespace

glm::vec3 linear(Rgb colour) {
  const auto part = [](std::uint8_t value) { return std::pow(static_cast<float>(value) / 255.0F, 2.2F); };
  return {part(colour.red), part(colour.green), part(colour.blue)};
}

Air air_of(const Assets& assets, std::string_view prefab) {
  const Theme& theme = theme_of(prefab);
  const MaterialTheme& material = assets.materials.themes[assets.materials.find(theme.prefab)];
  const float stone = std::max(
      brightness_of(material, Surface::wall) * 0.6F + brightness_of(material, Surface::floor) * 0.4F, 0.01F);
  return {linear(assets.palette[theme.haze]) * theme.density,
          std::clamp(std::pow(usual_brightness / stone, 0.55F), 0.75F, 1.45F)};
}

Air blended(const Air& from, const Air& to, float part) {
  return {glm::mix(from.fog, to.fog, part), glm::mix(from.exposure, to.exposure, part)};
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
