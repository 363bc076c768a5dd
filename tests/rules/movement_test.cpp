// Steps, turns and rooms.
#include <gtest/gtest.h>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

TEST(Step, MovesOneFieldTheWayItNames) {
  DrawnGame drawn(R"(
    #######
    #.....#
    #..@..#
    #.....#
    #######)");
  drawn.play("north\neast\nsouth\nsouth\nwest");
  EXPECT_EQ(drawn.picture(), trimmed(R"(
    #######
    #.....#
    #.....#
    #..@..#
    #######)"));
}

TEST(Step, TellsWhereItLeads) {
  DrawnGame drawn(R"(
    #####
    #@..#
    #...#
    #...#
    #####)");
  const auto steps = only<event::Step>(drawn.play("east"));
  ASSERT_EQ(steps.size(), 1u);
  EXPECT_EQ(steps[0].by, hero_id);
  EXPECT_EQ(steps[0].to, (Position{2, 1}));
}

TEST(Step, DoesNotLeadIntoAWallAndThenTakesNoTurn) {
  const DrawnGame drawn(R"(
    #####
    #@..#
    #.#.#
    #...#
    #####)");
  EXPECT_EQ(drawn.refusal("north"), Refusal::wall_ahead);
  EXPECT_EQ(drawn.refusal("west"), Refusal::wall_ahead);
  EXPECT_EQ(drawn.refusal("east"), std::nullopt);
  EXPECT_EQ(drawn.world().turn, 0);
}

TEST(Step, DoesNotLeadOntoAMonster) {
  const DrawnGame drawn(R"(
    #####
    #@s.#
    #...#
    #...#
    #####)");
  EXPECT_EQ(drawn.refusal("east"), Refusal::occupied);
}

TEST(Step, IsNotBlockedByThings) {
  DrawnGame drawn(R"(
    #####
    #@!/#
    #...#
    #...#
    #####)");
  drawn.play("east\neast");
  EXPECT_EQ(drawn.hero().at, (Position{3, 1}));
}

TEST(Step, OpensAClosedDoorByWalkingThrough) {
  DrawnGame drawn(R"(
    ##########
    #...##...#
    #..@++...#
    #...##...#
    ##########)");
  drawn.play("east");
  const Events events = drawn.play("east");
  EXPECT_EQ(kinds(events), "door step room message");
  EXPECT_EQ(only<event::Door>(events)[0].state, DoorState::open);
  EXPECT_EQ(only<event::Door>(events)[0].by, hero_id);
  EXPECT_EQ(drawn.world().turn, 2);
  EXPECT_EQ(drawn.picture(), trimmed(R"(
    ##########
    #...##...#
    #...|@...#
    #...##...#
    ##########)"));
}

TEST(Step, LeavesTheDoorOpenBehind) {
  DrawnGame drawn(R"(
    ##########
    #...##...#
    #..@++...#
    #...##...#
    ##########)");
  drawn.play("east\neast\neast");
  EXPECT_EQ(drawn.picture(), trimmed(R"(
    ##########
    #...##...#
    #...||@..#
    #...##...#
    ##########)"));
}

TEST(Step, DoesNotLeadThroughALockedDoor) {
  DrawnGame drawn(R"(
    ##########
    #...##...#
    #..@LL...#
    #...##...#
    ##########)");
  drawn.play("east");
  EXPECT_EQ(drawn.refusal("east"), Refusal::door_locked);
}

TEST(Step, OnlyOpensTheDoorIfSomebodyStandsBehind) {
  DrawnGame drawn(R"(
    ##########
    #...##...#
    #..@++...#
    #...##s..#
    ##########)");
  drawn.play("east");
  drawn.change([](World& world) { world.monsters[0].at = {5, 2}; });
  const Events events = drawn.play("east");
  EXPECT_EQ(kinds(events), "door");
  EXPECT_EQ(drawn.world().turn, 2);
  EXPECT_EQ(drawn.picture(), trimmed(R"(
    ##########
    #...##...#
    #...@s...#
    #...##...#
    ##########)"));
}

TEST(Step, BehindAClosedDoorNobodyIsBetrayed) {
  DrawnGame drawn(R"(
    ##########
    #...##...#
    #..@++...#
    #...##s..#
    ##########)");
  drawn.play("east");
  const auto before = drawn.refusal("east");
  drawn.change([](World& world) { world.monsters[0].at = {5, 2}; });
  EXPECT_EQ(drawn.refusal("east"), before);
  EXPECT_EQ(drawn.refusal("attack east"), Refusal::door_between);
}

TEST(Turn, IsFreeAndGoesAround) {
  DrawnGame drawn(R"(
    #####
    #...#
    #.@.#
    #...#
    #####)");
  EXPECT_EQ(drawn.hero().facing, Direction::north);
  drawn.play("turn-left");
  EXPECT_EQ(drawn.hero().facing, Direction::west);
  drawn.play("turn-right\nturn-right\nturn-right");
  EXPECT_EQ(drawn.hero().facing, Direction::south);
  EXPECT_EQ(drawn.world().turn, 0);
}

TEST(Wait, TakesATurnAndChangesNothingElse) {
  DrawnGame drawn(R"(
    #####
    #...#
    #.@.#
    #...#
    #####)");
  World expected = drawn.world();
  EXPECT_EQ(kinds(drawn.play("wait")), "");
  expected.turn = 1;
  EXPECT_EQ(hash_of(drawn.world()), hash_of(expected));
}

constexpr std::string_view two_components = R"(
    ##########
    #...##...#
    #..@||...#
    #...##...#
    ##########)";

TEST(Rooms, AreToldOnEnteringWithLegendAndDescriptionTheFirstTime) {
  DrawnGame drawn(Sketch{.drawing = two_components, .components = {0, 1}});
  EXPECT_EQ(kinds(drawn.game().opening()), "room message message");
  EXPECT_EQ(only<event::Message>(drawn.game().opening())[0].text, "The gate stands open.");
  EXPECT_EQ(only<event::Message>(drawn.game().opening())[1].text, "A hall.");

  drawn.play("east");
  const Events events = drawn.play("east");
  EXPECT_EQ(kinds(events), "step room message message");
  EXPECT_EQ(only<event::Room>(events)[0].room, RoomId{1});
  EXPECT_TRUE(only<event::Room>(events)[0].first);
}

TEST(Rooms, AreNotDescribedAgain) {
  DrawnGame drawn(Sketch{.drawing = two_components, .components = {0, 1}});
  drawn.play("east\neast");
  const Events back = drawn.play("west");
  EXPECT_EQ(kinds(back), "step room");
  EXPECT_EQ(only<event::Room>(back)[0].room, RoomId{0});
  EXPECT_FALSE(only<event::Room>(back)[0].first);
  EXPECT_EQ(kinds(drawn.play("east")), "step room");
}

TEST(Rooms, OfTheSameComponentShareOneLegend) {
  DrawnGame drawn(two_components);
  drawn.play("east");
  EXPECT_EQ(kinds(drawn.play("east")), "step room message");
}

}  // namespace
}  // namespace katabasis::test
