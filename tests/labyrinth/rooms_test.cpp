#include "labyrinth/rooms.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace katabasis {
namespace {

Parameters sized(int width, int height, int branches) {
  Parameters parameters;
  parameters.width = width;
  parameters.height = height;
  parameters.branches = branches;
  return parameters;
}

std::vector<int> door_counts(const RoomPlan& plan) {
  std::vector<int> counts(plan.rooms.size());
  for (const Door& door : plan.doors) {
    ++counts[door.room_a.index()];
    ++counts[door.room_b.index()];
  }
  return counts;
}

TEST(DivideRooms, MakesAsManyBranchesAsWanted) {
  for (const int branches : {3, 4, 7, 12}) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      Parameters parameters = sized(100, 100, branches);
      parameters.seed = seed;
      const RoomPlan plan = divide_rooms(parameters);
      const std::vector<int> counts = door_counts(plan);
      EXPECT_EQ(plan.branches, branches);
      EXPECT_EQ(std::count(counts.begin(), counts.end(), 1), branches);
      EXPECT_LE(*std::max_element(counts.begin(), counts.end()), 3);
    }
  }
}

TEST(DivideRooms, StopsAtTheWantedNumberOfRooms) {
  for (const int rooms : {6, 10, 31}) {
    Parameters parameters = sized(100, 80, 5);
    parameters.rooms = rooms;
    EXPECT_EQ(divide_rooms(parameters).rooms.size(), static_cast<std::size_t>(rooms));
  }
}

RoomGraph graph_of(const RoomPlan& plan) {
  RoomGraph graph({1, 1});
  graph.rooms.clear();
  for (const Rect& room : plan.rooms) graph.rooms.push_back({room});
  for (const Door& door : plan.doors) {
    for (const RoomId room : {door.room_a, door.room_b}) {
      PlannedRoom& planned = graph[room];
      planned.joints[static_cast<std::size_t>(planned.joint_count++)] = graph.joints.size();
    }
    graph.joints.push_back({door.room_a, door.room_b});
  }
  return graph;
}

// Where a room larger than the limit is left, every division of it would add a leaf or a fourth door.
TEST(DivideRooms, DividesLargeRoomsAsFarAsPossible) {
  Rng rng(1, "test");
  std::size_t rooms = 0;
  std::size_t large = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Parameters parameters = sized(100, 100, 4);
    parameters.seed = seed;
    parameters.max_room = 200;
    const RoomPlan plan = divide_rooms(parameters);
    EXPECT_EQ(plan.branches, 4);
    const RoomGraph graph = graph_of(plan);
    rooms += plan.rooms.size();
    for (std::size_t i = 0; i < plan.rooms.size(); ++i) {
      if (plan.rooms[i].area() <= 200) continue;
      ++large;
      EXPECT_FALSE(draw_division(graph, id_at<RoomId>(i), Wish::no_leaf_more, {30, 70, 5}, rng));
    }
  }
  EXPECT_GT(rooms, 50u * 50u);
  EXPECT_LT(large * 20, rooms);
}

TEST(DivideRooms, LeavesRoomsLargeWithoutALimit) {
  Parameters parameters = sized(100, 100, 3);
  parameters.max_room = 0;
  const RoomPlan plan = divide_rooms(parameters);
  EXPECT_TRUE(
      std::any_of(plan.rooms.begin(), plan.rooms.end(), [](const Rect& room) { return room.area() > 1000; }));
}

TEST(DivideRooms, TriesAgainForMoreBranchesButNotForever) {
  EXPECT_EQ(divide_rooms(sized(40, 40, 3)).attempts, 1);
  const RoomPlan most = divide_rooms(sized(40, 40, 1000));
  EXPECT_EQ(most.attempts, max_room_attempts);
  EXPECT_LT(most.branches, 1000);
  EXPECT_GE(most.branches, 3);
  // Above 10,000 fields only for the 3 that a labyrinth needs.
  EXPECT_EQ(divide_rooms(sized(101, 100, 100'000)).attempts, 1);
  EXPECT_EQ(divide_rooms(sized(100, 100, 100'000)).attempts, max_room_attempts);
}

TEST(DivideRooms, KeepsTheAttemptWithTheMostBranches) {
  Parameters parameters = sized(40, 40, 1000);
  const int best = divide_rooms(parameters).branches;
  for (parameters.branches = best; parameters.branches >= 3; --parameters.branches) {
    EXPECT_EQ(divide_rooms(parameters).branches, parameters.branches) << "with fewer wanted, fewer come out";
  }
}

TEST(DivideRooms, TellsHowFewBranchesThereAreWhereThereIsNoPlace) {
  Parameters parameters = sized(20, 20, 3);
  parameters.min_edge = 11;
  const RoomPlan plan = divide_rooms(parameters);
  EXPECT_EQ(plan.rooms.size(), 1u);
  EXPECT_EQ(plan.branches, 0);
  EXPECT_EQ(plan.attempts, max_room_attempts);
}

TEST(DivideRooms, GivesEveryJointADoorInNoCorner) {
  const RoomPlan plan = divide_rooms(sized(200, 200, 60));
  ASSERT_GE(plan.doors.size(), 59u);
  for (const Door& door : plan.doors) {
    const Rect& a = plan.rooms[door.room_a.index()];
    const Rect& b = plan.rooms[door.room_b.index()];
    EXPECT_TRUE(a.on_ring(door.a) && !a.is_corner(door.a));
    EXPECT_TRUE(b.on_ring(door.b) && !b.is_corner(door.b));
    EXPECT_EQ(squared_distance(door.a, door.b), 1);
    EXPECT_EQ(door.state, DoorState::closed);
  }
}

TEST(DivideRooms, TilesTheAreaWithATree) {
  const RoomPlan plan = divide_rooms(sized(300, 150, 40));
  const auto area = std::accumulate(plan.rooms.begin(), plan.rooms.end(), std::int64_t{0},
                                    [](std::int64_t sum, const Rect& room) { return sum + room.area(); });
  EXPECT_EQ(area, 300 * 150);
  EXPECT_EQ(plan.doors.size() + 1, plan.rooms.size());
}

TEST(DivideRooms, WorksInTheLargestArea) {
  Parameters parameters = sized(4096, 4096, 500);
  EXPECT_EQ(divide_rooms(parameters).branches, 500);
}

TEST(DivideRooms, TheSameSeedGivesTheSameRooms) {
  Parameters parameters = sized(80, 60, 8);
  const RoomPlan first = divide_rooms(parameters);
  EXPECT_EQ(divide_rooms(parameters).rooms, first.rooms);
  parameters.seed = 1;
  EXPECT_NE(divide_rooms(parameters).rooms, first.rooms);
}

}  // namespace
}  // namespace katabasis
