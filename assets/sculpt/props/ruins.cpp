// What the years left: a broken youth of marble, bones, and what grows from floor and ceiling.
#include <cmath>
#include <numbers>

#include "sculpt/anatomy.h"
#include "sculpt/props/props.h"

namespace katabasis::art {

Model statue() {
  Model model;
  Piece& plinth = model.piece("body", .026f);
  plinth.add(Slab{{.36f, .06f, .36f}, .012f}, Colour::ash).at({0, .06f, 0});
  plinth.add(Slab{{.31f, .14f, .31f}, .012f}, Colour::marble).at({0, .25f, 0});
  // A youth who steps forward; his head, an arm and a leg below the knee are gone.
  Piece& stone = model.piece("body", .022f, 1.3f);
  stone.pose = {glm::mat3(1.0f), {0, .4f, 0}, .92f};
  torso(stone, {1.12f, 1.05f, false}, Colour::marble);
  leg(stone, {{.1f, .88f, .0f}, {.11f, .48f, -.06f}, {.11f, .1f, -.1f}}, 1.05f, Colour::marble);
  foot(stone, {.11f, .1f, -.1f}, 1, Colour::marble);
  leg(stone, {{-.1f, .88f, .02f}, {-.11f, .48f, .06f}, {-.11f, .3f, .12f}}, 1.05f, Colour::marble);
  stone.add(Limb{{-.11f, .02f, .14f}, {-.11f, .12f, .14f}, .06f, .04f}, Colour::marble);
  arm(stone, {{.24f, 1.43f, .02f}, {.3f, 1.14f, .05f}, {.27f, .9f, -.02f}}, 1.05f, Colour::marble);
  stone.add(Limb{{-.2f, 1.44f, .02f}, {-.3f, 1.3f, .04f}, .085f, .07f}, Colour::marble).blend(.03f);
  stone.add(Slab{{.2f, .1f, .3f}}, Colour::ash).at({-.38f, 1.2f, 0}).turn({0, 0, 28}).carve().rough(.02f, 14);
  stone.add(Slab{{.2f, .1f, .2f}}, Colour::ash).at({0, 1.65f, 0}).turn({14, 0, 12}).carve().rough(.02f, 14);
  stone.add(Ball{{.05f, .03f, .05f}}, Colour::ash).at({.09f, 1.22f, -.15f}).carve().rough(.01f, 30);
  Piece& head = model.piece("body", .019f, 1.2f);
  head.pose = {turned({70, 0, 58}), {.5f, .12f, -.3f}, 1.05f};
  head.add(Ball{{.09f, .115f, .11f}}, Colour::marble).at({0, .12f, 0});
  head.add(Ball{{.07f, .09f, .06f}}, Colour::marble).at({0, .07f, -.05f}).blend(.03f);
  head.add(Limb{{0, .12f, -.11f}, {0, .07f, -.125f}, .012f, .02f}, Colour::marble).blend(.015f);
  head.add(Ball{{.105f, .1f, .11f}}, Colour::ash).at({0, .16f, .04f}).blend(.01f).rough(.014f, 40);
  return model;
}

namespace {

void small_skull(Piece& clay, const Frame& pose) {
  clay.pose = pose;
  clay.add(Ball{{.092f, .09f, .112f}}, Colour::bone).at({0, .09f, 0});
  clay.add(Slab{{.052f, .05f, .045f}, .03f}, Colour::bone).at({0, .03f, -.07f}).blend(.03f);
  clay.add(Ball{{.03f, .027f, .05f}}, Colour::obsidian)
      .at({.038f, .075f, -.105f})
      .twin()
      .carve()
      .blend(.008f);
  clay.add(Ball{{.014f, .022f, .03f}}, Colour::obsidian).at({0, .035f, -.12f}).carve();
  clay.pose = {};
}

}  // namespace

Model bones() {
  Model model;
  Piece& heap = model.piece("body", .022f);
  heap.add(Ball{{.42f, .12f, .36f}}, Colour::fur).at({0, .0f, 0}).rough(.03f, 8);
  heap.add(Slab{{2, .5f, 2}}, Colour::fur).at({0, -.5f, 0}).carve();
  Piece& clay = model.piece("body", .0165f, 1.3f);
  for (int i = 0; i < 13; ++i) {
    const float t = static_cast<float>(i);
    const float angle = 2.4f * t;
    const float out = .12f + .028f * t;
    const glm::vec3 middle(out * std::cos(angle), .15f - .008f * t, .85f * out * std::sin(angle));
    const glm::vec3 half(.15f * std::cos(angle * 1.7f), .035f * std::sin(t), .15f * std::sin(angle * 1.7f));
    clay.add(Limb{middle - half, middle + half, .022f, .018f}, i % 4 == 0 ? Colour::linen : Colour::bone);
    clay.add(Ball{glm::vec3(.034f)}, Colour::bone).at(middle - half).blend(.015f);
    clay.add(Ball{glm::vec3(.03f)}, Colour::bone).at(middle + half).blend(.015f);
  }
  for (int i = 0; i < 4; ++i) {
    const float x = -.14f + .06f * static_cast<float>(i);
    clay.add(curve({{x, .1f, .22f, .016f},
                    {x - .02f, .27f, .16f, .016f},
                    {x, .26f, .0f, .014f},
                    {x + .02f, .16f, -.06f, .008f}},
                   4),
             Colour::bone);
  }
  small_skull(clay, {turned({6, 20, 8}), {.14f, .16f, -.16f}, 1.15f});
  small_skull(clay, {turned({-10, -50, -24}), {-.28f, .08f, -.2f}, 1.1f});
  small_skull(clay, {turned({20, 140, 60}), {.34f, .1f, .14f}, 1.1f});
  return model;
}

Model stalagmite() {
  Model model;
  Piece& stone = model.piece("body", .03f);
  struct Cone {
    glm::vec3 foot;
    float height, radius;
  };
  const Cone cones[]{{{0, 0, 0}, 1.15f, .24f},
                     {{.3f, 0, .12f}, .62f, .16f},
                     {{-.26f, 0, .2f}, .45f, .15f},
                     {{-.14f, 0, -.28f}, .3f, .13f},
                     {{.2f, 0, -.24f}, .22f, .11f}};
  for (const Cone& one : cones) {
    const auto at = [&](float up, float part) {
      return glm::vec4(one.foot + glm::vec3(.03f * std::sin(7 * up), up * one.height, 0), part * one.radius);
    };
    stone.add(Tube{{at(0, 1), at(.2f, .72f), at(.45f, .5f), at(.75f, .28f), at(1, .05f)}}, Colour::ash)
        .blend(.08f)
        .rough(.022f, 9);
    stone.add(Ring{.62f * one.radius, .25f * one.radius}, Colour::ash)
        .at(glm::vec3(at(.22f, 1)))
        .blend(.05f)
        .rough(.01f, 12);
    stone.add(Ball{glm::vec3(.36f * one.radius, .3f * one.height, .36f * one.radius)}, Colour::linen)
        .at(glm::vec3(at(1, 1)))
        .paint();
  }
  stone.add(Ball{{.5f, .07f, .45f}}, Colour::ash).blend(.1f).rough(.03f, 6);
  stone.add(Slab{{2, .5f, 2}}, Colour::ash).at({0, -.5f, 0}).carve();
  return model;
}

Model roots() {
  Model model;
  Piece& wood = model.piece("body", .019f);
  for (int i = 0; i < 9; ++i) {
    const float t = static_cast<float>(i);
    const float angle = 2.4f * t;
    const float out = .05f + .045f * t;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    const float length = 1.5f - .1f * t + .25f * std::sin(2.2f * t);
    const auto at = [&](float down, float side, float thick) {
      return glm::vec4(
          way * (out * (.6f + .5f * down)) + glm::vec3(side * way.z, 2.8f - down * length, -side * way.x),
          thick);
    };
    // Each breaks through the ceiling by itself, thickest where it does.
    wood.add(curve({at(-.12f, 0, .1f - .005f * t), at(.05f, .02f, .07f - .004f * t), at(.25f, .07f, .05f),
                    at(.5f, -.06f, .036f), at(.78f, .05f, .022f), at(1, -.04f, .012f)},
                   5),
             i % 3 == 1 ? Colour::oak : Colour::fur)
        .blend(.02f);
    wood.add(curve({at(.4f, .0f, .026f), at(.55f, .2f, .018f), at(.8f, .24f, .012f)}, 4), Colour::oak)
        .blend(.015f);
  }
  wood.add(Slab{{2, .5f, 2}}, Colour::fur).at({0, 3.3f, 0}).carve();
  return model;
}

}  // namespace katabasis::art
