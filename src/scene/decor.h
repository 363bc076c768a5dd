// What makes halls and mazes a place and has no part in the rules: statues, urns, roots or chains along walls
// and in corners, as each theme has them, and braziers in halls. Where they stand follows from the labyrinth
// alone: never beside a door, on a thing or in the way.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "labyrinth/sight.h"
#include "rules/place.h"
#include "scene/assets.h"
#include "scene/frame.h"
#include "scene/stairs.h"
#include "scene/themes.h"

namespace katabasis {

struct Ornament {
  OrnamentKind kind = OrnamentKind::rubble;
  Position field;
  glm::vec3 at{0};
  float heading = 0;  // radians, counter-clockwise from above
  float size = 1;
  bool operator==(const Ornament&) const = default;
};

// On a door's field or next to one.
bool beside_a_door(const Place& place, Position at);
// At most one stands on a field.
std::optional<Ornament> ornament_of(const Place& place, Position at);

inline constexpr int brazier_radius = 4;  // fields that a brazier lights

class Decor {
 public:
  explicit Decor(Assets& assets);

  // What stands within so many fields of the hero, and what the braziers among it light. Before the stairs
  // the floor is bare.
  void refresh(const Place& place, const std::optional<Stairs>& stairs, const Barriers& barriers,
               Position hero, int reach);
  const std::vector<View>& fires() const { return fires_; }
  void add_to(Frame& frame, float idle_time) const;

 private:
  std::array<std::shared_ptr<const Model>, 10> models_;  // by kind
  std::vector<Ornament> ornaments_;
  std::vector<View> fires_;
};

}  // namespace katabasis
