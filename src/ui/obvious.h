// The obvious thing ahead: what one key or a click into the picture does, and the words that say so
// beforehand. It is judged by what the hero knows.
#pragma once

#include <optional>
#include <string>

#include "rules/game.h"
#include "ui/wish.h"

namespace katabasis {

// In this order: attack who stands ahead, take what lies ahead, unlock or listen at a shut door ahead (once
// in ten rounds; then walk through it), else step. Always an action that check() lets pass; nothing if there
// is none.
std::optional<Action> obvious(const Game& game);

// What it would do, or what is in the way: "attack the shade", "listen at the door", "a wall".
std::string obvious_words(const Game& game);

// What there is to turn to.
struct Beside {
  int quarters = 1;   // to the right; the shortest turn comes first
  std::string words;  // "turn to the shade"
};
// The turn of its first quarter.
Wish wish_to_turn(const Beside& what);
// A monster that could be struck after turning, while none can be struck as the hero stands.
std::optional<Beside> monster_beside(const Game& game);
// The nearest monster in view, where that is neither ahead nor to be struck: it would be seen after turning.
std::optional<Beside> monster_out_of_sight(const Game& game);
// A shut door of the field that he stands on, where none is ahead.
std::optional<Beside> door_beside(const Game& game);

}  // namespace katabasis
