// Birds of ill omen: the strix that drinks blood, and those of the lake of Stymphalos, whose feathers are
// bronze.
#include <cmath>
#include <numbers>

#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

namespace {

/// Rows of feathers over the front of an egg, like tiles.
void scales_on_egg(Piece& clay, glm::vec3 middle, glm::vec3 radii, Colour one, Colour other) {
  for (int row = 0; row < 5; ++row) {
    const float up = .62f - .32f * static_cast<float>(row);
    const float around = std::sqrt(1 - std::min(up * up, .95f));
    for (int i = 0; i < 6; ++i) {
      const float angle = -1.25f + .5f * (static_cast<float>(i) + .5f * static_cast<float>(row % 2));
      const glm::vec3 way(around * std::sin(angle), up, -around * std::cos(angle));
      clay.add(Ball{{.06f, .095f, .024f}}, (i + row) % 2 == 0 ? one : other)
          .at(middle + way * radii)
          .turn({14 - 40 * up, glm::degrees(-angle), 0})
          .blend(.008f);
    }
  }
}

void owl_head(Piece& clay) {
  clay.add(Ball{{.25f, .225f, .21f}}, Colour::fur).at({0, 0, 0}).rough(.008f, 26);
  clay.add(Ball{{.125f, .14f, .06f}}, Colour::linen)
      .at({.1f, .0f, -.165f})
      .turn({0, 28, 0})
      .twin()
      .blend(.012f);
  clay.add(Ball{{.1f, .115f, .05f}}, Colour::saffron)
      .at({.1f, .0f, -.19f})
      .turn({0, 28, 0})
      .twin()
      .carve()
      .blend(.012f);
  clay.add(Ball{{.07f, .07f, .05f}}, Colour::ember).at({.095f, .01f, -.165f}).twin();
  clay.add(Ball{{.032f, .036f, .06f}}, Colour::obsidian).at({.093f, .01f, -.21f}).twin().paint();
  clay.add(Limb{{.02f, .07f, -.21f}, {.17f, .17f, -.14f}, .034f, .03f}, Colour::fur).twin().blend(.017f);
  clay.add(curve({{.15f, .15f, -.08f, .05f}, {.21f, .27f, -.06f, .036f}, {.25f, .38f, -.02f, .006f}}, 4),
           Colour::hide)
      .twin()
      .blend(.02f);
  clay.add(curve({{0, .04f, -.2f, .04f}, {0, -.03f, -.29f, .04f}, {0, -.12f, -.28f, .006f}}),
           Colour::obsidian);
  clay.add(Ball{{.05f, .03f, .04f}}, Colour::blood).at({0, -.1f, -.28f}).paint();
  clay.add(Limb{{0, -.08f, -.2f}, {.012f, -.24f, -.21f}, .026f, .012f}, Colour::blood).blend(.01f);
}

void owl_leg(Model& model, float side) {
  Piece& clay = model.piece(sided("leg", side), .014f);
  const float x = .16f * side;
  clay.add(Ball{{.12f, .2f, .14f}}, Colour::hide).at({x, .42f, .02f}).rough(.012f, 24);
  clay.add(Limb{{x, .34f, .0f}, {x * 1.1f, .1f, -.02f}, .07f, .045f}, Colour::linen)
      .blend(.03f)
      .rough(.008f, 26);
  for (int toe = -1; toe <= 2; ++toe) {
    const float angle = toe == 2 ? std::numbers::pi_v<float> : .6f * static_cast<float>(toe);
    const glm::vec3 way(std::sin(angle), 0, -std::cos(angle));
    const glm::vec3 ankle(x * 1.1f, .08f, -.03f);
    const float reach = toe == 2 ? .1f : .15f;
    clay.add(Limb{ankle, ankle + way * reach + glm::vec3(0, -.025f, 0), .042f, .032f}, Colour::saffron)
        .blend(.02f);
    clay.add(curve({glm::vec4(ankle + way * reach + glm::vec3(0, -.02f, 0), .028f),
                    glm::vec4(ankle + way * (reach + .08f) + glm::vec3(0, -.01f, 0), .02f),
                    glm::vec4(ankle + way * (reach + .13f) + glm::vec3(0, -.075f, 0), .004f)},
                   4),
             Colour::obsidian)
        .blend(.008f);
  }
}

/// A fan of long feathers behind.
void tail_fan(Piece& clay, glm::vec3 root, glm::vec3 way, float spread, Colour one, Colour other) {
  for (int i = -2; i <= 2; ++i) {
    const float t = static_cast<float>(i);
    const Frame frame = aimed(root, root + way + glm::vec3(spread * t, 0, 0));
    const float length = .5f * glm::length(way) * (1 - .06f * std::abs(t));
    clay.add(Ball{{.075f, length, .022f}}, i % 2 == 0 ? one : other)
        .in({frame.axes, frame.outwards({0, .85f * length, 0}), 1})
        .blend(.01f);
  }
}

}  // namespace

