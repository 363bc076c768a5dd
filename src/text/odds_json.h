// The answer to "what will one blow do?" for programs.
#pragma once

#include <string>

namespace katabasis {

// {"attack": A, "defence": D, "damage": N, "hit_chance": …, "expected_wounds": …} without a line's end; the
// chance with twelve, the wounds with nine digits after the point, both exact and rounded half up.
std::string odds_json(int attack, int defence, int damage, int die_sides = 6);

}  // namespace katabasis
