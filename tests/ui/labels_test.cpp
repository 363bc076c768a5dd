#include "ui/labels.h"

#include <gtest/gtest.h>

#include <cmath>

#include "base/rng.h"

namespace katabasis {
namespace {

const ImVec2 picture{640, 360};

bool overlap(const Label& a, const Label& b) {
  return std::abs(a.middle.x - b.middle.x) < (a.size.x + b.size.x) / 2 &&
         std::abs(a.middle.y - b.middle.y) < (a.size.y + b.size.y) / 2;
}

TEST(Labels, StayWhereTheyAreWantedIfTheyCan) {
  std::vector<Label> labels{{{100, 100}, {50, 10}}, {{100, 120}, {50, 10}}, {{200, 100}, {50, 10}}};
  move_apart(labels, picture);
  EXPECT_FLOAT_EQ(labels[0].middle.y, 100);
  EXPECT_FLOAT_EQ(labels[1].middle.y, 120);
  EXPECT_FLOAT_EQ(labels[2].middle.y, 100);
}

TEST(Labels, AStackGrowsUpwardsInTheirOrder) {
  std::vector<Label> labels(5, Label{{300, 200}, {80, 12}});
  move_apart(labels, picture);
  for (std::size_t i = 1; i < labels.size(); ++i) {
    EXPECT_LE(labels[i].middle.y + 12, labels[i - 1].middle.y);
    EXPECT_GT(labels[i].middle.y + 14, labels[i - 1].middle.y);
  }
}

TEST(Labels, GoDownWhereThereIsNoRoomAbove) {
  std::vector<Label> labels(4, Label{{300, 12}, {80, 12}});
  move_apart(labels, picture);
  for (const Label& label : labels) EXPECT_GE(label.middle.y, 6);
  EXPECT_GT(labels.back().middle.y, 12);
}

TEST(Labels, AreInsideOfThePictureFromSideToSide) {
  std::vector<Label> labels{{{5, 50}, {80, 12}}, {{638, 50}, {80, 12}}, {{300, 90}, {900, 12}}};
  move_apart(labels, picture);
  EXPECT_FLOAT_EQ(labels[0].middle.x, 40);
  EXPECT_FLOAT_EQ(labels[1].middle.x, 600);
  EXPECT_FLOAT_EQ(labels[2].middle.x, 320);
}

TEST(Labels, NeverLieOverEachOther) {
  Rng rng(1, "labels");
  int pairs = 0;
  for (int round = 0; round < 100; ++round) {
    std::vector<Label> labels;
    for (int i = 0; i < 25; ++i) {
      const auto x = static_cast<float>(rng.between(-100, 740));
      const auto y = static_cast<float>(rng.between(0, 360));
      const auto width = static_cast<float>(rng.between(20, 250));
      labels.push_back({{x, y}, {width, 12}});
    }
    move_apart(labels, picture);
    for (std::size_t i = 0; i < labels.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        EXPECT_FALSE(overlap(labels[i], labels[j])) << "round " << round;
        ++pairs;
      }
    }
  }
  EXPECT_EQ(pairs, 100 * 300);
}

}  // namespace
}  // namespace katabasis
