// What a panel asks for: an action of the rules, or something the window does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

#include "labyrinth/parameters.h"
#include "play/settings.h"
#include "rules/action.h"
#include "ui/kept_games.h"
#include "ui/wish.h"

namespace katabasis {

namespace command {

struct NewGame {
  Parameters parameters;
};
struct Continue {};
struct Today {};      // the labyrinth of the day
struct PasteCode {};  // the share code that was copied
struct PasteSeed {};  // the number that was copied into that form
struct DrawSeed {};   // a fresh seed into the form for a new game
struct ShowKept {     // the list of games that lie in files
  KeptKind kind = KeptKind::pictures;
};
// Of that list: the facts of a game are wanted; it is to be gone on with.
struct ReadKept {
  std::size_t file = 0;
};
struct OpenKept {
  std::size_t file = 0;
};
// Walks to a field that the hero knows.
struct Travel {
  Position to;
};
// The moment of a recorded game at which a round begins.
struct ShowRound {
  int round = 1;
};
struct ToTitle {};
struct Quit {};
struct ChangeSettings {
  Settings settings;
};

}  // namespace command

// What a person can ask of a recorded game that is shown.
enum class ReplayWish : std::uint8_t {
  play,  // or pause
  action_back,
  action_on,
  round_back,
  round_on,
  to_start,
  to_end,
  slower,
  faster,
  from_above,  // or with the hero's eyes
  take_over,   // go on from here as a game of one's own
};

using Command = std::variant<Action, Wish, ReplayWish, command::ShowRound, command::NewGame,
                             command::Continue, command::Today, command::PasteCode, command::PasteSeed,
                             command::DrawSeed, command::ShowKept, command::ReadKept, command::OpenKept,
                             command::Travel, command::ToTitle, command::Quit, command::ChangeSettings>;
using Commands = std::vector<Command>;

}  // namespace katabasis
