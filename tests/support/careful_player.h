// An automatic player who wants to win and knows only what the hero knows: lets monsters come, strikes
// whoever stands in reach, drinks when it gets dangerous, sleeps where it is quiet, wears the best, listens
// at doors, takes what helps, and unlocks a door when nothing else is left to be seen.
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
  std::optional<Action> drink(const Game& game);
  std::optional<Action> fight(const Game& game) const;
  std::optional<Action> await(const Game& game);
  std::optional<Action> sleep(const Game& game) const;
  std::optional<Action> dress(const Game& game) const;
  std::optional<Action> make_room(const Game& game) const;
  std::optional<Action> collect(const Game& game) const;
  std::optional<Action> listen(const Game& game) const;
  // The nearest field of the latest wave that promises something: a monster, a thing, a view.
  std::optional<Position> promising(const Game& game, const Barriers& barriers) const;
  Position forgotten(const Game& game) const;
  Action go(const Game& game);
  int danger(const Game& game);

  Temper temper_;
  int waited_ = 0;  // for somebody who does not come
  Rng rng_;
  WildPlayer wild_;
  Distances distances_;
};

}  // namespace katabasis::test
