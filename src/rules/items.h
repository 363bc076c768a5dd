// Things: taking, dropping, drinking, wearing. What is carried counts, keys and worn things too, up to the
// capacity; what is not worn has no effect.
#pragma once

#include <optional>
#include <vector>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/event.h"

namespace katabasis {

// What the hero can take: from his own field, then from north, east, south, west unless a wall or a shut door
// is between; each field's things by id.
std::vector<ItemId> within_reach(const Board& board);

// As much as there is room for; refused only if nothing fits. A piece named twice counts once.
std::optional<Refusal> check(const Board& board, const action::Take& take);
void play(Board& board, const action::Take& take, Events& events);

// A worn thing is taken off first.
std::optional<Refusal> check(const Board& board, const action::Drop& drop);
void play(Board& board, const action::Drop& drop, Events& events);

std::optional<Refusal> check(const Board& board, const action::Drink& drink);
void play(Board& board, const action::Drink& drink, Events& events);

// One event for each of weapon and protection that changes.
std::optional<Refusal> check(const Board& board, const action::Equip& equip);
void play(Board& board, const action::Equip& equip, Events& events);

}  // namespace katabasis
