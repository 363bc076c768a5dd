// Where something is as the hero sees it, in words, and which monster is meant when one is spoken of.
#pragma once

#include <string>

#include "rules/game.h"

namespace katabasis {

// Of whoever looks that way: "behind you", "ahead to the left"; "here" where he stands.
std::string side_of(Position from, Direction facing, Position to);

// Of the hero as he stands: "behind to the right, 6 fields", "to the left, in reach".
std::string whereabouts(const Hero& hero, Position at);

// The monster that matters most now: ahead of the hero, else the nearest one in view; by id among equals.
const SeenCreature* target_of(const Game& game);
// Inside a sentence: "the shade is in view, behind to the right, 6 fields"; empty where there is none.
std::string target_words(const Game& game);

}  // namespace katabasis
