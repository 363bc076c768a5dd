#include "scene/portrait.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

namespace katabasis {

namespace {

constexpr float margin = 1.06F;   // the picture's edge by the thing's
constexpr float distance = 20;    // metres: outside of every thing
constexpr float flat = 0.55F;     // its height by its length
constexpr float slender = 1.6F;   // its spread lengthwise by that across
constexpr float from_above = 66;  // degrees
constexpr float from_front = 14;

// How the eye is turned: towards the thing, and about the line of sight.
struct Pose {
  glm::vec3 towards_eye;
  glm::vec3 up;
};

// How the thing spreads over the floor: where its length points, and how much longer it is than wide.
struct Spread {
  float angle = 0;  // radians from the x axis towards the z axis
  float ratio = 1;
};

// The axes of the ellipse that spreads as the corners do.
Spread spread_of(const Model& model) {
  glm::vec2 mean(0);
  for (const ModelVertex& vertex : model.vertices) mean += glm::vec2(vertex.position.x, vertex.position.z);
  mean /= static_cast<float>(std::max<std::size_t>(model.vertices.size(), 1));
  float xx = 1e-9F;
  float zz = 1e-9F;
  float xz = 0;
  for (const ModelVertex& vertex : model.vertices) {
    const glm::vec2 from_mean = glm::vec2(vertex.position.x, vertex.position.z) - mean;
    xx += from_mean.x * from_mean.x;
    zz += from_mean.y * from_mean.y;
    xz += from_mean.x * from_mean.y;
  }
  const float middle = (xx + zz) / 2;
  const float apart = std::sqrt((xx - zz) * (xx - zz) / 4 + xz * xz);
  return {std::atan2(2 * xz, xx - zz) / 2, std::sqrt((middle + apart) / std::max(middle - apart, 1e-9F))};
}

glm::vec3 from_direction(float angle, float height) {
  return {std::cos(angle) * std::cos(height), std::sin(height), std::sin(angle) * std::cos(height)};
}

Pose pose_of(const Model& model) {
  constexpr float quarter = glm::half_pi<float>();
  const glm::vec3 size = model.high - model.low;
  if (size.y > std::max(size.x, size.z) * flat)
    return {from_direction(quarter + 0.4F, glm::radians(from_front)), {0, 1, 0}};
  const Spread spread = spread_of(model);
  if (spread.ratio < slender) return {from_direction(quarter, glm::radians(from_above)), {0, 1, 0}};
  // Its length lies across, and is then turned up.
  const glm::vec3 towards_eye = from_direction(spread.angle + quarter, glm::radians(from_above));
  const float roll = glm::radians(45.0F);
  return {towards_eye, glm::mat3(glm::rotate(glm::mat4(1), roll, -towards_eye)) * glm::vec3(0, 1, 0)};
}

// Everything of the model fits, with a margin.
Camera camera_on(const Model& model) {
  const Pose pose = pose_of(model);
  const glm::vec3 middle = (model.low + model.high) * 0.5F;
  Camera camera;
  camera.eye = middle + pose.towards_eye * distance;
  camera.view = glm::lookAt(camera.eye, middle, pose.up);
  glm::vec2 low(1e9F);
  glm::vec2 high(-1e9F);
  for (const ModelVertex& vertex : model.vertices) {
    const glm::vec2 at(camera.view * glm::vec4(vertex.position, 1));
    low = glm::min(low, at);
    high = glm::max(high, at);
  }
  const glm::vec2 centre = (low + high) * 0.5F;
  const float reach = std::max({high.x - low.x, high.y - low.y, 0.01F}) * 0.5F * margin;
  camera.projection = glm::ortho(centre.x - reach, centre.x + reach, centre.y - reach, centre.y + reach,
                                 distance * 0.5F, distance * 1.5F);
  return camera;
}

}  // namespace

Frame portrait(const std::shared_ptr<const Model>& model, glm::vec4 tint) {
  Frame frame;
  frame.ground = 0;
  frame.camera = camera_on(*model);
  const glm::mat4 to_world = glm::inverse(frame.camera.view);
  frame.mood.torch = glm::vec3(2.2F, 1.7F, 1.25F);
  frame.mood.fog = glm::vec3(0.10F, 0.11F, 0.14F);
  frame.mood.torch_at = glm::vec3(to_world * glm::vec4(-1.6F, 1.9F, 1.6F - distance, 1));
  Instance instance;
  instance.model = model;
  instance.tint = tint;
  instance.glow = 0.08F;
  frame.instances.push_back(std::move(instance));
  return frame;
}

}  // namespace katabasis
