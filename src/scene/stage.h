// What is to be seen, over time: the game's state and the movements that led to it. Made from a game and from
// events; it never writes back, and skipping it changes nothing but the picture.
#pragma once

#include <memory>
#include <vector>

#include "rules/game.h"
#include "scene/assets.h"
#include "scene/frame.h"

namespace katabasis {

struct StageOptions {
  bool reduce_motion = false;  // every move of the camera is immediate; no shaking, bobbing or flicker
  bool idle_motion = true;     // flicker and breathing while nothing happens
  float fov = default_fov;     // degrees, 60 … 100
  bool from_above = false;     // as on a board, the north above; ceilings are not seen
};

class Stage {
 public:
  // Stands still at the game's state. The assets must outlive it.
  Stage(const Game& game, Assets& assets);
  ~Stage();
  Stage(Stage&&) noexcept;
  Stage& operator=(Stage&&) noexcept;

  void set(const StageOptions& options);
  const StageOptions& options() const;

  // Begins to show how the game came to its state now; what was still moving has ended before. A hero's step
  // or turn takes 180 ms, a monsters' round after it at most 400 ms.
  void show(const Game& game, const std::vector<Event>& events);
  // All movements end at once.
  void settle();
  // Time goes on. True while the picture changes by what happened; idle motion does not count.
  bool advance(float seconds);
  // True while the player waits for the action to be over.
  bool moving() const;

  // Looks aside by so many radians more, right and up; looking ends eased.
  void look(float yaw, float pitch);
  void release_look();

  // The picture now; `aspect`: width by height. Into a frame that was used before nothing is allocated.
  void frame_into(Frame& frame, float aspect) const;
  Frame frame(float aspect) const;

 private:
  struct Life;
  std::unique_ptr<Life> life_;
};

}  // namespace katabasis
