#include "labyrinth/contents.h"

#include <algorithm>
#include <cassert>
#include <cstdint>

#include "base/rng.h"
#include "labyrinth/branches.h"
#include "labyrinth/maze.h"
#include "labyrinth/places.h"

namespace katabasis {

namespace {

constexpr ComponentId central{0};

void pierce_doors(Labyrinth& labyrinth, Making* making) {
  std::vector<Position>* const freed = making != nullptr ? &making->fields : nullptr;
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    const Door& door = labyrinth.doors[i];
    const std::size_t first = freed != nullptr ? freed->size() : 0;
    pierce(labyrinth.fields, labyrinth.rooms[door.room_a.index()].area, door.a, freed);
    pierce(labyrinth.fields, labyrinth.rooms[door.room_b.index()].area, door.b, freed);
    if (making != nullptr)
      making->steps.emplace_back(making::DoorPierced{id_at<DoorId>(i), first, freed->size() - first});
  }
}

void fill_rooms(Labyrinth& labyrinth, Making* making) {
  const Parameters& parameters = labyrinth.parameters;
  Rng contents(parameters.seed, "contents");
  for (std::size_t i = 0; i < labyrinth.rooms.size(); ++i) {
    Room& room = labyrinth.rooms[i];
    if (contents.percent(parameters.mazes)) {
      room.content = RoomContent::maze;
      Rng rng(parameters.seed, "maze", i);
      const std::size_t first = making != nullptr ? making->fields.size() : 0;
      carve_maze(labyrinth.fields, room.area, rng, making != nullptr ? &making->fields : nullptr);
      if (making != nullptr) add_maze(*making, id_at<RoomId>(i), first);
    } else {
      labyrinth.fields.fill(room.area.interior(), Ground::free);
      if (making != nullptr) making->steps.emplace_back(making::RoomFreed{id_at<RoomId>(i)});
    }
  }
  pierce_doors(labyrinth, making);
}

std::vector<RoomId> central_rooms(const Labyrinth& labyrinth) {
  std::vector<RoomId> rooms;
  for (std::size_t i = 0; i < labyrinth.rooms.size(); ++i) {
    if (labyrinth.rooms[i].component == central) rooms.push_back(id_at<RoomId>(i));
  }
  return rooms;
}

void form_components(Labyrinth& labyrinth, const std::vector<Branch>& branches, Making* making) {
  labyrinth.components.assign(branches.size() + 1, {ComponentKind::branch, 0, {}, 0, {}});
  labyrinth.components[central.index()].kind = ComponentKind::central;
  for (std::size_t i = 0; i < branches.size(); ++i) {
    for (const RoomId room : branches[i].rooms)
      labyrinth.rooms[room.index()].component = id_at<ComponentId>(i + 1);
    if (making != nullptr)
      making->steps.emplace_back(making::ComponentFound{id_at<ComponentId>(i + 1), branches[i].rooms});
  }
  if (making != nullptr)
    making->steps.emplace_back(making::ComponentFound{central, central_rooms(labyrinth)});
}

Position draw_entrance(const Labyrinth& labyrinth) {
  const std::vector<RoomId> rooms = central_rooms(labyrinth);
  Rng rng(labyrinth.parameters.seed, "entrance");
  const RoomId room = RoomsByArea(labyrinth.fields, labyrinth.rooms, rooms).draw(rng);
  return *random_field(labyrinth.fields, labyrinth.rooms[room.index()].area, rng);
}

// The target farthest from the start, in steps with all doors open; the first of equals. The targets are on
// the rings, one door's field each, and the outermost fields are wall, so no step leaves the grid.
std::size_t farthest(const Labyrinth& labyrinth, Position start, const std::vector<Position>& targets) {
  Grid<std::uint8_t> open(labyrinth.size());
  std::transform(labyrinth.fields.cells().begin(), labyrinth.fields.cells().end(), open.cells().begin(),
                 [](Ground ground) { return static_cast<std::uint8_t>(ground == Ground::free); });
  constexpr std::uint8_t target = 2;
  for (const Position at : targets) open[at] = target;

  std::vector<Position> reached{start};
  std::vector<Position> now;
  std::vector<Position> last_targets;
  open[start] = 0;
  while (!reached.empty()) {
    now.swap(reached);
    reached.clear();
    bool first_target = true;
    for (const Position at : now) {
      for (const Direction way : all_directions) {
        const Position to = neighbour(at, way);
        std::uint8_t& field = open[to];
        if (field == 0) continue;
        if (field == target) {
          if (first_target) last_targets.clear();
          first_target = false;
          last_targets.push_back(to);
        }
        field = 0;
        reached.push_back(to);
      }
    }
  }
  const auto found =
      std::find_first_of(targets.begin(), targets.end(), last_targets.begin(), last_targets.end());
  assert(found != targets.end());
  return static_cast<std::size_t>(found - targets.begin());
}

std::size_t final_branch(const Labyrinth& labyrinth, const std::vector<Branch>& branches,
                         const DoorsOfRooms& of_rooms) {
  std::vector<Position> entries;
  for (const Branch& branch : branches) {
    const Door& door = labyrinth.doors[of_rooms[branch.leaf()].front().index()];
    entries.push_back(door.room_a == branch.leaf() ? door.a : door.b);
  }
  return farthest(labyrinth, labyrinth.entrance, entries);
}

// The branches in the order in which they can be opened.
std::vector<std::size_t> draw_order(const Labyrinth& labyrinth, std::size_t branch_count, std::size_t final) {
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < branch_count; ++i) {
    if (i != final) order.push_back(i);
  }
  Rng rng(labyrinth.parameters.seed, "order");
  rng.shuffle(std::span(order));
  order.push_back(final);
  return order;
}

