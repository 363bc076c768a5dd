#include "render/canvas.h"

namespace katabasis {

namespace {

GlRenderbuffer storage(GLenum format, Size size) {
  GlRenderbuffer buffer = make_renderbuffer();
  glBindRenderbuffer(GL_RENDERBUFFER, buffer.name());
  glRenderbufferStorage(GL_RENDERBUFFER, format, size.width, size.height);
  return buffer;
}

}  // namespace

Canvas::Canvas(Size size)
    : size_(size),
      colour_(storage(GL_RGBA8, size)),
      depth_(storage(GL_DEPTH_COMPONENT24, size)),
      framebuffer_(make_framebuffer()) {
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.name());
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, colour_.name());
  glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_DEPTH_ATTACHMENT, GL_RENDERBUFFER, depth_.name());
}

bool Canvas::complete() const {
  glBindFramebuffer(GL_FRAMEBUFFER, framebuffer_.name());
  return glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
}

}  // namespace katabasis
