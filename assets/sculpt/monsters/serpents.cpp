// The children of Echidna: a small one that takes after her, and the hydra of Lerna.
#include <cmath>
#include <numbers>

#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

namespace {

/// One of two tails, curled on the floor beside her.
void tail_of_two(Piece& clay, float side) {
  std::vector<glm::vec4> joints{
      {.02f * side, .62f, .02f, .105f}, {.1f * side, .4f, .06f, .105f},     {.22f * side, .2f, .02f, .1f},
      {.38f * side, .1f, -.14f, .092f}, {.56f * side, .085f, -.12f, .082f}, {.64f * side, .075f, .1f, .072f},
      {.5f * side, .065f, .28f, .06f},  {.3f * side, .06f, .34f, .05f},     {.2f * side, .12f, .5f, .04f},
      {.34f * side, .3f, .56f, .026f},  {.42f * side, .44f, .5f, .006f}};
  clay.add(curve(joints, 5), Colour::styx).blend(.05f);
  for (std::size_t i = 1; i + 1 < joints.size(); ++i) {
    clay.add(Ball{glm::vec3(.035f + .45f * joints[i].w)}, Colour::saffron)
        .at(glm::vec3(joints[i]) + glm::vec3(0, .85f * joints[i].w, 0))
        .paint();
  }
}

void spawn_head(Piece& clay) {
  human_head(clay, Colour::verdigris, Colour::saffron);
  fangs(clay, .045f, -.115f);
  clay.add(Limb{{0, .03f, -.115f}, {.0f, -.02f, -.15f}, .009f, .006f}, Colour::blood);
  clay.add(Limb{{.005f, -.02f, -.15f}, {.02f, -.05f, -.165f}, .006f, .003f}, Colour::blood).twin();
  // Her hair has not yet made up its mind to be snakes.
  for (int i = 0; i < 9; ++i) {
    const float angle = std::numbers::pi_v<float> * (-.1f + 1.2f * static_cast<float>(i) / 8);
    const glm::vec3 way(std::cos(angle), .7f * std::sin(angle), .5f);
    const glm::vec3 root = glm::vec3(0, .15f, .03f) + way * .07f;
    clay.add(curve({glm::vec4(root, .032f), glm::vec4(root + way * .1f + glm::vec3(0, .03f, .04f), .028f),
                    glm::vec4(root + way * .15f + glm::vec3(0, -.1f, .06f), .022f),
                    glm::vec4(root + way * .22f + glm::vec3(0, -.15f, .02f), .005f)},
                   4),
             i % 2 == 0 ? Colour::moss : Colour::laurel)
        .blend(.012f);
  }
  clay.add(Ball{{.09f, .09f, .1f}}, Colour::moss).at({0, .17f, .035f}).blend(.01f);
  clay.add(Limb{{.045f, .22f, -.05f}, {.07f, .32f, -.06f}, .024f, .004f}, Colour::bone).twin();
}

}  // namespace

Model echidna_spawn() {
  Model model;
  Piece& coils = model.piece("body", .019f);
  tail_of_two(coils, 1);
  tail_of_two(coils, -1);
  Piece& trunk = model.piece("body", .016f);
  trunk.pose = {turned({-6, 0, 0}), {0, -.2f, .06f}, .86f};
  torso(trunk, {.82f, .85f, true}, Colour::verdigris);
  trunk.add(Ball{{.15f, .13f, .13f}}, Colour::styx).at({0, .93f, .01f}).blend(.04f);
  trunk.add(Ball{{.06f, .045f, .045f}}, Colour::saffron).at({.066f, 1.32f, -.115f}).twin().blend(.01f);
  trunk.add(Ring{.12f, .02f}, Colour::gold).at({0, 1.04f, 0}).turn({5, 0, 0});
  Piece& head = model.piece("head", .0105f, 3);
  head.pose = {turned({-4, 0, 6}), {0, 1.12f, -.1f}, 1.12f};
  spawn_head(head);
  clawing_arm(model, 1, {{.16f, 1.04f, -.06f}, {.34f, .88f, -.1f}, {.36f, 1.06f, -.32f}}, Colour::verdigris,
              Colour::obsidian);
  clawing_arm(model, -1, {{-.16f, 1.04f, -.06f}, {-.34f, .84f, -.08f}, {-.28f, .78f, -.38f}},
              Colour::verdigris, Colour::obsidian);
  return model;
}

