#include "scene/doorways.h"

#include <algorithm>
#include <array>
#include <glm/gtc/matrix_transform.hpp>

#include "scene/camera.h"
#include "scene/movement.h"
#include "scene/themes.h"

namespace katabasis {

namespace {

constexpr float swing_length = 0.35F;  // seconds
constexpr float widest = glm::radians(100.0F);
constexpr float leaf_width = 1.5F;      // metres
constexpr float leaf_thickness = 0.1F;  // metres
// The middle of the emblem on the leaf and how far it reaches, metres.
constexpr glm::vec3 emblem_at{0.75F, 1.53F, 0};
constexpr float emblem_reach = 0.31F;

float openness(DoorState state) {
  return state == DoorState::open ? 1.0F : 0.0F;
}

}  // namespace

glm::mat4 standing_between(Position a, Position b) {
  const glm::vec3 middle = (floor_of(a) + floor_of(b)) * 0.5F;
  return glm::rotate(glm::translate(glm::mat4(1), middle), -heading_towards(floor_of(b), floor_of(a), 0),
                     glm::vec3(0, 1, 0));
}

float light_beside(const LightWindow& light, Position at, Position other) {
  const Position way = other - at;
  return light.at(at, glm::vec2(0.5F) + 0.4F * glm::vec2(way.x, way.y));
}

float Doorways::Doorway::open(float time) const {
  return glm::mix(from, to, eased((time - start) / swing_length));
}

Doorways::Doorways(Assets& assets)
    : frame_(assets.models.find("props/door-frame")),
      leaf_(assets.models.find("props/door-leaf")),
      lock_(assets.models.find("props/lock")) {}

void Doorways::refresh(const Game& game, const LightWindow& window, Emblems& emblems) {
  std::map<DoorId, Doorway> shown;
  const std::optional<DoorId> faced = game.place().door(game.world().hero.at, game.world().hero.facing);
  for (int y = 0; y < window.size.height; ++y) {
    for (int x = 0; x < window.size.width; ++x) {
      const Position at = window.origin + Position{x, y};
      if (!game.place().doors.contains(at)) continue;
      const DoorId id = game.place().doors[at];
      if (id == Place::no_door || !game.known().doors[id.index()] || shown.contains(id)) continue;
      const KnownDoor& known = *game.known().doors[id.index()];
      const Door& door = game.place().labyrinth.doors[id.index()];
      const float open = openness(known.state);
      Doorway doorway{door.a, door.b, known.state, nullptr, open, open, 0};
      doorway.at_hand = known.state != DoorState::open && faced == id;
      if (known.key) doorway.emblem = emblems.find(*known.key);
      if (const auto before = doorways_.find(id); before != doorways_.end()) {
        doorway.from = before->second.from;
        doorway.to = before->second.to;
        doorway.start = before->second.start;
      }
      shown.emplace(id, doorway);
    }
  }
  doorways_ = std::move(shown);
}

void Doorways::swing(DoorId door, DoorState state, float start) {
  const auto found = doorways_.find(door);
  if (found == doorways_.end()) return;
  found->second.from = found->second.to;
  found->second.to = openness(state);
  found->second.start = start;
}

void Doorways::settle() {
  for (auto& [id, doorway] : doorways_) doorway.from = doorway.to = openness(doorway.state);
}

bool Doorways::moving(float time) const {
  return std::any_of(doorways_.begin(), doorways_.end(), [time](const auto& entry) {
    return entry.second.from != entry.second.to && time < entry.second.start + swing_length;
  });
}

void Doorways::add_to(Frame& frame, float time) const {
  for (const auto& [id, doorway] : doorways_) {
    Instance standing;
    standing.light_front = light_beside(frame.light, doorway.a, doorway.b);
    standing.light_back = light_beside(frame.light, doorway.b, doorway.a);
    if (standing.light_front + standing.light_back <= 0) continue;
    standing.place = standing_between(doorway.a, doorway.b);
    standing.model = frame_;
    frame.instances.push_back(standing);
    frame.instances.back().tint = dull;
    Instance leaf = standing;
    leaf.model = leaf_;
    leaf.place = glm::translate(leaf.place, {-leaf_width / 2, 0, 0});
    leaf.place = glm::rotate(leaf.place, doorway.open(time) * widest, glm::vec3(0, 1, 0));
    leaf.outline = 0;  // a flat thing would shine all over as it turns
    leaf.glow = doorway.at_hand ? 0.15F : 0.03F;
    frame.instances.push_back(leaf);
    if (doorway.state == DoorState::locked) add_lock(frame, doorway, leaf);
  }
}

// A lock on either side of the leaf, and the emblem through it.
void Doorways::add_lock(Frame& frame, const Doorway& doorway, const Instance& leaf) const {
  for (const float side : {-1.0F, 1.0F}) {
    Instance lock = leaf;
    lock.model = lock_;
    lock.place = glm::translate(leaf.place, {leaf_width * 0.72F, 1.15F, side * leaf_thickness / 2});
    if (side < 0) lock.place = glm::rotate(lock.place, glm::radians(180.0F), glm::vec3(0, 1, 0));
    lock.light_front = lock.light_back = side < 0 ? leaf.light_front : leaf.light_back;
    lock.glow = 0.04F;
    frame.instances.push_back(lock);
  }
  if (!doorway.emblem) return;
  Instance emblem = leaf;
  emblem.model = doorway.emblem;
  emblem.place = glm::scale(glm::translate(leaf.place, emblem_at), glm::vec3(glm::vec2(emblem_reach), 0.8F));
  emblem.glow = 0.06F;
  frame.instances.push_back(emblem);
}

}  // namespace katabasis
