#include "ui/inside_sight.h"

#include <cmath>
#include <limits>

#include "scene/mesh.h"

namespace katabasis {

namespace {

Position field_of(glm::vec3 at) {
  return {static_cast<int>(std::floor(at.x / field_size)), static_cast<int>(std::floor(at.z / field_size))};
}

// Metres along the ray to the floor or the ceiling.
float way_to_end(glm::vec3 eye, glm::vec3 ray) {
  if (ray.y < 0) return eye.y / -ray.y;
  if (ray.y > 0) return (room_height - eye.y) / ray.y;
  return std::numeric_limits<float>::infinity();
}

bool shut_between(const Game& game, Position from, Position to) {
  for (const Direction side : all_directions) {
    if (neighbour(from, side) != to) continue;
    const auto door = game.place().door(from, side);
    return door && game.world().doors[door->index()] != DoorState::open;
  }
  return false;
}

}  // namespace

std::optional<Position> field_seen_at(const Game& game, const Camera& camera, glm::vec2 point) {
  constexpr float stride = 0.05F;  // metres
  constexpr float furthest = 200;
  const Grid<Ground>& fields = game.place().labyrinth.fields;
  const glm::vec3 ray = camera.ray(point);
  const float end = std::min(way_to_end(camera.eye, ray), furthest);
  Position at = field_of(camera.eye);
  for (float way = 0; way <= end; way += stride) {
    const Position next = field_of(camera.eye + ray * way);
    if (next == at) continue;
    if (!fields.contains(next)) return std::nullopt;
    if (fields[next] == Ground::wall) return next;
    if (shut_between(game, at, next)) return at;
    at = next;
  }
  if (end >= furthest || !fields.contains(at)) return std::nullopt;
  return at;
}

}  // namespace katabasis
