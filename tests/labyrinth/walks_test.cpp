#include "labyrinth/walks.h"

#include <gtest/gtest.h>

#include "labyrinth/solver.h"
#include "support/ascii_map.h"
#include "support/lock_puzzle.h"

namespace katabasis {
namespace {

std::vector<Position> all_places(const Labyrinth& labyrinth) {
  std::vector<Position> places{labyrinth.entrance};
  for (const PlacedItem& item : labyrinth.items) places.push_back(item.at);
  for (const PlacedMonster& monster : labyrinth.monsters) places.push_back(monster.at);
  for (const Door& door : labyrinth.doors) places.insert(places.end(), {door.a, door.b});
  return places;
}

std::optional<std::int64_t> steps_of_a_wave(const Barriers& barriers, Position from, Position to) {
  Distances distances;
  const auto steps = Wave(distances, barriers, from).reach(to);
  return steps ? std::optional<std::int64_t>(*steps) : std::nullopt;
}

// Doors in rings, pieces out of reach; locks opened one after the other.
TEST(Walks, AreAsLongAsAWaveOverTheWholeMapSays) {
  int there = 0;
  int not_there = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    const Labyrinth labyrinth = test::lock_puzzle(seed);
    const std::vector<Position> places = all_places(labyrinth);
    Walks walks(labyrinth, places);
    Barriers barriers(labyrinth);
    for (std::size_t next = 0; next <= labyrinth.doors.size(); ++next) {
      for (const Position from : places) {
        const Position to = places[(next * 7 + static_cast<std::size_t>(from.x)) % places.size()];
        const auto steps = steps_of_a_wave(barriers, from, to);
        ASSERT_EQ(walks.steps(from, to), steps) << "seed " << seed;
        (steps ? there : not_there) += 1;
      }
      if (next == labyrinth.doors.size()) break;
      walks.unlock(id_at<DoorId>(next));
      const Door& door = labyrinth.doors[next];
      barriers.set_door(door, door.state == DoorState::locked ? DoorState::closed : door.state);
    }
  }
  EXPECT_GT(there, 2000);
  EXPECT_GT(not_there, 500);
}

TEST(Walks, BeginAndEndNowhereButAtTheirPlaces) {
  const Labyrinth labyrinth = test::labyrinth_of(R"(
    #######
    #@...1#
    #.....#
    #######)");
  const std::vector<Position> places{labyrinth.entrance, {5, 1}, {0, 0}};
  Walks walks(labyrinth, places);
  EXPECT_EQ(walks.steps({1, 1}, {5, 1}), 4);
  EXPECT_EQ(walks.steps({1, 1}, {1, 1}), 0);
  EXPECT_EQ(walks.steps({1, 1}, {0, 0}), std::nullopt);
  EXPECT_EQ(walks.steps({1, 1}, {2, 2}), std::nullopt);
}

}  // namespace
}  // namespace katabasis
