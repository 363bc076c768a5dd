// Letters over the place, with a dark edge so that they can be read on anything.
#pragma once

#include <imgui.h>

namespace katabasis {

// `height` in pixels, around `middle`.
void draw_outlined(ImDrawList& into, ImFont* letters, float height, ImVec2 middle, ImU32 colour, ImU32 edge,
                   const char* text);

}  // namespace katabasis
