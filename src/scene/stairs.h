// The stairs that the hero came down: a flight of steps that climbs into the rock behind a wall near the
// entrance, framed like a door. It is there to be seen and has no part in the rules.
#pragma once

#include <array>
#include <cstdint>
#include <glm/glm.hpp>
#include <memory>
#include <optional>
#include <vector>

#include "rules/place.h"
#include "scene/frame.h"
#include "scene/materials.h"

namespace katabasis {

// Behind which wall they are.
struct Stairs {
  Position field;  // before them
  Direction side = Direction::north;
  bool operator==(const Stairs&) const = default;
};

// In the nearest wall of the entrance's room that is seen from there, away from doors and corners, with
// nothing but rock behind it for two fields and on both sides; nowhere if there is none.
std::optional<Stairs> stairs_of(const Place& place);

// A quadrilateral of the flight, counter-clockwise from its lower left corner.
struct StairsFace {
  std::array<glm::vec3, 4> corners;
  std::array<float, 4> openness;  // 0 … 1; it climbs into the dark
  Surface surface = Surface::floor;
  std::uint8_t tone = 128;
};

inline constexpr int stairs_steps = 13;
inline constexpr int stairs_quads = 6 * stairs_steps + 5;  // six for each step; the landing and the end

// From the wall's face into the rock and upwards.
std::vector<StairsFace> stairs_faces(const Stairs& stairs);

// What frames them, over the edges of the flight.
void add_stairs_frame(Frame& frame, std::shared_ptr<const Model> door_frame, const Stairs& stairs);

}  // namespace katabasis
