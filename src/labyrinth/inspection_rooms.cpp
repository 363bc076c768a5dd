// Rules 1, 4 and 6: the fields of rooms.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "labyrinth/inspection.h"
#include "labyrinth/room_graph.h"

namespace katabasis {

namespace {

// The first of the fields in question and how many there are.
struct Fields {
  std::int64_t count = 0;
  Position first;

  void add(Position at) {
    if (count++ == 0) first = at;
  }
};

template <typename Visit>
void visit_fields_of(const Rect& area, Visit visit) {
  for (int y = area.y; y <= area.bottom(); ++y) {
    for (int x = area.x; x <= area.right(); ++x) visit(Position{x, y});
  }
}

template <typename Visit>
void visit_ring(const Rect& area, Visit visit) {
  for (int x = area.x; x <= area.right(); ++x) {
    visit(Position{x, area.y});
    if (area.height > 1) visit(Position{x, area.bottom()});
  }
  for (int y = area.y + 1; y < area.bottom(); ++y) {
    visit(Position{area.x, y});
    if (area.width > 1) visit(Position{area.right(), y});
  }
}

Position field_in(const Door& door, RoomId room) {
  return door.room_a == room ? door.a : door.b;
}

// The ground of one room, in bytes with a rim of walls, so that no step has to be asked whether it leaves it.
class RoomGround {
 public:
  explicit RoomGround(const Inspection& inspection) : inspection_(inspection) {}

  void take(const Rect& area) {
    corner_ = area.origin() - Position{1, 1};
    width_ = static_cast<std::size_t>(area.width) + 2;
    ground_.assign(width_ * (static_cast<std::size_t>(area.height) + 2), wall);
    free_ = 0;
    for (int y = area.y; y <= area.bottom(); ++y) {
      std::uint8_t* to = &ground_[index({area.x, y})];
      for (const Ground ground : inspection_.labyrinth.fields.row(y, area)) {
        const bool is_free = ground == Ground::free;
        *to++ = is_free ? free : wall;
        free_ += is_free ? 1 : 0;
      }
    }
  }

  // What can be reached from a free field; how many free fields cannot.
  std::int64_t flood(Position from) {
    std::int64_t unreached = free_;
    waiting_.resize(static_cast<std::size_t>(free_));
    std::size_t* top = waiting_.data();
    const auto add = [&](std::size_t at) {
      if (ground_[at] != free) return;
      ground_[at] = reached;
      *top++ = at;
      --unreached;
    };
    add(index(from));
    while (top != waiting_.data()) {
      const std::size_t at = *--top;
      add(at - width_);
      add(at + 1);
      add(at + width_);
      add(at - 1);
    }
    return unreached;
  }
  bool has_reached(Position at) const { return ground_[index(at)] == reached; }

  void wall_up(Position at) { ground_[index(at)] = wall; }
  // Walls up the ways that were pierced into a maze, from the doors' fields on, the last door's first. Such a
  // way has no fork before it meets the maze, and touches nothing but its own fields before its end, save
  // where a later one met it: so each is followed to the first fork, and what was followed before counts only
  // where there is nothing else.
  void wall_up_ways(const std::vector<Position>& starts) {
    ways_.assign(ground_.size(), 0);
    waiting_.clear();
    int way = 0;
    for (auto start = starts.rbegin(); start != starts.rend(); ++start) follow(index(*start), ++way);
    for (const std::size_t at : waiting_) ground_[at] = wall;
  }
  // Whether it and its neighbours to the east, south and south-east are free.
  bool is_square(Position at) const { return square(index(at)) != 0; }
  bool has_squares() const {
    std::uint8_t any = 0;
    for (std::size_t at = 0; at + width_ + 1 < ground_.size(); ++at) any |= square(at);
    return any != 0;
  }

 private:
  static constexpr std::uint8_t wall = 0;
  static constexpr std::uint8_t free = 2;  // a bit that what is reached has too
  static constexpr std::uint8_t reached = 3;

  std::size_t index(Position at) const {
    const Position local = at - corner_;
    return static_cast<std::size_t>(local.y) * width_ + static_cast<std::size_t>(local.x);
  }
  void follow(std::size_t at, int way) {
    constexpr std::size_t none = 0;  // in the rim, where no way goes
    for (;;) {
      std::size_t fresh = none;
      std::size_t old = none;
      for (const std::size_t to : {at - width_, at + 1, at + width_, at - 1}) {
        if (ground_[to] == wall) continue;
        if (ways_[to] == 0) {
          if (fresh != none) return;
          fresh = to;
        } else if (ways_[to] != way && old == none) {
          old = to;
        }
      }
      if (fresh == none && old == none) return;
      at = fresh != none ? fresh : old;
      ways_[at] = way;
      waiting_.push_back(at);
    }
  }

