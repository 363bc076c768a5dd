// The marks on a plan: doors by their state, keys by number, things and monsters. In fields.
#pragma once

#include "labyrinth/plan.h"
#include "storage/plan_canvas.h"

namespace katabasis {

void draw_marks(Canvas& canvas, const Plan& plan, const PlanColours& colours, int field);

// One of them alone, in the field at the origin.
void draw_mark(Canvas& canvas, PlanMark mark, int number, const PlanColours& colours);
// A door between that field and the one east of it, around the field's middle.
void draw_door_mark(Canvas& canvas, DoorState state, std::optional<int> key, const PlanColours& colours);

}  // namespace katabasis
