#include <cmath>
#include <numbers>

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

// The arch is half a circle that touches the upper corners of the opening.
constexpr float spring = 1.58f;  // metres above the floor
constexpr float inner = .985f;   // radii, metres
constexpr float outer = 1.205f;
constexpr int voussoirs = 11;

glm::vec2 on_arch(float radius, float part) {
  const float a = std::numbers::pi_v<float> * part;
  return {radius * std::cos(a), spring + radius * std::sin(a)};
}

/// Along the arch from one part of it to another, 0: its right foot … 1: its left one.
void add_arc(std::vector<glm::vec2>& outline, float radius, float from, float to, int steps) {
  for (int i = 0; i <= steps; ++i)
    outline.push_back(on_arch(radius, glm::mix(from, to, static_cast<float>(i) / static_cast<float>(steps))));
}

std::vector<glm::vec2> ring_outline(float from_radius, float to_radius, float from, float to, int steps) {
  std::vector<glm::vec2> outline;
  add_arc(outline, from_radius, to, from, steps);
  add_arc(outline, to_radius, from, to, steps);
  return outline;
}

/// The wall, sunk within the arch: the jambs of the opening and the tympanum above it.
void build_wall(Piece& stone) {
  constexpr float behind = (inner + outer) / 2;  // where the arch hides the edge
  stone.add(Slab{{1.25f, 1.4f, .2f}}, Colour::ash).at({0, 1.4f, 0});
  std::vector<glm::vec2> sunk{{-behind, -.1f}, {behind, -.1f}};
  add_arc(sunk, behind, 0, 1, 12);
  for (const float z : {-.3f, .3f}) {
    stone.add(Plate{sunk, .16f}, Colour::ash).at({0, 0, z}).carve();
    for (const float y : {.53f, 1.06f, 1.59f})
      stone.add(Slab{{behind, .018f, .18f}}, Colour::basalt).at({0, y, z}).carve();
  }
  std::vector<glm::vec2> tympanum;
  add_arc(tympanum, behind, .19f, .81f, 8);
  stone.add(Plate{tympanum, 1}, Colour::wine).paint();
  stone.add(Slab{{.77f, .045f, .19f}, .01f}, Colour::marble).at({0, 2.245f, 0});
  stone.add(Slab{{.75f, 1.5f, 1}}, Colour::ash).at({0, .7f, 0}).carve();
}

/// What the arch stands on: pillars with bases and capitals.
void build_pillars(Piece& stone) {
  constexpr float middle = (inner + outer) / 2;
  for (const float side : {-1.0f, 1.0f}) {
    stone.add(Slab{{.105f, spring / 2, .25f}, .01f}, Colour::marble).at({middle * side, spring / 2, 0});
    stone.add(Slab{{.145f, .1f, .28f}, .015f}, Colour::marble).at({middle * side, .1f, 0});
    stone.add(Slab{{.12f, .025f, .265f}, .01f}, Colour::bronze).at({middle * side, 1.38f, 0});
    stone.add(Slab{{.13f, .04f, .27f}, .015f}, Colour::marble).at({middle * side, 1.5f, 0});
    stone.add(Slab{{.15f, .03f, .29f}, .01f}, Colour::marble).at({middle * side, spring - .03f, 0});
  }
}

void build_arch(Piece& stone) {
  stone.add(Plate{ring_outline(inner, outer, 0, 1, 22), .25f}, Colour::marble);
  for (int joint = 1; joint < voussoirs; ++joint) {
    const float part = static_cast<float>(joint) / voussoirs;
    for (const float z : {-.25f, .25f}) {
      stone.add(Slab{{.13f, .014f, .03f}}, Colour::basalt)
          .at({on_arch((inner + outer) / 2, part), z})
          .turn({0, 0, 180 * part})
          .carve();
    }
  }
  constexpr float half = .5f / voussoirs;
  stone.add(Plate{ring_outline(.925f, 1.218f, .5f - half, .5f + half, 1), .29f}, Colour::marble);
}

/// A palmette in the tympanum, a boss on the keystone, studs beside the arch.
void adorn(Piece& metal) {
  for (const float z : {-1.0f, 1.0f}) {
    for (int leaf = -2; leaf <= 2; ++leaf) {
      const float a = .6f * static_cast<float>(leaf);
      const float length = .11f + .015f * static_cast<float>(leaf * leaf);
      metal.add(Ball{{.04f, length, .03f}}, Colour::bronze)
          .at({1.1f * length * std::sin(a), 2.29f + length * std::cos(a), .14f * z})
          .turn({0, 0, glm::degrees(-a)});
    }
    metal.add(Ball{{.06f, .07f, .04f}}, Colour::gold).at({0, spring + 1.07f, .285f * z});
    for (const float x : {-1.1f, 1.1f})
      metal.add(Ball{{.07f, .07f, .03f}}, Colour::bronze).at({x, 2.65f, .2f * z});
  }
}

}  // namespace

Model door_frame() {
  Model model;
  Piece& stone = model.piece("body", .03f);
  build_wall(stone);
  build_pillars(stone);
  build_arch(model.piece("body", .02f));
  adorn(model.piece("body", .014f, 2));
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
