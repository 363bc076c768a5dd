// Pale marble, cut and set with care, worn by everyone who ever came this way.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

/// Marble itself: a pale ground with grey, drawn-out veins, on a stone's own face. `seed` differs for each.
glm::vec3 marble(glm::vec2 uv, std::uint32_t seed) {
  const glm::vec2 shift = chance2(static_cast<int>(seed % 9973), 7, 3) * 8.0f;
  const glm::vec2 at = glm::vec2(uv.x + 0.6f * uv.y, uv.y - 0.4f * uv.x) * 5.0f + shift;
  const glm::vec2 bent = at + 0.5f * glm::vec2(fbm(at, 0, 3, 21), fbm(at, 0, 3, 22));
  const float vein = std::pow(ridges(bent, 0, 3, 23), 7.0f);
  const float cloud = fbm(bent * 0.7f, 0, 3, 27);
  const glm::vec3 ground =
      glm::mix(glm::vec3(.60f, .585f, .545f), glm::vec3(.70f, .685f, .645f), 0.5f + 0.5f * cloud);
  return glm::mix(ground, glm::vec3(.40f, .40f, .42f), 0.7f * vein);
}

Texel laid(glm::vec2 uv, const Stone& stone, float bevel, float joint) {
  const float pits = ramp(0.28f, 0.6f, grain(uv, 48, 3, 41));
  const float rub = grain(uv, 12, 4, 43);
  const float chip =
      0.006f * std::max(0.0f, grain(uv, 20, 3, 47)) + 0.003f * ramp(0.1f, 0.6f, grain(uv, 17, 3, 48));
  const float edge = stone.edge - chip;
  const float face = ramp(0, bevel, edge);
  const float tone = chance(stone.id, 5) - 0.5f;
  const float crack = 0.2f * cracks(uv, 17, 0.003f, 53);
  glm::vec3 colour = marble(stone.local, stone.id) * (1 + 0.1f * tone + 0.06f * rub);
  const float dirt = ramp(0.035f, 0.0f, stone.edge + 0.012f * rub);
  colour = glm::mix(colour, glm::vec3(.38f, .34f, .28f), 0.45f * dirt);
  colour *= 1 - 0.15f * pits;
  colour *= 1 - 0.4f * crack;
  colour = glm::mix(glm::vec3(.32f, .295f, .255f), colour, ramp(0, joint, edge));
  const float height = 0.018f * face + 0.006f * tone * face + 0.003f * rub - 0.004f * pits - 0.012f * crack;
  return {colour, height, 0.62f + 0.2f * dirt + 0.1f * pits - 0.1f * face};
}

/// A bead along each edge of the cornice, with dirt under it, softens the wall's two sharp bends there.
void bead(Texel& texel, float below) {
  const float round = ramp(0.018f, 0.0f, std::abs(below));
  const float dirt = ramp(0.05f, 0.014f, below) * ramp(0.0f, 0.016f, below);
  texel.albedo *= 1 - 0.22f * dirt;
  texel.height = glm::mix(texel.height, 0.024f, round);
}

}  // namespace

Texel gate_wall(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 16, 0.0022f, 1);
  Texel texel = laid(uv, ashlar(bent, 4, 3, 0.45f, 2), 0.012f, 0.006f);
  // Water has run down from the joints for a very long time.
  const float run = ramp(0.1f, 0.7f, fbm(glm::vec2(uv.x * 24, std::sin(6.28319f * uv.y)), 24, 3, 61));
  texel.albedo = glm::mix(texel.albedo, texel.albedo * glm::vec3(.76f, .72f, .62f), run);
  for (const float edge : {0.088f, 0.144f}) {
    bead(texel, bent.y - edge);
  }
  return texel;
}

Texel gate_floor(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 14, 0.004f, 71);
  Texel texel = laid(uv, ashlar(bent, 3, 3, 0.5f, 72), 0.02f, 0.007f);
  const float worn = 0.5f + 0.5f * grain(uv, 4, 3, 74);
  texel.albedo *= glm::mix(glm::vec3(.74f, .71f, .66f), glm::vec3(.88f, .86f, .82f), worn);
  texel.height += 0.006f * worn;
  texel.roughness -= 0.18f * worn;
  return texel;
}

Texel gate_ceiling(glm::vec2 uv) {
  // Coffers: three steps down into a square field, with a boss in its middle.
  const glm::vec2 cell = uv * 2.0f;
  const glm::vec2 in = glm::fract(cell) - 0.5f;
  const float square = std::max(std::abs(in.x), std::abs(in.y)) - 0.004f * grain(uv, 24, 3, 81);
  const float step = ramp(.39f, .375f, square) + ramp(.31f, .295f, square) + ramp(.23f, .215f, square);
  const float boss = ramp(.10f, .06f, glm::length(in) * (1 + 0.12f * std::cos(8 * std::atan2(in.y, in.x))));
  const auto id =
      static_cast<std::uint32_t>(glm::floor(cell.x)) * 2 + static_cast<std::uint32_t>(glm::floor(cell.y));
  const Stone stone{0.25f - 0.5f * std::max(std::abs(in.x), std::abs(in.y)), 900 + id, 0.5f * in};
  Texel texel = laid(uv, stone, 0.02f, 0.006f);
  texel.height += -0.026f * step + 0.03f * boss;
  const float soot = 0.5f + 0.5f * grain(uv, 3, 4, 83);
  texel.albedo *= (0.95f - 0.1f * step) * glm::mix(glm::vec3(1), glm::vec3(.68f, .66f, .64f), soot);
  texel.albedo = glm::mix(texel.albedo, glm::vec3(.45f, .38f, .25f), 0.6f * boss);
  return texel;
}

}  // namespace katabasis::art
