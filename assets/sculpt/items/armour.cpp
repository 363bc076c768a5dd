// Shields lean on their rims, armour stands as if someone had just been in it.
#include <cmath>
#include <numbers>

#include "sculpt/items/armour_shapes.h"
#include "sculpt/items/items.h"

namespace katabasis::art {

Model aspis() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .015f, 1.5f);
  clay.pose = {turned({-60, 25, 0}), {0, 0, 0}, 1};
  // The wheel's axis is the shield's: a shallow bowl with a flat rim, its hollow below.
  clay.add(Lathe{{{0, .12f},
                  {.12f, .112f},
                  {.25f, .08f},
                  {.34f, .025f},
                  {.36f, .01f},
                  {.45f, .008f},
                  {.45f, -.014f},
                  {.34f, -.012f},
                  {.3f, .02f},
                  {.2f, .06f},
                  {0, .085f}},
                 .006f},
           Colour::bronze);
  clay.add(Lathe{{{0, 1}, {.315f, 1}, {.315f, .02f}, {0, .06f}}}, Colour::blood).paint();
  // The blazon: a Λ of raised bronze.
  for (const float side : {-1.f, 1.f}) {
    clay.add(Limb{{.02f * side, .122f, .17f}, {.17f * side, .093f, -.17f}, .032f, .032f}, Colour::gold)
        .blend(.006f);
  }
  for (int i = 0; i < 12; ++i) {
    const float angle = std::numbers::pi_v<float> * static_cast<float>(i) / 6;
    clay.add(Ball{{.018f, .016f, .018f}}, Colour::gold)
        .at({.405f * std::cos(angle), .014f, .405f * std::sin(angle)});
  }
  return model;
}

Model pelte() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .015f, 1.5f);
  clay.pose = {turned({-24, 20, 0}), {0, .3f, .04f}, 1};
  std::vector<glm::vec2> moon;
  for (int i = 0; i <= 20; ++i) {
    const float angle = glm::radians(130.f + 280.f * static_cast<float>(i) / 20);
    moon.emplace_back(.38f * std::cos(angle), .36f * std::sin(angle));
  }
  for (int i = 0; i <= 10; ++i) {
    const float angle = glm::radians(-12.f - 156.f * static_cast<float>(i) / 10);
    moon.emplace_back(.2f * std::cos(angle), .3f + .24f * std::sin(angle));
  }
  clay.add(Plate{moon, .02f, 0, -.5f}, Colour::oak);
  std::vector<glm::vec2> inner = moon;
  for (glm::vec2& corner : inner) {
    corner = corner * .86f + glm::vec2(0, -.02f);
  }
  clay.add(Plate{inner, .032f, 0, -.5f}, Colour::saffron).at({0, 0, .002f});
  clay.add(Ball{{.07f, .07f, .04f}}, Colour::bronze).at({0, -.08f, .025f}).blend(.01f);
  for (const glm::vec2 stud :
       {glm::vec2(-.2f, -.05f), {.2f, -.05f}, {-.13f, -.19f}, {.13f, -.19f}, {0, -.24f}}) {
    clay.add(Ball{{.018f, .018f, .018f}}, Colour::bronze).at({stud.x, stud.y, .034f - .5f * stud.x * stud.x});
  }
  return model;
}

void empty_chest(Piece& clay, Colour shell, float foot) {
  clay.add(Ball{{.22f, .3f, .15f}}, shell).at({0, foot + .28f, 0});
  clay.add(Ball{{.18f, .2f, .13f}}, shell).at({0, foot + .1f, 0}).blend(.1f);
  clay.add(Limb{{.06f, foot + .48f, .01f}, {.17f, foot + .47f, .01f}, .075f, .06f}, shell).twin().blend(.08f);
  clay.add(Slab{{1, .2f, 1}}, Colour::obsidian).at({0, foot - .2f, 0}).carve();
}

Model bronze_cuirass() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .015f, 1.5f);
  empty_chest(clay, Colour::bronze, .02f);
  clay.add(Lathe{{{0, .01f}, {.2f, .01f}, {.225f, .03f}, {.19f, .06f}, {0, .06f}}, .004f}, Colour::gold)
      .blend(.01f);
  clay.add(Slab{{.088f, .062f, .05f}, .045f}, Colour::bronze)
      .at({.086f, .4f, -.108f})
      .turn({-8, -16, -6})
      .twin()
      .blend(.03f);
  for (const float y : {.13f, .2f, .27f}) {
    clay.add(Ball{{.048f, .038f, .03f}}, Colour::bronze).at({.045f, y, -.128f}).twin().blend(.012f);
  }
  clay.add(Ball{{.1f, .1f, .1f}}, Colour::obsidian).at({0, .58f, -.01f}).carve().blend(.01f);
  clay.add(Ball{{.07f, .11f, .1f}}, Colour::obsidian).at({.27f, .4f, 0}).twin().carve().blend(.01f);
  for (int i = 0; i < 14; ++i) {
    const float angle = std::numbers::pi_v<float> * static_cast<float>(i) / 7;
    const glm::vec3 way(.18f * std::cos(angle), 0, .14f * std::sin(angle));
    clay.add(Limb{way + glm::vec3(0, .03f, 0), way * 1.2f + glm::vec3(0, -.11f, 0), .04f, .034f},
             i % 2 == 0 ? Colour::wine : Colour::blood)
        .blend(.006f);
  }
  clay.add(Tube{{{.13f, .53f, .09f, .035f}, {.14f, .55f, .01f, .04f}, {.125f, .5f, -.09f, .036f}}},
           Colour::gold)
      .twin()
      .blend(.012f);
  return model;
}

