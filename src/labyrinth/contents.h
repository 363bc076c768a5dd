// Phase 2 of the generator: rooms get their fields, the tree its entrance, its components, its locks and
// keys. Streams: contents, maze/ROOM, entrance, order, keys/ORDER.
#pragma once

#include "labyrinth/labyrinth.h"
#include "labyrinth/making.h"
#include "labyrinth/parameters.h"
#include "labyrinth/rooms.h"

namespace katabasis {

// The plan must have at least `min_branches` branches. Components have their kind and order but no theme yet:
// the central one is number 0, a branch's number follows its leaf's; items are the keys alone.
// Each step is told to a `making`.
Labyrinth fill_contents(const Parameters& parameters, const RoomPlan& plan, Making* making = nullptr);

}  // namespace katabasis
