// Those whom even the gods feared: one with a hundred hands, and Typhon.
#include <cmath>
#include <numbers>

#include "sculpt/items/weapons.h"
#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

namespace {

void bearded_head(Piece& clay, Colour skin, Colour beard) {
  human_head(clay, skin, Colour::ember);
  clay.add(Ball{{.095f, .085f, .105f}}, beard).at({0, .19f, .035f}).blend(.01f).rough(.014f, 34);
  clay.add(Limb{{.07f, .06f, -.045f}, {.02f, -.06f, -.1f}, .036f, .036f}, beard)
      .twin()
      .blend(.02f)
      .rough(.01f, 34);
  clay.add(Limb{{0, .0f, -.1f}, {0, -.13f, -.11f}, .05f, .012f}, beard).blend(.02f).rough(.01f, 34);
  clay.add(Limb{{.008f, .058f, -.125f}, {.045f, .045f, -.1f}, .014f, .008f}, beard).twin();
  clay.add(Limb{{.0f, .145f, -.115f}, {.06f, .15f, -.085f}, .017f, .012f}, beard).twin();
}

/// A great fist.
void fist(Piece& clay, glm::vec3 wrist, glm::vec3 way, Colour skin) {
  const Frame hand = aimed(wrist, wrist + way, {.1f, .2f, 1});
  clay.add(Ball{{.062f, .075f, .058f}}, skin).in({hand.axes, hand.outwards({0, .055f, 0}), 1}).blend(.02f);
  clay.add(Ball{{.06f, .036f, .04f}}, skin).in({hand.axes, hand.outwards({0, .09f, -.03f}), 1}).blend(.01f);
}

struct Reach {
  glm::vec3 shoulder, elbow, wrist;
};

/// Five of the hundred arms on the right; the left ones are their mirror, a little off.
constexpr Reach reaches[]{{{.3f, 1.46f, .04f}, {.48f, 1.62f, .04f}, {.44f, 1.8f, -.14f}},
                          {{.33f, 1.42f, .06f}, {.6f, 1.44f, .04f}, {.72f, 1.52f, -.22f}},
                          {{.34f, 1.35f, .04f}, {.62f, 1.2f, .0f}, {.72f, 1.22f, -.3f}},
                          {{.31f, 1.28f, .0f}, {.58f, 1.06f, -.06f}, {.66f, 1.0f, -.4f}},
                          {{.26f, 1.2f, -.04f}, {.42f, .92f, -.12f}, {.34f, .84f, -.42f}}};

void many_arms(Model& model, float side, float size) {
  for (std::size_t i = 0; i < std::size(reaches); ++i) {
    const float off = side > 0 ? 0 : .05f * (i % 2 == 0 ? -1.f : 1.f);
    const glm::vec3 mirror(side, 1, 1);
    const Joints joints{mirror * reaches[i].shoulder, mirror * reaches[i].elbow + glm::vec3(0, off, 0),
                        mirror * reaches[i].wrist + glm::vec3(0, 1.4f * off, 0)};
    Piece& clay = model.piece(sided("arm", side), .024f, 1.1f);
    clay.pose = {glm::mat3(1.0f), {}, size};
    arm(clay, joints, 1.12f, Colour::clay);
    clay.add(Lathe{{{0, -.05f}, {.056f, -.05f}, {.05f, .05f}, {0, .05f}}, .008f}, Colour::bronze)
        .in(aimed(glm::mix(joints.middle, joints.end, .72f), joints.end, {1, .1f, .2f}));
    fist(clay, joints.end, joints.end - joints.middle, Colour::clay);
  }
}

/// A piece of mountain in a hand.
void crag(Piece& clay, glm::vec3 at, float radius) {
  clay.add(Ball{glm::vec3(radius, .85f * radius, .9f * radius)}, Colour::basalt).at(at).rough(.05f, 7);
  clay.add(Slab{glm::vec3(.7f * radius), .2f * radius}, Colour::basalt)
      .at(at)
      .turn({30, 40, 12})
      .blend(.03f)
      .rough(.03f, 9);
}

void armed_hands(Model& model, float size) {
  const auto hand = [&](std::size_t i, float side) {
    return reaches[i].wrist * glm::vec3(side, 1, 1) * size;
  };
  crag(model.piece("arm-right", .019f, .8f), hand(0, 1) + glm::vec3(.0f, .12f, -.1f), .15f);
  Piece& sword = model.piece("arm-right", .0125f);
  sword.pose = {turned({-38, 60, -4}), hand(2, 1) + glm::vec3(.02f, .02f, -.08f), 1.05f};
  draw_kopis(sword);
  Piece& axe_held = model.piece("arm-left", .0125f);
  axe_held.pose = {turned({-24, 90, 10}), hand(1, -1) + glm::vec3(-.02f, .0f, -.06f), .85f};
  draw_pelekys(axe_held);
  Piece& club_held = model.piece("arm-left", .0145f);
  club_held.pose = {turned({-58, 0, 18}), hand(3, -1) + glm::vec3(-.02f, .0f, -.08f), .9f};
  draw_club(club_held);
}

void kilt(Piece& clay, Colour cloth, Colour belt) {
  clay.add(Ball{{.24f, .15f, .18f}}, cloth).at({0, .9f, 0}).blend(.02f);
  for (int i = 0; i < 10; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / 10;
    const glm::vec3 way(std::cos(angle), 0, .8f * std::sin(angle));
    clay.add(Limb{way * .2f + glm::vec3(0, .92f, 0), way * .27f + glm::vec3(0, .58f, 0), .08f, .06f}, cloth)
        .blend(.02f);
  }
  clay.add(Lathe{{{0, .99f}, {.2f, .99f}, {.2f, 1.06f}, {0, 1.06f}}, .01f}, belt);
  clay.add(Ball{{.06f, .06f, .03f}}, Colour::gold).at({0, 1.025f, -.2f});
}

}  // namespace

