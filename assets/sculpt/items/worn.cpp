// What was made for captains: leather, silvered iron, the long shield, the shield of bronze, the helmet.
#include <cmath>
#include <numbers>

#include "sculpt/items/armour_shapes.h"
#include "sculpt/items/items.h"

namespace katabasis::art {

namespace {

float turn_of(int i, int of) {
  return 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(of);
}

/// Strips that hang from a cuirass's lower edge.
void strips(Piece& clay, float top, float bottom, Colour one, Colour other) {
  constexpr int count = 14;
  for (int i = 0; i < count; ++i) {
    const float angle = turn_of(i, count);
    const glm::vec3 way(.18f * std::cos(angle), 0, .135f * std::sin(angle));
    clay.add(Limb{way + glm::vec3(0, top, 0), way * 1.25f + glm::vec3(0, bottom, 0), .038f, .034f},
             i % 2 == 0 ? one : other)
        .blend(.006f);
  }
}

void openings(Piece& clay, float foot) {
  clay.add(Ball{{.1f, .1f, .1f}}, Colour::obsidian).at({0, foot + .56f, -.01f}).carve().blend(.01f);
  clay.add(Ball{{.07f, .11f, .1f}}, Colour::obsidian).at({.27f, foot + .38f, 0}).twin().carve().blend(.01f);
}

}  // namespace

Model spolas() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .015f, 1.5f);
  empty_chest(clay, Colour::hide, .16f);
  strips(clay, .2f, .035f, Colour::hide, Colour::oak);
  // Laced down the front, a belt about the waist, a yoke over the shoulders.
  clay.add(Slab{{.012f, .2f, .3f}}, Colour::obsidian).at({0, .42f, -.2f}).carve().blend(.01f);
  for (const float y : {.3f, .37f, .44f, .51f}) {
    clay.add(Limb{{-.035f, y, -.152f}, {.035f, y + .03f, -.152f}, .01f, .01f}, Colour::linen);
  }
  clay.add(Lathe{{{0, .2f}, {.19f, .2f}, {.19f, .26f}, {0, .26f}}, .006f}, Colour::oak).blend(.01f);
  clay.add(Ball{{.034f, .034f, .024f}}, Colour::bronze).at({0, .23f, -.19f});
  openings(clay, .16f);
  clay.add(Tube{{{.13f, .62f, .11f, .05f}, {.14f, .68f, .02f, .05f}, {.13f, .62f, -.09f, .046f}}},
           Colour::oak)
      .twin()
      .blend(.012f);
  clay.add(Ball{{.026f, .026f, .02f}}, Colour::bronze).at({.13f, .6f, -.14f}).twin();
  return model;
}

Model muscle_cuirass() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .014f, 1.5f);
  empty_chest(clay, Colour::iron, .14f);
  strips(clay, .19f, .02f, Colour::gold, Colour::wine);
  clay.add(Slab{{.095f, .066f, .055f}, .048f}, Colour::iron)
      .at({.088f, .52f, -.112f})
      .turn({-8, -16, -6})
      .twin()
      .blend(.02f);
  for (const float y : {.25f, .33f, .4f}) {
    clay.add(Ball{{.05f, .04f, .034f}}, Colour::iron).at({.046f, y, -.132f}).twin().blend(.008f);
  }
  clay.add(curve({{0, .12f, -.17f, .024f}, {.1f, .17f, -.15f, .022f}, {.19f, .24f, -.03f, .02f}}),
           Colour::gold)
      .twin()
      .blend(.006f);
  openings(clay, .14f);
  clay.add(Tube{{{.13f, .65f, .09f, .035f}, {.14f, .67f, .01f, .04f}, {.125f, .62f, -.09f, .036f}}},
           Colour::gold)
      .twin()
      .blend(.012f);
  // A small gorgon's face between the breasts turns looks away.
  clay.add(Ball{{.052f, .052f, .03f}}, Colour::gold).at({0, .5f, -.165f});
  for (int i = 0; i < 8; ++i) {
    const float angle = turn_of(i, 8);
    clay.add(Limb{{.045f * std::cos(angle), .5f + .045f * std::sin(angle), -.165f},
                  {.08f * std::cos(angle + .3f), .5f + .08f * std::sin(angle + .3f), -.16f},
                  .014f,
                  .008f},
             Colour::verdigris);
  }
  return model;
}

