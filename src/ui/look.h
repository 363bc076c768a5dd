// How panels look: the palette's colours as Dear ImGui wants them, the letters, the frame around a panel.
#pragma once

#include <imgui.h>

#include "base/geometry.h"
#include "content/palette.h"

namespace katabasis {

struct PanelLook {
  // With `contrast`: what is dark is black, what is pale white, and nothing shines through.
  PanelLook(const Palette& palette, bool contrast);

  float cover;  // how much of the picture a panel hides, 0 … 1

  ImU32 ink, parchment, ash, gold, blood, laurel, styx, ember, bronze, bone, marble, basalt, obsidian, clay,
      verdigris, wine, saffron;
};

// The same colour, `part` of its opacity (0 … 1).
ImU32 faded(ImU32 colour, float part);
// Between two colours: 0 is `from`, 1 is `to`.
ImU32 mixed(ImU32 from, ImU32 to, float part);

struct Letters {
  ImFont* text = nullptr;
  ImFont* strong = nullptr;
  ImFont* heading = nullptr;
  ImFont* title = nullptr;  // the capital letters of the great words only
};

// Loads the letters at this height into the current context; a missing font gives way to the built-in one.
Letters load_letters(int height);
// Dresses the current context.
void apply_style(const PanelLook& look, int text_height);

// A dark sheet with a thin bronze frame, a meander in each corner if `ornate`; less of the picture shines
// through one `in_front`.
void draw_sheet(ImDrawList& into, const PanelLook& look, ImVec2 from, ImVec2 to, float text_height,
                bool ornate, bool in_front);

}  // namespace katabasis
