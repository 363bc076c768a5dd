#include "text/odds_json.h"

#include <fmt/format.h>

#include "rules/odds.h"

namespace katabasis {

std::string odds_json(int attack, int defence, int damage, int die_sides) {
  constexpr std::int64_t trillion = 1'000'000'000'000;
  constexpr std::int64_t billion = 1'000'000'000;
  const Odds blow = odds(attack, defence, damage, die_sides);
  return fmt::format(
      R"({{"attack":{},"defence":{},"damage":{},"hit_chance":{}.{:012},"expected_wounds":{}.{:09}}})", attack,
      defence, damage, blow.hit_trillionths / trillion, blow.hit_trillionths % trillion,
      blow.wounds_billionths / billion, blow.wounds_billionths % billion);
}

}  // namespace katabasis
