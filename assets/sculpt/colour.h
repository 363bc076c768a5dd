// The colours a sculptor may use. Each is the name of a colour in data/palette.xml;
// models carry the names only, the program looks the values up when it loads them.
#pragma once

#include <cstdint>
#include <string_view>

namespace katabasis::art {

enum class Colour : std::uint8_t {
  bronze,
  gold,
  blood,
  laurel,
  styx,
  ash,
  ember,
  bone,
  marble,
  basalt,
  clay,
  moss,
  iron,
  verdigris,
  wine,
  flesh,
  shade_blue,
  asphodel,
  saffron,
  obsidian,
  oak,
  linen,
  fur,
  hide,
};

std::string_view name(Colour colour);

}  // namespace katabasis::art
