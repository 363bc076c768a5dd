// Where the picture is seen from.
#pragma once

#include <glm/glm.hpp>
#include <optional>

namespace katabasis {

inline constexpr float min_fov = 60.0F;  // degrees, from left to right at 4:3 and narrower upright
inline constexpr float default_fov = 75.0F;
inline constexpr float max_fov = 100.0F;
inline constexpr float eye_height = 1.6F;  // metres

struct Camera {
  glm::vec3 eye{0};
  float yaw = 0;    // radians clockwise from the north
  float pitch = 0;  // radians, up is positive
  glm::mat4 view{1};
  glm::mat4 projection{1};

  glm::vec3 forward() const;
  // Where a place in the world appears, x to the right and y up from −1 to 1; nothing if it is behind the
  // eye.
  std::optional<glm::vec2> project(glm::vec3 world) const;
  // The direction of the ray through a point of the picture, length 1.
  glm::vec3 ray(glm::vec2 point) const;
};

// `fov` in degrees, kept within 60 … 100; `aspect`: width by height.
Camera camera_at(glm::vec3 eye, float yaw, float pitch, float fov, float aspect);

// High above a place, the north at the top of the picture.
Camera camera_above(glm::vec3 place, float fov, float aspect);

// 0 … 1 → 0 … 1 with a soft start and a soft end.
float eased(float part);
// From one angle to another the short way round, in radians.
float angle_between(float from, float to, float part);

}  // namespace katabasis
