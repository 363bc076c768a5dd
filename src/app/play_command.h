// The commands that open the window.
#pragma once

#include "app/command_line.h"

namespace katabasis {

// Each returns the exit code when the player has quit.
int show_title();
int play_game(const invocation::Play& play);
int show_replay(const invocation::Replay& replay);

}  // namespace katabasis
