// Branches of the graph of rooms: the maximal paths from a leaf through rooms with two doors. What is left is
// the central component. Takes any graph, also one that is no tree.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "labyrinth/labyrinth.h"

namespace katabasis {

// The doors of each room, in their order; a door from a room to itself counts twice.
class DoorsOfRooms {
 public:
  DoorsOfRooms(std::size_t room_count, const std::vector<Door>& doors);
  std::span<const DoorId> operator[](RoomId room) const;

 private:
  std::vector<std::size_t> first_;  // index into ids_ for each room, and the end
  std::vector<DoorId> ids_;
};

struct Branch {
  std::vector<RoomId> rooms;  // from the leaf to the room next to the central component
  std::optional<DoorId>
      way_in;  // the door to the central component; nothing if the path ends in another leaf

  RoomId leaf() const { return rooms.front(); }
};

// In the order of their leaves' ids.
std::vector<Branch> recognise_branches(const DoorsOfRooms& of_rooms, std::size_t room_count,
                                       const std::vector<Door>& doors);

}  // namespace katabasis
