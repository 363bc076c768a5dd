// Random fields to put something on.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/geometry.h"
#include "base/grid.h"
#include "base/rng.h"
#include "labyrinth/labyrinth.h"

namespace katabasis {

// So many fields of a room are tried at random before its fields are gone through one by one.
inline constexpr int max_random_tries = 32;

// Free fields inside the room's ring: a thing on a door's field would stand in the way.
std::int64_t free_inside(const Grid<Ground>& fields, const Rect& room);

// A room from a list, each as likely as it has free fields inside.
class RoomsByArea {
 public:
  RoomsByArea(const Grid<Ground>& fields, const std::vector<Room>& rooms, const std::vector<RoomId>& among);

  std::int64_t free_fields() const { return up_to_.empty() ? 0 : up_to_.back(); }
  RoomId draw(Rng& rng) const;  // there must be a free field

 private:
  std::vector<RoomId> rooms_;
  std::vector<std::int64_t> up_to_;  // free fields of the rooms so far
};

// One of the free fields inside the ring that `accept` likes, each as likely; nothing if there is none.
template <typename Accept>
std::optional<Position> random_field(const Grid<Ground>& fields, const Rect& room, Rng& rng, Accept accept) {
  const Rect inside = room.interior();
  const auto fits = [&](Position at) { return fields[at] == Ground::free && accept(at); };
  for (int i = 0; i < max_random_tries; ++i) {
    const int x = rng.between(inside.x, inside.right());
    const int y = rng.between(inside.y, inside.bottom());
    if (fits({x, y})) return Position{x, y};
  }
  std::vector<Position> all;
  for (int y = inside.y; y <= inside.bottom(); ++y) {
    for (int x = inside.x; x <= inside.right(); ++x) {
      if (fits({x, y})) all.push_back({x, y});
    }
  }
  if (all.empty()) return std::nullopt;
  return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

inline std::optional<Position> random_field(const Grid<Ground>& fields, const Rect& room, Rng& rng) {
  return random_field(fields, room, rng, [](Position) { return true; });
}

}  // namespace katabasis
