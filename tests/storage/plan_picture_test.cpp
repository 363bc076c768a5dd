#include "storage/plan_picture.h"

#include <gtest/gtest.h>

#include "support/ascii_map.h"

namespace katabasis {
namespace {

const Labyrinth two_rooms = test::labyrinth_of(R"(
    ##########
    #...##..C#
    #.@1LL...#
    #...##.!.#
    ##########)");

TEST(PlanPicture, GoesByTheEndingOfTheFile) {
  EXPECT_EQ(picture_kind_of("a/map.png"), PictureKind::png);
  EXPECT_EQ(picture_kind_of("map.SVG"), PictureKind::svg);
  EXPECT_EQ(picture_kind_of("map.gif"), std::nullopt);
  EXPECT_EQ(picture_kind_of("png"), std::nullopt);
}

TEST(PlanPicture, IsTheSameForTheSamePlan) {
  for (const PictureKind kind : {PictureKind::png, PictureKind::svg}) {
    const PlanPicture wanted{kind, "Katabasis", "two rooms", 0, std::nullopt};
    const auto first = draw_plan(plan_of(two_rooms), Palette{}, wanted);
    const auto second = draw_plan(plan_of(two_rooms), Palette{}, wanted);
    ASSERT_TRUE(first && second);
    // cairo numbers the parts of an SVG on through a program's life: the command line's test compares those.
    if (kind == PictureKind::png) {
      EXPECT_EQ(*first, *second);
    }
    EXPECT_TRUE(first->starts_with(kind == PictureKind::png ? "\x89PNG" : "<?xml"));
  }
}

TEST(PlanPicture, ShowsNothingOfWhatIsUnknown) {
  const PlanPicture wanted{PictureKind::png, "", "", 0, std::nullopt};
  Labyrinth other = two_rooms;
  other.monsters.front().at = {6, 1};
  other.fields[{7, 1}] = Ground::wall;
  Grid<std::int32_t> seen(two_rooms.size());
  for (int y = 0; y < 5; ++y) {
    for (int x = 0; x < 5; ++x) seen[{x, y}] = 1;
  }
  EXPECT_EQ(*draw_plan(seen_part(plan_of(two_rooms), seen), Palette{}, wanted),
            *draw_plan(seen_part(plan_of(other), seen), Palette{}, wanted));
  EXPECT_NE(*draw_plan(plan_of(two_rooms), Palette{}, wanted), *draw_plan(plan_of(other), Palette{}, wanted));
}

TEST(PlanPicture, RefusesWhatIsTooLarge) {
  EXPECT_FALSE(
      draw_plan(plan_of(two_rooms), Palette{}, {PictureKind::png, "", "", 0, Size{largest_picture + 1, 10}}));
  EXPECT_TRUE(draw_plan(plan_of(two_rooms), Palette{}, {PictureKind::png, "", "", 0, Size{64, 64}}));
}

}  // namespace
}  // namespace katabasis
