// The title: the name over the place, and below what can be done.
#include <algorithm>

#include "ui/great_word.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

void choices(const PanelContext& context, bool can_continue, NewGameForm& form) {
  if (can_continue) {
    if (wide_button(context, "Continue")) context.commands.emplace_back(command::Continue{});
    ImGui::SetItemDefaultFocus();
  }
  if (wide_button(context, "New game")) {
    form.open = true;
    if (!form.has_seed) context.commands.emplace_back(command::DrawSeed{});
  }
  if (!can_continue) ImGui::SetItemDefaultFocus();
  if (wide_button(context, "Today's descent")) context.commands.emplace_back(command::Today{});
  if (wide_button(context, "Copied share code")) context.commands.emplace_back(command::PasteCode{});
  if (wide_button(context, "Pictures")) context.commands.emplace_back(command::ShowKept{KeptKind::pictures});
  if (wide_button(context, "Other games")) context.commands.emplace_back(command::ShowKept{KeptKind::saves});
  if (wide_button(context, "Settings")) context.commands.emplace_back(Wish::menu);
  if (wide_button(context, "Help")) context.commands.emplace_back(Wish::help);
  if (wide_button(context, "Quit")) context.commands.emplace_back(command::Quit{});
}

// A column in the middle of the picture, from `top` down to a little above the lower edge.
Rect column(const PanelContext& context, int width, int top) {
  const Size screen = context.layout.screen;
  const int wide = std::min(context.layout.text * width, screen.width);
  return {(screen.width - wide) / 2, top, wide, std::max(screen.height - top, 1)};
}

}  // namespace

void draw_title(const PanelContext& context, bool can_continue, NewGameForm& form,
                const std::string& notice) {
  if (form.open) {
    const Panel panel(context, "new game", column(context, 28, 0), PanelKind::dialog);
    draw_new_game(context, form);
    if (!notice.empty()) coloured(context.look.saffron, notice);
    return;
  }
  const auto height = static_cast<float>(context.layout.screen.height);
  const float end =
      draw_great_word(context, "\u039a\u0391\u03a4\u0391\u0392\u0391\u03a3\u0399\u03a3", "the way down",
                      context.look.gold, context.layout.compact ? context.unit() * 0.3F : height * 0.09F);
  const Panel panel(context, "title", column(context, 13, static_cast<int>(end)), PanelKind::foot);
  choices(context, can_continue, form);
  if (!notice.empty()) coloured(context.look.saffron, notice);
}

}  // namespace katabasis
