#include "app/pointing.h"

#include <algorithm>

#include "scene/movement.h"

namespace katabasis {

namespace {

// Balls around what is seen, in metres.
constexpr float thing_height = 0.3F;
constexpr float thing_radius = 0.55F;
constexpr float door_height = 1.1F;
constexpr float door_radius = 0.95F;
constexpr float creature_height = 1.0F;
constexpr float creature_radius = 0.9F;

// The nearest ball that a ray hits, and what it means.
class Nearest {
 public:
  Nearest(const Camera& camera, glm::vec2 point) : eye_(camera.eye), ray_(camera.ray(point)) {}

  void add(glm::vec3 centre, float radius, const Pointed& meaning) {
    const glm::vec3 way = centre - eye_;
    const float along = glm::dot(way, ray_);
    if (along <= 0 || along >= distance_ || glm::distance(way, ray_ * along) > radius) return;
    distance_ = along;
    meaning_ = meaning;
  }
  const Pointed& meaning() const { return meaning_; }

 private:
  glm::vec3 eye_;
  glm::vec3 ray_;
  float distance_ = 1e9F;
  Pointed meaning_;
};

Pointed meaning_of(const Game& game, ItemId item, Position at) {
  Action take = action::Take{{item}};
  if (!game.check(take)) return take;
  return at;
}

Pointed meaning_of(const Game& game, const Door& door) {
  const Position hero = game.world().hero.at;
  if (hero == door.a || hero == door.b) return {};
  const bool a_is_seen = game.known().seen[door.a] != 0;
  const bool b_is_seen = game.known().seen[door.b] != 0;
  const bool a_is_nearer = squared_distance(hero, door.a) < squared_distance(hero, door.b);
  return (a_is_nearer && a_is_seen) || !b_is_seen ? door.a : door.b;
}

Pointed meaning_of(const Game& game, const SeenCreature& creature) {
  if (squared_distance(game.world().hero.at, creature.at) <= 1) return {};
  return creature.at;
}

}  // namespace

Pointed pointed_at(const Camera& camera, glm::vec2 point, const Game& game) {
  Nearest nearest(camera, point);
  const Known& known = game.known();
  for (const ItemId id : known.items_in_view) {
    const auto& item = known.items[id.index() - 1];
    if (!item) continue;
    nearest.add(floor_of(item->at) + glm::vec3(0, thing_height, 0), thing_radius,
                meaning_of(game, id, item->at));
  }
  for (const DoorId id : known.doors_in_view) {
    const Door& door = game.place().labyrinth.doors[id.index()];
    nearest.add((floor_of(door.a) + floor_of(door.b)) * 0.5F + glm::vec3(0, door_height, 0), door_radius,
                meaning_of(game, door));
  }
  for (const SeenCreature& creature : known.creatures)
    nearest.add(floor_of(creature.at) + glm::vec3(0, creature_height, 0), creature_radius,
                meaning_of(game, creature));
  return nearest.meaning();
}

}  // namespace katabasis
