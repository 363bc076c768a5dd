// Blades that are not straight: those of horsemen, Thracians, reapers, and the one that took a gorgon's head.
#include <cmath>

#include "sculpt/items/smithing.h"
#include "sculpt/items/weapons.h"

namespace katabasis::art {

Plate bent_blade(const std::vector<glm::vec4>& joints, float thickness, float bevel) {
  const std::vector<glm::vec4> line = curve(joints, 6).joints;
  Plate blade{{}, thickness, bevel};
  std::vector<glm::vec2> back;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const glm::vec2 before(line[i == 0 ? 0 : i - 1]);
    const glm::vec2 after(line[i + 1 == line.size() ? i : i + 1]);
    const glm::vec2 way = glm::normalize(after - before);
    const glm::vec2 across(-way.y, way.x);
    blade.outline.push_back(glm::vec2(line[i]) + across * line[i].w);
    back.push_back(glm::vec2(line[i]) - across * line[i].w);
  }
  blade.outline.insert(blade.outline.end(), back.rbegin(), back.rend());
  return blade;
}

void draw_makhaira(Piece& clay) {
  draw_grip(clay, .13f, Colour::wine, Colour::gold);
  // The hilt ends in a bird's head that looks over the hand.
  clay.add(curve({{0, -.07f, 0, .026f},
                  {.03f, -.11f, 0, .03f},
                  {.08f, -.105f, 0, .016f},
                  {.1f, -.08f, 0, .005f}}),
           Colour::gold)
      .blend(.01f);
  clay.add(Slab{{.07f, .018f, .028f}, .01f}, Colour::gold).at({.01f, .085f, 0});
  clay.add(Plate{{{-.034f, .09f},
                  {.034f, .09f},
                  {.036f, .3f},
                  {.06f, .5f},
                  {.072f, .62f},
                  {.05f, .74f},
                  {-.03f, .84f},
                  {-.042f, .6f},
                  {-.036f, .3f}},
                 .017f,
                 .045f},
           Colour::iron);
  clay.add(Limb{{-.022f, .12f, 0}, {-.022f, .7f, 0}, .009f, .006f}, Colour::gold).blend(.004f);
}

void draw_rhomphaia(Piece& clay) {
  clay.add(Limb{{0, -.62f, 0}, {0, .1f, 0}, .024f, .026f}, Colour::oak);
  for (const float y : {-.5f, -.44f, -.06f, 0.f, .06f}) {
    clay.add(Ring{.022f, .009f}, Colour::blood).at({0, y, 0});
  }
  clay.add(Ball{{.036f, .034f, .036f}}, Colour::bronze).at({0, -.63f, 0});
  clay.add(Limb{{0, .06f, 0}, {0, .17f, 0}, .036f, .03f}, Colour::bronze);
  clay.add(bent_blade({{0, .12f, 0, .03f},
                       {-.012f, .34f, 0, .038f},
                       {0, .56f, 0, .042f},
                       {.06f, .76f, 0, .036f},
                       {.15f, .9f, 0, .002f}},
                      .018f, .04f),
           Colour::iron);
}

void draw_harpe(Piece& clay) {
  draw_grip(clay, .13f, Colour::oak, Colour::gold);
  clay.add(Slab{{.075f, .018f, .026f}, .01f}, Colour::gold).at({0, .085f, 0});
  clay.add(leaf({{.034f, .09f}, {.032f, .4f}, {.036f, .52f}, {0, .72f}}, .017f, .035f), Colour::iron);
  clay.add(bent_blade(
               {{.01f, .34f, 0, .03f}, {.12f, .38f, 0, .036f}, {.2f, .49f, 0, .03f}, {.2f, .63f, 0, .002f}},
               .016f, .035f),
           Colour::iron)
      .blend(.006f);
  clay.add(Slab{{.042f, .022f, .022f}, .01f}, Colour::bronze).at({0, .34f, 0});
}

void draw_drepanon(Piece& clay) {
  clay.add(Tube{{{-.02f, -.3f, 0, .03f}, {0, -.1f, 0, .022f}, {0, .14f, 0, .026f}}}, Colour::oak);
  for (const float y : {-.06f, -.02f, .02f}) {
    clay.add(Ring{.022f, .008f}, Colour::linen).at({0, y, 0});
  }
  clay.add(Limb{{0, .1f, 0}, {.01f, .19f, 0}, .036f, .03f}, Colour::bronze);
  clay.add(bent_blade({{.0f, .15f, 0, .034f},
                       {.14f, .27f, 0, .05f},
                       {.19f, .46f, 0, .058f},
                       {.08f, .63f, 0, .048f},
                       {-.1f, .67f, 0, .028f},
                       {-.24f, .6f, 0, .002f}},
                      .018f, .05f),
           Colour::iron);
}

}  // namespace katabasis::art
