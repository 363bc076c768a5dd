// One blow. Attack number = level + strength + weapon's attack, defence number = level + dexterity +
// protection's defence, each with an exploding die on top: the highest side adds itself and rolls again. The
// attacker rolls first, then the defender. Only an attack above the defence wounds, by the difference and the
// damage number.
#pragma once

#include <optional>
#include <vector>

#include "rules/action.h"
#include "rules/board.h"
#include "rules/event.h"

namespace katabasis {

// The numbers of a fighter with what it wears, before the dice.
struct FightNumbers {
  int attack = 0;
  int defence = 0;
  int damage = 0;
};

struct Fighter {
  FightTerms attack;   // level, strength, weapon
  FightTerms defence;  // level, dexterity, protection
  int damage = 0;

  FightNumbers numbers() const { return {attack.sum(), defence.sum(), damage}; }
};

Fighter hero_fighter(const Board& board);
Fighter fighter(const Monster& monster, const Classes& classes);

// The rolls of one exploding die in their order; at least 2 sides.
std::vector<int> roll(Rng& dice, int sides);

// Against whoever stands there: the hero or the monster with the lowest id.
std::optional<Refusal> check(const Board& board, const action::Attack& attack, CreatureId who = hero_id);
void play(Board& board, const action::Attack& attack, Events& events, CreatureId who = hero_id);

}  // namespace katabasis
