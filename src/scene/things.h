// What lies on the floor in view: pieces on one field lie beside each other.
#pragma once

#include <vector>

#include "rules/game.h"
#include "scene/assets.h"
#include "scene/frame.h"

namespace katabasis {

class Things {
 public:
  explicit Things(Assets& assets) : assets_(&assets) {}

  void refresh(const Game& game);
  void add_to(Frame& frame, float idle_time) const;

 private:
  struct Thing {
    std::shared_ptr<const Model> model;
    glm::vec3 at{0};
    float heading = 0;
    glm::vec4 tint{1, 1, 1, 0};
  };

  Assets* assets_;
  std::vector<Thing> things_;
};

}  // namespace katabasis
