// The harpy, the gorgon and the fury.
#include <cmath>
#include <numbers>

#include "sculpt/anatomy.h"
#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

void wild_hair(Piece& clay, Colour colour) {
  for (int i = 0; i < 11; ++i) {
    const float angle = std::numbers::pi_v<float> * (static_cast<float>(i) / 10.f);
    const glm::vec3 way(std::cos(angle), std::sin(angle) * .8f, .6f);
    const glm::vec3 root = glm::vec3(0, .13f, .03f) + way * .07f;
    clay.add(curve({glm::vec4(root, .042f), glm::vec4(root + way * .13f, .03f),
                    glm::vec4(root + way * .26f + glm::vec3(0, -.04f, .12f), .006f)},
                   4),
             colour)
        .blend(.015f);
  }
  clay.add(Ball{{.09f, .1f, .1f}}, colour).at({0, .165f, .04f}).blend(.015f);
}

void bird_leg(Model& model, float side, const Plumage& plumage) {
  Piece& clay = model.piece(sided("leg", side), .013f);
  const float x = .1f * side;
  clay.add(Limb{{x, .86f, .02f}, {x * 1.2f, .52f, -.08f}, .12f, .06f}, plumage.feathers).rough(.01f, 26);
  clay.add(Limb{{x * 1.2f, .54f, -.08f}, {x * 1.2f, .42f, .0f}, .05f, .034f}, plumage.feathers)
      .blend(.03f)
      .rough(.008f, 26);
  clay.add(Limb{{x * 1.2f, .46f, .0f}, {x * 1.25f, .09f, -.03f}, .033f, .028f}, plumage.skin).blend(.015f);
  for (int toe = -1; toe <= 2; ++toe) {
    const float angle = toe == 2 ? std::numbers::pi_v<float> : .55f * static_cast<float>(toe);
    const glm::vec3 way(std::sin(angle), 0, -std::cos(angle));
    const glm::vec3 ankle(x * 1.25f, .08f, -.03f);
    const float reach = toe == 2 ? .1f : .16f;
    clay.add(Limb{ankle, ankle + way * reach + glm::vec3(0, -.03f, 0), .03f, .022f}, plumage.skin)
        .blend(.02f);
    clay.add(curve({glm::vec4(ankle + way * reach + glm::vec3(0, -.03f, 0), .021f),
                    glm::vec4(ankle + way * (reach + .06f) + glm::vec3(0, -.025f, 0), .016f),
                    glm::vec4(ankle + way * (reach + .1f) + glm::vec3(0, -.076f, 0), .004f)},
                   4),
             Colour::obsidian)
        .blend(.008f);
  }
}

namespace {

/// Rows of short feathers over the breast, like tiles.
void breast_feathers(Piece& clay) {
  clay.add(Ball{{.155f, .16f, .13f}}, Colour::hide).at({0, 1.33f, -.01f}).blend(.03f);
  clay.add(Ball{{.08f, .08f, .07f}}, Colour::hide).at({.068f, 1.33f, -.105f}).twin().blend(.04f);
  clay.add(Limb{{0, 1.44f, .03f}, {.1f, 1.44f, .03f}, .08f, .075f}, Colour::hide).twin().blend(.03f);
  for (int row = 0; row < 3; ++row) {
    for (int i = 0; i < 7; ++i) {
      const float angle = -1.35f + .45f * (static_cast<float>(i) + .5f * static_cast<float>(row % 2));
      const glm::vec3 way(std::sin(angle), 0, -std::cos(angle));
      const float y = 1.42f - .085f * static_cast<float>(row);
      clay.add(Ball{{.045f, .075f, .02f}}, (i + row) % 2 == 0 ? Colour::saffron : Colour::hide)
          .at(way * glm::vec3(.155f, 0, .165f) + glm::vec3(0, y, .0f))
          .turn({12, glm::degrees(-angle), 0})
          .blend(.006f);
    }
  }
}

}  // namespace

