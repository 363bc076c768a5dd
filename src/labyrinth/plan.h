// A labyrinth as it is drawn from above: plain shapes, which know nothing of rules, colours or pixels. Panels
// and pictures draw them; a plan may hold the whole labyrinth, what a hero knows of it, or one that is half
// made.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "base/grid.h"
#include "labyrinth/labyrinth.h"

namespace katabasis {

enum class PlanField : std::uint8_t { unknown, wall, floor };

struct PlanRoom {
  Rect area;                             // with the wall ring
  std::optional<ComponentId> component;  // index into Plan::components; nothing: belongs to none yet
};

// An edge between two adjacent fields.
struct PlanDoor {
  Position a;
  Position b;
  DoorState state = DoorState::closed;
  std::optional<KeyId> key;  // its number, while it is locked
};

enum class PlanMark : std::uint8_t { entrance, hero, key, weapon, armour, potion, monster, main_monster };

struct PlanThing {
  PlanMark mark = PlanMark::entrance;
  Position at;
  int number = 0;    // a key's number, a monster's level, else 0
  std::string name;  // "Xiphos"; empty for keys, the entrance and the hero
};

struct PlanComponent {
  ComponentKind kind = ComponentKind::central;
  int order = 0;
  std::string name;  // "burial-ground": the prefab's id, empty while it has none
};

struct Plan {
  Grid<PlanField> fields;
  std::vector<PlanRoom> rooms;
  std::vector<PlanDoor> doors;
  std::vector<PlanThing> things;  // what is drawn later lies above
  std::vector<PlanComponent> components;
  std::optional<Rect> latest;  // where something has just changed, for those who watch

  Size size() const { return fields.size(); }
};

// All of it, as it lies there before anyone is in it.
Plan plan_of(const Labyrinth& labyrinth);

// The same shapes from its parts, for those who put a plan together.
PlanThing plan_thing(const PlacedItem& item, const Classes& classes);
PlanThing plan_thing(const PlacedMonster& monster, const Classes& classes);

// What is left when only the fields whose number is not 0 have ever been seen: other fields become unknown,
// and rooms, doors, things and the names of components without a seen field are gone. A door is seen from
// either side.
Plan seen_part(Plan plan, const Grid<std::int32_t>& seen);

}  // namespace katabasis
