// The situation as an object of the text protocol: what the hero is, carries, sees and knows, and the state's
// hash. Keys and their order are a contract with programs.
#pragma once

#include <string>

#include "rules/game.h"
#include "text/event_json.h"

namespace katabasis {

// From "status" on: the keys are added to `json`.
void add_situation(Json& json, const Game& game, const Events& events);
// [[x, y, light], …] for every field in view, walls too.
Json light_json(const View& view);
// Rows of letters of what the hero knows: # wall, . free, space unknown.
Json map_json(const Game& game);
// [[x, y, text], …]: the hero's own.
Json notes_json(const Known& known);

}  // namespace katabasis
