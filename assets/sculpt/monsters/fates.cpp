// Those who come for the dying and for children: the kere, Charun with his hammer, and Mormo.
#include <cmath>
#include <numbers>

#include "sculpt/items/weapons.h"
#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

namespace {

/// The torn hem of a gown that trails over the floor.
void trailing_hem(Piece& clay, float from, float reach, Colour cloth, Colour dark) {
  constexpr int rags = 11;
  for (int i = 0; i < rags; ++i) {
    const float t = static_cast<float>(i);
    const float angle = 2 * std::numbers::pi_v<float> * t / rags;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    const float end = i % 3 == 0 ? .02f : i % 3 == 1 ? .1f : .18f;
    clay.add(curve({glm::vec4(way * (.5f * reach) + glm::vec3(0, from, 0), .09f),
                    glm::vec4(way * (.85f * reach) + glm::vec3(0, .5f * from, .02f), .07f),
                    glm::vec4(way * (1.1f * reach) + glm::vec3(0, end, .07f), .012f)},
                   5),
             i % 2 == 0 ? cloth : dark)
        .blend(.03f);
  }
}

void gnashing_mouth(Piece& clay) {
  clay.add(Ball{{.046f, .034f, .04f}}, Colour::wine).at({0, .04f, -.108f}).carve().blend(.006f);
  for (int i = 0; i < 3; ++i) {
    const float x = .009f + .014f * static_cast<float>(i);
    const float z = -.116f + .012f * static_cast<float>(i);
    clay.add(Limb{{x, .07f, z}, {x, .034f + .006f * static_cast<float>(i), z}, .009f, .002f}, Colour::bone)
        .twin();
    clay.add(Limb{{x, .008f, z}, {x, .032f, z}, .008f, .002f}, Colour::bone).twin();
  }
}

}  // namespace

Model kere() {
  Model model;
  Piece& body = model.piece("body", .024f);
  body.pose = {glm::mat3(1.0f), {0, .1f, 0}, 1};
  torso(body, {.9f, .88f, true}, Colour::marble);
  bodice(body, {.9f, .9f, true}, Colour::blood, Colour::obsidian);
  body.add(Lathe{{{0, .5f}, {.2f, .5f}, {.115f, 1.08f}, {0, 1.08f}}, .01f}, Colour::blood).blend(.03f);
  body.add(Ring{.118f, .024f}, Colour::obsidian).at({0, 1.08f, -.005f});
  body.pose = {};
  trailing_hem(body, .78f, .34f, Colour::blood, Colour::wine);
  Piece& head = model.piece("head", .011f, 3.2f);
  head.pose = {turned({-10, 0, 0}), {0, 1.65f, -.03f}, 1.12f};
  human_head(head, Colour::marble, Colour::blood);
  gnashing_mouth(head);
  wild_hair(head, Colour::obsidian);
  const Joints raised{{.2f, 1.53f, .02f}, {.42f, 1.44f, -.02f}, {.48f, 1.68f, -.24f}};
  arm(model.piece("arm-right", .014f), raised, .88f, Colour::marble);
  Piece& sickle = model.piece("arm-right", .0115f, 1.2f);
  sickle.pose = {turned({-34, 24, 12}), raised.end + glm::vec3(0, .03f, -.03f), 1.05f};
  draw_harpe(sickle);
  const Joints low{{-.2f, 1.53f, .02f}, {-.4f, 1.32f, -.02f}, {-.36f, 1.26f, -.34f}};
  arm(model.piece("arm-left", .014f), low, .88f, Colour::marble);
  talons(model.piece("arm-left", .0095f, 1.4f), low.end, {.05f, .1f, -1}, 1.4f, Colour::marble,
         Colour::blood);
  for (const float side : {1.f, -1.f}) {
    Piece& wing = model.piece(sided("wing", side), .019f);
    wing.pose = {turned({-8, 12 * side, 12 * side}), {.1f * side, 1.42f, .12f}, .84f};
    feathered_wing(wing, side, 1.02f, Colour::obsidian, Colour::obsidian, Colour::wine);
  }
  return model;
}

