#include "ui/hints.h"

#include <algorithm>
#include <array>

namespace katabasis {

namespace {

constexpr Hint of_turns{
    &Settings::told_of_turns,
    "That took one turn: the lozenges below your life are what is left of this round. When "
    "none is left, the monsters play theirs. Turning and looking around are free.",
    {}};
constexpr Hint of_doors{
    &Settings::told_of_doors,
    "Locked doors and keys bear numbers: key 1 opens door 1, and what lies behind it holds the "
    "next key. All that you have seen of them stands in the list of locks and keys",
    Wish::ledger};
constexpr Hint of_listening{
    &Settings::told_of_listening,
    "You stand at a shut door. Listen before you open it: you hear what is behind it, and "
    "whether it is one, a few or many.",
    {}};

bool has_taken_a_turn(const Game& game) {
  return game.world().turn > 0 || game.world().round > 1;
}

bool sees_a_lock_or_key(const Game& game) {
  const Known& known = game.known();
  return std::ranges::any_of(known.doors_in_view,
                             [&](DoorId id) {
                               const auto& door = known.doors[id.index()];
                               return door && door->state == DoorState::locked;
                             }) ||
         std::ranges::any_of(known.items_in_view, [&](ItemId id) {
           const auto& item = known.items[id.index() - 1];
           return item && std::holds_alternative<KeyId>(item->what);
         });
}

bool stands_at_a_shut_door(const Game& game) {
  const auto door = door_here(game);
  return door && door->state != DoorState::open;
}

}  // namespace

const Hint* due_hint(const Game& game, const Settings& settings) {
  if (game.world().status != Status::playing) return nullptr;
  const auto due = [&](const Hint& hint, bool moment) { return moment && !(settings.*(hint.told)); };
  if (due(of_turns, has_taken_a_turn(game))) return &of_turns;
  if (!game.known().creatures.empty()) return nullptr;
  if (due(of_listening, stands_at_a_shut_door(game))) return &of_listening;
  if (due(of_doors, sees_a_lock_or_key(game))) return &of_doors;
  return nullptr;
}

}  // namespace katabasis
