// Every number of the rulebook is the one that counts: with other numbers the same actions do something else.
#include <gtest/gtest.h>

#include <algorithm>

#include "rules/monsters.h"
#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view alone = R"(
    #####
    #...#
    #.@.#
    #...#
    #####)";

constexpr std::string_view beside_shade = R"(
    #####
    #...#
    #@s.#
    #...#
    #####)";

template <typename Change>
Catalog catalog_with(Change change) {
  Catalog catalog = small_catalog();
  change(catalog.rules);
  return catalog;
}

Game game_at_level(int level, const Catalog& catalog) {
  Labyrinth labyrinth = labyrinth_of(alone);
  labyrinth.parameters.level = level;
  return {make_place(labyrinth, catalog), "hoplite"};
}

TEST(Numbers, OfTheHerosTurns) {
  const Catalog catalog = catalog_with([](Rules& rules) {
    rules.time.base_turns = 2;
    rules.time.turn_levels = {2, 4};
  });
  for (const auto& [level, turns] : {std::pair{1, 2}, {2, 3}, {3, 3}, {4, 4}, {9, 4}}) {
    EXPECT_EQ(game_at_level(level, catalog).turns_left(), turns) << "level " << level;
  }
}

TEST(Numbers, OfTheMonstersTurns) {
  const Catalog catalog = catalog_with([](Rules& rules) {
    rules.time.monster_base_turns = 3;
    rules.time.monster_levels_per_turn = 2;
  });
  for (const auto& [level, turns] : {std::pair{1, 3U}, {2, 4U}, {7, 6U}}) {
    DrawnGame drawn(beside_shade, catalog);
    drawn.change([level = level](World& world) {
      world.hero.dexterity = 1000;
      world.monsters[0].level = level;
      world.turn = 4;
    });
    EXPECT_EQ(only<event::Attack>(drawn.play("wait")).size(), turns) << "level " << level;
  }
}

TEST(Numbers, OfTheDie) {
  const Catalog catalog = catalog_with([](Rules& rules) { rules.combat.die_sides = 3; });
  int highest = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    DrawnGame drawn(beside_shade, catalog);
    drawn.change([&](World& world) { world.combat = Rng(seed, "combat"); });
    const auto blow = only<event::Attack>(drawn.play("attack east")).at(0);
    for (const auto& dice : {blow.attacker_dice, blow.defender_dice}) {
      highest = std::max(highest, *std::max_element(dice.begin(), dice.end()));
      EXPECT_LT(dice.back(), 3) << "three is rolled again";
    }
  }
  EXPECT_EQ(highest, 3);
}

TEST(Numbers, OfSleep) {
  const Catalog catalog = catalog_with([](Rules& rules) { rules.sleep = {.heals = 5, .cap_percent = 80}; });
  for (const auto& [before, after] : {std::pair{5, 10}, {15, 17}, {17, 17}, {20, 20}}) {  // of 22
    DrawnGame drawn(alone, catalog);
    drawn.change([life = before](World& world) { world.hero.life = life; });
    drawn.play("sleep");
    EXPECT_EQ(drawn.hero().life, after);
  }
}

TEST(Numbers, OfListening) {
  const Catalog catalog = catalog_with([](Rules& rules) { rules.listening.few_up_to = 2; });
  DrawnGame drawn(R"(
    ##########
    #...##shs#
    #..@++s..#
    #...##.h.#
    ##########)",
                  catalog);
  drawn.play("east");
  const auto sounds = only<event::Heard>(drawn.play("listen")).at(0).sounds;
  ASSERT_EQ(sounds.size(), 2U);
  EXPECT_EQ(sounds[0].count, Count::many) << "three shades";
  EXPECT_EQ(sounds[1].count, Count::a_few) << "two hounds";
}

TEST(Numbers, OfTheTorch) {
  const Catalog catalog = catalog_with([](Rules& rules) { rules.sight.torch_radius = 3; });
  DrawnGame drawn(R"(
    #########
    #@...s..#
    #.......#
    #.......#
    #########)",
                  catalog);
  EXPECT_TRUE(drawn.game().view().sees({4, 1}));
  EXPECT_FALSE(drawn.game().view().sees({5, 1}));
  EXPECT_EQ(drawn.refusal("sleep"), std::nullopt) << "nobody is in view";
  drawn.play("wait\nwait\nwait\nwait\nwait");
  EXPECT_GE(drawn.world().choices.draws(), 1U) << "nor does the shade see the hero";
}

TEST(Numbers, OfThePack) {
  const Catalog catalog = catalog_with([](Rules& rules) { rules.inventory.capacity = 3; });
  DrawnGame drawn(R"(
    #####
    #.!.#
    #!@1#
    #...#
    #####)",
                  catalog);
  drawn.play("take");
  EXPECT_EQ(drawn.game().inventory().size(), 3U);
  EXPECT_EQ(drawn.refusal("take"), Refusal::no_room);
}

TEST(Numbers, OfLife) {
  const Catalog catalog = catalog_with([](Rules& rules) {
    rules.growth.base_life = 3;
    rules.growth.life_per_strength = 5;
    rules.growth.life_per_level = 7;
  });
  EXPECT_EQ(game_at_level(1, catalog).hero_max_life(), 3 + 5 * 4 + 7 * 1);
  EXPECT_EQ(game_at_level(2, catalog).world().hero.life, 3 + 5 * 5 + 7 * 2);
}

TEST(Numbers, OfGrowth) {
  const Catalog catalog = catalog_with([](Rules& rules) {
    rules.growth.xp_factor = 7;
    rules.growth.levels_per_strength = 3;
    rules.growth.levels_per_dexterity = 4;
  });
  const Hero hero = game_at_level(7, catalog).world().hero;
  EXPECT_EQ(hero.experience, 7 * 7 * 6);
  EXPECT_EQ(hero.strength, 4 + 2) << "at 3 and 6";
  EXPECT_EQ(hero.dexterity, 3 + 1) << "at 5";
  DrawnGame drawn(beside_shade, catalog);
  drawn.change([](World& world) {
    world.hero.strength = 1000;
    world.hero.experience = 7 * 2 - 10;
  });
  EXPECT_EQ(kinds(drawn.play("attack east")), "attack death level") << "10 experience reach level 2";
}

TEST(Numbers, OfTheClass) {
  const Catalog catalog = catalog_with([](Rules& rules) {
    rules.classes = {{"hoplite", "Hoplite", 9, 8, {{"xiphos", true}, {"aspis", false}}}};
  });
  const DrawnGame drawn(beside_shade, catalog);
  EXPECT_EQ(drawn.hero().strength, 9);
  EXPECT_EQ(drawn.hero().dexterity, 8);
  EXPECT_EQ(drawn.game().hero_numbers().attack, 1 + 9 + 3) << "with the xiphos";
  EXPECT_EQ(drawn.game().hero_numbers().defence, 1 + 8) << "the aspis is only carried";
  EXPECT_EQ(drawn.game().inventory().size(), 2U);
}

}  // namespace
}  // namespace katabasis::test
