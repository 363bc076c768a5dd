// Where the three sit who were kings on Crete: red and black plaster, a key between them, gypsum underfoot.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

/// Painted plaster, the paint rubbed off it in many small places and none of them large: every field shows
/// them again.
Texel plaster(glm::vec2 uv, glm::vec3 colour) {
  const float brush = grain(uv, 9, 4, 651);
  const float fade = grain(uv, 11, 4, 653);
  const float crack = cracks(uv, 13, 0.0028f, 655);
  const float rubbed = ramp(0.16f, 0.4f, grain(uv, 19, 3, 661) + 0.3f * grain(uv, 60, 2, 663));
  const float pits = ramp(0.35f, 0.6f, grain(uv, 50, 2, 657));
  colour = glm::mix(colour, glm::vec3(.46f, .40f, .35f), 0.14f * ramp(0.0f, 0.6f, fade) + 0.22f * rubbed);
  colour *= (1 + 0.12f * brush) * (1 - 0.2f * crack) * (1 - 0.16f * pits);
  return {colour, 0.004f * brush - 0.003f * crack - 0.002f * rubbed - 0.003f * pits,
          0.62f + 0.12f * fade + 0.1f * rubbed};
}

constexpr glm::vec3 red(.43f, .20f, .165f);
constexpr glm::vec3 black(.135f, .125f, .13f);
constexpr glm::vec3 cream(.60f, .54f, .44f);

}  // namespace

Texel judgement_wall(glm::vec2 uv) {
  glm::vec2 hand = warped(uv, 14, 0.0016f, 665);
  hand.y = rise(hand.y);
  constexpr float low = 0.34f;
  constexpr float wide = 7.0f / 80;  // ten turns to a tile
  const float up = hand.y - low;
  glm::vec3 paint = up < 0 ? black : red;
  if (up > -0.022f && up < wide + 0.022f) {
    const bool key = up > 0 && up < wide;
    paint = key ? glm::mix(black, cream, meander(hand.x / wide, up / wide)) : cream;
    paint = up < -0.014f || up > wide + 0.014f ? black : paint;
  }
  // Above: tall panels in darker lines; on the uppermost course a row of discs, as beams' ends.
  const float panel = std::abs(std::abs(std::fmod(hand.x * 2 + 0.5f, 1.0f) - 0.5f) - 0.44f);
  paint = up > wide + 0.05f && hand.y < 0.86f && panel < 0.009f ? cream * 0.8f : paint;
  const float row = (hand.y - 0.93f) * 8;
  const float disc = glm::length(glm::vec2(std::fmod(hand.x * 8, 1.0f) - 0.5f, row));
  if (hand.y > 0.865f) {
    paint = hand.y < 0.875f || hand.y > 0.985f ? cream : black;
    paint = disc < 0.36f ? cream : paint;
    paint = disc < 0.28f ? red : paint;
    paint = disc < 0.1f ? cream : paint;
  }
  Texel texel = plaster(uv, paint);
  texel.height += hand.y > 0.865f && disc < 0.36f ? 0.006f : 0.0f;
  return texel;
}

Texel judgement_floor(glm::vec2 uv) {
  // Slabs of gypsum with red plaster run into the joints.
  const Stone slab = ashlar(warped(uv, 12, 0.004f, 675), 4, 3, 0.6f, 677);
  const float lumps = grain(uv, 11, 5, 679);
  const float vein = std::pow(ridges(warped(uv, 6, 0.05f, 681) * 6.0f, 6, 2, 683), 6.0f);
  const float face = ramp(0.004f, 0.014f, slab.edge - 0.004f * std::max(0.0f, lumps));
  glm::vec3 stone =
      glm::mix(glm::vec3(.40f, .37f, .345f), glm::vec3(.56f, .53f, .50f), 0.7f * chance(slab.id, 2) + 0.3f);
  stone *= 1 + 0.12f * lumps;
  stone = glm::mix(stone, glm::vec3(.30f, .27f, .26f), 0.45f * vein);
  const glm::vec3 joint = glm::vec3(.36f, .16f, .13f) * (1 + 0.2f * lumps);
  const float worn = ramp(-0.1f, 0.5f, grain(uv, 4, 3, 685));
  const glm::vec3 colour = glm::mix(joint, stone, face) * (1 - 0.25f * worn);
  return {colour, 0.008f * face + 0.004f * lumps - 0.004f * worn, 0.5f + 0.2f * worn - 0.12f * face};
}

Texel judgement_ceiling(glm::vec2 uv) {
  // Round beams of dark wood, red plaster between them.
  const float cell = uv.y * 5;
  const float in = cell - std::floor(cell) - 0.5f;
  const auto beam = static_cast<int>(cell);
  const float round = std::sqrt(std::max(0.0f, 1 - (in / 0.26f) * (in / 0.26f)));
  const float fibre = grain(glm::vec2(uv.x, uv.y * 9), 9, 3, 693);
  const float split = ramp(0.3f, 0.6f, grain(glm::vec2(uv.x, uv.y * 12), 4, 3, 695));
  const float tone = chance(static_cast<std::uint32_t>(beam), 5);
  if (round > 0) {
    const glm::vec3 wood = glm::mix(glm::vec3(.20f, .15f, .12f), glm::vec3(.33f, .26f, .20f),
                                    0.5f * tone + 0.3f + 0.25f * fibre);
    return {wood * (0.6f + 0.4f * round) * (1 - 0.4f * split),
            0.06f * round + 0.003f * fibre - 0.006f * split, 0.78f};
  }
  Texel texel = plaster(uv, glm::vec3(.37f, .2f, .165f));
  texel.albedo *= 0.6f + 0.4f * ramp(0.26f, 0.36f, std::abs(in));
  return texel;
}

}  // namespace katabasis::art
