// A saved state is foreign: what is believed of it is only what can be at its place. After these checks no
// rule and no panel meets an id, a position or a count that leads nowhere.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/known.h"
#include "rules/place.h"
#include "rules/world.h"

namespace katabasis {

// The first thing that cannot be, in words; nothing if all is well.
std::optional<std::string> breach(const World& world, const Place& place, std::string_view hero_class);
// Of a world without breach.
std::optional<std::string> breach(const Known& known, const World& world, const Place& place);

}  // namespace katabasis
