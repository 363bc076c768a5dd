#include "ui/look.h"

#include <algorithm>
#include <array>
#include <filesystem>

namespace katabasis {

namespace {

ImU32 colour(const Palette& palette, const char* name) {
  const Rgb rgb = palette[name];
  return IM_COL32(rgb.red, rgb.green, rgb.blue, 255);
}

// Latin, Greek and the punctuation of running text.
constexpr std::array<ImWchar, 9> letters_of_text{0x20, 0xff, 0x370, 0x3ff, 0x2010, 0x2027, 0x2212, 0x2212, 0};
// Only those that are shown: at this size each one takes its room in the texture.
constexpr std::array<ImWchar, 11> letters_of_title{0x391, 0x392, 0x397, 0x39a, 0x39d, 0x39d,
                                                   0x39f, 0x39f, 0x3a3, 0x3a4, 0};

ImFont* load(const char* file, float height, const ImWchar* letters) {
  const std::filesystem::path path = std::filesystem::path(KATABASIS_FONT_DIR) / file;
  ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(path, ignored)) {
    ImFontConfig config;
    config.SizePixels = height;
    return atlas.AddFontDefault(&config);
  }
  return atlas.AddFontFromFileTTF(path.c_str(), height, nullptr, letters);
}

ImVec4 as_vector(ImU32 value) {
  return ImGui::ColorConvertU32ToFloat4(value);
}

void set_colours(ImGuiStyle& style, const PanelLook& look) {
  const auto set = [&](ImGuiCol_ slot, ImU32 value) { style.Colors[slot] = as_vector(value); };
  for (ImVec4& slot : style.Colors) slot = as_vector(look.bronze);
  set(ImGuiCol_Text, look.parchment);
  set(ImGuiCol_TextDisabled, look.ash);
  set(ImGuiCol_WindowBg, faded(look.ink, 0));
  set(ImGuiCol_ChildBg, faded(look.ink, 0));
  set(ImGuiCol_PopupBg, faded(look.ink, 0.98F));
  set(ImGuiCol_Border, faded(look.bronze, 0.7F));
  set(ImGuiCol_BorderShadow, faded(look.ink, 0));
  set(ImGuiCol_FrameBg, mixed(look.ink, look.bronze, 0.18F));
  set(ImGuiCol_FrameBgHovered, mixed(look.ink, look.bronze, 0.35F));
  set(ImGuiCol_FrameBgActive, mixed(look.ink, look.bronze, 0.5F));
  set(ImGuiCol_ScrollbarBg, faded(look.ink, 0.4F));
  set(ImGuiCol_ScrollbarGrab, faded(look.bronze, 0.6F));
  set(ImGuiCol_CheckMark, look.gold);
  set(ImGuiCol_SliderGrab, look.gold);
  set(ImGuiCol_SliderGrabActive, look.saffron);
  set(ImGuiCol_Button, mixed(look.ink, look.bronze, 0.22F));
  set(ImGuiCol_ButtonHovered, mixed(look.ink, look.bronze, 0.5F));
  set(ImGuiCol_ButtonActive, mixed(look.ink, look.gold, 0.7F));
  set(ImGuiCol_Header, mixed(look.ink, look.bronze, 0.3F));
  set(ImGuiCol_HeaderHovered, mixed(look.ink, look.bronze, 0.45F));
  set(ImGuiCol_HeaderActive, mixed(look.ink, look.bronze, 0.6F));
  set(ImGuiCol_Separator, faded(look.bronze, 0.5F));
  set(ImGuiCol_TextSelectedBg, mixed(look.ink, look.styx, 0.7F));
  set(ImGuiCol_NavHighlight, look.gold);
  set(ImGuiCol_ModalWindowDimBg, faded(look.ink, 0.5F));
}

// A squared spiral that winds into the corner at `corner`; `x` and `y` point into the sheet, one unit of it
// long.
void draw_meander(ImDrawList& into, ImVec2 corner, float x, float y, ImU32 ink, float line) {
  const std::array<ImVec2, 7> turns{{{5, 0}, {0, 0}, {0, 5}, {4, 5}, {4, 2}, {2, 2}, {2, 3.4F}}};
  std::array<ImVec2, turns.size()> points;
  for (std::size_t i = 0; i < turns.size(); ++i) {
    points[i] = {corner.x + turns[i].x * x, corner.y + turns[i].y * y};
  }
  into.AddPolyline(points.data(), static_cast<int>(points.size()), ink, ImDrawFlags_None, line);
}

}  // namespace