Model strix() {
  Model model;
  Piece& body = model.piece("body", .019f);
  const glm::vec3 middle(0, .84f, .02f);
  body.add(Ball{{.29f, .42f, .27f}}, Colour::hide).at(middle);
  body.add(Ball{{.24f, .2f, .21f}}, Colour::hide).at({0, 1.18f, .0f}).blend(.08f);
  scales_on_egg(body, middle, {.285f, .42f, .265f}, Colour::linen, Colour::fur);
  Piece& head = model.piece("head", .0125f, 2.5f);
  head.pose = {turned({-6, 0, 0}), {0, 1.42f, -.06f}, 1.05f};
  owl_head(head);
  for (const float side : {1.f, -1.f}) {
    owl_leg(model, side);
    Piece& wing = model.piece(sided("wing", side), .02f);
    wing.pose = {turned({0, 16 * side, 4 * side}), {.2f * side, 1.12f, .06f}, .95f};
    feathered_wing(wing, side, .96f, Colour::fur, Colour::hide, Colour::fur);
  }
  tail_fan(model.piece("tail", .017f), {0, .62f, .2f}, {0, -.35f, .45f}, .1f, Colour::fur, Colour::hide);
  return model;
}

namespace {

/// A neck like a crane's and a beak like a spear.
void spear_head(Piece& clay) {
  clay.add(curve({{0, 1.12f, -.2f, .12f},
                  {0, 1.26f, -.4f, .085f},
                  {0, 1.5f, -.36f, .066f},
                  {0, 1.7f, -.2f, .06f},
                  {0, 1.84f, -.26f, .066f}}),
           Colour::bronze)
      .rough(.006f, 30);
  clay.add(Ball{{.085f, .08f, .12f}}, Colour::bronze).at({0, 1.87f, -.32f}).blend(.03f);
  clay.add(Limb{{0, 1.875f, -.38f}, {0, 1.76f, -.84f}, .05f, .005f}, Colour::iron).blend(.012f);
  clay.add(Limb{{0, 1.83f, -.38f}, {0, 1.7f, -.74f}, .036f, .005f}, Colour::iron).blend(.01f);
  clay.add(Ball{{.026f, .022f, .026f}}, Colour::blood).at({.068f, 1.9f, -.36f}).twin();
  clay.add(Limb{{.03f, 1.935f, -.41f}, {.08f, 1.94f, -.31f}, .022f, .018f}, Colour::bronze)
      .twin()
      .blend(.01f);
  for (int i = 0; i < 6; ++i) {
    const float t = static_cast<float>(i);
    const glm::vec3 root(0, 1.92f - .03f * t, -.3f + .05f * t);
    clay.add(Limb{root, root + glm::vec3(i % 2 == 0 ? .03f : -.03f, .2f - .045f * t, .13f + .03f * t), .03f,
                  .004f},
             i % 2 == 0 ? Colour::gold : Colour::verdigris)
        .blend(.01f);
  }
  for (const float t : {.25f, .5f, .75f}) {
    clay.add(Ring{.085f, .02f}, Colour::verdigris)
        .in(aimed(glm::mix(glm::vec3(0, 1.28f, -.4f), glm::vec3(0, 1.6f, -.28f), t), {0, 1.9f, -.24f},
                  {1, 0, 0}))
        .blend(.01f);
  }
}

/// Feathers as arrows: a shaft with a sharp head.
void arrow_wing(Piece& clay, float side) {
  const glm::vec3 root(0, 0, 0);
  const glm::vec3 wrist(.34f * side, .3f, .06f);
  const glm::vec3 end(.56f * side, .62f, .02f);
  constexpr int count = 10;
  for (int i = 0; i < count; ++i) {
    const float t = static_cast<float>(i) / (count - 1);
    const glm::vec3 from = t < .5f ? glm::mix(root, wrist, 2 * t) : glm::mix(wrist, end, 2 * t - 1);
    const float length = .62f + .14f * std::sin(t * 3.1f);
    const float angle = glm::radians(glm::mix(-105.f, 34.f, t * t));
    const glm::vec3 way(std::cos(angle) * side, std::sin(angle), .12f);
    const Frame frame = aimed(from, from + way);
    clay.add(Plate{{{.026f, 0},
                    {.045f, .5f * length},
                    {.06f, .72f * length},
                    {0, length},
                    {-.06f, .72f * length},
                    {-.045f, .5f * length},
                    {-.026f, 0}},
                   .014f,
                   .03f},
             i % 2 == 0 ? Colour::bronze : Colour::gold)
        .in(frame);
    const Frame shorter = aimed(from + glm::vec3(0, 0, -.03f), from + way);
    clay.add(Ball{{.05f, .2f, .018f}}, i % 2 == 0 ? Colour::verdigris : Colour::bronze)
        .in({shorter.axes, shorter.outwards({0, .16f, 0}), 1})
        .blend(.006f);
  }
  clay.add(Limb{root, wrist, .06f, .046f}, Colour::bronze).blend(.02f);
  clay.add(Limb{wrist, end, .046f, .02f}, Colour::bronze).blend(.02f);
}

}  // namespace

