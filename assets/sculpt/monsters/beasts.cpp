// Beasts of more than one kind: the shade of a centaur, and the chimera.
#include <cmath>
#include <numbers>

#include "sculpt/items/weapons.h"
#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

namespace {

/// The horse stands aslant, so that its whole length is seen by whom the man faces.
const Frame aslant{turned({0, -38, 0}), {-.07f, 0, -.07f}};

void horse_trunk(Piece& clay) {
  clay.pose = aslant;
  clay.add(Ball{{.27f, .27f, .42f}}, Colour::shade_blue).at({0, .97f, .2f});
  clay.add(Ball{{.26f, .27f, .22f}}, Colour::shade_blue).at({0, .98f, -.22f}).blend(.1f);
  clay.add(Ball{{.13f, .17f, .1f}}, Colour::shade_blue).at({.12f, .91f, -.37f}).twin().blend(.03f);
  clay.add(Ball{{.2f, .29f, .28f}}, Colour::shade_blue).at({.12f, 1.07f, .56f}).twin().blend(.08f);
  for (int i = 0; i < 5; ++i) {
    const float z = -.02f + .08f * static_cast<float>(i);
    clay.add(Limb{{.25f, 1.08f, z - .03f}, {.2f, .8f, z}, .009f, .014f}, Colour::basalt)
        .twin()
        .carve()
        .blend(.02f);
  }
  // What does not hold together any more drifts away below.
  for (int i = 0; i < 6; ++i) {
    const float z = -.1f + .12f * static_cast<float>(i);
    const float x = i % 2 == 0 ? .09f : -.09f;
    clay.add(curve({{x, .82f, z, .08f},
                    {1.2f * x, .66f, z + .06f, .05f},
                    {x, .54f - .05f * static_cast<float>(i % 3), z + .16f, .006f}},
                   4),
             Colour::asphodel)
        .blend(.04f);
  }
}

void horse_leg(Model& model, const std::string& part, const std::vector<glm::vec4>& joints) {
  Piece& clay = model.piece(part, .019f);
  clay.pose = aslant;
  clay.add(Tube{joints}, Colour::shade_blue).blend(.04f);
  for (std::size_t i = 1; i + 1 < joints.size(); ++i) {
    clay.add(Ball{glm::vec3(1.1f * joints[i].w)}, Colour::shade_blue).at(glm::vec3(joints[i])).blend(.03f);
  }
  const glm::vec3 last(joints.back());
  const glm::vec3 before(joints[joints.size() - 2]);
  clay.add(Limb{before, last, .075f, .075f}, Colour::basalt).paint();
  const Frame hoof = aimed(last, 2.0f * last - before, {0, .1f, 1});
  clay.add(Lathe{{{0, -.01f}, {.042f, -.01f}, {.07f, .085f}, {0, .085f}}, .004f}, Colour::obsidian).in(hoof);
  for (int i = 0; i < 3; ++i) {
    const float x = -.03f + .03f * static_cast<float>(i);
    clay.add(Limb{last + glm::vec3(x, .06f, .02f), last + glm::vec3(1.6f * x, -.03f, .085f), .03f, .005f},
             Colour::asphodel)
        .blend(.012f);
  }
}

void horse_legs(Model& model) {
  horse_leg(model, "leg-front-right",
            {{.17f, .9f, -.26f, .13f},
             {.2f, .84f, -.58f, .08f},
             {.2f, .6f, -.64f, .052f},
             {.2f, .44f, -.48f, .044f}});
  horse_leg(model, "leg-front-left",
            {{-.18f, .9f, -.26f, .13f},
             {-.2f, .52f, -.3f, .075f},
             {-.2f, .3f, -.28f, .046f},
             {-.2f, .1f, -.3f, .046f}});
  for (const float side : {1.f, -1.f}) {
    const float step = side > 0 ? .12f : -.08f;
    horse_leg(model, sided("leg-back", side),
              {{.2f * side, .98f, .56f, .18f},
               {.28f * side, .64f, .44f + step, .105f},
               {.29f * side, .45f, .66f + step, .06f},
               {.3f * side, .1f, .58f + step, .048f}});
  }
}

/// Raised, and flung to one side.
void horse_tail(Piece& clay) {
  clay.pose = aslant;
  for (int i = 0; i < 5; ++i) {
    const float x = -.08f + .04f * static_cast<float>(i);
    clay.add(curve({{.3f * x, 1.22f, .76f, .05f},
                    {x - .1f, 1.4f, .9f, .055f},
                    {1.4f * x - .22f, 1.3f, 1.0f, .055f},
                    {1.8f * x - .28f, .94f, 1.0f, .05f},
                    {2.4f * x - .24f, .54f + .06f * static_cast<float>(i % 2), .96f, .006f}},
                   5),
             Colour::asphodel)
        .blend(.02f);
  }
}

void centaur_head(Piece& clay) {
  human_head(clay, Colour::shade_blue, Colour::styx);
  clay.add(Limb{{.08f, .12f, .01f}, {.15f, .2f, .03f}, .034f, .005f}, Colour::shade_blue).twin().blend(.015f);
  for (int i = 0; i < 7; ++i) {
    const float x = -.075f + .025f * static_cast<float>(i);
    clay.add(curve({{x, .03f, -.075f + 3 * x * x, .026f},
                    {1.1f * x, -.07f, -.1f + 4 * x * x, .022f},
                    {.9f * x, -.17f - .02f * static_cast<float>(i % 2), -.08f, .004f}},
                   4),
             Colour::asphodel)
        .blend(.015f);
    clay.add(curve({{x, .22f - 4 * x * x, .03f, .036f},
                    {1.3f * x, .18f, .15f, .036f},
                    {1.5f * x, -.02f, .2f, .03f},
                    {1.8f * x, -.2f, .3f, .005f}},
                   4),
             Colour::asphodel)
        .blend(.015f);
  }
}

}  // namespace