Model hecatoncheir() {
  constexpr float size = 1.2f;
  Model model;
  Piece& body = model.piece("body", .028f);
  body.pose = {glm::mat3(1.0f), {}, size};
  torso(body, {1.6f, 1.4f, false}, Colour::clay);
  body.add(Ball{{.27f, .2f, .2f}}, Colour::clay).at({0, 1.4f, .04f}).blend(.08f);
  kilt(body, Colour::wine, Colour::bronze);
  struct Face {
    const char* part;
    glm::vec3 at, turn;
    float size;
  };
  const Face faces[]{{"head", {0, 1.57f, -.06f}, {-4, 0, 0}, 1.0f},
                     {"head-right", {.17f, 1.54f, -.02f}, {-2, -30, -12}, .82f},
                     {"head-left", {-.17f, 1.54f, -.02f}, {-2, 30, 12}, .82f},
                     {"head-right", {.1f, 1.74f, .03f}, {-4, -16, -8}, .68f},
                     {"head-left", {-.1f, 1.75f, .03f}, {-4, 16, 8}, .68f}};
  for (const Face& face : faces) {
    Piece& head = model.piece(face.part, .0135f * face.size + .002f, face.size > .9f ? 3.2f : 2.2f);
    head.pose = {turned(face.turn), face.at * size, 1.15f * face.size};
    bearded_head(head, Colour::clay, face.size > .9f ? Colour::asphodel : Colour::fur);
    head.add(Limb{{0, -.14f, .06f}, {0, .04f, .01f}, .06f, .052f}, Colour::clay).blend(.02f);
  }
  many_arms(model, 1, size);
  many_arms(model, -1, size);
  armed_hands(model, size);
  for (const float side : {1.f, -1.f}) {
    Piece& limb = model.piece(sided("leg", side), .022f, 1.3f);
    limb.pose = {glm::mat3(1.0f), {}, size};
    const Joints joints{{.13f * side, .84f, 0}, {.18f * side, .47f, -.04f}, {.2f * side, .1f, .03f}};
    leg(limb, joints, 1.5f, Colour::clay);
    foot(limb, joints.end, 1.55f, Colour::clay);
    limb.add(Lathe{{{0, .14f}, {.085f, .14f}, {.1f, .36f}, {0, .36f}}, .008f}, Colour::bronze)
        .at({.195f * side, 0, .018f});
  }
  return model;
}

