#include "labyrinth/contents.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "labyrinth/branches.h"
#include "labyrinth/paths.h"
#include "support/ascii_map.h"

namespace katabasis {
namespace {

constexpr std::uint64_t seeds = 30;

Parameters seeded(std::uint64_t seed) {
  Parameters parameters;
  parameters.seed = seed;
  return parameters;
}

Labyrinth contents_of(const Parameters& parameters) {
  return fill_contents(parameters, divide_rooms(parameters));
}

std::vector<Branch> branches_of(const Labyrinth& labyrinth) {
  return recognise_branches(DoorsOfRooms(labyrinth.rooms.size(), labyrinth.doors), labyrinth.rooms.size(),
                            labyrinth.doors);
}

const Component& component_of(const Labyrinth& labyrinth, RoomId room) {
  return labyrinth.components[labyrinth.rooms[room.index()].component.index()];
}

TEST(FillContents, MakesMazesByPercent) {
  for (const int percent : {0, 100}) {
    Parameters parameters = seeded(1);
    parameters.mazes = percent;
    for (const Room& room : contents_of(parameters).rooms) {
      EXPECT_EQ(room.content, percent == 0 ? RoomContent::basic : RoomContent::maze);
    }
  }
}

TEST(FillContents, ABasicRoomIsFreeInsideItsRing) {
  Parameters parameters = seeded(2);
  parameters.mazes = 0;
  const Labyrinth labyrinth = contents_of(parameters);
  for (const Room& room : labyrinth.rooms) {
    for (int y = room.area.y; y <= room.area.bottom(); ++y) {
      for (int x = room.area.x; x <= room.area.right(); ++x) {
        const Position at{x, y};
        const bool door = std::any_of(labyrinth.doors.begin(), labyrinth.doors.end(),
                                      [at](const Door& d) { return d.a == at || d.b == at; });
        EXPECT_EQ(labyrinth.fields[at] == Ground::free, door || !room.area.on_ring(at));
      }
    }
  }
}

TEST(FillContents, LocksExactlyTheWaysIntoBranches) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const Labyrinth labyrinth = contents_of(seeded(seed));
    std::vector<DoorId> ways;
    for (const Branch& branch : branches_of(labyrinth)) ways.push_back(*branch.way_in);
    for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
      const bool way_in = std::find(ways.begin(), ways.end(), id_at<DoorId>(i)) != ways.end();
      EXPECT_EQ(labyrinth.doors[i].state, way_in ? DoorState::locked : DoorState::closed);
      EXPECT_EQ(labyrinth.doors[i].key.has_value(), way_in);
    }
  }
}

TEST(FillContents, LaysEachKeyInTheLastRoomOfTheBranchBefore) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const Labyrinth labyrinth = contents_of(seeded(seed));
    const Grid<RoomId> room_of = room_of_fields(labyrinth);
    const std::vector<Branch> branches = branches_of(labyrinth);
    ASSERT_EQ(labyrinth.items.size(), branches.size());
    for (const Branch& branch : branches) {
      const Component& component = component_of(labyrinth, branch.leaf());
      const KeyId key = *labyrinth.doors[branch.way_in->index()].key;
      const auto item = std::find_if(labyrinth.items.begin(), labyrinth.items.end(),
                                     [key](const PlacedItem& i) { return std::get<KeyId>(i.what) == key; });
      ASSERT_NE(item, labyrinth.items.end());
      EXPECT_EQ(labyrinth.fields[item->at], Ground::free);
      const RoomId room = room_of[item->at];
      EXPECT_EQ(component_of(labyrinth, room).order, component.order - 1);
      const bool leaf =
          std::any_of(branches.begin(), branches.end(), [room](const Branch& b) { return b.leaf() == room; });
      EXPECT_EQ(leaf, component.order > 1);
    }
  }
}

TEST(FillContents, EndsInTheLeafFarthestFromTheEntrance) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const Labyrinth labyrinth = contents_of(seeded(seed));
    Labyrinth opened = labyrinth;
    for (Door& door : opened.doors) door.state = DoorState::open;
    const Barriers barriers(opened);
    Distances distances;
    Wave(distances, barriers, labyrinth.entrance).spread();
    std::int64_t farthest = -1;
    std::int64_t final_distance = -1;
    for (const Door& door : labyrinth.doors) {
      for (const auto& [room, at] : {std::pair(door.room_a, door.a), std::pair(door.room_b, door.b)}) {
        const auto doors =
            std::count_if(labyrinth.doors.begin(), labyrinth.doors.end(),
                          [r = room](const Door& d) { return d.room_a == r || d.room_b == r; });
        if (doors != 1) continue;
        const std::int64_t distance = distances[at];
        farthest = std::max(farthest, distance);
        if (component_of(labyrinth, room).kind == ComponentKind::final) final_distance = distance;
      }
    }
    EXPECT_GT(farthest, 0);
    EXPECT_EQ(final_distance, farthest);
  }
}

TEST(FillContents, PutsTheEntranceIntoTheCentralComponentAndAllOverIt) {
  std::vector<RoomId> rooms;
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    const Labyrinth labyrinth = contents_of(seeded(seed));
    const RoomId room = room_of_fields(labyrinth)[labyrinth.entrance];
    EXPECT_EQ(labyrinth.fields[labyrinth.entrance], Ground::free);
    EXPECT_EQ(component_of(labyrinth, room).kind, ComponentKind::central);
    rooms.push_back(room);
  }
  std::sort(rooms.begin(), rooms.end());
  EXPECT_NE(rooms.front(), rooms.back());
}

// Every maze has a stream of its own: with fewer mazes, those that are left are the same.
TEST(FillContents, RedrawingOneThingMovesNothingElse) {
  Parameters parameters = seeded(5);
  parameters.mazes = 100;
  const Labyrinth all = contents_of(parameters);
  parameters.mazes = 40;
  const Labyrinth some = contents_of(parameters);
  int mazes = 0;
  for (std::size_t i = 0; i < all.rooms.size(); ++i) {
    const Rect& area = all.rooms[i].area;
    ASSERT_EQ(area, some.rooms[i].area);
    if (some.rooms[i].content != RoomContent::maze) continue;
    ++mazes;
    for (int y = area.y; y <= area.bottom(); ++y) {
      for (int x = area.x; x <= area.right(); ++x) EXPECT_EQ((all.fields[{x, y}]), (some.fields[{x, y}]));
    }
  }
  EXPECT_GT(mazes, 2);
}

}  // namespace
}  // namespace katabasis
