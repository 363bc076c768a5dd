// A game in progress as a plan: as it stands, and as far as the hero knows it.
#pragma once

#include "labyrinth/plan.h"
#include "rules/game.h"

namespace katabasis {

// Everything as it is now: doors, what lies there, who lives, where the hero stands.
Plan plan_now(const Game& game);

// What the hero has seen, as he saw it last, and whom he sees now. Nothing of it is a secret.
Plan known_plan(const Game& game);

}  // namespace katabasis
