// Where the blessed lived: pale marble with a garland in it, pulled down, and grass over all of it.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

glm::vec3 pale_marble(glm::vec2 uv, const Stone& stone) {
  const float cloud = grain(warped(uv, 4, 0.08f, 881), 5, 4, 883);
  const float vein = std::pow(ridges(warped(uv, 5, 0.06f, 885) * 5.0f, 5, 3, 887), 10.0f);
  const glm::vec3 ground = glm::mix(glm::vec3(.66f, .65f, .60f), glm::vec3(.84f, .84f, .79f),
                                    0.45f + 0.35f * cloud + 0.4f * (chance(stone.id, 2) - 0.5f));
  return glm::mix(ground, glm::vec3(.46f, .45f, .44f), 0.45f * vein);
}

/// Squared blocks whose corners time has broken off.
Texel block(glm::vec2 uv, const Stone& stone) {
  const float bitten = 0.006f * ramp(-0.1f, 0.6f, grain(uv, 15, 3, 889));
  const float edge = stone.edge - bitten - 0.002f * grain(uv, 26, 2, 891);
  const float face = ramp(-0.004f, 0.008f, edge);
  const float rain = ramp(0.0f, 0.5f, fbm(glm::vec2(uv.x * 22, std::sin(6.28319f * uv.y)), 22, 3, 893));
  const float lumps = grain(uv, 20, 4, 895);
  glm::vec3 colour = pale_marble(uv, stone) * (1 - 0.14f * rain) * (1 + 0.06f * lumps);
  colour = glm::mix(glm::vec3(.30f, .30f, .22f), colour, face);
  return {colour, 0.02f * face + 0.003f * lumps, 0.55f + 0.3f * (1 - face)};
}

/// Puts blades or leaves of the given height (metres) over what is there.
void overgrow(Texel& texel, float cover, float light, float high) {
  const glm::vec3 green = glm::mix(glm::vec3(.18f, .225f, .125f), glm::vec3(.46f, .525f, .325f), light);
  texel.albedo = glm::mix(texel.albedo, green, cover);
  texel.height += high * cover;
  texel.roughness = glm::mix(texel.roughness, 0.85f, cover);
}

/// Grass seen from above: tufts of bent blades, brightest at their tips.
struct Growth {
  float cover;
  float light;
};
Growth grass(glm::vec2 uv, float growth, std::uint32_t seed) {
  const glm::vec2 bent = warped(uv, 9, 0.03f, seed);
  const Stone tuft = polygonal(bent, 15, 1, seed + 1);
  const float angle = std::atan2(tuft.local.y, tuft.local.x);
  const float blades =
      std::abs(std::sin(4.5f * angle + 6.283f * chance(tuft.id, 2) + 60 * glm::length(tuft.local)));
  const float full = 0.7f * ramp(0.045f, 0.0f, glm::length(tuft.local)) + 0.45f * blades;
  const float light = 0.25f + 0.4f * blades * ramp(0.0f, 0.03f, glm::length(tuft.local)) +
                      0.35f * chance(tuft.id, 4) + 0.25f * grain(uv, 6, 3, seed + 5);
  return {ramp(0.55f, 0.75f, growth + 0.35f * full), std::clamp(light, 0.0f, 1.0f)};
}

/// Ivy: pointed leaves in no order, each with a pale rib.
Growth ivy(glm::vec2 uv, float growth, std::uint32_t seed) {
  Growth result{0, 0};
  for (const int count : {17, 23}) {
    const auto own = seed + static_cast<std::uint32_t>(count);
    const Stone leaf = polygonal(uv, count, 0.9f, own);
    const float turn = 6.283f * chance(leaf.id, 2);
    const glm::vec2 way(std::cos(turn), std::sin(turn));
    const glm::vec2 at(glm::dot(leaf.local, way), glm::dot(leaf.local, glm::vec2(-way.y, way.x)));
    const float size = (0.6f + 0.4f * chance(leaf.id, 3)) * 0.62f / static_cast<float>(count);
    const float along = at.x / size;
    const float wide = 0.85f * size * std::sqrt(std::max(0.0f, 1 - along * along)) * (0.75f - 0.4f * along);
    const float inside = std::abs(along) < 1 ? ramp(0.0f, 0.0025f, wide - std::abs(at.y)) : 0.0f;
    const float there = growth > 0.25f + 0.6f * chance(leaf.id, 5) ? inside : 0.0f;
    const float rib = ramp(0.0022f, 0.0006f, std::abs(at.y));
    if (there > 0.5f) {
      result.light = 0.15f + 0.5f * chance(leaf.id, 7) + 0.22f * rib + 0.15f * (at.y > 0 ? 1.0f : -1.0f);
    }
    result.cover = std::max(result.cover, there);
  }
  return result;
}

