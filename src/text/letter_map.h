// What the hero knows around him, in letters: the same as in the tests' drawings.
//   # wall  . free  | open door  + closed door  L locked door (on both fields of a door)  @ the hero
//   ! potion  / weapon  ] armour  1 … 9 a key  a … z a monster, by its class's first letter; A … Z the main
//   one
#pragma once

#include <string>
#include <vector>

#include "rules/game.h"

namespace katabasis {

// Up to 2 · reach + 1 fields each way, row by row; fields that the hero has never seen are spaces.
std::vector<std::string> letter_map(const Game& game, Size reach);

}  // namespace katabasis
