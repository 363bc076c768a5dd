// What several weapons are made of. Hands are at the origin, points look to +y, flat sides to ±z.
#pragma once

#include "sculpt/model.h"

namespace katabasis::art {

/// A wooden grip wound with a cord, ending in a metal knob.
void draw_grip(Piece& clay, float length, Colour wood, Colour knob);

/// A shaft from `foot` to `neck` with an iron blade of the given half outline on top.
void draw_spear(Piece& clay, float foot, float neck, float shaft, const std::vector<glm::vec2>& blade);

/// A blade along +y, its half outline given from foot to point; symmetric.
Plate leaf(const std::vector<glm::vec2>& half, float thickness, float bevel);

/// A blade along a bent line in the xy plane; xy of a joint is its middle, w half its width.
Plate bent_blade(const std::vector<glm::vec4>& joints, float thickness, float bevel);

}  // namespace katabasis::art
