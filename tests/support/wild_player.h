// Somebody who tries everything, possible or not: goes on straight ahead for a while, strikes about, and now
// and then does one of all the other things.
#pragma once

#include <cstdint>
#include <optional>

#include "base/rng.h"
#include "rules/game.h"

namespace katabasis::test {

class WildPlayer {
 public:
  // The same tries for the same seed and game.
  explicit WildPlayer(std::uint64_t seed) : rng_(seed, "wild-player") {}

  Action next(const Game& game);

 private:
  Direction side() { return all_directions.at(rng_.below(4)); }
  std::optional<ItemId> carried(const Game& game);
  Action rarer(std::uint32_t kind, const Game& game);

  Rng rng_;
  Direction ahead_ = Direction::north;
};

}  // namespace katabasis::test
