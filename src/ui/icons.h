// Small pictures drawn with strokes: for buttons and lists.
#pragma once

#include <imgui.h>

#include "ui/wish.h"

namespace katabasis {

// What could be worn.
enum class ItemIcon : std::uint8_t { weapon, armour };

// `reach`: half the picture's height.
void draw_icon(ImDrawList& into, Wish wish, ImVec2 centre, float reach, ImU32 colour);
void draw_icon(ImDrawList& into, ItemIcon icon, ImVec2 centre, float reach, ImU32 colour);

}  // namespace katabasis
