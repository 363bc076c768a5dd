// Everything is wet: dark rounded stone under slime, mud and black water.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

Texel marsh_wall(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 6, 0.018f, 301);
  const Stone stone = ashlar(bent, 5, 4, 0.8f, 303);
  const float lumps = grain(uv, 12, 5, 305);
  const float dome = ramp(-0.006f, 0.06f, stone.edge + 0.005f * lumps);
  glm::vec3 colour = glm::mix(glm::vec3(.15f, .19f, .19f), glm::vec3(.27f, .31f, .29f),
                              0.4f * chance(stone.id, 2) + 0.35f + 0.3f * lumps);
  colour *= 0.65f + 0.35f * ramp(0, 0.018f, stone.edge);
  // Slime hangs in tongues, drawn out downwards, and fills the joints.
  const float tongue = fbm(glm::vec2(uv.x * 24 + 2 * grain(uv, 4, 2, 310), uv.y * 4), 0, 1, 311);
  const float wet = grain(uv, 10, 3, 313);
  const float slime = ramp(-0.05f, 0.4f, 0.45f * tongue + 0.7f * wet + 0.2f * ramp(0.03f, 0, stone.edge));
  const glm::vec3 algae =
      glm::mix(glm::vec3(.13f, .20f, .09f), glm::vec3(.27f, .34f, .13f), 0.5f + 0.6f * grain(uv, 22, 3, 317));
  colour = glm::mix(colour, algae, 0.85f * slime);
  const float height = 0.045f * dome + 0.008f * lumps + 0.008f * slime * (1 + grain(uv, 40, 2, 319));
  return {colour, height, 0.34f - 0.12f * slime + 0.14f * ramp(0.1f, 0.5f, lumps)};
}

Texel marsh_floor(glm::vec2 uv) {
  const float lumps = grain(uv, 4, 6, 331);
  const float ripples = grain(warped(uv, 5, 0.04f, 333), 22, 3, 335);
  const float ground = 0.03f * lumps + 0.009f * ripples;
  constexpr float water = -0.007f;
  const float shore = ramp(water + 0.012f, water, ground);
  glm::vec3 colour = glm::mix(glm::vec3(.135f, .12f, .085f), glm::vec3(.205f, .185f, .13f),
                              0.5f + 0.7f * lumps + 0.15f * ripples);
  const float weed = ramp(0.1f, 0.45f, grain(uv, 9, 4, 341));
  colour = glm::mix(colour, glm::vec3(.20f, .26f, .11f), 0.5f * weed);
  colour = glm::mix(colour, glm::vec3(.105f, .115f, .09f), shore);
  // Scum floats on the still water.
  const float scum = shore * ramp(0.24f, 0.42f, grain(uv, 14, 4, 343));
  colour = glm::mix(colour, glm::vec3(.17f, .19f, .11f), 0.6f * scum);
  const float surface = water + 0.0006f * grain(uv, 10, 2, 345) + 0.003f * scum;
  const float rough = glm::mix(0.5f, 0.06f, shore) + 0.35f * scum;
  return {colour, glm::mix(ground, surface, shore), rough};
}

Texel marsh_ceiling(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 4, 0.05f, 351);
  const Stone lump = polygonal(bent, 8, 1, 353);
  const float tooth = ramp(0.0f, 0.06f, lump.edge);
  const float lumps = grain(uv, 9, 5, 355);
  glm::vec3 colour = glm::mix(glm::vec3(.13f, .165f, .165f), glm::vec3(.29f, .32f, .30f),
                              0.35f + 0.45f * tooth + 0.3f * lumps);
  const float lime = ramp(0.6f, 1.0f, tooth) * ramp(0.0f, 0.5f, grain(uv, 6, 3, 357));
  colour = glm::mix(colour, glm::vec3(.5f, .52f, .46f), 0.6f * lime);
  const float algae = ramp(0.1f, 0.5f, grain(uv, 7, 4, 359));
  colour = glm::mix(colour, glm::vec3(.16f, .22f, .1f), 0.6f * algae * (1 - tooth));
  return {colour, 0.055f * tooth + 0.012f * lumps, 0.36f + 0.2f * lime};
}

}  // namespace katabasis::art
