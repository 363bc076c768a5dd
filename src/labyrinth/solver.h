// The proof that a labyrinth can be opened: a search that knows nothing but the rules of doors and keys — a
// closed door opens, a locked one only with its key, a key is used up — and has no code in common with the
// generator.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "labyrinth/labyrinth.h"

namespace katabasis {

struct TakeKey {
  KeyId key;
  Position at;
};
struct UnlockDoor {
  DoorId door;
  KeyId key;
  Position from;  // the door's field to stand on
};
using SolutionStep = std::variant<TakeKey, UnlockDoor>;

struct Solution {
  // In this order each can be done: its field can be walked to when those before are done.
  std::vector<SolutionStep> steps;
  std::int64_t unreached = 0;  // free fields that nobody can ever stand on
  std::optional<Position> first_unreached;
  std::vector<DoorId> unopened;  // locked doors that stay locked

  bool complete() const { return unreached == 0 && unopened.empty(); }
};

// Takes any labyrinth whose positions lie inside it. Each field is looked at a bounded number of times,
// however many doors are locked.
Solution solve(const Labyrinth& labyrinth);

}  // namespace katabasis
