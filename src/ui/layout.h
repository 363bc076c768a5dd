// Where the panels are: a pure function of the picture's size and the text's height, so that they neither
// overlap nor leave the picture at any size. All in pixels from the upper left corner.
#pragma once

#include "base/geometry.h"
#include "play/settings.h"

namespace katabasis {

struct Layout {
  Size screen;
  int text = 16;  // height of the letters
  // Little room for the text: one strip above, one below, everything else in wide panels.
  bool compact = false;
  Rect hero;
  Rect target;
  Rect log;  // empty with fewer than 15 lines
  Rect map;  // empty when compact
  Rect prompt;
  Rect buttons;
  Rect wide;     // inventory, large map, help …: one at a time, in the middle
  Rect message;  // the room there is for a text, over target and log when compact, over prompt and buttons
                 // with fewer than 15 lines; shrinks to what it needs
};

// The text's height grows with the picture and with the scale in percent, but never below what can be read
// nor beyond what leaves room for 20 letters' widths and 11 lines.
int text_height(Size screen, int text_scale);
Layout layout(Size screen, const Settings& settings);

}  // namespace katabasis
