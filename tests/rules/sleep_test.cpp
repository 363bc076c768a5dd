// Sleeping through a round.
#include <gtest/gtest.h>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view alone = R"(
    #####
    #...#
    #.@.#
    #...#
    #####)";  // 22 life at most

int life_after_sleep(int life) {
  DrawnGame drawn(alone);
  drawn.change([&](World& world) { world.hero.life = life; });
  drawn.play("sleep");
  return drawn.hero().life;
}

TEST(Sleep, TakesTheRestOfTheRound) {
  DrawnGame drawn(alone);
  drawn.play("wait");
  const Events events = drawn.play("sleep");
  EXPECT_EQ(kinds(events), "sleep round");
  EXPECT_EQ(drawn.world().round, 2);
  EXPECT_EQ(drawn.world().turn, 0);
  EXPECT_FALSE(drawn.hero().asleep);
}

TEST(Sleep, HealsTwoButNeverAboveHalf) {
  EXPECT_EQ(life_after_sleep(5), 7);
  EXPECT_EQ(life_after_sleep(9), 11);
  EXPECT_EQ(life_after_sleep(10), 11);
  EXPECT_EQ(life_after_sleep(11), 11);
}

TEST(Sleep, NeverLowersLife) {
  EXPECT_EQ(life_after_sleep(12), 12);
  EXPECT_EQ(life_after_sleep(22), 22);
}

TEST(Sleep, TellsTheLifeAfterwards) {
  DrawnGame drawn(alone);
  drawn.change([](World& world) { world.hero.life = 5; });
  EXPECT_EQ(only<event::Sleep>(drawn.play("sleep")).at(0).life, 7);
}

TEST(Sleep, MayBeRepeated) {
  DrawnGame drawn(alone);
  drawn.change([](World& world) { world.hero.life = 5; });
  drawn.play("sleep\nsleep\nsleep");
  EXPECT_EQ(drawn.hero().life, 11);
  EXPECT_EQ(drawn.world().round, 4);
}

TEST(Sleep, IsNotFoundWithAMonsterInView) {
  const DrawnGame drawn(R"(
    ######
    #...s#
    #.@..#
    #....#
    ######)");
  EXPECT_EQ(drawn.refusal("sleep"), Refusal::monster_in_view);
}

TEST(Sleep, IsFoundWithAMonsterOutOfView) {
  const DrawnGame drawn(R"(
    ##########
    #...##...#
    #..@++.s.#
    #...##...#
    ##########)");
  EXPECT_EQ(drawn.refusal("sleep"), std::nullopt);
}

// As if the shade had come up in the round that the hero sleeps through.
Events slept_beside(DrawnGame& drawn, int dexterity) {
  drawn.change([&](World& world) {
    world.hero.asleep = true;
    world.hero.life = 5;
    world.hero.dexterity = dexterity;
    world.turn = 4;
  });
  return drawn.play("wait");
}

constexpr std::string_view beside_shade = R"(
    #####
    #...#
    #@s.#
    #...#
    #####)";

TEST(Sleep, EndsWithoutHealingWhenAttacked) {
  DrawnGame drawn(beside_shade);
  const Events events = slept_beside(drawn, -3);
  EXPECT_EQ(only<event::Wake>(events).size(), 1u);
  EXPECT_TRUE(only<event::Sleep>(events).empty());
  EXPECT_LE(drawn.hero().life, 5);
  EXPECT_FALSE(drawn.hero().asleep);
}

TEST(Sleep, MayEndInDeath) {
  DrawnGame drawn(beside_shade);
  EXPECT_EQ(kinds(slept_beside(drawn, -1000)), "attack death lost") << "nobody wakes";
  EXPECT_EQ(drawn.world().status, Status::dead);
  EXPECT_FALSE(drawn.hero().asleep);
}

TEST(Sleep, EndsWithoutHealingEvenIfTheBlowIsParried) {
  DrawnGame drawn(beside_shade);
  const Events events = slept_beside(drawn, 1000);
  EXPECT_EQ(kinds(events), "attack wake attack round");
  EXPECT_EQ(only<event::Wake>(events)[0].why, "attacked");
  EXPECT_EQ(drawn.hero().life, 5);
}

}  // namespace
}  // namespace katabasis::test