Model linothorax() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .015f, 1.5f);
  empty_chest(clay, Colour::linen, .16f);
  for (int i = 0; i < 12; ++i) {
    const float angle = std::numbers::pi_v<float> * static_cast<float>(i) / 6;
    const glm::vec3 way(.185f * std::cos(angle), 0, .13f * std::sin(angle));
    clay.add(Limb{way + glm::vec3(0, .2f, 0), way * 1.2f + glm::vec3(0, .035f, 0), .042f, .035f},
             i % 2 == 0 ? Colour::linen : Colour::wine)
        .blend(.006f);
  }
  clay.add(Slab{{1, .022f, 1}}, Colour::wine).at({0, .21f, 0}).paint();
  clay.add(Slab{{1, .014f, 1}}, Colour::wine).at({0, .4f, 0}).paint();
  clay.add(Ball{{.1f, .1f, .1f}}, Colour::obsidian).at({0, .72f, -.01f}).carve().blend(.01f);
  clay.add(Ball{{.07f, .11f, .1f}}, Colour::obsidian).at({.27f, .54f, 0}).twin().carve().blend(.01f);
  clay.add(Tube{{{.13f, .64f, .1f, .036f},
                 {.135f, .68f, .02f, .038f},
                 {.125f, .64f, -.085f, .036f},
                 {.1f, .54f, -.13f, .034f}}},
           Colour::saffron)
      .twin()
      .blend(.012f);
  clay.add(Ball{{.03f, .03f, .02f}}, Colour::gold).at({.1f, .535f, -.165f}).twin();
  return model;
}

Model chiton() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .013f, 1.5f);
  // Folded twice, with soft edges, the pin on top.
  for (int layer = 0; layer < 3; ++layer) {
    const float t = static_cast<float>(layer);
    clay.add(Slab{{.34f - .03f * t, .035f, .24f - .02f * t}, .034f},
             layer == 1 ? Colour::linen : Colour::asphodel)
        .at({.012f * t, .038f + .062f * t, -.01f * t})
        .turn({0, 14.f - 6.f * t, 0})
        .blend(.012f)
        .rough(.008f, 7);
  }
  for (int fold = 0; fold < 4; ++fold) {
    const float x = -.2f + .13f * static_cast<float>(fold);
    clay.add(Limb{{x, .185f, -.2f}, {x + .03f, .19f, .2f}, .022f, .03f}, Colour::asphodel).blend(.03f);
  }
  clay.add(Slab{{.03f, .2f, 1}}, Colour::wine).at({.26f, .2f, 0}).paint();
  clay.add(Slab{{.03f, .2f, 1}}, Colour::wine).at({-.25f, .2f, 0}).paint();
  clay.add(Ring{.05f, .015f}, Colour::gold).at({0, .22f, -.03f});
  clay.add(Limb{{-.06f, .225f, -.06f}, {.07f, .225f, 0}, .01f, .01f}, Colour::gold);
  return model;
}

Model key() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .0075f, 2);
  clay.pose = {turned({0, 35, 0}), {0, .045f, 0}, 1};
  // A temple key: a long shaft bent twice, with three teeth, and a ring to carry it by.
  clay.add(Tube{{{-.26f, 0, 0, .024f},
                 {.02f, 0, 0, .024f},
                 {.02f, 0, .001f, .024f},
                 {.1f, .0f, -.1f, .024f},
                 {.3f, 0, -.1f, .024f},
                 {.32f, 0, -.08f, .024f},
                 {.32f, 0, .06f, .024f}}},
           Colour::gold)
      .blend(.01f);
  for (const float x : {.2f, .26f, .32f}) {
    clay.add(Slab{{.019f, .018f, .065f}, .006f}, Colour::gold).at({x, 0, -.02f});
  }
  clay.add(Ring{.085f, .023f}, Colour::gold).at({-.35f, -.01f, 0});
  for (const float x : {-.22f, -.17f, -.12f}) {
    clay.add(Ring{.022f, .012f}, Colour::bronze).at({x, 0, 0}).turn({0, 0, 90});
  }
  return model;
}

}  // namespace katabasis::art
