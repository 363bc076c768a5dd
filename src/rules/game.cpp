#include "rules/game.h"

#include <cassert>
#include <concepts>
#include <utility>

#include "rules/doors.h"
#include "rules/growth.h"
#include "rules/items.h"
#include "rules/listening.h"
#include "rules/monsters.h"
#include "rules/movement.h"
#include "rules/notes.h"
#include "rules/sleep.h"
#include "rules/start.h"

namespace katabasis {

namespace {

void end_round(Board& board, Events& events) {
  end_sleep(board, events);
  World& world = board.change();
  ++world.round;
  world.turn = 0;
  world.hero.turns_per_round = turns_per_round(world.hero, board.place().rules);
  events.emplace_back(event::Round{world.round});
}

// The last turn of the hero's round is followed by the monsters' rounds and the next round.
void spend_turn(Board& board, Events& events) {
  World& world = board.change();
  ++world.turn;
  if (world.status != Status::playing || world.turn < world.hero.turns_per_round) return;
  play_monsters(board, events);
  if (world.status == Status::playing) end_round(board, events);
}

// A note is of what is known, all else of what is.
template <typename Wanted>
std::optional<Refusal> check_either(const Board& board, const Known& known, const Wanted& wanted) {
  if constexpr (std::same_as<Wanted, action::Note>) {
    return check(known, wanted);
  } else {
    return check(board, wanted);
  }
}

template <typename Wanted>
void play_either(Board& board, Known& known, const Wanted& wanted, Events& events) {
  if constexpr (std::same_as<Wanted, action::Note>) {
    play(known, wanted);
  } else {
    play(board, wanted, events);
  }
}

}  // namespace

Game::Game(std::shared_ptr<const Place> place, std::string_view hero_class)
    : board_(place, new_world(*place, hero_class)), known_(blank_known(*place, board_.world())) {
  enter_room(board_, opening_);
  observe(known_, board_);
}

Game::Game(std::shared_ptr<const Place> place, World world, Known known)
    : board_(std::move(place), std::move(world)), known_(std::move(known)) {}

std::optional<Refusal> Game::check(const Action& action) const {
  if (world().status != Status::playing) return Refusal::game_over;
  return std::visit([this](const auto& wanted) { return check_either(board_, known_, wanted); }, action);
}

Events Game::play(const Action& action) {
  assert(!check(action));
  Events events;
  std::visit([&](const auto& wanted) { play_either(board_, known_, wanted, events); }, action);
  remember(known_, events, world().round);
  if (!is_free(action)) spend_turn(board_, events);
  observe(known_, board_);
  return events;
}

std::uint64_t Game::hash() const {
  return hash_of(world());
}

FightNumbers Game::hero_numbers() const {
  return hero_fighter(board_).numbers();
}

FightNumbers Game::numbers(const Monster& monster) const {
  return fighter(monster, place().classes).numbers();
}

int Game::hero_max_life() const {
  return max_life(world().hero, place().rules);
}

std::vector<ItemId> Game::inventory() const {
  return board_.pack();
}

std::vector<ItemId> Game::within_reach() const {
  return katabasis::within_reach(board_);
}

}  // namespace katabasis
