// The river of wailing, frozen: dark stone under blue ice, rime on its ribs, cracks that go deep.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

/// Ice over what is `below`, as thick as `depth` (0 … 1).
glm::vec3 through_ice(glm::vec3 below, float depth) {
  const glm::vec3 ice = glm::mix(glm::vec3(.36f, .47f, .53f), glm::vec3(.25f, .37f, .45f), depth);
  return glm::mix(below, ice, ramp(0.0f, 0.7f, depth));
}

/// White planes inside the ice: a sharp line with a veil on one side.
float fracture(glm::vec2 uv, int count, std::uint32_t seed) {
  const Stone cell = polygonal(warped(uv, 9, 0.02f, seed), count, 1, seed + 1);
  const float lines = ramp(0.0045f, 0.001f, cell.edge);
  const float veil = 0.35f * ramp(0.03f, 0.0f, cell.edge) * chance(cell.id, 4);
  return std::max(lines, veil) * ramp(-0.25f, 0.2f, grain(uv, 5, 3, seed + 3));
}

glm::vec3 river_stone(glm::vec2 uv, const Stone& stone) {
  const float lumps = grain(uv, 16, 4, 751);
  return glm::mix(glm::vec3(.15f, .17f, .19f), glm::vec3(.29f, .31f, .33f),
                  0.6f * chance(stone.id, 3) + 0.2f + 0.3f * lumps) *
         (0.72f + 0.28f * ramp(0, 0.014f, stone.edge));
}

}  // namespace

Texel cocytus_wall(glm::vec2 uv) {
  const Stone stone = ashlar(warped(uv, 8, 0.012f, 753), 5, 3, 0.8f, 755);
  const float dome = ramp(0.0f, 0.05f, stone.edge);
  // Water froze as it ran: ribs that hang down and swell.
  const float sway = 0.016f * grain(uv, 4, 2, 757);
  const float rib = fbm(glm::vec2((uv.x + sway) * 14, 0.7f * std::sin(6.28319f * uv.y)), 14, 3, 763);
  const float sheet = 0.55f + 0.45f * ramp(-0.5f, 0.3f, grain(uv, 9, 3, 765) + 0.3f * rib);
  const float thick = 0.8f * sheet * (0.7f + 0.3f * ramp(-0.4f, 0.4f, rib));
  glm::vec3 colour = through_ice(river_stone(uv, stone), thick);
  const float white = sheet * fracture(uv, 9, 767);
  colour = glm::mix(colour, glm::vec3(.62f, .68f, .71f), 0.35f * white);
  const float rime = ramp(0.2f, 0.55f, rib + 0.3f * grain(uv, 44, 2, 769)) * sheet +
                     0.7f * ramp(0.25f, 0.5f, grain(uv, 30, 3, 771)) * (1 - sheet);
  colour = glm::mix(colour, glm::vec3(.60f, .66f, .70f), 0.22f * std::min(1.0f, rime));
  const float height =
      0.016f * dome * (1 - 0.8f * sheet) + 0.03f * sheet * (1 + 0.8f * rib) + 0.002f * grain(uv, 40, 2, 773);
  return {colour, height, glm::mix(0.75f, 0.12f, sheet) + 0.35f * std::min(1.0f, rime)};
}

Texel cocytus_floor(glm::vec2 uv) {
  const Stone stone = polygonal(warped(uv, 6, 0.03f, 781), 7, 0.9f, 783);
  const float depth = 0.55f + 0.45f * grain(uv, 3, 4, 785);
  glm::vec3 colour = through_ice(river_stone(uv, stone) * 1.2f, std::clamp(depth, 0.15f, 1.0f));
  const float large = fracture(uv, 4, 787);
  const float small = fracture(uv, 11, 791);
  // Breath that rose and was caught.
  const Stone breath = polygonal(uv, 17, 1, 795);
  const float size = 0.004f + 0.007f * chance(breath.id, 2);
  const float ring = ramp(size, 0.8f * size, glm::length(breath.local)) -
                     0.6f * ramp(0.75f * size, 0.5f * size, glm::length(breath.local));
  const float bubble = chance(breath.id, 3) < 0.4f ? ring : 0.0f;
  colour = glm::mix(colour, glm::vec3(.66f, .71f, .74f),
                    std::min(0.8f, 0.75f * large + 0.4f * small + 0.45f * bubble));
  const float snow = ramp(0.12f, 0.45f, grain(uv, 5, 5, 797));
  colour = glm::mix(colour, glm::vec3(.60f, .65f, .69f), 0.7f * snow);
  const float height =
      0.003f * grain(uv, 7, 3, 799) - 0.006f * large + 0.012f * snow * (1 + 0.3f * grain(uv, 36, 2, 801));
  return {colour, height, 0.1f + 0.25f * large + 0.7f * snow};
}

Texel cocytus_ceiling(glm::vec2 uv) {
  const Stone icicle = polygonal(warped(uv, 7, 0.015f, 811), 11, 1, 813);
  const float tall = 0.4f + 0.6f * chance(icicle.id, 3);
  const float tip = tall * ramp(0.0f, 0.045f, icicle.edge);
  const float lumps = grain(uv, 12, 4, 815);
  glm::vec3 colour = through_ice(glm::vec3(.17f, .19f, .21f) * (1 + 0.3f * lumps), 0.35f + 0.65f * tip);
  colour = glm::mix(colour, glm::vec3(.60f, .67f, .71f),
                    0.6f * ramp(0.55f, 0.95f, tip) + 0.25f * ramp(0.2f, 0.5f, lumps));
  colour *= 0.6f + 0.4f * ramp(0.0f, 0.3f, tip);
  return {colour, 0.07f * tip + 0.005f * lumps, 0.16f + 0.25f * ramp(0.1f, 0.5f, lumps)};
}

}  // namespace katabasis::art