Model centaur_shade() {
  Model model;
  horse_trunk(model.piece("body", .025f));
  Piece& trunk = model.piece("body", .019f);
  trunk.pose = {turned({-4, 0, 0}), {0, .2f, -.2f}, .98f};
  torso(trunk, {1.18f, 1.2f, false}, Colour::shade_blue);
  trunk.add(Ball{{.2f, .18f, .17f}}, Colour::shade_blue).at({0, .92f, .0f}).blend(.06f);
  Piece& head = model.piece("head", .011f, 3);
  head.pose = {turned({-4, 0, 0}), {0, 1.73f, -.33f}, 1.08f};
  centaur_head(head);
  const Joints right{{.26f, 1.61f, -.26f}, {.44f, 1.36f, -.22f}, {.42f, 1.34f, -.5f}};
  const Joints left{{-.26f, 1.61f, -.26f}, {-.46f, 1.42f, -.24f}, {-.44f, 1.56f, -.5f}};
  arm(model.piece("arm-right", .014f), right, 1.1f, Colour::shade_blue);
  arm(model.piece("arm-left", .014f), left, 1.1f, Colour::shade_blue);
  talons(model.piece("arm-left", .0105f), left.end, {.1f, .5f, -1}, 1.1f, Colour::shade_blue,
         Colour::asphodel);
  Piece& spear = model.piece("arm-right", .0115f, 1.2f);
  spear.pose = {turned({-52, 0, -4}), right.end + glm::vec3(0, .02f, -.02f), 1.08f};
  draw_xyston(spear);
  horse_legs(model);
  horse_tail(model.piece("tail", .02f));
  return model;
}

