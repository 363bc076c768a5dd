#include "ui/floating.h"

#include <gtest/gtest.h>

#include <array>

namespace katabasis {
namespace {

constexpr float height = 30;
constexpr float width = 80;

Floating aged(float age) {
  return {{}, "parried", FloatingKind::parried, age};
}

TEST(Floating, OverOneCreatureLieOneOverAnother) {
  const std::array numbers{aged(0.5F), aged(0.4F), aged(0.3F)};
  std::array words{FloatingWord{&numbers[0], {100, 180}, width}, FloatingWord{&numbers[1], {101, 190}, width},
                   FloatingWord{&numbers[2], {100, 200}, width}};
  stack(words, height);
  EXPECT_EQ(words[2].middle.y, 200) << "the newest is where its blow fell";
  EXPECT_LE(words[1].middle.y, 200 - height);
  EXPECT_LE(words[0].middle.y, words[1].middle.y - height);
}

TEST(Floating, MakeWaySmoothly) {
  const Floating old = aged(0.5F);
  float last = 195;
  for (float age = 0; age < 0.3F; age += 0.01F) {
    const Floating young = aged(age);
    std::array words{FloatingWord{&old, {100, 195}, width}, FloatingWord{&young, {100, 200}, width}};
    stack(words, height);
    EXPECT_LE(words[0].middle.y, last);
    EXPECT_GT(words[0].middle.y, last - height / 4);
    last = words[0].middle.y;
  }
  EXPECT_EQ(last, 200 - height);
}

TEST(Floating, StayWhereNothingLiesOnThem) {
  const Floating number = aged(0.5F);
  std::array words{FloatingWord{&number, {100, 200}, width}, FloatingWord{&number, {190, 200}, width},
                   FloatingWord{&number, {100, 100}, width}};
  stack(words, height);
  EXPECT_EQ(words[0].middle.y, 200) << "below the one over it";
  EXPECT_EQ(words[1].middle.y, 200) << "aside";
}

}  // namespace
}  // namespace katabasis
