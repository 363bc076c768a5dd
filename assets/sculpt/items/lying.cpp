// Weapons on the floor: each leans a little on something of itself, so that torchlight catches it.
#include "sculpt/items/items.h"
#include "sculpt/items/weapons.h"

namespace katabasis::art {

namespace {

/// Lays what was drawn upright on the floor, flat side up, turned by `yaw` degrees and slightly tilted.
Model lying(void (*draw)(Piece&), float scale, float yaw) {
  Model model;
  model.loose = true;
  Piece& clay = model.piece("body", .0075f * scale, 2);
  clay.pose = {turned({0, yaw, 0}) * turned({-83, 0, 0}), {}, scale};
  draw(clay);
  return model;
}

}  // namespace

Model dagger() {
  return lying(draw_dagger, 1.7f, 55);
}
Model kopis() {
  return lying(draw_kopis, 1.25f, 60);
}
Model xiphos() {
  return lying(draw_xiphos, 1.25f, 50);
}
Model axe() {
  return lying(draw_axe, 1.25f, 50);
}
Model labrys() {
  return lying(draw_labrys, 1.15f, 45);
}
Model club() {
  return lying(draw_club, 1.15f, 55);
}
Model dory() {
  return lying(draw_dory, 1, 60);
}
Model sarissa() {
  return lying(draw_sarissa, 1, 52);
}
Model makhaira() {
  return lying(draw_makhaira, 1.2f, 48);
}
Model rhomphaia() {
  return lying(draw_rhomphaia, 1, 56);
}
Model harpe() {
  return lying(draw_harpe, 1.3f, 62);
}
Model drepanon() {
  return lying(draw_drepanon, 1.15f, 40);
}
Model pelekys() {
  return lying(draw_pelekys, 1.15f, 52);
}
Model sfyra() {
  return lying(draw_sfyra, 1.15f, 44);
}
Model trident() {
  return lying(draw_trident, 1, 58);
}
Model xyston() {
  return lying(draw_xyston, 1, 50);
}

}  // namespace katabasis::art
