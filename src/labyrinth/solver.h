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
  std::int64_t unreached = 0;  // free fields that nobody stands on in the end
  std::optional<Position> first_unreached;
  std::vector<DoorId> unopened;  // locked doors that stay locked
  bool reached_goal = false;     // was there one, and can it be walked to in the end?
  // False: where one key fits several locks there were too many choices to try; another might lead further.
  bool decided = true;

  bool complete() const { return unreached == 0 && unopened.empty(); }
};

// What leads furthest: that opens most doors, or with a goal one that reaches this field, if there is one.
// Takes any labyrinth whose positions lie inside it. Each field is looked at a bounded number of times,
// however many doors are locked; only keys that fit several locks ask for choices (lock_order.h).
Solution solve(const Labyrinth& labyrinth, std::optional<Position> goal = std::nullopt);

}  // namespace katabasis
