#include "ui/floating.h"

#include <algorithm>

#include "ui/outlined.h"

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
    const ImVec2 middle{(at->x * 0.5F + 0.5F) * static_cast<float>(screen.width),
                        (0.5F - at->y * 0.5F) * static_cast<float>(screen.height)};
    const float part = std::clamp(1.5F - number.age * 1.5F, 0.0F, 1.0F);
    draw_outlined(list, context.letters.heading, height, middle,
                  faded(colour_of(context.look, number.kind), part), faded(context.look.ink, part),
                  number.text.c_str());
  }
}

}  // namespace katabasis
