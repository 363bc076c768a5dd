// Everything in a labyrinth that changes: one copyable value without pointers. Walk it with visit_fields.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/id.h"
#include "base/rng.h"
#include "labyrinth/labyrinth.h"

namespace katabasis {

// The hero is 0, the monsters follow from 1 in the file's order.
using CreatureId = Id<struct CreatureTag>;
// From 1: what lies in the labyrinth in the file's order, then what the monsters carry, then the hero's
// outfit.
using ItemId = Id<struct ItemTag>;

inline constexpr CreatureId hero_id{0};

enum class Status : std::uint8_t { playing, won, dead };

std::string_view name(Status status);

struct Hero {
  Position at;
  Direction facing = Direction::north;
  int life = 0;
  int level = 1;
  int experience = 0;
  int strength = 0;
  int dexterity = 0;
  int turns_per_round = 0;  // in this round; a new level counts from the next one on
  std::optional<ItemId> weapon;
  std::optional<ItemId> armour;
  bool asleep = false;
};

struct Monster {
  MonsterClassId kind;
  int level = 1;
  Position at;
  int life = 0;  // 0: dead, and no longer on its field
  bool main = false;
};

struct OnField {
  Position at;
};
struct CarriedBy {
  CreatureId who;
};
struct UsedUp {};
using Whereabouts = std::variant<OnField, CarriedBy, UsedUp>;

struct Item {
  std::variant<ItemClassId, KeyId> what;
  Whereabouts where;
};

struct World {
  std::uint64_t labyrinth = 0;  // the digest of the labyrinth it belongs to
  int round = 1;
  int turn = 0;  // turns used in this round
  Status status = Status::playing;
  Hero hero;
  std::vector<Monster> monsters;  // CreatureId 1 is monsters[0]
  std::vector<Item> items;        // ItemId 1 is items[0]
  std::vector<DoorState> doors;   // by DoorId
  std::vector<bool> rooms_entered;
  std::vector<bool> components_entered;
  Rng combat;   // dice
  Rng choices;  // what monsters do when they see nobody

  const Monster& monster(CreatureId id) const { return monsters[id.index() - 1]; }
  Monster& monster(CreatureId id) { return monsters[id.index() - 1]; }
  const Item& item(ItemId id) const { return items[id.index() - 1]; }
  Item& item(ItemId id) { return items[id.index() - 1]; }
};

// --- fields

template <typename Archive>
void visit_fields(Field<Archive, Hero>& hero, Archive& archive) {
  archive("at", hero.at);
  archive("facing", hero.facing);
  archive("life", hero.life);
  archive("level", hero.level);
  archive("experience", hero.experience);
  archive("strength", hero.strength);
  archive("dexterity", hero.dexterity);
  archive("turns-per-round", hero.turns_per_round);
  archive("weapon", hero.weapon);
  archive("armour", hero.armour);
  archive("asleep", hero.asleep);
}
template <typename Archive>
void visit_fields(Field<Archive, Monster>& monster, Archive& archive) {
  archive("kind", monster.kind);
  archive("level", monster.level);
  archive("at", monster.at);
  archive("life", monster.life);
  archive("main", monster.main);
}
template <typename Archive>
void visit_fields(Field<Archive, OnField>& where, Archive& archive) {
  archive("at", where.at);
}
template <typename Archive>
void visit_fields(Field<Archive, CarriedBy>& where, Archive& archive) {
  archive("who", where.who);
}
template <typename Archive>
void visit_fields(Field<Archive, UsedUp>&, Archive&) {}
template <typename Archive>
void visit_fields(Field<Archive, Item>& item, Archive& archive) {
  archive("what", item.what);
  archive("where", item.where);
}
template <typename Archive>
void visit_fields(Field<Archive, World>& world, Archive& archive) {
  archive("labyrinth", world.labyrinth);
  archive("round", world.round);
  archive("turn", world.turn);
  archive("status", world.status);
  archive("hero", world.hero);
  archive("monsters", world.monsters);
  archive("items", world.items);
  archive("doors", world.doors);
  archive("rooms-entered", world.rooms_entered);
  archive("components-entered", world.components_entered);
  archive("combat", world.combat);
  archive("choices", world.choices);
}

}  // namespace katabasis
