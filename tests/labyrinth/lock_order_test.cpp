// Where one key fits several locks: what the solver finds is what trying everything finds.
#include "labyrinth/lock_order.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "labyrinth/solver.h"
#include "support/ascii_map.h"
#include "support/lock_puzzle.h"

namespace katabasis {
namespace {

struct Reached {
  std::set<Position> fields;
  std::map<KeyId, int> keys;  // taken and not used up
};

using Doors = std::set<std::size_t>;

bool locked_between(const Labyrinth& labyrinth, const Doors& opened, Position a, Position b) {
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    const Door& door = labyrinth.doors[i];
    const bool here = (door.a == a && door.b == b) || (door.a == b && door.b == a);
    if (here && door.state == DoorState::locked && !opened.contains(i)) return true;
  }
  return false;
}

Reached reach(const Labyrinth& labyrinth, const Doors& opened) {
  Reached reached;
  std::vector<Position> ahead{labyrinth.entrance};
  while (!ahead.empty()) {
    const Position at = ahead.back();
    ahead.pop_back();
    if (!reached.fields.insert(at).second) continue;
    for (const Direction side : all_directions) {
      const Position to = neighbour(at, side);
      if (labyrinth.fields[to] == Ground::free && !locked_between(labyrinth, opened, at, to))
        ahead.push_back(to);
    }
  }
  for (const PlacedItem& item : labyrinth.items) {
    const auto* const key = std::get_if<KeyId>(&item.what);
    if (key != nullptr && reached.fields.contains(item.at)) ++reached.keys[*key];
  }
  for (const std::size_t door : opened) --reached.keys[*labyrinth.doors[door].key];
  return reached;
}

// All that can be come to, by trying everything.
struct Everything {
  std::set<Doors> seen;
  std::size_t most_doors = 0;
  bool main_reached = false;
};

void try_everything(const Labyrinth& labyrinth, const Doors& opened, Everything& all) {
  if (!all.seen.insert(opened).second) return;
  Reached reached = reach(labyrinth, opened);
  all.most_doors = std::max(all.most_doors, opened.size());
  all.main_reached = all.main_reached || reached.fields.contains(labyrinth.monsters.front().at);
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    const Door& door = labyrinth.doors[i];
    if (door.state != DoorState::locked || opened.contains(i) || reached.keys[*door.key] == 0) continue;
    if (!reached.fields.contains(door.a) && !reached.fields.contains(door.b)) continue;
    Doors more = opened;
    more.insert(i);
    try_everything(labyrinth, more, all);
  }
}

// Each step can be done when those before are done.
void expect_playable(const Labyrinth& labyrinth, const Solution& solution, std::uint64_t seed) {
  Doors opened;
  for (const SolutionStep& step : solution.steps) {
    Reached reached = reach(labyrinth, opened);
    if (const auto* const take = std::get_if<TakeKey>(&step)) {
      EXPECT_TRUE(reached.fields.contains(take->at)) << "seed " << seed;
      continue;
    }
    const auto& unlock = std::get<UnlockDoor>(step);
    EXPECT_TRUE(reached.fields.contains(unlock.from)) << "seed " << seed;
    EXPECT_GT(reached.keys[unlock.key], 0) << "seed " << seed;
    EXPECT_TRUE(opened.insert(unlock.door.index()).second) << "seed " << seed;
  }
}

std::size_t locks_of(const Labyrinth& labyrinth) {
  const auto locked = [](const Door& door) { return door.state == DoorState::locked; };
  return static_cast<std::size_t>(std::ranges::count_if(labyrinth.doors, locked));
}

TEST(LockOrder, LeadsAsFarAsTryingEverything) {
  int won_by_choice = 0;
  int lost = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    const Labyrinth labyrinth = test::lock_puzzle(seed);
    Everything all;
    try_everything(labyrinth, {}, all);
    const Solution to_main = solve(labyrinth, labyrinth.monsters.front().at);
    EXPECT_EQ(to_main.reached_goal, all.main_reached) << "seed " << seed;
    EXPECT_TRUE(to_main.decided);
    expect_playable(labyrinth, to_main, seed);
    const Solution most = solve(labyrinth);
    EXPECT_EQ(locks_of(labyrinth) - most.unopened.size(), all.most_doors) << "seed " << seed;
    EXPECT_TRUE(most.decided);
    expect_playable(labyrinth, most, seed);
    const bool chosen = !best_lock_order(labyrinth, labyrinth.monsters.front().at).doors.empty();
    won_by_choice += all.main_reached && chosen ? 1 : 0;
    lost += all.main_reached ? 0 : 1;
  }
  EXPECT_GT(won_by_choice, 50);
  EXPECT_GT(lost, 50);
}

// Door 0 and door 1 have one key between them, as have doors 2 and 3 behind them: only what lies behind the
// eastern ones is a key.
TEST(LockOrder, OpensEmptyRoomsLast) {
  Labyrinth labyrinth = test::labyrinth_of(R"(
    #########################
    #...##...##...##...##...#
    #...LL...LL1@.LL.1.LL.1.#
    #...##...##...##...##...#
    #########################)");
  for (Door& door : labyrinth.doors) door.key = KeyId{1};
  const Solution solution = solve(labyrinth);
  EXPECT_EQ(solution.unopened.size(), 1u);
  EXPECT_TRUE(solution.decided);
}

TEST(LockOrder, IsUndecidedWhereThereAreTooManyToTry) {
  const Labyrinth small = test::halves_of_cells(6);
  const LockOrder tried = best_lock_order(small, small.monsters.front().at);
  EXPECT_TRUE(tried.decided);
  const Labyrinth large = test::halves_of_cells(40);
  EXPECT_FALSE(best_lock_order(large, large.monsters.front().at).decided);
  EXPECT_FALSE(solve(large, large.monsters.front().at).decided);
}

TEST(LockOrder, HasNoOrderFromAnEntranceInAWall) {
  Labyrinth labyrinth = test::lock_puzzle(1);
  labyrinth.entrance = {0, 0};
  EXPECT_TRUE(best_lock_order(labyrinth, labyrinth.monsters.front().at).doors.empty());
}

// Two locks on one edge: it is passed when both are open.
TEST(LockOrder, KnowsTwoLocksOnOneEdge) {
  Labyrinth labyrinth = test::labyrinth_of(R"(
    ###############
    #C..##...##...#
    #...LL11@LL...#
    #...##...##...#
    ###############)");
  for (Door& door : labyrinth.doors) door.key = KeyId{1};
  labyrinth.doors.push_back(labyrinth.doors[0]);
  const Solution solution = solve(labyrinth, labyrinth.monsters.front().at);
  EXPECT_TRUE(solution.reached_goal);
  EXPECT_EQ(solution.unopened, std::vector<DoorId>{DoorId{1}});
}

}  // namespace
}  // namespace katabasis
