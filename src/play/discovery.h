// What is new to the hero after an action: why walking on by oneself should stop and be looked at.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/game.h"

namespace katabasis {

// What was known before the action.
class Discovery {
 public:
  explicit Discovery(const Game& game);

  // A sentence about a monster that came into view where none was: this stops also who has a place to go to.
  std::optional<std::string> alarm(const Game& game) const;
  // The same, else about the first lock, key, or weapon
  // or armour better than the worn one that was seen for the first time since, and where it is; nothing if
  // there was none.
  std::optional<std::string> since(const Game& game) const;

 private:
  bool alone_;               // no monster in view
  std::vector<bool> locks_;  // known ones, by DoorId
  std::vector<bool> items_;  // by ItemId − 1
};

}  // namespace katabasis
