// What a person may set to taste; nothing of it touches the rules.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/geometry.h"

namespace katabasis {

// A key for a wish instead of its usual ones, both by their names in the settings file: "turn-left",
// "ctrl-q".
struct KeyChoice {
  std::string wish;
  std::string key;
  bool operator==(const KeyChoice&) const = default;
};

// Where a panel was moved to and whether it is folded up, by the panel's name in the settings file: "log".
struct PanelPlace {
  std::string panel;
  // Across and down, in thousandths of the room that the panel leaves free in the window: so it lies inside
  // whatever the window's size. Nothing: where it is at first.
  std::optional<Position> at;
  bool folded = false;
  bool operator==(const PanelPlace&) const = default;
};

inline constexpr Size smallest_window{320, 200};
inline constexpr Size largest_window{7680, 4320};

struct Settings {
  int text_scale = 100;    // percent, 75 … 300
  int field_of_view = 75;  // degrees across, 60 … 100
  bool reduce_motion = false;
  bool low_quality = false;  // of the picture, for slow processors
  bool contrast = false;     // panels in black and white as far as possible
  Size window{1280, 720};    // in the desktop's units
  bool fullscreen = false;   // then as large as the screen
  bool vsync = true;         // a picture waits for the screen
  // First hints that have been shown, once ever.
  bool told_of_turns = false;
  bool told_of_doors = false;
  bool told_of_listening = false;
  std::vector<PanelPlace> places = {};
  std::vector<KeyChoice> keys = {};
  bool operator==(const Settings&) const = default;
};

// The same with every number brought into its range.
Settings in_range(Settings settings);

}  // namespace katabasis
