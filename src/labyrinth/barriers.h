// What stops a step, a look or a sound, field by field: one byte each, made from a labyrinth and kept up to
// date as doors change. Sight and paths read nothing else, so both can be tried on a map drawn in letters.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "base/geometry.h"
#include "base/grid.h"
#include "labyrinth/labyrinth.h"

namespace katabasis {

class Barriers {
 public:
  // The bits of a field: a shut (closed or locked) door on its north, east, south, west side — at most one of
  // the four —, whether it is wall, and whether that shut door is locked. A field with no bit set is free all
  // around as far as doors go.
  static constexpr std::uint8_t shut_north = 1;
  static constexpr std::uint8_t shut_east = 2;
  static constexpr std::uint8_t shut_south = 4;
  static constexpr std::uint8_t shut_west = 8;
  static constexpr std::uint8_t wall = 16;
  static constexpr std::uint8_t locked = 32;

  Barriers() = default;
  explicit Barriers(Grid<std::uint8_t> bits) : bits_(std::move(bits)) {}
  // All fields and the doors in their states at the start.
  explicit Barriers(const Labyrinth& labyrinth);

  Size size() const { return bits_.size(); }
  bool contains(Position at) const { return bits_.contains(at); }
  const Grid<std::uint8_t>& bits() const { return bits_; }
  std::uint8_t operator[](Position at) const { return bits_[at]; }

  bool is_free(Position at) const { return contains(at) && (bits_[at] & wall) == 0; }
  // Is there a closed or locked door on that side of the field?
  bool shut(Position at, Direction side) const { return (bits_[at] >> static_cast<int>(side) & 1) != 0; }
  bool locked_door(Position at, Direction side) const { return shut(at, side) && (bits_[at] & locked) != 0; }
  // May somebody who stands there go that way, closed doors taken as opened on the way?
  bool passable(Position at, Direction side) const {
    return is_free(neighbour(at, side)) && !locked_door(at, side);
  }
  // May a blow, a hand or a look go that way: a free field and no shut door?
  bool open_way(Position at, Direction side) const { return is_free(neighbour(at, side)) && !shut(at, side); }

  void set_door(const Door& door, DoorState state);

 private:
  Grid<std::uint8_t> bits_;
};

}  // namespace katabasis