namespace {

void charun_head(Piece& clay) {
  human_head(clay, Colour::shade_blue, Colour::ember);
  clay.add(curve({{0, .13f, -.1f, .02f},
                  {0, .115f, -.165f, .03f},
                  {0, .06f, -.175f, .022f},
                  {0, .03f, -.16f, .006f}}),
           Colour::shade_blue)
      .blend(.012f);
  clay.add(Limb{{0, .145f, -.108f}, {.06f, .165f, -.085f}, .024f, .016f}, Colour::blood).twin().blend(.008f);
  clay.add(Limb{{.08f, .1f, .01f}, {.15f, .25f, .05f}, .04f, .005f}, Colour::shade_blue).twin().blend(.015f);
  clay.add(Ball{{.095f, .09f, .1f}}, Colour::blood).at({0, .185f, .04f}).blend(.01f).rough(.014f, 34);
  for (int i = 0; i < 6; ++i) {
    const float x = -.075f + .03f * static_cast<float>(i);
    clay.add(curve({{x, .03f, -.075f + 3 * x * x, .026f},
                    {1.2f * x, -.06f, -.11f + 4 * x * x, .022f},
                    {.9f * x + .012f, -.17f, -.1f, .004f}},
                   4),
             Colour::blood)
        .blend(.015f);
  }
  clay.add(Limb{{.03f, .03f, -.115f}, {.04f, .075f, -.128f}, .011f, .003f}, Colour::bone).twin();
  snake(clay,
        {{.05f, .26f, .06f, .022f},
         {.0f, .3f, -.02f, .024f},
         {-.07f, .27f, -.05f, .024f},
         {-.08f, .3f, -.13f, .022f}},
        Colour::laurel, Colour::ember);
}

void belted_tunic(Piece& clay) {
  clay.add(Ball{{.22f, .24f, .16f}}, Colour::wine).at({0, 1.22f, .005f}).blend(.02f);
  clay.add(Lathe{{{0, .68f}, {.26f, .68f}, {.17f, 1.1f}, {0, 1.1f}}, .01f}, Colour::wine).blend(.03f);
  for (int i = 0; i < 10; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / 10;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    clay.add(Limb{way * .16f + glm::vec3(0, 1.0f, 0), way * .27f + glm::vec3(0, .68f, 0), .024f, .045f},
             Colour::wine)
        .blend(.03f);
  }
  clay.add(Slab{{1, .025f, 1}}, Colour::saffron).at({0, .66f, 0}).paint();
  clay.add(Lathe{{{0, 1.02f}, {.185f, 1.02f}, {.185f, 1.09f}, {0, 1.09f}}, .008f}, Colour::bronze);
  for (const float side : {1.f, -1.f}) {
    clay.add(Tube{{{.17f * side, 1.49f, .03f, .035f},
                   {.06f * side, 1.3f, -.16f, .03f},
                   {-.1f * side, 1.08f, -.16f, .03f}}},
             Colour::bronze)
        .blend(.01f);
  }
}

}  // namespace

Model charun() {
  constexpr float size = 1.13f;
  Model model;
  const auto grown = [&](Piece& clay) -> Piece& {
    clay.pose = {glm::mat3(1.0f), {0, 0, 0}, size};
    return clay;
  };
  Piece& body = grown(model.piece("body", .022f));
  torso(body, {1.22f, 1.18f, false}, Colour::shade_blue);
  belted_tunic(body);
  Piece& head = model.piece("head", .0115f, 3.2f);
  head.pose = {turned({-4, 0, 0}), {0, 1.54f * size, -.03f}, 1.3f};
  charun_head(head);
  const Joints right{{.27f, 1.43f, .02f}, {.45f, 1.2f, .0f}, {.4f, 1.3f, -.3f}};
  const Joints left{{-.27f, 1.43f, .02f}, {-.44f, 1.17f, .0f}, {-.36f, 1.0f, -.26f}};
  arm(grown(model.piece("arm-right", .016f)), right, 1.22f, Colour::shade_blue);
  arm(grown(model.piece("arm-left", .016f)), left, 1.22f, Colour::shade_blue);
  Piece& hammer = model.piece("arm-right", .015f, 1.2f);
  hammer.pose = {turned({-18, 30, -16}), right.end * size + glm::vec3(0, .05f, -.03f), 1.45f};
  draw_sfyra(hammer);
  talons(model.piece("arm-left", .0105f), left.end * size, {.1f, -.2f, -1}, 1.3f, Colour::shade_blue,
         Colour::obsidian);
  for (const float side : {1.f, -1.f}) {
    Piece& limb = grown(model.piece(sided("leg", side), .019f));
    const Joints joints{{.11f * side, .85f, .01f}, {.14f * side, .49f, -.04f}, {.15f * side, .1f, .03f}};
    leg(limb, joints, 1.18f, Colour::shade_blue);
    foot(limb, joints.end, 1.3f, Colour::hide);
    limb.add(Lathe{{{0, .04f}, {.075f, .04f}, {.09f, .4f}, {0, .4f}}, .006f}, Colour::hide)
        .at({joints.end.x * .97f, 0, .012f})
        .blend(.01f);
    limb.add(Ball{{.035f, .08f, .05f}}, Colour::saffron)
        .at({joints.end.x + .09f * side, .36f, .02f})
        .blend(.01f);
    Piece& wing = model.piece(sided("wing", side), .019f);
    wing.pose = {turned({0, 20 * side, 6 * side}), {.13f * side, 1.5f, .16f}, .74f};
    feathered_wing(wing, side, 1, Colour::blood, Colour::saffron, Colour::blood);
  }
  return model;
}

