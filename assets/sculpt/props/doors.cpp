#include "sculpt/props/props.h"

namespace katabasis::art {

Model door_leaf() {
  Model model;
  Piece& wood = model.piece("body", .022f);
  constexpr int planks = 5;
  for (int i = 0; i < planks; ++i) {
    const float x = 1.5f * (static_cast<float>(i) + .5f) / planks;
    wood.add(Slab{{.146f, 1.095f, .036f + .004f * static_cast<float>(i % 2)}, .012f}, Colour::oak)
        .at({x, 1.1f, 0});
  }
  Piece& metal = model.piece("body", .016f);
  for (const float y : {.26f, 1.1f, 1.94f}) {
    metal.add(Slab{{.745f, .055f, .046f}, .008f}, Colour::bronze).at({.75f, y, 0});
    for (int i = 0; i < planks; ++i) {
      for (const float z : {-.043f, .043f}) {
        metal.add(Ball{{.03f, .03f, .02f}}, Colour::gold)
            .at({1.5f * (static_cast<float>(i) + .5f) / planks, y, z});
      }
    }
  }
  Piece& ring = model.piece("body", .012f, 1.5f);
  for (const float z : {-.06f, .06f}) {
    ring.add(Slab{{.075f, .075f, .012f}, .01f}, Colour::bronze).at({1.22f, 1.1f, .75f * z}).turn({0, 0, 45});
    ring.add(Ring{.075f, .014f}, Colour::gold).at({1.22f, 1.03f, z}).turn({90, 0, 0});
    ring.add(Ball{{.026f, .026f, .022f}}, Colour::gold).at({1.22f, 1.1f, z});
  }
  return model;
}

Model door_frame() {
  Model model;
  Piece& stone = model.piece("body", .035f);
  // The wall itself, then what stands before it on both sides; the opening is cut last.
  stone.add(Slab{{1.25f, 1.4f, .2f}}, Colour::marble).at({0, 1.4f, 0});
  for (const float side : {-1.f, 1.f}) {
    stone.add(Slab{{.13f, 1.1f, .25f}, .012f}, Colour::marble).at({.88f * side, 1.1f, 0});
    stone.add(Slab{{.17f, .09f, .25f}, .012f}, Colour::marble).at({.91f * side, .09f, 0});
  }
  stone.add(Slab{{1.05f, .14f, .25f}, .012f}, Colour::marble).at({0, 2.33f, 0});
  stone.add(Slab{{1.14f, .05f, .25f}, .012f}, Colour::marble).at({0, 2.5f, 0});
  stone.add(Plate{{{-1.1f, 2.54f}, {1.1f, 2.54f}, {0, 2.78f}}, .235f}, Colour::marble);
  stone.add(Slab{{.75f, 1.1f, 1}}, Colour::marble).at({0, 1.1f, 0}).carve();
  stone.add(Slab{{.75f, .4f, 1}}, Colour::marble).at({0, 0, 0}).carve();
  Piece& ornament = model.piece("body", .014f, 1.5f);
  for (const float z : {-.25f, .25f}) {
    ornament.add(Ball{{.09f, .08f, .03f}}, Colour::bronze).at({0, 2.64f, z * .96f});
    for (const float x : {-.8f, -.4f, .4f, .8f}) {
      ornament.add(Ball{{.05f, .05f, .018f}}, Colour::bronze).at({x, 2.33f, z});
    }
  }
  return model;
}

Model lock() {
  Model model;
  Piece& metal = model.piece("body", .008f, 1.5f);
  metal
      .add(Plate{{{-.13f, .1f},
                  {-.1f, .14f},
                  {.1f, .14f},
                  {.13f, .1f},
                  {.13f, -.06f},
                  {0, -.18f},
                  {-.13f, -.06f}},
                 .03f},
           Colour::bronze)
      .blend(.01f);
  metal.add(Ring{.075f, .016f}, Colour::gold).at({0, .02f, .03f}).turn({90, 0, 0}).blend(.006f);
  for (const glm::vec2 stud : {glm::vec2(-.095f, .1f), {.095f, .1f}, {0, -.13f}}) {
    metal.add(Ball{{.018f, .018f, .018f}}, Colour::gold).at({stud.x, stud.y, .03f});
  }
  metal.add(Ball{{.024f, .024f, .1f}}, Colour::obsidian).at({0, .035f, .04f}).carve();
  metal.add(Plate{{{-.009f, .03f}, {.009f, .03f}, {.02f, -.045f}, {-.02f, -.045f}}, .05f}, Colour::obsidian)
      .at({0, 0, .05f})
      .carve();
  metal.add(Slab{{1, 1, .5f}}, Colour::bronze).at({0, 0, -.5f}).carve();
  return model;
}

}  // namespace katabasis::art
