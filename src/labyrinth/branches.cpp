#include "labyrinth/branches.h"

#include <algorithm>

namespace katabasis {

namespace {

Branch branch_from(RoomId leaf, const DoorsOfRooms& of_rooms, const std::vector<Door>& doors) {
  Branch branch{{leaf}, {}};
  RoomId room = leaf;
  DoorId door = of_rooms[leaf].front();
  for (;;) {
    const Door& passed = doors[door.index()];
    room = passed.room_a == room ? passed.room_b : passed.room_a;
    const auto next = of_rooms[room];
    if (next.size() >= 3) {
      branch.way_in = door;
      return branch;
    }
    branch.rooms.push_back(room);
    if (next.size() == 1) return branch;
    door = next[0] == door ? next[1] : next[0];
  }
}

}  // namespace

DoorsOfRooms::DoorsOfRooms(std::size_t room_count, const std::vector<Door>& doors) : first_(room_count + 1) {
  for (const Door& door : doors) {
    ++first_[door.room_a.index() + 1];
    ++first_[door.room_b.index() + 1];
  }
  for (std::size_t i = 0; i < room_count; ++i) first_[i + 1] += first_[i];
  ids_.resize(2 * doors.size());
  std::vector<std::size_t> next(first_.begin(), first_.end() - 1);
  for (std::size_t i = 0; i < doors.size(); ++i) {
    ids_[next[doors[i].room_a.index()]++] = id_at<DoorId>(i);
    ids_[next[doors[i].room_b.index()]++] = id_at<DoorId>(i);
  }
}

std::span<const DoorId> DoorsOfRooms::operator[](RoomId room) const {
  const std::size_t first = first_[room.index()];
  return std::span(ids_).subspan(first, first_[room.index() + 1] - first);
}

std::vector<Branch> recognise_branches(const DoorsOfRooms& of_rooms, std::size_t room_count,
                                       const std::vector<Door>& doors) {
  std::vector<Branch> branches;
  for (std::size_t i = 0; i < room_count; ++i) {
    const RoomId room = id_at<RoomId>(i);
    if (of_rooms[room].size() == 1) branches.push_back(branch_from(room, of_rooms, doors));
  }
  return branches;
}

}  // namespace katabasis
