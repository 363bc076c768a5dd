// When each event of an action is shown: first what the hero does, then the monsters' round, all monsters at
// once and each one's deeds one after another.
#pragma once

#include <span>
#include <vector>

#include "rules/event.h"

namespace katabasis {

inline constexpr float longest_round = 0.4F;  // seconds, a monsters' round

// Seconds after the script's begin.
struct Cue {
  const Event* event;
  float start = 0;
  float length = 0;
};

struct Script {
  std::vector<Cue> cues;  // in the order of the events
  float hero_length = 0;  // the hero's own part
  float length = 0;       // all of it
};

// The events must outlive the script.
Script script_of(std::span<const Event> events);

}  // namespace katabasis
