// The dead that would not lie: the wraith, the ghoul that robs graves, and the men sown from a dragon's
// teeth.
#include <cmath>
#include <numbers>

#include "sculpt/items/armour_shapes.h"
#include "sculpt/items/weapons.h"
#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

namespace {

/// A shroud that hangs in shreds and ends in one long wisp.
void shroud(Piece& clay) {
  clay.add(
      Tube{{{0, 1.48f, .04f, .13f}, {0, 1.2f, .03f, .15f}, {0, .9f, .06f, .13f}, {.04f, .62f, .14f, .09f}}},
      Colour::asphodel);
  clay.add(curve({{.04f, .62f, .14f, .1f},
                  {-.07f, .36f, .22f, .07f},
                  {.06f, .16f, .26f, .045f},
                  {.2f, .03f, .2f, .014f}}),
           Colour::asphodel)
      .blend(.05f);
  clay.add(Limb{{0, 1.46f, .05f}, {.26f, 1.47f, .05f}, .1f, .085f}, Colour::asphodel).twin().blend(.08f);
  constexpr int shreds = 11;
  for (int i = 0; i < shreds; ++i) {
    const float t = static_cast<float>(i);
    const float angle = 2 * std::numbers::pi_v<float> * t / shreds;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    const float end = .3f + .2f * std::abs(std::sin(t * 2.3f));
    const auto at = [&](float out, float y, float drift, float thick) {
      return glm::vec4(way * out + glm::vec3(0, y, .05f + drift), thick);
    };
    clay.add(curve({at(.09f, 1.15f, 0, .07f), at(.16f, .85f, .0f, .06f), at(.25f, end + .18f, .06f, .04f),
                    at(.33f, end, .14f, .006f)}),
             i % 3 == 0 ? Colour::shade_blue : Colour::asphodel)
        .blend(.03f);
  }
  // It has torn itself open, and nothing is inside but ribs.
  clay.add(Ball{{.09f, .19f, .1f}}, Colour::obsidian).at({0, 1.27f, -.13f}).carve().blend(.02f);
}

void bared_ribs(Piece& clay) {
  clay.add(Limb{{0, 1.4f, -.075f}, {0, 1.16f, -.08f}, .02f, .014f}, Colour::bone);
  for (int i = 0; i < 4; ++i) {
    const float y = 1.4f - .07f * static_cast<float>(i);
    clay.add(curve({{.01f, y, -.085f, .014f}, {.07f, y + .01f, -.1f, .014f}, {.115f, y - .03f, -.06f, .012f}},
                   4),
             Colour::bone)
        .twin()
        .blend(.008f);
  }
}

void screaming_skull(Piece& clay) {
  clay.add(Ball{{.092f, .105f, .115f}}, Colour::bone).at({0, .15f, .0f});
  clay.add(Slab{{.055f, .06f, .045f}, .03f}, Colour::bone).at({0, .075f, -.07f}).blend(.03f);
  clay.add(Ball{{.036f, .03f, .05f}}, Colour::obsidian)
      .at({.04f, .13f, -.105f})
      .turn({0, 0, 20})
      .twin()
      .carve()
      .blend(.008f);
  clay.add(Ball{{.016f, .016f, .016f}}, Colour::styx).at({.04f, .13f, -.082f}).twin();
  clay.add(Ball{{.013f, .024f, .03f}}, Colour::obsidian).at({0, .08f, -.118f}).carve();
  clay.add(curve({{.066f, .07f, -.01f, .018f},
                  {.058f, -.06f, -.03f, .019f},
                  {.034f, -.13f, -.085f, .018f},
                  {0, -.14f, -.1f, .018f}},
                 5),
           Colour::bone)
      .twin();
  clay.add(Ball{{.04f, .075f, .04f}}, Colour::obsidian).at({0, -.03f, -.05f});
  clay.add(Limb{{0, -.02f, .03f}, {0, -.12f, .05f}, .04f, .06f}, Colour::asphodel).blend(.02f);
  for (int i = 0; i < 7; ++i) {
    const float x = -.075f + .025f * static_cast<float>(i);
    clay.add(curve({{x, .22f - 4 * x * x, .04f, .03f},
                    {1.7f * x, .24f - 9 * x * x, .16f, .026f},
                    {2.6f * x, .3f - 14 * x * x, .34f, .006f}},
                   4),
             Colour::shade_blue)
        .blend(.015f);
  }
}

/// A sleeve as wide as a wing, with a long bony hand.
void wraith_arm(Model& model, float side) {
  Piece& clay = model.piece(sided("arm", side), .019f);
  const glm::vec3 elbow(.52f * side, 1.42f, -.02f);
  const glm::vec3 wrist(.72f * side, 1.6f, -.3f);
  clay.add(Tube{{{.26f * side, 1.48f, .05f, .08f}, glm::vec4(elbow, .075f), glm::vec4(wrist, .09f)}},
           Colour::asphodel);
  for (int i = 0; i < 6; ++i) {
    const float t = static_cast<float>(i) / 5;
    const glm::vec3 root = t < .5f ? glm::mix(glm::vec3(.3f * side, 1.47f, .04f), elbow, 2 * t)
                                   : glm::mix(elbow, wrist, 2 * t - 1);
    const float drop = .34f + .3f * std::sin(t * 3.1f) + (i % 2 == 0 ? .12f : 0);
    clay.add(curve({glm::vec4(root, .07f), glm::vec4(root + glm::vec3(.02f * side, -.5f * drop, .05f), .055f),
                    glm::vec4(root + glm::vec3(.05f * side, -drop, .13f), .006f)},
                   4),
             i % 3 == 2 ? Colour::shade_blue : Colour::asphodel)
        .blend(.03f);
  }
  clay.add(Ball{{.07f, .07f, .07f}}, Colour::obsidian)
      .at(wrist + glm::vec3(.05f * side, .05f, -.08f))
      .carve();
  Piece& hand = model.piece(sided("arm", side), .009f, 1.4f);
  const glm::vec3 way = glm::vec3(.12f * side, .16f, -.3f);
  hand.add(Limb{wrist, wrist + .4f * way, .028f, .022f}, Colour::bone);
  talons(hand, wrist + .4f * way, way, 1.5f, Colour::bone, Colour::bone);
}

}  // namespace

