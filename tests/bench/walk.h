// A hero who walks through a generated labyrinth, drawn off-screen.
#pragma once

#include "render/offscreen.h"
#include "render/renderer.h"
#include "rules/game.h"
#include "scene/assets.h"
#include "scene/stage.h"

namespace katabasis::bench {

class Walk {
 public:
  // Throws if the shipped files cannot be read.
  Walk();

  // One thirtieth of a second more; what is due is done.
  void go_on();
  void frame_into(Frame& frame, Size size) const;
  Frame frame(Size size) const;
  const Assets& assets() const { return assets_; }

 private:
  Catalog catalog_;
  Assets assets_;
  Game game_;
  Stage stage_;
  int actions_ = 0;
};

}  // namespace katabasis::bench
