// The title and the end: panels that stand alone.
#include <fmt/format.h>

#include <algorithm>

#include "ui/panels.h"

namespace katabasis {

namespace {

void centred_text(ImFont* font, ImU32 colour, std::string_view text) {
  ImGui::PushFont(font);
  const char* end = text.data() + text.size();
  const float width = ImGui::CalcTextSize(text.data(), end).x;
  ImGui::SetCursorPosX(std::max((ImGui::GetWindowWidth() - width) / 2, 0.0F));
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  ImGui::TextUnformatted(text.data(), end);
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

void name_of_the_game(const PanelContext& context) {
  centred_text(context.layout.compact ? context.letters.heading : context.letters.title, context.look.gold,
               "\u039a\u0391\u03a4\u0391\u0392\u0391\u03a3\u0399\u03a3");
  centred_text(context.letters.text, context.look.parchment, "Katabasis, the way down");
}

void slider(const char* label, int& value, int low, int high, const char* format = "%d") {
  ImGui::SliderInt(label, &value, low, high, format, ImGuiSliderFlags_AlwaysClamp);
}

void parameters(const PanelContext& context, NewGameForm& form) {
  Parameters& chosen = form.parameters;
  ImGui::PushItemWidth(ImGui::GetContentRegionAvail().x * 0.5F);
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

void new_game_form(const PanelContext& context, NewGameForm& form) {
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

void choices(const PanelContext& context, bool can_continue, NewGameForm& form) {
  if (can_continue) {
    if (wide_button(context, "Continue")) context.commands.emplace_back(command::Continue{});
    ImGui::SetItemDefaultFocus();
  }
  if (wide_button(context, "New game")) {
    form.open = true;
    context.commands.emplace_back(command::DrawSeed{});
  }
  if (!can_continue) ImGui::SetItemDefaultFocus();
  if (wide_button(context, "Help")) context.commands.emplace_back(Wish::help);
  if (wide_button(context, "Quit")) context.commands.emplace_back(command::Quit{});
}

// A column in the middle of the picture, below `top`.
Rect column(const PanelContext& context, int width, int top) {
  const Size screen = context.layout.screen;
  const int wide = std::min(context.layout.text * width, screen.width);
  const int from = context.layout.compact ? 0 : top;
  return {(screen.width - wide) / 2, from, wide, screen.height - from};
}

}  // namespace

void draw_title(const PanelContext& context, bool can_continue, NewGameForm& form,
                const std::string& notice) {
  const int top = form.open ? 0 : context.layout.screen.height / 4;
  const Panel panel(context, form.open ? "new game" : "title", column(context, form.open ? 28 : 23, top),
                    PanelKind::dialog);
  if (form.open) {
    new_game_form(context, form);
  } else {
    name_of_the_game(context);
    ImGui::Spacing();
    choices(context, can_continue, form);
  }
  if (!notice.empty()) coloured(context.look.saffron, notice);
}

void draw_end(const PanelContext& context, const std::string& summary, bool won, const std::string& notice) {
  const Panel panel(context, "end", column(context, 32, 0), PanelKind::dialog);
  heading(context, won ? "Victory" : "Defeat");
  paragraph(summary);
  if (!notice.empty()) coloured(context.look.saffron, notice);
  ImGui::Spacing();
  if (wide_button(context, "Copy the share code")) context.commands.emplace_back(Wish::share_code);
  if (wide_button(context, "To the title")) context.commands.emplace_back(command::ToTitle{});
  if (wide_button(context, "Quit")) context.commands.emplace_back(command::Quit{});
}

}  // namespace katabasis
