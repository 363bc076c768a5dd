// Doors: whoever stands at one may open it, and close or unlock it. Monsters only ever open them, by walking
// through.
#pragma once

#include <optional>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/event.h"

namespace katabasis {

std::optional<Refusal> check(const Board& board, const action::Open& open);
void play(Board& board, const action::Open& open, Events& events);

std::optional<Refusal> check(const Board& board, const action::Close& close);
void play(Board& board, const action::Close& close, Events& events);

// The door becomes closed, the key is used up.
std::optional<Refusal> check(const Board& board, const action::Unlock& unlock);
void play(Board& board, const action::Unlock& unlock, Events& events);

void open_door(Board& board, DoorId door, CreatureId by, Events& events);

}  // namespace katabasis
