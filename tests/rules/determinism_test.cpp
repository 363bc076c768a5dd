// Labyrinth, class and actions determine everything; what is derived from the World always agrees with it.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "play/words.h"
#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view lively = R"(
    ####################
    #s..1##....##.....!#
    #.!..++.@..LL..h...#
    #.../##..]..##..m..#
    ####|#######+#######
    ####|#######+#######
    #......##....##....#
    #.s.h..++....||..s.#
    #...h..##.!2.##....#
    ####################)";

// What a wild player tries: possible or not.
std::string_view any_word(Rng& rng) {
  constexpr std::array<std::string_view, 25> words{
      "north",     "east",        "south",       "west",         "north",
      "east",      "south",       "west",        "open west",    "close west",
      "open east", "attack west", "attack east", "attack north", "attack south",
      "take",      "drop 3",      "use 1",       "equip none",   "equip none armour",
      "listen",    "sleep",       "wait",        "unlock east",  "turn-left"};
  return words.at(rng.below(static_cast<std::uint32_t>(words.size())));
}

Game lively_game(int life) {
  Catalog catalog = small_catalog();
  catalog.rules.growth.base_life = life;
  return Game(make_place(labyrinth_of(lively), catalog), "hoplite");
}

TEST(Determinism, SameActionsGiveTheSameHashesAndEvents) {
  int played = 0;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    Game one = lively_game(1000);
    Game other = lively_game(1000);
    Rng player(seed, "player");
    for (int i = 0; i < 300; ++i) {
      const Action action = *parse_action(any_word(player), Direction::north);
      ASSERT_EQ(one.check(action), other.check(action));
      if (one.check(action)) continue;
      ASSERT_EQ(kinds(one.play(action)), kinds(other.play(action)));
      ASSERT_EQ(one.hash(), other.hash());
      ++played;
    }
  }
  EXPECT_GT(played, 1000);
}

TEST(Determinism, AGameBuiltAnewFromItsWorldGoesOnTheSame) {
  int rebuilt = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Game plain = lively_game(1000);
    Game again = plain;
    const auto place = std::make_shared<const Place>(plain.place());
    Rng player(seed, "player");
    for (int i = 0; i < 200; ++i) {
      const Action action = *parse_action(any_word(player), Direction::north);
      ASSERT_EQ(plain.check(action), again.check(action));
      if (plain.check(action)) continue;
      plain.play(action);
      again.play(action);
      again = Game(place, again.world(), again.known());
      ASSERT_EQ(plain.hash(), again.hash());
      ASSERT_EQ(hash_of(plain.known()), hash_of(again.known()));
      ++rebuilt;
    }
  }
  EXPECT_GT(rebuilt, 500);
}

TEST(Determinism, CopiesGoTheirOwnWays) {
  Game one = lively_game(30);
  const Game copy = one;
  const std::uint64_t before = copy.hash();
  one.play(Action{action::Step{Direction::east}});
  EXPECT_EQ(copy.hash(), before);
  EXPECT_NE(one.hash(), before);
}

void expect_sound(const Game& game) {
  const World& world = game.world();
  ASSERT_TRUE(game.place().barriers.is_free(world.hero.at));
  ASSERT_LE(world.hero.life, game.hero_max_life());
  ASSERT_LE(static_cast<int>(game.inventory().size()), game.place().rules.inventory.capacity);
  for (const Monster& monster : world.monsters) {
    ASSERT_TRUE(game.place().barriers.is_free(monster.at));
    if (monster.life > 0) {
      ASSERT_NE(monster.at, world.hero.at);
    }
  }
  for (const auto& worn : {world.hero.weapon, world.hero.armour}) {
    if (!worn) continue;
    const auto* const carried = std::get_if<CarriedBy>(&world.item(*worn).where);
    ASSERT_TRUE(carried && carried->who == hero_id) << "what is worn is carried";
  }
}

TEST(Soundness, HoldsWhateverThePlayerTries) {
  int deaths = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    Game game = lively_game(10);
    Rng player(seed, "player");
    for (int i = 0; i < 300; ++i) {
      const Action action = *parse_action(any_word(player), Direction::north);
      if (game.check(action)) continue;
      game.play(action);
      expect_sound(game);
      if (HasFatalFailure()) return;
    }
    deaths += game.world().status == Status::dead;
  }
  EXPECT_GE(deaths, 3) << "the player must have met somebody";
}

TEST(Hash, CoversFacingPositionDoorsItemsCreaturesStreamsRoundAndTurn) {
  const World world = lively_game(10).world();
  std::vector<std::uint64_t> hashes{hash_of(world)};
  const auto changed = [&](auto change) {
    World other = world;
    change(other);
    hashes.push_back(hash_of(other));
  };
  changed([](World& w) { w.hero.facing = Direction::south; });
  changed([](World& w) { w.hero.at.x += 1; });
  changed([](World& w) { w.hero.life -= 1; });
  changed([](World& w) { w.hero.experience += 1; });
  changed([](World& w) { w.monsters[1].at.y += 1; });
  changed([](World& w) { w.monsters[2].life = 0; });
  changed([](World& w) { w.items[0].where = CarriedBy{hero_id}; });
  changed([](World& w) { w.doors[0] = DoorState::open; });
  changed([](World& w) { w.combat.below(6); });
  changed([](World& w) { w.choices.below(6); });
  changed([](World& w) { w.round += 1; });
  changed([](World& w) { w.turn += 1; });
  changed([](World& w) { w.rooms_entered[3] = true; });
  changed([](World& w) { w.labyrinth += 1; });
  const std::size_t count = hashes.size();
  std::sort(hashes.begin(), hashes.end());
  hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
  EXPECT_EQ(hashes.size(), count);
}

}  // namespace
}  // namespace katabasis::test