Model wraith() {
  Model model;
  shroud(model.piece("body", .022f));
  bared_ribs(model.piece("body", .011f));
  Piece& head = model.piece("head", .011f, 2.5f);
  head.pose = {turned({-10, 0, 0}), {0, 1.66f, -.03f}, 1.12f};
  screaming_skull(head);
  wraith_arm(model, 1);
  wraith_arm(model, -1);
  return model;
}

namespace {

void ghoul_head(Piece& clay) {
  clay.add(Ball{{.095f, .1f, .11f}}, Colour::moss).at({0, .13f, .0f});
  clay.add(Limb{{0, .09f, -.06f}, {0, .05f, -.19f}, .07f, .05f}, Colour::moss).blend(.04f);
  clay.add(Limb{{0, .03f, -.04f}, {0, -.02f, -.17f}, .06f, .04f}, Colour::moss).blend(.02f);
  clay.add(Ball{{.06f, .018f, .09f}}, Colour::wine)
      .at({0, .022f, -.17f})
      .turn({8, 0, 0})
      .carve()
      .blend(.006f);
  for (int i = 0; i < 4; ++i) {
    const float z = -.12f - .03f * static_cast<float>(i);
    clay.add(Limb{{.034f, .042f, z}, {.034f, .008f, z}, .011f, .003f}, Colour::bone).twin();
    clay.add(Limb{{.03f, -.008f, z + .012f}, {.03f, .026f, z + .012f}, .01f, .003f}, Colour::bone).twin();
  }
  clay.add(Limb{{.02f, .155f, -.105f}, {.075f, .165f, -.06f}, .022f, .02f}, Colour::moss).twin().blend(.015f);
  clay.add(Ball{{.026f, .02f, .02f}}, Colour::saffron).at({.045f, .13f, -.096f}).twin();
  clay.add(Ball{{.008f, .012f, .012f}}, Colour::obsidian).at({.047f, .13f, -.113f}).twin();
  clay.add(Limb{{.085f, .13f, .02f}, {.2f, .24f, .08f}, .045f, .006f}, Colour::moss).twin().blend(.015f);
  for (const float x : {-.05f, -.015f, .02f, .05f}) {
    clay.add(curve({{x, .2f, .05f, .016f}, {1.6f * x, .17f, .14f, .014f}, {2 * x, .04f, .16f, .004f}}, 4),
             Colour::linen);
  }
}

void ghoul_trunk(Piece& clay) {
  const Frame stoop{turned({-48, 0, 0}), {0, .08f, .85f}, 1};
  clay.pose = stoop;
  torso(clay, {1.12f, .95f, false}, Colour::moss);
  clay.add(Ball{{.17f, .17f, .13f}}, Colour::moss).at({0, 1.33f, .08f}).blend(.05f);
  for (int i = 0; i < 7; ++i) {
    const float y = 1.0f + .08f * static_cast<float>(i);
    const float z = .12f + .09f * std::sin(.5f * static_cast<float>(i));
    clay.add(Limb{{0, y, z - .04f}, {0, y - .02f, z + .055f}, .034f, .008f}, Colour::bone).blend(.015f);
  }
  for (int i = 0; i < 4; ++i) {
    const float y = 1.2f + .05f * static_cast<float>(i);
    clay.add(Limb{{.06f, y, -.14f}, {.18f, y + .02f, -.03f}, .009f, .011f}, Colour::hide)
        .twin()
        .carve()
        .blend(.015f);
  }
  clay.add(Ball{{.18f, .09f, .14f}}, Colour::hide).at({0, .93f, .01f}).blend(.01f).rough(.012f, 24);
}

/// What it took from the last grave hangs round its neck.
void robbed_gold(Piece& clay) {
  clay.add(Ring{.115f, .019f}, Colour::gold).at({0, 1.16f, -.29f}).turn({-28, 0, 0});
  clay.add(Ball{{.042f, .042f, .02f}}, Colour::gold).at({0, 1.03f, -.41f});
  clay.add(Ball{{.022f, .022f, .02f}}, Colour::styx).at({0, 1.03f, -.425f});
}

void thighbone(Piece& clay) {
  clay.add(Limb{{0, -.24f, 0}, {0, .34f, 0}, .026f, .028f}, Colour::bone);
  for (const float y : {-.25f, .36f}) {
    clay.add(Ball{{.044f, .04f, .038f}}, Colour::bone).at({.032f, y, 0}).twin().blend(.02f);
  }
}

}  // namespace