namespace {

/// A mask without lids and with too wide a mouth.
void bogey_face(Piece& clay) {
  clay.add(Ball{{.095f, .15f, .1f}}, Colour::linen).at({0, .1f, -.01f});
  clay.add(Ball{{.034f, .042f, .05f}}, Colour::obsidian)
      .at({.042f, .15f, -.095f})
      .turn({0, 0, 16})
      .twin()
      .carve()
      .blend(.008f);
  clay.add(Ball{{.011f, .011f, .011f}}, Colour::saffron).at({.042f, .148f, -.072f}).twin();
  clay.add(Ball{{.052f, .06f, .06f}}, Colour::obsidian).at({0, .03f, -.095f}).carve().blend(.008f);
  for (int i = 0; i < 4; ++i) {
    const float x = .008f + .012f * static_cast<float>(i);
    const float bend = 12 * x * x;
    clay.add(Limb{{x, .084f - bend, -.098f}, {x, .05f - bend, -.1f}, .0075f, .002f}, Colour::bone).twin();
    clay.add(Limb{{x, -.02f + bend, -.094f}, {x, .012f + bend, -.098f}, .0075f, .002f}, Colour::bone).twin();
  }
  clay.add(Limb{{0, -.08f, .02f}, {0, .05f, .03f}, .045f, .05f}, Colour::linen).blend(.02f);
}

/// Hair that falls before it and behind it to the hips.
void drowned_hair(Piece& clay) {
  clay.add(Ball{{.105f, .11f, .11f}}, Colour::obsidian).at({0, .19f, .03f}).blend(.01f);
  for (int i = 0; i < 9; ++i) {
    const float angle = std::numbers::pi_v<float> * (-.15f + 1.3f * static_cast<float>(i) / 8);
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    const float long_one = i % 2 == 0 ? .62f : .48f;
    const glm::vec3 root = way * glm::vec3(.09f, 0, .1f) + glm::vec3(0, .22f, .02f);
    clay.add(curve({glm::vec4(root, .045f), glm::vec4(root + way * .06f + glm::vec3(0, -.24f, 0), .05f),
                    glm::vec4(root + way * .1f + glm::vec3(0, -.7f * long_one, .01f), .04f),
                    glm::vec4(root + way * .05f + glm::vec3(0, -1.15f * long_one, .02f), .006f)},
                   4),
             Colour::obsidian)
        .blend(.015f);
  }
}

void endless_arm(Model& model, float side, const Joints& joints, glm::vec3 way) {
  Piece& clay = model.piece(sided("arm", side), .014f);
  const auto [top, middle, end] = joints;
  clay.add(Limb{top, middle, .055f, .036f}, Colour::linen);
  clay.add(Ball{glm::vec3(.046f)}, Colour::linen).at(middle).blend(.02f);
  clay.add(Limb{middle, end, .036f, .03f}, Colour::linen).blend(.02f);
  clay.add(Limb{top + glm::vec3(-.03f * side, 0, 0), glm::mix(top, middle, .6f), .1f, .075f},
           Colour::obsidian)
      .blend(.01f);
  clay.add(curve({glm::vec4(glm::mix(top, middle, .5f), .07f),
                  glm::vec4(glm::mix(top, middle, .6f) + glm::vec3(0, -.2f, .04f), .05f),
                  glm::vec4(glm::mix(top, middle, .55f) + glm::vec3(0, -.42f, .06f), .006f)},
                 4),
           Colour::obsidian)
      .blend(.03f);
  Piece& hand = model.piece(sided("arm", side), .0125f, 1.2f);
  talons(hand, end, way, 2.1f, Colour::linen, Colour::blood);
}

}  // namespace

Model mormo() {
  Model model;
  Piece& body = model.piece("body", .024f);
  body.pose = {turned({-9, 0, 0}), {0, .26f, .22f}, 1.08f};
  torso(body, {.86f, .8f, true}, Colour::obsidian);
  body.add(Lathe{{{0, .45f}, {.17f, .45f}, {.12f, 1.1f}, {0, 1.1f}}, .01f}, Colour::obsidian).blend(.04f);
  body.add(Ring{.112f, .02f}, Colour::blood).at({0, 1.08f, 0});
  body.pose = {};
  trailing_hem(body, .8f, .26f, Colour::obsidian, Colour::wine);
  Piece& head = model.piece("head", .0115f, 2.8f);
  head.pose = {turned({-6, 0, 14}), {.0f, 1.94f, -.14f}, 1.1f};
  bogey_face(head);
  drowned_hair(head);
  endless_arm(model, 1, {{.19f, 1.8f, -.02f}, {.62f, 1.98f, -.06f}, {.7f, 1.72f, -.5f}}, {-.1f, -.5f, -1});
  endless_arm(model, -1, {{-.19f, 1.8f, -.02f}, {-.56f, 1.4f, .08f}, {-.62f, .86f, -.3f}}, {.05f, -1, -.5f});
  return model;
}

}  // namespace katabasis::art
