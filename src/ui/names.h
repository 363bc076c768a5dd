// How panels call what the hero meets and carries.
#pragma once

#include <string>

#include "rules/game.h"

namespace katabasis {

// "Xiphos", "Key 2": as it stands in a list.
std::string item_name(const Game& game, ItemId item);

// What it does, with its numbers: "weapon: attack +3, damage +2", "potion: heals 12".
std::string item_numbers(const Game& game, ItemId item);
// The sentence on it; empty if there is none.
std::string item_about(const Game& game, ItemId item);

// Where one field lies from another: "north-east, 12 fields", "here".
std::string bearing(Position from, Position to);

}  // namespace katabasis
