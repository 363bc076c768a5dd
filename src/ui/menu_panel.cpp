// The pause: settings, and the way out.
#include <fmt/format.h>

#include "ui/panels.h"

namespace katabasis {

namespace {

constexpr int text_step = 25;  // percent

// By steps, not by a slider: the panel grows with its text and would run away under the mouse.
void text_scale(Settings& changed) {
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted("Text");
  ImGui::SameLine();
  if (ImGui::Button("smaller")) changed.text_scale -= text_step;
  ImGui::SameLine();
  ImGui::Text("%d %%", changed.text_scale);
  ImGui::SameLine();
  if (ImGui::Button("larger")) changed.text_scale += text_step;
}

// Two wishes side by side.
void pair_of(const PanelContext& context, const char* left, Wish first, const char* right, Wish second) {
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  const ImVec2 size{(ImGui::GetContentRegionAvail().x - gap) / 2, context.unit() * 1.6F};
  if (ImGui::Button(left, size)) context.commands.emplace_back(first);
  ImGui::SameLine();
  if (ImGui::Button(right, size)) context.commands.emplace_back(second);
}

void ways_out(const PanelContext& context) {
  pair_of(context, "Save", Wish::save, "Load", Wish::load);
  pair_of(context, "Take a picture", Wish::screenshot, "Copy the share code", Wish::share_code);
  if (wide_button(context, "Look into the labyrinth (for those who work on it)"))
    context.commands.emplace_back(Wish::inside);
  if (wide_button(context, "To the title (the game is kept)"))
    context.commands.emplace_back(command::ToTitle{});
  if (wide_button(context, "Quit (the game is kept)")) context.commands.emplace_back(command::Quit{});
}

}  // namespace

void draw_menu(const PanelContext& context, const Settings& settings, bool playing) {
  heading(context, playing ? "Pause" : "Settings");
  Settings changed = settings;
  text_scale(changed);
  ImGui::PushItemWidth(ImGui::GetContentRegionAvail().x * 0.45F);
  ImGui::SliderInt("##view", &changed.field_of_view, 60, 100, "", ImGuiSliderFlags_AlwaysClamp);
  ImGui::PopItemWidth();
  ImGui::SameLine();
  ImGui::Text("Field of view: %d degrees", changed.field_of_view);
  ImGui::Checkbox("Reduce motion", &changed.reduce_motion);
  ImGui::SameLine();
  ImGui::Checkbox("Strong contrast", &changed.contrast);
  ImGui::Checkbox("Simple light, for slow machines", &changed.low_quality);
  if (changed != settings) context.commands.emplace_back(command::ChangeSettings{in_range(changed)});
  ImGui::Spacing();
  if (wide_button(context, playing ? "Go on" : "Close")) context.commands.emplace_back(Wish::menu);
  ImGui::SetItemDefaultFocus();
  pair_of(context, "Keys", Wish::keys, "Help", Wish::help);
  if (playing) ways_out(context);
}

}  // namespace katabasis
