// A World at its Place with everything that follows from it and must be quick to ask: who stands where, what
// lies where, which doors are shut, what the hero sees. Built anew from the World, never saved, never hashed.
// The chapters change the World through it, so that what follows stays true; a change costs the same in a
// labyrinth of any size.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "labyrinth/paths.h"
#include "labyrinth/sight.h"
#include "rules/place.h"
#include "rules/world.h"

namespace katabasis {

// Numbered things (from 1) on fields, any number on one field, told in order of their numbers.
class OnFields {
 public:
  OnFields(Size size, std::size_t count) : first_(size), next_(count + 1) {}

  // Only what lies nowhere yet.
  void put(Position at, std::int32_t number);
  // Only what lies there.
  void lift(Position at, std::int32_t number);
  // 0: nothing there.
  std::int32_t first(Position at) const { return first_[at]; }
  // What comes after it on the same field; 0: nothing.
  std::int32_t after(std::int32_t number) const { return next_[static_cast<std::size_t>(number)]; }

 private:
  std::int32_t& link_before(Position at, std::int32_t number);

  Grid<std::int32_t> first_;
  std::vector<std::int32_t> next_;
};

class Board {
 public:
  Board(std::shared_ptr<const Place> place, World world);

  const Place& place() const { return *place_; }
  const World& world() const { return world_; }
  const Barriers& barriers() const { return barriers_; }
  const View& view() const { return view_; }

  // For everything but where creatures, items and doors are: that has its own functions below.
  World& change() { return world_; }

  Position where(CreatureId who) const { return who == hero_id ? world_.hero.at : world_.monster(who).at; }
  // The living monster there; of several the one with the lowest id.
  std::optional<CreatureId> monster_at(Position at) const;
  // Adds all living monsters there, by id.
  void add_monsters_at(Position at, std::vector<CreatureId>& monsters) const;
  bool occupied(Position at) const { return at == world_.hero.at || standing_.first(at) != 0; }
  // Adds what lies there, by id.
  void add_lying_at(Position at, std::vector<ItemId>& items) const;
  // What the hero carries, by id.
  const std::vector<ItemId>& pack() const { return pack_; }
  bool hero_carries(ItemId item) const;
  // The class's numbers of that kind, if the item is of it.
  template <typename Numbers>
  const Numbers* numbers(ItemId item) const;

  void move(CreatureId who, Position to);
  void set_door(DoorId door, DoorState state);
  void put_item(ItemId item, Whereabouts where);
  // Takes a dead monster off its field.
  void clear_away(CreatureId monster);

  // Does the hero see that field?
  bool in_view(Position at) const { return view_.sees(at); }

  // Memory for the monsters' wave, so that it is kept between turns.
  Distances& distances() { return distances_; }

 private:
  void look();
  void index_item(ItemId item, bool present);

  std::shared_ptr<const Place> place_;
  World world_;
  Barriers barriers_;
  OnFields standing_;
  OnFields lying_;
  std::vector<ItemId> pack_;
  View view_;
  Distances distances_;
};

template <typename Numbers>
const Numbers* Board::numbers(ItemId item) const {
  const auto* const kind = std::get_if<ItemClassId>(&world_.item(item).what);
  return kind == nullptr ? nullptr : std::get_if<Numbers>(&place_->classes[*kind].numbers);
}

}  // namespace katabasis
