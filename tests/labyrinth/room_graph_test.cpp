#include "labyrinth/room_graph.h"

#include <gtest/gtest.h>

#include <bit>

namespace katabasis {
namespace {

constexpr DivisionBounds halves{50, 50, 5};

Division across(int first, Distribution distribution = 0) {
  return {{Plane::across, first}, distribution};
}
Division along(int first, Distribution distribution = 0) {
  return {{Plane::along, first}, distribution};
}

TEST(FirstPart, IsRoundedDownAndKeepsBothPartsLongEnough) {
  EXPECT_EQ(first_part(21, 50, 5), 10);
  EXPECT_EQ(first_part(20, 10, 5), 5);
  EXPECT_EQ(first_part(20, 90, 5), 15);
}

TEST(Divide, JoinsTheTwoParts) {
  RoomGraph graph({20, 10});
  const RoomId east = divide(graph, RoomId{0}, across(8));
  EXPECT_EQ(graph[RoomId{0}].area, (Rect{0, 0, 8, 10}));
  EXPECT_EQ(graph[east].area, (Rect{8, 0, 12, 10}));
  ASSERT_EQ(graph.joints.size(), 1u);
  EXPECT_EQ(graph.joints[0].other(east), RoomId{0});
}

//   +---+---+        +---+---+
//   |       |        |   0   |
//   | 0 - 1 |   ->   +---+ 1 |     1 touches both parts of 0: either may keep the joint
//   |       |        |   2   |
TEST(Distributions, AJointGoesToAPartThatTouchesTheNeighbour) {
  RoomGraph graph({20, 20});
  divide(graph, RoomId{0}, across(10));
  EXPECT_EQ(distributions(graph, RoomId{0}, {Plane::along, 10}, Wish::any),
            (std::vector<Distribution>{0, 1}));
  // Cut the other way only the eastern part touches.
  EXPECT_EQ(distributions(graph, RoomId{0}, {Plane::across, 5}, Wish::any), (std::vector<Distribution>{1}));
}

TEST(Distributions, TwoFieldsOfContactAreTooFew) {
  RoomGraph graph({20, 20});
  divide(graph, RoomId{0}, across(10));   // 0 | 1
  divide(graph, RoomId{1}, along(7, 0));  // 1 keeps the joint with 0: contact in y = 0 … 6
  EXPECT_EQ(distributions(graph, RoomId{0}, {Plane::along, 5}, Wish::any), (std::vector<Distribution>{0}));
  // Cut at 3 or 4 (shorter than any room may be) would be for both, or for the second only.
  EXPECT_EQ(distributions(graph, RoomId{0}, {Plane::along, 4}, Wish::any), (std::vector<Distribution>{0, 1}));
}

TEST(Distributions, ATwoDoorRoomAddsALeafOnlyIfBothJointsGoToOnePart) {
  RoomGraph graph({30, 20});
  divide(graph, RoomId{0}, across(10));     // 0 | 1
  divide(graph, RoomId{1}, across(10, 0));  // 0 | 1 | 2
  ASSERT_EQ(graph[RoomId{1}].joint_count, 2);
  const Cut middle{Plane::along, 10};
  EXPECT_EQ(distributions(graph, RoomId{1}, middle, Wish::leaf_more), (std::vector<Distribution>{0, 3}));
  EXPECT_EQ(distributions(graph, RoomId{1}, middle, Wish::no_leaf_more), (std::vector<Distribution>{1, 2}));
  EXPECT_TRUE(distributions(graph, RoomId{1}, {Plane::across, 5}, Wish::leaf_more).empty());
}

//   +---+---+---+
//   | 0 | 1 | 2 |   1 has three doors: both parts would be too many for one
//   |   +---+   |
//   |   | 3 |   |
TEST(Distributions, AFourthDoorIsNeverMade) {
  RoomGraph graph({30, 40});
  divide(graph, RoomId{0}, across(10));
  divide(graph, RoomId{1}, across(10, 0));
  divide(graph, RoomId{1}, along(20, 0));
  ASSERT_EQ(graph[RoomId{1}].joint_count, 3);
  for (const Plane plane : {Plane::across, Plane::along}) {
    for (const Distribution distribution : distributions(graph, RoomId{1}, {plane, 5}, Wish::any)) {
      EXPECT_GE(std::popcount(distribution), 1);
      EXPECT_LE(std::popcount(distribution), 2);
    }
    EXPECT_TRUE(distributions(graph, RoomId{1}, {plane, 5}, Wish::leaf_more).empty());
  }
}

TEST(DrawDivision, RefusesARoomWithBothSidesTooShort) {
  Rng rng(1, "test");
  EXPECT_FALSE(draw_division(RoomGraph({9, 9}), RoomId{0}, Wish::any, halves, rng));
  EXPECT_TRUE(draw_division(RoomGraph({9, 10}), RoomId{0}, Wish::any, halves, rng));
}

TEST(DrawDivision, TakesTheOnlyPossiblePlane) {
  Rng rng(1, "test");
  for (int i = 0; i < 50; ++i) {
    const auto division = draw_division(RoomGraph({9, 30}), RoomId{0}, Wish::any, halves, rng);
    ASSERT_TRUE(division);
    EXPECT_EQ(division->cut.plane, Plane::along);
    EXPECT_EQ(division->cut.first, 15);
  }
}

TEST(DrawDivision, TakesBothPlanesAndAllRatios) {
  Rng rng(1, "test");
  std::vector<int> seen(100);
  int across_count = 0;
  for (int i = 0; i < 2000; ++i) {
    const auto division = draw_division(RoomGraph({100, 100}), RoomId{0}, Wish::any, {40, 60, 5}, rng);
    ++seen[static_cast<std::size_t>(division->cut.first)];
    across_count += division->cut.plane == Plane::across ? 1 : 0;
  }
  for (std::size_t first = 0; first < seen.size(); ++first) {
    EXPECT_EQ(seen[first] > 0, first >= 40 && first <= 60) << first;
  }
  EXPECT_GT(across_count, 800);
  EXPECT_LT(across_count, 1200);
}

TEST(DrawDivision, FindsTheFewRatiosThatGrantTheWish) {
  // The middle room's neighbours touch it in y = 0 … 8 and y = 31 … 39: only there a cut gives both to one
  // part.
  RoomGraph graph({30, 40});
  divide(graph, RoomId{0}, across(10));
  divide(graph, RoomId{1}, across(10, 0));
  divide(graph, RoomId{0}, along(9, 0));
  divide(graph, RoomId{2}, along(31, 1));
  Rng rng(1, "test");
  for (int i = 0; i < 50; ++i) {
    const auto division = draw_division(graph, RoomId{1}, Wish::leaf_more, {10, 90, 5}, rng);
    ASSERT_TRUE(division);
    const int first = division->cut.first;
    EXPECT_EQ(division->cut.plane, Plane::along);
    EXPECT_TRUE(first <= 6 || first >= 34) << first;
  }
}

}  // namespace
}  // namespace katabasis
