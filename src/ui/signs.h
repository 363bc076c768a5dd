// The signs of the map. Each is drawn around a place on the screen; `cell`: the side of a field in pixels.
#pragma once

#include "base/geometry.h"
#include "labyrinth/labyrinth.h"
#include "rules/world.h"
#include "ui/panel.h"

namespace katabasis {

struct SignBrush {
  ImDrawList& list;
  const PanelLook& look;
  float cell;

  void field(ImVec2 at, bool wall, bool in_view) const;
  void hero(ImVec2 at, Direction facing) const;
  void creature(ImVec2 at, bool main) const;
  void thing(ImVec2 at) const;
  void note(ImVec2 at) const;
  void sound(ImVec2 at, float freshness) const;    // 0 … 1
  void silence(ImVec2 at, float freshness) const;  // 0 … 1
  // Doors differ by shape: an open one is a gap between two posts, a closed one a bar, a locked one a bar
  // with the filled shape of its key. `upright`: the leaf runs from north to south.
  void door(ImVec2 middle, bool upright, DoorState state, std::optional<KeyId> key) const;
  void key(ImVec2 at, KeyId key) const;
  // Beside a lock or a key, above on the right.
  void number(ImVec2 at, KeyId key) const;
};

// Each with its word, as many on a line as there is room for.
void draw_legend(const PanelContext& context);
// How high it will be in that width.
float legend_height(const PanelContext& context, float width);

}  // namespace katabasis