Model thureos() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .015f, 1.5f);
  clay.pose = {turned({-28, -18, 0}), {0, .5f, .04f}, 1};
  const auto oval = [](float wide, float high) {
    std::vector<glm::vec2> rim;
    for (int i = 0; i < 28; ++i) {
      rim.emplace_back(wide * std::cos(turn_of(i, 28)), high * std::sin(turn_of(i, 28)));
    }
    return rim;
  };
  clay.add(Plate{oval(.35f, .56f), .024f, 0, -.5f}, Colour::bronze);
  clay.add(Plate{oval(.315f, .525f), .034f, 0, -.5f}, Colour::verdigris).at({0, 0, .002f});
  clay.add(Plate{oval(.22f, .4f), 1, 0, 0}, Colour::linen).paint();
  clay.add(Plate{oval(.19f, .36f), 1, 0, 0}, Colour::verdigris).paint();
  // The spine down its middle swells into a boss for the hand behind it.
  clay.add(Limb{{0, -.47f, .02f}, {0, .47f, .02f}, .03f, .03f}, Colour::oak).blend(.012f);
  clay.add(Ball{{.075f, .16f, .075f}}, Colour::oak).at({0, 0, .025f}).blend(.03f);
  clay.add(Slab{{.15f, .06f, .02f}, .015f}, Colour::iron).at({0, 0, .05f}).blend(.01f);
  clay.add(Ball{{.075f, .075f, .06f}}, Colour::iron).at({0, 0, .075f}).blend(.01f);
  for (const float x : {-.12f, .12f}) {
    clay.add(Ball{{.018f, .018f, .018f}}, Colour::gold).at({x, 0, .072f});
  }
  return model;
}

void draw_hoplon(Piece& clay) {
  clay.add(Lathe{{{0, .14f},
                  {.14f, .13f},
                  {.28f, .09f},
                  {.37f, .03f},
                  {.39f, .012f},
                  {.48f, .01f},
                  {.48f, -.016f},
                  {.37f, -.014f},
                  {.32f, .025f},
                  {.2f, .075f},
                  {0, .1f}},
                 .007f},
           Colour::bronze);
  clay.add(Lathe{{{.3f, 1}, {.34f, 1}, {.34f, -1}, {.3f, -1}}}, Colour::verdigris).paint();
  clay.add(Lathe{{{.395f, 1}, {.47f, 1}, {.47f, -1}, {.395f, -1}}}, Colour::gold).paint();
  // A sun with eight rays.
  clay.add(Ball{{.085f, .05f, .085f}}, Colour::gold).at({0, .135f, 0}).blend(.01f);
  for (int i = 0; i < 8; ++i) {
    const glm::vec3 way(std::cos(turn_of(i, 8)), 0, std::sin(turn_of(i, 8)));
    clay.add(Limb{way * .09f + glm::vec3(0, .135f, 0), way * .275f + glm::vec3(0, .095f, 0), .034f, .008f},
             Colour::gold)
        .blend(.005f);
  }
}

Model bronze_hoplon() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .015f, 1.5f);
  clay.pose = {turned({-62, -28, 0}), {0, 0, 0}, 1};
  draw_hoplon(clay);
  return model;
}

void draw_corinthian_helm(Piece& clay, Colour metal, Colour crest) {
  clay.add(Ball{{.118f, .135f, .145f}}, metal).at({0, .155f, .015f});
  clay.add(Limb{{0, .1f, .0f}, {0, -.045f, .0f}, .118f, .108f}, metal).blend(.04f);
  clay.add(Slab{{.075f, .1f, .05f}, .03f}, metal)
      .at({.04f, .0f, -.095f})
      .turn({-14, 0, 0})
      .twin()
      .blend(.03f);
  clay.add(Ring{.112f, .016f}, metal).at({0, -.095f, .035f}).turn({-10, 0, 0}).blend(.02f);
  clay.add(Limb{{.0f, .125f, -.16f}, {.06f, .12f, -.12f}, .03f, .026f}, Colour::obsidian)
      .twin()
      .carve()
      .blend(.006f);
  clay.add(Slab{{.014f, .11f, .12f}, .008f}, Colour::obsidian).at({0, -.02f, -.14f}).carve().blend(.006f);
  clay.add(Limb{{0, .175f, -.135f}, {0, .065f, -.148f}, .015f, .012f}, metal).blend(.008f);
  clay.add(Ball{{.06f, .1f, .08f}}, Colour::obsidian).at({0, .06f, -.085f}).carve();
  clay.add(
          curve(
              {{0, .26f, -.1f, .02f}, {0, .33f, -.03f, .022f}, {0, .29f, .13f, .022f}, {0, .16f, .2f, .02f}}),
          Colour::gold)
      .blend(.01f);
  constexpr int tufts = 9;
  for (int i = 0; i < tufts; ++i) {
    const float angle = glm::radians(52.f + 132.f * static_cast<float>(i) / (tufts - 1));
    const glm::vec3 way(0, std::sin(angle), -std::cos(angle));
    const glm::vec3 root = glm::vec3(0, .16f, .02f) + way * .155f;
    clay.add(Limb{root, root + way * .11f + glm::vec3(0, 0, .03f), .026f, .034f}, crest).blend(.02f);
  }
  clay.add(curve({{0, .17f, .19f, .034f}, {0, .03f, .25f, .034f}, {0, -.13f, .22f, .012f}}), crest)
      .blend(.02f);
}

Model corinthian_helm() {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .011f, 1.8f);
  clay.pose = {turned({6, 28, 5}), {0, .1f, 0}, 1.3f};
  draw_corinthian_helm(clay, Colour::bronze, Colour::blood);
  return model;
}

}  // namespace katabasis::art
