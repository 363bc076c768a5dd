#include "ui/hints.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace katabasis {

namespace {

constexpr Hint of_turns{
    &Settings::told_of_turns,
    "What you do takes turns: the lozenges below your life are those left in this round. When none is left, "
    "the monsters play theirs. Turning and looking around are free.",
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

// In the picture: what lies beside and behind is in view too, but nobody looks there.
bool is_before(const Hero& hero, Position at) {
  const Position away = at - hero.at;
  const auto part = [away](Direction way) { return away.x * offset(way).x + away.y * offset(way).y; };
  return part(hero.facing) >= std::abs(part(turned(hero.facing, 1)));
}

bool sees_a_lock_or_key(const Game& game) {
  const Known& known = game.known();
  const Hero& hero = game.world().hero;
  const auto is_lock = [&](DoorId id) {
    const auto& door = known.doors[id.index()];
    return door && door->state == DoorState::locked &&
           is_before(hero, game.place().labyrinth.doors[id.index()].a);
  };
  const auto is_key = [&](ItemId id) {
    const auto& item = known.items[id.index() - 1];
    return item && std::holds_alternative<KeyId>(item->what) && is_before(hero, item->at);
  };
  return std::ranges::any_of(known.doors_in_view, is_lock) ||
         std::ranges::any_of(known.items_in_view, is_key);
}

bool carries_a_key(const Game& game) {
  return std::ranges::any_of(game.inventory(), [&](ItemId item) {
    return std::holds_alternative<KeyId>(game.world().item(item).what);
  });
}

// At which nobody has listened.
bool stands_at_a_shut_door(const Game& game) {
  const auto door = door_here(game);
  return door && door->state != DoorState::open &&
         std::ranges::find(game.known().heard, door->id, &HeardAtDoor::door) == game.known().heard.end();
}

}  // namespace

const Hint* due_hint(const Game& game, const Settings& settings) {
  if (game.world().status != Status::playing) return nullptr;
  const auto due = [&](const Hint& hint, bool moment) { return moment && !(settings.*(hint.told)); };
  if (due(of_turns, has_taken_a_turn(game))) return &of_turns;
  if (!game.known().creatures.empty()) return nullptr;
  if (due(of_listening, stands_at_a_shut_door(game))) return &of_listening;
  if (due(of_doors, sees_a_lock_or_key(game) || carries_a_key(game))) return &of_doors;
  return nullptr;
}

}  // namespace katabasis
