#include "rules/odds.h"

#include <cassert>

namespace katabasis {

namespace {

// The sums are exact fractions; 128 bits hold them with room for the digits that are shown.
__extension__ using Wide = __int128;

// Tails of the chance of m explosions more on the attacker's side, times (s + 1)·(s − 1)·scale. Beyond `far`
// they are less than the last digit shown can tell and count as nothing.
struct Tails {
  explicit Tails(int die_sides) : sides(die_sides) {
    constexpr std::int64_t enough = 10'000'000'000'000'000;
    while (scale <= enough / sides) {
      scale *= sides;
      ++far;
    }
  }

  // scale · s⁻ⁿ
  Wide part(std::int64_t n) const {
    if (n > far) return 0;
    Wide part = scale;
    while (n-- > 0) part /= sides;
    return part;
  }
  Wide whole() const { return Wide{sides + 1} * (sides - 1) * scale; }

  // The chance of m or more: s¹⁻ᵐ/(s + 1) above 0, the rest of the other side's otherwise.
  Wide chance_from(std::int64_t m) const {
    return m >= 1 ? (sides - 1) * part(m - 1) : whole() - chance_from(1 - m);
  }
  // The sum of j times the chance of j over all j ≥ m: s¹⁻ᵐ·(m·(s − 1) + 1)/((s + 1)·(s − 1)) above 0; over
  // all j it is 0.
  Wide mean_from(std::int64_t m) const {
    return m >= 1 ? part(m - 1) * (Wide{m} * (sides - 1) + 1) : mean_from(1 - m);
  }

  int sides;
  std::int64_t scale = 1;
  int far = 0;
};

struct Sums {
  Wide hit = 0;
  Wide wounds = 0;
};

// The least m with difference + s·m > 0.
std::int64_t least_hit(std::int64_t difference, int sides) {
  const std::int64_t over = -difference;
  return (over >= 0 ? over / sides : -((-over + sides - 1) / sides)) + 1;
}

std::int64_t rounded(Wide numerator, Wide denominator, std::int64_t unit) {
  const Wide rest = numerator % denominator;
  return static_cast<std::int64_t>(numerator / denominator * unit +
                                   (2 * rest * unit + denominator) / (2 * denominator));
}

}  // namespace

Odds odds(int attack, int defence, int damage, int die_sides) {
  assert(die_sides >= 2 && die_sides <= 100 && damage >= 0);
  const Tails tails(die_sides);
  Sums sums;
  // Only the difference of the last rolls counts: `last` comes in `die_sides − 1 − |last|` of the pairs.
  for (int last = 2 - die_sides; last <= die_sides - 2; ++last) {
    const int pairs = die_sides - 1 - (last < 0 ? -last : last);
    const std::int64_t difference = std::int64_t{attack} - defence + last;
    const std::int64_t least = least_hit(difference, die_sides);
    sums.hit += pairs * tails.chance_from(least);
    sums.wounds +=
        pairs * ((difference + damage) * tails.chance_from(least) + die_sides * tails.mean_from(least));
  }
  const Wide whole = tails.whole() * (die_sides - 1) * (die_sides - 1);
  return {rounded(sums.hit, whole, 1'000'000), rounded(sums.wounds, whole, 1'000),
          rounded(sums.hit, whole, 1'000'000'000'000), rounded(sums.wounds, whole, 1'000'000'000)};
}

}  // namespace katabasis
