#include "rules/listening.h"

namespace katabasis {

namespace {

DoorId door_of_hero(const Board& board) {
  return board.place().doors[board.world().hero.at];
}

Count count_of(int monsters, const ListeningRules& rules) {
  if (monsters == 1) return Count::one;
  return monsters <= rules.few_up_to ? Count::a_few : Count::many;
}

// How many of each kind are alive in the room.
std::vector<int> kinds_in(const Board& board, RoomId room) {
  std::vector<int> counts(board.place().classes.monsters.size());
  for (const Monster& monster : board.world().monsters) {
    if (monster.life > 0 && board.place().rooms[monster.at] == room) ++counts[monster.kind.index()];
  }
  return counts;
}

}  // namespace

std::optional<Refusal> check(const Board& board, const action::Listen&) {
  if (door_of_hero(board) == Place::no_door) return Refusal::not_at_a_door;
  return std::nullopt;
}

void play(Board& board, const action::Listen&, Events& events) {
  const DoorId id = door_of_hero(board);
  const Door& door = board.place().labyrinth.doors[id.index()];
  const std::vector<int> counts = kinds_in(board, door.room_at(door.other(board.world().hero.at)));
  event::Heard heard{id, {}};
  for (std::size_t kind = 0; kind < counts.size(); ++kind) {
    if (counts[kind] == 0) continue;
    const std::string& sound = board.place().classes.monsters[kind].sound;
    heard.sounds.push_back({sound, count_of(counts[kind], board.place().rules.listening)});
  }
  events.emplace_back(std::move(heard));
}

}  // namespace katabasis
