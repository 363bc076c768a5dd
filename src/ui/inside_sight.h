// Between the picture and the fields: what a point of the picture shows.
#pragma once

#include <glm/glm.hpp>
#include <optional>

#include "rules/game.h"
#include "scene/camera.h"

namespace katabasis {

// The field whose floor, wall or ceiling is seen at a point of the picture (x to the right, y up, −1 … 1);
// a shut door is seen on the field before it. Nothing outside of the labyrinth.
std::optional<Position> field_seen_at(const Game& game, const Camera& camera, glm::vec2 point);

}  // namespace katabasis
