// Pots of clay, glazed in bands.
#include <cmath>
#include <numbers>

#include "sculpt/items/items.h"

namespace katabasis::art {

namespace {

/// A painted ring around a pot, from one height to another.
void band(Piece& clay, float low, float high, Colour colour) {
  clay.add(Slab{{1, .5f * (high - low), 1}}, colour).at({0, .5f * (high + low), 0}).paint();
}

}  // namespace

Model amphora() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .011f, 2);
  clay.add(Lathe{{{0, 0},
                  {.075f, 0},
                  {.085f, .025f},
                  {.055f, .05f},
                  {.1f, .14f},
                  {.155f, .27f},
                  {.165f, .36f},
                  {.13f, .44f},
                  {.075f, .48f},
                  {.062f, .56f},
                  {.07f, .6f},
                  {.098f, .615f},
                  {.098f, .645f},
                  {.06f, .645f},
                  {.05f, .58f},
                  {0, .56f}},
                 .006f},
           Colour::clay);
  band(clay, -1, .035f, Colour::obsidian);
  band(clay, .13f, .16f, Colour::obsidian);
  band(clay, .24f, .255f, Colour::obsidian);
  band(clay, .385f, .4f, Colour::obsidian);
  band(clay, .535f, 1, Colour::obsidian);
  clay.add(curve({{.06f, .585f, 0, .02f},
                  {.13f, .61f, 0, .02f},
                  {.185f, .54f, 0, .019f},
                  {.165f, .44f, 0, .02f},
                  {.14f, .4f, 0, .022f}}),
           Colour::clay)
      .twin()
      .blend(.012f);
  return model;
}

Model kylix() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .0095f, 2);
  clay.add(Lathe{{{0, 0},
                  {.095f, 0},
                  {.1f, .018f},
                  {.04f, .035f},
                  {.026f, .075f},
                  {.05f, .11f},
                  {.14f, .135f},
                  {.2f, .175f},
                  {.225f, .225f},
                  {.21f, .225f},
                  {.185f, .185f},
                  {.12f, .155f},
                  {0, .148f}},
                 .005f},
           Colour::clay);
  band(clay, -1, .03f, Colour::obsidian);
  band(clay, .205f, 1, Colour::obsidian);
  clay.add(Lathe{{{0, .16f}, {.09f, .16f}, {.09f, .1f}, {0, .1f}}}, Colour::wine).paint();
  clay.add(curve({{.2f, .19f, -.06f, .015f},
                  {.3f, .225f, -.055f, .014f},
                  {.325f, .235f, 0, .014f},
                  {.3f, .225f, .055f, .014f},
                  {.2f, .19f, .06f, .015f}}),
           Colour::obsidian)
      .twin()
      .blend(.01f);
  return model;
}

Model lekythos() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .0095f, 2);
  clay.add(Lathe{{{0, 0},
                  {.075f, 0},
                  {.078f, .03f},
                  {.05f, .04f},
                  {.06f, .06f},
                  {.095f, .12f},
                  {.105f, .3f},
                  {.09f, .35f},
                  {.035f, .4f},
                  {.028f, .47f},
                  {.04f, .5f},
                  {.062f, .55f},
                  {.06f, .575f},
                  {.03f, .575f},
                  {.02f, .5f},
                  {0, .5f}},
                 .005f},
           Colour::linen);
  band(clay, -1, .1f, Colour::obsidian);
  band(clay, .13f, .145f, Colour::styx);
  band(clay, .275f, .29f, Colour::styx);
  band(clay, .335f, .46f, Colour::clay);
  band(clay, .46f, 1, Colour::wine);
  clay.add(curve({{.028f, .49f, 0, .014f},
                  {.09f, .5f, 0, .013f},
                  {.115f, .44f, 0, .013f},
                  {.085f, .35f, 0, .016f}}),
           Colour::clay)
      .blend(.01f);
  return model;
}

