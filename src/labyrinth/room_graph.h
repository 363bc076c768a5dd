// The rooms of phase 1 while they are being divided: rectangles, and joints between those that will share a
// door. The graph is a tree; two joined rooms touch along at least 3 fields, so that a door finds a place in
// no corner.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/geometry.h"
#include "base/rng.h"
#include "labyrinth/labyrinth.h"

namespace katabasis {

inline constexpr int max_doors = 3;    // of a room
inline constexpr int min_contact = 3;  // fields along which joined rooms touch

struct Joint {
  RoomId a;
  RoomId b;
  RoomId other(RoomId room) const { return room == a ? b : a; }
};

struct PlannedRoom {
  Rect area;
  int joint_count = 0;
  std::array<std::size_t, max_doors> joints{};  // indices into RoomGraph::joints

  std::span<const std::size_t> own_joints() const {
    return std::span(joints).first(static_cast<std::size_t>(joint_count));
  }
};

struct RoomGraph {
  std::vector<PlannedRoom> rooms;
  std::vector<Joint> joints;

  explicit RoomGraph(Size area) : rooms{{{0, 0, area.width, area.height}}} {}
  PlannedRoom& operator[](RoomId room) { return rooms[room.index()]; }
  const PlannedRoom& operator[](RoomId room) const { return rooms[room.index()]; }
};

// `across` cuts the width into west and east, `along` the height into north and south.
enum class Plane : std::uint8_t { across, along };

struct Cut {
  Plane plane = Plane::across;
  int first = 0;  // fields of the western or northern part
};

// What a division does to the number of leaves (rooms with one door).
enum class Wish : std::uint8_t { any, leaf_more, no_leaf_more };

// Which joint goes to which part: bit i set, the i-th joint of the room goes to the second one.
using Distribution = unsigned;

// All distributions that the cut and the wish allow, so that both parts keep to `max_doors` and to
// `min_contact`.
std::vector<Distribution> distributions(const RoomGraph& graph, RoomId room, Cut cut, Wish wish);

// The bounds that a division must keep.
struct DivisionBounds {
  int min_ratio = 30;  // percent
  int max_ratio = 70;
  int min_edge = 5;  // fields
};

// The length of the first part, kept within the bounds; the side must be at least twice the shortest edge.
int first_part(int side, int ratio, int min_edge);

struct Division {
  Cut cut;
  Distribution distribution = 0;
};

// One of the possible divisions: the plane at random where both are possible, then the ratio among those
// possible, then the distribution among those possible. Nothing if no plane, ratio and distribution grants
// the wish.
std::optional<Division> draw_division(const RoomGraph& graph, RoomId room, Wish wish,
                                      const DivisionBounds& bounds, Rng& rng);

// The room becomes the first part; the second one is new, and returned.
RoomId divide(RoomGraph& graph, RoomId room, const Division& division);

}  // namespace katabasis
