// An automatic player who wants to win and knows only what the hero knows: strikes whoever stands in reach,
// drinks when it gets dangerous, sleeps where it is quiet, wears the best, listens at doors, takes keys and
// opens what they fit, and goes to see what has not been seen.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/rng.h"
#include "labyrinth/paths.h"
#include "rules/game.h"
#include "support/wild_player.h"

namespace katabasis::test {

struct Temper {
  int wild = 0;         // percent of tries that are a wild player's
  bool patient = true;  // sleeps, drinks and listens
};

class CarefulPlayer {
 public:
  // The same tries for the same seed, temper and game.
  CarefulPlayer(std::uint64_t seed, Temper temper)
      : temper_(temper), rng_(seed, "careful-player"), wild_(seed) {}

  // What is tried may still be refused.
  Action next(const Game& game);

 private:
  std::optional<Action> fight(const Game& game) const;
  std::optional<Action> recover(const Game& game) const;
  std::optional<Action> dress(const Game& game) const;
  std::optional<Action> collect(const Game& game) const;
  std::optional<Action> unlock(const Game& game) const;
  std::optional<Action> listen(const Game& game) const;
  Action go(const Game& game);

  Temper temper_;
  Rng rng_;
  WildPlayer wild_;
  Distances distances_;
};

}  // namespace katabasis::test
