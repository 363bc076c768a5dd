// Taking, dropping, drinking, wearing.
#include <gtest/gtest.h>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

std::vector<int> taken(const Events& events) {
  std::vector<int> ids;
  for (const event::Take& take : only<event::Take>(events)) ids.push_back(take.item.value);
  return ids;
}

Catalog with_capacity(int capacity) {
  Catalog catalog = small_catalog();
  catalog.rules.inventory.capacity = capacity;
  return catalog;
}

// By id, in reading order: 1 north, 2 west, 3 east, 4 south; the outfit is 5 and 6. Corners are out of reach.
constexpr std::string_view things_around = R"(
    #####
    #.!.#
    #/@]#
    #.1.#
    #####)";

TEST(Take, GathersOwnFieldThenNorthEastSouthWestEachById) {
  DrawnGame drawn(things_around);
  drawn.change([](World& world) {
    world.items.push_back({KeyId{2}, OnField{{2, 2}}});
    world.items.push_back({KeyId{3}, OnField{{2, 2}}});
    world.items.push_back({KeyId{4}, OnField{{3, 2}}});
  });
  EXPECT_EQ(taken(drawn.play("take")), (std::vector{7, 8, 1, 3, 9, 4, 2}));
}

TEST(Take, TakesOneTurnHoweverMany) {
  DrawnGame drawn(things_around);
  drawn.play("take");
  EXPECT_EQ(drawn.world().turn, 1);
  EXPECT_EQ(drawn.game().inventory().size(), 2u + 4u);
  EXPECT_TRUE(drawn.game().within_reach().empty());
}

TEST(Take, CanChoose) {
  DrawnGame drawn(things_around);
  EXPECT_EQ(drawn.refusal("take 1 99"), Refusal::out_of_reach) << "all or none";
  EXPECT_EQ(taken(drawn.play("take 3")), (std::vector{3}));
  EXPECT_EQ(taken(drawn.play("take 4 1")), (std::vector{4, 1}));
  EXPECT_EQ(taken(drawn.play("take 2 2")), (std::vector{2}));
}

TEST(Take, StopsWhenNothingMoreFits) {
  DrawnGame drawn(things_around, with_capacity(4));
  EXPECT_EQ(taken(drawn.play("take")), (std::vector{1, 3}));
  EXPECT_EQ(drawn.refusal("take"), Refusal::no_room);
  EXPECT_EQ(drawn.refusal("take 4"), Refusal::no_room) << "keys count too";
}

TEST(Take, CountsWornThings) {
  const DrawnGame drawn(things_around, with_capacity(2));
  EXPECT_EQ(drawn.refusal("take"), Refusal::no_room);
}

