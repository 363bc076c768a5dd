// What each command of the command line does. All but the title and `play` do without a display.
#pragma once

#include "app/command_line.h"

namespace katabasis {

// The exit code. Results go to standard output, what is wrong to standard error, a line each.
int run(const Invocation& invocation);

}  // namespace katabasis
