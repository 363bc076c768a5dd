#include "render/gl.h"

namespace katabasis {

GlBuffer make_buffer() {
  GLuint name = 0;
  glGenBuffers(1, &name);
  return GlBuffer(name);
}
GlVertexArray make_vertex_array() {
  GLuint name = 0;
  glGenVertexArrays(1, &name);
  return GlVertexArray(name);
}
GlTexture make_texture() {
  GLuint name = 0;
  glGenTextures(1, &name);
  return GlTexture(name);
}
GlFramebuffer make_framebuffer() {
  GLuint name = 0;
  glGenFramebuffers(1, &name);
  return GlFramebuffer(name);
}
GlRenderbuffer make_renderbuffer() {
  GLuint name = 0;
  glGenRenderbuffers(1, &name);
  return GlRenderbuffer(name);
}

}  // namespace katabasis
