// The board game: asks whether an action is possible, plays it, tells what happened. Hero and monsters act
// through the same rules, each in the file of its chapter. The action that uses the hero's last turn also
// plays the monsters' rounds and the end of the round.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "labyrinth/sight.h"
#include "rules/action.h"
#include "rules/board.h"
#include "rules/combat.h"
#include "rules/event.h"
#include "rules/known.h"
#include "rules/place.h"
#include "rules/world.h"

namespace katabasis {

class Game {
 public:
  // A new hero of the class (an id in the rules) enters at the labyrinth's level.
  Game(std::shared_ptr<const Place> place, std::string_view hero_class);
  // Goes on from a state that belongs to the place.
  Game(std::shared_ptr<const Place> place, World world, Known known);

  const Place& place() const { return board_.place(); }
  const World& world() const { return board_.world(); }
  const Known& known() const { return known_; }
  // The same state with everything that follows from it, for those who look into the game.
  const Board& board() const { return board_; }
  // What the hero sees now, with the light of each field.
  const View& view() const { return board_.view(); }

  // What was perceived on entering: the first room's legend and description.
  const Events& opening() const { return opening_; }

  std::optional<Refusal> check(const Action& action) const;
  // Only what check() lets pass.
  Events play(const Action& action);

  // 64 bits over the state now; Known is no part of it.
  std::uint64_t hash() const;

  FightNumbers hero_numbers() const;
  FightNumbers numbers(const Monster& monster) const;
  int hero_max_life() const;
  int turns_left() const { return world().hero.turns_per_round - world().turn; }
  // What the hero carries, by id.
  std::vector<ItemId> inventory() const;
  // What take would find: the hero's field, then north, east, south, west, each by id.
  std::vector<ItemId> within_reach() const;

 private:
  Board board_;
  Known known_;
  Events opening_;
};

}  // namespace katabasis
