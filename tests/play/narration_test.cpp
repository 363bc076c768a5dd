// Events and refusals as sentences.
#include "play/narration.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "rules/odds.h"
#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view drawing = R"(
    ##########
    #1..##...#
    #.@.++.s.#
    #!..##.C.#
    ##########)";  // items: 1 key, 2 nectar, 3 kopis, 4 aspis; creatures: 1 shade, 2 Cerberus

std::string told(const Event& event) {
  const DrawnGame drawn(drawing);
  return narrate(event, drawn.game().place(), drawn.world());
}

TEST(Narration, SaysWhatHappenedInOneSentence) {
  constexpr CreatureId shade{1};
  constexpr CreatureId cerberus{2};
  EXPECT_EQ(told(event::Step{hero_id, {1, 1}}), "");
  EXPECT_EQ(told(event::Step{shade, {1, 1}}), "The shade moves.");
  EXPECT_EQ(told(event::Door{DoorId{0}, DoorState::open, hero_id}), "You open a door.");
  EXPECT_EQ(told(event::Door{DoorId{0}, DoorState::closed, hero_id}), "You close a door.");
  EXPECT_EQ(told(event::Door{DoorId{0}, DoorState::open, shade}), "The shade opens a door.");
  EXPECT_EQ(told(event::Attack{hero_id, shade, 15, 10, {6, 1}, {4}, 2, 7, 1}),
            "You strike the shade: 7 wounds.");
  EXPECT_EQ(told(event::Attack{cerberus, hero_id, 11, 10, {1}, {4}, 0, 1, 9}),
            "Cerberus strikes you: 1 wound.");
  EXPECT_EQ(told(event::Attack{shade, hero_id, 10, 10, {2}, {4}, 2, 0, 9}),
            "The shade strikes you: no wound.");
  EXPECT_EQ(told(event::Death{shade, hero_id, 10}), "The shade dies. You gain 10 experience.");
  EXPECT_EQ(told(event::Death{hero_id, cerberus, 0}), "You are killed by Cerberus.");
  EXPECT_EQ(told(event::Take{hero_id, ItemId{1}}), "You take key 1.");
  EXPECT_EQ(told(event::Take{hero_id, ItemId{2}}), "You take the nectar: heals 12.");
  EXPECT_EQ(told(event::Drop{shade, ItemId{2}}), "The shade drops the nectar.");
  EXPECT_EQ(told(event::Drink{hero_id, ItemId{2}}), "You drink the nectar.");
  EXPECT_EQ(told(event::Equip{hero_id, ItemId{3}, true}), "You equip the kopis.");
  EXPECT_EQ(told(event::Equip{hero_id, ItemId{3}, false}), "You put away the kopis.");
  EXPECT_EQ(told(event::Unlock{DoorId{0}, KeyId{1}}), "You unlock the door; key 1 is used up.");
  EXPECT_EQ(told(event::Heard{DoorId{0}, {}}), "You listen at the door: silence.");
  EXPECT_EQ(told(event::Heard{DoorId{0}, {{"a moan", Count::a_few}, {"a growl", Count::many}}}),
            "You listen at the door: a moan (a few); a growl (many).");
  EXPECT_EQ(told(event::Sleep{11}), "You have slept through the round and have 11 life.");
  EXPECT_EQ(told(event::Wake{"attacked"}), "You wake up: attacked.");
  EXPECT_EQ(told(event::Level{2}), "You have reached level 2.");
  EXPECT_EQ(told(event::Room{RoomId{0}, false}), "");
  EXPECT_EQ(told(event::Message{"The gate stands open."}), "The gate stands open.");
  EXPECT_EQ(told(event::Round{4}), "Round 4.");
  EXPECT_EQ(told(event::Won{}), "You have won.");
  EXPECT_EQ(told(event::Lost{}), "You have lost.");
}

TEST(Narration, SaysTheDescriptionOfARoomOnce) {
  Labyrinth labyrinth = labyrinth_of(drawing);
  ASSERT_EQ(labyrinth.rooms.size(), 2U);
  for (Room& room : labyrinth.rooms) {
    room.type = "banquet-hall";
    room.description = "Couches without guests.";
  }
  const auto place = make_place(labyrinth, small_catalog());
  World world = Game(place, "hoplite").world();
  const event::Message read{"Couches without guests."};
  EXPECT_EQ(narrate(read, *place, world), "Couches without guests.");
  world.rooms_entered.assign(2, true);
  EXPECT_EQ(narrate(read, *place, world), "Once more: banquet hall.");
  EXPECT_EQ(narrate(event::Message{"A letter."}, *place, world), "A letter.");
}

