// Listening at a door tells of the room behind it: for each kind of monster its sound and how many there are,
// in the order of the classes. Nothing else is told; no sound at all is an answer too.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/event.h"

namespace katabasis {

std::optional<Refusal> check(const Board& board, const action::Listen& listen);
void play(Board& board, const action::Listen& listen, Events& events);

}  // namespace katabasis