RoomId random_central_room(const Labyrinth& labyrinth, Rng& rng) {
  const std::vector<RoomId> rooms = central_rooms(labyrinth);
  return rooms[rng.below(static_cast<std::uint32_t>(rooms.size()))];
}

// The k-th branch's key lies in the central component (k = 1) or in the last room of the branch before.
void lock_branches(Labyrinth& labyrinth, const std::vector<Branch>& branches,
                   const std::vector<std::size_t>& order) {
  for (std::size_t k = 1; k <= order.size(); ++k) {
    const std::size_t branch = order[k - 1];
    const KeyId key = id_at<KeyId>(k);
    labyrinth.components[branch + 1].order = static_cast<int>(k);
    Door& door = labyrinth.doors[branches[branch].way_in->index()];
    door.state = DoorState::locked;
    door.key = key;
    Rng rng(labyrinth.parameters.seed, "keys", k);
    const RoomId room = k == 1 ? random_central_room(labyrinth, rng) : branches[order[k - 2]].leaf();
    const Rect& area = labyrinth.rooms[room.index()].area;
    const auto not_entrance = [&](Position at) { return at != labyrinth.entrance; };
    const std::optional<Position> at = random_field(labyrinth.fields, area, rng, not_entrance);
    labyrinth.items.push_back({key, at.value_or(labyrinth.entrance)});
  }
  labyrinth.components[order.back() + 1].kind = ComponentKind::final;
}

// The k-th branch in the order has the k-th key.
void tell_locks(Making& making, const std::vector<Branch>& branches, const std::vector<std::size_t>& order) {
  making.steps.emplace_back(making::EntrancePlaced{});
  for (std::size_t k = 0; k < order.size(); ++k) {
    making.steps.emplace_back(
        making::BranchLocked{id_at<ComponentId>(order[k] + 1), *branches[order[k]].way_in});
    making.steps.emplace_back(making::ItemPlaced{k});
  }
}

}  // namespace

Labyrinth fill_contents(const Parameters& parameters, const RoomPlan& plan, Making* making) {
  assert(plan.branches >= min_branches);
  Labyrinth labyrinth;
  labyrinth.parameters = parameters;
  labyrinth.fields = Grid<Ground>({parameters.width, parameters.height}, Ground::wall);
  labyrinth.doors = plan.doors;
  labyrinth.rooms.reserve(plan.rooms.size());
  for (const Rect& area : plan.rooms) labyrinth.rooms.push_back({area, central, {}, RoomContent::basic, {}});
  fill_rooms(labyrinth, making);

  const DoorsOfRooms of_rooms(plan.rooms.size(), plan.doors);
  const std::vector<Branch> branches = recognise_branches(of_rooms, plan.rooms.size(), plan.doors);
  form_components(labyrinth, branches, making);
  labyrinth.entrance = draw_entrance(labyrinth);
  const std::size_t final = final_branch(labyrinth, branches, of_rooms);
  const std::vector<std::size_t> order = draw_order(labyrinth, branches.size(), final);
  lock_branches(labyrinth, branches, order);
  if (making != nullptr) tell_locks(*making, branches, order);
  return labyrinth;
}

}  // namespace katabasis
