// Weathered grey-green fieldstone under pale lichen; earth where colourless flowers grow.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

float lichen(glm::vec2 uv, std::uint32_t seed) {
  const float field = grain(uv, 13, 4, seed);
  const float grit = grain(uv, 60, 2, seed + 7);
  return ramp(0.14f, 0.3f, field + 0.16f * grit);
}

Texel fieldstone(glm::vec2 uv, const Stone& stone, float round) {
  const float tone = chance(stone.id, 2);
  const float lumps = grain(uv, 14, 5, 201);
  const float dome = ramp(-0.004f, round, stone.edge + 0.004f * lumps);
  glm::vec3 colour = glm::mix(glm::vec3(.33f, .36f, .32f), glm::vec3(.47f, .49f, .43f),
                              0.65f * tone + 0.35f * (0.5f + 0.5f * lumps));
  colour = glm::mix(glm::vec3(.225f, .24f, .2f), colour, ramp(0.0f, 0.012f, stone.edge + 0.003f * lumps));
  const float pale = lichen(uv, 211) * ramp(0.004f, 0.016f, stone.edge);
  colour = glm::mix(colour, glm::vec3(.63f, .66f, .57f), 0.5f * pale);
  const float yellow = lichen(uv, 231) * (1 - pale) * ramp(0.006f, 0.02f, stone.edge);
  colour = glm::mix(colour, glm::vec3(.52f, .51f, .33f), 0.4f * yellow);
  return {colour, 0.04f * dome + 0.008f * lumps + 0.0025f * pale, 0.88f};
}

}  // namespace

Texel asphodel_wall(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 7, 0.016f, 241);
  return fieldstone(uv, ashlar(bent, 7, 4, 0.95f, 243), 0.05f);
}

Texel asphodel_floor(glm::vec2 uv) {
  const float lumps = grain(uv, 7, 6, 251);
  const float dry = cracks(uv, 7, 0.006f, 253);
  const float ash = ramp(0.0f, 0.35f, grain(uv, 5, 5, 255));
  glm::vec3 colour =
      glm::mix(glm::vec3(.235f, .225f, .19f), glm::vec3(.35f, .335f, .29f), 0.5f + 0.6f * lumps);
  colour = glm::mix(colour, glm::vec3(.48f, .47f, .44f), 0.55f * ash) * (1 - 0.4f * dry);
  Texel texel{colour, 0.016f * lumps - 0.012f * dry, 0.96f};
  // Six thin petals around a dull heart.
  const Stone spot = polygonal(uv, 11, 0.85f, 261);
  const float size = 0.016f + 0.012f * chance(spot.id, 1);
  const float angle = std::atan2(spot.local.y, spot.local.x) + 6.283f * chance(spot.id, 2);
  const float reach = size * (0.35f + 0.65f * std::pow(std::abs(std::cos(3 * angle)), 0.8f));
  const float away = glm::length(spot.local);
  if (chance(spot.id, 3) < 0.42f) {
    const float petal = ramp(reach, 0.75f * reach, away);
    const float heart = ramp(0.25f * size, 0.12f * size, away);
    texel.albedo = glm::mix(
        texel.albedo, glm::mix(glm::vec3(.60f, .57f, .62f), glm::vec3(.74f, .71f, .76f), away / size), petal);
    texel.albedo = glm::mix(texel.albedo, glm::vec3(.42f, .33f, .18f), heart);
    texel.height += 0.008f * petal - 0.004f * heart;
  }
  return texel;
}

Texel asphodel_ceiling(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 6, 0.02f, 271);
  Texel texel = fieldstone(uv, polygonal(bent, 4, 0.75f, 273), 0.03f);
  const float root = ramp(0.95f, 0.99f, ridges(warped(uv, 4, 0.05f, 275) * 5.0f, 5, 1, 277));
  texel.albedo = glm::mix(texel.albedo * 0.8f, glm::vec3(.30f, .27f, .2f), root);
  texel.height += 0.016f * root;
  return texel;
}

}  // namespace katabasis::art
