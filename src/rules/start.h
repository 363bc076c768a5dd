// The state in which a game begins: round 1, no turn used, the hero on the entrance with the outfit of his
// class, looking along the longest straight way that no wall and no shut door ends, the first of equals
// clockwise from the north.
#pragma once

#include <string_view>

#include "rules/place.h"
#include "rules/world.h"

namespace katabasis {

// The class must be one of the rules'.
World new_world(const Place& place, std::string_view hero_class);

}  // namespace katabasis
