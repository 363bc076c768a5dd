// The making of a labyrinth, to be watched step by step.
#pragma once

#include <optional>

#include "labyrinth/making.h"
#include "ui/panel.h"

namespace katabasis {

// The labyrinth as it is after so many steps.
struct MadeSoFar {
  int steps = 0;
  Plan plan;
};

// Into the rest of the current panel: a slider over the steps, what the step did, the labyrinth after it.
// `step`: how many are done; nothing: all. `shown`: the labyrinth after `step`, kept between pictures.
void draw_making(const PanelContext& context, const Making& making, const Labyrinth& labyrinth,
                 std::optional<int>& step, std::optional<MadeSoFar>& shown);

}  // namespace katabasis