// What is told when the weapon and the protection that lie there are taken.
std::string taken(int weapon, int armour, std::string_view before) {
  DrawnGame drawn(R"(
    #####
    #./.#
    #.@]#
    #...#
    #####)");
  drawn.change([&](World& world) {
    world.items[0].what = ItemClassId{weapon};
    world.items[1].what = ItemClassId{armour};
  });
  drawn.play(before);
  std::string text;
  for (const event::Take& take : only<event::Take>(drawn.play("take")))
    text += narrate(take, drawn.game().place(), drawn.world()) + "\n";
  return text;
}

TEST(Narration, WhatIsTakenIsComparedWithWhatIsWorn) {
  EXPECT_EQ(taken(1, 3, "wait"),
            "You take the xiphos: attack +3, damage +2; better than your kopis.\n"
            "You take the bronze cuirass: defence +5; better than your aspis.\n");
  EXPECT_EQ(taken(0, 2, "wait"),
            "You take the kopis: attack +2, damage +2.\n"
            "You take the aspis: defence +3.\n");
  EXPECT_EQ(taken(0, 2, "equip none"),
            "You take the kopis: attack +2, damage +2; better than bare hands.\n"
            "You take the aspis: defence +3; better than no protection.\n");
}

TEST(Goal, NamesTheMainMonsterAndPersephone) {
  const DrawnGame drawn(drawing);
  EXPECT_EQ(goal_words(drawn.game().place(), drawn.world()),
            "Your way back to life: go down to the deepest room, defeat Cerberus there and bring back "
            "Persephone.");
}

TEST(DiceTerms, ShowEveryTermOfAParriedBlow) {
  const event::Attack blow{hero_id, CreatureId{1}, 10, 10, {2}, {4}, 2, 0, 8, {1, 4, 3}, {1, 3, 2}};
  EXPECT_EQ(dice_terms(blow),
            "Attack: level 1, strength 4, weapon 3, die 2 = 10. "
            "Defence: level 1, dexterity 3, protection 2, die 4 = 10. Parried.");
}

TEST(DiceTerms, ShowExplodedDiceAndTheWounds) {
  const event::Attack blow{hero_id, CreatureId{1}, 15, 10, {6, 1}, {4}, 2, 7, 1, {1, 4, 3}, {1, 3, 2}};
  EXPECT_EQ(dice_terms(blow),
            "Attack: level 1, strength 4, weapon 3, die (6+1) = 15. "
            "Defence: level 1, dexterity 3, protection 2, die 4 = 10. "
            "Wounds: 5 above the defence, damage 2 = 7.");
}

TEST(DiceTerms, AddUpInARealBlow) {
  DrawnGame drawn(R"(
    #####
    #...#
    #@s.#
    #...#
    #####)");
  const auto blow = only<event::Attack>(drawn.play("attack east")).at(0);
  EXPECT_TRUE(dice_terms(blow).starts_with("Attack: level 1, strength 4, weapon 2, die "))
      << dice_terms(blow);
}

// The figures of `odds`, which tests/rules compares with sums over every roll.
TEST(OddsWords, TellTheOddsOfTheNextBlowBothWays) {
  DrawnGame drawn(R"(
    #####
    #...#
    #@s.#
    #...#
    #####)");
  const OddsWords before = odds_words(drawn.game(), CreatureId{1});
  const Odds mine = odds(1 + 4 + 2, 1 + 3, 2);
  const Odds its = odds(1 + 2, 1 + 3 + 3, 0);
  EXPECT_EQ(before.hero_hits, fmt::format("You hit {} %", (mine.hit_millionths + 5'000) / 10'000));
  EXPECT_EQ(before.monster_hits, fmt::format("It hits {} %", (its.hit_millionths + 5'000) / 10'000));
  const auto wounds = [](const Odds& blow) {
    return fmt::format("{:.1f} wounds a blow", static_cast<double>(blow.wounds_thousandths) / 1e3);
  };
  EXPECT_EQ(before.hero_wounds, wounds(mine));
  EXPECT_EQ(before.monster_wounds, wounds(its));
  drawn.play("equip none");
  const OddsWords after = odds_words(drawn.game(), CreatureId{1});
  EXPECT_NE(after.hero_hits, before.hero_hits) << "bare hands";
  EXPECT_NE(after.monster_hits, before.monster_hits) << "no shield";
}

TEST(OddsWords, NeverCallSureWhatIsNot) {
  DrawnGame drawn(R"(
    #####
    #...#
    #@s.#
    #...#
    #####)");
  drawn.change([](World& world) { world.hero.strength = 25; });
  EXPECT_EQ(odds_words(drawn.game(), CreatureId{1}).hero_hits, "You hit > 99 %");
  drawn.change([](World& world) { world.hero.strength = -25; });
  EXPECT_EQ(odds_words(drawn.game(), CreatureId{1}).hero_hits, "You hit < 1 %");
}

TEST(RefusalWords, NameTheKeyThatALockedDoorNeeds) {
  DrawnGame drawn(R"(
    ##########
    #...##...#
    #..@LL...#
    #...##...#
    ##########)");
  drawn.play("east");
  EXPECT_EQ(refusal_words(Refusal::door_locked, Action{action::Step{Direction::east}}, drawn.game()),
            "The door is locked: it needs key 1.");
  EXPECT_EQ(refusal_words(Refusal::no_key, Action{action::Unlock{Direction::east}}, drawn.game()),
            "The door is locked: it needs key 1.");
  EXPECT_EQ(refusal_words(Refusal::wall_ahead, Action{action::Step{Direction::north}}, drawn.game()),
            "There is a wall.");
}

}  // namespace
}  // namespace katabasis::test
