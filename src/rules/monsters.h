// What monsters do in their rounds: fight if they can, else move if they can, else nothing.
//
// A monster that sees the hero takes the next step of a shortest way to him over the fields of its own
// component: the wave starts at the hero's field and may pass closed doors, never locked ones. So where the
// hero stands in another component, a way leads to him only if he stands in the doorway to the monster's. Of
// the neighbours one step nearer it takes the first of north, east, south, west that is possible now. Without
// such a step, and where it does not see the hero, it makes one draw among its possible steps (north, east,
// south, west) and waiting.
#pragma once

#include <array>
#include <variant>
#include <vector>

#include "rules/board.h"
#include "rules/event.h"

namespace katabasis {

// Turns of one round, fixed by its level.
int monster_turns(const Monster& monster, const TimeRules& rules);

namespace intent {

// A blow at the hero.
struct Strike {
  Direction side;
};
// A step of a shortest way to the hero, whom it sees.
struct Approach {
  Direction side;
};
// One of these steps or none, as the dice will have it.
struct Wander {
  std::array<Direction, 4> sides{};
  std::uint32_t count = 0;
};

}  // namespace intent

using Intent = std::variant<intent::Strike, intent::Approach, intent::Wander>;

// What the living monster does with a turn that it has now. The work is done in `distances`.
Intent intent_of(const Board& board, Distances& distances, CreatureId who);
// The fields of the shortest way that it follows to the hero, its own first and his last, as if nobody stood
// on them; empty if there is none.
std::vector<Position> way_to_hero(const Board& board, Distances& distances, CreatureId who);

// The rounds of all monsters in order of their ids, until the game is over.
void play_monsters(Board& board, Events& events);

}  // namespace katabasis
