// The house of the king himself: dark marble so polished that the torch stands in it, and lines of gold.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

constexpr glm::vec3 gold(.66f, .50f, .22f);

/// Violet-black marble with thin white veins; `seed` differs for each slab.
glm::vec3 night_marble(glm::vec2 local, std::uint32_t seed) {
  const glm::vec2 shift = chance2(static_cast<int>(seed % 9973), 3, 601) * 8.0f;
  const glm::vec2 at = glm::vec2(local.x + 0.5f * local.y, local.y - 0.7f * local.x) * 6.0f + shift;
  const glm::vec2 bent = at + 0.45f * glm::vec2(fbm(at, 0, 3, 603), fbm(at, 0, 3, 605));
  const float vein = std::pow(ridges(bent, 0, 3, 607), 9.0f);
  const float cloud = fbm(bent * 0.6f, 0, 2, 609);
  const glm::vec3 ground =
      glm::mix(glm::vec3(.17f, .15f, .22f), glm::vec3(.29f, .26f, .35f), 0.5f + 0.5f * cloud);
  return glm::mix(ground, glm::vec3(.62f, .60f, .64f), 0.5f * vein);
}

Texel slab(glm::vec2 uv, const Stone& stone) {
  const float rub = grain(uv, 12, 3, 611);
  const float edge = stone.edge - 0.003f * std::max(0.0f, grain(uv, 22, 2, 613));
  const float face = ramp(0, 0.008f, edge);
  const float tone = chance(stone.id, 4) - 0.5f;
  const glm::vec3 colour = night_marble(stone.local, stone.id) * (1 + 0.2f * tone) * (0.5f + 0.5f * face);
  return {colour, 0.012f * face + 0.0015f * rub, 0.2f + 0.06f * rub + 0.25f * (1 - face)};
}

void inlay(Texel& texel, float strength, glm::vec2 uv) {
  const float worn = strength * (1 - 0.5f * ramp(0.1f, 0.5f, grain(uv, 13, 3, 615)));
  texel.albedo = glm::mix(texel.albedo, gold * (1 + 0.15f * grain(uv, 30, 2, 617)), worn);
  texel.height += 0.002f * strength;
  texel.roughness = glm::mix(texel.roughness, 0.3f, strength);
}

/// A line of the given half width where `distance` is 0.
float line(float distance, float half) {
  return ramp(half + 0.002f, half - 0.001f, std::abs(distance));
}

}  // namespace

Texel palace_wall(glm::vec2 uv) {
  const Stone stone = ashlar(warped(uv, 16, 0.001f, 621), 3, 2, 0.2f, 623);
  Texel texel = slab(uv, stone);
  inlay(texel, line(stone.edge - 0.03f, 0.0032f), uv);
  // A frieze under the middle of the wall: a key between two lines.
  constexpr float low = 0.30f;
  constexpr float wide = 7.0f / 96;  // twelve turns to a tile
  const float up = rise(uv.y);
  const float across = (up - low) / wide;
  const float band = ramp(-0.02f, 0.0f, up - low + 0.02f) * ramp(wide + 0.04f, wide + 0.02f, up - low);
  texel.albedo *= 1 - 0.35f * band;
  texel.height += 0.006f * band;
  inlay(texel, meander(uv.x / wide, across), uv);
  inlay(texel, line(up - low + 0.012f, 0.004f), uv);
  inlay(texel, line(up - low - wide - 0.012f, 0.004f), uv);
  return texel;
}

Texel palace_floor(glm::vec2 uv) {
  // Squares set on their corners, every second one pale.
  const glm::vec2 turned(uv.x + uv.y, uv.x - uv.y);
  const glm::vec2 cell = turned * 2.0f;
  const glm::vec2 in = glm::fract(cell) - 0.5f;
  const int column = static_cast<int>(std::floor(cell.x));
  const int row = static_cast<int>(std::floor(cell.y));
  // Two diagonal steps that lead to the same square of the next tile must give the same stone.
  const int across = ((column + row) % 4 + 4) % 4;
  const int along = ((column - row) % 4 + 4) % 4;
  const auto id = static_cast<std::uint32_t>(40 * across + along + 7);
  const float edge = (0.5f - std::max(std::abs(in.x), std::abs(in.y))) * 0.35f;
  Texel texel = slab(uv, {edge, id, 0.35f * in});
  const bool pale = ((column % 2) + 2) % 2 == ((row % 2) + 2) % 2;
  if (pale) {
    texel.albedo = glm::mix(texel.albedo, glm::vec3(.45f, .42f, .43f), 0.62f);
  }
  const float star = std::abs(in.x) + std::abs(in.y) - 0.16f;
  inlay(texel, pale ? 0.0f : ramp(0.006f, -0.004f, star) - 0.8f * ramp(-0.03f, -0.05f, star), uv);
  const float dust = ramp(0.0f, 0.5f, grain(uv, 5, 4, 631));
  texel.albedo = glm::mix(texel.albedo, glm::vec3(.33f, .31f, .32f), 0.25f * dust);
  texel.roughness += 0.25f * dust;
  return texel;
}

Texel palace_ceiling(glm::vec2 uv) {
  // Deep coffers with a golden star in each.
  const glm::vec2 cell = uv * 3.0f;
  const glm::vec2 in = glm::fract(cell) - 0.5f;
  const float square = std::max(std::abs(in.x), std::abs(in.y));
  const auto id = static_cast<std::uint32_t>(3 * static_cast<int>(cell.x) + static_cast<int>(cell.y));
  Texel texel = slab(uv, {(0.5f - square) / 3, 700 + id, in / 3.0f});
  const float step = ramp(.40f, .385f, square) + ramp(.31f, .295f, square);
  texel.height -= 0.03f * step;
  texel.albedo *= 1 - 0.12f * step;
  const float angle = std::atan2(in.y, in.x);
  const float reach = 0.09f + 0.09f * std::pow(std::abs(std::cos(4 * angle)), 3.0f);
  const float star = ramp(reach, reach - 0.03f, glm::length(in));
  texel.height += 0.02f * star;
  inlay(texel, star, uv);
  inlay(texel, line(square - 0.35f, 0.009f), uv);
  return texel;
}

}  // namespace katabasis::art
