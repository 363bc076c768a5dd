// What a panel asks for: an action of the rules, or something the window does.
#pragma once

#include <variant>
#include <vector>

#include "labyrinth/parameters.h"
#include "play/settings.h"
#include "rules/action.h"
#include "ui/wish.h"

namespace katabasis {

namespace command {

struct NewGame {
  Parameters parameters;
};
struct Continue {};
struct DrawSeed {};  // a fresh seed into the form for a new game
// Walks to a field that the hero knows.
struct Travel {
  Position to;
};
struct ToTitle {};
struct Quit {};
struct ChangeSettings {
  Settings settings;
};

}  // namespace command

using Command = std::variant<Action, Wish, command::NewGame, command::Continue, command::DrawSeed,
                             command::Travel, command::ToTitle, command::Quit, command::ChangeSettings>;
using Commands = std::vector<Command>;

}  // namespace katabasis
