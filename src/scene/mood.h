// The light and the air of each theme.
#pragma once

#include <string_view>

#include "scene/assets.h"
#include "scene/frame.h"

namespace katabasis {

glm::vec3 linear(Rgb colour);

struct Air {
  glm::vec3 fog{0};    // linear and dark
  float exposure = 1;  // dark stone gets more light than pale one
};
Air air_of(const Assets& assets, std::string_view prefab);
Air blended(const Air& from, const Air& to, float part);
// Around 1; a torch burns unevenly.
float flicker_at(float idle_time);
// Where the hero holds the torch.
glm::vec3 torch_place(const Camera& camera, float idle_time);

}  // namespace katabasis
