// The telchin who forges under the sea, and the man of bronze that was forged.
#include <cmath>
#include <numbers>

#include "sculpt/items/weapons.h"
#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

namespace {

void seal_head(Piece& clay) {
  clay.add(Ball{{.145f, .15f, .165f}}, Colour::iron).at({0, .15f, .0f});
  clay.add(Limb{{0, .12f, -.09f}, {0, .08f, -.2f}, .105f, .075f}, Colour::iron).blend(.05f);
  clay.add(Ball{{.058f, .05f, .055f}}, Colour::linen).at({.042f, .065f, -.225f}).twin().blend(.015f);
  clay.add(Ball{{.036f, .026f, .03f}}, Colour::obsidian).at({0, .115f, -.268f}).blend(.008f);
  clay.add(Ball{{.042f, .042f, .03f}}, Colour::obsidian).at({.082f, .17f, -.115f}).turn({0, 28, 0}).twin();
  clay.add(Ball{{.012f, .012f, .012f}}, Colour::styx).at({.086f, .182f, -.143f}).twin();
  clay.add(Ball{{.06f, .014f, .06f}}, Colour::wine).at({0, .018f, -.24f}).carve().blend(.006f);
  clay.add(Limb{{.026f, .04f, -.25f}, {.028f, -.04f, -.255f}, .013f, .003f}, Colour::bone).twin();
  for (int i = 0; i < 3; ++i) {
    const float t = static_cast<float>(i);
    clay.add(curve({{.06f, .07f - .02f * t, -.25f, .007f},
                    {.13f, .075f - .035f * t, -.27f, .006f},
                    {.21f, .03f - .05f * t, -.24f, .003f}},
                   3),
             Colour::bone)
        .twin();
  }
  clay.add(Limb{{.12f, .17f, .03f}, {.165f, .15f, .06f}, .03f, .012f}, Colour::iron).twin().blend(.015f);
  clay.add(Limb{{0, -.08f, .04f}, {0, .1f, .02f}, .17f, .14f}, Colour::iron).blend(.05f);
  for (const glm::vec3 spot :
       {glm::vec3(.1f, .26f, .02f), glm::vec3(-.07f, .28f, .06f), glm::vec3(.14f, .02f, .1f),
        glm::vec3(-.14f, .06f, .09f), glm::vec3(.02f, .24f, -.1f)}) {
    clay.add(Ball{glm::vec3(.045f)}, Colour::basalt).at(spot).paint();
  }
}

/// A leather apron, scorched, with a belt for tools.
void apron(Piece& clay) {
  clay.add(Ball{{.25f, .35f, .2f}}, Colour::hide).at({0, 1.06f, -.055f}).blend(.01f);
  clay.add(Slab{{.19f, .24f, .04f}, .035f}, Colour::hide).at({0, .72f, -.2f}).turn({6, 0, 0}).blend(.05f);
  clay.add(Ring{.235f, .03f}, Colour::oak).at({0, .98f, -.01f});
  clay.add(Slab{{.05f, .05f, .03f}, .015f}, Colour::bronze).at({0, .98f, -.27f});
  clay.add(Limb{{.1f, 1.36f, -.14f}, {.13f, 1.5f, .02f}, .028f, .028f}, Colour::oak).twin().blend(.01f);
}

void webbed_hand(Piece& clay, glm::vec3 wrist, glm::vec3 way) {
  clay.pose = aimed(wrist, wrist + way, {0, .3f, 1});
  clay.add(Plate{{{-.03f, 0},
                  {.03f, 0},
                  {.075f, .12f},
                  {.05f, .135f},
                  {.03f, .18f},
                  {0, .16f},
                  {-.03f, .18f},
                  {-.05f, .135f},
                  {-.075f, .12f}},
                 .024f,
                 .03f},
           Colour::iron);
  clay.add(Limb{{0, .02f, 0}, {0, .1f, 0}, .034f, .026f}, Colour::iron).blend(.02f);
}

}  // namespace

