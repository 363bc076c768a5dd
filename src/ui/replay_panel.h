// The controls of a recorded game that is shown.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "ui/panel.h"

namespace katabasis {

// What there is to know about how far it is.
struct ReplayFacts {
  std::size_t action = 0;  // played so far
  std::size_t actions = 0;
  int round = 1;
  int rounds = 1;
  int pace = 0;  // 2^pace times as fast
  bool runs = false;
  bool from_above = false;
  std::string problem;  // where the run is out of step
};

// Where the controls are.
Rect replay_controls(const Layout& layout);
// `notice`: an answer to what was asked for; empty: none.
void draw_replay_controls(const PanelContext& context, const ReplayFacts& facts, const std::string& notice);

}  // namespace katabasis
