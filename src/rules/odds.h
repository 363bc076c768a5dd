// What one blow will do, exactly: sums over the exploding die (the highest side adds itself and rolls again),
// no sampling, no floating point.
//
// An exploding die of s sides shows s·k + r: the explosions k with chance (1 − 1/s)·s⁻ᵏ, the last roll r
// evenly one of 1 … s − 1. The difference m of two dice's explosions then has the chance s^−|m| times
// (s − 1)/(s + 1), and for each pair of last rolls the blow hits from some m on: geometric sums, which have
// closed forms.
#pragma once

#include <cstdint>

namespace katabasis {

// Kept in the units that are shown, rounded half up: a chance in parts of a million or of 10¹², wounds in
// parts of a thousand or of 10⁹. Wounds are the expected ones, 0 for a parried blow counted in.
struct Odds {
  std::int64_t hit_millionths = 0;
  std::int64_t wounds_thousandths = 0;
  std::int64_t hit_trillionths = 0;
  std::int64_t wounds_billionths = 0;
};

// Attack and defence numbers before the dice, the attacker's damage number (0 or more); 2 … 100 sides.
Odds odds(int attack, int defence, int damage, int die_sides = 6);

}  // namespace katabasis
