// The end of a game: a word, how it went, what now.
#include <algorithm>

#include "ui/great_word.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

// Two buttons side by side; which of them was pressed, counted from 1.
int pair_pressed(const PanelContext& context, const char* left, const char* right) {
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  const ImVec2 size{(ImGui::GetContentRegionAvail().x - gap) / 2, context.unit() * 1.6F};
  int pressed = ImGui::Button(left, size) ? 1 : 0;
  ImGui::SameLine();
  if (ImGui::Button(right, size)) pressed = 2;
  return pressed;
}

void what_now(const PanelContext& context, const EndView& view) {
  if (wide_button(context, "To the title")) context.commands.emplace_back(command::ToTitle{});
  ImGui::SetItemDefaultFocus();
  if (view.again && wide_button(context, "The same way once more"))
    context.commands.emplace_back(command::NewGame{*view.again});
  if (view.can_load && wide_button(context, "Load the game saved last"))
    context.commands.emplace_back(Wish::load);
  const int pressed = pair_pressed(context, "Copy the share code", "Quit");
  if (pressed == 1) context.commands.emplace_back(Wish::share_code);
  if (pressed == 2) context.commands.emplace_back(command::Quit{});
}

}  // namespace

void draw_end(const PanelContext& context, const EndView& view, const std::string& notice) {
  const bool won = view.won;
  const std::string_view victory = "\u039d\u0399\u039a\u0397";
  const std::string_view death = "\u0398\u0391\u039d\u0391\u03a4\u039f\u03a3";
  const PanelLook& look = context.look;
  const float end = context.layout.compact
                        ? 0
                        : draw_great_word(context, won ? victory : death, won ? "victory" : "death",
                                          won ? look.gold : look.blood, context.unit() * 0.6F);
  const Size screen = context.layout.screen;
  const int wide = std::min(context.layout.text * 34, screen.width);
  const int top = static_cast<int>(end);
  const Panel panel(context, "end", {(screen.width - wide) / 2, top, wide, screen.height - top},
                    context.layout.compact ? PanelKind::dialog : PanelKind::foot);
  if (context.layout.compact) heading(context, won ? "Victory" : "Death");
  if (!context.layout.compact) {
    strong(context, look.gold,
           won ? "Persephone takes your hand. The stairs are still there, and nobody bars them."
               : "The torch goes on for a while without you. There is always another way down.");
    ImGui::Spacing();
  }
  paragraph(view.summary);
  if (!notice.empty()) coloured(look.ash, notice);
  ImGui::Spacing();
  what_now(context, view);
}

}  // namespace katabasis
