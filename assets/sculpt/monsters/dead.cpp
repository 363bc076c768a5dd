// Those who came down and stayed: the shade and the skeleton.
#include <cmath>
#include <numbers>

#include "sculpt/anatomy.h"
#include "sculpt/items/weapons.h"
#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

namespace {

void shade_robe(Piece& clay) {
  clay.add(Tube{{{0, 1.42f, .02f, .19f}, {0, 1.1f, 0, .2f}, {0, .75f, .03f, .22f}, {0, .55f, .07f, .12f}}},
           Colour::shade_blue);
  clay.add(Limb{{0, 1.4f, .02f}, {.2f, 1.36f, .02f}, .12f, .1f}, Colour::shade_blue).twin().blend(.1f);
  constexpr int tatters = 9;
  for (int i = 0; i < tatters; ++i) {
    const float t = static_cast<float>(i);
    const float angle = 2 * std::numbers::pi_v<float> * t / tatters;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    const float end = i % 3 == 0 ? .01f : i % 3 == 1 ? .12f : .24f;
    const auto at = [&](float out, float y, float drift, float thick) {
      return glm::vec4(way * out + glm::vec3(0, y, drift), thick);
    };
    clay.add(curve({at(.1f, 1.0f, 0, .1f), at(.17f, .65f, .03f, .09f), at(.2f, .36f, .08f, .06f),
                    at(.17f, end, .2f, .012f)}),
             Colour::shade_blue)
        .blend(.05f);
  }
  for (int i = 0; i < 7; ++i) {
    const float x = -.15f + .05f * static_cast<float>(i);
    clay.add(Limb{{x, 1.3f, -.2f}, {1.3f * x, .45f, -.22f}, .012f, .035f}, Colour::shade_blue)
        .carve()
        .blend(.04f);
  }
}

void shade_hood(Piece& clay) {
  clay.add(Ball{{.17f, .21f, .19f}}, Colour::shade_blue).at({0, 1.57f, .0f});
  clay.add(curve({{0, 1.68f, .03f, .12f}, {0, 1.75f, .14f, .07f}, {0, 1.7f, .26f, .02f}}), Colour::shade_blue)
      .blend(.08f);
  clay.add(Limb{{0, 1.4f, .02f}, {.1f, 1.38f, .02f}, .16f, .12f}, Colour::shade_blue).twin().blend(.1f);
  clay.add(Ball{{.115f, .155f, .16f}}, Colour::obsidian).at({0, 1.555f, -.13f}).carve().blend(.015f);
  clay.add(Ball{{.08f, .11f, .08f}}, Colour::obsidian).at({0, 1.55f, -.06f}).blend(.02f);
  clay.add(Ball{{.024f, .016f, .02f}}, Colour::styx).at({.042f, 1.585f, -.135f}).turn({0, 0, 14}).twin();
  clay.add(Ball{{.03f, .05f, .02f}}, Colour::asphodel).at({0, 1.49f, -.125f}).blend(.01f);
  clay.add(Ball{{.018f, .032f, .03f}}, Colour::obsidian).at({0, 1.482f, -.145f}).carve();
}

void shade_arm(Model& model, float side) {
  Piece& clay = model.piece(sided("arm", side), .014f);
  const glm::vec3 elbow(.36f * side, 1.1f, -.12f);
  const glm::vec3 wrist(.26f * side, 1.12f, -.46f);
  clay.add(Tube{{{.24f * side, 1.36f, .01f, .085f}, glm::vec4(elbow, .085f), glm::vec4(wrist, .115f)}},
           Colour::shade_blue);
  for (int i = 0; i < 3; ++i) {
    const float t = static_cast<float>(i);
    clay.add(Limb{glm::mix(elbow, wrist, .5f + .2f * t),
                  glm::vec3((.3f + .03f * t) * side, .78f + .06f * t, -.2f - .1f * t), .07f, .012f},
             Colour::shade_blue)
        .blend(.05f);
  }
  clay.add(Ball{{.085f, .085f, .05f}}, Colour::obsidian)
      .at(wrist + glm::vec3(0, 0, -.11f))
      .carve()
      .blend(.01f);
  Piece& hand = model.piece(sided("arm", side), .009f, 1.5f);
  hand.add(Limb{wrist, wrist + glm::vec3(0, .01f, -.12f), .03f, .026f}, Colour::asphodel);
  talons(hand, wrist + glm::vec3(0, .01f, -.12f), {-.1f * side, .1f, -1}, 1.15f, Colour::asphodel,
         Colour::asphodel);
}

}  // namespace