Model pyxis() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .0095f, 2);
  clay.add(Lathe{{{0, .03f},
                  {.11f, .03f},
                  {.15f, .06f},
                  {.14f, .15f},
                  {.165f, .2f},
                  {.185f, .205f},
                  {.185f, .225f},
                  {.15f, .25f},
                  {.05f, .275f},
                  {0, .275f}},
                 .006f},
           Colour::linen);
  band(clay, -1, .055f, Colour::obsidian);
  band(clay, .1f, .112f, Colour::blood);
  band(clay, .13f, .142f, Colour::blood);
  band(clay, .19f, .232f, Colour::obsidian);
  clay.add(Lathe{{{0, .26f}, {.03f, .26f}, {.016f, .3f}, {.04f, .325f}, {.03f, .35f}, {0, .36f}}, .004f},
           Colour::wine)
      .blend(.008f);
  for (int i = 0; i < 3; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / 3;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    clay.add(Limb{way * .12f + glm::vec3(0, .06f, 0), way * .135f + glm::vec3(0, .02f, 0), .035f, .022f},
             Colour::obsidian)
        .blend(.01f);
  }
  return model;
}

Model rhyton() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .0095f, 2);
  clay.pose = {turned({0, 30, 0}), {}, 1};
  // A horn to drink from that cannot be put down: its foot is the head of a ram.
  clay.add(
      curve({{.3f, .36f, 0, .115f}, {.2f, .25f, 0, .1f}, {.06f, .13f, 0, .082f}, {-.12f, .1f, 0, .072f}}),
      Colour::clay);
  const Frame mouth = aimed({.29f, .35f, 0}, {.4f, .465f, 0});
  clay.add(Lathe{{{0, 0}, {.115f, 0}, {.135f, .07f}, {.14f, .1f}, {.115f, .1f}, {.1f, .04f}, {0, .02f}},
                 .005f},
           Colour::obsidian)
      .in(mouth)
      .blend(.01f);
  clay.add(Ball{{.075f, .03f, .075f}}, Colour::wine).in({mouth.axes, mouth.outwards({0, .045f, 0}), 1});
  for (const float t : {.0f, .055f}) {
    const Frame ring = aimed({.21f - t, .262f - t, 0}, {.3f - t, .352f - t, 0});
    clay.add(Slab{{.2f, .008f, .2f}}, Colour::obsidian).in(ring).paint();
  }
  clay.add(Limb{{-.13f, .1f, 0}, {-.26f, .065f, 0}, .07f, .042f}, Colour::linen).blend(.02f);
  clay.add(Ball{{.012f, .014f, .012f}}, Colour::obsidian).at({-.2f, .11f, .045f});
  clay.add(Ball{{.012f, .014f, .012f}}, Colour::obsidian).at({-.2f, .11f, -.045f});
  for (const float side : {-1.f, 1.f}) {
    clay.add(curve({{-.13f, .15f, .04f * side, .026f},
                    {-.07f, .17f, .09f * side, .026f},
                    {-.06f, .1f, .12f * side, .022f},
                    {-.13f, .07f, .115f * side, .016f},
                    {-.17f, .1f, .11f * side, .006f}}),
             Colour::gold)
        .blend(.006f);
  }
  return model;
}

Model aryballos() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .0095f, 2);
  clay.add(Lathe{{{0, 0},
                  {.05f, 0},
                  {.12f, .04f},
                  {.155f, .12f},
                  {.14f, .2f},
                  {.08f, .255f},
                  {.034f, .27f},
                  {.03f, .3f},
                  {.095f, .315f},
                  {.1f, .335f},
                  {.03f, .335f},
                  {.018f, .3f},
                  {0, .3f}},
                 .006f},
           Colour::styx);
  band(clay, -1, .03f, Colour::obsidian);
  band(clay, .075f, .09f, Colour::gold);
  band(clay, .15f, .165f, Colour::gold);
  band(clay, .24f, 1, Colour::bronze);
  clay.add(curve({{.08f, .325f, 0, .018f}, {.13f, .3f, 0, .018f}, {.12f, .23f, 0, .02f}}), Colour::bronze)
      .blend(.01f);
  clay.add(curve({{.12f, .28f, 0, .01f},
                  {.18f, .2f, .05f, .01f},
                  {.2f, .05f, .07f, .01f},
                  {.24f, .014f, .1f, .01f}}),
           Colour::blood);
  return model;
}

}  // namespace katabasis::art
