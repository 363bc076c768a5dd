// What happened, in the order in which it happened and as far as the hero could perceive it. Text, picture,
// sound and log are made from events; they never write back.
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/geometry.h"
#include "rules/world.h"

namespace katabasis {

enum class Count : std::uint8_t { one, a_few, many };

std::string_view name(Count count);

// What a fight number is the sum of.
struct FightTerms {
  int level = 0;
  int ability = 0;  // strength or dexterity
  int worn = 0;     // the weapon's attack or the protection's defence
  bool operator==(const FightTerms&) const = default;
  int sum() const { return level + ability + worn; }
};

struct Sound {
  std::string sound;
  Count count = Count::one;
  bool operator==(const Sound&) const = default;
};

namespace event {

struct Step {
  CreatureId by;
  Position to;
};
// A door was opened or closed.
struct Door {
  DoorId door;
  DoorState state;
  CreatureId by;
};
// Totals with the dice; the rolls of each exploding die in order, the attacker's and the defender's.
struct Attack {
  CreatureId by;
  CreatureId on;
  int attack;
  int defence;
  std::vector<int> attacker_dice;
  std::vector<int> defender_dice;
  int damage;                   // the attacker's damage number
  int wounds;                   // 0: parried
  int life;                     // of the struck one afterwards, at least 0
  FightTerms attacker_terms{};  // level, strength, weapon
  FightTerms defender_terms{};  // level, dexterity, protection
};
struct Death {
  CreatureId who;
  CreatureId by;
  int xp;
};
struct Take {
  CreatureId by;
  ItemId item;
};
struct Drop {
  CreatureId by;
  ItemId item;
};
struct Drink {
  CreatureId by;
  ItemId item;
};
// `item` is put on if worn (in the place of what was worn before), else taken off.
struct Equip {
  CreatureId by;
  ItemId item;
  bool worn;
};
struct Unlock {
  DoorId door;
  KeyId key;
};
struct Heard {
  DoorId door;
  std::vector<Sound> sounds;  // none: silence
};
// The round was slept through; life afterwards.
struct Sleep {
  int life;
};
struct Wake {
  std::string why;
};
struct Level {
  int level;
};
struct Room {
  RoomId room;
  bool first;
};
// A legend, a description or an inscription.
struct Message {
  std::string text;
};
struct Round {
  int round;  // the one that begins
};
struct Won {};
struct Lost {};

}  // namespace event

using Event = std::variant<event::Step, event::Door, event::Attack, event::Death, event::Take, event::Drop,
                           event::Drink, event::Equip, event::Unlock, event::Heard, event::Sleep, event::Wake,
                           event::Level, event::Room, event::Message, event::Round, event::Won, event::Lost>;
using Events = std::vector<Event>;

}  // namespace katabasis
