// What was built in: a niche for ashes, a chain, a cauldron on three legs.
#include <cmath>
#include <numbers>

#include "sculpt/props/props.h"

namespace katabasis::art {

Model niche_urn() {
  Model model;
  Piece& stone = model.piece("body", .02f);
  stone.add(Slab{{.36f, .5f, .14f}}, Colour::ash).at({0, 1.45f, .0f});
  stone.add(Slab{{.42f, .05f, .2f}, .012f}, Colour::marble).at({0, .96f, .02f});
  stone.add(Slab{{.4f, .045f, .18f}, .012f}, Colour::marble).at({0, 1.93f, .02f});
  stone.add(Plate{{{-.4f, 1.96f}, {.4f, 1.96f}, {0, 2.14f}}, .17f}, Colour::marble);
  for (const float side : {-1.f, 1.f}) {
    stone.add(Slab{{.05f, .46f, .17f}, .012f}, Colour::marble).at({.3f * side, 1.45f, .0f});
  }
  // The niche: a small vault with room for one.
  stone.add(Slab{{.22f, .26f, .13f}}, Colour::basalt).at({0, 1.28f, .17f}).carve();
  stone.add(Limb{{0, 1.54f, .26f}, {0, 1.54f, .6f}, .22f, .22f}, Colour::basalt).carve();
  stone.add(Slab{{2, 2, .5f}}, Colour::ash).at({0, 1.5f, -.5f}).carve();
  Piece& clay = model.piece("body", .0145f, 1.4f);
  clay.pose = {glm::mat3(1.0f), {0, 1.01f, .13f}, .82f};
  clay.add(Lathe{{{0, 0},
                  {.06f, 0},
                  {.045f, .04f},
                  {.1f, .15f},
                  {.12f, .25f},
                  {.09f, .33f},
                  {.055f, .36f},
                  {.085f, .4f},
                  {.05f, .43f},
                  {0, .45f}},
                 .005f},
           Colour::clay);
  clay.add(Ball{{.022f, .028f, .022f}}, Colour::obsidian).at({0, .465f, 0}).blend(.008f);
  clay.add(Slab{{1, .022f, 1}}, Colour::obsidian).at({0, .24f, 0}).paint();
  clay.add(Slab{{1, .03f, 1}}, Colour::obsidian).at({0, .4f, 0}).paint();
  return model;
}

Model chain() {
  Model model;
  Piece& iron = model.piece("body", .0145f);
  iron.add(Lathe{{{0, 2.72f}, {.1f, 2.74f}, {.12f, 2.8f}, {0, 2.8f}}, .004f}, Colour::iron);
  constexpr int links = 9;
  for (int i = 0; i < links; ++i) {
    const float y = 2.66f - .135f * static_cast<float>(i);
    const bool across = i % 2 == 0;
    const glm::vec3 side = across ? glm::vec3(.042f, 0, 0) : glm::vec3(0, 0, .042f);
    const glm::vec3 up(0, .062f, 0);
    const glm::vec3 at(.008f * std::sin(1.7f * static_cast<float>(i)), y, .0f);
    iron.add(Tube{{glm::vec4(at + side - up, .016f), glm::vec4(at + side + up, .016f),
                   glm::vec4(at + .4f * side + 1.5f * up, .016f),
                   glm::vec4(at - .4f * side + 1.5f * up, .016f), glm::vec4(at - side + up, .016f),
                   glm::vec4(at - side - up, .016f), glm::vec4(at - .4f * side - 1.5f * up, .016f),
                   glm::vec4(at + .4f * side - 1.5f * up, .016f), glm::vec4(at + side - up, .016f)}},
             i % 3 == 0 ? Colour::basalt : Colour::iron);
  }
  // It ends in a shackle that stands open.
  iron.add(
      curve({{0, 1.46f, 0, .022f}, {.1f, 1.4f, 0, .024f}, {.12f, 1.27f, 0, .024f}, {.06f, 1.18f, 0, .024f}},
            5),
      Colour::basalt);
  iron.add(
      curve(
          {{0, 1.46f, 0, .022f}, {-.1f, 1.4f, 0, .024f}, {-.13f, 1.27f, 0, .024f}, {-.12f, 1.16f, 0, .024f}},
          5),
      Colour::basalt);
  iron.add(Ball{glm::vec3(.034f)}, Colour::iron).at({.06f, 1.18f, 0});
  return model;
}

Model cauldron() {
  Model model;
  Piece& metal = model.piece("body", .021f);
  metal.add(Lathe{{{0, .34f},
                   {.18f, .36f},
                   {.34f, .48f},
                   {.4f, .66f},
                   {.36f, .8f},
                   {.4f, .86f},
                   {.4f, .89f},
                   {.34f, .88f},
                   {.31f, .8f},
                   {.33f, .66f},
                   {.24f, .5f},
                   {0, .46f}},
                  .006f},
            Colour::bronze);
  metal.add(Lathe{{{0, .4f}, {.335f, .4f}, {.335f, .76f}, {0, .76f}}}, Colour::verdigris).blend(.01f);
  for (const glm::vec3 bubble : {glm::vec3(.1f, .765f, .08f), glm::vec3(-.12f, .76f, .05f),
                                 glm::vec3(.02f, .765f, -.16f), glm::vec3(.18f, .755f, -.08f)}) {
    metal.add(Ball{{.055f, .04f, .055f}}, Colour::laurel).at(bubble);
  }
  for (int i = 0; i < 3; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * (static_cast<float>(i) + .25f) / 3;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    const auto at = [&](float out, float y, float thick) {
      return glm::vec4(way * out + glm::vec3(0, y, 0), thick);
    };
    metal
        .add(curve({at(.33f, .56f, .045f), at(.42f, .36f, .036f), at(.34f, .16f, .03f), at(.4f, .04f, .04f)},
                   5),
             Colour::bronze)
        .blend(.02f);
    metal.add(Ball{{.06f, .04f, .06f}}, Colour::bronze).at(way * .41f + glm::vec3(0, .04f, 0)).blend(.015f);
    metal.add(Ring{.075f, .016f}, Colour::gold)
        .in(aimed(way * .42f + glm::vec3(0, .84f, 0), way * 1.42f + glm::vec3(0, .84f, 0), {0, 1, 0}));
  }
  Piece& ashes = model.piece("body", .024f);
  ashes.add(Ball{{.3f, .09f, .3f}}, Colour::basalt).rough(.03f, 9);
  ashes.add(Slab{{1, .5f, 1}}, Colour::basalt).at({0, -.5f, 0}).carve();
  for (int i = 0; i < 4; ++i) {
    const float angle = 1.6f * static_cast<float>(i);
    ashes.add(Limb{{.28f * std::cos(angle), .05f, .28f * std::sin(angle)}, {0, .16f, 0}, .035f, .03f},
              i % 2 == 0 ? Colour::fur : Colour::ember);
  }
  return model;
}

}  // namespace katabasis::art
