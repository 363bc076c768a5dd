// The first hints: each once ever, when what it speaks of has just come up.
#pragma once

#include <optional>
#include <string_view>

#include "play/settings.h"
#include "rules/game.h"
#include "ui/wish.h"

namespace katabasis {

struct Hint {
  bool Settings::*told;  // set once it has been shown
  std::string_view text;
  std::optional<Wish> with_key;  // the last word of the text is followed by this one's key
};

// The first one that has not been told and whose moment has come; null: none. With a monster in view only the
// one of turns has a moment.
const Hint* due_hint(const Game& game, const Settings& settings);

}  // namespace katabasis