Model stymphalian() {
  Model model;
  Piece& body = model.piece("body", .019f);
  body.add(Ball{{.21f, .23f, .34f}}, Colour::bronze).at({0, .98f, .05f}).turn({16, 0, 0});
  body.add(Ball{{.15f, .16f, .16f}}, Colour::bronze).at({0, 1.08f, -.16f}).blend(.08f);
  for (int row = 0; row < 3; ++row) {
    for (int i = 0; i < 5; ++i) {
      const float x = -.14f + .07f * static_cast<float>(i);
      body.add(Ball{{.05f, .08f, .02f}}, (i + row) % 2 == 0 ? Colour::verdigris : Colour::gold)
          .at({x, 1.08f - .11f * static_cast<float>(row),
               -.33f + .05f * static_cast<float>(row) + 3.2f * x * x})
          .turn({18, -180 * x, 0})
          .blend(.006f);
    }
  }
  spear_head(model.piece("head", .0125f, 2.5f));
  for (const float side : {1.f, -1.f}) {
    bird_leg(model, side, {Colour::bronze, Colour::iron});
    Piece& wing = model.piece(sided("wing", side), .017f);
    wing.pose = {turned({0, 14 * side, 0}), {.17f * side, 1.12f, .02f}, .93f};
    arrow_wing(wing, side);
  }
  tail_fan(model.piece("tail", .016f), {0, .98f, .3f}, {0, -.12f, .62f}, .16f, Colour::gold, Colour::bronze);
  return model;
}

}  // namespace katabasis::art
