// Experience, levels and what they give.
#include <gtest/gtest.h>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view beside_shade = R"(
    #####
    #...#
    #@s.#
    #...#
    #####)";

Hero new_hero_at(int level) {
  Labyrinth labyrinth = labyrinth_of(beside_shade);
  labyrinth.parameters.level = level;
  return Game(make_place(labyrinth, small_catalog()), "hoplite").world().hero;
}

// Strikes the shade down at once and gets what it is worth.
Events kill_for(DrawnGame& drawn, int level_of_shade) {
  drawn.change([&](World& world) {
    world.hero.strength += 1000;
    world.monsters[0].level = level_of_shade;
  });
  return drawn.play("attack east");
}

TEST(NewHero, IsAHopliteOfLevelOne) {
  const Hero hero = new_hero_at(1);
  EXPECT_EQ(hero.level, 1);
  EXPECT_EQ(hero.experience, 0);
  EXPECT_EQ(hero.strength, 4);
  EXPECT_EQ(hero.dexterity, 3);
  EXPECT_EQ(hero.life, 10 + 2 * 4 + 4 * 1);
}

TEST(NewHero, EntersADeeperLabyrinthAtItsLevel) {
  const Hero hero = new_hero_at(4);  // strength at 2 and 4, dexterity at 3
  EXPECT_EQ(hero.level, 4);
  EXPECT_EQ(hero.experience, 25 * 4 * 3);
  EXPECT_EQ(hero.strength, 6);
  EXPECT_EQ(hero.dexterity, 4);
  EXPECT_EQ(hero.life, 10 + 2 * 6 + 4 * 4);
  EXPECT_EQ(new_hero_at(9).strength, 4 + 4);
  EXPECT_EQ(new_hero_at(9).dexterity, 3 + 4);
}

TEST(NewHero, WearsKopisAndAspis) {
  const DrawnGame drawn(beside_shade);
  ASSERT_TRUE(drawn.hero().weapon && drawn.hero().armour);
  EXPECT_EQ(drawn.game().inventory(), (std::vector{*drawn.hero().weapon, *drawn.hero().armour}));
  const FightNumbers numbers = drawn.game().hero_numbers();
  EXPECT_EQ(numbers.attack, 1 + 4 + 2);
  EXPECT_EQ(numbers.defence, 1 + 3 + 3);
  EXPECT_EQ(numbers.damage, 2);
}

TEST(Experience, ComesFromWonFights) {
  DrawnGame drawn(beside_shade);
  const Events events = kill_for(drawn, 3);
  EXPECT_EQ(drawn.hero().experience, 10 * 3) << "xp · level";
  EXPECT_EQ(only<event::Death>(events)[0].xp, 30);
  EXPECT_TRUE(only<event::Level>(events).empty());
}

TEST(Level, IsReachedExactlyAtItsExperience) {
  DrawnGame drawn(beside_shade);
  drawn.change([](World& world) { world.hero.experience = 39; });
  kill_for(drawn, 1);
  EXPECT_EQ(drawn.hero().experience, 49);
  EXPECT_EQ(drawn.hero().level, 1);

  DrawnGame other(beside_shade);
  other.change([](World& world) { world.hero.experience = 40; });
  const Events events = kill_for(other, 1);
  EXPECT_EQ(other.hero().level, 2) << "at 25 · 2 · 1";
  EXPECT_EQ(only<event::Level>(events)[0].level, 2);
  EXPECT_EQ(other.hero().experience, 50) << "never reset";
}

TEST(Level, RaisesLifeByAsMuchAsTheMaximum) {
  DrawnGame drawn(beside_shade);
  drawn.change([](World& world) {
    world.hero.experience = 49;
    world.hero.life = 5;
  });
  kill_for(drawn, 1);
  EXPECT_EQ(drawn.hero().level, 2);
  EXPECT_EQ(drawn.hero().strength, 4 + 1 + 1000);
  EXPECT_EQ(drawn.hero().dexterity, 3);
  EXPECT_EQ(drawn.hero().life, 5 + 2 + 4);
}

TEST(Level, SeveralAtOnceArePossible) {
  DrawnGame drawn(beside_shade);
  const Events events = kill_for(drawn, 30);  // 300 experience: level 4 is at 300
  EXPECT_EQ(drawn.hero().level, 4);
  std::vector<int> levels;
  for (const event::Level& level : only<event::Level>(events)) levels.push_back(level.level);
  EXPECT_EQ(levels, (std::vector{2, 3, 4}));
  EXPECT_EQ(drawn.hero().dexterity, 4);
}

TEST(Level, GivesItsTurnFromTheNextRoundOn) {
  DrawnGame drawn(beside_shade);
  kill_for(drawn, 15);  // 150 experience: level 3
  EXPECT_EQ(drawn.hero().level, 3);
  EXPECT_EQ(drawn.game().turns_left(), 4);
  drawn.play("wait\nwait\nwait\nwait");
  EXPECT_EQ(drawn.world().round, 2);
  EXPECT_EQ(drawn.game().turns_left(), 6);
}

}  // namespace
}  // namespace katabasis::test
