// Small square pictures of frames, side by side in one texture. A context must be current, the same one, as
// long as it lives.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

#include "render/renderer.h"

namespace katabasis {

class PortraitSheet {
 public:
  PortraitSheet();
  ~PortraitSheet();
  PortraitSheet(const PortraitSheet&) = delete;
  PortraitSheet& operator=(const PortraitSheet&) = delete;

  // Draws each frame into a square of `edge` pixels (fewer if textures cannot be so large), from the lower
  // left corner on, row by row, so many in a row; as much shows through as the frames' ground says. Leaves
  // the framebuffer bound that was bound.
  void draw(Renderer& renderer, std::span<const Frame> frames, int columns, int edge);
  // The texture as OpenGL calls it, always the same.
  std::uintptr_t name() const;

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace katabasis
