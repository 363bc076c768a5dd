// The pause: settings, and the way out.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ui/panels.h"

namespace katabasis {

namespace {

constexpr int text_step = 25;  // percent
constexpr std::array<Size, 8> window_sizes{{{640, 360},
                                            {960, 540},
                                            {1280, 720},
                                            {1366, 768},
                                            {1600, 900},
                                            {1920, 1080},
                                            {2560, 1440},
                                            {3840, 2160}}};

// What it sets moves the panel itself: under the mouse it counts only when the mouse lets go. Returns what it
// stands at.
int late_slider(const char* label, int& value, int low, int high) {
  int& wanted = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID(label), value);
  const bool moved = slider(label, wanted, low, high);
  if (ImGui::IsItemActive() && ImGui::IsMouseDown(ImGuiMouseButton_Left)) return wanted;
  if (moved || ImGui::IsItemActive() || ImGui::IsItemDeactivated()) {
    value = wanted;
  } else {
    wanted = value;
  }
  return wanted;
}

void text_scale(Settings& changed) {
  const int before = changed.text_scale;
  int steps = before / text_step;
  const int wanted = late_slider("##text", steps, 75 / text_step, 300 / text_step);
  const int shown = wanted == before / text_step ? before : wanted * text_step;
  if (steps != before / text_step) changed.text_scale = steps * text_step;
  if (shown != before && ImGui::IsItemActive()) {
    ImGui::BeginTooltip();
    ImGui::SetWindowFontScale(static_cast<float>(shown) / static_cast<float>(before));
    ImGui::TextUnformatted("as large as this");
    ImGui::EndTooltip();
  }
  beside(fmt::format("Text: {} %", shown));
}

void window_size(Settings& changed) {
  const auto at = [](Size size) {
    const auto* const found = std::ranges::find_if(
        window_sizes, [size](Size each) { return each.width >= size.width && each.height >= size.height; });
    return static_cast<int>(found == window_sizes.end() ? window_sizes.size() - 1
                                                        : found - window_sizes.begin());
  };
  const int before = at(changed.window);
  int chosen = before;
  const int wanted = late_slider("##window", chosen, 0, static_cast<int>(window_sizes.size()) - 1);
  const Size shown = wanted == before ? changed.window : window_sizes[static_cast<std::size_t>(wanted)];
  if (chosen != before) changed.window = window_sizes[static_cast<std::size_t>(chosen)];
  beside(fmt::format("Window: {} \u00d7 {}", shown.width, shown.height));
}

// Beside the one before if there is room.
void next_checkbox(const char* label, bool& value) {
  const float gap = ImGui::GetFontSize();  // so that a box is not taken for that of the words before it
  same_line_for(ImGui::GetFrameHeight() + ImGui::GetStyle().ItemInnerSpacing.x + ImGui::CalcTextSize(label).x,
                gap);
  ImGui::Checkbox(label, &value);
}

void settings_of(Settings& changed) {
  ImGui::PushItemWidth(ImGui::GetContentRegionAvail().x * 0.45F);
  text_scale(changed);
  slider("##view", changed.field_of_view, 60, 100);
  beside(fmt::format("Field of view: {} degrees", changed.field_of_view));
  ImGui::BeginDisabled(changed.fullscreen);
  window_size(changed);
  ImGui::EndDisabled();
  ImGui::PopItemWidth();
  ImGui::Checkbox("The whole screen", &changed.fullscreen);
  next_checkbox("Wait for the screen (v-sync)", changed.vsync);
  next_checkbox("Reduce motion", changed.reduce_motion);
  next_checkbox("Strong contrast", changed.contrast);
  next_checkbox("Simple light, for slow machines", changed.low_quality);
}

// Two wishes side by side, or one below the other where there is no room.
void pair_of(const PanelContext& context, const char* left, Wish first, const char* right, Wish second) {
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  const float all = ImGui::GetContentRegionAvail().x;
  const float half = (all - gap) / 2;
  const bool fits = std::max(button_width(left), button_width(right)) <= half;
  const ImVec2 size{fits ? half : all, context.unit() * 1.6F};
  if (ImGui::Button(left, size)) context.commands.emplace_back(first);
  if (fits) ImGui::SameLine();
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

void draw_menu(const PanelContext& context, bool playing, std::string_view share_code,
               const std::string& notice) {
  heading(context, playing ? "Pause" : "Settings");
  if (!notice.empty()) coloured(context.look.saffron, notice);
  Settings changed = context.settings;
  settings_of(changed);
  if (changed != context.settings)
    context.commands.emplace_back(command::ChangeSettings{in_range(std::move(changed))});
  ImGui::Spacing();
  // With little room it stands below what rolls.
  if (!context.layout.compact) {
    if (wide_button(context, playing ? "Go on" : "Close")) context.commands.emplace_back(Wish::menu);
    ImGui::SetItemDefaultFocus();
  }
  pair_of(context, "Keys", Wish::keys, "Panels", Wish::arrange);
  if (wide_button(context, "Help")) context.commands.emplace_back(Wish::help);
  if (!playing) return;
  if (!share_code.empty()) coloured(context.look.gold, share_code);
  ways_out(context);
}

}  // namespace katabasis
