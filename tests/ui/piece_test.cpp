// What a piece would change, in words.
#include "ui/piece.h"

#include <gtest/gtest.h>

#include "play/words.h"
#include "support/drawn_game.h"

namespace katabasis {
namespace {

// By id: 1 a potion, 2 a weapon, 3 a key, 4 the kopis and 5 the aspis that are worn.
test::DrawnGame dressed() {
  test::DrawnGame drawn(R"(
    #####
    #.!.#
    #/@.#
    #.1.#
    #####)");
  drawn.change([](World& world) { world.items[1].what = ItemClassId{1}; });  // a xiphos
  drawn.play("take");
  return drawn;
}

std::vector<std::string> told(const Game& game, int item) {
  std::vector<std::string> lines;
  for (const Change& change : changes_by(game, ItemId{item})) lines.push_back(change.words);
  return lines;
}

using Lines = std::vector<std::string>;

TEST(Piece, IsComparedWithWhatIsWorn) {
  const test::DrawnGame drawn = dressed();
  EXPECT_EQ(told(drawn.game(), 2), (Lines{"attack 7 to 8 (+1)", "damage stays 2"}));
}

TEST(Piece, IsComparedWithNothingIfNothingIsWorn) {
  test::DrawnGame drawn = dressed();
  drawn.play("equip none");
  EXPECT_EQ(told(drawn.game(), 2), (Lines{"attack 5 to 8 (+3)", "damage 0 to 2 (+2)"}));
  EXPECT_EQ(told(drawn.game(), 5), (Lines{"defence 4 to 7 (+3)"}));
}

TEST(Piece, ThatIsWornWouldBeMissed) {
  const test::DrawnGame drawn = dressed();
  EXPECT_EQ(told(drawn.game(), 4), (Lines{"attack 7 to 5 (-2)", "damage 2 to 0 (-2)"}));
  EXPECT_EQ(told(drawn.game(), 5), (Lines{"defence 7 to 4 (-3)"}));
}

TEST(Piece, ThatIsDrunkHealsAtMostWhatIsMissing) {
  test::DrawnGame drawn = dressed();
  drawn.change([](World& world) { world.hero.life = 3; });
  EXPECT_EQ(told(drawn.game(), 1), (Lines{"life 3 to 15 (+12)"}));
  drawn.change([](World& world) { world.hero.life = 20; });
  EXPECT_EQ(told(drawn.game(), 1), (Lines{"life 20 to 22 (+2)"}));
  drawn.change([](World& world) { world.hero.life = 22; });
  EXPECT_EQ(told(drawn.game(), 1), (Lines{"life stays 22"}));
}

TEST(Piece, HasOneUsualUse) {
  const test::DrawnGame drawn = dressed();
  const auto used = [&](int item) {
    const auto use = use_of(drawn.game(), ItemId{item});
    return use ? std::string(use->label) + ": " + words(use->action) : "";
  };
  EXPECT_EQ(used(1), "Drink: use 1");
  EXPECT_EQ(used(2), "Put on: equip 2");
  EXPECT_EQ(used(3), "") << "its door asks for it";
  EXPECT_EQ(used(4), "Take off: equip none weapon");
  EXPECT_EQ(used(5), "Take off: equip none armour");
}

}  // namespace
}  // namespace katabasis
