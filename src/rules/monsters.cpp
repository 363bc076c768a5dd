#include "rules/monsters.h"

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

// From the hero over the fields of the monster's component: the steps between them.
std::optional<int> measure_way(const Board& board, Distances& distances, CreatureId who) {
  const ComponentId own = component_of(board, who);
  Wave wave(distances, board.barriers(), board.world().hero.at,
            [&board, own](Position field) { return board.place().component(field) == own; });
  return wave.reach(board.where(who));
}

std::optional<Direction> step_to_hero(const Board& board, Distances& distances, CreatureId who) {
  const Position at = board.where(who);
  const auto steps = measure_way(board, distances, who);
  if (!steps) return std::nullopt;
  for (const Direction side : all_directions) {
    const Position to = neighbour(at, side);
    if (distances[to] == *steps - 1 && distances[to] != Distances::unreached && can_step(board, who, side)) {
      return side;
    }
  }
  return std::nullopt;
}

intent::Wander possible_steps(const Board& board, CreatureId who) {
  intent::Wander possible;
  for (const Direction side : all_directions) {
    if (can_step(board, who, side)) possible.sides.at(possible.count++) = side;
  }
  return possible;
}

void play(Board& board, const intent::Strike& strike, Events& events, CreatureId who) {
  play(board, action::Attack{strike.side}, events, who);
}

void play(Board& board, const intent::Approach& approach, Events& events, CreatureId who) {
  play(board, action::Step{approach.side}, events, who);
}

// Always one draw, also if waiting is all that is left.
void play(Board& board, const intent::Wander& wander, Events& events, CreatureId who) {
  const std::uint32_t drawn = board.change().choices.below(wander.count + 1);
  if (drawn < wander.count) play(board, action::Step{wander.sides.at(drawn)}, events, who);
}

void play_turn(Board& board, CreatureId who, Events& events) {
  const Intent intent = intent_of(board, board.distances(), who);
  std::visit([&](const auto& wanted) { play(board, wanted, events, who); }, intent);
}

}  // namespace

Intent intent_of(const Board& board, Distances& distances, CreatureId who) {
  if (const auto side = blow_at_hero(board, who)) return intent::Strike{*side};
  if (board.in_view(board.where(who))) {
    if (const auto side = step_to_hero(board, distances, who)) return intent::Approach{*side};
  }
  return possible_steps(board, who);
}

std::vector<Position> way_to_hero(const Board& board, Distances& distances, CreatureId who) {
  std::vector<Position> way;
  if (!measure_way(board, distances, who)) return way;
  way.push_back(board.where(who));
  while (const auto side = next_step(distances, board.barriers(), way.back()))
    way.push_back(neighbour(way.back(), *side));
  return way;
}

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
