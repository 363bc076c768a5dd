#include "labyrinth/meaning.h"

#include <fmt/format.h>

#include <utility>

#include "labyrinth/inspection.h"
#include "labyrinth/solver.h"

namespace katabasis {

namespace {

bool lies_inside(const Rect& area, Size size) {
  return area.width >= 1 && area.height >= 1 && size.contains(area.origin()) &&
         size.contains({area.right(), area.bottom()});
}

Grid<std::int32_t> first_rooms(const Labyrinth& labyrinth) {
  Grid<std::int32_t> room_of(labyrinth.size(), -1);
  for (std::size_t i = 0; i < labyrinth.rooms.size(); ++i) {
    const Rect& area = labyrinth.rooms[i].area;
    if (!lies_inside(area, labyrinth.size())) continue;
    const std::int32_t id = id_at<RoomId>(i).value;
    for (int y = area.y; y <= area.bottom(); ++y) {
      for (std::int32_t& room : room_of.row(y, area)) room = room < 0 ? id : room;
    }
  }
  return room_of;
}

}  // namespace

Inspection::Inspection(const Labyrinth& the_labyrinth, const Catalog* the_catalog)
    : labyrinth(the_labyrinth),
      catalog(the_catalog),
      placement(the_catalog ? the_catalog->rules.placement : PlacementRules{}),
      room_of(first_rooms(the_labyrinth)),
      doors_of(the_labyrinth.rooms.size(), the_labyrinth.doors),
      branches(recognise_branches(doors_of, the_labyrinth.rooms.size(), the_labyrinth.doors)) {}

void Inspection::breach_or_note(int rule, std::string text) {
  findings.push_back({rule, std::move(text), labyrinth.edited});
}

void Inspection::breach(int rule, std::string text) {
  findings.push_back({rule, std::move(text), false});
}

std::optional<RoomId> Inspection::room_at(Position at) const {
  if (room_of[at] < 0) return std::nullopt;
  return RoomId{room_of[at]};
}

const Component* Inspection::component_at(Position at) const {
  const auto room = room_at(at);
  return room ? &component_of(*room) : nullptr;
}

const Component& Inspection::component_of(RoomId room) const {
  return labyrinth.components[labyrinth.rooms[room.index()].component.index()];
}

bool Inspection::inside_area(const Rect& area) const {
  return lies_inside(area, labyrinth.size());
}

std::string words(RoomId room) {
  return fmt::format("room {}", room.value);
}
std::string words(DoorId door) {
  return fmt::format("door {}", door.value);
}
std::string words(ComponentId component) {
  return fmt::format("component {}", component.value);
}

void check_reach(Inspection& inspection) {
  const Solution solution = solve(inspection.labyrinth);
  const char* const tried = solution.decided ? "" : " in the orders of keys that could be tried";
  if (solution.unreached > 0) {
    inspection.breach(10, fmt::format("{} free field(s) are never reached{}, the first is {}",
                                      solution.unreached, tried, words(*solution.first_unreached)));
  }
  for (const DoorId door : solution.unopened)
    inspection.breach(10, fmt::format("{} is never unlocked{}", words(door), tried));
}

std::vector<Finding> breaches(const Labyrinth& labyrinth, const Catalog* catalog) {
  if (labyrinth.size().area() == 0 || labyrinth.rooms.empty()) return {{1, "there is no room", false}};
  Inspection inspection(labyrinth, catalog);
  for (const auto check :
       {check_tiling, check_graph, check_doors, check_rings, check_components, check_contents, check_locks,
        check_key_order, check_places, check_reach, check_themes, check_main_monster, check_levels}) {
    check(inspection);
  }
  return std::move(inspection.findings);
}

}  // namespace katabasis
