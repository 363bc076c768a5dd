// What wants both hands, or a horse under it.
#include "sculpt/items/smithing.h"
#include "sculpt/items/weapons.h"

namespace katabasis::art {

void draw_pelekys(Piece& clay) {
  clay.add(Tube{{{0, -.45f, 0, .028f}, {.015f, -.1f, 0, .024f}, {0, .2f, 0, .026f}, {0, .5f, 0, .03f}}},
           Colour::oak);
  clay.add(Plate{{{-.06f, .3f},
                  {.05f, .3f},
                  {.14f, .24f},
                  {.2f, .1f},
                  {.29f, .02f},
                  {.35f, .16f},
                  {.37f, .34f},
                  {.35f, .52f},
                  {.29f, .64f},
                  {.2f, .56f},
                  {.14f, .44f},
                  {.05f, .4f},
                  {-.06f, .4f}},
                 .036f,
                 .1f},
           Colour::bronze);
  clay.add(Limb{{-.05f, .35f, 0}, {-.24f, .31f, 0}, .042f, .006f}, Colour::iron).blend(.01f);
  clay.add(Slab{{.06f, .085f, .046f}, .016f}, Colour::iron).at({0, .35f, 0});
  for (const float y : {-.08f, -.03f, .02f}) {
    clay.add(Ring{.025f, .01f}, Colour::hide).at({.012f, y, 0});
  }
  clay.add(Ball{{.036f, .034f, .036f}}, Colour::iron).at({0, -.46f, 0});
}

void draw_sfyra(Piece& clay) {
  clay.add(Limb{{0, -.42f, 0}, {0, .44f, 0}, .025f, .03f}, Colour::oak);
  clay.add(Slab{{.19f, .085f, .085f}, .022f}, Colour::iron).at({0, .45f, 0}).rough(.006f, 22);
  for (const float x : {-.13f, .13f}) {
    clay.add(Slab{{.026f, .098f, .098f}, .02f}, Colour::bronze).at({x, .45f, 0});
  }
  clay.add(Slab{{.045f, .1f, .06f}, .014f}, Colour::bronze).at({0, .45f, 0});
  clay.add(Ball{{.03f, .04f, .03f}}, Colour::bronze).at({0, .56f, 0});
  for (const float y : {-.3f, -.24f, -.18f, -.12f}) {
    clay.add(Ring{.026f, .01f}, Colour::hide).at({0, y, 0});
  }
  clay.add(Ring{.036f, .011f}, Colour::iron).at({0, -.46f, 0}).turn({90, 0, 0});
}

void draw_trident(Piece& clay) {
  clay.add(Limb{{0, -.8f, 0}, {0, .42f, 0}, .022f, .022f}, Colour::oak);
  clay.add(Limb{{0, .34f, 0}, {0, .5f, 0}, .034f, .026f}, Colour::verdigris);
  for (const float side : {-1.f, 1.f}) {
    clay.add(curve({{0, .47f, 0, .022f},
                    {.1f * side, .48f, 0, .021f},
                    {.15f * side, .56f, 0, .019f},
                    {.13f * side, .68f, 0, .016f}}),
             Colour::verdigris)
        .blend(.01f);
    clay.add(leaf({{.012f, .66f}, {.036f, .69f}, {0, .79f}}, .014f, .02f), Colour::bronze)
        .at({.128f * side, 0, 0});
  }
  clay.add(Limb{{0, .46f, 0}, {0, .74f, 0}, .022f, .016f}, Colour::verdigris).blend(.01f);
  clay.add(leaf({{.012f, .71f}, {.04f, .75f}, {0, .88f}}, .015f, .022f), Colour::bronze);
  for (const float y : {-.14f, -.08f, -.02f, .04f}) {
    clay.add(Ring{.022f, .01f}, Colour::styx).at({0, y, 0});
  }
  clay.add(Limb{{0, -.76f, 0}, {0, -.88f, 0}, .032f, .006f}, Colour::verdigris);
}

void draw_xyston(Piece& clay) {
  draw_spear(clay, -.68f, .56f, .02f, {{.012f, 0}, {.055f, .06f}, {.06f, .14f}, {.04f, .26f}, {0, .4f}});
  // The rider who broke it turned it round.
  clay.add(leaf({{.012f, .58f}, {.05f, .64f}, {.035f, .74f}, {0, .86f}}, .02f, .035f), Colour::bronze)
      .turn({0, 0, 180});
  clay.add(Limb{{0, -.16f, 0}, {0, .1f, 0}, .031f, .031f}, Colour::wine);
  for (const float y : {-.17f, .11f}) {
    clay.add(Ring{.028f, .014f}, Colour::gold).at({0, y, 0});
  }
  clay.add(curve({{0, .08f, .02f, .012f}, {.09f, .0f, .03f, .012f}, {.0f, -.13f, .02f, .012f}}),
           Colour::hide);
}

}  // namespace katabasis::art
