// Blows, deaths and the game's ends.
#include "rules/combat.h"

#include <gtest/gtest.h>

#include <numeric>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

int sum(const std::vector<int>& values) {
  return std::accumulate(values.begin(), values.end(), 0);
}

constexpr std::string_view beside_shade = R"(
    #####
    #...#
    #@s.#
    #...#
    #####)";

TEST(Die, ExplodesOnItsHighestSideOnly) {
  Rng dice(1, "combat");
  int exploded = 0;
  for (int i = 0; i < 10'000; ++i) {
    const std::vector<int> rolls = roll(dice, 6);
    ASSERT_NE(sum(rolls) % 6, 0) << "never a multiple of six";
    for (std::size_t j = 0; j + 1 < rolls.size(); ++j) ASSERT_EQ(rolls[j], 6);
    exploded += rolls.size() > 1;
  }
  EXPECT_NEAR(exploded, 10'000 / 6, 150);
}

TEST(Die, HasNoUpperBound) {
  Rng dice(1, "combat");
  int highest = 0;
  for (int i = 0; i < 100'000; ++i) highest = std::max(highest, sum(roll(dice, 6)));
  EXPECT_GT(highest, 18);
}

TEST(Die, ShowsEverySideEquallyOften) {
  Rng dice(7, "combat");
  std::array<int, 7> counts{};
  for (int i = 0; i < 60'000; ++i) ++counts.at(static_cast<std::size_t>(roll(dice, 6).front()));
  for (std::size_t side = 1; side <= 6; ++side) EXPECT_NEAR(counts.at(side), 10'000, 500) << side;
}

TEST(Blow, IsTheSumOfItsTerms) {
  DrawnGame drawn(beside_shade);
  const auto blow = only<event::Attack>(drawn.play("attack east")).at(0);
  EXPECT_EQ(blow.by, hero_id);
  EXPECT_EQ(blow.on, CreatureId{1});
  EXPECT_EQ(blow.attacker_terms, (FightTerms{1, 4, 2}));  // level, strength, kopis
  EXPECT_EQ(blow.defender_terms, (FightTerms{1, 3, 0}));  // level, dexterity
  EXPECT_EQ(blow.attack, 1 + 4 + 2 + sum(blow.attacker_dice));
  EXPECT_EQ(blow.defence, 1 + 3 + 0 + sum(blow.defender_dice));
  EXPECT_EQ(blow.damage, 2);
}

TEST(Blow, WoundsByTheDifferenceAndTheDamageOrNotAtAll) {
  int parried = 0;
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    DrawnGame drawn(beside_shade);
    drawn.change([&](World& world) { world.combat = Rng(seed, "combat"); });
    const auto blow = only<event::Attack>(drawn.play("attack east")).at(0);
    const int wounds = blow.attack > blow.defence ? blow.attack - blow.defence + 2 : 0;
    ASSERT_EQ(blow.wounds, wounds);
    ASSERT_EQ(blow.life, std::max(0, 8 - wounds)) << "a parry never heals, life never falls below 0";
    ASSERT_EQ(drawn.monster(1).life, blow.life);
    ASSERT_EQ(drawn.hero().life, drawn.game().hero_max_life()) << "an attacker never hurts itself";
    parried += wounds == 0;
  }
  EXPECT_GT(parried, 20);
  EXPECT_LT(parried, 100);
}

TEST(Blow, EqualNumbersAreParried) {
  int equal = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    DrawnGame drawn(beside_shade);
    drawn.change([&](World& world) { world.combat = Rng(seed, "combat"); });
    const auto blow = only<event::Attack>(drawn.play("attack east")).at(0);
    if (blow.attack != blow.defence) continue;
    ++equal;
    EXPECT_EQ(blow.wounds, 0);
  }
  EXPECT_GT(equal, 5);
}

TEST(Blow, RollsForTheAttackerFirst) {
  DrawnGame drawn(beside_shade);
  Rng expected = drawn.world().combat;
  const std::vector<int> first = roll(expected, 6);
  const std::vector<int> second = roll(expected, 6);
  const auto blow = only<event::Attack>(drawn.play("attack east")).at(0);
  EXPECT_EQ(blow.attacker_dice, first);
  EXPECT_EQ(blow.defender_dice, second);
}

TEST(Blow, WithBareHandsHasNoDamageNumber) {
  DrawnGame drawn(beside_shade);
  drawn.play("equip none");
  const auto blow = only<event::Attack>(drawn.play("attack east")).at(0);
  EXPECT_EQ(blow.attacker_terms, (FightTerms{1, 4, 0}));
  EXPECT_EQ(blow.damage, 0);
}

TEST(Blow, NeedsSomebodyWithinReach) {
  const DrawnGame drawn(R"(
    #####
    #..s#
    #@.s#
    #...#
    #####)");
  EXPECT_EQ(drawn.refusal("attack east"), Refusal::nobody_there);
  EXPECT_EQ(drawn.refusal("attack west"), Refusal::nobody_there);
}

TEST(Blow, DoesNotReachThroughAShutDoor) {
  DrawnGame drawn(R"(
    ##########
    #...##...#
    #..@++...#
    #...##s..#
    ##########)");
  drawn.play("east");
  drawn.change([](World& world) { world.monsters[0].at = {5, 2}; });
  EXPECT_EQ(drawn.refusal("attack east"), Refusal::door_between);
  drawn.play("open east");
  EXPECT_EQ(drawn.refusal("attack east"), std::nullopt);
}

TEST(Blow, HitsTheLowestIdOnASharedField) {
  DrawnGame drawn(R"(
    #####
    #s..#
    #@s.#
    #s..#
    #####)");
  drawn.change([](World& world) {
    for (Monster& monster : world.monsters) monster.at = {2, 2};
    world.monsters[0].life = 0;
  });
  EXPECT_EQ(only<event::Attack>(drawn.play("attack east")).at(0).on, CreatureId{2});
}

TEST(Death, ClearsTheFieldAndDropsWhatWasCarried) {
  Labyrinth labyrinth = labyrinth_of(beside_shade);
  labyrinth.monsters[0].carries = {*labyrinth.classes.find_item("nectar"),
                                   *labyrinth.classes.find_item("xiphos")};
  const auto place = make_place(labyrinth, small_catalog());
  World world = Game(place, "hoplite").world();
  world.hero.strength = 1000;
  Game game(place, world, Game(place, "hoplite").known());

  const Events events = game.play(Action{action::Attack{Direction::east}});
  EXPECT_EQ(kinds(events), "attack death drop drop");
  EXPECT_EQ(only<event::Death>(events)[0].who, CreatureId{1});
  EXPECT_EQ(only<event::Death>(events)[0].by, hero_id);
  EXPECT_EQ(game.within_reach(), (std::vector{ItemId{1}, ItemId{2}}));
  EXPECT_FALSE(game.check(Action{action::Step{Direction::east}})) << "the field is free";
  EXPECT_TRUE(game.known().creatures.empty());
  EXPECT_EQ(game.world().status, Status::playing);
}

TEST(Death, OfTheMainMonsterWinsTheGameAtOnce) {
  DrawnGame drawn(R"(
    #####
    #..s#
    #@C.#
    #...#
    #####)");
  drawn.change([](World& world) {
    world.hero.strength = 1000;
    world.turn = 4;
  });
  const Events events = drawn.play("attack east");
  EXPECT_EQ(kinds(events), "attack death level won") << "no monster moves any more";
  EXPECT_EQ(drawn.world().status, Status::won);
  for (const char* const words : {"wait", "north", "turn-left", "sleep"}) {
    EXPECT_EQ(drawn.refusal(words), Refusal::game_over) << words;
  }
}

TEST(Death, OfTheHeroLosesTheGameAtOnce) {
  DrawnGame drawn(R"(
    #####
    #s..#
    #@s.#
    #...#
    #####)");
  drawn.change([](World& world) {
    world.hero.life = 1;
    world.hero.dexterity = -1000;
    world.turn = 4;
  });
  const Events events = drawn.play("wait");
  EXPECT_EQ(kinds(events), "attack death lost") << "the second shade strikes nobody";
  EXPECT_EQ(only<event::Attack>(events)[0].life, 0);
  EXPECT_GT(only<event::Attack>(events)[0].wounds, 1) << "not clamped to the life left";
  EXPECT_EQ(only<event::Death>(events)[0].who, hero_id);
  EXPECT_EQ(only<event::Death>(events)[0].by, CreatureId{1});
  EXPECT_EQ(drawn.world().status, Status::dead);
  EXPECT_EQ(drawn.refusal("wait"), Refusal::game_over);
}

TEST(Monster, FightsWithItsLevelAndItsKind) {
  DrawnGame drawn(beside_shade);
  drawn.change([](World& world) { world.monsters[0].level = 4; });
  const FightNumbers numbers = drawn.game().numbers(drawn.monster(1));
  EXPECT_EQ(numbers.attack, 4 + 2);
  EXPECT_EQ(numbers.defence, 4 + 3);
  EXPECT_EQ(numbers.damage, 0);
}

TEST(Monster, HasLifeByItsLevel) {
  Labyrinth labyrinth = labyrinth_of(beside_shade);
  labyrinth.monsters[0].level = 4;
  const Game game(make_place(labyrinth, small_catalog()), "hoplite");
  EXPECT_EQ(game.world().monsters[0].life, 8 + 3 * 3);
}

TEST(Defence, TakesNoTurn) {
  DrawnGame drawn(beside_shade);
  drawn.play("wait\nwait\nwait\nwait\nwait");
  EXPECT_EQ(drawn.game().turns_left(), 5);
}

}  // namespace
}  // namespace katabasis::test
