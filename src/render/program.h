// A vertex and a fragment shader, linked.
#pragma once

#include <filesystem>
#include <glm/glm.hpp>
#include <span>
#include <string>

#include "base/result.h"
#include "render/gl.h"

namespace katabasis {

class Program {
 public:
  // `vertex`.vert and `fragment`.frag in the folder; what the compiler says about them is the problem's text.
  static Result<Program> load(const std::filesystem::path& folder, const std::string& vertex,
                              const std::string& fragment);

  void use() const { glUseProgram(program_.name()); }
  // Of the program in use. A uniform that the shader does not need is passed over.
  void set(const char* uniform, int value) const;
  void set(const char* uniform, float value) const;
  void set(const char* uniform, glm::vec2 value) const;
  void set(const char* uniform, glm::vec3 value) const;
  void set(const char* uniform, glm::vec4 value) const;
  void set(const char* uniform, const glm::mat4& value) const;
  void set(const char* uniform, std::span<const glm::mat4> values) const;

 private:
  explicit Program(GlProgram program) : program_(std::move(program)) {}
  GLint place_of(const char* uniform) const { return glGetUniformLocation(program_.name(), uniform); }

  GlProgram program_;
};

}  // namespace katabasis
