// Maps without rooms, for what has to hold on any.
#pragma once

#include "base/rng.h"
#include "labyrinth/barriers.h"

namespace katabasis::test {

// Each field is a wall in so many of 100 cases.
Barriers random_walls(Rng& rng, Size size, int percent);
// Doors of all states between free neighbours, one on a field, tried at so many of 100 fields.
void add_random_doors(Rng& rng, Barriers& barriers, int percent);

}  // namespace katabasis::test
