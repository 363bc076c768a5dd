#include "rules/growth.h"

#include <algorithm>
#include <cstdint>
#include <limits>

namespace katabasis {

namespace {

void rise(Hero& hero, const Rules& rules) {
  const int life_before = max_life(hero, rules);
  ++hero.level;
  if (hero.level % rules.growth.levels_per_strength == 0) ++hero.strength;
  if ((hero.level - 1) % rules.growth.levels_per_dexterity == 0) ++hero.dexterity;
  hero.life += max_life(hero, rules) - life_before;
}

}  // namespace

std::int64_t experience_of_level(std::int64_t level, const Rules& rules) {
  return rules.growth.xp_factor * level * (level - 1);
}

int max_life(const Hero& hero, const Rules& rules) {
  const GrowthRules& growth = rules.growth;
  return growth.base_life + growth.life_per_strength * hero.strength + growth.life_per_level * hero.level;
}

int turns_per_round(const Hero& hero, const Rules& rules) {
  const auto more = std::count_if(rules.time.turn_levels.begin(), rules.time.turn_levels.end(),
                                  [&hero](int level) { return level <= hero.level; });
  return rules.time.base_turns + static_cast<int>(more);
}

Hero new_hero(const Place& place, const HeroClass& hero_class) {
  Hero hero;
  hero.at = place.labyrinth.entrance;
  hero.strength = hero_class.strength;
  hero.dexterity = hero_class.dexterity;
  while (hero.level < place.labyrinth.parameters.level) rise(hero, place.rules);
  hero.experience = static_cast<int>(experience_of_level(hero.level, place.rules));
  hero.life = max_life(hero, place.rules);
  hero.turns_per_round = turns_per_round(hero, place.rules);
  return hero;
}

void gain_experience(Board& board, int experience, Events& events) {
  Hero& hero = board.change().hero;
  const Rules& rules = board.place().rules;
  constexpr std::int64_t most = std::numeric_limits<int>::max();
  hero.experience = static_cast<int>(std::min(most, std::int64_t{hero.experience} + experience));
  while (hero.experience >= experience_of_level(hero.level + 1, rules)) {
    rise(hero, rules);
    events.emplace_back(event::Level{hero.level});
  }
}

}  // namespace katabasis