namespace {

/// A dragon's head on the pose's origin (the nape), looking to −z, its jaws open.
void dragon_head(Piece& clay) {
  clay.add(Ball{{.1f, .085f, .12f}}, Colour::laurel).at({0, .02f, -.05f}).blend(.03f);
  clay.add(Limb{{0, .015f, -.12f}, {0, .02f, -.27f}, .072f, .048f}, Colour::laurel).blend(.04f);
  clay.add(Limb{{0, -.06f, -.08f}, {0, -.14f, -.24f}, .055f, .034f}, Colour::laurel).blend(.02f);
  clay.add(Ball{{.065f, .03f, .13f}}, Colour::wine)
      .at({0, -.052f, -.22f})
      .turn({18, 0, 0})
      .carve()
      .blend(.006f);
  clay.add(Limb{{0, -.075f, -.14f}, {0, -.1f, -.34f}, .018f, .007f}, Colour::blood);
  clay.add(Limb{{.036f, -.005f, -.28f}, {.038f, -.075f, -.285f}, .015f, .003f}, Colour::bone).twin();
  clay.add(Limb{{.04f, -.012f, -.2f}, {.042f, -.06f, -.2f}, .012f, .003f}, Colour::bone).twin();
  clay.add(Limb{{.026f, -.125f, -.24f}, {.028f, -.07f, -.255f}, .012f, .003f}, Colour::bone).twin();
  clay.add(Limb{{.045f, .075f, -.13f}, {.085f, .065f, -.05f}, .026f, .022f}, Colour::moss)
      .twin()
      .blend(.015f);
  clay.add(Ball{{.022f, .02f, .024f}}, Colour::ember).at({.07f, .045f, -.12f}).twin();
  clay.add(curve({{.06f, .07f, .0f, .03f}, {.09f, .13f, .08f, .022f}, {.1f, .15f, .17f, .004f}}, 4),
           Colour::bone)
      .twin();
  for (int i = 0; i < 3; ++i) {
    const float z = -.02f + .06f * static_cast<float>(i);
    clay.add(Limb{{0, .07f, z}, {0, .15f - .015f * static_cast<float>(i), z + .07f}, .03f, .004f},
             Colour::saffron)
        .blend(.015f);
  }
}

struct Neck {
  const char* part;
  std::vector<glm::vec4> joints;
  glm::vec3 turn;
  float size;
};

void hydra_neck(Model& model, const Neck& neck) {
  Piece& clay = model.piece(neck.part, .0175f, 1.8f);
  clay.add(curve(neck.joints, 4), Colour::laurel).rough(.006f, 26);
  std::vector<glm::vec4> throat = neck.joints;
  for (glm::vec4& joint : throat) {
    joint.z -= .6f * joint.w;
    joint.y -= .25f * joint.w;
    joint.w *= .62f;
  }
  clay.add(curve(throat, 4), Colour::saffron).paint();
  clay.pose = {turned(neck.turn), glm::vec3(neck.joints.back()), neck.size};
  dragon_head(clay);
}

void hydra_trunk(Piece& clay) {
  clay.add(Ball{{.34f, .3f, .36f}}, Colour::laurel).at({0, .5f, -.08f}).rough(.01f, 16);
  clay.add(Ball{{.27f, .25f, .34f}}, Colour::laurel).at({0, .44f, .32f}).blend(.12f).rough(.01f, 16);
  clay.add(Limb{{0, .58f, -.2f}, {.14f, .66f, -.2f}, .2f, .17f}, Colour::laurel).twin().blend(.1f);
  clay.add(Ball{{.24f, .2f, .4f}}, Colour::saffron).at({0, .32f, -.1f}).paint();
  for (int i = 0; i < 6; ++i) {
    const float z = .02f + .11f * static_cast<float>(i);
    const float y = .78f - .035f * static_cast<float>(i);
    clay.add(Limb{{0, y - .04f, z}, {0, y + .1f, z + .08f}, .05f, .006f}, Colour::moss).blend(.025f);
  }
}

void lizard_leg(Model& model, const std::string& part, float side, float z, float step) {
  Piece& clay = model.piece(part, .019f);
  const float x = .3f * side;
  clay.add(Ball{{.12f, .14f, .15f}}, Colour::laurel).at({.9f * x, .44f, z});
  clay.add(Limb{{x, .42f, z}, {1.5f * x, .34f, z - .02f + step}, .1f, .075f}, Colour::laurel).blend(.05f);
  clay.add(Limb{{1.5f * x, .34f, z - .02f + step}, {1.55f * x, .09f, z - .06f + step}, .075f, .06f},
           Colour::laurel)
      .blend(.03f);
  for (int toe = -1; toe <= 1; ++toe) {
    const float spread = .09f * static_cast<float>(toe);
    const glm::vec3 from(1.55f * x, .06f, z - .08f + step);
    const glm::vec3 to = from + glm::vec3(spread, -.02f, -.13f);
    clay.add(Limb{from, to, .045f, .032f}, Colour::laurel).blend(.02f);
    clay.add(Limb{to, to + glm::vec3(.3f * spread, -.026f, -.08f), .026f, .005f}, Colour::bone).blend(.008f);
  }
}

}  // namespace

