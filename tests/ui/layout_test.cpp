// Panels leave the picture free and never leave it themselves.
#include "ui/layout.h"

#include <gtest/gtest.h>

#include <vector>

namespace katabasis {
namespace {

struct Case {
  Size screen;
  int scale;
};

const std::vector<Size> screens{{320, 200},  {400, 900},   {640, 360},   {800, 600},
                                {1280, 720}, {1920, 1080}, {2560, 1080}, {3840, 2160}};
const std::vector<int> scales{75, 100, 115, 130, 150, 200, 300};

std::vector<Case> all_cases() {
  std::vector<Case> cases;
  for (const Size screen : screens) {
    for (const int scale : scales) cases.push_back({screen, scale});
  }
  return cases;
}

Layout layout_for(Size screen, int scale) {
  return layout(screen, Settings{.text_scale = scale});
}

// Those that are there from the start, and the target's.
std::vector<Rect> standing_panels(const Layout& layout) {
  std::vector<Rect> panels{layout.hero, layout.target, layout.prompt, layout.buttons};
  if (layout.log.height > 0) panels.push_back(layout.log);
  if (layout.map.width > 0) panels.push_back(layout.map);
  return panels;
}

bool inside(Rect panel, Size screen) {
  return panel.x >= 0 && panel.y >= 0 && panel.width > 0 && panel.height > 0 &&
         panel.right() < screen.width && panel.bottom() < screen.height;
}

bool overlap(Rect a, Rect b) {
  return a.x <= b.right() && b.x <= a.right() && a.y <= b.bottom() && b.y <= a.bottom();
}

TEST(Layout, EveryPanelLiesInsideThePictureAtEverySizeAndScale) {
  int seen = 0;
  for (const Case& each : all_cases()) {
    const Layout placed = layout_for(each.screen, each.scale);
    std::vector<Rect> panels = standing_panels(placed);
    panels.push_back(placed.wide);
    panels.push_back(placed.message);
    for (const Rect panel : panels) {
      ++seen;
      EXPECT_TRUE(inside(panel, each.screen))
          << each.screen.width << "x" << each.screen.height << " at " << each.scale << " %: " << panel.x
          << "," << panel.y << " " << panel.width << "x" << panel.height;
    }
  }
  EXPECT_GE(seen, 250);
}

TEST(Layout, PanelsDoNotCoverEachOther) {
  for (const Case& each : all_cases()) {
    const std::vector<Rect> panels = standing_panels(layout_for(each.screen, each.scale));
    for (std::size_t a = 0; a < panels.size(); ++a) {
      for (std::size_t b = a + 1; b < panels.size(); ++b) {
        EXPECT_FALSE(overlap(panels[a], panels[b])) << each.screen.width << "x" << each.screen.height
                                                    << " at " << each.scale << " %: " << a << " and " << b;
      }
    }
  }
}

TEST(Layout, WhatIsToBeReadIsNotCovered) {
  for (const Case& each : all_cases()) {
    const Layout placed = layout_for(each.screen, each.scale);
    std::vector<Rect> beside{placed.hero};
    const bool cramped = placed.log.height == 0;
    if (!cramped) beside.insert(beside.end(), {placed.prompt, placed.buttons});
    if (!placed.compact) beside.insert(beside.end(), {placed.target, placed.log, placed.map});
    for (std::size_t i = 0; i < beside.size(); ++i) {
      EXPECT_FALSE(overlap(placed.message, beside[i]))
          << each.screen.width << "x" << each.screen.height << " at " << each.scale << " %: " << i;
    }
    EXPECT_GE(placed.message.height, placed.text * 9);
    EXPECT_GE(placed.message.width, placed.text * 18);
  }
}

TEST(Layout, AtMostAThirdOfThePictureIsCovered) {
  std::int64_t covered = 0;
  for (const Rect panel : standing_panels(layout_for({1280, 720}, 100))) covered += panel.area();
  EXPECT_LE(covered * 3, std::int64_t{1280} * 720);
}

TEST(Layout, TextGrowsWithThePictureAndTheScaleAndStaysReadable) {
  EXPECT_GT(text_height({3840, 2160}, 100), text_height({1280, 720}, 100));
  EXPECT_GT(text_height({1280, 720}, 150), text_height({1280, 720}, 100));
  for (const Case& each : all_cases()) EXPECT_GE(text_height(each.screen, each.scale), 12);
  for (const Size screen : {Size{1280, 720}, Size{1280, 960}, Size{1920, 1080}, Size{3840, 2160}}) {
    EXPECT_NEAR(text_height(screen, 300), text_height(screen, 100) * 3, 2) << screen.width;
  }
}

TEST(Layout, EvenAWindowOfOnePixelHasALayout) {
  const Layout placed = layout_for({1, 1}, 100);
  EXPECT_GE(placed.text, 1);
  EXPECT_GE(placed.wide.width, 1);
}

}  // namespace
}  // namespace katabasis
