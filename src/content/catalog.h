// The catalog: what kinds of items, monsters, rooms and components there are. Read from data/database.xml; a
// labyrinth carries a copy of the classes that it uses.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/id.h"
#include "content/rules.h"

namespace katabasis {

using ItemClassId = Id<struct ItemClassTag>;        // index into Classes::items
using MonsterClassId = Id<struct MonsterClassTag>;  // index into Classes::monsters

struct WeaponNumbers {
  int attack = 0;
  int damage = 0;
};
struct ArmourNumbers {
  int defence = 0;
};
struct PotionNumbers {
  int heals = 0;
};

// Weapons, armours and potions share one domain of ids. Levels 1–9.
struct ItemClass {
  std::string id;
  std::string name;
  int min_level = 1;
  int max_level = 9;
  std::string model;  // path under assets/models, without its ending
  std::variant<WeaponNumbers, ArmourNumbers, PotionNumbers> numbers;
  std::string about;  // a sentence on it; may be empty
};

// "weapon", "armour" or "potion": the element's name in files and the kind in the text protocol.
std::string_view kind_name(const ItemClass& item);

// What a monster of this class may carry; chance in percent.
struct CarriedChance {
  ItemClassId item;
  int chance = 0;
};

struct MonsterClass {
  std::string id;
  std::string name;
  int strength = 0;
  int dexterity = 0;
  int hp = 1;
  int hp_per_level = 0;
  int xp = 0;
  std::string sound;
  std::string model;
  std::vector<CarriedChance> carries;
  std::string about;  // goes on after its name; may be empty

  int life(int level) const { return hp + hp_per_level * (level - 1); }
};

// In the database's order, which is also the order in which sounds are told.
struct Classes {
  std::vector<ItemClass> items;
  std::vector<MonsterClass> monsters;

  std::optional<ItemClassId> find_item(std::string_view id) const;
  std::optional<MonsterClassId> find_monster(std::string_view id) const;
  const ItemClass& operator[](ItemClassId id) const { return items[id.index()]; }
  const MonsterClass& operator[](MonsterClassId id) const { return monsters[id.index()]; }
};

template <typename IdType>
struct Weighted {
  IdType what;
  int weight = 1;
};

struct RoomType {
  std::string id;
  std::string name;
  int maze = 50;  // percent chance of a dense maze
  std::string description;
  std::vector<Weighted<ItemClassId>> items;
  std::vector<Weighted<MonsterClassId>> monsters;
};

enum class ComponentKind : std::uint8_t { central, branch, final };

std::string_view name(ComponentKind kind);

struct ComponentPrefab {
  std::string id;
  std::string name;
  ComponentKind kind = ComponentKind::branch;
  std::string legend;
  std::vector<std::size_t> rooms;              // indices into Catalog::rooms
  std::optional<MonsterClassId> main_monster;  // final components only, exactly one
};

struct Catalog {
  std::string name;
  Classes classes;
  std::vector<RoomType> rooms;
  std::vector<ComponentPrefab> components;
  Rules rules;

  const RoomType* find_room(std::string_view id) const;
  const ComponentPrefab* find_component(std::string_view id) const;
};

// The hash over the meaning of database and rules; labyrinths and share codes name it.
std::uint64_t fingerprint(const Catalog& catalog);

// --- fields

template <typename Archive>
void visit_fields(Field<Archive, WeaponNumbers>& weapon, Archive& archive) {
  archive("attack", weapon.attack);
  archive("damage", weapon.damage);
}
template <typename Archive>
void visit_fields(Field<Archive, ArmourNumbers>& armour, Archive& archive) {
  archive("defence", armour.defence);
}
template <typename Archive>
void visit_fields(Field<Archive, PotionNumbers>& potion, Archive& archive) {
  archive("heals", potion.heals);
}
template <typename Archive>
void visit_fields(Field<Archive, ItemClass>& item, Archive& archive) {
  archive("id", item.id);
  archive("name", item.name);
  archive("min-level", item.min_level);
  archive("max-level", item.max_level);
  archive("model", item.model);
  archive("numbers", item.numbers);
  archive("about", item.about);
}
template <typename Archive>
void visit_fields(Field<Archive, CarriedChance>& carried, Archive& archive) {
  archive("item", carried.item);
  archive("chance", carried.chance);
}
template <typename Archive>
void visit_fields(Field<Archive, MonsterClass>& monster, Archive& archive) {
  archive("id", monster.id);
  archive("name", monster.name);
  archive("strength", monster.strength);
  archive("dexterity", monster.dexterity);
  archive("hp", monster.hp);
  archive("hp-per-level", monster.hp_per_level);
  archive("xp", monster.xp);
  archive("sound", monster.sound);
  archive("model", monster.model);
  archive("carries", monster.carries);
  archive("about", monster.about);
}
template <typename Archive>
void visit_fields(Field<Archive, Classes>& classes, Archive& archive) {
  archive("items", classes.items);
  archive("monsters", classes.monsters);
}
template <typename Archive>
void visit_fields(Field<Archive, Weighted<ItemClassId>>& weighted, Archive& archive) {
  archive("what", weighted.what);
  archive("weight", weighted.weight);
}
template <typename Archive>
void visit_fields(Field<Archive, Weighted<MonsterClassId>>& weighted, Archive& archive) {
  archive("what", weighted.what);
  archive("weight", weighted.weight);
}
template <typename Archive>
void visit_fields(Field<Archive, RoomType>& room, Archive& archive) {
  archive("id", room.id);
  archive("name", room.name);
  archive("maze", room.maze);
  archive("description", room.description);
  archive("items", room.items);
  archive("monsters", room.monsters);
}
template <typename Archive>
void visit_fields(Field<Archive, ComponentPrefab>& component, Archive& archive) {
  archive("id", component.id);
  archive("name", component.name);
  archive("kind", component.kind);
  archive("legend", component.legend);
  archive("rooms", component.rooms);
  archive("main-monster", component.main_monster);
}
template <typename Archive>
void visit_fields(Field<Archive, Catalog>& catalog, Archive& archive) {
  archive("name", catalog.name);
  archive("classes", catalog.classes);
  archive("rooms", catalog.rooms);
  archive("components", catalog.components);
  archive("rules", catalog.rules);
}

}  // namespace katabasis
