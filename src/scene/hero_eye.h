// The camera as the hero's head: it steps, turns, strikes, shakes and falls, and it can look aside.
#pragma once

#include "rules/world.h"
#include "scene/camera.h"

namespace katabasis {

inline constexpr float step_length = 0.18F;  // seconds, for a step and for a quarter turn

class HeroEye {
 public:
  explicit HeroEye(const Hero& hero);

  // Where the hero stands and looks from now on. Steps to a neighbour and turns begin at `now`; anything
  // else, and everything without motion, is immediate.
  void follow(const Hero& hero, float now, bool motion);
  void strike(float start) { strike_start_ = start; }
  void shake(float start) { shake_start_ = start; }
  void fall(float start) { fall_start_ = start; }
  void settle(float now);
  bool moving(float now) const;

  // Looks aside by so many radians more; the look is held until it is released and then eases back.
  void look(float yaw, float pitch);
  void release(float now);

  // How much of the blow that shook the head is left, 0 … 1.
  float shaken(float now) const;
  // How far a step or a blow moves the hands, 0 … 1.
  float effort(float now) const;
  // 0: before the last step … 1: after it.
  float stepped(float now) const;

  Camera camera(float now, bool motion, float fov, float aspect) const;

 private:
  struct Stand {
    glm::vec3 at{0};
    float yaw = 0;
  };
  Stand stand(float now) const;
  glm::vec2 looked_aside(float now) const;

  Stand from_;
  Stand to_;
  float start_ = -1;
  float strike_start_ = -10;
  float shake_start_ = -10;
  float fall_start_ = 1e9F;
  glm::vec2 aside_{0};  // yaw and pitch, radians
  bool looking_ = false;
  float release_ = -10;
};

}  // namespace katabasis
