// Draws the panels into the bound framebuffer, in a window or without one. A context must be current, the
// same one, as long as it lives, and the Hud must outlive it.
#pragma once

#include "ui/hud.h"

namespace katabasis {

class PanelPainter {
 public:
  explicit PanelPainter(Hud& hud);
  ~PanelPainter();
  PanelPainter(const PanelPainter&) = delete;
  PanelPainter& operator=(const PanelPainter&) = delete;

  // What the hud has built last. `kept_pictures`: OpenGL's name of the texture with the pictures of the list
  // of games, if it is there.
  void draw(unsigned kept_pictures = 0);

 private:
  Hud& hud_;
};

}  // namespace katabasis
