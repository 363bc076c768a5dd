// Monsters and the doors of their component, and those out of it.
#include <gtest/gtest.h>

#include "rules/monsters.h"
#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

Events monsters_round(DrawnGame& drawn) {
  drawn.change([](World& world) { world.turn = world.hero.turns_per_round - 1; });
  return drawn.play("wait");
}

TEST(MonstersAtDoors, NeverOpenOneOutOfTheirComponent) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    DrawnGame drawn(Sketch{.drawing = R"(
      ##########
      #...##...#
      #@..++s..#
      #...##...#
      ##########)",
                           .components = {0, 1}});
    drawn.change([&](World& world) {
      world.choices = Rng(seed, "monsters");
      world.monsters[0].at = {5, 2};
    });
    for (int round = 0; round < 3; ++round) monsters_round(drawn);
    EXPECT_EQ(drawn.world().doors[0], DoorState::closed);
  }
}

// Two doors side by side: through the open one they see each other, and through the closed one the way is as
// short. South comes before west.
TEST(MonstersAtDoors, GoThroughAClosedOneOnTheShortestWay) {
  const DrawnGame drawn(R"(
    ##########
    #...||s..#
    #..@++...#
    #...##...#
    ##########)");
  ASSERT_EQ(drawn.game().known().creatures.size(), 1U);
  Distances distances;
  const Intent intent = intent_of(drawn.game().board(), distances, CreatureId{1});
  ASSERT_TRUE(std::holds_alternative<intent::Approach>(intent));
  EXPECT_EQ(std::get<intent::Approach>(intent).side, Direction::south);
  EXPECT_EQ(way_to_hero(drawn.game().board(), distances, CreatureId{1}),
            (std::vector<Position>{{6, 1}, {6, 2}, {5, 2}, {4, 2}, {3, 2}}));
}

TEST(MonstersAtDoors, DoNotGoThroughALockedOneOnTheShortestWay) {
  const DrawnGame drawn(R"(
    ##########
    #...||s..#
    #..@LL...#
    #...##...#
    ##########)");
  Distances distances;
  EXPECT_EQ(way_to_hero(drawn.game().board(), distances, CreatureId{1}),
            (std::vector<Position>{{6, 1}, {5, 1}, {4, 1}, {4, 2}, {3, 2}}));
}

// Whoever opens a door onto another monster stays where it is: one creature a field.
TEST(MonstersAtDoors, StopBeforeOneAnother) {
  int opened = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    DrawnGame drawn(Sketch{.drawing = R"(
      ###############
      #...##.s.##...#
      #@..LL...++...#
      #...##...##s..#
      ###############)"});
    drawn.change([&](World& world) {
      world.choices = Rng(seed, "monsters");
      world.monsters[0].at = {8, 2};
      world.monsters[1].at = {10, 2};
    });
    const World before = drawn.world();
    monsters_round(drawn);
    EXPECT_NE(drawn.monster(1).at, drawn.monster(2).at) << "seed " << seed;
    opened += drawn.world().doors[1] == DoorState::open;
  }
  EXPECT_GT(opened, 3);
}

// The hero lies down behind a shut door; a monster opens it and strikes him while he sleeps.
TEST(MonstersAtDoors, WakeTheHeroWhoSleepsBehindOne) {
  int woken = 0;
  int healed = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    DrawnGame drawn(R"(
      ##########
      #...##...#
      #..@++s..#
      #...##...#
      ##########)");
    drawn.play("east");
    drawn.change([&](World& world) {
      world.choices = Rng(seed, "monsters");
      world.hero.life = 5;
      world.hero.dexterity = 1000;
      world.monsters[0].at = {5, 2};
    });
    const Events events = drawn.play("sleep");
    const bool attacked = !only<event::Attack>(events).empty();
    EXPECT_EQ(only<event::Wake>(events).size(), attacked ? 1U : 0U);
    EXPECT_EQ(drawn.hero().life, attacked ? 5 : 7) << "whoever was attacked is not healed";
    EXPECT_EQ(drawn.world().round, 2);
    ++(attacked ? woken : healed);
  }
  EXPECT_GE(woken, 10);
  EXPECT_GE(healed, 10);
}

}  // namespace
}  // namespace katabasis::test