namespace {

/// Around the nape at the pose's origin, looking to −z.
void lion_head(Piece& clay) {
  for (int ring = 0; ring < 2; ++ring) {
    constexpr int locks = 12;
    for (int i = 0; i < locks; ++i) {
      const float angle =
          2 * std::numbers::pi_v<float> * (static_cast<float>(i) + .5f * static_cast<float>(ring)) / locks;
      const glm::vec3 way(std::cos(angle), std::sin(angle), ring == 0 ? .25f : .75f);
      const glm::vec3 root = glm::vec3(0, .0f, ring == 0 ? -.05f : .05f) + way * .1f;
      clay.add(curve({glm::vec4(root, .065f), glm::vec4(root + way * .1f, .055f),
                      glm::vec4(root + way * .19f + glm::vec3(0, -.05f, .03f), .006f)},
                     3),
               (i + ring) % 2 == 0 ? Colour::hide : Colour::fur)
          .blend(.02f);
    }
  }
  clay.add(Ball{{.125f, .125f, .14f}}, Colour::saffron).at({0, .03f, -.12f}).blend(.01f);
  clay.add(Limb{{0, .02f, -.2f}, {0, -.005f, -.31f}, .075f, .062f}, Colour::saffron).blend(.04f);
  clay.add(Ball{{.05f, .042f, .045f}}, Colour::linen).at({.036f, -.025f, -.335f}).twin().blend(.015f);
  clay.add(Ball{{.04f, .024f, .026f}}, Colour::obsidian).at({0, .02f, -.372f}).blend(.008f);
  clay.add(Limb{{0, -.11f, -.1f}, {0, -.15f, -.27f}, .075f, .045f}, Colour::saffron).blend(.02f);
  clay.add(Ball{{.07f, .036f, .14f}}, Colour::wine)
      .at({0, -.085f, -.29f})
      .turn({8, 0, 0})
      .carve()
      .blend(.006f);
  clay.add(Limb{{0, -.11f, -.16f}, {0, -.125f, -.3f}, .034f, .024f}, Colour::blood).blend(.01f);
  clay.add(Limb{{.04f, -.045f, -.345f}, {.042f, -.115f, -.345f}, .017f, .003f}, Colour::bone).twin();
  clay.add(Limb{{.034f, -.14f, -.29f}, {.036f, -.075f, -.3f}, .015f, .003f}, Colour::bone).twin();
  clay.add(Limb{{.02f, .1f, -.225f}, {.085f, .105f, -.19f}, .028f, .026f}, Colour::saffron)
      .twin()
      .blend(.02f);
  clay.add(Ball{{.026f, .02f, .022f}}, Colour::ember).at({.06f, .07f, -.235f}).turn({0, 20, -12}).twin();
  clay.add(Ball{{.045f, .05f, .03f}}, Colour::saffron).at({.12f, .14f, -.09f}).twin().blend(.015f);
}

/// The goat that grows out of its back, and breathes fire.
void goat_head(Piece& clay, const Frame& grown) {
  clay.pose = grown;
  clay.add(curve({{0, .84f, .26f, .16f}, {0, 1.1f, .26f, .105f}, {.02f, 1.36f, .13f, .085f}}), Colour::ash)
      .rough(.01f, 22);
  clay.pose = within(grown, {turned({-4, 30, 0}), {.02f, 1.39f, .1f}, 1.05f});
  clay.add(Ball{{.095f, .1f, .115f}}, Colour::ash).at({0, .03f, -.02f}).blend(.03f);
  clay.add(Limb{{0, .02f, -.08f}, {0, -.06f, -.24f}, .078f, .048f}, Colour::ash).blend(.03f);
  clay.add(Limb{{0, -.07f, -.08f}, {0, -.14f, -.2f}, .045f, .032f}, Colour::ash).blend(.02f);
  clay.add(Ball{{.035f, .03f, .02f}}, Colour::obsidian).at({0, -.055f, -.285f});
  clay.add(Limb{{0, -.16f, -.17f}, {0, -.3f, -.16f}, .04f, .006f}, Colour::linen).blend(.015f);
  clay.add(Ball{{.024f, .02f, .02f}}, Colour::saffron).at({.068f, .045f, -.11f}).twin();
  clay.add(Ball{{.014f, .006f, .02f}}, Colour::obsidian).at({.075f, .045f, -.122f}).twin().paint();
  clay.add(curve({{.05f, .1f, -.02f, .04f},
                  {.09f, .24f, .02f, .036f},
                  {.15f, .32f, .14f, .028f},
                  {.2f, .28f, .26f, .006f}}),
           Colour::bone)
      .twin();
  clay.add(Limb{{.08f, .05f, .02f}, {.2f, .0f, .05f}, .036f, .008f}, Colour::ash).twin().blend(.015f);
  for (int i = 0; i < 4; ++i) {
    const float x = -.03f + .02f * static_cast<float>(i);
    clay.add(curve({{.5f * x, -.09f, -.22f, .022f},
                    {x, -.12f, -.32f, .036f},
                    {2.2f * x, -.08f - .03f * static_cast<float>(i % 2), -.46f, .005f}},
                   4),
             i % 2 == 0 ? Colour::ember : Colour::saffron)
        .blend(.01f);
  }
}

}  // namespace

Model chimera() {
  constexpr float size = 1.26f;
  const Frame grown{glm::mat3(1.0f), {0, 0, .05f}, size};
  Model model;
  Piece& trunk = model.piece("body", .025f);
  trunk.pose = grown;
  trunk.add(Ball{{.2f, .23f, .26f}}, Colour::saffron).at({0, .69f, -.25f});
  trunk.add(Ball{{.15f, .16f, .28f}}, Colour::saffron).at({0, .7f, .1f}).blend(.12f);
  trunk.add(Ball{{.155f, .18f, .18f}}, Colour::saffron).at({0, .7f, .4f}).blend(.1f);
  trunk.add(Ball{{.1f, .08f, .42f}}, Colour::linen).at({0, .52f, .02f}).paint();
  for (const float side : {1.f, -1.f}) {
    front_leg(model, grown, side, side > 0 ? -.1f : .04f, Colour::saffron);
    hind_leg(model, grown, side, side > 0 ? .05f : -.05f, Colour::saffron);
  }
  Piece& lion = model.piece("head", .0175f, 2.8f);
  lion.pose = grown;
  lion.add(Limb{{0, .76f, -.3f}, {0, .93f, -.5f}, .15f, .12f}, Colour::hide).rough(.014f, 18);
  lion.pose = within(grown, {turned({-4, 0, 0}), {0, .96f, -.5f}, 1});
  lion_head(lion);
  Piece& goat = model.piece("head-left", .0155f, 2);
  goat_head(goat, grown);
  Piece& tail = model.piece("tail", .02f);
  tail.pose = grown;
  snake(tail,
        {{0, .74f, .5f, .07f},
         {0, .66f, .7f, .066f},
         {.12f, .84f, .84f, .058f},
         {.1f, 1.12f, .76f, .05f},
         {-.06f, 1.24f, .6f, .046f},
         {-.1f, 1.2f, .44f, .044f}},
        Colour::laurel, Colour::blood);
  return model;
}

}  // namespace katabasis::art
