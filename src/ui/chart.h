// What the hero knows of the labyrinth, drawn as a chart.
#pragma once

#include <imgui.h>

#include <cmath>

#include "ui/signs.h"

namespace katabasis {

// The part of the labyrinth that is shown and where it lies on the screen.
struct Chart {
  ImDrawList& list;
  const PanelLook& look;
  ImVec2 origin;  // of field (0,0)
  float cell;
  Rect shown;
  bool numbers;  // there is room for those of keys and locks

  ImVec2 corner(Position at) const {
    return {origin.x + static_cast<float>(at.x) * cell, origin.y + static_cast<float>(at.y) * cell};
  }
  Position field_at(ImVec2 point) const {
    return {static_cast<int>(std::floor((point.x - origin.x) / cell)),
            static_cast<int>(std::floor((point.y - origin.y) / cell))};
  }
  SignBrush brush() const { return {list, look, cell}; }
  ImVec2 centre(Position at) const {
    const ImVec2 from = corner(at);
    return {from.x + cell / 2, from.y + cell / 2};
  }
};

// What the hero has seen at all.
Rect explored(const Game& game);

// As much as there is room for, as large as it fits within these bounds of a field's side: all that is
// explored, or what lies around the field that matters.
Chart chart_in(const PanelContext& context, const Game& game, ImVec2 from, ImVec2 room, ImVec2 bounds,
               Position matters);
void draw_chart(const Chart& chart, const Game& game);

}  // namespace katabasis
