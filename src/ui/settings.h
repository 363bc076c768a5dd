// What a person may set to taste; nothing of it touches the rules.
#pragma once

namespace katabasis {

struct Settings {
  int text_scale = 100;    // percent, 75 … 300
  int field_of_view = 75;  // degrees across, 60 … 100
  bool reduce_motion = false;
  bool operator==(const Settings&) const = default;
};

// The same with every number brought into its range.
Settings in_range(Settings settings);

}  // namespace katabasis