Model telchin() {
  Model model;
  Piece& body = model.piece("body", .021f);
  torso(body, {1.35f, 1.4f, false}, Colour::iron);
  body.add(Ball{{.24f, .32f, .22f}}, Colour::iron).at({0, 1.05f, -.01f}).blend(.08f);
  apron(body);
  Piece& head = model.piece("head", .0125f, 2.6f);
  head.pose = {turned({-4, 0, 0}), {0, 1.56f, -.04f}, 1.08f};
  seal_head(head);
  const Joints right{{.3f, 1.42f, .02f}, {.48f, 1.22f, .02f}, {.46f, 1.42f, -.26f}};
  const Joints left{{-.3f, 1.42f, .02f}, {-.46f, 1.15f, .02f}, {-.36f, 1.05f, -.34f}};
  arm(model.piece("arm-right", .0155f), right, 1.4f, Colour::iron);
  arm(model.piece("arm-left", .0155f), left, 1.4f, Colour::iron);
  Piece& hammer = model.piece("arm-right", .013f, 1.2f);
  hammer.pose = {turned({-30, -20, -8}), right.end + glm::vec3(0, .12f, -.04f), 1.12f};
  draw_sfyra(hammer);
  webbed_hand(model.piece("arm-right", .0115f), right.end + glm::vec3(.05f, -.03f, .0f), {-.1f, .4f, -1});
  webbed_hand(model.piece("arm-left", .0115f), left.end + glm::vec3(-.03f, -.03f, .02f), {.2f, .2f, -1});
  // What it has on the anvil comes along in the tongs.
  Piece& tongs = model.piece("arm-left", .0115f, 1.2f);
  tongs.pose = {turned({-64, 0, 0}), left.end + glm::vec3(0, .0f, -.05f), 1};
  tongs.add(Limb{{-.02f, -.14f, 0}, {.025f, .34f, 0}, .014f, .012f}, Colour::basalt);
  tongs.add(Limb{{.02f, -.14f, 0}, {-.025f, .34f, 0}, .014f, .012f}, Colour::basalt);
  tongs.add(Slab{{.035f, .12f, .016f}, .008f}, Colour::ember).at({0, .42f, 0});
  tongs.add(Slab{{.04f, .05f, .03f}}, Colour::saffron).at({0, .5f, 0}).paint();
  for (const float side : {1.f, -1.f}) {
    Piece& limb = model.piece(sided("leg", side), .0175f);
    const Joints joints{{.14f * side, .78f, .02f}, {.18f * side, .42f, -.05f}, {.18f * side, .1f, .04f}};
    leg(limb, joints, 1.35f, Colour::iron);
    limb.add(
            Plate{{{-.05f, 0}, {.05f, 0}, {.13f, .26f}, {.06f, .24f}, {0, .3f}, {-.06f, .24f}, {-.13f, .26f}},
                  .032f,
                  .04f},
            Colour::iron)
        .at({.18f * side, .036f, .08f})
        .turn({-90, -8 * side, 0})
        .blend(.03f);
  }
  return model;
}

namespace {

/// A rivet's head wherever two plates meet.
void rivets(Piece& clay, float y, float radius, int count) {
  for (int i = 0; i < count; ++i) {
    const float angle =
        2 * std::numbers::pi_v<float> * (static_cast<float>(i) + .5f) / static_cast<float>(count);
    clay.add(Ball{glm::vec3(.018f)}, Colour::gold)
        .at({radius * std::cos(angle), y, .78f * radius * std::sin(angle)});
  }
}

void bronze_trunk(Piece& clay) {
  clay.add(Slab{{.19f, .12f, .14f}, .05f}, Colour::bronze).at({0, 1.0f, 0});
  clay.add(Lathe{{{0, 1.08f}, {.11f, 1.08f}, {.11f, 1.2f}, {0, 1.2f}}, .01f}, Colour::basalt);
  for (const float y : {1.11f, 1.145f, 1.18f}) {
    clay.add(Ring{.115f, .016f}, Colour::verdigris).at({0, y, 0});
  }
  clay.add(Slab{{.3f, .2f, .2f}, .1f}, Colour::bronze).at({0, 1.42f, 0});
  clay.add(Slab{{.12f, .1f, .06f}, .05f}, Colour::bronze)
      .at({.125f, 1.46f, -.18f})
      .turn({-6, -10, 0})
      .twin()
      .blend(.02f);
  clay.add(Slab{{1, .02f, 1}}, Colour::verdigris).at({0, 1.27f, 0}).paint();
  // The fire that moves it shows through a grate in its breast.
  clay.add(Ball{{.075f, .075f, .06f}}, Colour::obsidian).at({0, 1.36f, -.21f}).carve();
  clay.add(Ball{{.062f, .062f, .04f}}, Colour::ember).at({0, 1.36f, -.175f});
  for (const float x : {-.03f, 0.f, .03f}) {
    clay.add(Limb{{x, 1.28f, -.205f}, {x, 1.44f, -.215f}, .009f, .009f}, Colour::basalt);
  }
  clay.add(Ring{.08f, .018f}, Colour::gold).at({0, 1.36f, -.205f}).turn({90, 0, 0});
  rivets(clay, 1.02f, .205f, 10);
  for (int i = 0; i < 12; ++i) {
    const float angle = std::numbers::pi_v<float> * static_cast<float>(i) / 6;
    const glm::vec3 way(std::cos(angle), 0, .8f * std::sin(angle));
    clay.add(Limb{way * .17f + glm::vec3(0, .92f, 0), way * .23f + glm::vec3(0, .7f, 0), .045f, .045f},
             i % 2 == 0 ? Colour::bronze : Colour::verdigris)
        .blend(.004f);
  }
}

void bronze_head(Piece& clay) {
  clay.add(Lathe{{{0, 0}, {.09f, 0}, {.115f, .06f}, {.12f, .17f}, {.1f, .25f}, {.05f, .3f}, {0, .31f}}, .01f},
           Colour::bronze);
  clay.add(Ring{.122f, .017f}, Colour::gold).at({0, .185f, 0});
  clay.add(Slab{{.034f, .016f, .1f}, .012f}, Colour::obsidian)
      .at({.05f, .13f, -.1f})
      .turn({0, 0, 8})
      .twin()
      .carve();
  clay.add(Ball{{.022f, .016f, .02f}}, Colour::ember).at({.048f, .13f, -.088f}).twin();
  clay.add(Slab{{.014f, .06f, .03f}, .012f}, Colour::bronze).at({0, .11f, -.12f}).blend(.006f);
  clay.add(Slab{{.045f, .01f, .06f}, .006f}, Colour::obsidian).at({0, .04f, -.105f}).carve();
  for (int i = 0; i < 7; ++i) {
    const float angle = glm::radians(58.f + 110.f * static_cast<float>(i) / 6);
    const glm::vec3 way(0, std::sin(angle), -std::cos(angle));
    const glm::vec3 root = glm::vec3(0, .17f, 0) + way * .13f;
    clay.add(Limb{root, root + way * .1f, .024f, .03f}, Colour::verdigris).blend(.012f);
  }
  clay.add(Limb{{0, -.08f, 0}, {0, .03f, 0}, .07f, .065f}, Colour::basalt);
}

void bronze_limb(Piece& clay, const Joints& joints, float thick) {
  const auto [top, middle, end] = joints;
  clay.add(Limb{top, middle, .6f * thick, .5f * thick}, Colour::basalt);
  clay.add(Limb{glm::mix(top, middle, .15f), glm::mix(top, middle, .72f), thick, .88f * thick},
           Colour::bronze);
  clay.add(Ball{glm::vec3(.82f * thick)}, Colour::gold).at(middle);
  clay.add(Limb{middle, end, .5f * thick, .5f * thick}, Colour::basalt);
  clay.add(Limb{glm::mix(middle, end, .26f), glm::mix(middle, end, .96f), .95f * thick, 1.12f * thick},
           Colour::bronze);
  clay.add(Ring{1.1f * thick, .2f * thick}, Colour::verdigris)
      .in(aimed(glm::mix(middle, end, .86f), end, {1, .2f, 0}));
}

}  // namespace

