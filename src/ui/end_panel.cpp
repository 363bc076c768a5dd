// The end of a game: a word, how it went, what now.
#include <algorithm>

#include "ui/great_word.h"
#include "ui/panels.h"

namespace katabasis {

void draw_end(const PanelContext& context, const std::string& summary, bool won, const std::string& notice) {
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
  paragraph(summary);
  if (!notice.empty()) coloured(look.ash, notice);
  ImGui::Spacing();
  if (wide_button(context, "To the title")) context.commands.emplace_back(command::ToTitle{});
  ImGui::SetItemDefaultFocus();
  if (wide_button(context, "Copy the share code")) context.commands.emplace_back(Wish::share_code);
  if (wide_button(context, "Quit")) context.commands.emplace_back(command::Quit{});
}

}  // namespace katabasis
