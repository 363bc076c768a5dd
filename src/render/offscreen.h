// A place to draw without a display: an EGL context without a surface, and a framebuffer of a given size.
#pragma once

#include <memory>

#include "base/result.h"
#include "render/picture.h"

namespace katabasis {

class Offscreen {
 public:
  // Makes its context current and its framebuffer bound. Fails, in one sentence, without EGL or OpenGL 3.3.
  static Result<Offscreen> create(Size size);
  ~Offscreen();
  Offscreen(Offscreen&&) noexcept;
  Offscreen& operator=(Offscreen&&) noexcept;

  // Makes context and framebuffer the current ones again.
  void bind();
  // What has been drawn; the same input gives the same bytes.
  Picture read() const;
  Size size() const;

 private:
  struct Parts;
  explicit Offscreen(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace katabasis
