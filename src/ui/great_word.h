// One word as large as the picture allows, on a dark veil, with a thin bronze line below it and a smaller
// line of text under that: the game's name, and how a game ended.
#pragma once

#include <string_view>

#include "ui/panel.h"

namespace katabasis {

// Behind all panels, centred, from `top` downwards. The word may be of the capital letters that the title's
// font has. Returns where the drawing ends.
float draw_great_word(const PanelContext& context, std::string_view word, std::string_view below,
                      ImU32 colour, float top);

}  // namespace katabasis
