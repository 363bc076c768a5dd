#include "scene/limbs.h"

#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>
#include <string_view>

namespace katabasis {

namespace {

bool has(std::string_view name, std::string_view word) {
  return name.find(word) != std::string_view::npos;
}

glm::mat4 turned_about(glm::vec3 pivot, float angle, glm::vec3 axis) {
  return glm::translate(glm::mat4(1), pivot) * glm::rotate(glm::mat4(1), angle, axis) *
         glm::translate(glm::mat4(1), -pivot);
}

// Where a hanging limb is held: the top of its box.
glm::vec3 hold_of(const ModelPart& part) {
  const glm::vec3 middle = (part.low + part.high) * 0.5F;
  return {middle.x, part.high.y, middle.z};
}

// The left and the right of a pair move against each other, and so do the fore and the hind legs.
float side_of(std::string_view name) {
  const float side = has(name, "left") ? 1.0F : -1.0F;
  return has(name, "hind") || has(name, "back") ? -side : side;
}

glm::mat4 leg(const ModelPart& part, const Pose& pose) {
  const float swing = std::sin(pose.walking * glm::two_pi<float>()) * side_of(part.name);
  return turned_about(hold_of(part), 0.55F * swing, {1, 0, 0});
}

glm::mat4 arm(const ModelPart& part, const Pose& pose, float breath) {
  const bool striking = has(part.name, "right");
  const float swing = std::sin(pose.walking * glm::two_pi<float>()) * -side_of(part.name);
  const float raised = striking ? pose.strike * 1.1F : pose.strike * 0.3F;
  return turned_about(hold_of(part), 0.3F * swing + raised + 0.03F * std::sin(breath * 1.7F), {1, 0, 0});
}

glm::mat4 head(const ModelPart& part, const Pose& pose, float breath) {
  const glm::vec3 neck{(part.low.x + part.high.x) * 0.5F, part.low.y, (part.low.z + part.high.z) * 0.5F};
  const float look = 0.12F * std::sin(breath * 0.6F) + 0.05F * std::sin(breath * 1.43F);
  return turned_about(neck, look, {0, 1, 0}) *
         turned_about(neck, -0.25F * pose.strike + 0.3F * pose.recoil, {1, 0, 0});
}

glm::mat4 wing(const ModelPart& part, const Pose& pose, float breath) {
  const bool left = (part.low.x + part.high.x) < 0;
  const glm::vec3 root{left ? part.high.x : part.low.x, (part.low.y + part.high.y) * 0.5F, part.high.z};
  const float beat = 0.16F * std::sin(breath * 3.1F) + 0.5F * pose.strike +
                     0.4F * std::sin(pose.walking * glm::two_pi<float>() * 2);
  return turned_about(root, left ? -beat : beat, {0, 0, 1});
}

glm::mat4 tail(const ModelPart& part, float breath) {
  const glm::vec3 root{(part.low.x + part.high.x) * 0.5F, part.high.y, part.low.z};
  return turned_about(root, 0.25F * std::sin(breath * 1.9F), {0, 1, 0});
}

glm::mat4 limb(const ModelPart& part, const Pose& pose, float breath) {
  const std::string_view name = part.name;
  if (has(name, "leg")) return leg(part, pose);
  if (has(name, "arm")) return arm(part, pose, breath);
  if (has(name, "head")) return head(part, pose, breath);
  if (has(name, "wing")) return wing(part, pose, breath);
  if (has(name, "tail")) return tail(part, breath);
  return glm::mat4(1);
}

}  // namespace

void add_limbs(std::vector<glm::mat4>& limbs, const Model& model, const Pose& pose, float breath) {
  for (const ModelPart& part : model.parts) limbs.push_back(limb(part, pose, breath));
}

glm::mat4 stance_of(const Model& model, const Pose& pose, float breath) {
  const float height = model.high.y - model.low.y;
  const float rise = 0.05F * std::abs(std::sin(pose.walking * glm::two_pi<float>()));
  glm::mat4 stance =
      glm::translate(glm::mat4(1), pose.at + glm::vec3(0, rise - pose.sunk * (height + 0.2F), 0));
  stance = glm::rotate(stance, -pose.heading, glm::vec3(0, 1, 0));
  // Leaning forward is a turn about x that lowers −z.
  stance =
      glm::rotate(stance, 0.14F * pose.recoil - 0.22F * pose.strike + 0.5F * pose.sunk, glm::vec3(1, 0, 0));
  const float chest = 1 + 0.012F * std::sin(breath * 1.7F);
  return glm::scale(stance, glm::vec3(1, chest, 1));
}

}  // namespace katabasis
