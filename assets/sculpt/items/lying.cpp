// Weapons on the floor: each leans a little on something of itself, so that torchlight catches it.
#include <algorithm>

#include "sculpt/items/items.h"
#include "sculpt/items/weapons.h"

namespace katabasis::art {

namespace {

/// Lays what was drawn upright on the floor, flat side up, turned by `yaw` degrees and slightly tilted.
Model lying(void (*draw)(Piece&), float scale, float middle, float height, float yaw) {
  Model model;
  Piece& clay = model.piece("body", .0075f * scale, 2);
  Frame lain{turned({0, yaw, 0}) * turned({-84, 0, 0}), {}, scale};
  lain.origin = {0, height, 0};
  lain.origin -= lain.axes * glm::vec3(0, middle * scale, 0);
  lain.origin.y = height;
  clay.pose = lain;
  draw(clay);
  return model;
}

}  // namespace

Model dagger() {
  return lying(draw_dagger, 1.5f, .15f, .06f, 55);
}
Model kopis() {
  return lying(draw_kopis, 1.2f, .3f, .05f, 60);
}
Model xiphos() {
  return lying(draw_xiphos, 1.2f, .3f, .06f, 50);
}
Model axe() {
  return lying(draw_axe, 1.2f, .1f, .06f, 50);
}
Model labrys() {
  return lying(draw_labrys, 1.1f, .1f, .08f, 45);
}
Model club() {
  return lying(draw_club, 1.1f, .25f, .09f, 55);
}
Model dory() {
  return lying([](Piece& clay) { draw_spear(clay, 1.6f, .26f); }, 1, 0, .08f, 60);
}
Model sarissa() {
  return lying([](Piece& clay) { draw_spear(clay, 1.66f, .36f); }, 1.25f, 0, .1f, 52);
}

}  // namespace katabasis::art
