#include "labyrinth/places.h"

#include <algorithm>

namespace katabasis {

std::int64_t free_inside(const Grid<Ground>& fields, const Rect& room) {
  const Rect inside = room.interior();
  std::int64_t count = 0;
  for (int y = inside.y; y <= inside.bottom(); ++y)
    count += std::ranges::count(fields.row(y, inside), Ground::free);
  return count;
}

RoomsByArea::RoomsByArea(const Grid<Ground>& fields, const std::vector<Room>& rooms,
                         const std::vector<RoomId>& among)
    : rooms_(among) {
  up_to_.reserve(among.size());
  for (const RoomId room : among)
    up_to_.push_back(free_fields() + free_inside(fields, rooms[room.index()].area));
}

RoomId RoomsByArea::draw(Rng& rng) const {
  const std::int64_t field = rng.below(static_cast<std::uint32_t>(free_fields()));
  const auto found = std::upper_bound(up_to_.begin(), up_to_.end(), field);
  return rooms_[static_cast<std::size_t>(found - up_to_.begin())];
}

}  // namespace katabasis
