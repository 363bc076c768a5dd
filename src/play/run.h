// The record of a game: where it was played and every accepted action, with the state's hash after each round
// and at the end. Enough to play it again, anywhere.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "labyrinth/labyrinth.h"
#include "rules/action.h"

namespace katabasis {

// What a share code says: a labyrinth that can be generated again, and who goes in.
struct Recipe {
  Parameters parameters;
  std::string hero_class = "hoplite";
  std::uint32_t content = 0;  // the upper 32 bits of the catalog's fingerprint
  int generator = generator_version;
};

// Where a game takes place: from a recipe, or a labyrinth that came from a file.
struct Origin {
  std::variant<Recipe, Labyrinth> from;
  std::string hero_class = "hoplite";
};

struct RoundHash {
  int round = 0;
  std::uint64_t hash = 0;
};

using RunEntry = std::variant<Action, RoundHash>;

struct Run {
  Origin origin;
  std::vector<RunEntry> entries;
  // It was taken over from another one at this moment: the state's hash then.
  std::optional<RoundHash> forked{};
  // The overlay that shows what a hero cannot know was opened in it.
  bool looked_into = false;
};

}  // namespace katabasis
