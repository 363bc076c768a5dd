// A framebuffer of our own, with colour and depth.
#pragma once

#include "base/geometry.h"
#include "render/gl.h"

namespace katabasis {

class Canvas {
 public:
  Canvas() = default;
  explicit Canvas(Size size);

  bool complete() const;
  Size size() const { return size_; }
  GLuint name() const { return framebuffer_.name(); }

 private:
  Size size_;
  GlRenderbuffer colour_;
  GlRenderbuffer depth_;
  GlFramebuffer framebuffer_;
};

}  // namespace katabasis
