// What looks at a labyrinth from above: its plan as a picture, and the proof that it can be won.
#pragma once

#include "app/command_line.h"

namespace katabasis {

int draw_map(const invocation::Map& map);
int prove(const invocation::Prove& prove);

}  // namespace katabasis
