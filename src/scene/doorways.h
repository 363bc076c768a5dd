// Doors as they stand and swing: a frame in the wall, a leaf on its hinge, a lock with the colour of its key.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "rules/game.h"
#include "scene/assets.h"
#include "scene/frame.h"

namespace katabasis {

// The colour of a key and of its lock. Numbers that share a colour differ by how many locks the door has.
Rgb key_colour(const Palette& palette, KeyId key);
int locks_of(KeyId key);

class Doorways {
 public:
  explicit Doorways(Assets& assets);

  // All doors known in the window; those that are new stand still.
  void refresh(const Game& game, const LightWindow& window);
  // The leaf starts to swing; doors that are not shown are passed over.
  void swing(DoorId door, DoorState state, float start);
  void settle();
  bool moving(float time) const;

  void add_to(Frame& frame, const Palette& palette, float time) const;

 private:
  struct Doorway {
    Position a;
    Position b;
    DoorState state = DoorState::closed;
    std::optional<KeyId> key;
    float from = 0;  // how far open, 0 … 1
    float to = 0;
    float start = 0;

    float open(float time) const;
  };
  void add_locks(Frame& frame, const Palette& palette, const Doorway& doorway, const Instance& leaf) const;

  std::shared_ptr<const Model> frame_;
  std::shared_ptr<const Model> leaf_;
  std::shared_ptr<const Model> lock_;
  std::map<DoorId, Doorway> doorways_;
};

}  // namespace katabasis
