// The mountain that was thrown on Typhon, melted by him: storm-dark slag with his coils in it, and the glass
// that lightning left.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

constexpr float turn = 6.28319f;

/// Rock that boiled: billows like a storm's, with pores.
Texel slag(glm::vec2 uv, std::uint32_t seed) {
  const glm::vec2 bent = warped(warped(uv, 4, 0.09f, seed), 8, 0.03f, seed + 3);
  const float billow = 1 - 2 * std::abs(grain(bent, 6, 3, seed + 5));
  const float fine = grain(uv, 24, 3, seed + 7);
  const float pores = ramp(0.3f, 0.6f, grain(uv, 38, 2, seed + 9));
  const glm::vec3 colour = glm::mix(glm::vec3(.10f, .12f, .17f), glm::vec3(.265f, .30f, .375f),
                                    0.55f * ramp(-0.6f, 1.0f, billow) + 0.25f + 0.2f * fine);
  return {colour * (1 - 0.45f * pores), 0.03f * billow + 0.004f * fine - 0.01f * pores, 0.62f + 0.2f * fine};
}

struct Scale {
  float raised;  ///< 0 at its root … 1 at its tip
  float groove;  ///< 1 where it goes under its neighbours
  std::uint32_t id;
};

/// Scales that overlap like tiles, `at` counted in scales, tips towards growing y; every row is half a scale
/// aside of the one before. `rows` is even.
Scale scale_at(glm::vec2 at, int columns, int rows) {
  const auto scale = [&](int row, float groove) {
    const float x = at.x - ((row & 1) != 0 ? 0.5f : 0.0f);
    const auto id = wrapped(row, rows) * 64 + wrapped(static_cast<int>(std::floor(x)), columns);
    const float beside = std::abs(glm::fract(x) - 0.5f);
    return Scale{(at.y - static_cast<float>(row)) / 1.5f, std::max(groove, ramp(0.42f, 0.5f, beside)),
                 static_cast<std::uint32_t>(id)};
  };
  const int row = static_cast<int>(std::floor(at.y));
  // The round tip of the row before lies over this one's roots.
  const float x = glm::fract(at.x - ((row & 1) != 0 ? 0.0f : 0.5f)) - 0.5f;
  const float tip = 1 - 2 * glm::length(glm::vec2(x, at.y - static_cast<float>(row)));
  return tip > 0 ? scale(row - 1, 0) : scale(row, ramp(-0.22f, 0.0f, tip));
}

glm::vec3 hide(const Scale& scale, float belly) {
  const glm::vec3 back =
      glm::mix(glm::vec3(.11f, .165f, .185f), glm::vec3(.23f, .325f, .33f), chance(scale.id, 3));
  return glm::mix(back, glm::vec3(.38f, .40f, .36f), belly) * (0.55f + 0.45f * scale.raised) *
         (1 - 0.6f * scale.groove);
}

/// Forked scars of glass: 1 in the middle of one.
float lightning(glm::vec2 uv, int period, std::uint32_t seed) {
  const glm::vec2 bent = warped(warped(uv, 3 * period, 0.03f, seed), 9 * period, 0.008f, seed + 3);
  const Stone cell = polygonal(bent, period, 1, seed + 5);
  return ramp(0.0055f, 0.0008f, cell.edge) * ramp(0.0f, 0.2f, grain(uv, period, 1, seed + 7));
}

void strike(Texel& texel, float strength) {
  texel.albedo = glm::mix(texel.albedo, glm::vec3(.50f, .57f, .68f), 0.8f * strength);
  texel.roughness = glm::mix(texel.roughness, 0.15f, strength);
  texel.glow = 0.2f * strength;
}

}  // namespace

Texel typhon_wall(glm::vec2 uv) {
  Texel texel = slag(uv, 981);
  // Two coils to a tile, one thicker than the other, that rise and sink along the wall.
  for (int coil = 0; coil < 2; ++coil) {
    const auto number = static_cast<float>(coil);
    const float slope = coil == 0 ? 0.09f : 0.07f;
    const float middle = 0.28f + 0.5f * number + slope * std::sin(turn * (uv.x + 0.35f * number)) +
                         0.04f * std::sin(turn * (2 * uv.x + 0.2f + 0.4f * number));
    float across = uv.y - middle;
    across -= std::round(across);
    const float half =
        (coil == 0 ? 0.155f : 0.115f) * (1 + 0.2f * std::sin(turn * (uv.x + 0.2f + 0.5f * number)));
    const float side = across / half;
    if (std::abs(side) >= 1) {
      texel.albedo *= 1 - 0.4f * ramp(0.3f, 0.0f, std::abs(side) - 1);
      continue;
    }
    const float round = std::sqrt(1 - side * side);
    const int rows = coil == 0 ? 20 : 26;
    const float around = std::asin(side) / 3.14159f * (coil == 0 ? 9.0f : 7.0f);
    const Scale scale = scale_at({around + 32, uv.x * static_cast<float>(rows)}, 64, rows);
    const float belly = ramp(0.35f, 0.8f, side);
    Texel skin{hide(scale, belly) * (0.45f + 0.55f * round), 0.09f * round + 0.012f * scale.raised, 0.3f};
    const float drowned = ramp(0.0f, 0.22f, grain(uv, 3, 4, 983));
    texel.albedo = glm::mix(skin.albedo, texel.albedo, drowned);
    texel.height = glm::mix(skin.height, texel.height + 0.05f * round, drowned);
    texel.roughness = glm::mix(skin.roughness, texel.roughness, drowned);
  }
  strike(texel, 0.5f * lightning(uv, 4, 987));
  return texel;
}

Texel typhon_floor(glm::vec2 uv) {
  Texel texel = slag(uv, 991);
  // Where the slag is worn his back shows.
  const glm::vec2 bent = warped(uv, 4, 0.02f, 993);
  const Scale scale = scale_at(bent * 14.0f, 14, 14);
  const float bare = ramp(0.0f, 0.12f, grain(uv, 3, 4, 995));
  texel.albedo = glm::mix(texel.albedo * 1.1f, hide(scale, 0.15f) * 0.95f, bare);
  texel.height = glm::mix(texel.height + 0.02f, 0.022f * scale.raised - 0.01f, bare);
  texel.roughness = glm::mix(texel.roughness, 0.34f, bare);
  strike(texel, lightning(uv, 2, 997));
  return texel;
}

Texel typhon_ceiling(glm::vec2 uv) {
  // It hangs like clouds, and drips.
  const Stone lump = polygonal(warped(uv, 4, 0.06f, 1001), 5, 1, 1003);
  const float dome = ramp(0.0f, 0.1f, lump.edge);
  Texel texel = slag(uv, 1005);
  texel.albedo *= 0.55f + 0.6f * dome;
  texel.height += 0.06f * dome;
  strike(texel, lightning(uv, 2, 1007));
  return texel;
}

}  // namespace katabasis::art
