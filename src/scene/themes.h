// What each component prefab looks like: the colour of its haze, and what stands about in it.
#pragma once

#include <array>
#include <cstdint>
#include <glm/glm.hpp>
#include <string_view>

namespace katabasis {

enum class OrnamentKind : std::uint8_t {
  rubble,
  brazier,
  urn,
  niche_urn,
  statue,
  bones,
  stalagmite,
  cauldron,
  chain,
  roots
};

// What only stands there is dull, so that what can be used or fought stands out: stone's grey, and how much.
inline constexpr glm::vec4 dull{0.34F, 0.32F, 0.30F, 0.55F};

struct Theme {
  std::string_view prefab;  // also the first part of its materials' names
  std::string_view haze;    // a colour of the palette
  float density;            // of the haze, 0 … 1
  std::array<OrnamentKind, 3> along_walls;
  std::array<OrnamentKind, 2> in_corners;
  bool wet = false;  // pools stand on its floors
};

// Prefabs that nobody thought of look like the gate of Hades.
const Theme& theme_of(std::string_view prefab);

}  // namespace katabasis
