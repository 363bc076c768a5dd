// How the parts of a creature's model move with its pose: legs walk, arms strike, wings beat, a head looks
// around.
#pragma once

#include <glm/glm.hpp>
#include <vector>

#include "scene/models.h"
#include "scene/movement.h"

namespace katabasis {

// `breath`: seconds of idle motion so far, different for each creature. Adds one matrix for each part, in the
// model's axes.
void add_limbs(std::vector<glm::mat4>& limbs, const Model& model, const Pose& pose, float breath);

// From the model's axes to the world.
glm::mat4 stance_of(const Model& model, const Pose& pose, float breath);

}  // namespace katabasis
