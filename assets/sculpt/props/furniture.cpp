#include <cmath>
#include <numbers>

#include "sculpt/props/props.h"

namespace katabasis::art {

namespace {

float turn_of(int i, int of) {
  return 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(of);
}

}  // namespace

Model brazier() {
  Model model;
  Piece& metal = model.piece("body", .017f);
  metal.add(Lathe{{{0, .72f},
                   {.12f, .74f},
                   {.24f, .84f},
                   {.28f, .95f},
                   {.31f, .96f},
                   {.31f, .99f},
                   {.25f, .985f},
                   {.2f, .88f},
                   {0, .86f}},
                  .006f},
            Colour::bronze);
  for (int i = 0; i < 3; ++i) {
    const float a = turn_of(i, 3) + .5f;
    const glm::vec3 way(std::cos(a), 0, std::sin(a));
    const auto at = [&](float out, float y, float thick) {
      return glm::vec4(way * out + glm::vec3(0, y, 0), thick);
    };
    metal
        .add(curve({at(.2f, .84f, .03f), at(.23f, .6f, .026f), at(.13f, .32f, .022f), at(.22f, .1f, .024f),
                    at(.3f, .035f, .034f)}),
             Colour::bronze)
        .blend(.02f);
    metal.add(Ball{{.05f, .032f, .05f}}, Colour::verdigris)
        .at(way * .31f + glm::vec3(0, .033f, 0))
        .blend(.01f);
  }
  metal.add(Ring{.14f, .016f}, Colour::verdigris).at({0, .33f, 0}).blend(.01f);
  Piece& coals = model.piece("body", .016f);
  for (int i = 0; i < 9; ++i) {
    const float a = turn_of(i, 8);
    const float out = i == 8 ? 0 : .17f;
    coals.add(Ball{{.08f, .07f, .075f}}, i % 2 == 0 ? Colour::ember : Colour::obsidian)
        .at({out * std::cos(a), .95f + (i == 8 ? .03f : 0), out * std::sin(a)})
        .rough(.02f, 14);
  }
  Piece& fire = model.piece("fire", .014f);
  for (int i = 0; i < 7; ++i) {
    const float a = turn_of(i, 6) + .4f;
    const bool heart = i == 6;
    const glm::vec3 way = heart ? glm::vec3(0) : glm::vec3(std::cos(a), 0, std::sin(a));
    const float high = heart ? .42f : .2f + .07f * static_cast<float>((i * 5) % 3);
    const auto at = [&](float out, float y, float thick) {
      return glm::vec4(way * out + glm::vec3(0, .94f + y, 0), thick);
    };
    fire.add(curve({at(.1f, 0, .06f), at(.13f, .5f * high, .05f), at(.07f, high, .006f)}, 5),
             i % 2 == 0 ? Colour::saffron : Colour::ember)
        .blend(.02f);
  }
  return model;
}

Model column() {
  Model model;
  Piece& stone = model.piece("body", .028f);
  stone.add(Slab{{.3f, .07f, .3f}, .01f}, Colour::marble).at({0, .07f, 0});
  stone.add(Ring{.23f, .05f}, Colour::marble).at({0, .18f, 0});
  stone.add(Lathe{{{0, .1f}, {.235f, .1f}, {.235f, .24f}, {.225f, 1.0f}, {.19f, 2.46f}, {0, 2.46f}}, .005f},
            Colour::marble);
  for (int i = 0; i < 14; ++i) {
    const float a = turn_of(i, 14);
    stone
        .add(Limb{{.262f * std::cos(a), .3f, .262f * std::sin(a)},
                  {.214f * std::cos(a), 2.36f, .214f * std::sin(a)},
                  .042f,
                  .034f},
             Colour::marble)
        .carve();
  }
  stone.add(Lathe{{{0, 2.4f}, {.19f, 2.4f}, {.215f, 2.44f}, {.22f, 2.52f}, {.3f, 2.63f}, {0, 2.66f}}, .01f},
            Colour::marble);
  stone.add(Slab{{.32f, .08f, .32f}, .01f}, Colour::marble).at({0, 2.72f, 0});
  return model;
}

Model urn() {
  Model model;
  Piece& clay = model.piece("body", .014f);
  clay.add(Lathe{{{0, 0},
                  {.14f, 0},
                  {.15f, .04f},
                  {.09f, .07f},
                  {.2f, .25f},
                  {.25f, .45f},
                  {.22f, .58f},
                  {.14f, .64f},
                  {.15f, .68f},
                  {.19f, .7f},
                  {.19f, .72f},
                  {.1f, .77f},
                  {.04f, .8f},
                  {0, .8f}},
                 .006f},
           Colour::marble);
  clay.add(Ball{{.04f, .045f, .04f}}, Colour::marble).at({0, .83f, 0}).blend(.01f);
  clay.add(curve(
               {{.22f, .42f, 0, .024f}, {.31f, .48f, 0, .022f}, {.3f, .6f, 0, .022f}, {.2f, .58f, 0, .024f}}),
           Colour::marble)
      .twin()
      .blend(.02f);
  clay.add(Slab{{1, .04f, 1}}, Colour::ash).at({0, .46f, 0}).paint();
  return model;
}

Model rubble() {
  Model model;
  Piece& stone = model.piece("body", .028f);
  struct Stone {
    glm::vec3 at, half, turn;
  };
  const Stone stones[]{{{-.2f, .12f, .1f}, {.2f, .14f, .16f}, {12, 30, 8}},
                       {{.22f, .1f, -.08f}, {.17f, .11f, .19f}, {-8, -20, 14}},
                       {{.0f, .24f, .05f}, {.13f, .1f, .15f}, {25, 60, 20}},
                       {{-.05f, .06f, -.3f}, {.1f, .07f, .09f}, {5, 15, 30}},
                       {{.42f, .05f, .2f}, {.08f, .06f, .09f}, {20, 70, 0}},
                       {{-.45f, .05f, -.18f}, {.09f, .06f, .07f}, {0, 40, 22}},
                       {{.12f, .06f, .36f}, {.11f, .07f, .08f}, {14, 10, 0}}};
  for (const Stone& one : stones) {
    stone.add(Slab{one.half, .03f}, Colour::ash).at(one.at).turn(one.turn).rough(.03f, 6);
  }
  stone.add(Limb{{-.4f, .06f, .36f}, {-.12f, .07f, .44f}, .09f, .085f}, Colour::marble).rough(.012f, 9);
  stone.add(Slab{{2, .5f, 2}}, Colour::ash).at({0, -.5f, 0}).carve();
  return model;
}

}  // namespace katabasis::art
