// Round things made by turning an outline about the upright axis.
#pragma once

#include <glm/glm.hpp>
#include <span>

#include "content/palette.h"
#include "scene/models.h"

namespace katabasis {

// Adds a part. The outline's points are distances from the axis and heights, metres; what lies to its right
// is outside. `glow`: 0 … 1.
void turn_on_lathe(Model& model, const char* name, std::span<const glm::vec2> outline, Rgb colour,
                   std::uint32_t sides, float glow);

}  // namespace katabasis
