#include "sculpt/props/props.h"

namespace katabasis::art {

Model door_leaf() {
  Model model;
  Piece& wood = model.piece("body", .018f);
  wood.add(Slab{{.74f, 1.09f, .022f}}, Colour::obsidian).at({.75f, 1.1f, 0});
  constexpr int planks = 5;
  for (int i = 0; i < planks; ++i) {
    const float x = 1.5f * (static_cast<float>(i) + .5f) / planks;
    wood.add(
            Slab{{.137f, 1.1f - .012f * static_cast<float>(i % 2), .038f + .005f * static_cast<float>(i % 2)},
                 .01f},
            Colour::oak)
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

namespace {

/// Joints of squared blocks, cut into both faces of the wall beside the door.
void cut_courses(Piece& stone) {
  for (int course = 1; course < 5; ++course) {
    const float y = .56f * static_cast<float>(course);
    for (const float z : {-.2f, .2f}) {
      stone.add(Slab{{2, .018f, .03f}}, Colour::basalt).at({0, y, z}).carve();
    }
  }
}

}  // namespace

Model door_frame() {
  Model model;
  Piece& stone = model.piece("body", .03f);
  stone.add(Slab{{1.25f, 1.4f, .2f}}, Colour::ash).at({0, 1.4f, 0});
  cut_courses(stone);
  // What stands before the wall on both sides: leaning jambs, a lintel with a cornice, a gable.
  for (const float side : {-1.0f, 1.0f}) {
    stone.add(Plate{{{.7f, 0}, {1.02f, 0}, {.95f, 2.24f}, {.7f, 2.24f}}, .25f}, Colour::marble)
        .turn({0, side > 0 ? 0.0f : 180.0f, 0});
    stone.add(Slab{{.19f, .1f, .27f}, .015f}, Colour::marble).at({.92f * side, .1f, 0});
  }
  stone.add(Slab{{1.1f, .13f, .25f}, .015f}, Colour::marble).at({0, 2.34f, 0});
  stone.add(Slab{{1.2f, .05f, .29f}, .015f}, Colour::marble).at({0, 2.5f, 0});
  stone.add(Plate{{{-1.14f, 2.54f}, {1.14f, 2.54f}, {0, 2.79f}}, .245f}, Colour::marble);
  stone.add(Plate{{{-.8f, 2.575f}, {.8f, 2.575f}, {0, 2.74f}}, .26f}, Colour::ash);
  stone.add(Slab{{.75f, 1.1f, 1}}, Colour::marble).at({0, 1.1f, 0}).carve();
  stone.add(Slab{{.75f, .4f, 1}}, Colour::marble).at({0, 0, 0}).carve();
  Piece& ornament = model.piece("body", .014f, 1.5f);
  for (const float z : {-.25f, .25f}) {
    ornament.add(Ball{{.07f, .06f, .035f}}, Colour::bronze).at({0, 2.63f, z * 1.04f});
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
