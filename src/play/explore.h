// Walking on by oneself: what the hero would do next to see more of the labyrinth, or to get to a field that
// he knows. One action at a time, judged by what he knows alone; whoever asks plays the action and asks
// again.
#pragma once

#include <optional>
#include <string>

#include "rules/game.h"

namespace katabasis {

struct Exploration {
  std::optional<Action> action;  // one that check() lets pass
  std::string reason;            // without an action: why it ends here, as a sentence
};

// Takes what lies nearest (of gear what is better than the worn), looks into the nearest unknown corner,
// listens at the nearest shut door and opens it if all is silent behind it; of equally near ones things
// before corners before doors. Doors with something behind them and locks whose key is carried are the
// player's to decide on: when nothing else is left it goes to the nearest of them, stops facing it and names
// the others with their directions. Refuses with a monster in view, and says where it is.
Exploration explore(const Game& game);

// By a shortest known way; never through a locked door. Ends there; refuses with a monster in view.
Exploration travel(const Game& game, Position to);

// The next action on such a way, whoever is in view; on the way to somebody too.
Exploration approach(const Game& game, Position to);

// Why one should not go on after these events, though there would be more to do; nothing: one can. `game` as
// it is afterwards.
std::optional<std::string> interruption(const Events& events, const Game& game);

}  // namespace katabasis
