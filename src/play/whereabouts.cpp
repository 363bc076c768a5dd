#include "play/whereabouts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "play/narration.h"

namespace katabasis {

std::string side_of(Position from, Direction facing, Position to) {
  const Position away = to - from;
  if (away == Position{}) return "here";
  const auto part = [away](Direction way) { return away.x * offset(way).x + away.y * offset(way).y; };
  const int forth = part(facing);
  const int aside = part(turned(facing, 1));
  const std::string hand = aside < 0 ? "to the left" : "to the right";
  if (std::abs(aside) * 4 < std::abs(forth)) return forth < 0 ? "behind you" : "ahead";
  if (std::abs(forth) * 4 < std::abs(aside)) return hand;
  return (forth < 0 ? "behind " : "ahead ") + hand;
}

std::string whereabouts(const Hero& hero, Position at) {
  const std::string side = side_of(hero.at, hero.facing, at);
  const Position away = at - hero.at;
  const int fields = std::abs(away.x) + std::abs(away.y);
  return fields <= 1 ? side + ", in reach" : fmt::format("{}, {} fields", side, fields);
}

const SeenCreature* target_of(const Game& game) {
  const auto& seen = game.known().creatures;
  const Position hero = game.world().hero.at;
  const Position ahead = neighbour(hero, game.world().hero.facing);
  const auto rank = [&](const SeenCreature& creature) {
    return std::pair(creature.at == ahead ? 0 : squared_distance(hero, creature.at), creature.id);
  };
  const auto nearest = std::ranges::min_element(seen, {}, rank);
  return nearest == seen.end() ? nullptr : &*nearest;
}

std::string target_words(const Game& game) {
  const SeenCreature* target = target_of(game);
  if (target == nullptr) return "";
  return fmt::format("{} is in view, {}", creature_words(target->id, game.place(), game.world()),
                     whereabouts(game.world().hero, target->at));
}

}  // namespace katabasis
