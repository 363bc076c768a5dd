// What makes halls and mazes a place and has no part in the rules: rubble in corners, braziers along the
// walls of halls. Where they stand follows from the labyrinth alone.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "labyrinth/sight.h"
#include "rules/place.h"
#include "scene/assets.h"
#include "scene/frame.h"

namespace katabasis {

enum class OrnamentKind : std::uint8_t { rubble, brazier };

struct Ornament {
  OrnamentKind kind = OrnamentKind::rubble;
  glm::vec3 at{0};
  float heading = 0;
  float size = 1;
  bool operator==(const Ornament&) const = default;
};

// At most one stands on a field.
std::optional<Ornament> ornament_of(const Place& place, Position at);

inline constexpr int brazier_radius = 4;  // fields that a brazier lights

class Decor {
 public:
  explicit Decor(Assets& assets);

  // What stands within so many fields of the hero, and what the braziers among it light.
  void refresh(const Place& place, const Barriers& barriers, Position hero, int reach);
  const std::vector<View>& fires() const { return fires_; }
  void add_to(Frame& frame, float idle_time) const;

 private:
  std::shared_ptr<const Model> rubble_;
  std::shared_ptr<const Model> brazier_;
  std::vector<Ornament> ornaments_;
  std::vector<View> fires_;
};

}  // namespace katabasis
