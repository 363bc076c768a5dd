// What a creature does on the stage, over time. A pose at a time follows from where it stood and from the
// movements since, so time can be looked at in any order.
#pragma once

#include <glm/glm.hpp>
#include <vector>

#include "base/geometry.h"

namespace katabasis {

// The middle of a field's floor, metres.
glm::vec3 floor_of(Position at);
// A field's edge away, length 1.
glm::vec3 vector_of(Direction direction);
// Clockwise from the north, radians.
float heading_of(Direction direction);
// The way from one place on the floor to another; `otherwise` if they are the same.
float heading_towards(glm::vec3 from, glm::vec3 to, float otherwise);

struct Pose {
  glm::vec3 at{0};
  float heading = 0;
  float walking = 0;  // 0 … 1, how much of a step
  float strike = 0;   // 0 … 1, a blow at its furthest
  float recoil = 0;   // 0 … 1
  float flash = 0;    // 0 … 1
  float sunk = 0;     // 0: alive … 1: gone
};

enum class MovementKind : std::uint8_t { turn, step, strike, struck, die };

struct Movement {
  MovementKind kind;
  float start = 0;    // seconds
  float length = 0;   // seconds
  glm::vec3 to{0};    // a step's end
  float heading = 0;  // a turn's end; for a struck one where the blow goes

  float end() const { return start + length; }
};

class Track {
 public:
  explicit Track(Pose standing) : standing_(standing) {}

  // In the order of their starts.
  void add(const Movement& movement) { movements_.push_back(movement); }
  Pose at(float time) const;
  // When the last of it begins.
  float last_start() const;
  // When all is done.
  float end() const;
  // Stands as after everything that has been added.
  void settle();

 private:
  Pose standing_;
  std::vector<Movement> movements_;
};

}  // namespace katabasis
