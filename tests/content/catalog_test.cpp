#include "content/catalog.h"

#include <gtest/gtest.h>

#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

TEST(Catalog, FindsWhatHasAnId) {
  const Catalog catalog = small_catalog();
  EXPECT_EQ(catalog.classes[*catalog.classes.find_item("aspis")].name, "Aspis");
  EXPECT_EQ(catalog.classes[*catalog.classes.find_monster("hound")].name, "Hell hound");
  EXPECT_EQ(catalog.find_room("tomb")->maze, 50);
  EXPECT_EQ(catalog.find_component("pit")->kind, ComponentKind::final);
}

TEST(Catalog, FindsNothingForOtherIds) {
  const Catalog catalog = small_catalog();
  EXPECT_EQ(catalog.classes.find_item("hound"), std::nullopt);
  EXPECT_EQ(catalog.classes.find_monster("aspis"), std::nullopt);
  EXPECT_EQ(catalog.find_room(""), nullptr);
  EXPECT_EQ(catalog.find_component("tomb"), nullptr);
}

TEST(Catalog, KindsOfItemsHaveTheirElementsNames) {
  const Classes classes = small_catalog().classes;
  EXPECT_EQ(kind_name(classes[*classes.find_item("kopis")]), "weapon");
  EXPECT_EQ(kind_name(classes[*classes.find_item("aspis")]), "armour");
  EXPECT_EQ(kind_name(classes[*classes.find_item("nectar")]), "potion");
}

TEST(Catalog, AMonstersLifeGrowsWithItsLevel) {
  MonsterClass monster;
  monster.hp = 8;
  monster.hp_per_level = 3;
  EXPECT_EQ(monster.life(1), 8);
  EXPECT_EQ(monster.life(4), 17);
}

TEST(Catalog, TheFingerprintCoversEveryPart) {
  const Catalog catalog = small_catalog();
  std::vector<Catalog> others(8, catalog);
  others[0].name = "other";
  others[1].classes.items[0].numbers = WeaponNumbers{2, 3};
  others[2].classes.items[0].numbers = PotionNumbers{2};
  others[3].classes.monsters[2].carries[0].chance = 51;
  others[4].rooms[0].items[0].weight = 7;
  others[5].components[0].legend += "!";
  others[6].rules.sight.torch_radius = 9;
  others[7].rules.classes[0].items[1].worn = false;
  EXPECT_EQ(fingerprint(catalog), fingerprint(small_catalog()));
  for (std::size_t i = 0; i < others.size(); ++i)
    EXPECT_NE(fingerprint(others[i]), fingerprint(catalog)) << i;
}

}  // namespace
}  // namespace katabasis::test
