// Draws the mark of a key and of its lock into panels; scene/key_mark.h tells what it looks like.
#pragma once

#include "labyrinth/labyrinth.h"
#include "ui/look.h"

namespace katabasis {

ImU32 lock_colour(const PanelLook& look, KeyId key);

// `reach`: half the mark's height in pixels. A key's is a ring of the shape, a lock's is filled.
void draw_lock_mark(ImDrawList& into, const PanelLook& look, KeyId key, ImVec2 centre, float reach,
                    bool filled);

}  // namespace katabasis
