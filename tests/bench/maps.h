// The places the benchmarks look around and walk in; the same on every machine.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "labyrinth/barriers.h"

namespace katabasis::bench {

// A dense maze; rooms of about 10 × 10 fields, each opening into its neighbours by gaps; nothing but an outer
// wall.
enum class Place { maze, rooms, hall };

inline constexpr std::array<Place, 3> all_places{Place::maze, Place::rooms, Place::hall};

std::string_view name(Place place);
Barriers drawn(Place place, Size size);

// Free fields at random.
std::vector<Position> viewpoints(const Barriers& barriers, int count);

}  // namespace katabasis::bench
