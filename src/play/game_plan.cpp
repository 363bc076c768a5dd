#include "play/game_plan.h"

#include <algorithm>

namespace katabasis {

namespace {

// The ground alone, with the entrance.
Plan ground_of(const Labyrinth& labyrinth) {
  Plan plan = plan_of(labyrinth);
  std::erase_if(plan.things, [](const PlanThing& thing) { return thing.mark != PlanMark::entrance; });
  return plan;
}

void add_hero(Plan& plan, const Game& game) {
  plan.things.push_back({PlanMark::hero, game.world().hero.at, 0, {}});
}

PlanDoor plan_door(const Door& door, DoorState state) {
  return {door.a, door.b, state, state == DoorState::locked ? door.key : std::nullopt};
}

}  // namespace

Plan plan_now(const Game& game) {
  const Place& place = game.place();
  const World& world = game.world();
  Plan plan = ground_of(place.labyrinth);
  for (std::size_t i = 0; i < world.doors.size(); ++i)
    plan.doors[i] = plan_door(place.labyrinth.doors[i], world.doors[i]);
  for (const Item& item : world.items) {
    if (const auto* const lying = std::get_if<OnField>(&item.where))
      plan.things.push_back(plan_thing(PlacedItem{item.what, lying->at}, place.classes));
  }
  for (const Monster& monster : world.monsters) {
    if (monster.life <= 0) continue;
    plan.things.push_back(
        plan_thing(PlacedMonster{monster.kind, monster.level, monster.at, {}, monster.main}, place.classes));
  }
  add_hero(plan, game);
  return plan;
}

Plan known_plan(const Game& game) {
  const Place& place = game.place();
  const Known& known = game.known();
  Plan plan = seen_part(ground_of(place.labyrinth), known.seen);
  plan.doors.clear();
  for (std::size_t i = 0; i < known.doors.size(); ++i) {
    if (known.doors[i]) plan.doors.push_back(plan_door(place.labyrinth.doors[i], known.doors[i]->state));
  }
  for (const std::optional<KnownItem>& item : known.items) {
    if (item) plan.things.push_back(plan_thing(PlacedItem{item->what, item->at}, place.classes));
  }
  for (const SeenCreature& seen : known.creatures)
    plan.things.push_back(
        plan_thing(PlacedMonster{seen.kind, seen.level, seen.at, {}, seen.main}, place.classes));
  add_hero(plan, game);
  return plan;
}

}  // namespace katabasis