Model ghoul() {
  Model model;
  ghoul_trunk(model.piece("body", .022f));
  robbed_gold(model.piece("body", .011f));
  Piece& head = model.piece("head", .0105f, 3);
  head.pose = {turned({-14, 0, 0}), {0, 1.15f, -.38f}, 1.22f};
  ghoul_head(head);
  const Joints right{{.25f, 1.1f, -.24f}, {.5f, .92f, -.26f}, {.46f, .98f, -.58f}};
  const Joints left{{-.25f, 1.1f, -.24f}, {-.46f, .78f, -.22f}, {-.42f, .42f, -.42f}};
  arm(model.piece("arm-right", .014f), right, .95f, Colour::moss);
  arm(model.piece("arm-left", .014f), left, .95f, Colour::moss);
  Piece& bone = model.piece("arm-right", .0105f, 1.3f);
  bone.pose = {turned({-30, 0, -24}), right.end + glm::vec3(0, .02f, -.05f), 1.1f};
  thighbone(bone);
  talons(model.piece("arm-right", .01f), right.end, {-.05f, .1f, -1}, 1.05f, Colour::moss, Colour::obsidian);
  talons(model.piece("arm-left", .01f), left.end, {.1f, -.7f, -.5f}, 1.45f, Colour::moss, Colour::obsidian);
  for (const float side : {1.f, -1.f}) {
    Piece& limb = model.piece(sided("leg", side), .016f);
    const Joints joints{{.11f * side, .7f, .16f}, {.24f * side, .5f, -.18f}, {.2f * side, .1f, .12f}};
    leg(limb, joints, .92f, Colour::moss);
    foot(limb, joints.end, 1.1f, Colour::moss);
  }
  return model;
}

