#include "labyrinth/room_graph.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace katabasis {

namespace {

// First and last field of a rectangle in the direction that the plane cuts.
struct Span {
  int low;
  int high;
};

Span span_of(const Rect& area, Plane plane) {
  return plane == Plane::across ? Span{area.x, area.right()} : Span{area.y, area.bottom()};
}

int side_of(const Rect& area, Plane plane) {
  return plane == Plane::across ? area.width : area.height;
}

struct Reach {
  bool first;
  bool second;
};

// Which parts touch the neighbour along enough fields, if the second part begins at `border`.
Reach reach(Span room, Span other, int border) {
  if (other.high < room.low) return {true, false};
  if (other.low > room.high) return {false, true};
  const int low = std::max(room.low, other.low);
  const int high = std::min(room.high, other.high);
  return {std::min(high, border - 1) - low + 1 >= min_contact,
          high - std::max(low, border) + 1 >= min_contact};
}

bool grants(Wish wish, int joints, int to_second) {
  if (to_second >= max_doors || joints - to_second >= max_doors) return false;
  const bool adds_leaf = joints == 0 || (joints == 2 && to_second != 1);
  return wish == Wish::any || (wish == Wish::leaf_more) == adds_leaf;
}

std::optional<Division> with_ratio(const RoomGraph& graph, RoomId room, Plane plane, int ratio, Wish wish,
                                   int min_edge, Rng& rng) {
  const Cut cut{plane, first_part(side_of(graph[room].area, plane), ratio, min_edge)};
  const std::vector<Distribution> possible = distributions(graph, room, cut, wish);
  if (possible.empty()) return std::nullopt;
  return Division{cut, possible[rng.below(static_cast<std::uint32_t>(possible.size()))]};
}

// A ratio that does not work is drawn again among those that do: together as if drawn among them at once.
std::optional<Division> in_plane(const RoomGraph& graph, RoomId room, Plane plane, Wish wish,
                                 const DivisionBounds& bounds, Rng& rng) {
  const int side = side_of(graph[room].area, plane);
  if (side < 2 * bounds.min_edge) return std::nullopt;
  const int drawn = rng.between(bounds.min_ratio, bounds.max_ratio);
  if (auto division = with_ratio(graph, room, plane, drawn, wish, bounds.min_edge, rng)) return division;
  std::vector<int> working;
  for (int ratio = bounds.min_ratio; ratio <= bounds.max_ratio; ++ratio) {
    const Cut cut{plane, first_part(side, ratio, bounds.min_edge)};
    if (!distributions(graph, room, cut, wish).empty()) working.push_back(ratio);
  }
  if (working.empty()) return std::nullopt;
  const std::size_t chosen = rng.below(static_cast<std::uint32_t>(working.size()));
  return with_ratio(graph, room, plane, working[chosen], wish, bounds.min_edge, rng);
}

void attach(RoomGraph& graph, RoomId room, std::size_t joint) {
  PlannedRoom& planned = graph[room];
  assert(planned.joint_count < max_doors);
  planned.joints[static_cast<std::size_t>(planned.joint_count++)] = joint;
}

}  // namespace

std::vector<Distribution> distributions(const RoomGraph& graph, RoomId room, Cut cut, Wish wish) {
  const PlannedRoom& planned = graph[room];
  const Span own = span_of(planned.area, cut.plane);
  Distribution only_first = 0;
  Distribution only_second = 0;
  for (std::size_t i = 0; i < planned.own_joints().size(); ++i) {
    const Rect& other = graph[graph.joints[planned.joints[i]].other(room)].area;
    const Reach touches = reach(own, span_of(other, cut.plane), own.low + cut.first);
    if (!touches.second) only_first |= 1U << i;
    if (!touches.first) only_second |= 1U << i;
  }
  std::vector<Distribution> possible;
  for (Distribution candidate = 0; candidate < 1U << planned.joint_count; ++candidate) {
    const bool touching = (candidate & only_first) == 0 && (~candidate & only_second) == 0;
    if (touching && grants(wish, planned.joint_count, std::popcount(candidate)))
      possible.push_back(candidate);
  }
  return possible;
}

int first_part(int side, int ratio, int min_edge) {
  assert(side >= 2 * min_edge);
  return std::clamp(side * ratio / 100, min_edge, side - min_edge);
}

std::optional<Division> draw_division(const RoomGraph& graph, RoomId room, Wish wish,
                                      const DivisionBounds& bounds, Rng& rng) {
  const Rect& area = graph[room].area;
  if (std::max(area.width, area.height) < 2 * bounds.min_edge) return std::nullopt;
  const bool turned = rng.below(2) == 1;
  const Plane first = turned ? Plane::along : Plane::across;
  const Plane second = turned ? Plane::across : Plane::along;
  if (auto division = in_plane(graph, room, first, wish, bounds, rng)) return division;
  return in_plane(graph, room, second, wish, bounds, rng);
}

RoomId divide(RoomGraph& graph, RoomId room, const Division& division) {
  const PlannedRoom old = graph[room];
  const RoomId second = id_at<RoomId>(graph.rooms.size());
  const int first = division.cut.first;
  Rect near = old.area;
  Rect far = old.area;
  if (division.cut.plane == Plane::across) {
    near.width = first;
    far.x += first;
    far.width -= first;
  } else {
    near.height = first;
    far.y += first;
    far.height -= first;
  }
  graph[room] = {near};
  graph.rooms.push_back({far});
  for (std::size_t i = 0; i < old.own_joints().size(); ++i) {
    const bool moves = (division.distribution >> i & 1U) != 0;
    Joint& joint = graph.joints[old.joints[i]];
    if (moves) (joint.a == room ? joint.a : joint.b) = second;
    attach(graph, moves ? second : room, old.joints[i]);
  }
  graph.joints.push_back({room, second});
  attach(graph, room, graph.joints.size() - 1);
  attach(graph, second, graph.joints.size() - 1);
  return second;
}

}  // namespace katabasis