namespace {

/// Rock over fire: seams open where it bends.
void fire_seams(Piece& clay) {
  const std::vector<glm::vec4> seams[]{
      {{.02f, 1.5f, -.16f, .036f},
       {.06f, 1.36f, -.22f, .042f},
       {.0f, 1.24f, -.2f, .038f},
       {.05f, 1.08f, -.18f, .036f}},
      {{-.24f, 1.44f, -.12f, .034f},
       {-.12f, 1.36f, -.2f, .038f},
       {-.06f, 1.28f, -.22f, .034f},
       {-.14f, 1.14f, -.16f, .030f}},
      {{.27f, 1.4f, -.1f, .034f}, {.17f, 1.3f, -.18f, .038f}, {.1f, 1.2f, -.2f, .034f}},
      {{.0f, 1.08f, -.16f, .036f}, {-.1f, .98f, -.16f, .036f}, {-.06f, .86f, -.16f, .034f}},
      {{.1f, 1.48f, .16f, .036f}, {.0f, 1.3f, .2f, .042f}, {.08f, 1.1f, .17f, .036f}}};
  for (const auto& seam : seams) {
    clay.add(curve(seam, 4), Colour::ember).paint();
  }
}

void typhon_head(Piece& clay) {
  human_head(clay, Colour::basalt, Colour::saffron);
  clay.add(Ball{{.05f, .03f, .04f}}, Colour::ember).at({0, .035f, -.105f}).carve().blend(.008f);
  for (int i = 0; i < 3; ++i) {
    const float x = .01f + .016f * static_cast<float>(i);
    clay.add(Limb{{x, .062f, -.112f + .01f * static_cast<float>(i)},
                  {x, .025f, -.115f + .01f * static_cast<float>(i)},
                  .009f,
                  .002f},
             Colour::bone)
        .twin();
  }
  clay.add(Limb{{.0f, .145f, -.115f}, {.065f, .175f, -.08f}, .022f, .018f}, Colour::basalt)
      .twin()
      .blend(.01f);
  clay.add(curve({{.06f, .2f, -.03f, .036f},
                  {.15f, .28f, -.04f, .034f},
                  {.2f, .4f, -.1f, .026f},
                  {.17f, .52f, -.15f, .005f}}),
           Colour::obsidian)
      .twin();
  for (int i = 0; i < 9; ++i) {
    const float t = static_cast<float>(i);
    const float angle = std::numbers::pi_v<float> * (.02f + .96f * t / 8);
    const glm::vec3 way(std::cos(angle), .9f * std::sin(angle), .45f);
    const glm::vec3 root = glm::vec3(0, .14f, .03f) + way * .075f;
    const float high = .16f + .05f * std::sin(t * 2.6f);
    clay.add(curve({glm::vec4(root, .042f), glm::vec4(root + way * high + glm::vec3(0, .06f, 0), .038f),
                    glm::vec4(root + way * (1.5f * high) + glm::vec3(.03f * std::sin(t), .11f, .02f), .005f)},
                   4),
             i % 2 == 0 ? Colour::ember : Colour::saffron)
        .blend(.015f);
  }
  for (int i = 0; i < 5; ++i) {
    const float x = -.06f + .03f * static_cast<float>(i);
    clay.add(curve({{x, .0f, -.085f + 3 * x * x, .03f},
                    {1.2f * x, -.09f, -.13f + 4 * x * x, .026f},
                    {.7f * x, -.2f, -.1f, .004f}},
                   4),
             i % 2 == 0 ? Colour::ember : Colour::blood)
        .blend(.015f);
  }
}

/// One of the serpents he stands on: it rises from the knot and looks up.
void standing_serpents(Model& model) {
  struct Serpent {
    const char* part;
    std::vector<glm::vec4> joints;
    Colour skin;
  };
  const Serpent serpents[]{{"leg-right",
                            {{.1f, .86f, .0f, .16f},
                             {.22f, .56f, .02f, .155f},
                             {.36f, .22f, -.08f, .14f},
                             {.62f, .13f, -.3f, .115f},
                             {.9f, .16f, -.24f, .09f},
                             {.96f, .42f, -.3f, .07f},
                             {.86f, .58f, -.44f, .062f}},
                            Colour::verdigris},
                           {"leg-left",
                            {{-.1f, .86f, .0f, .16f},
                             {-.22f, .56f, .02f, .155f},
                             {-.36f, .22f, -.08f, .14f},
                             {-.62f, .13f, -.3f, .115f},
                             {-.9f, .16f, -.2f, .09f},
                             {-.94f, .46f, -.26f, .07f},
                             {-.82f, .64f, -.4f, .062f}},
                            Colour::verdigris},
                           {"leg-front-right",
                            {{.05f, .8f, -.06f, .14f},
                             {.1f, .4f, -.16f, .13f},
                             {.2f, .13f, -.42f, .115f},
                             {.06f, .12f, -.66f, .095f},
                             {-.16f, .16f, -.7f, .08f},
                             {-.14f, .4f, -.74f, .066f},
                             {-.06f, .5f, -.88f, .058f}},
                            Colour::moss},
                           {"leg-back-left",
                            {{-.05f, .8f, .06f, .15f},
                             {-.14f, .42f, .18f, .145f},
                             {-.3f, .15f, .4f, .125f},
                             {-.62f, .12f, .46f, .1f},
                             {-.84f, .13f, .24f, .075f},
                             {-.98f, .1f, .02f, .04f},
                             {-1.04f, .08f, -.12f, .02f}},
                            Colour::moss},
                           {"leg-back-right",
                            {{.05f, .8f, .06f, .15f},
                             {.14f, .42f, .18f, .145f},
                             {.3f, .15f, .4f, .125f},
                             {.62f, .12f, .5f, .1f},
                             {.84f, .12f, .3f, .075f},
                             {.98f, .1f, .1f, .04f},
                             {1.06f, .08f, -.02f, .02f}},
                            Colour::moss}};
  for (const Serpent& one : serpents) {
    Piece& clay = model.piece(one.part, .026f, 1.2f);
    snake(clay, one.joints, one.skin, Colour::ember);
  }
}

/// His fingers are serpents too.
void serpent_hand(Piece& clay, glm::vec3 wrist, glm::vec3 way, float side) {
  const Frame hand = aimed(wrist, wrist + way, {.1f, .3f, 1});
  clay.add(Ball{{.075f, .085f, .055f}}, Colour::basalt)
      .in({hand.axes, hand.outwards({0, .05f, 0}), 1})
      .blend(.02f);
  for (int finger = -1; finger <= 1; ++finger) {
    const float t = static_cast<float>(finger);
    const auto at = [&](float x, float y, float z, float thick) {
      return glm::vec4(hand.outwards({x, y, z}), thick);
    };
    snake(clay,
          {at(.04f * t, .07f, 0, .036f), at(.09f * t, .17f, .03f * side, .034f),
           at(.14f * t, .27f, -.03f, .03f), at(.15f * t, .36f, .02f, .028f)},
          finger == 0 ? Colour::moss : Colour::verdigris, Colour::ember);
  }
}

}  // namespace

