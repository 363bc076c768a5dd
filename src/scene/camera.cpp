#include "scene/camera.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

namespace katabasis {

namespace {

constexpr float near_plane = 0.05F;
constexpr float far_plane = 400.0F;
constexpr glm::vec3 upwards{0, 1, 0};

// Wider pictures than 4:3 show more at the sides, narrower ones more above and below.
float upright_fov(float fov, float aspect) {
  const float across = std::tan(glm::radians(fov) / 2);
  return 2 * std::atan(across / std::min(aspect, 4.0F / 3.0F));
}

}  // namespace

glm::vec3 Camera::forward() const {
  return {std::sin(yaw) * std::cos(pitch), std::sin(pitch), -std::cos(yaw) * std::cos(pitch)};
}

std::optional<glm::vec2> Camera::project(glm::vec3 world) const {
  const glm::vec4 clip = projection * view * glm::vec4(world, 1);
  if (clip.w < near_plane) return std::nullopt;
  return glm::vec2(clip) / clip.w;
}

glm::vec3 Camera::ray(glm::vec2 point) const {
  const glm::vec4 ahead = glm::inverse(projection * view) * glm::vec4(point, 1, 1);
  return glm::normalize(glm::vec3(ahead) / ahead.w - eye);
}

Camera camera_at(glm::vec3 eye, float yaw, float pitch, float fov, float aspect) {
  Camera camera{eye, yaw, pitch, {}, {}};
  camera.view = glm::lookAt(eye, eye + camera.forward(), upwards);
  const float upright = upright_fov(std::clamp(fov, min_fov, max_fov), aspect);
  camera.projection = glm::perspective(upright, aspect, near_plane, far_plane);
  return camera;
}

Camera camera_above(glm::vec3 place, float fov, float aspect) {
  constexpr float height = 21.0F;  // metres: the torch's light fills the picture
  constexpr float pitch = -1.3F;   // not quite straight down, so that what stands is seen to stand
  const glm::vec3 eye = place + glm::vec3(0, height, height / std::tan(-pitch));
  return camera_at(eye, 0, pitch, fov, aspect);
}

float eased(float part) {
  const float p = std::clamp(part, 0.0F, 1.0F);
  return p * p * (3 - 2 * p);
}

float angle_between(float from, float to, float part) {
  const float way = std::remainder(to - from, glm::two_pi<float>());
  return from + way * part;
}

}  // namespace katabasis
