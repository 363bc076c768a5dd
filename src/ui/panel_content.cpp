// What panels are filled with.
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "ui/panel.h"

namespace katabasis {

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

namespace {

// Relative luminance, 0 … 1.
float luminance(ImU32 colour) {
  const ImVec4 parts = ImGui::ColorConvertU32ToFloat4(colour);
  return 0.2126F * std::pow(parts.x, 2.2F) + 0.7152F * std::pow(parts.y, 2.2F) +
         0.0722F * std::pow(parts.z, 2.2F);
}

// As full as it may be for pale letters to be read on it.
ImU32 ground_for_letters(const PanelLook& look, ImU32 colour) {
  constexpr float brightest = 0.13F;  // pale letters have 4.5 times its light
  float part = 0.8F;
  while (part > 0.2F && luminance(mixed(look.ink, colour, part)) > brightest) part -= 0.05F;
  return mixed(look.ink, colour, part);
}

}  // namespace

void bar(const PanelContext& context, float part, ImU32 colour, std::string_view words, float height) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  const ImVec2 to{from.x + width, from.y + height};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(from, to, mixed(context.look.ink, colour, 0.25F));
  list.AddRectFilled(from, {from.x + width * std::clamp(part, 0.0F, 1.0F), to.y},
                     ground_for_letters(context.look, colour));
  list.AddRect(from, to, faded(context.look.bronze, 0.7F));
  const std::string shown = fitted(words, width);
  const ImVec2 text = ImGui::CalcTextSize(shown.c_str());
  const float settled = text.y * 0.07F;  // capitals begin at the very top of their line
  list.AddText({from.x + (width - text.x) / 2, from.y + (height - text.y) / 2 + settled},
               context.look.parchment, shown.c_str());
  ImGui::Dummy({width, height});
}

void roll_by_keys(const PanelContext& context) {
  const auto pressed = [](ImGuiKey_ key) { return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key)); };
  const float line = context.unit() * 2;
  const float page = ImGui::GetWindowHeight() - line;
  float by = 0;
  if (pressed(ImGuiKey_DownArrow)) by += line;
  if (pressed(ImGuiKey_UpArrow)) by -= line;
  if (pressed(ImGuiKey_PageDown)) by += page;
  if (pressed(ImGuiKey_PageUp)) by -= page;
  if (by != 0) ImGui::SetScrollY(std::clamp(ImGui::GetScrollY() + by, 0.0F, ImGui::GetScrollMaxY()));
}

bool panel_clicked(const PanelContext& context) {
  ImGuiWindow& window = *ImGui::GetCurrentWindow();
  const ImRect box = context.layout.compact ? window.Rect() : window.WorkRect;
  const ImGuiID id = window.GetID("all of it");
  bool hovered = false;
  bool held = false;
  return ImGui::ItemAdd(box, id, nullptr, ImGuiItemFlags_NoNav) &&
         ImGui::ButtonBehavior(box, id, &hovered, &held, ImGuiButtonFlags_PressedOnClick);
}

std::string fitted(std::string_view text, float room) {
  const char* const end = text.data() + text.size();
  if (ImGui::CalcTextSize(text.data(), end).x <= room) return std::string(text);
  constexpr const char* ellipsis = "\u2026";
  const float left = std::max(room - ImGui::CalcTextSize(ellipsis).x, 0.0F);
  const char* rest = text.data();
  ImGui::GetFont()->CalcTextSizeA(ImGui::GetFontSize(), left, 0, text.data(), end, &rest);
  while (rest > text.data() && rest[-1] == ' ') --rest;
  return std::string(text.data(), rest) + ellipsis;
}

void one_line(ImU32 colour, const std::string& text) {
  const std::string shown = fitted(text, ImGui::GetContentRegionAvail().x);
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  ImGui::TextUnformatted(shown.c_str());
  ImGui::PopStyleColor();
  if (shown != text && ImGui::IsItemHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem))
    ImGui::SetTooltip("%s", text.c_str());
}

void same_line_for(float width, float gap) {
  const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
  const float between = gap < 0 ? ImGui::GetStyle().ItemSpacing.x : gap;
  if (ImGui::GetItemRectMax().x + between + width <= right) ImGui::SameLine(0, gap);
}

void beside(const std::string& words) {
  same_line_for(ImGui::CalcTextSize(words.c_str()).x);
  paragraph(words);
}

float button_width(const char* label) {
  return ImGui::CalcTextSize(label, nullptr, true).x + ImGui::GetStyle().FramePadding.x * 2;
}

bool next_button(const char* label) {
  same_line_for(button_width(label));
  return ImGui::Button(label);
}

bool fade_rims(const PanelContext& context, float height) {
  const ImGuiWindow& window = *ImGui::GetCurrentWindow();
  const ImRect box = window.InnerClipRect;
  const ImU32 ground = context.look.ink;
  const ImU32 none = ground & ~IM_COL32_A_MASK;
  const auto fade = [&](float from, float to, ImU32 upper, ImU32 lower) {
    window.DrawList->AddRectFilledMultiColor({box.Min.x, from}, {box.Max.x, to}, upper, upper, lower, lower);
  };
  const bool before = ImGui::GetScrollY() >= 1;
  const bool more = ImGui::GetScrollY() < ImGui::GetScrollMaxY() - 1;
  if (before) fade(box.Min.y, box.Min.y + height, ground, none);
  if (more) fade(box.Max.y - height, box.Max.y, none, ground);
  return more;
}

bool draw_rolling(const PanelContext& context, const std::function<void()>& content) {
  const float foot = context.unit() * 1.6F + ImGui::GetStyle().ItemSpacing.y;
  ImGui::BeginChild("rolling", {0, -foot}, false, ImGuiWindowFlags_NavFlattened);
  // Letters reach to the left of where they begin, and above their line.
  const float swash = context.unit() * 0.12F;
  ImGui::Indent(swash);
  ImGui::SetCursorPosY(ImGui::GetCursorPosY() + swash / 2);
  content();
  ImGui::Unindent(swash);
  ImGui::Dummy({0, 0});  // below the last line: of letters that reach below theirs
  const bool more = fade_rims(context, context.unit());
  ImGui::EndChild();
  return more;
}

bool slider(const char* id, int& value, int low, int high) {
  bool changed =
      ImGui::SliderInt(id, &value, low, high, "", ImGuiSliderFlags_AlwaysClamp | ImGuiSliderFlags_NoInput);
  if (!ImGui::IsItemFocused() || ImGui::IsItemActive()) return changed;
  constexpr std::array<std::pair<ImGuiKey_, int>, 2> ways{
      {{ImGuiKey_LeftArrow, -1}, {ImGuiKey_RightArrow, 1}}};
  const int step = std::max((high - low) / 100, 1);
  for (const auto& [key, sign] : ways) {
    if (!ImGui::IsKeyPressed(ImGui::GetKeyIndex(key))) continue;
    value = std::clamp(value + sign * step, low, high);
    ImGui::NavMoveRequestCancel();
    changed = true;
  }
  return changed;
}

bool wide_button(const PanelContext& context, const std::string& label) {
  const float room = ImGui::GetContentRegionAvail().x;
  const std::string words = label.substr(0, label.find("##"));
  const std::string shown = fitted(words, room - ImGui::GetStyle().FramePadding.x * 2);
  const std::string named = shown == words ? label : shown + "###" + label;
  return ImGui::Button(named.c_str(), {room, context.unit() * 1.6F});
}

}  // namespace katabasis
