#include "labyrinth/making.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "labyrinth/generate.h"
#include "support/small_catalog.h"

namespace katabasis {
namespace {

Labyrinth made(std::uint64_t seed, int width = 40) {
  Parameters parameters;
  parameters.seed = seed;
  parameters.width = width;
  return std::get<Generated>(generate(parameters, test::small_catalog())).labyrinth;
}

template <typename T, typename Same>
bool all_same(const std::vector<T>& a, const std::vector<T>& b, Same same) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(), same);
}

void expect_same(const Plan& a, const Plan& b) {
  EXPECT_EQ(a.fields, b.fields);
  EXPECT_TRUE(all_same(a.rooms, b.rooms, [](const PlanRoom& x, const PlanRoom& y) {
    return x.area == y.area && x.component == y.component;
  }));
  EXPECT_TRUE(all_same(a.doors, b.doors, [](const PlanDoor& x, const PlanDoor& y) {
    return x.a == y.a && x.b == y.b && x.state == y.state && x.key == y.key;
  }));
  EXPECT_TRUE(all_same(a.things, b.things, [](const PlanThing& x, const PlanThing& y) {
    return x.mark == y.mark && x.at == y.at && x.number == y.number && x.name == y.name;
  }));
  EXPECT_TRUE(all_same(a.components, b.components, [](const PlanComponent& x, const PlanComponent& y) {
    return x.kind == y.kind && x.order == y.order && x.name == y.name;
  }));
}

TEST(MakingOfALabyrinth, EndsWithTheLabyrinth) {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const Labyrinth labyrinth = made(seed, 30 + static_cast<int>(seed));
    const auto making = making_of(labyrinth);
    ASSERT_TRUE(making) << "seed " << seed;
    expect_same(making_up_to(*making, labyrinth, making->steps.size()), plan_of(labyrinth));
  }
}

TEST(MakingOfALabyrinth, BeginsWithNothingAndOneRoom) {
  const Labyrinth labyrinth = made(3);
  const Making making = *making_of(labyrinth);
  const Plan nothing = making_up_to(making, labyrinth, 0);
  EXPECT_TRUE(nothing.rooms.empty());
  EXPECT_TRUE(
      std::ranges::all_of(nothing.fields.cells(), [](PlanField f) { return f == PlanField::unknown; }));
  const Plan one = making_up_to(making, labyrinth, 1);
  ASSERT_EQ(one.rooms.size(), 1u);
  EXPECT_EQ(one.rooms.front().area, (Rect{0, 0, 40, 30}));
}

// Whatever is there once stays: rooms tile the area at each step, and no field is filled again.
TEST(MakingOfALabyrinth, OnlyGrows) {
  const Labyrinth labyrinth = made(7);
  const Making making = *making_of(labyrinth);
  EXPECT_GT(making.steps.size(), 50U);
  std::int64_t floor_before = 0;
  std::size_t doors_before = 0;
  std::size_t things_before = 0;
  for (std::size_t step = 1; step <= making.steps.size(); ++step) {
    const Plan plan = making_up_to(making, labyrinth, step);
    std::int64_t area = 0;
    for (const PlanRoom& room : plan.rooms) area += room.area.area();
    EXPECT_EQ(area, plan.size().area()) << "step " << step;
    const std::int64_t floor = std::ranges::count(plan.fields.cells(), PlanField::floor);
    EXPECT_GE(floor, floor_before) << "step " << step;
    EXPECT_GE(plan.doors.size(), doors_before);
    EXPECT_GE(plan.things.size(), things_before);
    floor_before = floor;
    doors_before = plan.doors.size();
    things_before = plan.things.size();
    EXPECT_FALSE(words(making.steps[step - 1], labyrinth).empty());
  }
}

TEST(MakingOfALabyrinth, GrowsAMazeFromFieldToField) {
  const Labyrinth labyrinth = made(5);
  const Making making = *making_of(labyrinth);
  int runs = 0;
  for (const making::Step& step : making.steps) {
    const auto* const grown = std::get_if<making::MazeGrown>(&step);
    if (grown == nullptr) continue;
    ++runs;
    for (std::size_t i = 1; i < grown->count; ++i) {
      EXPECT_EQ(squared_distance(making.fields[grown->first + i - 1], making.fields[grown->first + i]), 1);
    }
    EXPECT_TRUE(labyrinth.rooms[grown->room.index()].area.interior().contains(making.fields[grown->first]));
  }
  EXPECT_GT(runs, 5);
}

TEST(MakingOfALabyrinth, IsUnknownWhereItWasChangedByHand) {
  Labyrinth labyrinth = made(9);
  labyrinth.fields[labyrinth.rooms.front().area.interior().origin()] = Ground::wall;
  labyrinth.fields[labyrinth.rooms.front().area.interior().origin() + Position{1, 0}] = Ground::wall;
  EXPECT_FALSE(making_of(labyrinth));
  labyrinth = made(9);
  labyrinth.edited = true;
  EXPECT_FALSE(making_of(labyrinth));
  labyrinth = made(9);
  ++labyrinth.parameters.seed;
  EXPECT_FALSE(making_of(labyrinth));
}

}  // namespace
}  // namespace katabasis
