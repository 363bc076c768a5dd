// Small labyrinths in which keys fit several locks and doors lead in rings, each different: to try out what a
// generated labyrinth never asks for.
#pragma once

#include <cstdint>

#include "labyrinth/labyrinth.h"

namespace katabasis::test {

// 3 × 3 rooms of one to nine fields with doors and locks between most of them, keys 1 and 2, and a main
// monster.
Labyrinth lock_puzzle(std::uint64_t seed);

// So many cells, each behind a lock of key 1 with a key 2 in it, keys 1 for half of them, and the main
// monster behind one lock of key 2 more than can be opened. Who does not think has to try all halves of the
// cells.
Labyrinth halves_of_cells(int cells);

}  // namespace katabasis::test