Model hydra() {
  Model model;
  hydra_trunk(model.piece("body", .027f));
  const Neck necks[]{
      {"head",
       {{0, .66f, -.2f, .15f}, {0, .98f, -.3f, .105f}, {.05f, 1.36f, -.16f, .085f}, {0, 1.8f, -.24f, .075f}},
       {-4, 0, 0},
       1.12f},
      {"head-right",
       {{.12f, .62f, -.2f, .13f},
        {.3f, .92f, -.3f, .095f},
        {.5f, 1.2f, -.18f, .078f},
        {.46f, 1.58f, -.24f, .068f}},
       {-4, -16, -8},
       1},
      {"head-left",
       {{-.12f, .62f, -.2f, .13f},
        {-.3f, .92f, -.3f, .095f},
        {-.5f, 1.2f, -.18f, .078f},
        {-.46f, 1.58f, -.24f, .068f}},
       {-4, 16, 8},
       1},
      {"head-right",
       {{.2f, .54f, -.22f, .12f},
        {.46f, .62f, -.4f, .085f},
        {.76f, .84f, -.36f, .07f},
        {.8f, 1.12f, -.44f, .062f}},
       {6, -34, -12},
       .9f},
      {"head-left",
       {{-.2f, .54f, -.22f, .12f},
        {-.42f, .6f, -.42f, .085f},
        {-.66f, .74f, -.44f, .07f},
        {-.7f, .96f, -.56f, .062f}},
       {10, 30, 12},
       .9f}};
  for (const Neck& neck : necks) {
    hydra_neck(model, neck);
  }
  for (const float side : {1.f, -1.f}) {
    lizard_leg(model, sided("leg-front", side), side, -.12f, side > 0 ? -.06f : .04f);
    lizard_leg(model, sided("leg-back", side), .85f * side, .42f, side > 0 ? .05f : -.04f);
  }
  model.piece("tail", .019f)
      .add(curve({{0, .42f, .55f, .2f},
                  {.06f, .28f, .82f, .14f},
                  {.3f, .14f, .94f, .1f},
                  {.56f, .1f, .8f, .07f},
                  {.74f, .12f, .6f, .045f},
                  {.82f, .2f, .44f, .008f}}),
           Colour::laurel)
      .rough(.008f, 18);
  return model;
}

}  // namespace katabasis::art
