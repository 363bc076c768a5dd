// Doors as they stand and swing: a frame in the wall, a leaf on its hinge, a lock and the emblem of its key.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "rules/game.h"
#include "scene/assets.h"
#include "scene/emblem.h"
#include "scene/frame.h"

namespace katabasis {

// For what stands on the edge between two fields, its −z side towards the first.
glm::mat4 standing_between(Position a, Position b);
// The light of a field close to its border with another one.
float light_beside(const LightWindow& light, Position at, Position other);

class Doorways {
 public:
  explicit Doorways(Assets& assets);

  // All doors known in the window; those that are new stand still.
  void refresh(const Game& game, const LightWindow& window, Emblems& emblems);
  // The leaf starts to swing; doors that are not shown are passed over.
  void swing(DoorId door, DoorState state, float start);
  void settle();
  bool moving(float time) const;

  void add_to(Frame& frame, float time) const;

 private:
  struct Doorway {
    Position a;
    Position b;
    DoorState state = DoorState::closed;
    std::shared_ptr<const Model> emblem;  // of its key, if that is known
    float from = 0;                       // how far open, 0 … 1
    float to = 0;
    float start = 0;
    bool at_hand = false;  // shut, and right before the hero

    float open(float time) const;
  };
  void add_lock(Frame& frame, const Doorway& doorway, const Instance& leaf) const;

  std::shared_ptr<const Model> frame_;
  std::shared_ptr<const Model> leaf_;
  std::shared_ptr<const Model> lock_;
  std::map<DoorId, Doorway> doorways_;
};

}  // namespace katabasis
