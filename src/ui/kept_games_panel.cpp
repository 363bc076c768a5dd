// The list of games that lie in files; it asks for what it shows to be read.
#include <imgui_internal.h>

#include <cmath>

#include "ui/panels.h"

namespace katabasis {

namespace {

std::string_view title_of(KeptKind kind) {
  return kind == KeptKind::pictures ? "Pictures" : "Other games";
}

std::string_view nothing_in(KeptKind kind) {
  return kind == KeptKind::pictures
             ? "There is no picture yet. One that is taken holds the game at that moment."
             : "No other game is kept.";
}

// One line, as much of it as there is room for.
void line(ImU32 colour, ImVec2 at, float right, const std::string& text) {
  at = ImFloor(at);  // as letters are placed: else their upper rims would be clipped
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  ImGui::RenderTextEllipsis(ImGui::GetWindowDrawList(), at, {right, at.y + ImGui::GetFontSize()}, right,
                            right, text.c_str(), text.c_str() + text.size(), nullptr);
  ImGui::PopStyleColor();
}

void draw_picture(const PanelContext& context, ImVec2 from, ImVec2 to, bool pictured, std::size_t slot) {
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.AddRectFilled(from, to, context.look.ink);
  if (pictured) {
    const auto width = static_cast<float>(kept_picture_size.width);
    const auto height = static_cast<float>(kept_picture_size.height);
    const auto column = static_cast<float>(slot % kept_pictures_across);
    const auto row = static_cast<float>(slot / kept_pictures_across);
    const auto columns = static_cast<float>(kept_pictures_across);
    const float rows = static_cast<float>(KeptList::slots) / columns;
    // Half a pixel of each side belongs to its neighbours.
    const ImVec2 edge{0.5F / width, 0.5F / height};
    list.AddImage(kept_pictures_texture, from, to, {(column + edge.x) / columns, (row + edge.y) / rows},
                  {(column + 1 - edge.x) / columns, (row + 1 - edge.y) / rows});
  }
  list.AddRect(from, to, faded(context.look.bronze, 0.7F));
}

// What is known of a game, beside its picture; three lines high.
void draw_words(const PanelContext& context, const KeptFacts& facts, ImVec2 at, float right, float step) {
  const std::string& problem = facts.problem;
  if (facts.place.empty()) {
    ImGui::GetWindowDrawList()->AddText(ImGui::GetFont(), ImGui::GetFontSize(), {at.x, at.y + step},
                                        context.look.saffron, problem.c_str(), nullptr, right - at.x);
    return;
  }
  line(context.look.gold, {at.x, at.y + step}, right, facts.place);
  line(problem.empty() ? context.look.ash : context.look.saffron, {at.x, at.y + step * 2}, right,
       problem.empty() ? facts.moment : problem);
}

// What stands in a row of this area.
void draw_game(const PanelContext& context, const KeptList& list, std::size_t file, ImRect area) {
  const KeptFacts* const facts = list.facts(file);
  const float edge = context.unit() * 0.25F;
  const float height = area.GetHeight() - edge * 2;
  ImVec2 at{area.Min.x + edge, area.Min.y + edge};
  ImGui::PushClipRect(area.Min, area.Max, true);
  if (list.kind == KeptKind::pictures) {
    const ImVec2 to{at.x + height * 16 / 9, at.y + height};
    draw_picture(context, at, to, facts != nullptr && facts->pictured, file % KeptList::slots);
    at.x = to.x + context.unit() * 0.5F;
  }
  line(context.look.parchment, at, area.Max.x - edge, list.files[file].title);
  if (facts != nullptr) draw_words(context, *facts, at, area.Max.x - edge, height / 3);
  ImGui::PopClipRect();
}

// The row that was drawn last is chosen, wherever the keys were.
void choose_row() {
  ImGui::NavMoveRequestCancel();
  ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentWindow());
  ImGui::GetCurrentContext()->NavDisableHighlight = false;
  ImGui::SetScrollHereY();
}

bool pressed(ImGuiKey_ key) {
  return ImGui::IsWindowFocused() && ImGui::IsKeyPressed(ImGui::GetKeyIndex(key));
}

// All rows are there for keys to go through; only those in view are drawn, and read if they have not been.
void draw_rows(const PanelContext& context, const KeptList& list) {
  const float height = std::floor(context.unit() * 3.6F);
  // In whole pixels: parts of them would be rounded another way above the window than in it.
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, ImFloor(ImGui::GetStyle().ItemSpacing));
  std::size_t in_view = 0;
  bool asked = false;
  for (std::size_t file = 0; file < list.files.size(); ++file) {
    ImGui::PushID(static_cast<int>(file));
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 to{at.x + ImGui::GetContentRegionAvail().x, at.y + height};
    if (ImGui::Selectable("##game", false, ImGuiSelectableFlags_None, {0, height}))
      context.commands.emplace_back(command::OpenKept{file});
    if ((file == 0 && pressed(ImGuiKey_Home)) || (file + 1 == list.files.size() && pressed(ImGuiKey_End)))
      choose_row();
    if (ImGui::IsItemVisible()) {
      draw_game(context, list, file, {at, to});
      const bool has_slot = ++in_view <= KeptList::slots;
      if (has_slot && !asked && list.facts(file) == nullptr) {
        context.commands.emplace_back(command::ReadKept{file});
        asked = true;
      }
    }
    ImGui::PopID();
  }
  ImGui::PopStyleVar();
}

// The keys go through the rows alone; Esc closes the list. (Dear ImGui 1.86 finds neither end of rows that
// are out of view.)
void give_keys_to_rows() {
  ImGui::FocusWindow(ImGui::GetCurrentWindow());
  ImGui::NavInitWindow(ImGui::GetCurrentWindow(), true);
}

}  // namespace

bool draw_kept_games(const PanelContext& context, const KeptList& list, const std::string& notice) {
  const Panel panel(context, title_of(list.kind).data(), context.layout.wide, PanelKind::wide);
  heading(context, title_of(list.kind));
  if (!notice.empty()) coloured(context.look.saffron, notice);
  ImGui::BeginChild("games", {0, -(context.unit() * 1.6F + ImGui::GetStyle().ItemSpacing.y)});
  if (list.files.empty()) {
    paragraph(nothing_in(list.kind));
  } else {
    if (ImGui::IsWindowAppearing()) give_keys_to_rows();
    draw_rows(context, list);
  }
  fade_rims(context, context.unit());
  ImGui::EndChild();
  const bool closed = wide_button(context, "Close  (" + context.key(Wish::menu) + ")###close");
  if (list.files.empty()) ImGui::SetItemDefaultFocus();
  return closed;
}

}  // namespace katabasis