Model harpy() {
  Model model;
  Piece& body = model.piece("body", .02f);
  torso(body, {.85f, .92f, true}, Colour::flesh);
  body.add(Ball{{.16f, .2f, .16f}}, Colour::hide).at({0, .94f, .04f}).blend(.04f).rough(.012f, 22);
  breast_feathers(body);
  for (int i = 0; i < 12; ++i) {
    const float angle = std::numbers::pi_v<float> * static_cast<float>(i) / 6;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    body.add(Limb{way * .1f + glm::vec3(0, 1.12f, .02f), way * .17f + glm::vec3(0, .9f, .04f), .05f, .012f},
             i % 2 == 0 ? Colour::hide : Colour::saffron)
        .blend(.01f);
  }
  Piece& head = model.piece("head", .011f, 3.5f);
  head.pose = {turned({-8, 0, 0}), {0, 1.54f, -.02f}, 1.08f};
  human_head(head, Colour::flesh, Colour::saffron);
  wild_hair(head, Colour::wine);
  for (const float side : {1.f, -1.f}) {
    bird_leg(model, side, {Colour::hide, Colour::saffron});
    Piece& wing = model.piece(sided("wing", side), .017f);
    wing.pose = {turned({0, 14 * side, 0}), {.13f * side, 1.4f, .05f}, 1.02f};
    feathered_wing(wing, side, 1.0f, Colour::hide, Colour::saffron, Colour::hide);
  }
  Piece& tail = model.piece("tail", .015f);
  for (int i = -2; i <= 2; ++i) {
    const float x = .09f * static_cast<float>(i);
    const Frame frame = aimed({.3f * x, .95f, .14f}, {1.6f * x, .6f, .55f});
    tail.add(Ball{{.06f, .26f, .018f}}, i % 2 == 0 ? Colour::hide : Colour::saffron)
        .in({frame.axes, frame.outwards({0, .2f, 0}), 1})
        .blend(.01f);
  }
  return model;
}

namespace {

void snake_hair(Piece& clay, Colour skin, Colour eyes) {
  clay.add(Ball{{.095f, .1f, .11f}}, skin).at({0, .17f, .03f}).blend(.02f);
  constexpr int count = 11;
  for (int i = 0; i < count; ++i) {
    const float t = static_cast<float>(i);
    const float angle = std::numbers::pi_v<float> * (-.12f + 1.24f * t / (count - 1));
    const glm::vec3 way(std::cos(angle), std::sin(angle), .25f * std::sin(t * 2.1f));
    const glm::vec3 root = glm::vec3(0, .15f, .02f) + way * .08f;
    const glm::vec3 across(-way.y, way.x, 0);
    const float swing = i % 2 == 0 ? .06f : -.06f;
    snake(clay,
          {glm::vec4(root, .028f), glm::vec4(root + way * .07f + across * swing, .026f),
           glm::vec4(root + way * .15f - across * swing * .4f, .022f),
           glm::vec4(root + way * .2f + glm::vec3(0, .02f, -.08f), .018f)},
          skin, eyes);
  }
}

void tusks(Piece& clay) {
  clay.add(Ball{{.04f, .016f, .03f}}, Colour::obsidian).at({0, .042f, -.108f}).carve().blend(.006f);
  clay.add(curve({{.026f, .03f, -.11f, .011f}, {.042f, .045f, -.128f, .01f}, {.045f, .085f, -.128f, .003f}},
                 4),
           Colour::bone)
      .twin();
  clay.add(Limb{{.014f, .055f, -.115f}, {.015f, .022f, -.122f}, .009f, .002f}, Colour::bone).twin();
  clay.add(Ball{{.018f, .03f, .014f}}, Colour::blood).at({0, .015f, -.122f}).turn({18, 0, 0});
}

}  // namespace

Model gorgon() {
  Model model;
  Piece& body = model.piece("body", .021f);
  torso(body, {1, 1, true}, Colour::verdigris);
  skirt(body, {.14f, 1.1f}, {.3f, .03f}, 12, Colour::wine, Colour::gold);
  bodice(body, {1, 1, true}, Colour::wine, Colour::gold);
  Piece& belt = model.piece("body", .012f);
  snake(belt,
        {{.0f, 1.07f, .15f, .02f},
         {.17f, 1.08f, .0f, .024f},
         {.03f, 1.08f, -.15f, .026f},
         {-.06f, 1.13f, -.17f, .024f},
         {-.07f, 1.2f, -.19f, .02f}},
        Colour::laurel, Colour::ember);
  snake(belt,
        {{.0f, 1.07f, .15f, .02f},
         {-.17f, 1.08f, .0f, .024f},
         {-.03f, 1.07f, -.155f, .026f},
         {.06f, 1.13f, -.18f, .024f},
         {.07f, 1.2f, -.2f, .02f}},
        Colour::laurel, Colour::ember);
  Piece& head = model.piece("head", .011f, 3.5f);
  head.pose = {turned({-2, 0, 0}), {0, 1.55f, -.02f}, 1.2f};
  human_head(head, Colour::verdigris, Colour::gold);
  tusks(head);
  snake_hair(head, Colour::laurel, Colour::ember);
  for (const float side : {1.f, -1.f}) {
    Piece& limb = model.piece(sided("arm", side), .014f);
    const Joints joints{{.22f * side, 1.44f, .02f}, {.4f * side, 1.22f, -.02f}, {.38f * side, 1.3f, -.3f}};
    arm(limb, joints, .95f, Colour::verdigris);
    limb.add(Ring{.046f, .02f}, Colour::bronze)
        .in(aimed(glm::mix(joints.middle, joints.end, .7f), joints.end, {1, 0, 0}));
    talons(model.piece(sided("arm", side), .0095f, 1.5f), joints.end, {-.1f * side, .4f, -1}, 1.2f,
           Colour::verdigris, Colour::bronze);
    Piece& wing = model.piece(sided("wing", side), .017f);
    wing.pose = {turned({0, 10 * side, 0}), {.1f * side, 1.38f, .12f}, 1};
    feathered_wing(wing, side, .98f, Colour::bronze, Colour::gold, Colour::bronze);
  }
  return model;
}

