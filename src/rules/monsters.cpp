#include "rules/monsters.h"

#include <array>
#include <optional>

#include "rules/combat.h"
#include "rules/movement.h"

namespace katabasis {

namespace {

ComponentId component_of(const Board& board, CreatureId who) {
  return board.place().component(board.where(who));
}

bool can_step(const Board& board, CreatureId who, Direction side) {
  if (check(board, action::Step{side}, who)) return false;
  return board.place().component(neighbour(board.where(who), side)) == component_of(board, who);
}

std::optional<Direction> blow_at_hero(const Board& board, CreatureId who) {
  const Position at = board.where(who);
  for (const Direction side : all_directions) {
    if (neighbour(at, side) == board.world().hero.at && !check(board, action::Attack{side}, who)) return side;
  }
  return std::nullopt;
}

std::optional<Direction> step_to_hero(Board& board, CreatureId who) {
  const Position at = board.where(who);
  const ComponentId own = component_of(board, who);
  Distances& distances = board.distances();
  Wave wave(distances, board.barriers(), board.world().hero.at,
            [&board, own](Position field) { return board.place().component(field) == own; });
  const auto steps = wave.reach(at);
  if (!steps) return std::nullopt;
  for (const Direction side : all_directions) {
    const Position to = neighbour(at, side);
    if (distances[to] == *steps - 1 && distances[to] != Distances::unreached && can_step(board, who, side)) {
      return side;
    }
  }
  return std::nullopt;
}

// Always one draw, also if waiting is all that is left.
std::optional<Direction> drawn_step(Board& board, CreatureId who) {
  std::array<Direction, 4> possible{};
  std::uint32_t count = 0;
  for (const Direction side : all_directions) {
    if (can_step(board, who, side)) possible.at(count++) = side;
  }
  const std::uint32_t drawn = board.change().choices.below(count + 1);
  return drawn < count ? std::optional(possible.at(drawn)) : std::nullopt;
}

void play_turn(Board& board, CreatureId who, Events& events) {
  if (const auto side = blow_at_hero(board, who)) {
    play(board, action::Attack{*side}, events, who);
    return;
  }
  std::optional<Direction> side;
  if (board.in_view(board.where(who))) side = step_to_hero(board, who);
  if (!side) side = drawn_step(board, who);
  if (side) play(board, action::Step{*side}, events, who);
}

}  // namespace

int monster_turns(const Monster& monster, const TimeRules& rules) {
  return rules.monster_base_turns + monster.level / rules.monster_levels_per_turn;
}

void play_monsters(Board& board, Events& events) {
  const World& world = board.world();
  for (std::size_t i = 0; i < world.monsters.size(); ++i) {
    if (world.monsters[i].life == 0) continue;
    const int turns = monster_turns(world.monsters[i], board.place().rules.time);
    for (int turn = 0; turn < turns; ++turn) {
      play_turn(board, id_at<CreatureId>(i + 1), events);
      if (world.status != Status::playing) return;
    }
  }
}

}  // namespace katabasis
