#include "scene/hero_eye.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>

#include "scene/mesh.h"
#include "scene/movement.h"

namespace katabasis {

namespace {

constexpr float behind = 0.75F;  // metres that the eye is behind the field's middle, to see the field ahead
constexpr float bob_height = 0.03F;     // metres
constexpr float strike_length = 0.24F;  // seconds
constexpr float strike_reach = 0.22F;   // metres
constexpr float shake_length = 0.35F;   // seconds
constexpr float shake_width = 0.018F;   // radians
constexpr float fall_length = 1.1F;     // seconds
constexpr float fallen_height = 0.3F;   // metres
constexpr float ease_back = 0.25F;      // seconds
constexpr float furthest_yaw = 2.6F;    // radians
constexpr float furthest_pitch = 1.2F;  // radians

float passed(float now, float start, float length) {
  return std::clamp((now - start) / length, 0.0F, 1.0F);
}
float there_and_back(float part) {
  return std::sin(part * glm::pi<float>());
}

}  // namespace

HeroEye::HeroEye(const Hero& hero) : to_{floor_of(hero.at), heading_of(hero.facing)} {
  from_ = to_;
}

void HeroEye::follow(const Hero& hero, float now, bool motion) {
  const Stand next{floor_of(hero.at), heading_of(hero.facing)};
  const bool same = next.at == to_.at && next.yaw == to_.yaw;
  const bool near = glm::distance(next.at, to_.at) < 1.5F * field_size;
  from_ = motion && near ? to_ : next;
  to_ = next;
  start_ = same || !motion || !near ? now - step_length : now;
}

void HeroEye::settle(float now) {
  from_ = to_;
  start_ = std::min(start_, now - step_length);
  strike_start_ = std::min(strike_start_, now - strike_length);
  shake_start_ = std::min(shake_start_, now - shake_length);
  if (fall_start_ < 1e8F) fall_start_ = std::min(fall_start_, now - fall_length);
}

bool HeroEye::moving(float now) const {
  const bool falling = fall_start_ < 1e8F && now < fall_start_ + fall_length;
  const bool easing = !looking_ && now < release_ + ease_back;
  return now < start_ + step_length || now < strike_start_ + strike_length ||
         now < shake_start_ + shake_length || falling || easing;
}

void HeroEye::look(float yaw, float pitch) {
  looking_ = true;
  aside_ = glm::clamp(aside_ + glm::vec2(yaw, pitch), glm::vec2(-furthest_yaw, -furthest_pitch),
                      glm::vec2(furthest_yaw, furthest_pitch));
}

void HeroEye::release(float now) {
  if (!looking_) return;
  looking_ = false;
  release_ = now;
}

glm::vec2 HeroEye::looked_aside(float now) const {
  return looking_ ? aside_ : aside_ * (1 - eased(passed(now, release_, ease_back)));
}

float HeroEye::shaken(float now) const {
  if (now < shake_start_) return 0;
  return 1 - passed(now, shake_start_, shake_length);
}

float HeroEye::effort(float now) const {
  const float step = from_.at == to_.at ? 0 : there_and_back(stepped(now)) * 0.4F;
  return std::max(step, there_and_back(passed(now, strike_start_, strike_length)));
}

float HeroEye::stepped(float now) const {
  return passed(now, start_, step_length);
}

HeroEye::Stand HeroEye::stand(float now) const {
  const float part = eased(stepped(now));
  return {glm::mix(from_.at, to_.at, part), angle_between(from_.yaw, to_.yaw, part)};
}

Camera HeroEye::camera(float now, bool motion, float fov, float aspect) const {
  const Stand here = stand(now);
  const glm::vec3 ahead{std::sin(here.yaw), 0, -std::cos(here.yaw)};
  const float fallen = eased(passed(now, fall_start_, fall_length));
  float reach = -behind;
  float height = glm::mix(eye_height, fallen_height, fallen);
  glm::vec2 aside = looked_aside(now);
  if (motion) {
    reach += strike_reach * there_and_back(passed(now, strike_start_, strike_length));
    if (from_.at != to_.at) height -= bob_height * there_and_back(stepped(now));
    aside += shake_width * shaken(now) * glm::vec2(std::sin(now * 61), std::cos(now * 47));
  }
  return camera_at(here.at + ahead * reach + glm::vec3(0, height, 0), here.yaw + aside.x, aside.y - 0.1F, fov,
                   aspect);
}

}  // namespace katabasis
