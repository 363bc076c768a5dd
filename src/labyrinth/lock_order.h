// Which of several locks a key is used up at. Where one key fits several locks, a wrong choice can cost what
// the others lead to; then choices are tried, each set of opened doors once.
#pragma once

#include <optional>
#include <vector>

#include "labyrinth/labyrinth.h"

namespace katabasis {

struct LockOrder {
  std::vector<DoorId> doors;  // to be unlocked one after the other, as far as choices matter
  bool decided = true;        // no other order leads further; false: there are more than were tried
};

// The order that opens most doors, or with a goal one that leads there, if there is one. Such puzzles can be
// arbitrarily hard: at most about `most_lock_looks` locks and regions are looked at.
inline constexpr std::int64_t most_lock_looks = 30'000'000;
LockOrder best_lock_order(const Labyrinth& labyrinth, std::optional<Position> goal);

}  // namespace katabasis
