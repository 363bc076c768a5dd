#include "ui/outlined.h"

#include <algorithm>
#include <array>
#include <cfloat>

namespace katabasis {

void draw_outlined(ImDrawList& into, ImFont* letters, float height, ImVec2 middle, ImU32 colour, ImU32 edge,
                   const char* text) {
  const std::array<ImVec2, 8> sides{{{-1, -1}, {0, -1}, {1, -1}, {-1, 0}, {1, 0}, {-1, 1}, {0, 1}, {1, 1}}};
  const ImVec2 size = letters->CalcTextSizeA(height, FLT_MAX, 0, text);
  const ImVec2 from{middle.x - size.x / 2, middle.y - size.y / 2};
  const float apart = std::max(height * 0.06F, 1.0F);
  for (const ImVec2 side : sides)
    into.AddText(letters, height, {from.x + side.x * apart, from.y + side.y * apart}, edge, text);
  into.AddText(letters, height, from, colour, text);
}

}  // namespace katabasis
