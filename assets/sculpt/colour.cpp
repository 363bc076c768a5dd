#include "sculpt/colour.h"

#include <array>

namespace katabasis::art {

std::string_view name(Colour colour) {
  static constexpr std::array<std::string_view, 24> names{
      "bronze",     "gold",     "blood",   "laurel",   "styx", "ash",       "ember", "bone",
      "marble",     "basalt",   "clay",    "moss",     "iron", "verdigris", "wine",  "flesh",
      "shade-blue", "asphodel", "saffron", "obsidian", "oak",  "linen",     "fur",   "hide",
  };
  return names.at(static_cast<std::size_t>(colour));
}

}  // namespace katabasis::art