  std::uint8_t square(std::size_t at) const {
    return ground_[at] & ground_[at + 1] & ground_[at + width_] & ground_[at + width_ + 1] & free;
  }

  const Inspection& inspection_;
  Position corner_;
  std::size_t width_ = 0;
  std::int64_t free_ = 0;
  std::vector<std::uint8_t> ground_;
  std::vector<int> ways_;  // the number of the way that passed last; 0: none
  std::vector<std::size_t> waiting_;
};

// The start is the first door's field, else the first free one.
std::optional<Position> flood_start(const Inspection& inspection, RoomId room) {
  const Rect& area = inspection.labyrinth.rooms[room.index()].area;
  for (const DoorId door : inspection.doors_of[room]) {
    const Position at = field_in(inspection.labyrinth.doors[door.index()], room);
    if (area.contains(at) && inspection.is_free(at)) return at;
  }
  Fields free;
  visit_fields_of(area, [&](Position at) {
    if (inspection.is_free(at)) free.add(at);
  });
  if (free.count == 0) return std::nullopt;
  return free.first;
}

void check_connected(Inspection& inspection, RoomId room, RoomGround& ground) {
  const Rect& area = inspection.labyrinth.rooms[room.index()].area;
  const auto start = flood_start(inspection, room);
  if (!start) return inspection.breach(6, fmt::format("{} has no free field", words(room)));
  const std::int64_t unreached = ground.flood(*start);
  if (unreached == 0) return;
  const auto doors = inspection.doors_of[room];
  for (const DoorId door : doors) {
    const Position at = field_in(inspection.labyrinth.doors[door.index()], room);
    if (!area.contains(at) || !inspection.is_free(at) || ground.has_reached(at)) continue;
    inspection.breach(
        6, fmt::format("{}: no way joins {} and {}", words(room), words(doors.front()), words(door)));
  }
  Fields cut_off;
  visit_fields_of(area, [&](Position at) {
    if (inspection.is_free(at) && !ground.has_reached(at)) cut_off.add(at);
  });
  inspection.breach(6, fmt::format("{}: {} free field(s) cannot be reached from {}, the first is {}",
                                   words(room), unreached, words(*start), words(cut_off.first)));
}

// Nothing but free fields within the ring.
bool is_hall(const Inspection& inspection, const Rect& area) {
  const Rect inside = area.interior();
  if (inside.width <= 0) return true;
  for (int y = inside.y; y <= inside.bottom(); ++y) {
    const auto row = inspection.labyrinth.fields.row(y, inside);
    if (std::ranges::find(row, Ground::wall) != row.end()) return false;
  }
  return true;
}

// Then all is connected: what is free in the ring lies beside it, save for the corners.
bool is_plainly_connected(const Inspection& inspection, const Rect& area) {
  const std::array corners{area.origin(), Position{area.right(), area.y}, Position{area.x, area.bottom()},
                           Position{area.right(), area.bottom()}};
  return std::ranges::none_of(corners, [&](Position at) { return inspection.is_free(at); }) &&
         is_hall(inspection, area);
}

void check_basic(Inspection& inspection, RoomId room) {
  const Rect& area = inspection.labyrinth.rooms[room.index()].area;
  if (is_hall(inspection, area)) return;
  Fields walls;
  visit_fields_of(area.interior(), [&](Position at) {
    if (!inspection.is_free(at)) walls.add(at);
  });
  inspection.breach(6, fmt::format("{} is basic but has {} wall(s) inside its ring, the first is {}",
                                   words(room), walls.count, words(walls.first)));
}

// Of the doors that a maze is looked into for: those of them that lie where they should.
std::vector<Position> starts_of_ways(const Inspection& inspection, RoomId room) {
  const auto doors = inspection.doors_of[room];
  std::vector<Position> starts;
  for (const DoorId door : doors.last(std::min<std::size_t>(doors.size(), max_doors))) {
    const Position at = field_in(inspection.labyrinth.doors[door.index()], room);
    if (inspection.labyrinth.rooms[room.index()].area.contains(at)) starts.push_back(at);
  }
  return starts;
}

void check_maze(Inspection& inspection, RoomId room, RoomGround& ground) {
  const Rect area = inspection.labyrinth.rooms[room.index()].area;
  // Only the inside counts, and in it not what was pierced.
  visit_ring(area, [&](Position at) { ground.wall_up(at); });
  ground.wall_up_ways(starts_of_ways(inspection, room));
  if (!ground.has_squares()) return;
  Fields squares;
  visit_fields_of(area.interior(), [&](Position at) {
    if (ground.is_square(at)) squares.add(at);
  });
  inspection.breach(6, fmt::format("{} is a maze but wider than one field at {} place(s), the first is {}",
                                   words(room), squares.count, words(squares.first)));
}

std::int64_t free_in_ring(const Grid<Ground>& fields, const Rect& area) {
  std::int64_t count = std::ranges::count(fields.row(area.y, area), Ground::free);
  if (area.height > 1) count += std::ranges::count(fields.row(area.bottom(), area), Ground::free);
  for (int y = area.y + 1; y < area.bottom(); ++y) {
    count += fields[{area.x, y}] == Ground::free ? 1 : 0;
    if (area.width > 1) count += fields[{area.right(), y}] == Ground::free ? 1 : 0;
  }
  return count;
}

// How many free fields of a room's ring have a door.
std::int64_t fields_of_doors(const Inspection& inspection, RoomId room) {
  const Rect& area = inspection.labyrinth.rooms[room.index()].area;
  std::vector<Position> fields;
  for (const DoorId door : inspection.doors_of[room]) {
    const Position at = field_in(inspection.labyrinth.doors[door.index()], room);
    if (area.contains(at) && !area.interior().contains(at) && inspection.is_free(at)) fields.push_back(at);
  }
  std::ranges::sort(fields);
  return std::unique(fields.begin(), fields.end()) - fields.begin();
}

}  // namespace

void check_tiling(Inspection& inspection) {
  const Labyrinth& labyrinth = inspection.labyrinth;
  const int min_edge = std::max(5, labyrinth.parameters.min_edge);
  for (std::size_t i = 0; i < labyrinth.rooms.size(); ++i) {
    const RoomId room = id_at<RoomId>(i);
    const Rect& area = labyrinth.rooms[i].area;
    if (!inspection.inside_area(area)) {
      inspection.breach(1, fmt::format("{} does not lie inside the labyrinth", words(room)));
      continue;
    }
    if (std::min(area.width, area.height) < min_edge) {
      inspection.breach(1, fmt::format("{} is {} x {}, every side must have at least {}", words(room),
                                       area.width, area.height, min_edge));
    }
    Fields shared;
    for (int y = area.y; y <= area.bottom(); ++y) {
      const auto row = inspection.room_of.row(y, area);
      if (std::ranges::count(row, room.value) == area.width) continue;
      for (int x = area.x; x <= area.right(); ++x) {
        if (inspection.room_of[{x, y}] != room.value) shared.add({x, y});
      }
    }
    if (shared.count > 0) {
      inspection.breach(
          1, fmt::format("{} and {} overlap in {}", words(RoomId{inspection.room_of[shared.first]}),
                         words(room), words(shared.first)));
    }
  }
  Fields bare;
  visit_fields_of({0, 0, labyrinth.size().width, labyrinth.size().height}, [&](Position at) {
    if (inspection.room_of[at] < 0) bare.add(at);
  });
  if (bare.count > 0) {
    inspection.breach(
        1, fmt::format("{} field(s) belong to no room, the first is {}", bare.count, words(bare.first)));
  }
}

void check_rings(Inspection& inspection) {
  const Labyrinth& labyrinth = inspection.labyrinth;
  std::vector<std::pair<RoomId, Position>> doors;
  for (const Door& door : labyrinth.doors) {
    doors.emplace_back(door.room_a, door.a);
    doors.emplace_back(door.room_b, door.b);
  }
  std::sort(doors.begin(), doors.end());
  for (std::size_t i = 0; i < labyrinth.rooms.size(); ++i) {
    const RoomId room = id_at<RoomId>(i);
    if (!inspection.inside_area(labyrinth.rooms[i].area)) continue;
    if (free_in_ring(labyrinth.fields, labyrinth.rooms[i].area) == fields_of_doors(inspection, room))
      continue;
    Fields gaps;
    visit_ring(labyrinth.rooms[i].area, [&](Position at) {
      if (inspection.is_free(at) && !std::binary_search(doors.begin(), doors.end(), std::pair(room, at)))
        gaps.add(at);
    });
    if (gaps.count > 0) {
      inspection.breach(4, fmt::format("{}: {} field(s) of the ring are free without a door, the first is {}",
                                       words(room), gaps.count, words(gaps.first)));
    }
  }
}

void check_contents(Inspection& inspection) {
  RoomGround ground(inspection);
  for (std::size_t i = 0; i < inspection.labyrinth.rooms.size(); ++i) {
    const RoomId room = id_at<RoomId>(i);
    const Room& checked = inspection.labyrinth.rooms[i];
    if (!inspection.inside_area(checked.area)) continue;
    const bool plain = is_plainly_connected(inspection, checked.area);
    const bool maze = checked.content == RoomContent::maze;
    if (!plain || maze) ground.take(checked.area);
    if (!plain) check_connected(inspection, room, ground);
    if (checked.content == RoomContent::basic) check_basic(inspection, room);
    if (maze) check_maze(inspection, room, ground);
  }
}

}  // namespace katabasis