TEST(Take, NeedsThingsWithinReach) {
  const DrawnGame drawn(R"(
    #####
    #!.!#
    #.@.#
    #!..#
    #####)");
  EXPECT_EQ(drawn.refusal("take"), Refusal::nothing_to_take);
  EXPECT_EQ(drawn.refusal("take 1"), Refusal::out_of_reach);
  EXPECT_EQ(drawn.refusal("take 99"), Refusal::out_of_reach);
}

TEST(Take, DoesNotReachThroughAShutDoor) {
  DrawnGame drawn(R"(
    ##########
    #...##...#
    #..@++!..#
    #...##...#
    ##########)");
  drawn.play("east");
  drawn.change([](World& world) { world.items[0].where = OnField{{5, 2}}; });
  EXPECT_EQ(drawn.refusal("take"), Refusal::nothing_to_take);
  drawn.play("open east");
  EXPECT_EQ(taken(drawn.play("take")), (std::vector{1}));
}

TEST(Take, DoesNotReachThroughAWall) {
  const DrawnGame drawn(R"(
    #######
    #@#!..#
    #.#...#
    #.....#
    #######)");
  EXPECT_EQ(drawn.refusal("take"), Refusal::nothing_to_take);
}

TEST(Drop, LaysAThingOntoTheHerosField) {
  DrawnGame drawn(things_around);
  drawn.play("take 1\nnorth");
  const Events events = drawn.play("drop 1");
  EXPECT_EQ(kinds(events), "drop");
  drawn.play("south");
  EXPECT_EQ(drawn.picture(), trimmed(things_around));
}

TEST(Drop, TakesAWornThingOffFirst) {
  DrawnGame drawn(things_around);
  const Events events = drawn.play("drop 5");
  EXPECT_EQ(kinds(events), "equip drop");
  EXPECT_EQ(only<event::Equip>(events)[0].item, ItemId{5});
  EXPECT_FALSE(only<event::Equip>(events)[0].worn);
  EXPECT_EQ(drawn.hero().weapon, std::nullopt);
  EXPECT_EQ(drawn.hero().armour, ItemId{6});
  EXPECT_EQ(drawn.game().hero_numbers().attack, 1 + 4);
}

TEST(Drop, NeedsTheThingCarried) {
  DrawnGame drawn(things_around);
  EXPECT_EQ(drawn.refusal("drop 1"), Refusal::not_carried);
  EXPECT_EQ(drawn.refusal("drop 99"), Refusal::not_carried);
}

TEST(Drink, HealsAtMostToTheMaximum) {
  for (const auto& [before, after] : {std::pair{3, 15}, {10, 22}, {15, 22}, {22, 22}}) {
    DrawnGame drawn(things_around);
    drawn.play("take 1");
    drawn.change([life = before](World& world) { world.hero.life = life; });
    const Events events = drawn.play("use 1");
    EXPECT_EQ(kinds(events), "drink");
    EXPECT_EQ(drawn.hero().life, after);
    EXPECT_EQ(drawn.refusal("use 1"), Refusal::not_carried) << "used up";
  }
}

TEST(Drink, NeedsAPotionCarried) {
  const DrawnGame drawn(things_around);
  EXPECT_EQ(drawn.refusal("use 1"), Refusal::not_carried);
  EXPECT_EQ(drawn.refusal("use 5"), Refusal::not_drinkable);
}

TEST(Equip, PutsOnAndLeavesOtherSlotsAlone) {
  DrawnGame drawn(R"(
    #####
    #./.#
    #.@.#
    #...#
    #####)");
  drawn.change([](World& world) { world.items[0].what = ItemClassId{1}; });  // a xiphos
  drawn.play("take");
  const Events events = drawn.play("equip 1");
  ASSERT_EQ(kinds(events), "equip");
  EXPECT_EQ(only<event::Equip>(events)[0].item, ItemId{1});
  EXPECT_TRUE(only<event::Equip>(events)[0].worn);
  EXPECT_EQ(drawn.hero().weapon, ItemId{1});
  EXPECT_EQ(drawn.hero().armour, ItemId{3});
  EXPECT_EQ(drawn.game().hero_numbers().attack, 1 + 4 + 3);
}

TEST(Equip, ChangesTheWholeOutfitInOneTurn) {
  DrawnGame drawn(things_around);
  drawn.play("take");
  const Events events = drawn.play("equip 2 3");
  EXPECT_EQ(kinds(events), "equip equip");
  EXPECT_EQ(drawn.hero().weapon, ItemId{2});
  EXPECT_EQ(drawn.hero().armour, ItemId{3});
  EXPECT_EQ(drawn.world().turn, 2);
}

TEST(Equip, MayNameWhatIsWornAlready) {
  DrawnGame drawn(things_around);
  drawn.play("take");
  EXPECT_EQ(kinds(drawn.play("equip 5 3")), "equip");
  EXPECT_EQ(drawn.hero().weapon, ItemId{5});
  EXPECT_EQ(drawn.hero().armour, ItemId{3});
}

TEST(Equip, NoneTakesEverythingOff) {
  DrawnGame drawn(things_around);
  EXPECT_EQ(kinds(drawn.play("equip none")), "equip equip");
  EXPECT_EQ(drawn.hero().weapon, std::nullopt);
  EXPECT_EQ(drawn.hero().armour, std::nullopt);
  const FightNumbers numbers = drawn.game().hero_numbers();
  EXPECT_EQ(numbers.attack, 5);
  EXPECT_EQ(numbers.defence, 4);
  EXPECT_EQ(numbers.damage, 0);
  EXPECT_EQ(drawn.game().inventory().size(), 2u) << "still carried";
}

TEST(Equip, NoneOfOneKindLeavesTheOther) {
  for (const auto& [line, weapon, armour] :
       {std::tuple{"equip none weapon", std::optional<ItemId>{}, std::optional(ItemId{6})},
        {"equip none armour", std::optional(ItemId{5}), std::optional<ItemId>{}}}) {
    DrawnGame drawn(things_around);
    const Events events = drawn.play(line);
    ASSERT_EQ(kinds(events), "equip");
    EXPECT_EQ(only<event::Equip>(events)[0].item, weapon ? ItemId{6} : ItemId{5});
    EXPECT_FALSE(only<event::Equip>(events)[0].worn);
    EXPECT_EQ(drawn.hero().weapon, weapon);
    EXPECT_EQ(drawn.hero().armour, armour);
    EXPECT_EQ(drawn.world().turn, 1);
    EXPECT_EQ(drawn.refusal(line), Refusal::nothing_to_change);
  }
}

TEST(Equip, BaresOneSlotAndFillsTheOtherInOneTurn) {
  DrawnGame drawn(things_around);
  drawn.play("take");
  EXPECT_EQ(kinds(drawn.play("equip 2 none armour")), "equip equip");
  EXPECT_EQ(drawn.hero().weapon, ItemId{2});
  EXPECT_EQ(drawn.hero().armour, std::nullopt);
  EXPECT_EQ(drawn.world().turn, 2);
  EXPECT_EQ(drawn.refusal("equip 5 none weapon"), Refusal::two_of_a_kind);
}

TEST(Equip, WhatIsNotWornHasNoEffect) {
  DrawnGame drawn(things_around);
  const FightNumbers before = drawn.game().hero_numbers();
  drawn.play("take");
  EXPECT_EQ(drawn.game().hero_numbers().attack, before.attack);
  EXPECT_EQ(drawn.game().hero_numbers().defence, before.defence);
}

TEST(Equip, IsRefusedWhereItMakesNoSense) {
  DrawnGame drawn(things_around);
  EXPECT_EQ(drawn.refusal("equip 2"), Refusal::not_carried);
  EXPECT_EQ(drawn.refusal("equip 5"), Refusal::nothing_to_change);
  drawn.play("take");
  EXPECT_EQ(drawn.refusal("equip 2 5"), Refusal::two_of_a_kind);
  EXPECT_EQ(drawn.refusal("equip 3 6"), Refusal::two_of_a_kind);
  EXPECT_EQ(drawn.refusal("equip 1"), Refusal::not_wearable);
  EXPECT_EQ(drawn.refusal("equip 4"), Refusal::not_wearable) << "a key";
  drawn.play("equip none");
  EXPECT_EQ(drawn.refusal("equip none"), Refusal::nothing_to_change);
}

}  // namespace
}  // namespace katabasis::test
