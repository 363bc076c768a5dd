#include "rules/movement.h"

#include "rules/doors.h"

namespace katabasis {

std::optional<Refusal> check(const Board& board, const action::Step& step, CreatureId who) {
  const Position at = board.where(who);
  const Barriers& barriers = board.barriers();
  if (!barriers.is_free(neighbour(at, step.to))) return Refusal::wall_ahead;
  if (barriers.locked_door(at, step.to)) return Refusal::door_locked;
  if (!barriers.shut(at, step.to) && board.occupied(neighbour(at, step.to))) return Refusal::occupied;
  return std::nullopt;
}

void play(Board& board, const action::Step& step, Events& events, CreatureId who) {
  const Position from = board.where(who);
  const Position to = neighbour(from, step.to);
  if (board.barriers().shut(from, step.to)) open_door(board, *board.place().door(from, step.to), who, events);
  if (board.occupied(to)) return;
  board.move(who, to);
  if (who == hero_id || board.in_view(from) || board.in_view(to)) events.emplace_back(event::Step{who, to});
  const auto& rooms = board.place().rooms;
  if (who == hero_id && rooms[from] != rooms[to]) enter_room(board, events);
}

std::optional<Refusal> check(const Board&, const action::Turn&) {
  return std::nullopt;
}

void play(Board& board, const action::Turn& turn, Events&) {
  Direction& facing = board.change().hero.facing;
  facing = turned(facing, turn.quarters);
}

std::optional<Refusal> check(const Board&, const action::Wait&) {
  return std::nullopt;
}

void play(Board&, const action::Wait&, Events&) {}

void enter_room(Board& board, Events& events) {
  const Labyrinth& labyrinth = board.place().labyrinth;
  World& world = board.change();
  const RoomId id = board.place().rooms[world.hero.at];
  const Room& room = labyrinth.rooms[id.index()];
  const bool first_in_room = !world.rooms_entered[id.index()];
  const bool first_in_component = !world.components_entered[room.component.index()];
  world.rooms_entered[id.index()] = true;
  world.components_entered[room.component.index()] = true;
  const std::string& legend = labyrinth.components[room.component.index()].legend;
  events.emplace_back(event::Room{id, first_in_room});
  if (first_in_component && !legend.empty()) events.emplace_back(event::Message{legend});
  if (first_in_room && !room.description.empty()) events.emplace_back(event::Message{room.description});
}

}  // namespace katabasis