namespace {

void torch(Piece& clay) {
  clay.add(Tube{{{0, -.16f, 0, .02f}, {0, .2f, 0, .028f}, {0, .32f, 0, .045f}}}, Colour::oak);
  clay.add(Ring{.04f, .012f}, Colour::bronze).at({0, .26f, 0});
  for (int i = 0; i < 5; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / 5;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    clay.add(curve({glm::vec4(way * .02f + glm::vec3(0, .32f, 0), .045f),
                    glm::vec4(way * .065f + glm::vec3(0, .43f, 0), .036f),
                    glm::vec4(way * .02f + glm::vec3(0, .58f, 0), .005f)},
                   4),
             i % 2 == 0 ? Colour::ember : Colour::saffron)
        .blend(.015f);
  }
  clay.add(Limb{{0, .36f, 0}, {.01f, .66f, 0}, .055f, .006f}, Colour::ember).blend(.02f);
}

}  // namespace

Model fury() {
  Model model;
  Piece& body = model.piece("body", .021f);
  torso(body, {.92f, .92f, true}, Colour::ash);
  skirt(body, {.125f, 1.1f}, {.21f, .56f}, 9, Colour::obsidian, Colour::blood);
  bodice(body, {.92f, .92f, true}, Colour::obsidian, Colour::blood);
  Piece& belt = model.piece("body", .012f);
  snake(belt,
        {{.0f, 1.08f, .14f, .018f},
         {.155f, 1.08f, .0f, .022f},
         {.0f, 1.06f, -.15f, .024f},
         {-.09f, .98f, -.18f, .022f},
         {-.08f, .86f, -.22f, .02f}},
        Colour::laurel, Colour::ember);
  Piece& head = model.piece("head", .011f, 3.5f);
  head.pose = {turned({-6, 0, 0}), {0, 1.55f, -.02f}, 1.08f};
  human_head(head, Colour::ash, Colour::blood);
  snake_hair(head, Colour::obsidian, Colour::ember);
  head.add(Limb{{.03f, .1f, -.118f}, {.034f, .03f, -.105f}, .008f, .005f}, Colour::blood).twin();
  const Joints raised{{.2f, 1.43f, .02f}, {.4f, 1.28f, -.02f}, {.4f, 1.48f, -.24f}};
  arm(model.piece("arm-right", .014f), raised, .88f, Colour::ash);
  Piece& fire = model.piece("arm-right", .011f);
  fire.pose = {turned({-14, 0, -6}), raised.end + glm::vec3(0, .03f, -.02f), 1};
  torch(fire);
  const Joints low{{-.2f, 1.43f, .02f}, {-.4f, 1.2f, .0f}, {-.4f, 1.05f, -.26f}};
  arm(model.piece("arm-left", .014f), low, .88f, Colour::ash);
  Piece& whip = model.piece("arm-left", .011f);
  snake(whip,
        {{-.4f, 1.16f, -.24f, .014f},
         {-.4f, 1.04f, -.28f, .022f},
         {-.46f, .8f, -.36f, .024f},
         {-.34f, .6f, -.42f, .024f},
         {-.4f, .42f, -.5f, .022f},
         {-.34f, .42f, -.6f, .02f}},
        Colour::laurel, Colour::ember);
  for (const float side : {1.f, -1.f}) {
    Piece& limb = model.piece(sided("leg", side), .016f);
    const Joints joints{{.09f * side, .85f, .01f}, {.11f * side, .49f, -.04f}, {.11f * side, .1f, .03f}};
    leg(limb, joints, .86f, Colour::ash);
    foot(limb, joints.end, .95f, Colour::hide);
    limb.add(Lathe{{{0, .05f}, {.06f, .05f}, {.07f, .36f}, {0, .36f}}}, Colour::hide)
        .at({joints.end.x, 0, .02f})
        .paint();
    Piece& wing = model.piece(sided("wing", side), .016f);
    wing.pose = {turned({0, 6 * side, 0}), {.08f * side, 1.4f, .12f}, 1};
    leather_wing(wing, side, 1.02f, Colour::obsidian, Colour::wine);
  }
  return model;
}

}  // namespace katabasis::art
