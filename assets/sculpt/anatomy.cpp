#include "sculpt/anatomy.h"

#include <cmath>
#include <numbers>

namespace katabasis::art {

std::string sided(const std::string& part, float side) {
  return part + (side > 0 ? "-right" : "-left");
}

void torso(Piece& clay, const Build& build, Colour skin) {
  const float w = build.shoulders;
  const float b = build.bulk;
  clay.add(Ball{{.155f * b, .12f, .115f * b}}, skin).at({0, .95f, .01f});
  const float waist = build.woman ? .105f : .125f;
  clay.add(Ball{{waist * b, .17f, .095f * b}}, skin).at({0, 1.12f, 0}).blend(.09f);
  clay.add(Ball{{.155f * w, .18f, .12f * b}}, skin).at({0, 1.31f, .01f}).blend(.08f);
  clay.add(Limb{{0, 1.43f, .02f}, {.165f * w, 1.44f, .02f}, .07f * b, .06f * b}, skin).twin().blend(.06f);
  clay.add(Limb{{0, 1.42f, .02f}, {0, 1.57f, -.01f}, .062f * b, .052f * b}, skin).blend(.05f);
  if (build.woman) {
    clay.add(Ball{{.066f, .066f, .06f}}, skin).at({.075f * w, 1.33f, -.105f}).twin().blend(.03f);
  } else {
    clay.add(Ball{{.09f * w, .065f, .045f}}, skin).at({.078f * w, 1.36f, -.095f * b}).twin().blend(.025f);
    for (const float y : {1.06f, 1.13f, 1.2f}) {
      clay.add(Ball{{.04f * b, .033f, .03f}}, skin).at({.04f * b, y, -.082f * b}).twin().blend(.012f);
    }
  }
}

void bodice(Piece& clay, const Build& build, Colour cloth, Colour pins) {
  const float w = build.shoulders;
  const float b = build.bulk;
  clay.add(Ball{{.166f * w, .2f, .13f * b}}, cloth).at({0, 1.25f, .005f}).blend(.02f);
  clay.add(Ball{{.075f, .075f, .066f}}, cloth).at({.075f * w, 1.33f, -.108f}).twin().blend(.04f);
  clay.add(Limb{{.07f * w, 1.36f, -.085f}, {.12f * w, 1.47f, .0f}, .062f, .05f}, cloth).twin().blend(.03f);
  clay.add(Limb{{.12f * w, 1.47f, .0f}, {.08f * w, 1.33f, .1f}, .05f, .06f}, cloth).twin().blend(.03f);
  for (int fold = 0; fold < 4; ++fold) {
    const float x = -.06f + .04f * static_cast<float>(fold);
    clay.add(Limb{{x, 1.36f, -.15f}, {x * 1.3f, 1.12f, -.13f * b}, .008f, .012f}, cloth).carve().blend(.02f);
  }
  clay.add(Ball{{.026f, .026f, .02f}}, pins).at({.125f * w, 1.485f, -.045f}).twin();
}

void human_head(Piece& clay, Colour skin, Colour eyes) {
  clay.add(Ball{{.083f, .105f, .105f}}, skin).at({0, .14f, .01f});
  clay.add(Ball{{.066f, .1f, .075f}}, skin).at({0, .095f, -.035f}).blend(.03f);
  clay.add(Ball{{.04f, .035f, .04f}}, skin).at({0, .015f, -.065f}).blend(.035f);
  clay.add(Limb{{0, -.03f, .01f}, {0, .06f, .01f}, .05f, .05f}, skin).blend(.03f);
  clay.add(Limb{{0, .135f, -.098f}, {.04f, .14f, -.082f}, .017f, .014f}, skin).twin().blend(.02f);
  clay.add(Ball{{.02f, .02f, .02f}}, skin).at({.045f, .075f, -.08f}).twin().blend(.03f);
  clay.add(Ball{{.025f, .017f, .025f}}, Colour::obsidian)
      .at({.034f, .112f, -.108f})
      .twin()
      .carve()
      .blend(.012f);
  clay.add(Ball{{.017f, .014f, .014f}}, eyes).at({.033f, .112f, -.09f}).twin();
  clay.add(Limb{{0, .125f, -.1f}, {0, .075f, -.126f}, .011f, .017f}, skin).blend(.015f);
  clay.add(Ball{{.03f, .009f, .02f}}, Colour::wine).at({0, .042f, -.108f}).carve().blend(.006f);
  clay.add(Ball{{.012f, .03f, .022f}}, skin).at({.084f, .1f, .015f}).twin().blend(.01f);
}

void arm(Piece& clay, const Joints& joints, float bulk, Colour skin) {
  const auto [top, middle, end] = joints;
  clay.add(Ball{{.07f * bulk, .075f * bulk, .07f * bulk}}, skin).at(top);
  clay.add(Limb{top, middle, .056f * bulk, .042f * bulk}, skin).blend(.04f);
  clay.add(Ball{{.045f * bulk, .075f, .05f * bulk}}, skin)
      .in(aimed(glm::mix(top, middle, .5f), middle))
      .blend(.03f);
  clay.add(Tube{{glm::vec4(middle, .04f * bulk), glm::vec4(glm::mix(middle, end, .3f), .046f * bulk),
                 glm::vec4(end, .029f * bulk)}},
           skin)
      .blend(.03f);
  clay.add(Ball{{.042f * bulk, .05f * bulk, .042f * bulk}}, skin)
      .in(aimed(end, 2.0f * end - middle))
      .blend(.025f);
}

void leg(Piece& clay, const Joints& joints, float bulk, Colour skin) {
  const auto [top, middle, end] = joints;
  clay.add(Limb{top, middle, .095f * bulk, .056f * bulk}, skin);
  clay.add(Ball{{.05f * bulk, .05f * bulk, .045f * bulk}}, skin)
      .at(middle + glm::vec3(0, 0, -.015f))
      .blend(.03f);
  clay.add(Tube{{glm::vec4(middle, .052f * bulk),
                 glm::vec4(glm::mix(middle, end, .3f) + glm::vec3(0, 0, .02f), .058f * bulk),
                 glm::vec4(end, .034f * bulk)}},
           skin)
      .blend(.04f);
}

void foot(Piece& clay, glm::vec3 ankle, float bulk, Colour skin) {
  const glm::vec3 heel(ankle.x, .04f, ankle.z + .02f);
  clay.add(Limb{ankle, heel, .036f * bulk, .04f}, skin).blend(.02f);
  clay.add(Limb{heel, {ankle.x * 1.12f, .03f, ankle.z - .15f}, .04f, .03f}, skin).blend(.03f);
  clay.add(Ball{{.045f * bulk, .022f, .03f}}, skin).at({ankle.x * 1.12f, .022f, ankle.z - .16f}).blend(.02f);
}

void hoofed_leg(Piece& clay, float side, float bulk, Colour coat, Colour hoof) {
  const float x = .11f * side;
  clay.add(Limb{{x, .93f, .02f}, {x * 1.25f, .55f, -.13f}, .115f * bulk, .07f * bulk}, coat).rough(.008f, 30);
  clay.add(Limb{{x * 1.25f, .55f, -.13f}, {x * 1.25f, .3f, .1f}, .066f * bulk, .042f * bulk}, coat)
      .blend(.05f)
      .rough(.008f, 30);
  clay.add(Limb{{x * 1.25f, .3f, .1f}, {x * 1.3f, .1f, .02f}, .042f * bulk, .038f * bulk}, coat)
      .blend(.03f)
      .rough(.006f, 30);
  clay.add(Ball{{.055f * bulk, .05f, .055f * bulk}}, coat)
      .at({x * 1.3f, .12f, .025f})
      .blend(.03f)
      .rough(.01f, 30);
  clay.add(Lathe{{{0, 0}, {.062f * bulk, 0}, {.043f * bulk, .095f}, {0, .095f}}, .004f}, hoof)
      .at({x * 1.3f, .004f, -.005f});
}

void talons(Piece& clay, glm::vec3 wrist, glm::vec3 way, float size, Colour skin, Colour nails) {
  const Frame hand = aimed(wrist, wrist + way, {0, 0, 1}, size);
  const Frame outer = clay.pose;
  clay.pose = within(outer, hand);
  clay.add(Ball{{.045f, .055f, .028f}}, skin).at({0, .05f, 0}).blend(.02f);
  for (int finger = 0; finger < 5; ++finger) {
    const float spread = static_cast<float>(finger - 2);
    const bool thumb = finger == 0;
    const float root = thumb ? .03f : .09f;
    const glm::vec3 knuckle(spread * .021f, root, 0);
    const glm::vec3 bent(spread * .034f, root + .065f, .014f);
    const glm::vec3 tip(spread * .038f, root + .13f, -.02f);
    clay.add(Limb{knuckle, bent, .0155f, .013f}, skin).blend(.012f);
    clay.add(Limb{bent, tip, .013f, .004f}, nails).blend(.006f);
  }
  clay.pose = outer;
}

void feathered_wing(Piece& clay, float side, float size, Colour arm_colour, Colour feathers, Colour tips) {
  const Frame outer = clay.pose;
  clay.pose = within(outer, {glm::mat3(1.0f), {}, size});
  const glm::vec3 root(0, 0, 0);
  const glm::vec3 wrist(.3f * side, .42f, .12f);
  const glm::vec3 end(.5f * side, .72f, .1f);
  constexpr int count = 11;
  for (int row = 0; row < 2; ++row) {
    for (int i = 0; i < count; ++i) {
      const float t = static_cast<float>(i) / static_cast<float>(count - 1);
      const glm::vec3 from = t < .5f ? glm::mix(root, wrist, 2 * t) : glm::mix(wrist, end, 2 * t - 1);
      const float length = (row == 0 ? .56f : .28f) + (row == 0 ? .16f : .04f) * std::sin(t * 3.1f);
      const float angle = glm::radians(glm::mix(-97.0f, 18.0f, t * t));
      const glm::vec3 way(std::cos(angle) * side, std::sin(angle), .08f);
      const Frame frame = aimed(from + glm::vec3(0, 0, row == 0 ? 0 : -.036f), from + way);
      clay.add(Ball{{.056f, .55f * length, .02f}}, row == 0 ? tips : feathers)
          .in({frame.axes, frame.outwards({0, .46f * length, 0}), 1})
          .blend(.008f);
    }
  }
  clay.add(Limb{root, wrist, .055f, .045f}, arm_colour).blend(.03f);
  clay.add(Limb{wrist, end, .045f, .02f}, arm_colour).blend(.03f);
  clay.pose = outer;
}

void leather_wing(Piece& clay, float side, float size, Colour bone, Colour skin) {
  const Frame outer = clay.pose;
  clay.pose = within(outer, {glm::mat3(1.0f), {}, size});
  const std::vector<glm::vec2> rim{{0, 0},        {.3f, .48f},   {.42f, .5f},   {.98f, .36f},  {.86f, .2f},
                                   {.8f, -.02f},  {.86f, -.22f}, {.66f, -.2f},  {.55f, -.32f}, {.52f, -.52f},
                                   {.36f, -.38f}, {.22f, -.4f},  {.08f, -.55f}, {0, -.3f}};
  Plate web{rim, .011f, .02f, .18f};
  for (glm::vec2& corner : web.outline) {
    corner.x *= side;
  }
  clay.add(web, skin);
  const auto spot = [&](float x, float y) { return glm::vec3(x * side, y, .18f * x * x); };
  const auto finger = [&](glm::vec3 from, glm::vec3 to, float thick) {
    const glm::vec3 bend = glm::mix(from, to, .5f) + glm::vec3(.03f * side, .03f, -.01f);
    clay.add(curve({glm::vec4(from, thick), glm::vec4(bend, .8f * thick), glm::vec4(to, .4f * thick)}, 4),
             bone)
        .blend(.012f);
  };
  const glm::vec3 wrist = spot(.4f, .5f);
  clay.add(Limb{spot(0, 0), spot(.3f, .46f), .045f, .034f}, bone).blend(.02f);
  clay.add(Limb{spot(.3f, .46f), wrist, .034f, .03f}, bone).blend(.02f);
  finger(wrist, spot(.97f, .36f), .028f);
  finger(wrist, spot(.85f, -.21f), .024f);
  finger(wrist, spot(.52f, -.5f), .022f);
  finger(spot(.1f, .15f), spot(.08f, -.53f), .02f);
  clay.add(Limb{wrist, wrist + glm::vec3(.02f * side, .13f, -.05f), .022f, .004f}, Colour::bone).blend(.01f);
  clay.pose = outer;
}

void snake(Piece& clay, const std::vector<glm::vec4>& joints, Colour skin, Colour eyes) {
  clay.add(curve(joints), skin).blend(.012f);
  const glm::vec4 last = joints.back();
  const glm::vec3 way = glm::normalize(glm::vec3(last - joints[joints.size() - 2]));
  const glm::vec3 side = glm::abs(way.y) > .95f ? glm::vec3(0, 0, -1) : glm::vec3(0, 1, 0);
  const Frame head = aimed(glm::vec3(last), glm::vec3(last) + way, -side, last.w);
  const Frame outer = clay.pose;
  clay.pose = within(outer, head);
  clay.add(Ball{{1.5f, 2.0f, 1.05f}}, skin).at({0, .9f, 0}).blend(.5f);
  clay.add(Ball{{.5f, .45f, .5f}}, eyes).at({.95f, 1.6f, -.55f}).twin();
  clay.pose = outer;
}

void skirt(Piece& clay, glm::vec2 waist, glm::vec2 hem, int folds, Colour cloth, Colour border) {
  clay.add(Lathe{{{0, hem.y},
                  {hem.x, hem.y},
                  {glm::mix(hem.x, waist.x, .55f), glm::mix(hem.y, waist.y, .55f)},
                  {waist.x, waist.y},
                  {0, waist.y}},
                 .01f},
           cloth)
      .blend(.04f);
  for (int i = 0; i < folds; ++i) {
    const float angle =
        2 * std::numbers::pi_v<float> * (static_cast<float>(i) + .3f) / static_cast<float>(folds);
    const glm::vec3 way(std::cos(angle), 0, std::sin(angle));
    clay.add(Limb{way * (waist.x * .85f) + glm::vec3(0, waist.y - .05f, 0),
                  way * hem.x + glm::vec3(0, hem.y + .04f, 0), .02f, .05f},
             cloth)
        .blend(.05f);
  }
  clay.add(Slab{{hem.x + .2f, .025f, hem.x + .2f}}, border).at({0, hem.y + .02f, 0}).paint();
}

}  // namespace katabasis::art
