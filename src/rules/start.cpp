#include "rules/start.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdlib>
#include <variant>

#include "labyrinth/sight.h"
#include "rules/growth.h"

namespace katabasis {

namespace {

const HeroClass& class_of(const Rules& rules, std::string_view id) {
  const auto found = std::find_if(rules.classes.begin(), rules.classes.end(),
                                  [id](const HeroClass& hero) { return hero.id == id; });
  assert(found != rules.classes.end());
  return *found;
}

void add_what_lies(World& world, const Labyrinth& labyrinth) {
  for (const PlacedItem& item : labyrinth.items) world.items.push_back({item.what, OnField{item.at}});
}

void add_monsters(World& world, const Place& place) {
  for (const PlacedMonster& placed : place.labyrinth.monsters) {
    const int life = place.classes[placed.kind].life(placed.level);
    world.monsters.push_back({placed.kind, placed.level, placed.at, life, placed.main});
    const auto id = id_at<CreatureId>(world.monsters.size());
    for (const ItemClassId item : placed.carries) world.items.push_back({item, CarriedBy{id}});
  }
}

void add_outfit(World& world, const Place& place, const HeroClass& hero) {
  for (const StartingItem& piece : hero.items) {
    const auto kind = place.classes.find_item(piece.item);
    if (!kind) continue;
    world.items.push_back({*kind, CarriedBy{hero_id}});
    if (!piece.worn) continue;
    const auto& numbers = place.classes[*kind].numbers;
    const auto id = id_at<ItemId>(world.items.size());
    if (std::holds_alternative<WeaponNumbers>(numbers)) world.hero.weapon = id;
    if (std::holds_alternative<ArmourNumbers>(numbers)) world.hero.armour = id;
  }
}

// The fields in view within the quarter of the surroundings that lies in one direction.
struct Prospect {
  int left = 0;
  int straight = 0;
  int right = 0;

  void add(Position from, Direction side, Position at) {
    const Position away = at - from;
    const Position ahead = offset(side);
    const Position aside = offset(turned(side, 1));
    const int depth = away.x * ahead.x + away.y * ahead.y;
    const int shift = away.x * aside.x + away.y * aside.y;
    if (depth <= 0 || std::abs(shift) > depth) return;
    ++(shift < 0 ? left : shift > 0 ? right : straight);
  }
  // A wall close by on one side takes away from the other side too; one right ahead takes all.
  int worth() const { return straight == 0 ? 0 : straight + 2 * std::min(left, right); }
};

// The hero comes in looking into the place rather than along its wall, the first of equals clockwise from the
// north.
Direction first_look(const Place& place) {
  const Position entrance = place.labyrinth.entrance;
  View view;
  view.look(place.barriers, entrance, place.rules.sight.torch_radius);
  std::array<Prospect, all_directions.size()> prospects;
  for (const LitField field : view) {
    if (!place.barriers.is_free(field.at)) continue;
    for (const Direction side : all_directions)
      prospects[static_cast<std::size_t>(side)].add(entrance, side, field.at);
  }
  return all_directions[static_cast<std::size_t>(std::ranges::max_element(prospects, {}, &Prospect::worth) -
                                                 prospects.begin())];
}

}  // namespace

World new_world(const Place& place, std::string_view hero_class) {
  const Labyrinth& labyrinth = place.labyrinth;
  const HeroClass& hero = class_of(place.rules, hero_class);
  World world;
  world.labyrinth = place.digest;
  world.hero = new_hero(place, hero);
  world.hero.facing = first_look(place);
  add_what_lies(world, labyrinth);
  add_monsters(world, place);
  add_outfit(world, place, hero);
  for (const Door& door : labyrinth.doors) world.doors.push_back(door.state);
  world.rooms_entered.resize(labyrinth.rooms.size());
  world.components_entered.resize(labyrinth.components.size());
  world.combat = Rng(labyrinth.parameters.seed, "combat");
  world.choices = Rng(labyrinth.parameters.seed, "monsters");
  return world;
}

}  // namespace katabasis
