// Men mixed with beasts, and men too large: satyr, minotaur, cyclops.
#include <cmath>
#include <numbers>

#include "sculpt/anatomy.h"
#include "sculpt/items/weapons.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

namespace {

void satyr_head(Piece& head) {
  head.pose = {turned({-4, 0, 0}), {0, 1.53f, -.02f}, 1.1f};
  human_head(head, Colour::flesh, Colour::saffron);
  head.add(curve({{.05f, .22f, -.04f, .034f},
                  {.09f, .32f, -.05f, .03f},
                  {.13f, .37f, .04f, .024f},
                  {.12f, .33f, .12f, .006f}}),
           Colour::bone)
      .twin();
  head.add(Limb{{.08f, .11f, .01f}, {.19f, .13f, .03f}, .032f, .004f}, Colour::flesh).twin().blend(.015f);
  head.add(Ball{{.09f, .085f, .1f}}, Colour::hide).at({0, .19f, .035f}).blend(.01f).rough(.014f, 40);
  head.add(Limb{{0, .03f, -.085f}, {0, -.1f, -.12f}, .05f, .012f}, Colour::hide).blend(.03f).rough(.008f, 40);
  head.add(Limb{{.05f, .05f, -.07f}, {.02f, -.03f, -.1f}, .034f, .03f}, Colour::hide)
      .twin()
      .blend(.02f)
      .rough(.006f, 40);
  head.add(Ball{{.022f, .02f, .026f}}, Colour::flesh).at({0, .082f, -.128f}).blend(.01f);
  head.add(Limb{{.006f, .06f, -.122f}, {.04f, .045f, -.105f}, .012f, .006f}, Colour::hide).twin();
}

void thyrsus(Piece& clay) {
  clay.add(Limb{{0, -.75f, 0}, {0, .7f, 0}, .019f, .019f}, Colour::oak);
  clay.add(Ball{{.07f, .11f, .07f}}, Colour::moss).at({0, .78f, 0}).rough(.02f, 34);
  for (int i = 0; i < 5; ++i) {
    const float y = .64f - .05f * static_cast<float>(i);
    const float a = 1.9f * static_cast<float>(i);
    clay.add(Ball{{.05f, .035f, .05f}}, Colour::laurel).at({.035f * std::cos(a), y, .035f * std::sin(a)});
  }
}

}  // namespace

Model satyr() {
  Model model;
  Piece& body = model.piece("body", .021f);
  torso(body, {1.02f, 1, false}, Colour::flesh);
  body.add(Ball{{.17f, .13f, .14f}}, Colour::hide).at({0, .91f, .01f}).blend(.03f).rough(.014f, 28);
  body.add(Ball{{.08f, .06f, .03f}}, Colour::hide).at({0, 1.37f, -.1f}).blend(.02f).rough(.01f, 40);
  Piece& tail = model.piece("tail", .015f);
  tail.add(curve({{0, .96f, .13f, .04f},
                  {0, .98f, .24f, .045f},
                  {.03f, .86f, .3f, .05f},
                  {.05f, .68f, .28f, .008f}}),
           Colour::hide)
      .rough(.012f, 26);
  satyr_head(model.piece("head", .011f, 3.5f));
  const Joints right{{.23f, 1.43f, .02f}, {.38f, 1.18f, .0f}, {.42f, 1.2f, -.28f}};
  arm(model.piece("arm-right", .014f), right, 1.02f, Colour::flesh);
  Piece& staff = model.piece("arm-right", .012f);
  staff.pose = {turned({-6, 0, -5}), right.end + glm::vec3(0, -.22f, -.02f), 1.18f};
  thyrsus(staff);
  const Joints left{{-.23f, 1.43f, .02f}, {-.4f, 1.2f, .02f}, {-.36f, 1.32f, -.26f}};
  arm(model.piece("arm-left", .014f), left, 1.02f, Colour::flesh);
  talons(model.piece("arm-left", .01f), left.end, {.1f, .6f, -1}, 1.1f, Colour::flesh, Colour::flesh);
  hoofed_leg(model.piece("leg-right", .015f), 1, 1, Colour::hide, Colour::obsidian);
  hoofed_leg(model.piece("leg-left", .015f), -1, 1, Colour::hide, Colour::obsidian);
  return model;
}

