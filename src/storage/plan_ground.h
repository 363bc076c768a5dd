// The ground of a plan: walls, floors in the colour of their component, shadows along the walls. In fields.
#pragma once

#include "labyrinth/plan.h"
#include "storage/plan_canvas.h"

namespace katabasis {

// `field`: how many pixels one has; small ones are drawn plainly.
void draw_ground(Canvas& canvas, const Plan& plan, const PlanColours& colours, int field);

}  // namespace katabasis
