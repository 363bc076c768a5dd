// The hound that hunts in the dark, and the one that guards the gate.
#include <cmath>

#include "sculpt/anatomy.h"
#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

namespace {

/// A dog's head on the pose's origin (the nape), looking to −z, about 0.4 long.
void dog_head(Piece& clay, Colour coat, Colour eyes) {
  clay.add(Ball{{.115f, .115f, .135f}}, coat).at({0, .03f, -.06f});
  clay.add(Limb{{0, .01f, -.15f}, {0, -.005f, -.33f}, .078f, .05f}, coat).blend(.06f);
  clay.add(Limb{{0, -.09f, -.08f}, {0, -.12f, -.29f}, .06f, .034f}, coat).blend(.03f);
  clay.add(Ball{{.035f, .028f, .03f}}, Colour::obsidian).at({0, .02f, -.375f}).blend(.01f);
  clay.add(Limb{{.055f, .085f, -.13f}, {.03f, .06f, -.19f}, .028f, .02f}, coat).twin().blend(.02f);
  clay.add(Ball{{.024f, .016f, .022f}}, eyes).at({.062f, .058f, -.165f}).turn({0, 25, -18}).twin();
  clay.add(Ball{{.075f, .02f, .16f}}, Colour::wine).at({0, -.065f, -.27f}).carve().blend(.006f);
  clay.add(Limb{{0, -.082f, -.14f}, {0, -.098f, -.3f}, .026f, .018f}, Colour::blood).blend(.01f);
  for (int i = 0; i < 4; ++i) {
    const float z = -.2f - .042f * static_cast<float>(i);
    const float long_one = i == 2 ? .03f : 0;
    clay.add(Limb{{.045f, -.045f, z}, {.042f, -.075f - long_one, z}, .013f, .003f}, Colour::bone).twin();
    clay.add(Limb{{.034f, -.11f, z + .018f}, {.035f, -.075f + .6f * long_one, z + .018f}, .011f, .003f},
             Colour::bone)
        .twin();
  }
  clay.add(Limb{{.075f, .1f, -.02f}, {.125f, .25f, .04f}, .05f, .008f}, coat).twin().blend(.025f);
}

void dog_trunk(Piece& clay, Colour coat, Colour belly, Colour ribs, Colour spikes) {
  clay.add(Ball{{.185f, .22f, .25f}}, coat).at({0, .68f, -.25f}).rough(.012f, 18);
  clay.add(Ball{{.13f, .15f, .26f}}, coat).at({0, .71f, .12f}).blend(.12f).rough(.01f, 18);
  clay.add(Ball{{.145f, .17f, .17f}}, coat).at({0, .7f, .4f}).blend(.1f).rough(.01f, 18);
  clay.add(Ball{{.1f, .08f, .4f}}, belly).at({0, .53f, .02f}).paint();
  for (int i = 0; i < 4; ++i) {
    const float z = -.12f + .075f * static_cast<float>(i);
    clay.add(Limb{{.15f, .78f, z - .03f}, {.11f, .58f, z}, .01f, .014f}, ribs).twin().carve().blend(.02f);
  }
  for (int i = 0; i < 8; ++i) {
    const float z = -.42f + .12f * static_cast<float>(i);
    const float y = .88f - .05f * std::sin(static_cast<float>(i) * .45f);
    clay.add(Limb{{0, y - .03f, z}, {0, y + .085f, z + .1f}, .042f, .006f}, spikes).blend(.03f);
  }
}

}  // namespace

void front_leg(Model& model, const Frame& pose, float side, float step, Colour coat) {
  Piece& clay = model.piece(sided("leg-front", side), .016f * pose.scale);
  clay.pose = pose;
  const float x = .14f * side;
  clay.add(Ball{{.08f, .16f, .11f}}, coat).at({x, .62f, -.32f});
  clay.add(Limb{{x, .6f, -.32f}, {x * 1.1f, .33f, -.27f + .5f * step}, .085f, .052f}, coat).blend(.05f);
  clay.add(Limb{{x * 1.1f, .33f, -.27f + .5f * step}, {x * 1.1f, .09f, -.32f + step}, .05f, .042f}, coat)
      .blend(.03f);
  clay.add(Ball{{.065f, .05f, .09f}}, coat).at({x * 1.1f, .05f, -.36f + step}).blend(.03f);
  for (int toe = -1; toe <= 1; ++toe) {
    const float tx = x * 1.1f + .038f * static_cast<float>(toe);
    clay.add(Limb{{tx, .04f, -.42f + step}, {tx, .012f, -.5f + step}, .022f, .006f}, Colour::bone)
        .blend(.008f);
  }
}

