#include "labyrinth/labyrinth.h"

#include <algorithm>
#include <array>

namespace katabasis {

std::string_view name(RoomContent content) {
  constexpr std::array<std::string_view, 3> names{"basic", "maze", "drawn"};
  return names[static_cast<std::size_t>(content)];
}

std::string_view name(DoorState state) {
  constexpr std::array<std::string_view, 3> names{"open", "closed", "locked"};
  return names[static_cast<std::size_t>(state)];
}

Grid<RoomId> room_of_fields(const Labyrinth& labyrinth) {
  Grid<RoomId> rooms(labyrinth.size());
  for (std::size_t i = 0; i < labyrinth.rooms.size(); ++i) {
    rooms.fill(labyrinth.rooms[i].area, id_at<RoomId>(i));
  }
  return rooms;
}

std::vector<ComponentId> in_order(const Labyrinth& labyrinth) {
  std::vector<ComponentId> ids;
  for (std::size_t i = 0; i < labyrinth.components.size(); ++i) ids.push_back(id_at<ComponentId>(i));
  std::ranges::stable_sort(ids, {}, [&](ComponentId id) { return labyrinth.components[id.index()].order; });
  return ids;
}

std::uint64_t digest(const Labyrinth& labyrinth) {
  return hash_of(labyrinth);
}

}  // namespace katabasis
