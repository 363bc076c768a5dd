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

}  // namespace

void draw_menu(const PanelContext& context, const Settings& settings) {
  heading(context, "Pause");
  Settings changed = settings;
  text_scale(changed);
  ImGui::PushItemWidth(ImGui::GetContentRegionAvail().x * 0.6F);
  ImGui::SliderInt("Field of view", &changed.field_of_view, 60, 100, "%d degrees",
                   ImGuiSliderFlags_AlwaysClamp);
  ImGui::PopItemWidth();
  ImGui::Checkbox("Reduce motion", &changed.reduce_motion);
  if (changed != settings) context.commands.emplace_back(command::ChangeSettings{in_range(changed)});
  ImGui::Spacing();
  if (wide_button(context, "Go on")) context.commands.emplace_back(Wish::menu);
  ImGui::SetItemDefaultFocus();
  if (wide_button(context, "Help")) context.commands.emplace_back(Wish::help);
  if (wide_button(context, "To the title (the game is kept)"))
    context.commands.emplace_back(command::ToTitle{});
  if (wide_button(context, "Quit (the game is kept)")) context.commands.emplace_back(command::Quit{});
}

}  // namespace katabasis