Model typhon() {
  constexpr float size = 1.12f;
  const Frame grown{glm::mat3(1.0f), {0, .02f, 0}, size};
  Model model;
  Piece& body = model.piece("body", .027f);
  body.pose = grown;
  torso(body, {1.55f, 1.4f, false}, Colour::basalt);
  body.add(Ball{{.26f, .19f, .19f}}, Colour::basalt).at({0, 1.38f, .04f}).blend(.08f).rough(.02f, 12);
  body.add(Ball{{.22f, .16f, .18f}}, Colour::verdigris).at({0, .88f, .01f}).blend(.04f).rough(.01f, 20);
  fire_seams(body);
  Piece& head = model.piece("head", .0125f, 2.6f);
  head.pose = {turned({-6, 0, 0}), {0, 1.54f * size, -.07f}, 1.12f};
  typhon_head(head);
  standing_serpents(model);
  const Joints right{{.33f, 1.42f, .02f}, {.56f, 1.2f, -.04f}, {.6f, 1.34f, -.34f}};
  const Joints left{{-.33f, 1.42f, .02f}, {-.58f, 1.18f, .0f}, {-.56f, 1.06f, -.34f}};
  for (const auto& [side, joints] : {std::pair(1.f, right), std::pair(-1.f, left)}) {
    Piece& limb = model.piece(sided("arm", side), .022f);
    limb.pose = grown;
    arm(limb, joints, 1.45f, Colour::basalt);
    limb.add(curve({glm::vec4(joints.top + glm::vec3(0, -.05f, -.08f), .016f),
                    glm::vec4(glm::mix(joints.top, joints.middle, .6f) + glm::vec3(0, 0, -.075f), .018f),
                    glm::vec4(joints.middle + glm::vec3(0, .05f, -.07f), .014f)},
                   4),
             Colour::ember)
        .carve()
        .blend(.01f);
    Piece& hand = model.piece(sided("arm", side), .0145f, 1.3f);
    hand.pose = grown;
    serpent_hand(hand, joints.end, joints.end - joints.middle, side);
    Piece& wing = model.piece(sided("wing", side), .021f);
    wing.pose = {turned({0, 10 * side, 4 * side}), {.16f * side, 1.6f, .2f}, 1.02f};
    leather_wing(wing, side, 1.06f, Colour::obsidian, Colour::blood);
  }
  return model;
}

}  // namespace katabasis::art
