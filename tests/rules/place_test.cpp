// What follows from a labyrinth and the rules once and for all, and the state in which a game begins.
#include "rules/place.h"

#include <gtest/gtest.h>

#include <set>

#include "rules/start.h"
#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view drawing = R"(
    ##########
    #1..##...#
    #.@.++!s.#
    #...##...#
    ##########)";

TEST(Place, KnowsTheDoorOnEachSideOfAField) {
  const auto place = make_place(labyrinth_of(drawing), small_catalog());
  EXPECT_EQ(place->door({4, 2}, Direction::east), DoorId{0});
  EXPECT_EQ(place->door({5, 2}, Direction::west), DoorId{0});
  EXPECT_EQ(place->door({4, 2}, Direction::west), std::nullopt);
  EXPECT_EQ(place->door({2, 2}, Direction::east), std::nullopt);
}

TEST(Place, AddsTheOutfitsClassesBehindTheLabyrinthsOwn) {
  Labyrinth labyrinth = labyrinth_of(drawing);
  labyrinth.classes.items = {labyrinth.classes.items[4]};  // nectar alone
  labyrinth.items.clear();
  const auto place = make_place(labyrinth, small_catalog());
  ASSERT_EQ(place->classes.items.size(), 3u);
  EXPECT_EQ(place->classes.items[0].id, "nectar");
  EXPECT_EQ(place->classes.items[1].id, "kopis");
  EXPECT_EQ(place->classes.items[2].id, "aspis");
  EXPECT_EQ(place->digest, digest(labyrinth));
}

TEST(Start, NumbersWhatLiesThenWhatMonstersCarryThenTheOutfit) {
  Labyrinth labyrinth = labyrinth_of(drawing);
  labyrinth.monsters[0].carries = {*labyrinth.classes.find_item("ambrosia")};
  const auto place = make_place(labyrinth, small_catalog());
  const World world = new_world(*place, "hoplite");
  ASSERT_EQ(world.items.size(), 5u);
  EXPECT_EQ(std::get<KeyId>(world.item(ItemId{1}).what), KeyId{1});
  EXPECT_EQ(std::get<OnField>(world.item(ItemId{2}).where).at, (Position{6, 2}));
  EXPECT_EQ(std::get<CarriedBy>(world.item(ItemId{3}).where).who, CreatureId{1});
  EXPECT_EQ(std::get<CarriedBy>(world.item(ItemId{4}).where).who, hero_id);
  EXPECT_EQ(world.hero.weapon, ItemId{4});
  EXPECT_EQ(world.hero.armour, ItemId{5});
}

TEST(Start, PutsTheHeroOnTheEntrance) {
  const DrawnGame drawn(drawing);
  EXPECT_EQ(drawn.hero().at, (Position{2, 2}));
  EXPECT_EQ(drawn.picture(), trimmed(drawing));
}

TEST(Start, LooksIntoThePlace) {
  const auto facing = [](std::string_view rooms) { return DrawnGame(rooms).hero().facing; };
  EXPECT_EQ(facing(R"(
    #######
    #.....#
    #...@.#
    #.....#
    #######)"),
            Direction::west);
  EXPECT_EQ(facing(R"(
    ##########
    #...@....#
    #........#
    #........#
    #........#
    ##########)"),
            Direction::south)
      << "into the hall rather than along its wall";
  EXPECT_EQ(facing(R"(
    #######
    #@....#
    #.....#
    #.....#
    #######)"),
            Direction::east)
      << "in a corner along the longer wall";
  EXPECT_EQ(facing(R"(
    #####
    #...#
    #.@.#
    #...#
    #####)"),
            Direction::north)
      << "the first of equals clockwise from the north";
  EXPECT_EQ(facing(R"(
    #######
    #.....#
    ###@###
    #.....#
    #######)"),
            Direction::north)
      << "not at a wall right ahead, though more is seen to both sides of it";
}

TEST(Start, DoesNotLookThroughAShutDoor) {
  const auto facing = [](std::string_view rooms) { return DrawnGame(rooms).hero().facing; };
  EXPECT_EQ(facing(R"(
    ##########
    #...##...#
    #.@.++...#
    #...##...#
    #...##...#
    #...##...#
    ##########)"),
            Direction::south);
  EXPECT_EQ(facing(R"(
    ##########
    #...##...#
    #.@.||...#
    #...##...#
    #...##...#
    #...##...#
    ##########)"),
            Direction::east);
}

TEST(Start, HasItsOwnStreamsForDiceAndForMonsters) {
  Labyrinth labyrinth = labyrinth_of(drawing);
  labyrinth.parameters.seed = 42;
  const World world = new_world(*make_place(labyrinth, small_catalog()), "hoplite");
  EXPECT_EQ(hash_of(world.combat), hash_of(Rng(42, "combat")));
  EXPECT_EQ(hash_of(world.choices), hash_of(Rng(42, "monsters")));
}

TEST(Refusals, EachHaveOneSentenceOfTheirOwn) {
  std::set<std::string_view> sentences;
  for (int i = 0; i <= static_cast<int>(Refusal::monster_in_view); ++i) {
    const std::string_view sentence = words(static_cast<Refusal>(i));
    ASSERT_FALSE(sentence.empty()) << i;
    EXPECT_EQ(sentence.find('.'), sentence.size() - 1) << sentence;
    EXPECT_TRUE(sentences.insert(sentence).second) << sentence;
  }
}

}  // namespace
}  // namespace katabasis::test
