#include "scene/decor.h"

#include <algorithm>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include "scene/creatures.h"
#include "scene/movement.h"
#include "scene/scatter.h"
#include "scene/surroundings.h"

namespace katabasis {

namespace {

constexpr std::uint32_t one_in_wall = 3;
constexpr std::uint32_t one_in_corner = 2;
constexpr int smallest_hall = 4;     // fields inside the ring, in both directions
constexpr float to_wall = 0.86F;     // metres from the field's middle to what stands at its wall
constexpr float to_corner = 0.8F;    // metres along both axes to what lies in a corner
constexpr float seen_around = 1.5F;  // metres, of a ball around an ornament
constexpr float shadow_reach = 9;    // metres from the eye within which an ornament has a shadow

struct Fitting {
  const char* model;
  float size;
  float shadow;  // metres, 0: none
};
// By kind.
constexpr std::array<Fitting, 10> fittings{{{"props/rubble", 0.85F, 0.55F},
                                            {"props/brazier", 0.9F, 0.55F},
                                            {"props/urn", 0.9F, 0.4F},
                                            {"props/niche-urn", 1, 0},
                                            {"props/statue", 0.95F, 0.55F},
                                            {"props/bones", 0.75F, 0.5F},
                                            {"props/stalagmite", 0.95F, 0.5F},
                                            {"props/cauldron", 0.85F, 0.5F},
                                            {"props/chain", 1, 0},
                                            {"props/roots", 1, 0}}};

const Fitting& fitting_of(OrnamentKind kind) {
  return fittings[static_cast<std::size_t>(kind)];
}

// `what` keeps different uses apart; another seed scatters otherwise.
std::uint32_t scattered_in(const Place& place, Position at, std::uint32_t what) {
  const std::uint64_t seed = place.labyrinth.parameters.seed;
  return scattered(at, what + scattered(static_cast<std::uint32_t>(seed ^ seed >> 32U)));
}

float heading_from(std::uint32_t hash) {
  return static_cast<float>(hash & 1023U) / 1024.0F * glm::two_pi<float>();
}

// The field in the middle of a hall's side.
Position middle_of(Rect inside, Direction side) {
  const Position centre{inside.x + inside.width / 2, inside.y + inside.height / 2};
  switch (side) {
    case Direction::north:
      return {centre.x, inside.y};
    case Direction::east:
      return {inside.right(), centre.y};
    case Direction::south:
      return {centre.x, inside.bottom()};
    case Direction::west:
      return {inside.x, centre.y};
  }
  return centre;
}

// Where a hall's brazier would stand: in the middle of the first of its sides, from one on, that has a wall
// there and no door.
std::optional<Direction> side_for_brazier(const Place& place, Rect inside, std::uint32_t first) {
  for (std::uint32_t i = 0; i < 4; ++i) {
    const auto side = static_cast<Direction>((first + i) & 3U);
    const Position at = middle_of(inside, side);
    const bool walled = place.barriers.is_free(at) && !place.barriers.is_free(neighbour(at, side));
    if (walled && !beside_a_door(place, at)) return side;
  }
  return std::nullopt;
}

// Two of three halls have one.
std::optional<Ornament> brazier_of(const Place& place, Position at) {
  const Room& room = place.labyrinth.rooms[place.rooms[at].index()];
  const Rect inside = room.area.interior();
  if (room.content != RoomContent::basic || inside.width < smallest_hall || inside.height < smallest_hall)
    return {};
  const std::uint32_t hash = scattered_in(place, room.area.origin(), 11);
  if (hash % 3 == 0) return {};
  const auto side = side_for_brazier(place, inside, hash >> 8U);
  if (!side || at != middle_of(inside, *side)) return {};
  return Ornament{OrnamentKind::brazier, at, floor_of(at) + vector_of(*side) * to_wall, 0, 0.9F};
}

bool something_lies(const Place& place, Position at) {
  const auto& items = place.labyrinth.items;
  return at == place.labyrinth.entrance ||
         std::ranges::any_of(items, [at](const auto& item) { return item.at == at; });
}

// With its front, the model's −z, into the room; a niche is hewn with its back to −z and is part of the wall.
Ornament at_wall(OrnamentKind kind, Position at, Direction side) {
  const glm::vec3 out = vector_of(side);
  const float turn = std::atan2(out.x, out.z);
  if (kind == OrnamentKind::niche_urn) {
    return {kind, at, floor_of(at) + out * (field_size / 2 - 0.02F), turn + glm::pi<float>(), 1};
  }
  return {kind, at, floor_of(at) + out * to_wall, turn, fitting_of(kind).size};
}

// Halls have their ornaments along walls that leave room before them; in mazes only what is part of the wall
// does not stand in the way.
std::optional<Ornament> wall_ornament(const Place& place, const Theme& theme, Position at, Direction side) {
  const std::uint32_t hash = scattered_in(place, at, 13);
  if (hash % one_in_wall != 0) return {};
  const auto kind = theme.along_walls[(hash >> 8U) % theme.along_walls.size()];
  const bool narrow = !place.barriers.is_free(neighbour(at, turned(side, 2)));
  if (narrow && kind != OrnamentKind::niche_urn) return {};
  return at_wall(kind, at, side);
}

std::optional<Ornament> corner_ornament(const Place& place, const Theme& theme, Position at, Direction side) {
  const std::uint32_t hash = scattered_in(place, at, 12);
  if (hash % one_in_corner != 0) return {};
  const auto kind = theme.in_corners[(hash >> 8U) % theme.in_corners.size()];
  const glm::vec3 out = vector_of(side) + vector_of(turned(side, 1));
  const float size = (0.85F + static_cast<float>(hash >> 24U) / 255.0F * 0.15F) * fitting_of(kind).size;
  const bool upright = kind == OrnamentKind::statue;
  const float heading = upright ? std::atan2(out.x, out.z) : heading_from(hash >> 10U);
  const bool hangs = fitting_of(kind).shadow == 0;  // from the ceiling, so its height is given
  return Ornament{kind, at, floor_of(at) + out * to_corner, heading, hangs ? 1.0F : size};
}

std::optional<Ornament> theme_ornament(const Place& place, Position at) {
  const Room& room = place.labyrinth.rooms[place.rooms[at].index()];
  const Theme& theme = theme_of(place.labyrinth.components[room.component.index()].prefab);
  for (const Direction side : all_directions) {
    if (place.barriers.is_free(neighbour(at, side))) continue;
    const bool corner = !place.barriers.is_free(neighbour(at, turned(side, 1)));
    const bool column = room.content == RoomContent::basic && room.area.interior().is_corner(at);
    if (column) return {};
    if (corner) return corner_ornament(place, theme, at, side);
    if (place.barriers.is_free(neighbour(at, turned(side, -1)))) return wall_ornament(place, theme, at, side);
  }
  return {};
}

}  // namespace

bool beside_a_door(const Place& place, Position at) {
  for (int y = at.y - 1; y <= at.y + 1; ++y) {
    for (int x = at.x - 1; x <= at.x + 1; ++x) {
      if (place.doors.contains({x, y}) && place.doors[{x, y}] != Place::no_door) return true;
    }
  }
  return false;
}

std::optional<Ornament> ornament_of(const Place& place, Position at) {
  if (!place.barriers.is_free(at) || beside_a_door(place, at)) return {};
  std::optional<Ornament> ornament = brazier_of(place, at);
  if (!ornament) ornament = theme_ornament(place, at);
  if (ornament && something_lies(place, at)) return {};
  return ornament;
}

Decor::Decor(Assets& assets) {
  for (std::size_t kind = 0; kind < fittings.size(); ++kind)
    models_[kind] = assets.models.find(fittings[kind].model);
}

void Decor::refresh(const Place& place, const std::optional<Stairs>& stairs, const Barriers& barriers,
                    Position hero, int reach) {
  ornaments_.clear();
  fires_.clear();
  for (int y = hero.y - reach; y <= hero.y + reach; ++y) {
    for (int x = hero.x - reach; x <= hero.x + reach; ++x) {
      if (stairs && stairs->field == Position{x, y}) continue;
      const std::optional<Ornament> ornament = ornament_of(place, {x, y});
      if (!ornament) continue;
      ornaments_.push_back(*ornament);
      if (ornament->kind != OrnamentKind::brazier) continue;
      fires_.emplace_back();
      fires_.back().look(barriers, {x, y}, brazier_radius);
    }
  }
}

void Decor::add_to(Frame& frame, float idle_time) const {
  const Frustum frustum(frame.camera);
  for (const Ornament& ornament : ornaments_) {
    const glm::vec3 off = (ornament.at - floor_of(ornament.field)) / field_size;
    const float light = frame.light.at(ornament.field, glm::vec2(0.5F) + 0.8F * glm::vec2(off.x, off.z));
    const glm::vec3 middle = ornament.at + glm::vec3(0, room_height / 2, 0);
    if (light <= 0 || !frustum.touches(middle, seen_around)) continue;
    const Fitting& fitting = fitting_of(ornament.kind);
    Instance instance;
    instance.model = models_[static_cast<std::size_t>(ornament.kind)];
    instance.place = glm::translate(glm::mat4(1), ornament.at);
    instance.place = glm::rotate(instance.place, ornament.heading, glm::vec3(0, 1, 0));
    instance.place = glm::scale(instance.place, glm::vec3(ornament.size));
    if (ornament.kind == OrnamentKind::brazier) {
      const glm::vec3 coals{0, instance.model->high.y * ornament.size, 0};
      frame.flames.push_back({ornament.at + coals, 0.5F, idle_time + ornament.at.x});
    }
    if (ornament.kind != OrnamentKind::brazier) instance.tint = dull;
    instance.light_front = instance.light_back = light;
    if (fitting.shadow > 0 && glm::distance(ornament.at, frame.camera.eye) < shadow_reach)
      frame.shadows.push_back({ornament.at + glm::vec3(0, 0.012F, 0), fitting.shadow, 0.6F});
    frame.instances.push_back(std::move(instance));
  }
}

}  // namespace katabasis
