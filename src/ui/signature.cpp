#include "ui/signature.h"

#include <algorithm>

#include "ui/outlined.h"

namespace katabasis {

namespace {

constexpr int narrowest_signed = 640;     // pixels
constexpr float signature_height = 0.7F;  // of the text's
constexpr float smallest_signature = 12;  // pixels

// Between the log and the buttons, else on the right below what stands at the upper edge.
Rect room_for_signature(const Layout& layout, int width) {
  const int left = layout.log.x + layout.log.width;
  const int between = layout.buttons.x - left;
  const int edge = layout.text / 2;
  if (!layout.compact && between > width + edge)
    return {left, layout.screen.height - edge - layout.text, between - edge, layout.text};
  const Rect above = layout.compact ? layout.target : layout.map;
  return {0, above.y + above.height, layout.screen.width - edge, layout.text * 3 / 2};
}

}  // namespace

void draw_signature(const PanelContext& context, const std::string& share_code, std::optional<Rect> place) {
  if (share_code.empty() || context.layout.screen.width < narrowest_signed) return;
  ImFont* const letters = context.letters.text;
  const float height = std::max(context.unit() * signature_height, smallest_signature);
  const float width = letters->CalcTextSizeA(height, FLT_MAX, 0, share_code.c_str()).x;
  const Rect room = place.value_or(room_for_signature(context.layout, static_cast<int>(width)));
  const float left = static_cast<float>(room.x + room.width) - width;
  const float middle = static_cast<float>(room.y) + static_cast<float>(room.height) / 2;
  // Below the panels: what they say comes first.
  draw_outlined(*ImGui::GetBackgroundDrawList(), letters, height, {left + width / 2, middle},
                context.look.parchment, context.look.ink, share_code.c_str());
}

}  // namespace katabasis
