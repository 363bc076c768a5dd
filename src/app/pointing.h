// What a click into the picture of the place means where it is more than the obvious thing ahead.
#pragma once

#include <glm/glm.hpp>
#include <variant>

#include "rules/game.h"
#include "scene/camera.h"

namespace katabasis {

// To take a thing within reach, or to walk to a field or to who stands there; nothing: the obvious thing.
using Pointed = std::variant<std::monostate, Action, Position>;

// `point`: x to the right and y up from −1 to 1. The nearest of what the hero sees there counts: a thing is
// taken or walked to, a door that he does not stand at and a creature out of reach are walked to.
Pointed pointed_at(const Camera& camera, glm::vec2 point, const Game& game);

}  // namespace katabasis
