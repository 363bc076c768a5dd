// The gaoler's keep: blocks that only a hundred hands could lift, held by bronze clamps, and the hands' own
// marks all over them.
#include <algorithm>
#include <array>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

/// Grey-green granite with pale and dark crystals in it.
glm::vec3 granite(glm::vec2 uv, float tone) {
  const float clouds = grain(uv, 5, 4, 931);
  const float crystals = grain(uv, 64, 2, 933);
  const glm::vec3 colour = glm::mix(glm::vec3(.40f, .42f, .395f), glm::vec3(.60f, .61f, .56f),
                                    0.5f * tone + 0.3f + 0.3f * clouds + 0.18f * crystals);
  return colour * (1 - 0.35f * ramp(0.35f, 0.6f, grain(uv, 52, 2, 937)));
}

/// Dressed with a pointed pick: dimples, sharper where the stone is harder.
float pecked(glm::vec2 uv, std::uint32_t seed) {
  const Stone dimple = polygonal(warped(uv, 12, 0.01f, seed), 30, 1, seed + 1);
  const float deep = ramp(0.022f, 0.0f, glm::length(dimple.local)) * chance(dimple.id, 2);
  return 0.8f * grain(uv, 18, 4, seed + 3) - 1.1f * deep * ramp(-0.4f, 0.3f, grain(uv, 6, 3, seed + 5));
}

/// A block with a smooth margin around a rough boss that swells.
Texel boss(glm::vec2 uv, const Stone& stone, float margin) {
  const float chipped = 0.008f * std::max(0.0f, grain(uv, 15, 3, 939));
  const float edge = stone.edge - chipped;
  const float face = ramp(0.0f, 0.01f, edge);
  const float rough = ramp(margin - 0.006f, margin + 0.006f, edge);
  const float swell = ramp(margin, margin + 0.11f, edge);
  const float picks = pecked(uv, 941);
  const float tone = chance(stone.id, 2);
  glm::vec3 colour = granite(uv, tone) * (1 + 0.1f * picks * rough) * (1 + 0.1f * (1 - rough));
  colour *= 0.42f + 0.58f * face;
  return {colour, 0.03f * face + 0.015f * rough + 0.05f * swell + 0.008f * picks * rough, 0.9f};
}

float to_segment(glm::vec2 at, glm::vec2 from, glm::vec2 to) {
  const glm::vec2 way = to - from;
  return glm::length(at - from - way * std::clamp(glm::dot(at - from, way) / glm::dot(way, way), 0.0f, 1.0f));
}

/// The distance to an open hand of length 1 that points to −y, its palm at the origin.
float hand(glm::vec2 at) {
  float away = std::min(glm::length(at / glm::vec2(0.23f, 0.27f)) - 1, 1.0f) * 0.23f;
  static constexpr std::array<std::array<glm::vec2, 2>, 5> fingers{{{{{-.14f, .02f}, {-.40f, -.16f}}},
                                                                    {{{-.15f, -.18f}, {-.23f, -.55f}}},
                                                                    {{{-.04f, -.22f}, {-.06f, -.66f}}},
                                                                    {{{.07f, -.2f}, {.11f, -.61f}}},
                                                                    {{{.16f, -.13f}, {.27f, -.44f}}}}};
  for (const auto& finger : fingers) {
    away = std::min(away, to_segment(at, finger[0], finger[1]) - 0.058f);
  }
  return away;
}

/// Hands that lay on the stone while paint was blown over them: `paint` around each, and bare stone where it
/// was.
float stencils(glm::vec2 uv, int count, float share, std::uint32_t seed) {
  const Stone spot = polygonal(uv, count, 0.5f, seed);
  if (chance(spot.id, 1) >= share) {
    return 0;
  }
  const float turn = 1.6f * (chance(spot.id, 2) - 0.5f);
  const float size = 0.56f * (0.75f + 0.25f * chance(spot.id, 3)) / static_cast<float>(count);
  const glm::vec2 local =
      spot.local + 0.0015f * glm::vec2(grain(uv, 30, 2, seed + 3), grain(uv, 30, 2, seed + 5));
  glm::vec2 at(std::cos(turn) * local.x - std::sin(turn) * local.y,
               std::sin(turn) * local.x + std::cos(turn) * local.y);
  at = at / size + glm::vec2(0, -0.2f);
  at.x *= chance(spot.id, 4) < 0.5f ? 1.0f : -1.0f;
  const float away = hand(at);
  const float mist = ramp(0.34f, -0.05f, away + 0.16f * grain(uv, 40, 3, seed + 7));
  const float wears = ramp(-0.35f, 0.35f, grain(uv, 5, 3, seed + 9));
  return ramp(-0.015f, 0.02f, away) * mist * (0.6f + 0.4f * wears);
}

