// The making of a labyrinth, to be watched step by step.
#pragma once

#include <optional>

#include "labyrinth/making.h"
#include "ui/panel.h"

namespace katabasis {

// Into the rest of the current panel: a slider over the steps, what the step did, the labyrinth after it.
// `step`: how many are done; nothing: all.
void draw_making(const PanelContext& context, const Making& making, const Labyrinth& labyrinth,
                 std::optional<int>& step);

}  // namespace katabasis
