#include "scene/movement.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "scene/camera.h"
#include "scene/mesh.h"

namespace katabasis {

namespace {

constexpr float lunge_length = 0.55F;   // metres
constexpr float recoil_length = 0.22F;  // metres

glm::vec3 ahead(float heading) {
  return {std::sin(heading), 0, -std::cos(heading)};
}

// Up and down again.
float there_and_back(float part) {
  return std::sin(part * glm::pi<float>());
}

// `part`: how much of the movement has passed, 0 … 1.
void apply(const Movement& movement, float part, Pose& pose) {
  const bool under_way = part < 1;
  switch (movement.kind) {
    case MovementKind::turn:
      pose.heading = angle_between(pose.heading, movement.heading, eased(part));
      break;
    case MovementKind::step:
      pose.at = glm::mix(pose.at, movement.to, eased(part));
      if (under_way) pose.walking = part;
      break;
    case MovementKind::strike:
      if (!under_way) break;
      pose.strike = there_and_back(part);
      pose.at += ahead(pose.heading) * (lunge_length * pose.strike);
      break;
    case MovementKind::struck:
      if (!under_way) break;
      pose.recoil = there_and_back(part);
      pose.flash = (1 - part) * (1 - part);
      pose.at += ahead(movement.heading) * (recoil_length * pose.recoil);
      break;
    case MovementKind::die:
      pose.sunk = part;
      break;
  }
}

}  // namespace

glm::vec3 floor_of(Position at) {
  return {(static_cast<float>(at.x) + 0.5F) * field_size, 0, (static_cast<float>(at.y) + 0.5F) * field_size};
}

glm::vec3 vector_of(Direction direction) {
  const Position step = offset(direction);
  return {static_cast<float>(step.x), 0, static_cast<float>(step.y)};
}

float heading_of(Direction direction) {
  return static_cast<float>(direction) * glm::half_pi<float>();
}

float heading_towards(glm::vec3 from, glm::vec3 to, float otherwise) {
  const glm::vec3 way = to - from;
  if (std::abs(way.x) + std::abs(way.z) < 1e-4F) return otherwise;
  return std::atan2(way.x, -way.z);
}

Pose Track::at(float time) const {
  Pose pose = standing_;
  for (const Movement& movement : movements_) {
    if (time < movement.start) continue;
    const float part = movement.length <= 0 ? 1 : (time - movement.start) / movement.length;
    apply(movement, std::min(part, 1.0F), pose);
  }
  return pose;
}

float Track::last_start() const {
  return movements_.empty() ? 0 : movements_.back().start;
}

float Track::end() const {
  float end = 0;
  for (const Movement& movement : movements_) end = std::max(end, movement.end());
  return end;
}

void Track::settle() {
  standing_ = at(end());
  movements_.clear();
}

}  // namespace katabasis
