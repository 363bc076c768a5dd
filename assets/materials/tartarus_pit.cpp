// Where the earth ends: black glass in facets, and something dull and red far inside.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

/// Height of a broken face: every cell is a plane with its own tilt. Over the width of `rim` it sinks towards
/// the height of its neighbours: a step would be drawn as a row of dots.
float facet(const Stone& stone, float tilt, float rim, std::uint32_t seed) {
  const glm::vec2 slope(chance(stone.id, seed) - 0.5f, chance(stone.id, seed + 1) - 0.5f);
  return ramp(0, rim, stone.edge) *
         (tilt * glm::dot(stone.local, slope) + 0.012f * chance(stone.id, seed + 2));
}

struct Flake {
  float height;
  std::uint32_t id;
};

/// Where flakes were struck off: shallow bowls, each with its own tilt, that meet in ridges without a step.
Flake flake(glm::vec2 uv, int count, std::uint32_t seed) {
  const auto scale = static_cast<float>(count);
  const glm::ivec2 base(glm::floor(uv * scale));
  Flake lowest{1e9f, 0};
  for (int i = 0; i < 25; ++i) {
    const glm::ivec2 cell = base + glm::ivec2(i % 5 - 2, i / 5 - 2);
    const int x = wrapped(cell.x, count);
    const int y = wrapped(cell.y, count);
    const glm::vec2 away = uv - (glm::vec2(cell) + chance2(x, y, seed)) / scale;
    const glm::vec2 slope = chance2(x, y, seed + 1) - 0.5f;
    const float height = 0.7f * glm::dot(away, slope) + 4.5f * glm::dot(away, away);
    if (height < lowest.height) {
      lowest = {height, static_cast<std::uint32_t>(y * count + x)};
    }
  }
  return lowest;
}

/// Long thin seams that come and go.
float vein(glm::vec2 uv, int period, std::uint32_t seed) {
  const Stone cell = polygonal(warped(uv, 2 * period, 0.05f, seed), period, 1, seed + 3);
  return ramp(0.006f, 0.001f, cell.edge) * ramp(-0.1f, 0.4f, grain(uv, 2 * period, 2, seed + 5));
}

glm::vec3 with_vein(glm::vec3 colour, float strength) {
  const glm::vec3 red = glm::mix(glm::vec3(.22f, .045f, .04f), glm::vec3(.55f, .11f, .075f), strength);
  return glm::mix(colour, red, ramp(0.15f, 0.6f, strength));
}

glm::vec3 glass(glm::vec2 uv, float tone) {
  const float band = grain(warped(uv, 5, 0.06f, 501), 9, 3, 503);
  return glm::mix(glm::vec3(.10f, .09f, .11f), glm::vec3(.25f, .225f, .25f),
                  0.6f * tone + 0.25f + 0.3f * band);
}

}  // namespace

Texel tartarus_wall(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 8, 0.012f, 511);
  const Stone large = polygonal(bent, 4, 1, 513);
  const Flake small = flake(bent, 11, 515);
  const float conchoid = grain(uv, 18, 3, 517);
  // The seams glow a little everywhere and nowhere much: one bright vein would be seen again in every field.
  const float strength = 0.5f * ramp(0.016f, 0.002f, large.edge) * ramp(-0.3f, 0.5f, grain(uv, 8, 2, 521));
  glm::vec3 colour = glass(uv, 0.5f * (chance(large.id, 3) + chance(small.id, 3)));
  colour *= 0.6f + 0.4f * ramp(0, 0.01f, large.edge);
  const float height = facet(large, 0.42f, 0.03f, 7) + small.height + 0.003f * conchoid - 0.01f * strength;
  return {with_vein(colour, strength), height, 0.24f + 0.14f * chance(small.id, 5) + 0.3f * strength};
}

Texel tartarus_floor(glm::vec2 uv) {
  const Stone slab = polygonal(warped(uv, 9, 0.014f, 531), 5, 1, 533);
  const float inside = ramp(0, 0.01f, slab.edge);
  const float lumps = grain(uv, 12, 5, 535);
  const float dust = ramp(-0.05f, 0.4f, grain(uv, 6, 5, 537));
  glm::vec3 colour = glass(uv, 0.6f + 0.5f * chance(slab.id, 3)) * 1.15f;
  colour = glm::mix(colour, glm::vec3(.27f, .245f, .24f), 0.5f * dust);
  colour *= 0.58f + 0.42f * inside;
  const float hot = 0.8f * ramp(-0.05f, 0.45f, grain(uv, 6, 3, 541));
  colour = with_vein(colour, hot * ramp(0.009f, 0.001f, slab.edge));
  const float height = 0.016f * inside + facet(slab, 0.2f, 0.02f, 9) + 0.007f * lumps;
  return {colour, height, 0.36f + 0.35f * dust};
}

Texel tartarus_ceiling(glm::vec2 uv) {
  const Stone spike = polygonal(warped(uv, 6, 0.02f, 551), 7, 1, 553);
  const float point = ramp(0.0f, 0.075f, spike.edge);
  const float flute = grain(uv, 26, 3, 555);
  const float strength = vein(uv, 4, 557) * (1 - 0.7f * point);
  const glm::vec3 colour = glass(uv, 0.3f + 0.7f * point) * (0.55f + 0.6f * point);
  return {with_vein(colour, strength), 0.075f * point + 0.006f * flute, 0.3f + 0.15f * flute};
}

}  // namespace katabasis::art
