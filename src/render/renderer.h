// Draws frames with OpenGL 3.3. A context must be current in every call, the same one, and as long as it
// lives.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "base/geometry.h"
#include "base/result.h"
#include "scene/frame.h"
#include "scene/materials.h"

namespace katabasis {

// What a picture cost.
struct DrawCount {
  int calls = 0;
  int triangles = 0;
};

// `low` is for slow processors: light is taken at the corners of triangles alone, surfaces have no relief.
enum class Quality { high, low };

class Renderer {
 public:
  // Fails if the context is older than OpenGL 3.3 or a shader in the folder does not compile; says why.
  static Result<Renderer> create(const Materials& materials, const std::filesystem::path& shaders);
  ~Renderer();
  Renderer(Renderer&&) noexcept;
  Renderer& operator=(Renderer&&) noexcept;

  // Of all pictures from now on; `high` at first.
  void set(Quality quality);

  // Fills the currently bound framebuffer of this size (pixels). With a scale below 1 the picture is drawn
  // smaller and stretched. Leaves the state of OpenGL as it is in a new context, but for the bindings of the
  // framebuffer.
  DrawCount draw(const Frame& frame, Size size, float scale = 1);

 private:
  struct Parts;
  explicit Renderer(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

// Waits until everything asked for so far is drawn: for those who measure.
void finish_drawing();
// Does the current context draw on the processor?
bool draws_in_software();
std::string renderer_name();

}  // namespace katabasis
