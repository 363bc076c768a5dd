// Phase 1 of the generator: the area is divided into rooms, which form a tree of doors.
// Streams: rooms/0 … rooms/15 (one per attempt), doors.
#pragma once

#include <vector>

#include "base/geometry.h"
#include "labyrinth/labyrinth.h"
#include "labyrinth/making.h"
#include "labyrinth/parameters.h"
#include "labyrinth/room_graph.h"

namespace katabasis {

inline constexpr int min_branches = 3;        // of a meaningful labyrinth
inline constexpr int max_room_attempts = 16;  // the bound of the only retry loop of this phase

struct RoomPlan {
  std::vector<Rect> rooms;
  std::vector<Door> doors;  // all closed, room_a and room_b from `rooms`
  int branches = 0;         // how many came out: leaves of the tree; may be fewer than wanted, even below 3
  int attempts = 1;         // how often the area was divided, at most `max_room_attempts`
};

// The parameters must have no `complaint`. Every room has 1 to 3 doors (none if the area is one room).
// The divisions and doors that were kept are told to a `making`.
RoomPlan divide_rooms(const Parameters& parameters, Making* making = nullptr);

// The last step alone: every joint gets its door, in a corner of neither room.
RoomPlan with_doors(const RoomGraph& graph, std::uint64_t seed);

}  // namespace katabasis
