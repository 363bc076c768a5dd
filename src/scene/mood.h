// The light and the air of each theme.
#pragma once

#include <string_view>

#include "content/palette.h"
#include "scene/frame.h"

namespace katabasis {

glm::vec3 linear(Rgb colour);

// The colour of the air, linear and dark.
glm::vec3 fog_of(const Palette& palette, std::string_view prefab);
// Around 1; a torch burns unevenly.
float flicker_at(float idle_time);
// Where the hero holds the torch.
glm::vec3 torch_place(const Camera& camera, float idle_time);

}  // namespace katabasis
