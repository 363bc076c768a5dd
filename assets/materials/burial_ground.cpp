// Dark earth, soft brown tuff, and the dead in their shelves behind slabs.
#include <algorithm>
#include <cmath>

#include "materials/material.h"
#include "materials/noise.h"
#include "materials/pattern.h"

namespace katabasis::art {

namespace {

Texel tuff(glm::vec2 uv, std::uint32_t seed) {
  const float lumps = grain(uv, 10, 5, 101 + seed);
  const float holes = ramp(0.3f, 0.62f, grain(uv, 40, 2, 107 + seed));
  const glm::vec3 colour =
      glm::mix(glm::vec3(.33f, .26f, .19f), glm::vec3(.47f, .38f, .28f), 0.5f + 0.6f * lumps);
  return {colour * (1 - 0.5f * holes), 0.012f * lumps - 0.009f * holes, 0.92f};
}

Texel earth(glm::vec2 uv) {
  const float lumps = grain(uv, 8, 6, 113);
  const float fine = grain(uv, 50, 2, 117);
  const Stone pebble = polygonal(warped(uv, 20, 0.01f, 119), 20, 1, 121);
  const float size = 0.010f + 0.014f * chance(pebble.id, 9);
  const bool there = chance(pebble.id, 4) < 0.45f;
  const float dome = there ? ramp(size, 0.3f * size, glm::length(pebble.local)) : 0.0f;
  glm::vec3 colour = glm::mix(glm::vec3(.19f, .145f, .105f), glm::vec3(.33f, .255f, .185f),
                              0.5f + 0.5f * lumps + 0.15f * fine);
  const glm::vec3 stone =
      glm::mix(glm::vec3(.36f, .33f, .29f), glm::vec3(.52f, .46f, .38f), chance(pebble.id, 6));
  colour = glm::mix(colour, stone, dome);
  return {colour, 0.02f * lumps + 0.003f * fine + 0.012f * dome, 0.95f - 0.15f * dome};
}

/// How far inside a rectangle with rounded corners a place lies.
float inside(glm::vec2 at, glm::vec2 half, float corner) {
  const glm::vec2 q = glm::abs(at) - half + corner;
  return corner - glm::length(glm::max(q, glm::vec2(0))) - std::min(std::max(q.x, q.y), 0.0f);
}

}  // namespace

Texel burial_wall(glm::vec2 uv) {
  const glm::vec2 bent = warped(uv, 10, 0.006f, 131);
  const Stone shelf = ashlar(bent, 4, 2, 0.2f, 133);
  Texel texel = tuff(uv, 0);
  const float grave = inside(shelf.local, {.185f, .083f}, .02f);
  const float slab = inside(shelf.local + glm::vec2(0, .003f), {.174f, .073f}, .010f);
  const float cut = ramp(0, 0.012f, grave);
  texel.height -= 0.026f * cut;
  texel.albedo *= 1 - 0.15f * cut;
  const float lid = ramp(0, 0.009f, slab);
  const float crack = 0.5f * cracks(uv, 13, 0.003f, 139);
  const glm::vec3 plaster =
      glm::mix(glm::vec3(.40f, .34f, .26f), glm::vec3(.45f, .39f, .30f), chance(shelf.id, 8)) *
      (1 + 0.26f * grain(uv, 11, 5, 141));
  texel.albedo = glm::mix(texel.albedo, plaster * (1 - 0.4f * crack), lid);
  texel.height = glm::mix(texel.height, -0.012f + 0.003f * grain(uv, 24, 3, 143) - 0.012f * crack, lid);
  // Between the shelves the courses of tuff show.
  const Stone block = ashlar(warped(uv, 14, 0.004f, 151), 8, 5, 0.4f, 153);
  const float joint = ramp(0.008f, 0.0f, block.edge) * (1 - cut);
  texel.height -= 0.010f * joint;
  texel.albedo *= 1 - 0.28f * joint;
  texel.roughness = glm::mix(texel.roughness, 0.75f, lid);
  return texel;
}

Texel burial_floor(glm::vec2 uv) {
  Texel texel = earth(uv);
  // A splinter of bone here and there.
  const Stone spot = polygonal(uv, 7, 0.8f, 161);
  const float turn = 6.283f * chance(spot.id, 2);
  const glm::vec2 way(std::cos(turn), std::sin(turn));
  const float along = glm::dot(spot.local, way);
  const float across = glm::dot(spot.local, glm::vec2(-way.y, way.x));
  const float length = 0.018f + 0.02f * chance(spot.id, 3);
  const float knob = 0.003f * ramp(0.5f, 1.0f, std::abs(along) / length);
  const float bone = chance(spot.id, 1) < 0.4f ? ramp(0.006f + knob, 0.002f, std::abs(across)) *
                                                     ramp(length + .003f, length - .002f, std::abs(along))
                                               : 0.0f;
  texel.albedo = glm::mix(texel.albedo, glm::vec3(.62f, .56f, .44f), 0.85f * bone);
  texel.height += 0.010f * bone;
  texel.roughness -= 0.25f * bone;
  return texel;
}

Texel burial_ceiling(glm::vec2 uv) {
  Texel texel = tuff(warped(uv, 6, 0.02f, 171), 40);
  // The marks of the picks that dug it, and roots that came through.
  const Stone mark = polygonal(glm::vec2(uv.x, uv.y), 13, 1, 173);
  const float stroke = ramp(0.0f, 0.03f, mark.edge) * glm::dot(mark.local, glm::vec2(0.5f, 1.0f));
  const float thick = ridges(warped(uv, 5, 0.05f, 175) * 4.0f, 4, 1, 177);
  const float thin = ridges(warped(uv, 7, 0.04f, 181) * 7.0f, 7, 1, 183);
  const float root = std::max(ramp(0.93f, 0.985f, thick), 0.7f * ramp(0.95f, 0.99f, thin));
  texel.height += 0.3f * stroke + 0.02f * root + 0.02f * grain(uv, 4, 3, 179);
  texel.albedo = glm::mix(texel.albedo * 0.78f, glm::vec3(.27f, .2f, .135f), root);
  return texel;
}

}  // namespace katabasis::art
