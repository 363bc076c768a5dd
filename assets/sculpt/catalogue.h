// Every model of the game by name, with the function that sculpts it.
#pragma once

#include <span>
#include <string_view>

#include "sculpt/model.h"

namespace katabasis::art {

struct CatalogueEntry {
  std::string_view name;  ///< "monsters/shade": the file below the models' folder, without its ending
  std::size_t budget;     ///< at most this many triangles
  Model (*sculpt)();
};

std::span<const CatalogueEntry> catalogue();

}  // namespace katabasis::art