PanelLook::PanelLook(const Palette& palette, bool contrast)
    : cover(contrast ? 1.0F : 0.92F),
      ink(colour(palette, "ink")),
      parchment(colour(palette, "parchment")),
      ash(colour(palette, "ash")),
      gold(colour(palette, "gold")),
      blood(colour(palette, "blood")),
      laurel(colour(palette, "laurel")),
      styx(colour(palette, "styx")),
      ember(colour(palette, "ember")),
      bronze(colour(palette, "bronze")),
      bone(colour(palette, "bone")),
      marble(colour(palette, "marble")),
      basalt(colour(palette, "basalt")),
      obsidian(colour(palette, "obsidian")),
      clay(colour(palette, "clay")),
      verdigris(colour(palette, "verdigris")),
      wine(colour(palette, "wine")),
      saffron(colour(palette, "saffron")) {
  if (!contrast) return;
  ink = IM_COL32(0, 0, 0, 255);
  parchment = bone = marble = IM_COL32(255, 255, 255, 255);
  for (ImU32* pale : {&ash, &bronze, &gold, &blood, &laurel, &styx, &ember, &verdigris, &saffron})
    *pale = mixed(*pale, parchment, 0.45F);
}

ImU32 faded(ImU32 value, float part) {
  ImVec4 vector = as_vector(value);
  vector.w *= part;
  return ImGui::ColorConvertFloat4ToU32(vector);
}

ImU32 mixed(ImU32 from, ImU32 to, float part) {
  const ImVec4 a = as_vector(from);
  const ImVec4 b = as_vector(to);
  const auto between = [part](float low, float high) { return low + (high - low) * part; };
  return ImGui::ColorConvertFloat4ToU32(
      {between(a.x, b.x), between(a.y, b.y), between(a.z, b.z), between(a.w, b.w)});
}

Letters load_letters(int height) {
  const auto size = static_cast<float>(height);
  ImGui::GetIO().Fonts->Clear();
  Letters letters;
  letters.text = load("GFSNeohellenic.otf", size, letters_of_text.data());
  letters.strong = load("GFSNeohellenicBold.otf", size, letters_of_text.data());
  letters.heading = load("GFSNeohellenicBold.otf", size * 1.35F, letters_of_text.data());
  letters.title = load("GFSNeohellenicBold.otf", size * 5.0F, letters_of_title.data());
  return letters;
}

void apply_style(const PanelLook& look, int text_height) {
  const auto unit = static_cast<float>(text_height);
  ImGuiStyle& style = ImGui::GetStyle();
  style = ImGuiStyle();
  style.WindowPadding = {unit * 0.75F, unit * 0.5F};
  style.FramePadding = {unit * 0.4F, unit * 0.12F};
  style.ItemSpacing = {unit * 0.4F, unit * 0.22F};
  style.ItemInnerSpacing = {unit * 0.3F, unit * 0.2F};
  style.ScrollbarSize = unit * 0.6F;
  style.GrabMinSize = unit * 0.6F;
  style.WindowBorderSize = 0;
  style.ChildBorderSize = 0;
  style.FrameBorderSize = 1;
  style.WindowMinSize = {1, 1};
  style.DisplaySafeAreaPadding = {0, 0};
  set_colours(style, look);
}

void draw_sheet(ImDrawList& into, const PanelLook& look, ImVec2 from, ImVec2 to, float text_height,
                bool ornate, bool in_front) {
  const float line = text_height / 14 < 1 ? 1 : text_height / 14;
  into.AddRectFilled(from, to, faded(look.ink, in_front ? std::max(look.cover, 0.98F) : look.cover));
  const ImVec2 a{from.x + line / 2, from.y + line / 2};
  const ImVec2 b{to.x - line / 2, to.y - line / 2};
  into.AddRect(a, b, look.bronze, 0, ImDrawFlags_None, line);
  if (!ornate) return;
  const float inset = line * 2.5F;
  const float unit = text_height * 0.08F;
  const ImU32 pale = faded(look.bronze, 0.85F);
  draw_meander(into, {a.x + inset, a.y + inset}, unit, unit, pale, line);
  draw_meander(into, {b.x - inset, a.y + inset}, -unit, unit, pale, line);
  draw_meander(into, {a.x + inset, b.y - inset}, unit, -unit, pale, line);
  draw_meander(into, {b.x - inset, b.y - inset}, -unit, -unit, pale, line);
}

}  // namespace katabasis
