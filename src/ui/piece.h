// What can be done with a piece that the hero carries, and what it would change.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/game.h"

namespace katabasis {

bool is_worn(const Game& game, ItemId item);

// The usual thing that is done with it: putting on, taking off, drinking. Nothing for a key, which its door
// asks for.
struct PieceUse {
  const char* label;  // "Put on"
  const char* done;   // "put on"
  Action action;
};
std::optional<PieceUse> use_of(const Game& game, ItemId item);

// Of one of the hero's numbers once that is done: "attack 7 to 9 (+2)", "defence stays 7".
struct Change {
  std::string words;
  int gain = 0;
};
std::vector<Change> changes_by(const Game& game, ItemId item);

}  // namespace katabasis
