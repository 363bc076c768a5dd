// Pictures without a display: rendered off-screen, with the run inside.
#pragma once

#include "app/command_line.h"

namespace katabasis {

// The exit code.
int take_screenshot(const invocation::Screenshot& screenshot);

}  // namespace katabasis
