// Chalk, pale and a little blue, in soft beds with flint between; whom love killed walks here among poppies.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

glm::vec3 chalk(float light) {
  return glm::mix(glm::vec3(.39f, .45f, .55f), glm::vec3(.59f, .65f, .74f), light);
}

/// A flint in its white rind: how far inside, 0 … 1.
float flint(glm::vec2 uv, int count, float share, std::uint32_t seed) {
  const Stone spot = polygonal(warped(uv, 22, 0.012f, seed), count, 0.7f, seed + 1);
  const float size = 0.012f + 0.02f * chance(spot.id, 3);
  const glm::vec2 squat = spot.local * glm::vec2(0.65f, 1.25f);
  return chance(spot.id, 5) < share ? ramp(size, 0.4f * size, glm::length(squat)) : 0.0f;
}

}  // namespace

Texel mourning_wall(glm::vec2 uv) {
  // Beds that rise and fall; every joint between two is a soft overhang.
  const float wave = uv.y + 0.06f * grain(uv, 3, 3, 701);
  const float bed = wave * 6;
  const float in = bed - std::floor(bed);
  const auto number = static_cast<std::uint32_t>((static_cast<int>(std::floor(bed)) % 6 + 6) % 6);
  const float lumps = grain(uv, 10, 5, 703);
  const float block = polygonal(warped(uv, 8, 0.02f, 705), 9, 1, 707).edge;
  const float joint = ramp(0.07f, 0.0f, std::min(in, 1 - in) + 0.03f * lumps);
  const float upright = 0.5f * ramp(0.006f, 0.0f, block) * ramp(-0.1f, 0.5f, grain(uv, 11, 2, 709));
  const float bulge = std::sin(3.14159f * in);
  const float stone = ramp(0.16f, 0.05f, std::min(in, 1 - in)) * flint(uv, 15, 0.6f, 711);
  glm::vec3 colour = chalk(0.5f + 0.35f * (chance(number, 2) - 0.5f) + 0.35f * lumps);
  colour *= (1 - 0.2f * joint * ramp(-0.5f, 0.3f, grain(uv, 5, 2, 717))) * (1 - 0.35f * upright);
  const float stain = ramp(0.2f, 0.6f, fbm(glm::vec2(uv.x * 20, std::sin(6.28319f * uv.y)), 20, 3, 713)) *
                      ramp(-0.1f, 0.4f, grain(uv, 9, 2, 715));
  colour = glm::mix(colour, glm::vec3(.40f, .39f, .41f), 0.5f * stain);
  colour = glm::mix(
      colour, glm::mix(glm::vec3(.60f, .61f, .62f), glm::vec3(.19f, .20f, .23f), ramp(0.2f, 0.6f, stone)),
      ramp(0.0f, 0.2f, stone));
  return {colour, 0.03f * bulge - 0.016f * joint - 0.012f * upright + 0.01f * lumps + 0.016f * stone,
          0.95f - 0.5f * stone};
}

Texel mourning_floor(glm::vec2 uv) {
  const float lumps = grain(uv, 6, 6, 721);
  const float trodden = ramp(-0.1f, 0.4f, grain(uv, 4, 3, 723));
  const float dry = cracks(uv, 6, 0.005f, 725);
  glm::vec3 colour = chalk(0.3f + 0.45f * lumps) * glm::mix(0.9f, 0.72f, trodden) * (1 - 0.35f * dry);
  Texel texel{colour, 0.014f * lumps - 0.01f * dry - 0.005f * trodden, 0.96f};
  const float pebble = flint(uv, 19, 0.25f, 727);
  texel.albedo = glm::mix(texel.albedo, glm::vec3(.24f, .25f, .28f), ramp(0.1f, 0.5f, pebble));
  texel.height += 0.01f * pebble;
  texel.roughness -= 0.4f * pebble;
  // Poppies: four broad dull red petals about a black heart, some of them shed.
  const Stone spot = polygonal(uv, 9, 0.9f, 731);
  const float size = 0.02f + 0.014f * chance(spot.id, 1);
  const float angle = std::atan2(spot.local.y, spot.local.x) + 6.283f * chance(spot.id, 2);
  const float reach = size * (0.6f + 0.4f * std::sqrt(std::abs(std::cos(2 * angle))));
  const float away = glm::length(spot.local);
  if (chance(spot.id, 3) < 0.4f) {
    const float petal = ramp(reach, 0.85f * reach, away);
    const float heart = ramp(0.32f * size, 0.2f * size, away);
    const float crease = 0.5f + 0.5f * std::cos(16 * angle);
    texel.albedo =
        glm::mix(texel.albedo, glm::vec3(.50f, .145f, .135f) * (0.75f + 0.2f * crease + 0.25f * away / size),
                 0.92f * petal);
    texel.albedo = glm::mix(texel.albedo, glm::vec3(.10f, .09f, .10f), heart);
    texel.height += 0.009f * petal * (0.4f + away / size) - 0.002f * heart;
    texel.roughness -= 0.25f * petal;
  }
  return texel;
}

Texel mourning_ceiling(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 5, 0.04f, 741);
  const Stone lump = polygonal(bent, 6, 1, 743);
  const float dome = ramp(0.0f, 0.07f, lump.edge);
  const float lumps = grain(uv, 9, 5, 745);
  const float drip = ramp(0.55f, 0.9f, grain(uv, 18, 2, 747)) * dome;
  const float stone = flint(uv, 13, 0.35f, 749);
  glm::vec3 colour = chalk(0.15f + 0.4f * dome + 0.3f * lumps) * 0.92f;
  colour = glm::mix(colour, glm::vec3(.22f, .23f, .26f), ramp(0.15f, 0.5f, stone));
  return {colour, 0.04f * dome + 0.012f * lumps + 0.02f * drip + 0.012f * stone, 0.93f - 0.45f * stone};
}

}  // namespace katabasis::art
