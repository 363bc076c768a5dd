// Steps, of the hero and of monsters alike. A closed door is opened by walking through it; who stands behind
// it is not known before, so then the door opens and the step ends there.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/event.h"

namespace katabasis {

std::optional<Refusal> check(const Board& board, const action::Step& step, CreatureId who = hero_id);
void play(Board& board, const action::Step& step, Events& events, CreatureId who = hero_id);

// Turning costs nothing and is always possible.
std::optional<Refusal> check(const Board& board, const action::Turn& turn);
void play(Board& board, const action::Turn& turn, Events& events);

std::optional<Refusal> check(const Board& board, const action::Wait& wait);
void play(Board& board, const action::Wait& wait, Events& events);

// The hero has come into the room that he stands in: tells of it, with the legend of a component and the
// description of a room that he has not been in before.
void enter_room(Board& board, Events& events);

}  // namespace katabasis
