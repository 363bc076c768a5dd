// Rooms and doors as a graph: what leads where, which key opens what.
#pragma once

#include "rules/game.h"
#include "ui/panel.h"

namespace katabasis {

// Into so much room from the cursor of the current panel on. Of a large labyrinth only the rooms around the
// hero.
void draw_graph(const PanelContext& context, const Game& game, ImVec2 room);

// The colours by which components are told apart, beside their numbers.
ImU32 component_colour(const PanelLook& look, ComponentId component);

}  // namespace katabasis
