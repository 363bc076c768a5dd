#include "render/program.h"

#include <fstream>
#include <glm/gtc/type_ptr.hpp>
#include <sstream>

namespace katabasis {

namespace {

// What the driver says about a shader or a program, after the question whether all is well.
template <typename Status, typename Log>
std::string complaint_of(GLuint name, GLenum question, Status status, Log log) {
  GLint well = 0;
  status(name, question, &well);
  if (well != 0) return {};
  std::string text(4096, '\0');
  GLsizei length = 0;
  log(name, static_cast<GLsizei>(text.size()), &length, text.data());
  text.resize(static_cast<std::size_t>(length));
  return text.empty() ? "the driver does not say why" : text;
}

Result<GlShader> compile(const std::filesystem::path& file, GLenum kind) {
  std::ifstream in(file);
  if (!in) return Problem{file.string(), 0, "cannot be opened"};
  std::stringstream text;
  text << in.rdbuf();
  const std::string source = text.str();
  const char* begin = source.c_str();
  GlShader shader(glCreateShader(kind));
  glShaderSource(shader.name(), 1, &begin, nullptr);
  glCompileShader(shader.name());
  const std::string wrong = complaint_of(shader.name(), GL_COMPILE_STATUS, glGetShaderiv, glGetShaderInfoLog);
  if (!wrong.empty()) return Problem{file.string(), 0, wrong};
  return shader;
}

}  // namespace

Result<Program> Program::load(const std::filesystem::path& folder, const std::string& vertex,
                              const std::string& fragment) {
  Result<GlShader> corners = compile(folder / (vertex + ".vert"), GL_VERTEX_SHADER);
  if (!corners.ok()) return corners.problems();
  Result<GlShader> pixels = compile(folder / (fragment + ".frag"), GL_FRAGMENT_SHADER);
  if (!pixels.ok()) return pixels.problems();
  GlProgram program(glCreateProgram());
  glAttachShader(program.name(), corners->name());
  glAttachShader(program.name(), pixels->name());
  glLinkProgram(program.name());
  const std::string wrong = complaint_of(program.name(), GL_LINK_STATUS, glGetProgramiv, glGetProgramInfoLog);
  if (!wrong.empty()) return Problem{(folder / fragment).string(), 0, wrong};
  return Program(std::move(program));
}

void Program::set(const char* uniform, int value) const {
  glUniform1i(place_of(uniform), value);
}
void Program::set(const char* uniform, float value) const {
  glUniform1f(place_of(uniform), value);
}
void Program::set(const char* uniform, glm::vec2 value) const {
  glUniform2fv(place_of(uniform), 1, glm::value_ptr(value));
}
void Program::set(const char* uniform, glm::vec3 value) const {
  glUniform3fv(place_of(uniform), 1, glm::value_ptr(value));
}
void Program::set(const char* uniform, glm::vec4 value) const {
  glUniform4fv(place_of(uniform), 1, glm::value_ptr(value));
}
void Program::set(const char* uniform, const glm::mat4& value) const {
  glUniformMatrix4fv(place_of(uniform), 1, GL_FALSE, glm::value_ptr(value));
}
void Program::set(const char* uniform, std::span<const glm::mat4> values) const {
  glUniformMatrix4fv(place_of(uniform), static_cast<GLsizei>(values.size()), GL_FALSE,
                     glm::value_ptr(values.front()));
}

}  // namespace katabasis
