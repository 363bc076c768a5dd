// Dense mazes: passages one field wide that fill a room.
#pragma once

#include <vector>

#include "base/geometry.h"
#include "base/grid.h"
#include "base/rng.h"
#include "labyrinth/labyrinth.h"

namespace katabasis {

// Fills the inside of a room's ring, whatever it was, with a maze: depth-first from a random field, and when
// stuck on from the first field that had a way left. No four free fields form a square, and all are
// connected. Not recursive: a room of 4096 × 4096 works. `freed` gets the fields in their order.
void carve_maze(Grid<Ground>& fields, const Rect& room, Rng& rng, std::vector<Position>* freed = nullptr);

// Frees a door's field on the ring and the shortest way from it, inside the ring, to a free field inside.
void pierce(Grid<Ground>& fields, const Rect& room, Position door, std::vector<Position>* freed = nullptr);

}  // namespace katabasis
