#include "ui/floating.h"

#include <algorithm>

namespace katabasis {

namespace {

ImU32 colour_of(const PanelLook& look, FloatingKind kind) {
  switch (kind) {
    case FloatingKind::hero_wounded:
      return look.blood;
    case FloatingKind::monster_wounded:
      return look.gold;
    case FloatingKind::healed:
      return look.laurel;
    case FloatingKind::parried:
      break;
  }
  return look.marble;
}

}  // namespace

void draw_floating(const PanelContext& context, const Frame& frame) {
  const Size screen = context.layout.screen;
  ImDrawList& list = *ImGui::GetBackgroundDrawList();
  const float height = context.unit() * 1.6F;
  for (const Floating& number : frame.floating) {
    const auto at = frame.camera.project(number.at);
    if (!at) continue;
    const ImVec2 size = context.letters.heading->CalcTextSizeA(height, FLT_MAX, 0, number.text.c_str());
    const float x = (at->x * 0.5F + 0.5F) * static_cast<float>(screen.width) - size.x / 2;
    const float y = (0.5F - at->y * 0.5F) * static_cast<float>(screen.height) - size.y / 2;
    const float part = std::clamp(1.5F - number.age * 1.5F, 0.0F, 1.0F);
    const float edge = std::max(height * 0.06F, 1.0F);
    for (const ImVec2 side : {ImVec2{-1, -1}, ImVec2{0, -1}, ImVec2{1, -1}, ImVec2{-1, 0}, ImVec2{1, 0},
                              ImVec2{-1, 1}, ImVec2{0, 1}, ImVec2{1, 1}}) {
      list.AddText(context.letters.heading, height, {x + side.x * edge, y + side.y * edge},
                   faded(context.look.ink, part), number.text.c_str());
    }
    list.AddText(context.letters.heading, height, {x, y}, faded(colour_of(context.look, number.kind), part),
                 number.text.c_str());
  }
}

}  // namespace katabasis