void rib_cage(Piece& clay) {
  clay.add(
      curve({{0, .98f, .05f, .032f}, {0, 1.15f, .02f, .03f}, {0, 1.35f, .07f, .03f}, {0, 1.56f, .0f, .026f}}),
      Colour::bone);
  for (int i = 0; i < 5; ++i) {
    const float y = 1.42f - .068f * static_cast<float>(i);
    const float wide = i == 0 ? .105f : .15f - .008f * std::abs(static_cast<float>(i) - 2);
    const float front = i == 4 ? .06f : .015f;
    clay.add(curve({{.01f, y + .02f, .07f, .017f},
                    {wide * .75f, y + .01f, .085f, .018f},
                    {wide, y - .03f, 0, .018f},
                    {wide * .7f, y - .075f, -.095f, .017f},
                    {front, y - .05f, -.115f, .013f}},
                   4),
             Colour::bone)
        .twin()
        .blend(.012f);
  }
  clay.add(Limb{{0, 1.4f, -.105f}, {0, 1.16f, -.12f}, .024f, .016f}, Colour::bone).blend(.015f);
  clay.add(curve({{.02f, 1.42f, -.09f, .017f}, {.11f, 1.45f, -.06f, .017f}, {.2f, 1.46f, .02f, .022f}}, 4),
           Colour::bone)
      .twin()
      .blend(.01f);
  clay.add(Ball{{.07f, .085f, .016f}}, Colour::bone)
      .at({.12f, 1.36f, .095f})
      .turn({0, -14, 10})
      .twin()
      .blend(.01f);
  clay.add(Ball{{.1f, .075f, .022f}}, Colour::bone)
      .at({.085f, .96f, .03f})
      .turn({10, -35, -25})
      .twin()
      .blend(.02f);
  clay.add(Ball{{.05f, .05f, .04f}}, Colour::bone).at({0, .93f, .06f}).blend(.03f);
  clay.add(Limb{{0, .88f, -.04f}, {.1f, .91f, 0}, .022f, .03f}, Colour::bone).twin().blend(.02f);
}

namespace {

void rags(Piece& clay) {
  clay.add(Ring{.145f, .024f}, Colour::wine).at({0, 1.0f, .01f}).turn({4, 0, 5});
  clay.add(Limb{{0, .98f, -.13f}, {.01f, .6f, -.15f}, .05f, .03f}, Colour::wine).blend(.03f);
  clay.add(Limb{{.06f, .98f, -.11f}, {.09f, .72f, -.13f}, .045f, .015f}, Colour::wine).twin().blend(.03f);
  clay.add(Limb{{-.02f, .98f, .14f}, {.0f, .62f, .16f}, .06f, .03f}, Colour::wine).blend(.03f);
}

}  // namespace

