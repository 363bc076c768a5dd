#include "scene/stairs.h"

#include <cmath>
#include <utility>

#include "labyrinth/sight.h"
#include "scene/decor.h"
#include "scene/doorways.h"
#include "scene/mesh.h"
#include "scene/movement.h"
#include "scene/surroundings.h"

namespace katabasis {

namespace {

constexpr int deep = 2;               // fields of rock that they need
constexpr float frame_radius = 2.0F;  // metres, of a ball around what frames them

// The flight, metres.
constexpr float half_width = 0.85F;
constexpr float landing = 0.3F;  // from the wall's face to the first step
constexpr float tread_depth = 0.3F;
constexpr float riser_height = 0.27F;
constexpr float nosing = 0.06F;  // the worn, pale edge of a step
constexpr float headroom = 2.4F;

constexpr std::uint8_t dark_tone = 90;

bool all_rock_behind(const Barriers& barriers, Position at, Direction side) {
  const Position aside = offset(turned(side, 1));
  for (int depth = 1; depth <= deep; ++depth) {
    at = neighbour(at, side);
    if (barriers.is_free(at) || barriers.is_free(at + aside) || barriers.is_free(at - aside)) return false;
  }
  return true;
}

std::optional<Stairs> stairs_at(const Place& place, Position at) {
  if (beside_a_door(place, at)) return {};
  for (const Direction side : all_directions) {
    const bool corner = !place.barriers.is_free(neighbour(at, turned(side, 1))) ||
                        !place.barriers.is_free(neighbour(at, turned(side, -1)));
    if (!corner && all_rock_behind(place.barriers, at, side)) return Stairs{at, side};
  }
  return {};
}

// How a face is lit at its lower corners and at its upper ones, 0 … 1.
struct Shade {
  float low = 1;
  float high = 1;
};

class Flight {
 public:
  explicit Flight(const Stairs& stairs)
      : out_(vector_of(stairs.side)),
        along_(vector_of(turned(stairs.side, 1)) * half_width),
        foot_(floor_of(stairs.field) + out_ * (field_size / 2)) {}

  std::vector<StairsFace> faces() && {
    tunnel(0, landing, 0);
    for (int i = 0; i < stairs_steps; ++i) step(i);
    const float top = riser_height * stairs_steps;
    upright(landing + tread_depth * stairs_steps, top, top + headroom + riser_height, Surface::wall,
            dark_tone, {});
    return std::move(faces_);
  }

 private:
  // `aside`: −1 at the left wall, 1 at the right one.
  glm::vec3 at(float aside, float depth, float height) const {
    return foot_ + along_ * aside + out_ * depth + glm::vec3(0, height, 0);
  }

  void put(const std::array<glm::vec3, 4>& corners, Surface surface, std::uint8_t tone, Shade shade) {
    StairsFace face{corners, {shade.low, shade.low, shade.high, shade.high}, surface, tone};
    for (std::size_t i = 0; i < corners.size(); ++i)
      face.openness[i] *= std::exp(-0.55F * glm::dot(corners[i] - foot_, out_));
    faces_.push_back(face);
  }

  void upright(float depth, float low, float high, Surface surface, std::uint8_t tone, Shade shade) {
    put({at(-1, depth, low), at(1, depth, low), at(1, depth, high), at(-1, depth, high)}, surface, tone,
        shade);
  }

  void step(int number) {
    const float depth = landing + tread_depth * static_cast<float>(number);
    const float floor = riser_height * static_cast<float>(number);
    const float edge = floor + riser_height - nosing;
    upright(depth, floor, edge, Surface::floor, 60, {0.45F, 0.8F});
    upright(depth, edge, edge + nosing, Surface::floor, 255, {});
    tunnel(depth, depth + tread_depth, floor + riser_height);
  }

  // Floor, both walls and vault between two depths.
  void tunnel(float from, float to, float floor) {
    const float low = floor + headroom;
    const float high = low + riser_height;
    put({at(-1, from, floor), at(1, from, floor), at(1, to, floor), at(-1, to, floor)}, Surface::floor, 150,
        {1, 0.4F});
    put({at(-1, from, floor), at(-1, to, floor), at(-1, to, high), at(-1, from, low)}, Surface::wall,
        dark_tone, {0.6F, 0.8F});
    put({at(1, to, floor), at(1, from, floor), at(1, from, low), at(1, to, high)}, Surface::wall, dark_tone,
        {0.6F, 0.8F});
    put({at(-1, to, high), at(1, to, high), at(1, from, low), at(-1, from, low)}, Surface::ceiling, dark_tone,
        {0.7F, 0.7F});
  }

  glm::vec3 out_;
  glm::vec3 along_;
  glm::vec3 foot_;
  std::vector<StairsFace> faces_;
};

}  // namespace

std::optional<Stairs> stairs_of(const Place& place) {
  const Position entrance = place.labyrinth.entrance;
  View view;
  view.look(place.barriers, entrance, place.rules.sight.torch_radius);
  std::optional<Stairs> nearest;
  for (const LitField seen : view) {
    if (!place.barriers.is_free(seen.at) || place.rooms[seen.at] != place.rooms[entrance]) continue;
    if (nearest && squared_distance(seen.at, entrance) >= squared_distance(nearest->field, entrance))
      continue;
    if (const auto stairs = stairs_at(place, seen.at)) nearest = stairs;
  }
  return nearest;
}

std::vector<StairsFace> stairs_faces(const Stairs& stairs) {
  return Flight(stairs).faces();
}

void add_stairs_frame(Frame& frame, std::shared_ptr<const Model> door_frame, const Stairs& stairs) {
  const Position behind = neighbour(stairs.field, stairs.side);
  Instance standing;
  standing.light_front = standing.light_back = light_beside(frame.light, stairs.field, behind);
  const glm::vec3 foot = floor_of(stairs.field) + vector_of(stairs.side) * (field_size / 2);
  const glm::vec3 middle = foot + glm::vec3(0, room_height / 2, 0);
  if (standing.light_front <= 0 || !Frustum(frame.camera).touches(middle, frame_radius)) return;
  standing.model = std::move(door_frame);
  standing.tint = dull;
  standing.place = standing_between(stairs.field, behind);
  frame.instances.push_back(std::move(standing));
}

}  // namespace katabasis
