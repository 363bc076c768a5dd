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
constexpr std::array<const char*, 8> key_colours{"gold",       "styx",    "blood", "laurel",
                                                 "shade-blue", "saffron", "wine",  "bone"};

// Stands on the edge between two fields, its −z side towards the first.
glm::mat4 standing_between(Position a, Position b) {
  const glm::vec3 middle = (floor_of(a) + floor_of(b)) * 0.5F;
  return glm::rotate(glm::translate(glm::mat4(1), middle), -heading_towards(floor_of(b), floor_of(a), 0),
                     glm::vec3(0, 1, 0));
}

// The light of a field close to its border with another one.
float light_beside(const LightWindow& light, Position at, Position other) {
  const Position way = other - at;
  return light.at(at, glm::vec2(0.5F) + 0.4F * glm::vec2(way.x, way.y));
}

float openness(DoorState state) {
  return state == DoorState::open ? 1.0F : 0.0F;
}

}  // namespace

Rgb key_colour(const Palette& palette, KeyId key) {
  return palette[key_colours[key.index() % key_colours.size()]];
}

int locks_of(KeyId key) {
  return 1 + static_cast<int>(key.index() / key_colours.size()) % 3;
}

float Doorways::Doorway::open(float time) const {
  return glm::mix(from, to, eased((time - start) / swing_length));
}

Doorways::Doorways(Assets& assets)
    : frame_(assets.models.find("props/door-frame")),
      leaf_(assets.models.find("props/door-leaf")),
      lock_(assets.models.find("props/lock")) {}

void Doorways::refresh(const Game& game, const LightWindow& window) {
  std::map<DoorId, Doorway> shown;
  for (int y = 0; y < window.size.height; ++y) {
    for (int x = 0; x < window.size.width; ++x) {
      const Position at = window.origin + Position{x, y};
      if (!game.place().doors.contains(at)) continue;
      const DoorId id = game.place().doors[at];
      if (id == Place::no_door || !game.known().doors[id.index()] || shown.contains(id)) continue;
      const KnownDoor& known = *game.known().doors[id.index()];
      const Door& door = game.place().labyrinth.doors[id.index()];
      const float open = openness(known.state);
      Doorway doorway{door.a, door.b, known.state, known.key, open, open, 0};
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

void Doorways::add_to(Frame& frame, const Palette& palette, float time) const {
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
    leaf.glow = 0.01F;
    frame.instances.push_back(leaf);
    if (doorway.state == DoorState::locked) add_locks(frame, palette, doorway, leaf);
  }
}

// One below the other, on both sides of the leaf.
void Doorways::add_locks(Frame& frame, const Palette& palette, const Doorway& doorway,
                         const Instance& leaf) const {
  const KeyId key = doorway.key.value_or(KeyId{0});
  const Rgb colour = key_colour(palette, key);
  for (int i = 0; i < locks_of(key); ++i) {
    for (const float side : {-1.0F, 1.0F}) {
      Instance lock = leaf;
      lock.model = lock_;
      lock.place = glm::translate(
          leaf.place, {leaf_width * 0.72F, 1.15F - 0.4F * static_cast<float>(i), side * leaf_thickness / 2});
      if (side < 0) lock.place = glm::rotate(lock.place, glm::radians(180.0F), glm::vec3(0, 1, 0));
      lock.light_front = lock.light_back = side < 0 ? leaf.light_front : leaf.light_back;
      lock.tint = {glm::vec3(colour.red, colour.green, colour.blue) / 255.0F, 0.7F};
      lock.glow = 0.04F;
      frame.instances.push_back(lock);
    }
  }
}

}  // namespace katabasis