void skull(Piece& clay) {
  clay.add(Ball{{.092f, .095f, .115f}}, Colour::bone).at({0, 1.7f, .005f});
  clay.add(Slab{{.052f, .05f, .045f}, .03f}, Colour::bone).at({0, 1.62f, -.07f}).blend(.035f);
  clay.add(Limb{{0, 1.715f, -.1f}, {.055f, 1.715f, -.08f}, .02f, .02f}, Colour::bone).twin().blend(.02f);
  clay.add(Ball{{.022f, .016f, .03f}}, Colour::bone).at({.066f, 1.645f, -.06f}).twin().blend(.02f);
  clay.add(Ball{{.029f, .028f, .045f}}, Colour::obsidian)
      .at({.038f, 1.68f, -.105f})
      .turn({0, 0, -10})
      .twin()
      .carve()
      .blend(.008f);
  clay.add(Ball{{.014f, .026f, .03f}}, Colour::obsidian).at({0, 1.635f, -.118f}).carve().blend(.004f);
  clay.add(Ball{{.013f, .013f, .013f}}, Colour::ember).at({.038f, 1.68f, -.085f}).twin();
  clay.add(curve({{.072f, 1.62f, -.02f, .018f},
                  {.066f, 1.565f, -.03f, .019f},
                  {.04f, 1.54f, -.09f, .018f},
                  {0, 1.535f, -.112f, .02f}},
                 5),
           Colour::bone)
      .twin()
      .blend(.015f);
  for (int i = 0; i < 4; ++i) {
    const float x = .008f + .0155f * static_cast<float>(i);
    const float z = -.118f + .006f * static_cast<float>(i * i) * .7f;
    clay.add(Limb{{x, 1.59f, z}, {x, 1.575f, z}, .008f, .008f}, Colour::linen).twin();
  }
}

void bones(Piece& clay, const Joints& joints, float thick) {
  const auto [top, middle, end] = joints;
  for (const auto& [from, to] : {std::pair(top, middle), std::pair(middle, end)}) {
    clay.add(Limb{from, to, .7f * thick, .62f * thick}, Colour::bone);
    for (const float t : {.0f, 1.f}) {
      clay.add(Ball{glm::vec3(1.35f * thick)}, Colour::bone).at(glm::mix(from, to, t)).blend(thick);
    }
  }
}

namespace {

void skeleton_limbs(Model& model, float side) {
  const bool right = side > 0;
  Piece& arm_bones = model.piece(sided("arm", side), .012f);
  const glm::vec3 wrist = right ? glm::vec3(.38f, 1.16f, -.3f) : glm::vec3(-.34f, 1.08f, -.3f);
  const glm::vec3 elbow(.29f * side, 1.16f, .06f);
  bones(arm_bones, {{.21f * side, 1.44f, .02f}, elbow, wrist}, .026f);
  Piece& hand = model.piece(sided("arm", side), .009f);
  if (right) {
    hand.add(Ball{{.036f, .045f, .04f}}, Colour::bone).at(wrist + glm::vec3(.0f, 0, -.03f));
    Piece& sword = model.piece(sided("arm", side), .009f, 1.5f);
    sword.pose = {turned({-38, -12, -6}), wrist + glm::vec3(0, .01f, -.04f), 1.1f};
    draw_xiphos(sword);
  } else {
    talons(hand, wrist, {.2f, .2f, -1}, 1.05f, Colour::bone, Colour::bone);
  }
  Piece& leg_bones = model.piece(sided("leg", side), .013f);
  bones(leg_bones,
        {{.105f * side, .9f, .02f},
         {.12f * side, .5f, right ? -.07f : 0},
         {.12f * side, .08f, right ? -.02f : .08f}},
        .03f);
  for (int toe = 0; toe < 3; ++toe) {
    const float x = .12f * side + .03f * static_cast<float>(toe - 1);
    const float z = right ? -.02f : .08f;
    leg_bones.add(Limb{{.12f * side, .06f, z}, {x * 1.05f, .018f, z - .17f}, .025f, .016f}, Colour::bone)
        .blend(.015f);
  }
}

}  // namespace

Model shade() {
  Model model;
  shade_robe(model.piece("body", .023f));
  shade_hood(model.piece("head", .016f, 3));
  shade_arm(model, 1);
  shade_arm(model, -1);
  return model;
}

Model skeleton() {
  Model model;
  rib_cage(model.piece("body", .011f));
  rags(model.piece("body", .016f));
  skull(model.piece("head", .009f, 2.5f));
  skeleton_limbs(model, 1);
  skeleton_limbs(model, -1);
  return model;
}

}  // namespace katabasis::art
