// Objects of OpenGL that are freed when their owner goes. Zero: nothing owned.
#pragma once

#include <epoxy/gl.h>

#include <utility>

namespace katabasis {

template <auto free>
class GlObject {
 public:
  GlObject() = default;
  explicit GlObject(GLuint name) : name_(name) {}
  GlObject(GlObject&& other) noexcept : name_(std::exchange(other.name_, 0U)) {}
  GlObject& operator=(GlObject&& other) noexcept {
    std::swap(name_, other.name_);
    return *this;
  }
  ~GlObject() {
    if (name_ != 0) free(name_);
  }

  GLuint name() const { return name_; }

 private:
  GLuint name_ = 0;
};

inline void free_buffer(GLuint name) {
  glDeleteBuffers(1, &name);
}
inline void free_vertex_array(GLuint name) {
  glDeleteVertexArrays(1, &name);
}
inline void free_texture(GLuint name) {
  glDeleteTextures(1, &name);
}
inline void free_framebuffer(GLuint name) {
  glDeleteFramebuffers(1, &name);
}
inline void free_renderbuffer(GLuint name) {
  glDeleteRenderbuffers(1, &name);
}
inline void free_program(GLuint name) {
  glDeleteProgram(name);
}
inline void free_shader(GLuint name) {
  glDeleteShader(name);
}

using GlBuffer = GlObject<free_buffer>;
using GlVertexArray = GlObject<free_vertex_array>;
using GlTexture = GlObject<free_texture>;
using GlFramebuffer = GlObject<free_framebuffer>;
using GlRenderbuffer = GlObject<free_renderbuffer>;
using GlProgram = GlObject<free_program>;
using GlShader = GlObject<free_shader>;

GlBuffer make_buffer();
GlVertexArray make_vertex_array();
GlTexture make_texture();
GlFramebuffer make_framebuffer();
GlRenderbuffer make_renderbuffer();

}  // namespace katabasis
