// What the window asks of the rest of the program: games to play, places to write to. The window itself knows
// no file and no folder. Every function must be set; one that fails says why in its problem, and the window
// shows it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/kept_games.h"
#include "app/saves.h"
#include "base/geometry.h"
#include "base/result.h"
#include "labyrinth/parameters.h"
#include "play/playback.h"
#include "play/settings.h"

namespace katabasis {

struct Services {
  // Generates the labyrinth and puts a new hero into it.
  std::function<Result<Session>(const Parameters&)> begin;
  // Whether the labyrinth of these parameters can be won, in a few words.
  std::function<std::string(const Parameters&)> prove;
  // Is there a game to go on with?
  std::function<bool()> can_continue;
  std::function<bool()> can_load;  // what was saved by hand
  // The game that was left last.
  std::function<Result<Continued>()> continue_last;
  // A labyrinth, save, run or screenshot that was dropped on the window or chosen from a list.
  std::function<Result<Continued>(const std::string& path)> open;
  // The files that hold games, the newest first; and what is in one of them.
  std::function<std::vector<KeptFile>(KeptKind)> kept_files;
  std::function<KeptGame(const std::string& path)> read_kept_game;
  // The session's game has just begun or goes on: from here on this one is recorded. Says where the game is
  // kept that could have been continued before; empty if there is none.
  std::function<Result<std::string>(const Session&)> start_record;
  // After every accepted action: the run so far is to be safe on the disk, after every round the game too.
  std::function<Result<bool>(const Session&)> record;
  // The player leaves the session: it can be continued from this very moment, or not: then a problem says
  // why.
  std::function<std::optional<Problem>(const Session&)> leave;
  // The save made by hand, in place of the one before.
  std::function<Result<bool>(const Session&)> quick_save;
  std::function<Result<Continued>()> quick_load;
  // The share code of the session's labyrinth; of the one that these parameters give.
  std::function<Result<std::string>(const Session&)> share_code;
  std::function<std::string(const Parameters&)> share_code_for;
  // The game that a share code tells of; the problem says what is wrong with a text that is none.
  std::function<Result<Session>(const std::string& code)> begin_code;
  // The seed of the day.
  std::function<std::uint64_t()> todays_seed;
  // Writes the picture with the run inside and tells where. The rows run from the top, three bytes a pixel.
  std::function<Result<std::string>(const Session&, Size, std::span<const std::uint8_t> rgb)> screenshot;
  // Writes the text of a finished game and tells where.
  std::function<Result<std::string>(const Session&, const std::string& summary)> write_summary;
  // A fresh seed for a new game.
  std::function<std::uint64_t()> draw_seed;
  // Those of a new player if none are kept yet.
  std::function<Result<Settings>()> load_settings;
  std::function<std::optional<Problem>(const Settings&)> save_settings;
  // Those that cannot be read: says under which name they are kept, empty if they are not.
  std::function<std::string()> put_settings_aside;
};

// What the window opens with: a game that begins at once, or (without one) the title.
struct Opening {
  std::optional<Session> session;
  // A recorded game to be shown instead.
  std::optional<Playback> playback;
  // To be told at once.
  std::string notice = {};
};

// Runs the window until the player quits. A problem: no display or no OpenGL 3.3.
std::optional<Problem> run_window(Services services, Opening opening);

}  // namespace katabasis