/// A laurel garland cut into the stone: pairs of leaves along a stem.
float garland(float along, float across) {
  constexpr float pairs = 12;
  const glm::vec2 at(along * pairs, std::abs(across) * pairs);
  float cut = ramp(0.09f, 0.03f, at.y);
  for (const float before : {0.0f, 1.0f}) {
    const glm::vec2 from_root(glm::fract(at.x) + before, at.y);
    // A leaf is 1.1 long and leans away from the stem by 33°.
    const float lengthwise = 0.84f * from_root.x + 0.545f * from_root.y;
    const float sideways = 0.84f * from_root.y - 0.545f * from_root.x;
    const float half = 0.2f * std::sin(3.14159f * std::clamp(lengthwise / 1.1f, 0.0f, 1.0f));
    cut = std::max(cut, ramp(-0.02f, 0.05f, half - std::abs(sideways)));
  }
  return cut;
}

}  // namespace

Texel elysian_wall(glm::vec2 uv) {
  const Stone stone = ashlar(warped(uv, 12, 0.003f, 897), 4, 2, 0.25f, 899);
  Texel texel = block(uv, stone);
  const float up = rise(uv.y);
  const float frieze = up - 0.78f;
  const float band = ramp(0.085f, 0.08f, std::abs(frieze));
  const float cut = garland(uv.x, frieze) * band;
  texel.height +=
      0.012f * band + 0.012f * cut - 0.006f * ramp(0.006f, 0.0f, std::abs(std::abs(frieze) - 0.074f));
  texel.albedo *= 1 - 0.26f * band * (1 - cut);
  // Grass stands at the foot; ivy comes down from above in curtains and creeps over the plinth.
  const float blade = fbm(glm::vec2(uv.x * 60, std::sin(6.28319f * uv.y)), 60, 2, 905);
  const float tall = 0.2f + 0.09f * grain(glm::vec2(uv.x, 0), 9, 3, 907) + 0.07f * blade;
  overgrow(texel, ramp(0.0f, 0.03f, tall - up), std::clamp(0.1f + 2.0f * up + 0.6f * blade, 0.0f, 1.0f),
           0.012f);
  const float hanging = 0.75f + 0.35f * grain(glm::vec2(uv.x, 0.3f * std::sin(6.28319f * uv.y)), 6, 3, 901);
  const float curtain = up < 0.12f ? hanging : hanging - 1.9f * (1 - up);
  const Growth leaves = ivy(uv, curtain, 903);
  overgrow(texel, leaves.cover, leaves.light, 0.02f);
  return texel;
}

Texel elysian_floor(glm::vec2 uv) {
  const Stone slab = ashlar(warped(uv, 10, 0.006f, 909), 3, 2, 0.7f, 911);
  Texel texel = block(uv, slab);
  const float sunk = ramp(0.0f, 0.06f, slab.edge) * 0.3f * chance(slab.id, 9);
  const float growth = 0.24f + sunk + 0.5f * ramp(0.05f, 0.0f, slab.edge) + 0.85f * grain(uv, 4, 5, 913);
  const Growth tuft = grass(uv, growth, 915);
  overgrow(texel, tuft.cover, tuft.light, 0.02f);
  // Some of it flowers, pale gold.
  const Stone spot = polygonal(uv, 13, 1, 917);
  const float size = 0.006f + 0.005f * chance(spot.id, 1);
  const float flower =
      chance(spot.id, 3) < 0.3f ? ramp(size, 0.6f * size, glm::length(spot.local)) * tuft.cover : 0.0f;
  texel.albedo = glm::mix(texel.albedo, glm::vec3(.84f, .76f, .52f), flower);
  texel.height += 0.006f * flower;
  return texel;
}

Texel elysian_ceiling(glm::vec2 uv) {
  // Coffers with a rosette in each; roots and ivy have found the joints.
  const glm::vec2 cell = uv * 3.0f;
  const glm::vec2 in = glm::fract(cell) - 0.5f;
  const float square = std::max(std::abs(in.x), std::abs(in.y));
  const auto id = static_cast<std::uint32_t>(3 * static_cast<int>(cell.x) + static_cast<int>(cell.y));
  Texel texel = block(uv, {(0.5f - square) / 3, 3000 + id, in / 3.0f});
  const float step = ramp(.40f, .385f, square) + ramp(.31f, .295f, square);
  texel.height -= 0.03f * step;
  texel.albedo *= 1 - 0.13f * step;
  const float angle = std::atan2(in.y, in.x);
  const float petal = 0.12f + 0.06f * std::abs(std::cos(3 * angle));
  const float rosette = chance(id, 4) < 0.75f ? ramp(petal, petal - 0.03f, glm::length(in)) : 0.0f;
  texel.height += 0.022f * rosette * (1 - 0.6f * ramp(0.06f, 0.02f, glm::length(in)));
  texel.albedo *= 1 + 0.18f * rosette;
  const Growth leaves = ivy(uv, 0.55f * ramp(0.2f, 0.0f, 0.5f - square) + 0.9f * grain(uv, 4, 3, 919), 921);
  overgrow(texel, leaves.cover, leaves.light, 0.02f);
  return texel;
}

}  // namespace katabasis::art
