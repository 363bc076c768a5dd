#include "ui/lock_mark.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace katabasis {

namespace {

struct Shape {
  int corners;
  float turned;  // radians, of the first corner from the right
  float reach;   // so that all look equally large
};
constexpr float quarter = 1.5707963F;
constexpr std::array<Shape, 6> shapes{{
    {4, quarter / 2, 1.2F},  // square
    {3, -quarter, 1.25F},    // triangle upwards
    {4, 0, 1.15F},           // rhombus
    {24, 0, 0.95F},          // disc
    {3, quarter, 1.25F},     // triangle downwards
    {6, 0, 1.05F},           // hexagon
}};
constexpr std::size_t colour_count = 5;

std::size_t place_of(KeyId key) {
  return static_cast<std::size_t>(std::max(static_cast<int>(key.value) - 1, 0));
}

}  // namespace

ImU32 lock_colour(const PanelLook& look, KeyId key) {
  const std::array<ImU32, colour_count> colours{look.gold, look.styx, look.ember, look.laurel, look.bone};
  return colours[place_of(key) % colours.size()];
}

void draw_lock_mark(ImDrawList& into, const PanelLook& look, KeyId key, ImVec2 centre, float reach,
                    bool filled) {
  const Shape shape = shapes[place_of(key) % shapes.size()];
  for (int i = 0; i < shape.corners; ++i) {
    const float angle =
        shape.turned + quarter * 4 * static_cast<float>(i) / static_cast<float>(shape.corners);
    into.PathLineTo(
        {centre.x + std::cos(angle) * reach * shape.reach, centre.y + std::sin(angle) * reach * shape.reach});
  }
  const ImU32 colour = lock_colour(look, key);
  if (filled) {
    into.PathFillConvex(colour);
  } else {
    into.PathStroke(colour, ImDrawFlags_Closed, std::max(reach * 0.35F, 1.5F));
  }
}

}  // namespace katabasis
