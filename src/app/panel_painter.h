// Draws the panels into the bound framebuffer, in a window or without one. A context must be current, the
// same one, as long as it lives, and what it is made with must outlive it.
#pragma once

#include <string>
#include <vector>

#include "render/portrait_sheet.h"
#include "scene/assets.h"
#include "ui/hud.h"

namespace katabasis {

class PanelPainter {
 public:
  PanelPainter(Hud& hud, Renderer& renderer, Assets& assets);
  ~PanelPainter();
  PanelPainter(const PanelPainter&) = delete;
  PanelPainter& operator=(const PanelPainter&) = delete;

  // Panels that are built from now on have pictures of this place's things. They are drawn from the models
  // once, when a panel first shows one, and once more when the text has changed its height.
  void show_things_of(const Place& place);
  // What the hud has built last. `kept_pictures`: OpenGL's name of the texture with the pictures of the list
  // of games, if it is there.
  void draw(unsigned kept_pictures = 0);

 private:
  ImTextureID picture_texture() const;
  void draw_pictures();

  Hud& hud_;
  Renderer& renderer_;
  Assets& assets_;
  PortraitSheet sheet_;
  std::vector<std::string> models_;  // of the place's things
  int drawn_edge_ = 0;               // of the pictures as they are now; 0: not drawn
};

}  // namespace katabasis
