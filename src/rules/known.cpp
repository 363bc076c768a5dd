#include "rules/known.h"

#include <algorithm>

#include "rules/board.h"

namespace katabasis {

namespace {

// The view goes row by row, and both fields of a door may be in it.
template <typename IdType>
void sort_by_id(std::vector<IdType>& ids) {
  std::sort(ids.begin(), ids.end());
  ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
}

SeenCreature seen_creature(const Board& board, CreatureId id) {
  const Monster& monster = board.world().monster(id);
  const int max_life = board.place().classes[monster.kind].life(monster.level);
  return {id, monster.kind, monster.at, monster.level, monster.life, max_life, monster.main};
}

void observe_creatures(Known& known, const Board& board, std::vector<CreatureId> ids) {
  sort_by_id(ids);
  known.creatures.clear();
  for (const CreatureId id : ids) known.creatures.push_back(seen_creature(board, id));
}

void observe_doors(Known& known, const Board& board) {
  sort_by_id(known.doors_in_view);
  for (const DoorId id : known.doors_in_view) {
    const DoorState state = board.world().doors[id.index()];
    const auto& key = board.place().labyrinth.doors[id.index()].key;
    known.doors[id.index()] = KnownDoor{state, state == DoorState::locked ? key : std::nullopt};
  }
}

void observe_items(Known& known, const Board& board) {
  sort_by_id(known.items_in_view);
  for (const ItemId id : known.items_in_view) {
    const Item& item = board.world().item(id);
    known.items[id.index() - 1] = KnownItem{item.what, std::get<OnField>(item.where).at};
  }
}

}  // namespace

Known blank_known(const Place& place, const World& world) {
  Known known;
  known.seen = Grid<std::int32_t>(place.labyrinth.size());
  known.doors.resize(world.doors.size());
  known.items.resize(world.items.size());
  return known;
}

void observe(Known& known, const Board& board) {
  known.items_in_view.clear();
  known.doors_in_view.clear();
  std::vector<CreatureId> creatures;
  for (const auto& [at, light] : board.view()) {
    known.seen[at] = board.world().round;
    board.add_lying_at(at, known.items_in_view);
    if (const DoorId door = board.place().doors[at]; door != Place::no_door)
      known.doors_in_view.push_back(door);
    board.add_monsters_at(at, creatures);
  }
  observe_creatures(known, board, std::move(creatures));
  observe_doors(known, board);
  observe_items(known, board);
}

void remember(Known& known, const Events& events, int round) {
  for (const Event& event : events) {
    if (const auto* const heard = std::get_if<event::Heard>(&event)) {
      known.heard.push_back({heard->door, round, heard->sounds});
    } else if (const auto* const taken = std::get_if<event::Take>(&event)) {
      known.items[taken->item.index() - 1].reset();
    }
  }
}

}  // namespace katabasis
