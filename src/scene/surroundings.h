// The faces around the hero: chunks are extruded when they come near, and of these only lit fields before the
// eye are drawn.
#pragma once

#include <array>
#include <map>
#include <memory>
#include <vector>

#include "rules/place.h"
#include "scene/extrusion.h"
#include "scene/frame.h"

namespace katabasis {

class Surroundings {
 public:
  Surroundings(const Place& place, const std::optional<Stairs>& stairs, const Materials& materials);

  // Extrudes the chunks that the window touches and forgets those far away.
  void refresh(const Place& place, const LightWindow& window);
  // For the camera and the light of the frame.
  void add_to(Frame& frame) const;

 private:
  std::vector<std::uint8_t> themes_;  // of the materials, by component
  std::vector<bool> wet_;             // by theme of the materials
  std::optional<Stairs> stairs_;
  std::map<Position, std::shared_ptr<const ChunkMesh>> chunks_;
};

// Is a ball at least partly in the picture?
class Frustum {
 public:
  explicit Frustum(const Camera& camera);
  bool touches(glm::vec3 centre, float radius) const;

 private:
  std::array<glm::vec4, 5> planes_;  // left, right, bottom, top, near; normals look inwards
};

}  // namespace katabasis
