#include "support/small_catalog.h"

#include <string>
#include <vector>

namespace katabasis::test {

namespace {

Classes small_classes() {
  Classes classes;
  classes.items = {
      {"kopis", "Kopis", 1, 5, "items/kopis", WeaponNumbers{2, 2}, ""},
      {"xiphos", "Xiphos", 1, 9, "items/xiphos", WeaponNumbers{3, 2}, ""},
      {"aspis", "Aspis", 1, 6, "items/aspis", ArmourNumbers{3}, ""},
      {"cuirass", "Bronze cuirass", 5, 9, "items/bronze-cuirass", ArmourNumbers{5}, ""},
      {"nectar", "Nectar", 1, 9, "items/amphora", PotionNumbers{12}, ""},
      {"ambrosia", "Ambrosia", 4, 9, "items/kylix", PotionNumbers{25}, ""},
  };
  classes.monsters = {
      {"shade", "Shade", 2, 3, 8, 3, 10, "a thin, wordless moan", "monsters/shade", {}, ""},
      {"hound", "Hell hound", 4, 3, 8, 3, 10, "a low growl", "monsters/hound", {}, ""},
      {"minotaur", "Minotaur", 6, 4, 16, 5, 12, "a deep snort", "monsters/minotaur", {}, ""},
      {"cerberus", "Cerberus", 8, 6, 60, 10, 50, "three growls", "monsters/cerberus", {}, ""},
  };
  classes.monsters[2].carries = {{*classes.find_item("nectar"), 50}};
  return classes;
}

RoomType room_type(const Classes& classes, const std::string& id, int maze,
                   const std::vector<std::string>& items, const std::vector<std::string>& monsters) {
  RoomType room{id, id, maze, "A " + id + ".", {}, {}};
  int weight = 1;
  for (const std::string& item : items) room.items.push_back({*classes.find_item(item), weight++});
  for (const std::string& monster : monsters)
    room.monsters.push_back({*classes.find_monster(monster), weight++});
  return room;
}

}  // namespace

Catalog small_catalog() {
  Catalog catalog;
  catalog.name = "small";
  catalog.classes = small_classes();
  const Classes& classes = catalog.classes;
  catalog.rooms = {
      room_type(classes, "hall", 0, {"nectar", "xiphos", "aspis"}, {"shade", "hound"}),
      room_type(classes, "tomb", 50, {"nectar", "cuirass"}, {"shade", "minotaur"}),
      room_type(classes, "cell", 100, {"nectar", "ambrosia", "xiphos"}, {"hound", "minotaur"}),
  };
  catalog.components = {
      {"gate", "Gate", ComponentKind::central, "The gate stands open.", {0}, {}},
      {"graves", "Graves", ComponentKind::branch, "Here they lie.", {1}, {}},
      {"forge", "Forge", ComponentKind::branch, "The anvil is cold.", {0, 2}, {}},
      {"pit", "Pit", ComponentKind::final, "Down here is down.", {1, 2}, classes.find_monster("cerberus")},
  };
  catalog.rules.classes = {{"hoplite", "Hoplite", 4, 3, {{"kopis", true}, {"aspis", true}}}};
  return catalog;
}

}  // namespace katabasis::test