namespace {

/// A bull's head on the pose's origin, about as long as it is wide between the horns' roots.
void bull_head(Piece& clay) {
  clay.add(Ball{{.125f, .125f, .13f}}, Colour::fur).at({0, .1f, -.02f});
  clay.add(Limb{{0, .08f, -.08f}, {0, -.02f, -.24f}, .1f, .072f}, Colour::fur).blend(.06f);
  clay.add(Ball{{.085f, .07f, .06f}}, Colour::hide).at({0, -.03f, -.25f}).blend(.03f);
  clay.add(Limb{{0, .02f, -.02f}, {0, -.09f, -.2f}, .085f, .045f}, Colour::fur).blend(.04f);
  clay.add(Ball{{.02f, .015f, .03f}}, Colour::obsidian)
      .at({.042f, -.02f, -.305f})
      .turn({0, 0, 30})
      .twin()
      .carve();
  clay.add(Ball{{.07f, .008f, .06f}}, Colour::obsidian).at({0, -.068f, -.26f}).carve();
  clay.add(Ring{.036f, .009f}, Colour::gold).at({0, -.075f, -.3f}).turn({80, 0, 0});
  clay.add(Limb{{.04f, .145f, -.13f}, {.095f, .15f, -.08f}, .03f, .028f}, Colour::fur).twin().blend(.02f);
  clay.add(Ball{{.024f, .02f, .024f}}, Colour::ember).at({.083f, .105f, -.125f}).twin();
  clay.add(Ball{{.095f, .07f, .08f}}, Colour::obsidian).at({0, .2f, -.04f}).blend(.015f).rough(.02f, 32);
  clay.add(curve({{.09f, .18f, -.02f, .058f},
                  {.22f, .2f, .0f, .054f},
                  {.34f, .25f, -.06f, .045f},
                  {.37f, .38f, -.14f, .028f},
                  {.32f, .5f, -.18f, .006f}}),
           Colour::bone)
      .twin();
  clay.add(Limb{{.1f, .1f, .02f}, {.25f, .06f, .05f}, .05f, .01f}, Colour::fur).twin().blend(.02f);
}

void loincloth(Piece& clay, Colour cloth, Colour belt) {
  clay.add(Ball{{.175f, .11f, .135f}}, cloth).at({0, .93f, .01f}).blend(.01f);
  clay.add(Limb{{0, .92f, -.12f}, {0, .58f, -.13f}, .085f, .06f}, cloth).blend(.04f);
  clay.add(Limb{{0, .92f, .12f}, {0, .58f, .14f}, .09f, .06f}, cloth).blend(.04f);
  clay.add(Lathe{{{0, 0}, {.175f, 0}, {.175f, .06f}, {0, .06f}}, .008f}, belt).at({0, .98f, .0f});
}

}  // namespace

Model minotaur() {
  constexpr float size = 1.16f;
  Model model;
  const auto grown = [&](Piece& clay) -> Piece& {
    clay.pose = {glm::mat3(1.0f), {0, 0, 0}, size};
    return clay;
  };
  Piece& body = grown(model.piece("body", .025f));
  torso(body, {1.42f, 1.3f, false}, Colour::hide);
  body.add(Ball{{.2f, .15f, .15f}}, Colour::fur).at({0, 1.46f, .07f}).blend(.06f).rough(.02f, 22);
  body.add(Ball{{.12f, .12f, .05f}}, Colour::fur).at({0, 1.4f, -.12f}).blend(.03f).rough(.015f, 30);
  loincloth(body, Colour::wine, Colour::bronze);
  Piece& head = model.piece("head", .014f, 3.5f);
  head.pose = {turned({8, 0, 0}), {0, 1.56f * size, -.1f}, 1.22f};
  bull_head(head);
  const Joints right{{.31f, 1.42f, .02f}, {.45f, 1.12f, .02f}, {.46f, 1.12f, -.3f}};
  const Joints left{{-.31f, 1.42f, .02f}, {-.48f, 1.14f, .04f}, {-.4f, .98f, -.26f}};
  arm(grown(model.piece("arm-right", .018f)), right, 1.42f, Colour::hide);
  arm(grown(model.piece("arm-left", .018f)), left, 1.42f, Colour::hide);
  Piece& labrys_held = model.piece("arm-right", .013f);
  labrys_held.pose = {turned({-24, 20, -8}), right.end * size + glm::vec3(0, .02f, -.03f), 1.3f};
  draw_labrys(labrys_held);
  for (const float side : {1.f, -1.f}) {
    hoofed_leg(grown(model.piece(sided("leg", side), .018f)), side, 1.36f, Colour::fur, Colour::obsidian);
  }
  Piece& tail = grown(model.piece("tail", .018f));
  tail.add(curve({{0, .98f, .13f, .03f}, {0, .84f, .26f, .022f}, {.08f, .58f, .3f, .02f}}), Colour::fur);
  tail.add(Ball{{.04f, .1f, .04f}}, Colour::obsidian).at({.09f, .5f, .3f}).blend(.02f).rough(.014f, 30);
  return model;
}

