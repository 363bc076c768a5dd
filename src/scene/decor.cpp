#include "scene/decor.h"

#include <glm/gtc/constants.hpp>
#include <glm/gtc/matrix_transform.hpp>

#include "scene/creatures.h"
#include "scene/movement.h"
#include "scene/scatter.h"

namespace katabasis {

namespace {

constexpr std::uint32_t one_in_rubble = 5;
constexpr int smallest_hall = 4;   // fields inside the ring, in both directions
constexpr float to_wall = 0.86F;   // metres from the field's middle to what stands at its wall
constexpr float to_corner = 0.8F;  // metres along both axes to what lies in a corner

glm::vec3 vector_of(Direction to) {
  const Position step = offset(to);
  return {static_cast<float>(step.x), 0, static_cast<float>(step.y)};
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

// Two of three halls have a brazier, on one of their sides.
std::optional<Ornament> brazier_of(const Place& place, Position at) {
  const Room& room = place.labyrinth.rooms[place.rooms[at].index()];
  const Rect inside = room.area.interior();
  if (room.content != RoomContent::basic || inside.width < smallest_hall || inside.height < smallest_hall)
    return {};
  const std::uint32_t hash = scattered(room.area.origin(), 11);
  const auto side = static_cast<Direction>(hash & 3U);
  if (hash % 3 == 0 || at != middle_of(inside, side) || place.barriers.is_free(neighbour(at, side)))
    return {};
  return Ornament{OrnamentKind::brazier, floor_of(at) + vector_of(side) * to_wall, 0, 0.9F};
}

std::optional<Ornament> rubble_of(const Place& place, Position at) {
  const std::uint32_t hash = scattered(at, 12);
  if (hash % one_in_rubble != 0) return {};
  const Room& room = place.labyrinth.rooms[place.rooms[at].index()];
  if (room.content == RoomContent::basic && room.area.interior().is_corner(at))
    return {};  // a column's place
  for (const Direction side : all_directions) {
    const Direction next = turned(side, 1);
    if (place.barriers.is_free(neighbour(at, side)) || place.barriers.is_free(neighbour(at, next))) continue;
    const glm::vec3 corner = (vector_of(side) + vector_of(next)) * to_corner;
    const float size = 0.6F + static_cast<float>(hash >> 24U) / 255.0F * 0.35F;
    return Ornament{OrnamentKind::rubble, floor_of(at) + corner, heading_from(hash >> 8U), size};
  }
  return {};
}

}  // namespace

std::optional<Ornament> ornament_of(const Place& place, Position at) {
  if (!place.barriers.is_free(at) || place.doors[at] != Place::no_door) return {};
  const std::optional<Ornament> brazier = brazier_of(place, at);
  return brazier ? brazier : rubble_of(place, at);
}

Decor::Decor(Assets& assets)
    : rubble_(assets.models.find("props/rubble")), brazier_(assets.models.find("props/brazier")) {}

void Decor::refresh(const Place& place, const Barriers& barriers, Position hero, int reach) {
  ornaments_.clear();
  fires_.clear();
  for (int y = hero.y - reach; y <= hero.y + reach; ++y) {
    for (int x = hero.x - reach; x <= hero.x + reach; ++x) {
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
  for (const Ornament& ornament : ornaments_) {
    const float light = light_on(frame.light, ornament.at);
    if (light <= 0) continue;
    const bool burns = ornament.kind == OrnamentKind::brazier;
    Instance instance;
    instance.model = burns ? brazier_ : rubble_;
    instance.place = glm::translate(glm::mat4(1), ornament.at);
    instance.place = glm::rotate(instance.place, ornament.heading, glm::vec3(0, 1, 0));
    instance.place = glm::scale(instance.place, glm::vec3(ornament.size));
    if (burns) {
      const glm::vec3 coals{0, brazier_->high.y * ornament.size, 0};
      frame.flames.push_back({ornament.at + coals, 0.5F, idle_time + ornament.at.x});
    }
    instance.light_front = instance.light_back = light;
    frame.instances.push_back(std::move(instance));
    frame.shadows.push_back({ornament.at + glm::vec3(0, 0.012F, 0), 0.6F * ornament.size, 0.6F});
  }
}

}  // namespace katabasis