namespace {

void sown_harness(Piece& clay) {
  clay.add(Ball{{.18f, .12f, .145f}}, Colour::bronze).at({0, 1.36f, .0f});
  clay.add(Ball{{.15f, .1f, .12f}}, Colour::obsidian).at({0, 1.27f, .0f}).carve().blend(.01f);
  clay.add(Ball{{.085f, .09f, .09f}}, Colour::obsidian).at({0, 1.5f, -.01f}).carve();
  clay.add(Ball{{.07f, .06f, .06f}}, Colour::bronze).at({.075f, 1.37f, -.1f}).twin().blend(.02f);
  clay.add(Ball{{.085f, .06f, .085f}}, Colour::gold).at({.2f, 1.46f, .02f}).twin().blend(.01f);
  clay.add(Lathe{{{0, .94f}, {.15f, .94f}, {.15f, 1.0f}, {0, 1.0f}}, .008f}, Colour::bronze);
  for (int i = 0; i < 12; ++i) {
    const float angle = std::numbers::pi_v<float> * static_cast<float>(i) / 6;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    clay.add(Limb{way * .13f + glm::vec3(0, .94f, 0), way * .2f + glm::vec3(0, .7f, 0), .038f, .034f},
             i % 2 == 0 ? Colour::blood : Colour::hide)
        .blend(.008f);
  }
}

void sown_leg(Model& model, float side) {
  const bool right = side > 0;
  Piece& clay = model.piece(sided("leg", side), .0135f);
  const float z = right ? .14f : -.12f;
  bones(clay, {{.105f * side, .9f, .02f}, {.16f * side, .5f, right ? .02f : -.14f}, {.17f * side, .08f, z}},
        .03f);
  clay.add(Limb{{.17f * side, .44f, right ? .02f : -.15f}, {.172f * side, .14f, z - .015f}, .062f, .045f},
           Colour::bronze);
  for (int toe = 0; toe < 3; ++toe) {
    const float x = .17f * side + .032f * static_cast<float>(toe - 1);
    clay.add(Limb{{.17f * side, .06f, z}, {x * 1.05f, .018f, z - .17f}, .026f, .016f}, Colour::bone)
        .blend(.015f);
  }
}

}  // namespace

Model spartoi() {
  Model model;
  rib_cage(model.piece("body", .0125f));
  sown_harness(model.piece("body", .0145f));
  skull(model.piece("head", .0105f, 2));
  Piece& helm = model.piece("head", .0125f, 2.2f);
  helm.pose = {turned({-4, 0, 0}), {0, 1.56f, .0f}, 1.14f};
  draw_corinthian_helm(helm, Colour::bronze, Colour::blood);
  const glm::vec3 spear_hand(.44f, 1.3f, -.2f);
  bones(model.piece("arm-right", .0125f), {{.22f, 1.44f, .02f}, {.4f, 1.2f, .08f}, spear_hand}, .027f);
  Piece& spear = model.piece("arm-right", .011f, 1.3f);
  spear.add(Ball{{.042f, .045f, .045f}}, Colour::bone).at(spear_hand + glm::vec3(0, .01f, -.02f));
  spear.pose = {turned({-14, 0, -4}), spear_hand + glm::vec3(.0f, .16f, -.05f), 1.24f};
  draw_dory(spear);
  const glm::vec3 shield_hand(-.34f, 1.12f, -.26f);
  bones(model.piece("arm-left", .0125f), {{-.22f, 1.44f, .02f}, {-.36f, 1.16f, .04f}, shield_hand}, .027f);
  Piece& shield = model.piece("arm-left", .02f, 1.4f);
  shield.pose = {turned({-92, 14, 0}), shield_hand + glm::vec3(-.02f, -.06f, -.09f), .82f};
  draw_hoplon(shield);
  sown_leg(model, 1);
  sown_leg(model, -1);
  return model;
}

}  // namespace katabasis::art
