// What a creature can do: one action, one turn (turning and writing notes are free). The words of each action
// in files and in the text protocol are read and written by play/words.h.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/geometry.h"
#include "rules/world.h"

namespace katabasis {

namespace action {

struct Step {
  Direction to;
  bool operator==(const Step&) const = default;
};
// Where the hero looks; free. Quarters to the right: 1 or −1.
struct Turn {
  int quarters;
  bool operator==(const Turn&) const = default;
};
struct Open {
  Direction side;
  bool operator==(const Open&) const = default;
};
struct Close {
  Direction side;
  bool operator==(const Close&) const = default;
};
struct Unlock {
  Direction side;
  bool operator==(const Unlock&) const = default;
};
struct Attack {
  Direction side;
  bool operator==(const Attack&) const = default;
};
struct Listen {
  bool operator==(const Listen&) const = default;
};
// The chosen pieces within reach, in that order; none chosen: all of them.
struct Take {
  std::vector<ItemId> items;
  bool operator==(const Take&) const = default;
};
struct Drop {
  ItemId item;
  bool operator==(const Drop&) const = default;
};
struct Drink {
  ItemId item;
  bool operator==(const Drink&) const = default;
};
enum class Slot : std::uint8_t { weapon, armour };
// At most one weapon and one protection, put on, and at most one slot bared; slots not named stay. Nothing
// named: both are bared.
struct Equip {
  std::vector<ItemId> items;
  std::optional<Slot> bared = std::nullopt;
  bool operator==(const Equip&) const = default;
};
// On the hero's map, at a field that he has seen; free. Without a text the note there is wiped out.
struct Note {
  Position at;
  std::string text;
  bool operator==(const Note&) const = default;
};
struct Sleep {
  bool operator==(const Sleep&) const = default;
};
struct Wait {
  bool operator==(const Wait&) const = default;
};

}  // namespace action

using Action = std::variant<action::Step, action::Turn, action::Open, action::Close, action::Unlock,
                            action::Attack, action::Listen, action::Take, action::Drop, action::Drink,
                            action::Equip, action::Note, action::Sleep, action::Wait>;

// Why an action is not possible. It then takes no turn.
enum class Refusal : std::uint8_t {
  game_over,
  wall_ahead,
  door_locked,
  occupied,
  no_door,
  door_not_closed,
  door_not_open,
  door_not_locked,
  doorway_occupied,
  no_key,
  nobody_there,
  door_between,
  not_at_a_door,
  nothing_to_take,
  no_room,
  out_of_reach,
  not_carried,
  not_drinkable,
  not_wearable,
  two_of_a_kind,
  nothing_to_change,
  monster_in_view,
  not_seen,
  no_note,
  too_many_notes,
};

bool is_free(const Action& action);

// A sentence for a person: what is in the way.
std::string_view words(Refusal refusal);

}  // namespace katabasis
