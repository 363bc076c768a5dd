// Panels that a person moves or folds up: which they are, where each one goes, how the settings keep it.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "play/settings.h"
#include "ui/layout.h"

namespace katabasis {

struct MovablePanel {
  std::string_view id;     // in the settings file, and of its window
  std::string_view title;  // what is left of it when it is folded up
  Rect Layout::*area;      // where it is at first
  bool keeps_fold;         // what is always there stays folded; a wide one is whole when it is opened again
};

std::span<const MovablePanel> movable_panels();
// Null: the panel stays where it is.
const MovablePanel* movable_panel(std::string_view id);

// What is under way.
struct Arranging {
  std::optional<PanelPlace> moved;  // is shown there already, and kept once it is let go
  bool by_keys = false;             // else by the mouse
  bool wide_folded = false;         // the wide panel that is open
};

// As the settings say; neither moved nor folded if they say nothing.
PanelPlace place_in(const Settings& settings, std::string_view id);
// The same settings with this place; one that says nothing is left out.
Settings with_place(Settings settings, const PanelPlace& place);

// Where the panel lies, in thousandths of the room that it leaves free; 0 where it leaves none.
Position share_of_room(Rect panel, Size screen);
// A panel of this size with that share of the room.
Rect placed(Size panel, Position share, Size screen);

}  // namespace katabasis
