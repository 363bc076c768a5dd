#include "scene/camera.h"

#include <gtest/gtest.h>

#include <glm/gtc/constants.hpp>

#include "scene/hero_eye.h"
#include "scene/mesh.h"
#include "scene/movement.h"

namespace katabasis::test {
namespace {

constexpr float wide = 16.0F / 9.0F;

Hero hero_at(Position at, Direction facing) {
  Hero hero;
  hero.at = at;
  hero.facing = facing;
  return hero;
}

TEST(Camera, WhatIsAheadIsInTheMiddleAndWhatIsBehindIsNowhere) {
  const Camera camera = camera_at({5, 1.6F, 5}, glm::half_pi<float>(), 0, default_fov, wide);
  const auto east = camera.project({9, 1.6F, 5});
  ASSERT_TRUE(east);
  EXPECT_NEAR(east->x, 0, 1e-4F);
  EXPECT_NEAR(east->y, 0, 1e-4F);
  const auto south_east = camera.project({9, 1.6F, 6});
  ASSERT_TRUE(south_east);
  EXPECT_GT(south_east->x, 0.05F) << "south is to the right of somebody who looks east";
  EXPECT_FALSE(camera.project({1, 1.6F, 5}));
}

TEST(Camera, ARayGoesWhereThePointWasSeen) {
  const Camera camera = camera_at({0, 1.6F, 0}, 0.4F, -0.2F, 90, wide);
  const glm::vec3 place{1.5F, 0.7F, -4};
  const glm::vec3 ray = camera.ray(*camera.project(place));
  const glm::vec3 way = glm::normalize(place - camera.eye);
  EXPECT_NEAR(glm::dot(ray, way), 1, 1e-4F);
}

TEST(Camera, AWiderFieldOfViewShowsMoreWithinItsLimits) {
  const auto edge = [](float fov) { return camera_at({}, 0, 0, fov, wide).projection[0][0]; };
  EXPECT_GT(edge(60), edge(75));
  EXPECT_GT(edge(75), edge(100));
  EXPECT_EQ(edge(10), edge(60));
  EXPECT_EQ(edge(170), edge(100));
}

TEST(HeroEye, AStepIsEasedOver180Milliseconds) {
  HeroEye eye(hero_at({2, 2}, Direction::east));
  eye.follow(hero_at({3, 2}, Direction::east), 10, true);
  const auto x = [&](float now) { return eye.camera(now, true, 75, wide).eye.x; };
  const float from = x(10);
  const float to = x(10 + step_length);
  EXPECT_NEAR(to - from, field_size, 1e-4F);
  EXPECT_NEAR(x(10 + step_length / 2), (from + to) / 2, 1e-3F);
  EXPECT_LT(x(10 + step_length * 0.1F) - from, field_size * 0.05F) << "soft at the start";
  EXPECT_TRUE(eye.moving(10 + step_length * 0.9F));
  EXPECT_FALSE(eye.moving(10 + step_length * 1.01F));
  EXPECT_FLOAT_EQ(step_length, 0.18F);
}

TEST(HeroEye, ATurnGoesTheShortWayRound) {
  HeroEye eye(hero_at({2, 2}, Direction::north));
  eye.follow(hero_at({2, 2}, Direction::west), 0, true);
  const glm::vec3 halfway = eye.camera(step_length / 2, true, 75, wide).forward();
  EXPECT_LT(halfway.x, -0.5F);
  EXPECT_LT(halfway.z, -0.5F);
}

TEST(HeroEye, WithoutMotionEverythingIsImmediate) {
  HeroEye eye(hero_at({2, 2}, Direction::north));
  eye.follow(hero_at({2, 1}, Direction::north), 5, false);
  EXPECT_FALSE(eye.moving(5));
  const glm::vec3 at_once = eye.camera(5, false, 75, wide).eye;
  EXPECT_EQ(at_once, eye.camera(6, false, 75, wide).eye);
  eye.shake(5);
  EXPECT_EQ(eye.camera(5.05F, false, 75, wide).eye, at_once);
  EXPECT_EQ(eye.camera(5.05F, false, 75, wide).yaw, eye.camera(6, false, 75, wide).yaw);
}

TEST(HeroEye, LookingAsideIsHeldUntilItIsReleased) {
  HeroEye eye(hero_at({2, 2}, Direction::north));
  eye.look(0.5F, 0.2F);
  EXPECT_NEAR(eye.camera(9, true, 75, wide).yaw, 0.5F, 1e-5F);
  eye.release(10);
  EXPECT_TRUE(eye.moving(10.1F));
  const float between = eye.camera(10.1F, true, 75, wide).yaw;
  EXPECT_GT(between, 0.01F);
  EXPECT_LT(between, 0.5F);
  EXPECT_NEAR(eye.camera(11, true, 75, wide).yaw, 0, 1e-5F);
  EXPECT_FALSE(eye.moving(11));
}

}  // namespace
}  // namespace katabasis::test
