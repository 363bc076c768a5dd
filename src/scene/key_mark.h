// The mark of a key and of its lock: each number has a shape and a colour of its own, the same on doors and
// keys, on the map and in the ledger. Six shapes and five colours: the first thirty numbers differ in one of
// both; the number that is written with the mark tells the others apart.
#pragma once

#include <cstdint>
#include <glm/glm.hpp>
#include <string_view>

#include "labyrinth/labyrinth.h"

namespace katabasis {

enum class KeyColour : std::uint8_t { gold, styx, ember, laurel, bone };

// Of the palette.
std::string_view name(KeyColour colour);

struct KeyMark {
  int corners = 4;
  float turned = 0;  // radians, of the first corner, counter-clockwise from the right
  float reach = 1;   // of the corners from the middle, so that all shapes look equally large
  KeyColour colour = KeyColour::gold;

  // Counter-clockwise; x to the right, y upwards.
  glm::vec2 corner(int number) const;
  bool operator==(const KeyMark&) const = default;
};

KeyMark key_mark(KeyId key);

}  // namespace katabasis
