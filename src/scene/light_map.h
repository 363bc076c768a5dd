// The light of the field of view as it is drawn: smooth within what is connected, never through a wall or a
// shut door. A field's centre has the light that the rules give it; the middle of a side is the average with
// the neighbour if the way between is open, a corner that of those fields around it that are connected around
// it.
#pragma once

#include <span>

#include "labyrinth/barriers.h"
#include "labyrinth/sight.h"
#include "scene/frame.h"

namespace katabasis {

// For all fields at most radius + 1 away from the centre. Walls have no light: their faces show that of the
// field before them. Fires brighten what is in view, and nothing else.
LightWindow light_window(const View& view, const Barriers& barriers, Position centre, int radius,
                         std::span<const View> fires = {});

// Makes `sum` what is on the way from one to the other, 0 … 1; the fields of both.
void blend(LightWindow& sum, const LightWindow& from, const LightWindow& to, float part);

}  // namespace katabasis
