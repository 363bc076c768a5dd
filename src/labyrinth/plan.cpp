#include "labyrinth/plan.h"

#include <algorithm>
#include <cstddef>

namespace katabasis {

namespace {

PlanMark mark_of(const ItemClass& item) {
  if (std::holds_alternative<WeaponNumbers>(item.numbers)) return PlanMark::weapon;
  if (std::holds_alternative<ArmourNumbers>(item.numbers)) return PlanMark::armour;
  return PlanMark::potion;
}

Grid<PlanField> plan_fields(const Grid<Ground>& fields) {
  Grid<PlanField> plan(fields.size());
  std::transform(fields.cells().begin(), fields.cells().end(), plan.cells().begin(),
                 [](Ground ground) { return ground == Ground::free ? PlanField::floor : PlanField::wall; });
  return plan;
}

// Only the part of a room that lies in the plan can be seen.
bool any_known(const Grid<PlanField>& fields, const Rect& area) {
  for (int y = std::max(area.y, 0); y <= std::min(area.bottom(), fields.size().height - 1); ++y) {
    for (int x = std::max(area.x, 0); x <= std::min(area.right(), fields.size().width - 1); ++x) {
      if (fields[{x, y}] == PlanField::floor) return true;
    }
  }
  return false;
}

}  // namespace

PlanThing plan_thing(const PlacedItem& item, const Classes& classes) {
  if (const auto* key = std::get_if<KeyId>(&item.what)) return {PlanMark::key, item.at, key->value, {}};
  const ItemClass& kind = classes[std::get<ItemClassId>(item.what)];
  return {mark_of(kind), item.at, 0, kind.name};
}

PlanThing plan_thing(const PlacedMonster& monster, const Classes& classes) {
  return {monster.main ? PlanMark::main_monster : PlanMark::monster, monster.at, monster.level,
          classes[monster.kind].name};
}

Plan plan_of(const Labyrinth& labyrinth) {
  Plan plan;
  plan.fields = plan_fields(labyrinth.fields);
  for (const Room& room : labyrinth.rooms) plan.rooms.push_back({room.area, room.component});
  for (const Door& door : labyrinth.doors) plan.doors.push_back({door.a, door.b, door.state, door.key});
  for (const Component& component : labyrinth.components)
    plan.components.push_back({component.kind, component.order, component.prefab});
  plan.things.push_back({PlanMark::entrance, labyrinth.entrance, 0, {}});
  for (const PlacedItem& item : labyrinth.items) plan.things.push_back(plan_thing(item, labyrinth.classes));
  for (const PlacedMonster& monster : labyrinth.monsters)
    plan.things.push_back(plan_thing(monster, labyrinth.classes));
  return plan;
}

Plan seen_part(Plan plan, const Grid<std::int32_t>& seen) {
  const auto is_seen = [&](Position at) { return seen[at] != 0; };
  for (std::size_t i = 0; i < seen.cells().size(); ++i) {
    if (seen.cells()[i] == 0) plan.fields.cells()[i] = PlanField::unknown;
  }
  std::erase_if(plan.rooms, [&](const PlanRoom& room) { return !any_known(plan.fields, room.area); });
  std::erase_if(plan.doors, [&](const PlanDoor& door) { return !is_seen(door.a) && !is_seen(door.b); });
  std::erase_if(plan.things, [&](const PlanThing& thing) { return !is_seen(thing.at); });
  std::vector<bool> entered(plan.components.size());
  for (const PlanRoom& room : plan.rooms) {
    if (room.component) entered[room.component->index()] = true;
  }
  for (std::size_t i = 0; i < entered.size(); ++i) {
    if (!entered[i]) plan.components[i].name.clear();
  }
  return plan;
}

}  // namespace katabasis