void paint(Texel& texel, float strength) {
  texel.albedo = glm::mix(texel.albedo, glm::vec3(.34f, .115f, .125f), 0.75f * strength);
}

/// A clamp of green bronze, its ends spread like a swallow's tail, laid over a joint.
void bronze_clamp(Texel& texel, glm::vec2 from_joint, glm::vec2 uv) {
  const glm::vec2 at = glm::abs(from_joint);
  const float inside = std::min(0.062f - at.x, 0.009f + 0.24f * at.x - at.y);
  const float metal = ramp(0.0f, 0.003f, inside);
  const glm::vec3 bronze =
      glm::mix(glm::vec3(.44f, .35f, .2f), glm::vec3(.3f, .46f, .38f), 0.5f + 0.9f * grain(uv, 20, 3, 951));
  texel.albedo = glm::mix(texel.albedo * (1 - 0.6f * ramp(-0.008f, 0.0f, inside)), bronze, metal);
  texel.height = glm::mix(texel.height, 0.05f + 0.004f * ramp(0.003f, 0.012f, inside), metal);
  texel.roughness = glm::mix(texel.roughness, 0.4f, metal);
}

}  // namespace

Texel hundred_wall(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 10, 0.003f, 953);
  const Stone block = ashlar(bent, 2, 1, 0.22f, 955);
  Texel texel = boss(uv, block, 0.028f);
  paint(texel, ramp(0.045f, 0.075f, block.edge) *
                   std::max(0.75f * stencils(uv, 5, 0.9f, 957), 0.6f * stencils(uv, 7, 0.5f, 959)));
  bronze_clamp(texel, {0.5f - std::abs(block.local.x), std::abs(block.local.y) - 0.13f}, uv);
  return texel;
}

Texel hundred_floor(glm::vec2 uv) {
  const Stone slab = ashlar(warped(uv, 10, 0.003f, 961), 2, 1, 0.15f, 963);
  const float picks = pecked(uv, 965);
  const float worn = ramp(-0.1f, 0.45f, grain(uv, 4, 4, 967));
  const float face = ramp(0.0f, 0.012f, slab.edge - 0.006f * std::max(0.0f, grain(uv, 14, 3, 969)));
  Texel texel{
      granite(uv, 0.8f * chance(slab.id, 2)) * (0.42f + 0.58f * face) * (1 + 0.09f * picks * (1 - worn)),
      0.03f * face + 0.006f * picks * (1 - worn), 0.88f - 0.2f * worn};
  texel.albedo = glm::mix(texel.albedo, glm::vec3(.41f, .42f, .40f), 0.35f * worn);
  return texel;
}

Texel hundred_ceiling(glm::vec2 uv) {
  // Beams of stone as long as a hall, side by side, with deep shadow between them.
  const float in = glm::fract(uv.y * 2);
  const float gap = ramp(0.0f, 0.06f, std::min(in, 1 - in));
  const float tone = chance(static_cast<int>(uv.y * 2), 1, 971);
  const float picks = pecked(uv, 973);
  Texel texel{granite(uv, 0.6f * tone) * 0.85f * (0.35f + 0.65f * gap) * (1 + 0.12f * picks),
              0.06f * gap + 0.01f * picks, 0.92f};
  paint(texel, 0.7f * gap * stencils(glm::vec2(uv.y, uv.x), 5, 0.35f, 975));
  return texel;
}

}  // namespace katabasis::art
