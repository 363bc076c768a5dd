#include "sculpt/items/weapons.h"

#include "sculpt/items/smithing.h"

namespace katabasis::art {

void draw_grip(Piece& clay, float length, Colour wood, Colour knob) {
  clay.add(Tube{{{0, -.5f * length, 0, .017f}, {0, 0, 0, .021f}, {0, .5f * length, 0, .016f}}}, wood);
  for (float y = -.4f * length; y < .45f * length; y += .2f * length) {
    clay.add(Ring{.018f, .006f}, Colour::linen).at({0, y, 0});
  }
  clay.add(Ball{{.03f, .025f, .026f}}, knob).at({0, -.5f * length - .015f, 0});
}

Plate leaf(const std::vector<glm::vec2>& half, float thickness, float bevel) {
  Plate blade{half, thickness, bevel};
  for (auto corner = half.rbegin(); corner != half.rend(); ++corner) {
    if (corner->x > 0) {
      blade.outline.emplace_back(-corner->x, corner->y);
    }
  }
  return blade;
}

void draw_dagger(Piece& clay) {
  draw_grip(clay, .11f, Colour::wine, Colour::gold);
  clay.add(Slab{{.065f, .016f, .02f}, .008f}, Colour::gold).at({0, .075f, 0});
  clay.add(leaf({{.034f, .08f}, {.032f, .2f}, {.024f, .29f}, {0, .38f}}, .014f, .03f), Colour::iron);
}

void draw_xiphos(Piece& clay) {
  draw_grip(clay, .13f, Colour::oak, Colour::bronze);
  clay.add(Slab{{.085f, .019f, .026f}, .01f}, Colour::bronze).at({0, .085f, 0});
  clay.add(leaf({{.036f, .09f}, {.032f, .3f}, {.05f, .48f}, {.04f, .58f}, {0, .72f}}, .017f, .04f),
           Colour::iron);
}

void draw_kopis(Piece& clay) {
  draw_grip(clay, .13f, Colour::oak, Colour::bronze);
  clay.add(curve({{0, -.08f, 0, .018f},
                  {.05f, -.1f, 0, .016f},
                  {.075f, -.06f, 0, .013f},
                  {.06f, .03f, 0, .01f}}),
           Colour::bronze)
      .blend(.01f);
  clay.add(Slab{{.06f, .018f, .026f}, .01f}, Colour::bronze).at({0, .08f, 0});
  clay.add(Plate{{{-.028f, .08f},
                  {.034f, .08f},
                  {.03f, .25f},
                  {.062f, .4f},
                  {.078f, .5f},
                  {.06f, .6f},
                  {-.01f, .7f},
                  {-.052f, .66f},
                  {-.045f, .5f},
                  {-.05f, .3f}},
                 .017f,
                 .045f},
           Colour::iron);
}

void draw_axe(Piece& clay) {
  clay.add(Tube{{{.03f, -.3f, 0, .027f}, {0, -.1f, 0, .022f}, {0, .2f, 0, .024f}, {0, .43f, 0, .026f}}},
           Colour::oak);
  clay.add(Plate{{{-.1f, .3f},
                  {-.05f, .27f},
                  {.06f, .29f},
                  {.15f, .2f},
                  {.25f, .12f},
                  {.285f, .24f},
                  {.29f, .36f},
                  {.26f, .5f},
                  {.15f, .43f},
                  {.06f, .38f},
                  {-.05f, .4f},
                  {-.1f, .37f}},
                 .032f,
                 .09f},
           Colour::iron);
  clay.add(Slab{{.055f, .07f, .04f}, .014f}, Colour::bronze).at({0, .335f, 0});
  clay.add(Ball{{.034f, .03f, .034f}}, Colour::bronze).at({.03f, -.31f, 0});
}

void draw_labrys(Piece& clay) {
  clay.add(Limb{{0, -.4f, 0}, {0, .5f, 0}, .021f, .024f}, Colour::oak);
  clay.add(Ball{{.032f, .035f, .032f}}, Colour::gold).at({0, .52f, 0});
  clay.add(Ball{{.03f, .03f, .03f}}, Colour::gold).at({0, -.4f, 0});
  clay.add(leaf({{.03f, .3f},
                 {.14f, .23f},
                 {.2f, .12f},
                 {.25f, .22f},
                 {.262f, .34f},
                 {.25f, .46f},
                 {.2f, .56f},
                 {.14f, .45f},
                 {.03f, .38f}},
                .03f, .085f),
           Colour::bronze);
  clay.add(Slab{{.045f, .06f, .036f}, .014f}, Colour::gold).at({0, .34f, 0});
}

void draw_spear(Piece& clay, float foot, float neck, float shaft, const std::vector<glm::vec2>& blade) {
  clay.add(Limb{{0, foot + .14f, 0}, {0, neck, 0}, shaft, .9f * shaft}, Colour::oak);
  std::vector<glm::vec2> raised = blade;
  for (glm::vec2& corner : raised) {
    corner.y += neck;
  }
  clay.add(leaf(raised, .021f, .04f), Colour::iron);
  clay.add(Limb{{0, neck - .06f, 0}, {0, neck + .06f, 0}, 1.45f * shaft, .8f * shaft}, Colour::bronze);
  clay.add(Limb{{0, foot + .16f, 0}, {0, foot, 0}, 1.45f * shaft, .006f}, Colour::bronze);
}

void draw_dory(Piece& clay) {
  draw_spear(clay, -.72f, .4f, .021f, {{.014f, 0}, {.075f, .08f}, {.055f, .2f}, {0, .34f}});
  for (const float y : {-.12f, -.08f, -.04f, 0.0f, .04f}) {
    clay.add(Ring{.021f, .009f}, Colour::blood).at({0, y, 0});
  }
}

void draw_sarissa(Piece& clay) {
  draw_spear(clay, -.92f, .62f, .025f, {{.014f, 0}, {.045f, .05f}, {.05f, .14f}, {.03f, .22f}, {0, .3f}});
  // Two shafts joined by a sleeve, as it is carried on the march.
  clay.add(Limb{{0, -.24f, 0}, {0, .02f, 0}, .036f, .036f}, Colour::bronze);
  for (const float y : {-.24f, -.11f, .02f}) {
    clay.add(Ring{.034f, .014f}, Colour::gold).at({0, y, 0});
  }
  for (const float side : {-1.0f, 1.0f}) {
    clay.add(curve({{0, .54f, 0, .02f}, {.05f * side, .48f, .02f, .026f}, {.06f * side, .38f, .03f, .008f}}),
             Colour::styx);
  }
}

void draw_club(Piece& clay) {
  clay.add(Tube{{{0, -.18f, 0, .03f}, {0, .1f, 0, .03f}, {.01f, .4f, 0, .062f}, {0, .62f, 0, .085f}}},
           Colour::oak)
      .rough(.008f, 16);
  for (const glm::vec3 knot :
       {glm::vec3(.07f, .45f, .03f), glm::vec3(-.07f, .55f, .02f), glm::vec3(.0f, .6f, -.08f),
        glm::vec3(.04f, .36f, -.05f), glm::vec3(-.04f, .4f, .05f), glm::vec3(.06f, .65f, .05f)}) {
    clay.add(Ball{{.035f, .035f, .035f}}, Colour::oak).at(knot).blend(.02f);
  }
  for (const float y : {-.12f, -.06f, 0.f}) {
    clay.add(Ring{.031f, .009f}, Colour::linen).at({0, y, 0});
  }
}

}  // namespace katabasis::art
