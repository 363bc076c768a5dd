#include "labyrinth/rooms.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/rng.h"

namespace katabasis {

namespace {

// Above this area another attempt costs too long to be made for a few branches more.
constexpr std::int64_t large_area = 10'000;

struct Attempt {
  RoomGraph graph;
  int leaves = 0;
  Rng rng;
  bool told = false;
  std::vector<making::Step> steps;  // if they are to be told
};

RoomId divide(Attempt& attempt, RoomId room, const Division& division) {
  RoomGraph& graph = attempt.graph;
  const RoomId second = divide(graph, room, division);
  if (attempt.told) attempt.steps.emplace_back(making::Divided{room, graph[room].area, graph[second].area});
  return second;
}

DivisionBounds bounds_of(const Parameters& parameters) {
  return {parameters.min_ratio, parameters.max_ratio, parameters.min_edge};
}

int leaves_of(const RoomGraph& graph) {
  return static_cast<int>(std::count_if(graph.rooms.begin(), graph.rooms.end(),
                                        [](const PlannedRoom& room) { return room.joint_count == 1; }));
}

std::optional<Division> leaf_if_possible(const RoomGraph& graph, RoomId room, const DivisionBounds& bounds,
                                         Rng& rng) {
  if (graph[room].joint_count == 2) {
    if (auto division = draw_division(graph, room, Wish::leaf_more, bounds, rng)) return division;
  }
  return draw_division(graph, room, Wish::any, bounds, rng);
}

// A room that cannot be divided now never can be: its neighbours only become shorter. So it leaves
// `candidates` for good, and every turn of a loop either adds a room or takes a candidate away.
void retire(std::vector<RoomId>& candidates, std::size_t index) {
  candidates[index] = candidates.back();
  candidates.pop_back();
}

void divide_for_branches(Attempt& attempt, const Parameters& parameters) {
  RoomGraph& graph = attempt.graph;
  const auto reached = [&] {
    return parameters.rooms > 0 ? std::cmp_greater_equal(graph.rooms.size(), parameters.rooms)
                                : attempt.leaves >= parameters.branches;
  };
  std::vector<RoomId> candidates{RoomId{0}};
  while (!reached() && !candidates.empty()) {
    const std::size_t chosen = attempt.rng.below(static_cast<std::uint32_t>(candidates.size()));
    const RoomId room = candidates[chosen];
    const auto division = leaf_if_possible(graph, room, bounds_of(parameters), attempt.rng);
    if (!division) {
      retire(candidates, chosen);
      continue;
    }
    const int before = graph[room].joint_count;
    candidates.push_back(divide(attempt, room, *division));
    if (before == 0) attempt.leaves = 2;
    if (before == 2 && std::min(graph[room].joint_count, graph[candidates.back()].joint_count) == 1)
      ++attempt.leaves;
  }
}

void divide_large_rooms(Attempt& attempt, const Parameters& parameters) {
  RoomGraph& graph = attempt.graph;
  std::vector<RoomId> candidates;
  const auto add_if_large = [&](RoomId room) {
    if (graph[room].area.area() > parameters.max_room) candidates.push_back(room);
  };
  for (std::size_t i = 0; i < graph.rooms.size(); ++i) add_if_large(id_at<RoomId>(i));
  while (!candidates.empty()) {
    const std::size_t chosen = attempt.rng.below(static_cast<std::uint32_t>(candidates.size()));
    const RoomId room = candidates[chosen];
    retire(candidates, chosen);
    const auto division = draw_division(graph, room, Wish::no_leaf_more, bounds_of(parameters), attempt.rng);
    if (!division) continue;
    const RoomId second = divide(attempt, room, *division);
    add_if_large(room);
    add_if_large(second);
  }
}

Attempt make_attempt(const Parameters& parameters, int index, bool told) {
  Attempt attempt{RoomGraph({parameters.width, parameters.height}),
                  0,
                  Rng(parameters.seed, "rooms", static_cast<std::uint64_t>(index)),
                  told,
                  {}};
  divide_for_branches(attempt, parameters);
  return attempt;
}

// From here on another attempt is not worth it.
int enough_branches(const Parameters& parameters) {
  const bool large = Size{parameters.width, parameters.height}.area() > large_area;
  return large || parameters.rooms > 0 ? min_branches : parameters.branches;
}

Door door_between(const RoomGraph& graph, const Joint& joint, Rng& rng) {
  const Rect& a = graph[joint.a].area;
  const Rect& b = graph[joint.b].area;
  Door door{joint.a, {}, joint.b, {}, DoorState::closed, {}};
  // The ends of the contact are corners of one of the two rooms.
  if (a.right() + 1 == b.x || b.right() + 1 == a.x) {
    const int y = rng.between(std::max(a.y, b.y) + 1, std::min(a.bottom(), b.bottom()) - 1);
    const bool a_west = a.x < b.x;
    door.a = {a_west ? a.right() : a.x, y};
    door.b = {a_west ? b.x : b.right(), y};
  } else {
    const int x = rng.between(std::max(a.x, b.x) + 1, std::min(a.right(), b.right()) - 1);
    const bool a_north = a.y < b.y;
    door.a = {x, a_north ? a.bottom() : a.y};
    door.b = {x, a_north ? b.y : b.bottom()};
  }
  return door;
}

void tell(Making& making, std::vector<making::Step> divisions, const RoomPlan& plan) {
  making.steps = {making::Begun{}};
  std::ranges::move(divisions, std::back_inserter(making.steps));
  for (std::size_t i = 0; i < plan.doors.size(); ++i)
    making.steps.emplace_back(making::DoorPlaced{id_at<DoorId>(i)});
}

}  // namespace

RoomPlan with_doors(const RoomGraph& graph, std::uint64_t seed) {
  RoomPlan plan;
  plan.rooms.reserve(graph.rooms.size());
  for (const PlannedRoom& room : graph.rooms) plan.rooms.push_back(room.area);
  Rng rng(seed, "doors");
  plan.doors.reserve(graph.joints.size());
  for (const Joint& joint : graph.joints) plan.doors.push_back(door_between(graph, joint, rng));
  plan.branches = leaves_of(graph);
  return plan;
}

RoomPlan divide_rooms(const Parameters& parameters, Making* making) {
  const bool told = making != nullptr;
  Attempt best = make_attempt(parameters, 0, told);
  int attempts = 1;
  while (best.leaves < enough_branches(parameters) && attempts < max_room_attempts) {
    Attempt next = make_attempt(parameters, attempts++, told);
    if (next.leaves > best.leaves) best = std::move(next);
  }
  if (parameters.max_room > 0 && parameters.rooms == 0) divide_large_rooms(best, parameters);
  RoomPlan plan = with_doors(best.graph, parameters.seed);
  plan.attempts = attempts;
  if (told) tell(*making, std::move(best.steps), plan);
  return plan;
}

}  // namespace katabasis
