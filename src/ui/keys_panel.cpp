// Which key means what, to be changed: a wish is chosen, then its new key pressed.
#include "ui/icons.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

void row(const PanelContext& context, Wish wish, const std::string& clash, PanelState& state) {
  const float unit = context.unit();
  ImGui::PushID(static_cast<int>(wish));
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_icon(*ImGui::GetWindowDrawList(), wish, {at.x + unit * 0.6F, at.y + unit * 0.5F}, unit * 0.4F,
            context.look.bone);
  ImGui::TableNextColumn();
  paragraph(words(wish));
  ImGui::TableNextColumn();
  const std::string& name = context.key(wish);
  const std::string label = state.choosing == wish ? "press a key" : name.empty() ? "none" : name;
  // Another label, but the same button: it stays the chosen one.
  if (ImGui::Button((label + "###key").c_str(), {ImGui::GetContentRegionAvail().x, 0})) state.choosing = wish;
  if (state.choosing == wish && !state.notice.empty()) coloured(context.look.saffron, state.notice);
  if (!clash.empty()) coloured(context.look.ember, "also: " + clash);
  ImGui::PopID();
}

}  // namespace

void draw_keys(const PanelContext& context, const KeyNames& clashes, PanelState& state) {
  heading(context, "Keys");
  paragraph("Press a button, then the new key. A key with two meanings does only the first of them.");
  if (ImGui::BeginTable("keys", 3)) {
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, context.unit() * 1.5F);
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch, 1.3F);
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch, 1.0F);
    for (std::size_t i = 0; i < wish_count; ++i) {
      // Esc is always the way out.
      if (static_cast<Wish>(i) != Wish::menu) row(context, static_cast<Wish>(i), clashes[i], state);
    }
    ImGui::EndTable();
  }
  if (!wide_button(context, "All keys as usual")) return;
  Settings changed = context.settings;
  changed.keys.clear();
  context.commands.emplace_back(command::ChangeSettings{changed});
}

}  // namespace katabasis
