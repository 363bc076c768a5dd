// A legend or a description: as large as its text, until it is closed.
#include <imgui_internal.h>

#include "ui/panels.h"

namespace katabasis {

void draw_message(const PanelContext& context, PanelState& state) {
  if (state.messages.empty()) return;
  Rect area = context.layout.message;
  area.height = 0;
  const Panel panel(context, "message", area, PanelKind::fixed);
  ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
  const bool clicked = panel_clicked(context);
  const float side = context.layout.compact ? 0 : context.unit() * 0.8F;
  ImGui::Dummy({0, side * 0.4F});
  ImGui::Indent(side + 0.01F);
  ImGui::PushTextWrapPos(ImGui::GetWindowWidth() - side - context.unit() * 0.6F);
  ImGui::TextUnformatted(state.messages.front().c_str());
  ImGui::PopTextWrapPos();
  ImGui::Unindent(side + 0.01F);
  const std::string hint = context.key(Wish::obvious) + " or click: go on";
  ImGui::SetCursorPosX(ImGui::GetWindowWidth() - ImGui::CalcTextSize(hint.c_str()).x - side -
                       context.unit() * 0.6F);
  coloured(context.look.gold, hint);
  if (clicked) state.messages.pop_front();
}

}  // namespace katabasis
