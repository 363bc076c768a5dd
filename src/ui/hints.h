// The first hints: each once ever, when what it speaks of has just come up.
#pragma once

#include <string_view>

#include "play/settings.h"
#include "rules/game.h"

namespace katabasis {

struct Hint {
  bool Settings::*told;  // set once it has been shown
  std::string_view text;
};

// The first one that has not been told and whose moment has come; null: none.
const Hint* due_hint(const Game& game, const Settings& settings);

}  // namespace katabasis
