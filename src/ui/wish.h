// What a person can ask for with one key or one click, and the action of the rules that it means in a
// situation.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "rules/game.h"

namespace katabasis {

enum class Wish : std::uint8_t {
  forward,
  back,
  step_left,
  step_right,
  turn_left,
  turn_right,
  obvious,  // what the prompt says
  listen,
  door,  // opens a closed one, closes an open one
  take,
  drink,
  wait,
  sleep,
  inventory,
  heard,
  map,
  ledger,   // locked doors and keys
  history,  // all that happened, with every term of the dice
  explore,  // walks on by itself
  help,
  menu,
  screenshot,
  share_code,
  keys,     // which key means what
  arrange,  // where panels are
  save,
  load,
  inside,  // the overlay for those who work on the game
};

inline constexpr std::size_t wish_count = 28;

// "step forward", "open or close the door": for the help panel and the buttons.
std::string_view words(Wish wish);

// Its name in the settings file: "turn-left".
std::string_view id(Wish wish);

// Steps and turns go on while their key is held.
bool repeats(Wish wish);

// Nothing: the wish means no action of the rules at all (panels), or there is nothing it could be tried on.
std::optional<Action> action_for(Wish wish, const Game& game);

// The door that the hero would open or close: the one he faces, else the one on his field.
struct DoorHere {
  DoorId id;
  Direction side;
  DoorState state;  // as known
  std::optional<KeyId> key;
};
std::optional<DoorHere> door_ahead(const Game& game);
std::optional<DoorHere> door_here(const Game& game);
// A known door straight ahead that is one or two steps too far to be opened.
bool door_soon_ahead(const Game& game);

// The carried potion to drink: the weakest that heals all that is missing, else the strongest.
std::optional<ItemId> potion_to_drink(const Game& game);
// What the potion heals; nothing for any other thing.
std::optional<int> heals(const Game& game, ItemId id);
// Why the window lets nobody drink now, though the rules would; empty for one who lacks life.
std::string_view unhurt_words(const Game& game);
// "The nectar heals 12, you lack 3: …", when more than half of that potion would be wasted; else empty.
std::string waste_words(const Game& game);
// Why sleep would heal nothing, though the rules allow it; empty: it heals.
std::string vain_sleep_words(const Game& game);

}  // namespace katabasis
