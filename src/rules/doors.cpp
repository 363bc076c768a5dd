#include "rules/doors.h"

#include <algorithm>

namespace katabasis {

namespace {

std::optional<DoorId> door_beside_hero(const Board& board, Direction side) {
  return board.place().door(board.world().hero.at, side);
}

// The carried key that fits; of several the one with the lowest id.
std::optional<ItemId> fitting_key(const Board& board, DoorId door) {
  const auto& number = board.place().labyrinth.doors[door.index()].key;
  if (!number) return std::nullopt;
  const std::variant<ItemClassId, KeyId> wanted = *number;
  const auto& pack = board.pack();
  const auto found = std::find_if(pack.begin(), pack.end(),
                                  [&](ItemId item) { return board.world().item(item).what == wanted; });
  return found == pack.end() ? std::nullopt : std::optional(*found);
}

}  // namespace

std::optional<Refusal> check(const Board& board, const action::Open& open) {
  const auto door = door_beside_hero(board, open.side);
  if (!door) return Refusal::no_door;
  switch (board.world().doors[door->index()]) {
    case DoorState::open:
      return Refusal::door_not_closed;
    case DoorState::locked:
      return Refusal::door_locked;
    case DoorState::closed:
      break;
  }
  return std::nullopt;
}

void play(Board& board, const action::Open& open, Events& events) {
  open_door(board, *door_beside_hero(board, open.side), hero_id, events);
}

std::optional<Refusal> check(const Board& board, const action::Close& close) {
  const auto door = door_beside_hero(board, close.side);
  if (!door) return Refusal::no_door;
  if (board.world().doors[door->index()] != DoorState::open) return Refusal::door_not_open;
  if (board.occupied(neighbour(board.world().hero.at, close.side))) return Refusal::doorway_occupied;
  return std::nullopt;
}

void play(Board& board, const action::Close& close, Events& events) {
  const DoorId door = *door_beside_hero(board, close.side);
  board.set_door(door, DoorState::closed);
  events.emplace_back(event::Door{door, DoorState::closed, hero_id});
}

std::optional<Refusal> check(const Board& board, const action::Unlock& unlock) {
  const auto door = door_beside_hero(board, unlock.side);
  if (!door) return Refusal::no_door;
  if (board.world().doors[door->index()] != DoorState::locked) return Refusal::door_not_locked;
  if (!fitting_key(board, *door)) return Refusal::no_key;
  return std::nullopt;
}

void play(Board& board, const action::Unlock& unlock, Events& events) {
  const DoorId door = *door_beside_hero(board, unlock.side);
  board.put_item(*fitting_key(board, door), UsedUp{});
  board.set_door(door, DoorState::closed);
  events.emplace_back(event::Unlock{door, *board.place().labyrinth.doors[door.index()].key});
}

void open_door(Board& board, DoorId id, CreatureId by, Events& events) {
  const Door& door = board.place().labyrinth.doors[id.index()];
  const bool seen = board.in_view(door.a) || board.in_view(door.b);
  board.set_door(id, DoorState::open);
  if (by == hero_id || seen) events.emplace_back(event::Door{id, DoorState::open, by});
}

}  // namespace katabasis
