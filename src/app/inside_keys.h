// The keys of the overlay while it is open, over a game and over a recorded one alike.
#pragma once

#include "app/input.h"

namespace katabasis {

// Digits are its switches, arrows with the control key lead its field over the floor, Page Up and Page Down
// go through the making if that is shown. False: the key means something else.
bool take_inside_key(Hud& hud, const Game& game, const KeyEvent& event);

}  // namespace katabasis
