// What the checks of the rules of meaning share: the labyrinth, what was found out about it, and the findings
// so far.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "labyrinth/branches.h"
#include "labyrinth/labyrinth.h"
#include "labyrinth/meaning.h"

namespace katabasis {

struct Inspection {
  Inspection(const Labyrinth& labyrinth, const Catalog* catalog);

  const Labyrinth& labyrinth;
  const Catalog* catalog;  // may be null
  PlacementRules placement;
  Grid<std::int32_t> room_of;  // the first room that has the field; −1: none
  DoorsOfRooms doors_of;
  std::vector<Branch> branches;
  std::vector<Finding> findings;

  // A rule that a labyrinth made by hand may break, and one that it may not.
  void breach_or_note(int rule, std::string text);
  void breach(int rule, std::string text);

  std::optional<RoomId> room_at(Position at) const;
  const Component* component_at(Position at) const;  // null outside of all rooms
  const Component& component_of(RoomId room) const;
  bool is_central(RoomId room) const { return component_of(room).kind == ComponentKind::central; }
  bool is_free(Position at) const { return labyrinth.fields[at] == Ground::free; }
  // A room that does not lie inside the area has no fields to look at.
  bool inside_area(const Rect& area) const;
};

// "room 3", "door 4", "component 2"
std::string words(RoomId room);
std::string words(DoorId door);
std::string words(ComponentId component);

void check_tiling(Inspection& inspection);        // rule 1
void check_graph(Inspection& inspection);         // rule 2
void check_doors(Inspection& inspection);         // rule 3
void check_rings(Inspection& inspection);         // rule 4
void check_components(Inspection& inspection);    // rule 5
void check_contents(Inspection& inspection);      // rule 6
void check_locks(Inspection& inspection);         // rule 7
void check_key_order(Inspection& inspection);     // rule 8
void check_places(Inspection& inspection);        // rule 9
void check_reach(Inspection& inspection);         // rule 10
void check_themes(Inspection& inspection);        // rule 11
void check_main_monster(Inspection& inspection);  // rule 12
void check_levels(Inspection& inspection);        // rule 13

}  // namespace katabasis
