// `katabasis text`: the game on standard input and output.
#pragma once

#include "app/command_line.h"

namespace katabasis {

// The exit code.
int play_text(const invocation::Text& text);

}  // namespace katabasis