void hind_leg(Model& model, const Frame& pose, float side, float step, Colour coat) {
  Piece& clay = model.piece(sided("leg-back", side), .016f * pose.scale);
  clay.pose = pose;
  const float x = .13f * side;
  clay.add(Ball{{.085f, .19f, .14f}}, coat).at({x, .62f, .42f}).turn({18, 0, 0});
  clay.add(Limb{{x, .6f, .4f}, {x * 1.1f, .42f, .3f + step}, .1f, .07f}, coat).blend(.05f);
  clay.add(Limb{{x * 1.1f, .42f, .3f + step}, {x * 1.15f, .25f, .5f + step}, .06f, .04f}, coat).blend(.03f);
  clay.add(Limb{{x * 1.15f, .25f, .5f + step}, {x * 1.15f, .07f, .44f + step}, .04f, .042f}, coat)
      .blend(.03f);
  clay.add(Ball{{.06f, .045f, .085f}}, coat).at({x * 1.15f, .045f, .4f + step}).blend(.03f);
  for (int toe = -1; toe <= 1; ++toe) {
    const float tx = x * 1.15f + .036f * static_cast<float>(toe);
    clay.add(Limb{{tx, .035f, .34f + step}, {tx, .012f, .27f + step}, .02f, .006f}, Colour::bone)
        .blend(.008f);
  }
}

namespace {

void neck(Piece& clay, glm::vec3 nape, float thick, Colour coat) {
  clay.add(Limb{{nape.x * .5f, .78f, -.36f}, nape, thick * 1.25f, thick}, coat).blend(.05f).rough(.012f, 18);
}

void legs(Model& model, const Frame& pose, Colour coat) {
  front_leg(model, pose, 1, -.08f, coat);
  front_leg(model, pose, -1, .04f, coat);
  hind_leg(model, pose, 1, .05f, coat);
  hind_leg(model, pose, -1, -.05f, coat);
}

}  // namespace

Model hound() {
  Model model;
  dog_trunk(model.piece("body", .019f), Colour::basalt, Colour::hide, Colour::ember, Colour::blood);
  const glm::vec3 nape(0, .98f, -.5f);
  Piece& head = model.piece("head", .0115f, 3.5f);
  neck(head, nape, .1f, Colour::basalt);
  head.pose = {turned({-6, 0, 0}), nape, 1};
  dog_head(head, Colour::basalt, Colour::ember);
  legs(model, {}, Colour::basalt);
  model.piece("tail", .016f)
      .add(curve({{0, .76f, .52f, .05f},
                  {0, .72f, .7f, .045f},
                  {.05f, .86f, .86f, .035f},
                  {.08f, 1.0f, .84f, .01f}}),
           Colour::basalt)
      .rough(.01f, 18);
  return model;
}

namespace {

/// Bristles down the back of a neck.
void mane(Piece& clay, glm::vec3 nape) {
  const glm::vec3 root(nape.x * .5f, .84f, -.3f);
  for (int i = 0; i < 5; ++i) {
    const float t = static_cast<float>(i) / 4;
    const glm::vec3 at = glm::mix(root, nape, t) + glm::vec3(0, .06f, .07f);
    clay.add(Limb{at, at + glm::vec3(.12f * nape.x, .09f, .12f), .05f, .006f}, Colour::obsidian).blend(.02f);
  }
}

}  // namespace

Model cerberus() {
  constexpr float size = 1.36f;
  Model model;
  const auto grown = [&](Piece& clay) -> Piece& {
    clay.pose = {glm::mat3(1.0f), {0, 0, .05f}, size};
    return clay;
  };
  Piece& trunk = grown(model.piece("body", .03f));
  dog_trunk(trunk, Colour::fur, Colour::hide, Colour::obsidian, Colour::obsidian);
  trunk.add(Limb{{0, .74f, -.34f}, {.14f, .78f, -.34f}, .17f, .15f}, Colour::fur).twin().blend(.1f);
  struct Neck {
    const char* part;
    glm::vec3 nape, turn;
  };
  const Neck necks[]{{"head", {0, 1.06f, -.5f}, {-8, 0, 0}},
                     {"head-right", {.27f, .93f, -.44f}, {2, -34, -8}},
                     {"head-left", {-.27f, .93f, -.44f}, {2, 34, 8}}};
  for (const Neck& one : necks) {
    Piece& head = grown(model.piece(one.part, .02f, 3.5f));
    neck(head, one.nape, .1f, Colour::fur);
    mane(head, one.nape);
    const Frame outer = head.pose;
    head.add(Ring{.128f, .026f}, Colour::bronze)
        .in(aimed(glm::mix(glm::vec3(one.nape.x * .5f, .78f, -.36f), one.nape, .7f), one.nape, {1, 0, 0}));
    head.pose = within(outer, {turned(one.turn), one.nape, 1});
    dog_head(head, Colour::fur, Colour::ember);
  }
  legs(model, {glm::mat3(1.0f), {0, 0, .05f}, size}, Colour::fur);
  Piece& tail = grown(model.piece("tail", .022f));
  snake(tail,
        {{0, .72f, .48f, .075f},
         {0, .6f, .68f, .07f},
         {.1f, .76f, .84f, .06f},
         {.06f, 1.02f, .78f, .05f},
         {-.06f, 1.12f, .6f, .045f}},
        Colour::laurel, Colour::ember);
  return model;
}

}  // namespace katabasis::art
