// The form for a new game.
#include "ui/panels.h"

namespace katabasis {

namespace {

// What it is set to stands beside it: the grab would cover it.
void slider(const char* label, int& value, int low, int high, const char* format = "%d") {
  ImGui::PushID(label);
  ImGui::SliderInt("##slider", &value, low, high, "", ImGuiSliderFlags_AlwaysClamp);
  ImGui::PopID();
  ImGui::SameLine();
  ImGui::Text("%s:", label);
  ImGui::SameLine();
  ImGui::Text(format, value);
}

void parameters(const PanelContext& context, NewGameForm& form) {
  Parameters& chosen = form.parameters;
  ImGui::PushItemWidth(ImGui::GetContentRegionAvail().x * 0.45F);
  ImGui::InputText("Seed", form.seed.data(), form.seed.size(), ImGuiInputTextFlags_CharsDecimal);
  ImGui::SameLine();
  if (ImGui::Button("another")) context.commands.emplace_back(command::DrawSeed{});
  slider("Level", chosen.level, 1, 9);
  slider("Width", chosen.width, 20, 100, "%d fields");
  slider("Height", chosen.height, 20, 100, "%d fields");
  slider("Branches", chosen.branches, 3, 12);
  slider("Mazes", chosen.mazes, 0, 100, "%d of 100");
  slider("Largest room", chosen.max_room, 0, 1000, chosen.max_room == 0 ? "no limit" : "%d fields");
  slider("Dividing from", chosen.min_ratio, 10, chosen.max_ratio, "%d of 100");
  slider("Dividing to", chosen.max_ratio, chosen.min_ratio, 90, "%d of 100");
  slider("Shortest side", chosen.min_edge, 5, 20, "%d fields");
  ImGui::PopItemWidth();
}

}  // namespace

void draw_new_game(const PanelContext& context, NewGameForm& form) {
  heading(context, "A new game");
  parameters(context, form);
  const std::string complaint = form.complaint();
  if (!complaint.empty()) coloured(context.look.ember, complaint);
  ImGui::BeginDisabled(!complaint.empty());
  if (wide_button(context, "Go down")) context.commands.emplace_back(command::NewGame{*form.result()});
  ImGui::SetItemDefaultFocus();
  ImGui::EndDisabled();
  if (wide_button(context, "Back")) form.open = false;
}

}  // namespace katabasis
