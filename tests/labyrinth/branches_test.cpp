#include "labyrinth/branches.h"

#include <gtest/gtest.h>

namespace katabasis {
namespace {

using Pairs = std::vector<std::pair<int, int>>;

std::vector<Branch> branches_of(std::size_t rooms, const Pairs& pairs) {
  std::vector<Door> doors;
  for (const auto& [a, b] : pairs) doors.push_back({RoomId{a}, {}, RoomId{b}, {}, DoorState::closed, {}});
  return recognise_branches(DoorsOfRooms(rooms, doors), rooms, doors);
}

std::vector<int> rooms_of(const Branch& branch) {
  std::vector<int> rooms;
  for (const RoomId room : branch.rooms) rooms.push_back(room.value);
  return rooms;
}

//   0 - 1 - 2 - 3        2 is the central component, 4 - 5 and 3 and 0 - 1 are branches
//           |
//           4 - 5
TEST(RecogniseBranches, GoFromALeafThroughRoomsWithTwoDoors) {
  const auto branches = branches_of(6, {{0, 1}, {1, 2}, {2, 3}, {2, 4}, {4, 5}});
  ASSERT_EQ(branches.size(), 3u);
  EXPECT_EQ(rooms_of(branches[0]), (std::vector<int>{0, 1}));
  EXPECT_EQ(rooms_of(branches[1]), (std::vector<int>{3}));
  EXPECT_EQ(rooms_of(branches[2]), (std::vector<int>{5, 4}));
  EXPECT_EQ(branches[0].way_in, DoorId{1});
  EXPECT_EQ(branches[1].way_in, DoorId{2});
  EXPECT_EQ(branches[2].way_in, DoorId{3});
  EXPECT_EQ(branches[2].leaf(), RoomId{5});
}

//   0       5
//   |       |
//   1 - 2 - 3 - 4      2 has two doors but lies between forks: central, like 1 and 3
//   |
//   6
TEST(RecogniseBranches, ARoomBetweenForksIsCentral) {
  const auto branches = branches_of(7, {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {3, 5}, {1, 6}});
  ASSERT_EQ(branches.size(), 4u);
  for (const Branch& branch : branches) EXPECT_EQ(branch.rooms.size(), 1u);
}

TEST(RecogniseBranches, AChainHasNoWayIn) {
  const auto branches = branches_of(3, {{0, 1}, {1, 2}});
  ASSERT_EQ(branches.size(), 2u);
  EXPECT_EQ(rooms_of(branches[0]), (std::vector<int>{0, 1, 2}));
  EXPECT_EQ(rooms_of(branches[1]), (std::vector<int>{2, 1, 0}));
  EXPECT_FALSE(branches[0].way_in);
}

TEST(RecogniseBranches, TakesAnyGraph) {
  EXPECT_TRUE(branches_of(0, {}).empty());
  EXPECT_TRUE(branches_of(2, {}).empty());
  EXPECT_TRUE(branches_of(1, {{0, 0}}).empty());
  EXPECT_TRUE(branches_of(3, {{0, 1}, {1, 2}, {2, 0}}).empty());
  EXPECT_TRUE(branches_of(2, {{0, 1}, {0, 1}}).empty());
  EXPECT_EQ(branches_of(4, {{0, 1}, {1, 2}, {2, 3}, {3, 1}}).size(), 1u);
}

}  // namespace
}  // namespace katabasis
