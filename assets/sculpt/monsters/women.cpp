// The empusa with her two ill-matched legs, and the lamia with none.
#include <cmath>
#include <numbers>

#include "sculpt/anatomy.h"
#include "sculpt/monsters/features.h"
#include "sculpt/monsters/monsters.h"

namespace katabasis::art {

void clawing_arm(Model& model, float side, const Joints& joints, Colour skin, Colour nails) {
  Piece& clay = model.piece(sided("arm", side), .014f);
  arm(clay, joints, .9f, skin);
  clay.add(Ring{.043f, .014f}, Colour::gold)
      .in(aimed(glm::mix(joints.middle, joints.end, .75f), joints.end, {1, 0, 0}));
  Piece& hand = model.piece(sided("arm", side), .009f, 1.5f);
  talons(hand, joints.end, joints.end - joints.middle + glm::vec3(0, .06f, 0), 1.2f, skin, nails);
}

namespace {

void flame_hair(Piece& clay) {
  constexpr int tongues = 13;
  for (int i = 0; i < tongues; ++i) {
    const float t = static_cast<float>(i);
    const float angle = 2 * std::numbers::pi_v<float> * t / tongues + .3f;
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    const bool front = way.z < -.5f;
    const float high = front ? .2f : .33f + .1f * std::sin(t * 2.3f);
    const glm::vec3 root = way * glm::vec3(.06f, 0, .075f) + glm::vec3(0, .2f - (front ? 0 : .04f), .03f);
    const glm::vec3 bend = root + way * .09f + glm::vec3(0, .45f * high, .02f);
    const glm::vec3 tip = bend + glm::vec3(-way.z * .06f, .55f * high, way.x * .06f);
    clay.add(curve({glm::vec4(root, .045f), glm::vec4(bend, .042f), glm::vec4(tip, .006f)}, 5),
             i % 3 == 0   ? Colour::saffron
             : i % 3 == 1 ? Colour::ember
                          : Colour::blood)
        .blend(.015f);
  }
  clay.add(curve({{0, .2f, .03f, .06f}, {.02f, .36f, .05f, .055f}, {-.02f, .6f, .04f, .006f}}, 5),
           Colour::ember)
      .blend(.03f);
}

}  // namespace

void fangs(Piece& clay, float y, float z) {
  clay.add(Limb{{.018f, y, z}, {.019f, y - .032f, z - .004f}, .008f, .002f}, Colour::bone).twin();
}

Model empusa() {
  Model model;
  Piece& body = model.piece("body", .02f);
  torso(body, {.92f, .95f, true}, Colour::flesh);
  skirt(body, {.125f, 1.08f}, {.22f, .66f}, 9, Colour::wine, Colour::gold);
  bodice(body, {.92f, .95f, true}, Colour::wine, Colour::gold);
  body.add(Ring{.125f, .022f}, Colour::gold).at({0, 1.09f, -.005f});
  Piece& head = model.piece("head", .011f, 3.5f);
  head.pose = {turned({-4, 0, 0}), {0, 1.55f, -.01f}, 1.08f};
  human_head(head, Colour::flesh, Colour::saffron);
  fangs(head, .045f, -.115f);
  flame_hair(head);
  clawing_arm(model, 1, {{.21f, 1.43f, .02f}, {.36f, 1.2f, -.06f}, {.34f, 1.33f, -.34f}}, Colour::flesh,
              Colour::blood);
  clawing_arm(model, -1, {{-.21f, 1.43f, .02f}, {-.38f, 1.22f, .02f}, {-.42f, 1.05f, -.26f}}, Colour::flesh,
              Colour::blood);
  Piece& bronze = model.piece("leg-right", .015f);
  const Joints straight{{.1f, .85f, .0f}, {.12f, .48f, -.03f}, {.13f, .1f, .02f}};
  leg(bronze, straight, .95f, Colour::bronze);
  foot(bronze, straight.end, 1, Colour::bronze);
  bronze.add(Ring{.062f, .017f}, Colour::gold).at({.12f, .52f, -.03f}).turn({4, 0, 0});
  bronze.add(Ring{.045f, .014f}, Colour::gold).at({.128f, .15f, .015f});
  hoofed_leg(model.piece("leg-left", .015f), -1, .95f, Colour::fur, Colour::obsidian);
  return model;
}

namespace {

void serpent(Piece& clay) {
  std::vector<glm::vec4> joints{
      {0, 1.06f, .0f, .14f}, {0, .82f, .06f, .16f}, {0, .58f, .14f, .17f}, {.06f, .34f, .24f, .17f}};
  constexpr int count = 16;
  for (int i = 0; i < count; ++i) {
    const float t = static_cast<float>(i) / (count - 1);
    const float angle = 1.2f + 9.4f * t;
    const float out = .46f - .16f * t * t;
    joints.emplace_back(out * std::cos(angle), .165f + .28f * t * t - .03f * t, .04f + out * std::sin(angle),
                        .165f - .1f * t);
  }
  const glm::vec3 last(joints.back());
  joints.emplace_back(last + glm::vec3(-.1f, .14f, -.02f), .045f);
  joints.emplace_back(last + glm::vec3(-.16f, .34f, .06f), .012f);
  clay.add(curve(joints, 5), Colour::laurel).blend(.05f);
  clay.add(curve({{0, 1.0f, -.13f, .1f}, {0, .8f, -.1f, .1f}, {0, .58f, -.03f, .1f}, {.05f, .34f, .06f, .1f}},
                 5),
           Colour::saffron)
      .paint();
  for (std::size_t i = 1; i + 2 < joints.size(); ++i) {
    const glm::vec3 at(joints[i]);
    clay.add(Ball{glm::vec3(.06f + .5f * joints[i].w)}, Colour::moss)
        .at(at + glm::vec3(0, .8f * joints[i].w, .5f * joints[i].w))
        .paint();
  }
}

}  // namespace

void long_hair(Piece& clay, Colour colour) {
  clay.add(Ball{{.1f, .11f, .115f}}, colour).at({0, .165f, .035f}).blend(.01f);
  for (int i = 0; i < 7; ++i) {
    const float x = -.09f + .03f * static_cast<float>(i);
    clay.add(curve({{x * .8f, .2f, .06f, .04f},
                    {x * 1.2f, .05f, .11f, .045f},
                    {x * 1.5f, -.16f, .13f, .035f},
                    {x * 1.3f, -.34f, .11f, .012f}},
                   4),
             colour)
        .blend(.015f);
  }
  clay.add(curve({{.06f, .22f, -.05f, .03f},
                  {.1f, .12f, -.03f, .034f},
                  {.115f, -.02f, -.03f, .03f},
                  {.1f, -.2f, -.1f, .008f}},
                 5),
           colour)
      .twin()
      .blend(.012f);
}

Model lamia() {
  Model model;
  serpent(model.piece("body", .029f));
  Piece& trunk = model.piece("body", .02f);
  trunk.pose.origin = {0, .1f, -.02f};
  torso(trunk, {.95f, .95f, true}, Colour::flesh);
  trunk.add(Ball{{.16f, .1f, .13f}}, Colour::laurel).at({0, .92f, .01f}).blend(.03f);
  trunk.add(Ball{{.068f, .05f, .05f}}, Colour::gold).at({.075f, 1.32f, -.12f}).twin().blend(.01f);
  trunk.add(Ring{.14f, .024f}, Colour::gold).at({0, 1.0f, 0}).turn({6, 0, 0});
  trunk.add(Ring{.075f, .02f}, Colour::gold).at({0, 1.47f, -.005f}).turn({20, 0, 0});
  Piece& head = model.piece("head", .011f, 3.5f);
  head.pose = {turned({-4, 0, 0}), {0, 1.65f, -.03f}, 1.08f};
  human_head(head, Colour::flesh, Colour::laurel);
  fangs(head, .045f, -.115f);
  long_hair(head, Colour::obsidian);
  head.add(Ring{.105f, .012f}, Colour::gold).at({0, .19f, .01f}).turn({-14, 0, 0});
  clawing_arm(model, 1, {{.21f, 1.53f, 0}, {.4f, 1.36f, -.04f}, {.44f, 1.58f, -.26f}}, Colour::flesh,
              Colour::laurel);
  clawing_arm(model, -1, {{-.21f, 1.53f, 0}, {-.38f, 1.3f, -.04f}, {-.34f, 1.2f, -.34f}}, Colour::flesh,
              Colour::laurel);
  return model;
}

}  // namespace katabasis::art
