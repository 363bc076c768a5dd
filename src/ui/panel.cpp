#include "ui/panel.h"

#include <imgui_internal.h>

#include <algorithm>

namespace katabasis {

namespace {

constexpr ImGuiWindowFlags common_flags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                          ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoCollapse |
                                          ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground;

bool fits_content(Rect area, PanelKind kind) {
  return kind == PanelKind::dialog || kind == PanelKind::foot || area.height <= 0;
}

ImGuiWindowFlags flags_of(PanelKind kind, Rect area) {
  ImGuiWindowFlags flags = common_flags;
  if (kind == PanelKind::fixed) {
    flags |= ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoFocusOnAppearing |
             ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollbar |
             ImGuiWindowFlags_NoScrollWithMouse;
  }
  if (fits_content(area, kind)) flags |= ImGuiWindowFlags_AlwaysAutoResize;
  return flags;
}

ImVec2 corner(Rect area) {
  return {static_cast<float>(area.x), static_cast<float>(area.y)};
}

void place_next(const PanelContext& context, Rect area, PanelKind kind) {
  const auto width = static_cast<float>(area.width);
  const auto height = static_cast<float>(area.height);
  if (kind == PanelKind::foot) {
    const ImVec2 from = corner(area);
    const float edge = height * 0.04F;
    ImGui::SetNextWindowPos({from.x + width / 2, from.y + height - edge}, ImGuiCond_Always, {0.5F, 1.0F});
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, height - edge});
    return;
  }
  if (kind == PanelKind::dialog) {
    const ImVec2 from = corner(area);
    ImGui::SetNextWindowPos({from.x + width / 2, from.y + height / 2}, ImGuiCond_Always, {0.5F, 0.5F});
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, height});
    return;
  }
  ImGui::SetNextWindowPos(corner(area));
  if (fits_content(area, kind)) {
    const int room = context.layout.screen.height - area.y;
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, static_cast<float>(room)});
  } else {
    ImGui::SetNextWindowSize({width, height});
  }
}

}  // namespace

Panel::Panel(const PanelContext& context, const char* name, Rect area, PanelKind kind) {
  const bool compact = context.layout.compact;
  const bool in_front = kind != PanelKind::fixed;
  if (compact && !in_front) ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, panel_padding(context));
  place_next(context, area, kind);
  ImGui::Begin(name, nullptr, flags_of(kind, area));
  if (compact && !in_front) ImGui::PopStyleVar();
  // What is chosen is marked from the start, so that the first key can press it.
  if (in_front && ImGui::IsWindowAppearing()) ImGui::GetCurrentContext()->NavDisableHighlight = false;
  const ImVec2 from = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRectFullScreen();
  const bool ornate = !compact && size.y > context.unit() * 3;
  draw_sheet(list, context.look, from, {from.x + size.x, from.y + size.y}, context.unit(), ornate, in_front);
  list.PopClipRect();
}

Panel::~Panel() {
  ImGui::End();
}

ImVec2 panel_padding(const PanelContext& context) {
  if (context.layout.compact) return {context.unit() * 0.3F, context.unit() * 0.22F};
  return ImGui::GetStyle().WindowPadding;
}

void heading(const PanelContext& context, std::string_view text) {
  ImGui::PushFont(context.letters.heading);
  const char* end = text.data() + text.size();
  const float width = ImGui::CalcTextSize(text.data(), end).x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x;
  const float left = at.x + std::max((room - width) / 2, 0.0F);
  ImGui::SetCursorScreenPos({left, at.y});
  ImGui::PushStyleColor(ImGuiCol_Text, context.look.gold);
  ImGui::TextUnformatted(text.data(), end);
  ImGui::PopStyleColor();
  const float middle = at.y + ImGui::GetFontSize() * 0.55F;
  const float gap = context.unit();
  if (const float length = (room - width) / 2 - gap * 2; length > gap) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 line = faded(context.look.bronze, 0.6F);
    list.AddLine({left - gap - length, middle}, {left - gap, middle}, line);
    list.AddLine({left + width + gap, middle}, {left + width + gap + length, middle}, line);
  }
  ImGui::PopFont();
}

void paragraph(std::string_view text) {
  ImGui::PushTextWrapPos(0);
  ImGui::TextUnformatted(text.data(), text.data() + text.size());
  ImGui::PopTextWrapPos();
}

void coloured(ImU32 colour, std::string_view text) {
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  paragraph(text);
  ImGui::PopStyleColor();
}

void strong(const PanelContext& context, ImU32 colour, std::string_view text) {
  ImGui::PushFont(context.letters.strong);
  coloured(colour, text);
  ImGui::PopFont();
}

void bar(const PanelContext& context, float part, ImU32 colour, std::string_view words, float height) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 to{from.x + width, from.y + height};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(from, to, mixed(context.look.ink, colour, 0.25F));
  list.AddRectFilled(from, {from.x + width * std::clamp(part, 0.0F, 1.0F), to.y},
                     mixed(context.look.ink, colour, 0.8F));
  list.AddRect(from, to, faded(context.look.bronze, 0.7F));
  const char* end = words.data() + words.size();
  const ImVec2 text = ImGui::CalcTextSize(words.data(), end);
  list.AddText({from.x + (width - text.x) / 2, from.y + (height - text.y) / 2}, context.look.parchment,
               words.data(), end);
  ImGui::Dummy({width, height});
}

bool draw_rolling(const PanelContext& context, const std::function<void()>& content) {
  const float foot = context.unit() * 1.6F + ImGui::GetStyle().ItemSpacing.y;
  ImGui::BeginChild("rolling", {0, -foot}, false, ImGuiWindowFlags_NavFlattened);
  content();
  const bool more = ImGui::GetScrollY() < ImGui::GetScrollMaxY() - 1;
  ImGui::EndChild();
  return more;
}

bool wide_button(const PanelContext& context, const char* label) {
  return ImGui::Button(label, {ImGui::GetContentRegionAvail().x, context.unit() * 1.6F});
}

}  // namespace katabasis
