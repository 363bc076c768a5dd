// Parameters for sweeps: each anywhere in its range, in labyrinths small enough to make hundreds of them. A
// few ask for what cannot be had, and the generator says so.
#pragma once

#include <cstdint>

#include "labyrinth/parameters.h"

namespace katabasis::test {

// The same for the same seed, which is also the labyrinth's.
Parameters varied_parameters(std::uint64_t seed);

}  // namespace katabasis::test