Model automaton() {
  constexpr float size = 1.12f;
  Model model;
  const auto grown = [&](Piece& clay) -> Piece& {
    clay.pose = {glm::mat3(1.0f), {0, 0, 0}, size};
    return clay;
  };
  bronze_trunk(grown(model.piece("body", .021f)));
  Piece& head = model.piece("head", .012f, 2.4f);
  head.pose = {glm::mat3(1.0f), {0, 1.63f * size, -.02f}, 1.2f};
  bronze_head(head);
  for (const float side : {1.f, -1.f}) {
    Piece& limb = grown(model.piece(sided("arm", side), .0185f));
    const bool right = side > 0;
    const Joints joints{{.36f * side, 1.48f, 0},
                        {.5f * side, 1.16f, .03f},
                        {.46f * side, right ? 1.16f : .9f, right ? -.32f : -.14f}};
    limb.add(Ball{{.13f, .12f, .13f}}, Colour::bronze).at(joints.top);
    limb.add(Ring{.13f, .02f}, Colour::gold).at(joints.top).turn({0, 0, 70});
    bronze_limb(limb, joints, .088f);
    const glm::vec3 way = glm::normalize(joints.end - joints.middle);
    limb.add(Slab{{.085f, .09f, .085f}, .04f}, Colour::gold)
        .in(aimed(joints.end + .1f * way, joints.end + way, {1, .2f, 0}));
    for (int finger = 0; finger < 3; ++finger) {
      const float y = -.045f + .045f * static_cast<float>(finger);
      const Frame hand = aimed(joints.end + .1f * way, joints.end + way, {1, .2f, 0});
      limb.add(Slab{{.1f, .01f, .012f}}, Colour::basalt)
          .in({hand.axes, hand.outwards({0, .085f, y}), 1})
          .carve();
    }
    Piece& stance = grown(model.piece(sided("leg", side), .018f));
    const Joints step{{.13f * side, .88f, 0}, {.17f * side, .5f, -.04f}, {.18f * side, .14f, .02f}};
    bronze_limb(stance, step, .1f);
    stance.add(Slab{{.1f, .06f, .17f}, .04f}, Colour::bronze).at({.185f * side, .058f, -.05f});
    stance.add(Slab{{.3f, .02f, .05f}}, Colour::verdigris).at({.185f * side, .06f, -.2f}).paint();
  }
  return model;
}

}  // namespace katabasis::art
