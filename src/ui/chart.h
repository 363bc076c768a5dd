// What the hero knows of the labyrinth, drawn as a chart. Doors differ by shape: an open one is a gap between
// two posts, a closed one a bar, a locked one a bar with a lock and its number.
#pragma once

#include <imgui.h>

#include <cmath>

#include "ui/panel.h"

namespace katabasis {

// What everything means that is drawn on it.
inline constexpr const char* signs_of_the_map =
    "Arrow: you. Cross: monster. Bar: closed door; with a filled shape: locked. The same shape as a ring, in "
    "the same colour and with the same number: its key. Two posts: open door. Dot: thing. Leaf: note. Arcs: "
    "heard behind the door. Circle: silence there.";

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
