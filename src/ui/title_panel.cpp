// The title: the name over the place, and below what can be done.
#include <algorithm>
#include <utility>

#include "ui/great_word.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

// One below the other, or with little room in pairs.
void choices(const PanelContext& context, bool can_continue, NewGameForm& form) {
  const float half = (ImGui::GetContentRegionAvail().x - ImGui::GetStyle().ItemSpacing.x) / 2;
  bool beside = false;
  const auto chosen = [&](const char* label) {
    if (!context.layout.compact) return wide_button(context, label);
    if (std::exchange(beside, !beside)) ImGui::SameLine();
    return ImGui::Button(label, {half, context.unit() * 1.6F});
  };
  if (can_continue) {
    if (chosen("Continue")) context.commands.emplace_back(command::Continue{});
    ImGui::SetItemDefaultFocus();
  }
  if (chosen("New game")) {
    form.open = true;
    if (!form.has_seed) context.commands.emplace_back(command::DrawSeed{});
  }
  if (!can_continue) ImGui::SetItemDefaultFocus();
  if (chosen("Today's descent")) context.commands.emplace_back(command::Today{});
  if (chosen("Copied share code")) context.commands.emplace_back(command::PasteCode{});
  if (chosen("Pictures")) context.commands.emplace_back(command::ShowKept{KeptKind::pictures});
  if (chosen("Other games")) context.commands.emplace_back(command::ShowKept{KeptKind::saves});
  if (chosen("Settings")) context.commands.emplace_back(Wish::menu);
  if (chosen("Help")) context.commands.emplace_back(Wish::help);
  if (chosen("Quit")) context.commands.emplace_back(command::Quit{});
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
  const Panel panel(
      context, "title",
      column(context, context.layout.compact || !notice.empty() ? 24 : 13, static_cast<int>(end)),
      context.layout.compact ? PanelKind::wide : PanelKind::foot);
  choices(context, can_continue, form);
  if (!notice.empty()) coloured(context.look.saffron, notice);
}

}  // namespace katabasis
