// What a person may set to taste; nothing of it touches the rules.
#pragma once

#include <string>
#include <vector>

namespace katabasis {

// A key for a wish instead of its usual ones, both by their names in the settings file: "turn-left",
// "ctrl-q".
struct KeyChoice {
  std::string wish;
  std::string key;
  bool operator==(const KeyChoice&) const = default;
};

struct Settings {
  int text_scale = 100;    // percent, 75 … 300
  int field_of_view = 75;  // degrees across, 60 … 100
  bool reduce_motion = false;
  bool low_quality = false;  // of the picture, for slow processors
  bool contrast = false;     // panels in black and white as far as possible
  // First hints that have been shown, once ever.
  bool told_of_turns = false;
  bool told_of_doors = false;
  bool told_of_listening = false;
  std::vector<KeyChoice> keys = {};
  bool operator==(const Settings&) const = default;
};

// The same with every number brought into its range.
Settings in_range(Settings settings);

}  // namespace katabasis
