// The generator: parameters and a catalog in, a meaningful labyrinth out. The same in, the same out,
// everywhere.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "content/catalog.h"
#include "labyrinth/labyrinth.h"
#include "labyrinth/parameters.h"

namespace katabasis {

struct Generated {
  Labyrinth labyrinth;
  int branches = 0;  // how many came out: at least 3, perhaps fewer than `parameters.branches`
  int attempts = 1;  // how often the area was divided to get them
};

// Wrong parameters are a mistake of who asks; too few branches are found out only by trying.
struct WrongParameters {
  std::string text;
};
struct TooFewBranches {
  int branches = 0;
  std::string text;  // names the parameters to change
};

using Generation = std::variant<Generated, WrongParameters, TooFewBranches>;

// The catalog must have a component prefab of each kind.
Generation generate(const Parameters& parameters, const Catalog& catalog);

}  // namespace katabasis
