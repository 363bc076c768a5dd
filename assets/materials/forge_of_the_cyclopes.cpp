// Basalt fitted without mortar by hands that could lift it; soot, slag, and fire in the cracks.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

glm::vec3 basalt(glm::vec2 uv, float tone) {
  const float lumps = grain(uv, 16, 5, 401);
  const float speck = ramp(0.25f, 0.6f, grain(uv, 90, 1, 403));
  const glm::vec3 colour = glm::mix(glm::vec3(.215f, .185f, .17f), glm::vec3(.385f, .335f, .30f),
                                    0.7f * tone + 0.3f * (0.5f + 0.5f * lumps));
  return glm::mix(colour, glm::vec3(.46f, .42f, .38f), 0.3f * speck);
}

/// The glow of a seam: white-hot never, orange where wide, a dull red at its rim.
glm::vec3 glow(float heat) {
  return glm::mix(glm::vec3(.42f, .09f, .03f), glm::vec3(.98f, .50f, .12f), heat);
}

}  // namespace

Texel forge_wall(glm::vec2 uv) {
  const Stone stone = polygonal(warped(uv, 10, 0.006f, 411), 4, 0.8f, 413);
  const float lumps = grain(uv, 14, 5, 415);
  const float pecked = grain(uv, 44, 2, 417);
  const float edge = stone.edge - 0.004f * std::max(0.0f, grain(uv, 18, 3, 419));
  const float pillow = ramp(0, 0.07f, edge);
  const float face = ramp(0, 0.014f, edge);
  glm::vec3 colour = basalt(uv, chance(stone.id, 4));
  const float soot = ramp(-0.3f, 0.5f, grain(uv, 6, 3, 421));
  colour *= 1 - 0.4f * soot;
  colour *= 0.52f + 0.48f * face;
  const float hot = 0.65f * ramp(-0.15f, 0.5f, grain(uv, 11, 2, 423));
  const float seam = hot * ramp(0.0065f, 0.001f, edge);
  colour = glm::mix(colour, colour + glm::vec3(.16f, .035f, .0f), hot * ramp(0.035f, 0, edge));
  colour = glm::mix(colour, glow(seam), ramp(0.1f, 0.6f, seam));
  return {colour, 0.02f * face + 0.03f * pillow + 0.007f * lumps + 0.003f * pecked, 0.74f + 0.15f * soot};
}

Texel forge_floor(glm::vec2 uv) {
  const Stone plate = polygonal(warped(uv, 8, 0.02f, 431), 6, 0.9f, 433);
  const float flow = grain(warped(uv, 4, 0.08f, 435), 12, 4, 437);
  const float lip = ramp(0.0f, 0.006f, plate.edge) * ramp(0.05f, 0.012f, plate.edge);
  const float inside = ramp(0.0f, 0.008f, plate.edge);
  glm::vec3 colour = basalt(uv, 0.5f * chance(plate.id, 2)) * (0.85f + 0.3f * flow);
  colour = glm::mix(colour, glm::vec3(.36f, .27f, .21f), 0.35f * ramp(0.1f, 0.5f, grain(uv, 6, 4, 439)));
  const float hot = 0.8f * ramp(-0.05f, 0.5f, grain(uv, 6, 3, 441));
  const float seam = hot * ramp(0.006f, 0.001f, plate.edge);
  colour *= 0.55f + 0.45f * inside;
  colour = glm::mix(colour, glow(seam), ramp(0.1f, 0.6f, seam));
  const float tilt = glm::dot(plate.local, chance2(static_cast<int>(plate.id % 4096), 1, 9) - 0.5f);
  const float bubbles = ramp(0.3f, 0.6f, grain(uv, 34, 2, 443));
  return {colour, 0.018f * inside + 0.014f * lip + 0.22f * tilt + 0.006f * flow - 0.006f * bubbles,
          0.5f + 0.2f * flow + 0.2f * bubbles};
}

Texel forge_ceiling(glm::vec2 uv) {
  const Stone column = hexagons(warped(uv, 6, 0.012f, 451), 7);
  const float tone = chance(column.id, 3);
  const float edge = ramp(0, 0.006f, column.edge);
  const float lumps = grain(uv, 20, 4, 453);
  glm::vec3 colour = basalt(uv, tone) * (0.55f + 0.45f * edge);
  const float soot = ramp(-0.3f, 0.4f, grain(uv, 4, 4, 455));
  colour *= 1 - 0.45f * soot;
  return {colour, 0.07f * tone + 0.014f * edge + 0.02f * ramp(0, 0.05f, column.edge) + 0.004f * lumps, 0.78f};
}

}  // namespace katabasis::art