namespace {

void cyclops_head(Piece& clay) {
  clay.add(Ball{{.115f, .125f, .12f}}, Colour::flesh).at({0, .13f, .01f});
  clay.add(Ball{{.095f, .09f, .09f}}, Colour::flesh).at({0, .045f, -.04f}).blend(.04f);
  clay.add(Limb{{.0f, -.0f, -.085f}, {.035f, .0f, -.08f}, .045f, .04f}, Colour::flesh).twin().blend(.03f);
  clay.add(Ball{{.066f, .056f, .05f}}, Colour::obsidian).at({0, .145f, -.12f}).carve().blend(.02f);
  clay.add(Ball{{.058f, .052f, .055f}}, Colour::asphodel).at({0, .145f, -.085f});
  clay.add(Ball{{.03f, .03f, .03f}}, Colour::saffron).at({0, .143f, -.138f}).paint();
  clay.add(Ball{{.014f, .014f, .04f}}, Colour::obsidian).at({0, .143f, -.138f}).paint();
  clay.add(Limb{{0, .215f, -.118f}, {.075f, .185f, -.085f}, .03f, .026f}, Colour::flesh).twin().blend(.02f);
  clay.add(Limb{{0, .212f, -.14f}, {.07f, .19f, -.108f}, .014f, .01f}, Colour::fur).twin();
  clay.add(Limb{{0, .09f, -.12f}, {0, .06f, -.145f}, .02f, .034f}, Colour::flesh).blend(.02f);
  clay.add(Ball{{.055f, .014f, .04f}}, Colour::wine).at({0, .016f, -.12f}).carve().blend(.006f);
  clay.add(Limb{{.03f, .0f, -.115f}, {.032f, .032f, -.12f}, .01f, .004f}, Colour::bone).twin();
  clay.add(Ball{{.016f, .04f, .03f}}, Colour::flesh).at({.12f, .1f, .02f}).twin().blend(.01f);
  clay.add(Ball{{.11f, .09f, .11f}}, Colour::fur).at({0, .2f, .045f}).blend(.01f).rough(.018f, 34);
  clay.add(Limb{{0, -.02f, -.095f}, {0, -.12f, -.1f}, .055f, .02f}, Colour::fur).blend(.02f).rough(.012f, 34);
  clay.add(Limb{{.085f, .06f, -.02f}, {.045f, -.04f, -.085f}, .034f, .04f}, Colour::fur)
      .twin()
      .blend(.02f)
      .rough(.01f, 34);
}

}  // namespace

Model cyclops() {
  constexpr float size = 1.3f;
  Model model;
  const auto grown = [&](Piece& clay) -> Piece& {
    clay.pose = {glm::mat3(1.0f), {0, 0, 0}, size};
    return clay;
  };
  Piece& body = grown(model.piece("body", .026f));
  torso(body, {1.32f, 1.38f, false}, Colour::flesh);
  body.add(Ball{{.2f, .2f, .17f}}, Colour::flesh).at({0, 1.08f, -.05f}).blend(.08f);
  body.add(Ball{{.25f, .16f, .19f}}, Colour::hide).at({0, .92f, .0f}).blend(.02f).rough(.012f, 22);
  for (int i = 0; i < 9; ++i) {
    const float a = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / 9;
    const glm::vec3 way(std::cos(a), 0, std::sin(a) * .85f);
    body.add(Limb{way * .2f + glm::vec3(0, .9f, 0), way * .27f + glm::vec3(0, i % 2 == 0 ? .58f : .64f, 0),
                  .09f, .045f},
             Colour::hide)
        .blend(.03f)
        .rough(.01f, 22);
  }
  body.add(Tube{{{-.2f, 1.5f, .02f, .06f},
                 {-.1f, 1.36f, -.16f, .06f},
                 {.1f, 1.12f, -.22f, .05f},
                 {.2f, 1.0f, -.12f, .05f}}},
           Colour::hide)
      .blend(.03f)
      .rough(.01f, 22);
  body.add(Tube{{{-.2f, 1.5f, .02f, .06f}, {-.08f, 1.36f, .17f, .06f}, {.14f, 1.05f, .17f, .05f}}},
           Colour::hide)
      .blend(.03f)
      .rough(.01f, 22);
  Piece& head = model.piece("head", .014f, 3.5f);
  head.pose = {turned({-2, 0, 0}), {0, 1.5f * size, -.05f}, 1.34f};
  cyclops_head(head);
  const Joints right{{.3f, 1.42f, .02f}, {.44f, 1.13f, .0f}, {.44f, 1.1f, -.28f}};
  const Joints left{{-.3f, 1.42f, .02f}, {-.46f, 1.12f, .04f}, {-.42f, .86f, -.14f}};
  arm(grown(model.piece("arm-right", .02f)), right, 1.42f, Colour::flesh);
  arm(grown(model.piece("arm-left", .02f)), left, 1.42f, Colour::flesh);
  Piece& club_held = model.piece("arm-right", .018f);
  club_held.pose = {turned({-30, 0, -10}), right.end * size + glm::vec3(0, .04f, -.04f), 1.42f};
  draw_club(club_held);
  for (const float side : {1.f, -1.f}) {
    Piece& limb = grown(model.piece(sided("leg", side), .022f));
    const Joints joints{{.12f * side, .86f, .0f}, {.15f * side, .48f, -.04f}, {.16f * side, .1f, .03f}};
    leg(limb, joints, 1.38f, Colour::flesh);
    foot(limb, joints.end, 1.5f, Colour::flesh);
  }
  return model;
}

}  // namespace katabasis::art
