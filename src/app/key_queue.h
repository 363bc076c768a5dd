// Which wish is due: one key is kept while something moves, a held one goes on after the movement. Knows no
// clock of its own: seconds are given.
#pragma once

#include <optional>
#include <vector>

#include "ui/wish.h"

namespace katabasis {

class KeyQueue {
 public:
  // A step or a turn takes so long, also where its movement is not shown.
  static constexpr double step_seconds = 0.18;

  void press(int key, Wish wish);
  void release(int key);
  // The focus is lost: no key counts as held any more, none waits.
  void forget();
  // What is held stops until it is pressed again.
  void let_go() { held_.clear(); }
  // Something came up: what is held stops until it is pressed again, what waits is dropped.
  void stop();

  bool waiting() const { return next_.has_value(); }
  // Taken out: the key that waits, else the held one when the last step's time is over. `moving`: the player
  // has to wait for a movement.
  std::optional<Wish> take(bool moving, double now);
  // When a held key will be due, if one is held.
  std::optional<double> due() const;

 private:
  struct Held {
    int key;
    Wish wish;
  };
  std::vector<Held> held_;  // those that repeat, the last pressed one last
  std::optional<Wish> next_;
  double started_ = -1;  // when the last wish was taken
};

// What a person would look up for: compared before and after an action.
struct Attention {
  std::vector<CreatureId> in_view;
  int life = 0;

  explicit Attention(const Game& game);
};

// A new monster in view, the hero hurt, or the game over.
bool startled(const Attention& before, const Game& after);

}  // namespace katabasis
