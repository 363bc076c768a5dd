// What monsters do in their rounds: fight if they can, else move if they can, else nothing.
//
// A monster that sees the hero takes the next step of a shortest way to him over the fields of its own
// component: the wave starts at the hero's field and may pass closed doors, never locked ones. So where the
// hero stands in another component, a way leads to him only if he stands in the doorway to the monster's. Of
// the neighbours one step nearer it takes the first of north, east, south, west that is possible now. Without
// such a step, and where it does not see the hero, it makes one draw among its possible steps (north, east,
// south, west) and waiting.
#pragma once

#include "rules/board.h"
#include "rules/event.h"

namespace katabasis {

// Turns of one round, fixed by its level.
int monster_turns(const Monster& monster, const TimeRules& rules);

// The rounds of all monsters in order of their ids, until the game is over.
void play_monsters(Board& board, Events& events);

}  // namespace katabasis
