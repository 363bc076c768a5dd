// Rules 2, 3 and 5: the graph of rooms and doors, and the components in it.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>

#include "labyrinth/inspection.h"
#include "labyrinth/rooms.h"

namespace katabasis {

namespace {

// Rooms that are joined have the same representative (union-find with halved paths).
class Joined {
 public:
  explicit Joined(std::size_t count) : parents_(count) {
    std::iota(parents_.begin(), parents_.end(), std::size_t{0});
  }
  std::size_t representative(RoomId room) {
    std::size_t at = room.index();
    while (parents_[at] != at) at = parents_[at] = parents_[parents_[at]];
    return at;
  }
  // False if they already were.
  bool join(RoomId a, RoomId b) {
    const std::size_t first = representative(a);
    const std::size_t second = representative(b);
    parents_[std::max(first, second)] = std::min(first, second);
    return first != second;
  }

 private:
  std::vector<std::size_t> parents_;
};

void check_door_side(Inspection& inspection, DoorId id, RoomId room, Position at) {
  const Rect& area = inspection.labyrinth.rooms[room.index()].area;
  if (!area.contains(at)) {
    return inspection.breach(
        3, fmt::format("{}: field {} does not lie in {}", words(id), words(at), words(room)));
  }
  if (!inspection.is_free(at))
    inspection.breach(3, fmt::format("{}: field {} is wall", words(id), words(at)));
  if (area.is_corner(at)) {
    inspection.breach(3, fmt::format("{}: field {} is a corner of {}", words(id), words(at), words(room)));
  }
}

void check_kinds(Inspection& inspection, const std::vector<std::int64_t>& room_counts) {
  std::array<int, 3> kinds{};
  for (std::size_t i = 0; i < inspection.labyrinth.components.size(); ++i) {
    ++kinds[static_cast<std::size_t>(inspection.labyrinth.components[i].kind)];
    if (room_counts[i] == 0) {
      inspection.breach_or_note(5, fmt::format("{} has no room", words(id_at<ComponentId>(i))));
    }
  }
  for (const ComponentKind kind : {ComponentKind::central, ComponentKind::final}) {
    const int count = kinds[static_cast<std::size_t>(kind)];
    if (count != 1) {
      inspection.breach_or_note(5, fmt::format("there are {} {} components, not one", count, name(kind)));
    }
  }
}

// All rooms of a branch, and no others, make one component.
void check_branch(Inspection& inspection, const Branch& branch,
                  const std::vector<std::int64_t>& room_counts) {
  const ComponentId component = inspection.labyrinth.rooms[branch.leaf().index()].component;
  for (const RoomId room : branch.rooms) {
    if (inspection.labyrinth.rooms[room.index()].component == component) continue;
    return inspection.breach_or_note(5, fmt::format("{} and {} are in one branch but not in one component",
                                                    words(branch.leaf()), words(room)));
  }
  if (inspection.is_central(branch.leaf())) {
    inspection.breach_or_note(
        5, fmt::format("the branch of leaf {} is in the central {}", words(branch.leaf()), words(component)));
  } else if (room_counts[component.index()] != static_cast<std::int64_t>(branch.rooms.size())) {
    inspection.breach_or_note(
        5, fmt::format("{} has {} rooms, but the branch of leaf {} has {}", words(component),
                       room_counts[component.index()], words(branch.leaf()), branch.rooms.size()));
  }
}

std::vector<std::uint8_t> rooms_in_branches(const Inspection& inspection) {
  std::vector<std::uint8_t> in_branch(inspection.labyrinth.rooms.size());
  for (const Branch& branch : inspection.branches) {
    for (const RoomId room : branch.rooms) in_branch[room.index()] = 1;
  }
  return in_branch;
}

void check_rest(Inspection& inspection, const std::vector<std::uint8_t>& in_branch) {
  const Labyrinth& labyrinth = inspection.labyrinth;
  const auto in_none = [&](RoomId room) { return in_branch[room.index()] == 0; };
  Joined joined(labyrinth.rooms.size());
  for (const Door& door : labyrinth.doors) {
    if (in_none(door.room_a) && in_none(door.room_b)) joined.join(door.room_a, door.room_b);
  }
  std::optional<RoomId> first;
  for (std::size_t i = 0; i < labyrinth.rooms.size(); ++i) {
    const RoomId room = id_at<RoomId>(i);
    if (!in_none(room)) continue;
    if (!inspection.is_central(room)) {
      inspection.breach_or_note(
          5, fmt::format("{} is in no branch but not in the central component", words(room)));
    }
    if (!first) first = room;
    if (joined.representative(room) != joined.representative(*first)) {
      inspection.breach_or_note(
          5, fmt::format("the central component is not connected: {} and {}", words(*first), words(room)));
    }
  }
  if (!first) inspection.breach_or_note(5, "no room is left for the central component");
}

}  // namespace

void check_graph(Inspection& inspection) {
  const Labyrinth& labyrinth = inspection.labyrinth;
  Joined joined(labyrinth.rooms.size());
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    const Door& door = labyrinth.doors[i];
    if (!joined.join(door.room_a, door.room_b) && labyrinth.parameters.loops == 0) {
      inspection.breach(2, fmt::format("{} closes a loop between {} and {}", words(id_at<DoorId>(i)),
                                       words(door.room_a), words(door.room_b)));
    }
  }
  for (std::size_t i = 0; i < labyrinth.rooms.size(); ++i) {
    const RoomId room = id_at<RoomId>(i);
    if (joined.representative(room) != joined.representative(RoomId{0})) {
      inspection.breach(2, fmt::format("{} is not connected with {}", words(room), words(RoomId{0})));
    }
    const std::size_t doors = inspection.doors_of[room].size();
    if (doors < 1 || doors > max_doors) {
      inspection.breach(2,
                        fmt::format("{} has {} doors, it must have 1 to {}", words(room), doors, max_doors));
    }
  }
}

void check_doors(Inspection& inspection) {
  for (std::size_t i = 0; i < inspection.labyrinth.doors.size(); ++i) {
    const DoorId id = id_at<DoorId>(i);
    const Door& door = inspection.labyrinth.doors[i];
    if (door.room_a == door.room_b) {
      inspection.breach(3, fmt::format("{} has {} on both sides", words(id), words(door.room_a)));
    }
    if (squared_distance(door.a, door.b) != 1) {
      inspection.breach(
          3, fmt::format("{}: fields {} and {} are no neighbours", words(id), words(door.a), words(door.b)));
    }
    check_door_side(inspection, id, door.room_a, door.a);
    check_door_side(inspection, id, door.room_b, door.b);
  }
}

void check_components(Inspection& inspection) {
  std::vector<std::int64_t> room_counts(inspection.labyrinth.components.size());
  for (const Room& room : inspection.labyrinth.rooms) ++room_counts[room.component.index()];
  const std::size_t branches = inspection.branches.size();
  if (branches < static_cast<std::size_t>(min_branches)) {
    inspection.breach_or_note(5,
                              fmt::format("there are {} branches, not at least {}", branches, min_branches));
  }
  check_kinds(inspection, room_counts);
  for (const Branch& branch : inspection.branches) check_branch(inspection, branch, room_counts);
  check_rest(inspection, rooms_in_branches(inspection));
}

}  // namespace katabasis
