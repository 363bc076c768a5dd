// Opening, closing, unlocking.
#include <gtest/gtest.h>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view closed = R"(
    ##########
    #...##...#
    #..@++...#
    #...##s..#
    ##########)";

TEST(Open, OpensAClosedDoorAndLetsTheHeroStand) {
  DrawnGame drawn(closed);
  drawn.play("east");
  const auto doors = only<event::Door>(drawn.play("open east"));
  ASSERT_EQ(doors.size(), 1u);
  EXPECT_EQ(doors[0].door, DoorId{0});
  EXPECT_EQ(doors[0].state, DoorState::open);
  EXPECT_EQ(drawn.picture(), trimmed(R"(
    ##########
    #...##...#
    #...@|...#
    #...##s..#
    ##########)"));
  EXPECT_EQ(drawn.world().turn, 2);
}

TEST(Open, NeedsADoorOnThatSideOfTheHerosField) {
  DrawnGame drawn(closed);
  EXPECT_EQ(drawn.refusal("open east"), Refusal::no_door);
  drawn.play("east");
  EXPECT_EQ(drawn.refusal("open north"), Refusal::no_door);
  EXPECT_EQ(drawn.refusal("open east"), std::nullopt);
}

TEST(Open, NeedsAClosedDoor) {
  DrawnGame drawn(closed);
  drawn.play("east\nopen east");
  EXPECT_EQ(drawn.refusal("open east"), Refusal::door_not_closed);
}

TEST(Open, LetsLightThrough) {
  DrawnGame drawn(closed);
  drawn.play("east");
  EXPECT_FALSE(drawn.game().view().sees({6, 2}));
  drawn.play("open east");
  EXPECT_TRUE(drawn.game().view().sees({6, 2}));
}

TEST(Close, ShutsAnOpenDoorAndTheView) {
  DrawnGame drawn(closed);
  drawn.play("east\nopen east");
  const auto doors = only<event::Door>(drawn.play("close east"));
  ASSERT_EQ(doors.size(), 1u);
  EXPECT_EQ(doors[0].state, DoorState::closed);
  EXPECT_FALSE(drawn.game().view().sees({6, 2}));
  EXPECT_EQ(drawn.world().doors[0], DoorState::closed);
}

TEST(Close, NeedsAnOpenDoor) {
  DrawnGame drawn(closed);
  drawn.play("east");
  EXPECT_EQ(drawn.refusal("close east"), Refusal::door_not_open);
  EXPECT_EQ(drawn.refusal("close west"), Refusal::no_door);
}

TEST(Close, NeedsAnEmptyFieldBehind) {
  DrawnGame drawn(closed);
  drawn.play("east\nopen east");
  drawn.change([](World& world) { world.monsters[0].at = {5, 2}; });
  EXPECT_EQ(drawn.refusal("close east"), Refusal::doorway_occupied);
}

constexpr std::string_view locked = R"(
    ##########
    #..1##...#
    #..@LL...#
    #...##...#
    ##########)";

TEST(Unlock, UsesUpTheKeyAndLeavesTheDoorClosed) {
  DrawnGame drawn(locked);
  drawn.play("take\neast");
  const Events events = drawn.play("unlock east");
  EXPECT_EQ(kinds(events), "unlock");
  EXPECT_EQ(only<event::Unlock>(events)[0].door, DoorId{0});
  EXPECT_EQ(only<event::Unlock>(events)[0].key, KeyId{1});
  EXPECT_EQ(drawn.world().doors[0], DoorState::closed);
  EXPECT_TRUE(std::holds_alternative<UsedUp>(drawn.world().item(ItemId{1}).where));
  EXPECT_EQ(drawn.refusal("unlock east"), Refusal::door_not_locked);
}

TEST(Unlock, NeedsItsKey) {
  DrawnGame drawn(R"(
    ##########
    #..2##...#
    #..@LL...#
    #...##...#
    ##########)");
  drawn.play("east");
  EXPECT_EQ(drawn.refusal("unlock east"), Refusal::no_key);
  drawn.play("west\ntake\neast");
  EXPECT_EQ(drawn.refusal("unlock east"), Refusal::no_key) << "key 2 does not fit door 1";
}

TEST(Unlock, NeedsTheKeyInThePack) {
  DrawnGame drawn(R"(
    ##########
    #...##...#
    #..@LL...#
    #...##..1#
    ##########)");
  drawn.play("east");
  drawn.change([](World& world) { world.items[0].where = OnField{{4, 2}}; });
  EXPECT_EQ(drawn.refusal("unlock east"), Refusal::no_key) << "it lies at the hero's feet";
  drawn.play("take");
  EXPECT_EQ(drawn.refusal("unlock east"), std::nullopt);
}

TEST(Unlock, NeedsALockedDoorOnThatSide) {
  DrawnGame drawn(locked);
  EXPECT_EQ(drawn.refusal("unlock east"), Refusal::no_door);
  drawn.play("east");
  EXPECT_EQ(drawn.refusal("open east"), Refusal::door_locked);
  EXPECT_EQ(drawn.refusal("close east"), Refusal::door_not_open);
  EXPECT_EQ(drawn.refusal("unlock south"), Refusal::no_door);
}

}  // namespace
}  // namespace katabasis::test
