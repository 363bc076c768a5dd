// The form for a new game.
#include <fmt/format.h>

#include <array>

#include "ui/panels.h"

namespace katabasis {

namespace {

// One setting; what it does is told below while it is chosen or pointed at.
struct Slider {
  const char* label;
  int& value;
  int low;
  int high;
  const char* format;
  const char* meaning;
};

bool is_asked_about() {
  return ImGui::IsItemFocused() || ImGui::IsItemHovered() || ImGui::IsItemActive();
}

// What it is set to stands beside it: the grab would cover it.
bool draw_slider(const Slider& slider) {
  ImGui::PushID(slider.label);
  katabasis::slider("##slider", slider.value, slider.low, slider.high);
  const bool asked = is_asked_about();
  ImGui::PopID();
  beside(fmt::format("{}: {}", slider.label, fmt::format(fmt::runtime(slider.format), slider.value)));
  return asked;
}

std::array<Slider, 9> sliders_of(Parameters& of) {
  const char* most = of.max_room == 0 ? "no limit" : "{} fields";
  return {{
      {"Level", of.level, 1, 9, "{}", "How strong the first monsters are."},
      {"Width", of.width, 20, 100, "{} fields", "How far it is from west to east."},
      {"Height", of.height, 20, 100, "{} fields", "How far it is from north to south."},
      {"Locked parts", of.branches, 3, 12, "{}",
       "How many parts of the labyrinth are behind a locked door, each with its own key."},
      {"Mazes", of.mazes, 0, 100, "{} of 100 rooms",
       "How many of the rooms are winding passages instead of halls."},
      {"Largest room", of.max_room, 0, 1000, most,
       "A room larger than this gets another wall that makes two of it."},
      {"Smallest half", of.min_ratio, 10, of.max_ratio, "{} %",
       "Each wall makes two rooms of one: the one is at least so large a part of the whole. Near 50: rooms "
       "much alike; far from it: small ones beside large ones."},
      {"Largest half", of.max_ratio, of.min_ratio, 90, "{} %",
       "Each wall makes two rooms of one: the one is at most so large a part of the whole."},
      {"Narrowest room", of.min_edge, 5, 20, "{} fields", "No room is narrower, its walls counted."},
  }};
}

void draw_share_code(const PanelContext& context, const std::string& code) {
  if (ImGui::Button("copy")) context.commands.emplace_back(Wish::share_code);
  ImGui::SameLine();
  coloured(context.look.gold, code);
}

// What the setting that is chosen or pointed at does.
std::string_view parameters(const PanelContext& context, NewGameForm& form) {
  std::string_view meaning = "Choose a setting to read what it does.";
  ImGui::PushItemWidth(ImGui::GetContentRegionAvail().x * 0.45F);
  // All digits of the largest one can be seen.
  ImGui::SetNextItemWidth(ImGui::CalcTextSize("18446744073709551615").x +
                          ImGui::GetStyle().FramePadding.x * 4);
  ImGui::InputText("Seed", form.seed.data(), form.seed.size(), ImGuiInputTextFlags_CharsDecimal);
  if (is_asked_about()) meaning = "The same number and settings always give the same labyrinth.";
  if (next_button("another")) context.commands.emplace_back(command::DrawSeed{});
  if (next_button("paste")) context.commands.emplace_back(command::PasteSeed{});
  for (const Slider& slider : sliders_of(form.parameters)) {
    if (draw_slider(slider)) meaning = slider.meaning;
  }
  ImGui::PopItemWidth();
  return meaning;
}

}  // namespace

void draw_new_game(const PanelContext& context, NewGameForm& form) {
  heading(context, "A new game");
  coloured(context.look.ash, parameters(context, form));
  const std::string complaint = form.complaint();
  if (!complaint.empty()) coloured(context.look.ember, complaint);
  if (complaint.empty() && !form.proof.empty()) coloured(context.look.laurel, form.proof);
  if (complaint.empty() && !form.share_code.empty()) draw_share_code(context, form.share_code);
  ImGui::BeginDisabled(!complaint.empty());
  if (wide_button(context, "Go down")) context.commands.emplace_back(command::NewGame{*form.result()});
  ImGui::SetItemDefaultFocus();
  ImGui::EndDisabled();
  if (wide_button(context, "Back")) form.open = false;
}

}  // namespace katabasis
