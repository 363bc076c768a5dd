// What lies on the floor in view: pieces on one field lie beside each other.
#pragma once

#include <vector>

#include "rules/game.h"
#include "scene/assets.h"
#include "scene/emblem.h"
#include "scene/frame.h"

namespace katabasis {

// A key's model in the colour of its lock.
struct KeyLook {
  std::shared_ptr<const Model> model;
  glm::vec4 tint;
};
KeyLook look_of(KeyId key, Assets& assets);

class Things {
 public:
  explicit Things(Assets& assets) : assets_(&assets) {}

  void refresh(const Game& game, Emblems& emblems);
  void add_to(Frame& frame, float idle_time) const;

 private:
  struct Thing {
    std::shared_ptr<const Model> model;
    std::shared_ptr<const Model> emblem;  // of a key
    glm::vec3 at{0};
    float heading = 0;
    bool at_hand = false;  // what the hero would take now
  };
  static void add_emblem(Frame& frame, const Thing& thing, Instance emblem);

  Assets* assets_;
  std::vector<Thing> things_;
};

}  // namespace katabasis
