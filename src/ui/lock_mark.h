// The mark of a key and of its lock: each number has a shape and a colour of its own, the same on the map and
// in the ledger. Six shapes and five colours: the first thirty numbers differ in one of both; the number that
// stands beside the mark tells the others apart.
#pragma once

#include "labyrinth/labyrinth.h"
#include "ui/look.h"

namespace katabasis {

ImU32 lock_colour(const PanelLook& look, KeyId key);

// `reach`: half the mark's height in pixels. A key's is a ring of the shape, a lock's is filled.
void draw_lock_mark(ImDrawList& into, const PanelLook& look, KeyId key, ImVec2 centre, float reach,
                    bool filled);

}  // namespace katabasis
