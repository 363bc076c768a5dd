// What one blow will do, exactly: sums over the exploding die (six sides; a six adds six and rolls again), no
// sampling.
#pragma once

#include <cstdint>
#include <string>

namespace katabasis {

// Exact fractions are kept as numerator and denominator of what is shown: a chance in parts of a million and
// wounds in parts of a thousand, both rounded half up.
struct Odds {
  std::int64_t hit_millionths = 0;
  std::int64_t wounds_thousandths = 0;  // expected, 0 for a parried blow counted in
};

// Attack and defence numbers before the dice, the attacker's damage number.
Odds odds(int attack, int defence, int damage, int die_sides = 6);

}  // namespace katabasis
