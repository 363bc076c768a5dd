// What the hero has seen and remembers, and that nothing else is told.
#include "rules/known.h"

#include <gtest/gtest.h>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view two_rooms = R"(
    ##########
    #...##...#
    #.@.++.s.#
    #...##..!#
    ##########)";

// For macros, which take the comma in braces for their own.
constexpr Position at(int x, int y) {
  return {x, y};
}

TEST(Known, HoldsTheFieldsSeenWithTheRound) {
  DrawnGame drawn(two_rooms);
  EXPECT_EQ(drawn.game().known().seen[at(2, 2)], 1);
  EXPECT_EQ(drawn.game().known().seen[at(0, 0)], 1) << "walls too";
  EXPECT_EQ(drawn.game().known().seen[at(7, 2)], 0);
  drawn.play("wait\nwait\nwait\nwait\nwait");
  EXPECT_EQ(drawn.game().known().seen[at(2, 2)], 2);
}

TEST(Known, RemembersFieldsNoLongerInView) {
  DrawnGame drawn(two_rooms);
  drawn.change([](World& world) { world.monsters[0].life = 0; });
  drawn.play("east\neast\neast\nclose west\nwait");  // the first round ends behind the shut door
  EXPECT_EQ(drawn.game().known().seen[at(2, 2)], 1);
  EXPECT_EQ(drawn.game().known().seen[at(7, 2)], 2);
}

TEST(Known, HoldsCreaturesOnlyWhileInView) {
  DrawnGame drawn(two_rooms);
  EXPECT_TRUE(drawn.game().known().creatures.empty());
  drawn.play("east\neast\nopen east");
  ASSERT_EQ(drawn.game().known().creatures.size(), 1u);
  const SeenCreature& shade = drawn.game().known().creatures[0];
  EXPECT_EQ(shade.id, CreatureId{1});
  EXPECT_EQ(shade.at, (Position{7, 2}));
  EXPECT_EQ(shade.life, 8);
  EXPECT_EQ(shade.max_life, 8);
  drawn.play("close east");
  EXPECT_TRUE(drawn.game().known().creatures.empty());
}

TEST(Known, RemembersThingsWhereLastSeen) {
  DrawnGame drawn(two_rooms);
  drawn.change([](World& world) { world.monsters[0].life = 0; });
  EXPECT_EQ(drawn.game().known().items[0], std::nullopt);
  drawn.play("east\neast\neast");
  ASSERT_TRUE(drawn.game().known().items[0]);
  EXPECT_EQ(drawn.game().known().items[0]->at, (Position{8, 3}));
  EXPECT_EQ(drawn.game().known().items_in_view, (std::vector{ItemId{1}}));
  drawn.play("west\nclose east");
  EXPECT_TRUE(drawn.game().known().items[0]) << "remembered";
  EXPECT_TRUE(drawn.game().known().items_in_view.empty()) << "not seen";
}

TEST(Known, ForgetsThingsThatWereTaken) {
  DrawnGame drawn(R"(
    #####
    #.!.#
    #.@.#
    #...#
    #####)");
  ASSERT_TRUE(drawn.game().known().items[0]);
  drawn.play("take");
  EXPECT_FALSE(drawn.game().known().items[0]);
  drawn.play("south\ndrop 1");
  ASSERT_TRUE(drawn.game().known().items[0]);
  EXPECT_EQ(drawn.game().known().items[0]->at, (Position{2, 3}));
}

TEST(Known, HoldsDoorsInTheirLastSeenState) {
  DrawnGame drawn(two_rooms);
  ASSERT_TRUE(drawn.game().known().doors[0]);
  EXPECT_EQ(drawn.game().known().doors[0]->state, DoorState::closed);
  EXPECT_EQ(drawn.game().known().doors_in_view, (std::vector{DoorId{0}}));
  drawn.play("east\neast\nopen east");
  EXPECT_EQ(drawn.game().known().doors[0]->state, DoorState::open);
}

TEST(Known, HoldsTheKeysNumberOnceTheLockedDoorIsSeen) {
  DrawnGame drawn(R"(
    ###############
    #...##...##..1#
    #.@.++...LL...#
    #...##...##...#
    ###############)");
  EXPECT_FALSE(drawn.game().known().doors[1]) << "not seen yet";
  drawn.play("east\neast\nopen east");
  ASSERT_TRUE(drawn.game().known().doors[1]);
  EXPECT_EQ(drawn.game().known().doors[1]->key, KeyId{1});
  EXPECT_EQ(drawn.game().known().doors[0]->key, std::nullopt);
}

TEST(Known, IsNoPartOfTheHash) {
  DrawnGame drawn(two_rooms);
  const Game fresh(make_place(labyrinth_of(two_rooms), small_catalog()), drawn.world(),
                   blank_known(drawn.game().place(), drawn.world()));
  EXPECT_EQ(fresh.hash(), drawn.game().hash());
}

TEST(View, GrowsWhenAMonsterOpensADoor) {
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    DrawnGame drawn(two_rooms);
    drawn.change([&](World& world) {
      world.choices = Rng(seed, "monsters");
      world.monsters[0].at = {5, 2};
      world.turn = 4;
    });
    const Events events = drawn.play("wait");
    if (drawn.world().doors[0] != DoorState::open) continue;
    EXPECT_EQ(only<event::Door>(events).size(), 1u);
    EXPECT_TRUE(drawn.game().view().sees({6, 2}));
    EXPECT_GT(drawn.game().known().seen[at(6, 2)], 0);
    return;
  }
  FAIL() << "no shade of sixty opened the door";
}

}  // namespace
}  // namespace katabasis::test
