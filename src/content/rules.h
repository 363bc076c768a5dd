// The numbers of the rulebook, read from data/rules.xml: balance is tuned there, without touching code.
#pragma once

#include <string>
#include <vector>

#include "base/fields.h"

namespace katabasis {

struct TimeRules {
  int base_turns = 5;
  std::vector<int> turn_levels{3, 5, 7, 9};  // the hero's levels that add a turn a round
  int monster_base_turns = 2;
  int monster_levels_per_turn = 3;
};
struct CombatRules {
  int die_sides = 6;
};
struct SleepRules {
  int heals = 2;
  int cap_percent = 50;
};
struct ListeningRules {
  int few_up_to = 4;
};
struct SightRules {
  int torch_radius = 8;  // fields
};
struct InventoryRules {
  int capacity = 12;  // pieces
};
struct GrowthRules {
  int xp_factor = 25;
  int base_life = 10;
  int life_per_strength = 2;
  int life_per_level = 4;
  int levels_per_strength = 2;   // + level / this, rounded down: at 2, 4, 6, …
  int levels_per_dexterity = 2;  // + (level - 1) / this, rounded down: at 3, 5, 7, …
};
struct StartingItem {
  std::string item;  // an item class's id
  bool worn = false;
};
struct HeroClass {
  std::string id;
  std::string name;
  int strength = 0;   // at level 1
  int dexterity = 0;  // at level 1
  std::vector<StartingItem> items;
};
struct PlacementRules {
  int rise = 5;
  int fields_per_monster = 40;
  int fields_per_item = 60;
  int quiet_steps = 4;  // no monster starts within so many steps of the entrance
};

struct Rules {
  TimeRules time;
  CombatRules combat;
  SleepRules sleep;
  ListeningRules listening;
  SightRules sight;
  InventoryRules inventory;
  GrowthRules growth;
  std::vector<HeroClass> classes;
  PlacementRules placement;
};

template <typename Archive>
void visit_fields(Field<Archive, TimeRules>& time, Archive& archive) {
  archive("base-turns", time.base_turns);
  archive("turn-levels", time.turn_levels);
  archive("monster-base-turns", time.monster_base_turns);
  archive("monster-levels-per-turn", time.monster_levels_per_turn);
}
template <typename Archive>
void visit_fields(Field<Archive, CombatRules>& combat, Archive& archive) {
  archive("die-sides", combat.die_sides);
}
template <typename Archive>
void visit_fields(Field<Archive, SleepRules>& sleep, Archive& archive) {
  archive("heals", sleep.heals);
  archive("cap-percent", sleep.cap_percent);
}
template <typename Archive>
void visit_fields(Field<Archive, ListeningRules>& listening, Archive& archive) {
  archive("few-up-to", listening.few_up_to);
}
template <typename Archive>
void visit_fields(Field<Archive, SightRules>& sight, Archive& archive) {
  archive("torch-radius", sight.torch_radius);
}
template <typename Archive>
void visit_fields(Field<Archive, InventoryRules>& inventory, Archive& archive) {
  archive("capacity", inventory.capacity);
}
template <typename Archive>
void visit_fields(Field<Archive, GrowthRules>& growth, Archive& archive) {
  archive("xp-factor", growth.xp_factor);
  archive("base-life", growth.base_life);
  archive("life-per-strength", growth.life_per_strength);
  archive("life-per-level", growth.life_per_level);
  archive("levels-per-strength", growth.levels_per_strength);
  archive("levels-per-dexterity", growth.levels_per_dexterity);
}
template <typename Archive>
void visit_fields(Field<Archive, StartingItem>& item, Archive& archive) {
  archive("ref", item.item);
  archive("worn", item.worn);
}
template <typename Archive>
void visit_fields(Field<Archive, HeroClass>& hero, Archive& archive) {
  archive("id", hero.id);
  archive("name", hero.name);
  archive("strength", hero.strength);
  archive("dexterity", hero.dexterity);
  archive("items", hero.items);
}
template <typename Archive>
void visit_fields(Field<Archive, PlacementRules>& placement, Archive& archive) {
  archive("rise", placement.rise);
  archive("fields-per-monster", placement.fields_per_monster);
  archive("fields-per-item", placement.fields_per_item);
  archive("quiet-steps", placement.quiet_steps);
}
template <typename Archive>
void visit_fields(Field<Archive, Rules>& rules, Archive& archive) {
  archive("time", rules.time);
  archive("combat", rules.combat);
  archive("sleep", rules.sleep);
  archive("listening", rules.listening);
  archive("sight", rules.sight);
  archive("inventory", rules.inventory);
  archive("growth", rules.growth);
  archive("classes", rules.classes);
  archive("placement", rules.placement);
}

}  // namespace katabasis
