// How the hero grows. Level L is reached at xp-factor · L · (L − 1) experience. By the shipped numbers each
// even level adds a point of strength and each odd one above 1 a point of dexterity. What a level gives it
// gives at once, but for the turns of a round, which count from the next round on.
#pragma once

#include "rules/board.h"
#include "rules/event.h"

namespace katabasis {

// With which a level begins.
std::int64_t experience_of_level(std::int64_t level, const Rules& rules);
int max_life(const Hero& hero, const Rules& rules);
int turns_per_round(const Hero& hero, const Rules& rules);

// A new hero of the class on the entrance with the experience, abilities and full life of the
// labyrinth's level; without his outfit.
Hero new_hero(const Place& place, const HeroClass& hero_class);

void gain_experience(Board& board, int experience, Events& events);

}  // namespace katabasis
