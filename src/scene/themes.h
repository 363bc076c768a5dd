// What each component prefab is made of: whose stone its walls are of, and the colour of its haze.
#pragma once

#include <string_view>

namespace katabasis {

struct Theme {
  std::string_view prefab;
  std::string_view stone;  // the first part of its materials' names
  std::string_view haze;   // a colour of the palette
  float density;           // of the haze, 0 … 1
};

// Prefabs that nobody thought of look like the gate of Hades.
const Theme& theme_of(std::string_view prefab);

}  // namespace katabasis
