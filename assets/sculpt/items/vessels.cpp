// Pots of clay, glazed in bands.
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
  band(clay, .47f, 1, Colour::obsidian);
  clay.add(curve({{.06f, .585f, 0, .02f},
                  {.13f, .61f, 0, .02f},
                  {.185f, .54f, 0, .019f},
                  {.165f, .44f, 0, .02f},
                  {.14f, .4f, 0, .022f}}),
           Colour::obsidian)
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
  band(clay, .335f, 1, Colour::obsidian);
  clay.add(curve({{.028f, .49f, 0, .014f},
                  {.09f, .5f, 0, .013f},
                  {.115f, .44f, 0, .013f},
                  {.085f, .35f, 0, .016f}}),
           Colour::obsidian)
      .blend(.01f);
  return model;
}

}  // namespace katabasis::art
