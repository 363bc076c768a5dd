// The proof that a labyrinth can be won, as a way that can be walked: to each key, to the door that it opens,
// and in the end to the main monster. The order is the solver's (solver.h); the steps are those of a shortest
// way from where the leg before ended. Monsters on the way are not part of it: it proves doors and keys, not
// fights.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "labyrinth/labyrinth.h"
#include "labyrinth/solver.h"

namespace katabasis {

struct FightMain {
  Position at;
};

// From where the leg before ended (the first one: from the entrance) to a field, and what is done there. The
// way to the main monster ends beside it.
struct Leg {
  std::variant<TakeKey, UnlockDoor, FightMain> what;
  Position from;
  Position to;
  std::int64_t steps = 0;  // fields walked, closed doors opened on the way
};

struct Certificate {
  std::vector<Leg> legs;  // every key that can be taken and every door that it opens, then the fight
  // One line, empty if it can be won: "cannot be won: …" with the lock, key or field that fails, or "not
  // decided: …" if keys fit so many locks that not every order to use them up could be tried.
  std::string why_not;

  bool can_be_won() const { return why_not.empty(); }
  int locks() const;           // unlocked on the way
  std::int64_t steps() const;  // of all legs
};

// Takes any labyrinth whose positions lie inside it. Each field is looked at a bounded number of times (of a
// room with many keys: that many times), each leg costs the doors on it.
Certificate certificate(const Labyrinth& labyrinth);

}  // namespace katabasis
