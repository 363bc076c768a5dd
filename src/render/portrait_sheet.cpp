#include "render/portrait_sheet.h"

#include <algorithm>
#include <vector>

#include "render/canvas.h"
#include "render/textures.h"

namespace katabasis {

namespace {

constexpr int finer = 4;  // each picture is drawn so much larger, then halved twice

int largest_texture() {
  GLint most = 0;
  glGetIntegerv(GL_MAX_TEXTURE_SIZE, &most);
  return most;
}

// Half as large, each pixel the mean of four.
void halve(const Canvas& from, const Canvas& into, Position corner) {
  const Size size = from.size();
  glBindFramebuffer(GL_READ_FRAMEBUFFER, from.name());
  glBindFramebuffer(GL_DRAW_FRAMEBUFFER, into.name());
  glBlitFramebuffer(0, 0, size.width, size.height, corner.x, corner.y, corner.x + size.width / 2,
                    corner.y + size.height / 2, GL_COLOR_BUFFER_BIT, GL_LINEAR);
}

// Where a pixel is the mean of the thing and of nothing its colour is the thing's own again.
void take_out_ground(std::vector<std::uint8_t>& rgba) {
  for (std::size_t i = 0; i < rgba.size(); i += 4) {
    const int opacity = rgba[i + 3];
    for (std::size_t part = i; opacity > 0 && part < i + 3; ++part)
      rgba[part] = static_cast<std::uint8_t>(std::min(rgba[part] * 255 / opacity, 255));
  }
}

std::vector<std::uint8_t> read(const Canvas& canvas) {
  std::vector<std::uint8_t> rgba(static_cast<std::size_t>(4 * canvas.size().area()));
  glBindFramebuffer(GL_READ_FRAMEBUFFER, canvas.name());
  glReadPixels(0, 0, canvas.size().width, canvas.size().height, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
  return rgba;
}

}  // namespace

struct PortraitSheet::Parts {
  GlTexture texture = smooth_texture();
};

PortraitSheet::PortraitSheet() : parts_(std::make_unique<Parts>()) {}
PortraitSheet::~PortraitSheet() = default;

void PortraitSheet::draw(Renderer& renderer, std::span<const Frame> frames, int columns, int edge) {
  const int rows = (static_cast<int>(frames.size()) + columns - 1) / columns;
  const int side = std::clamp(edge, 1, largest_texture() / std::max({columns, rows, finer}));
  GLint before = 0;
  glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &before);
  const Canvas large({side * finer, side * finer});
  const Canvas half({side * finer / 2, side * finer / 2});
  const Canvas sheet({side * columns, side * rows});
  glBindFramebuffer(GL_FRAMEBUFFER, sheet.name());
  glClearColor(0, 0, 0, 0);
  glClear(GL_COLOR_BUFFER_BIT);
  int number = 0;
  for (const Frame& frame : frames) {
    glBindFramebuffer(GL_FRAMEBUFFER, large.name());
    renderer.draw(frame, large.size());
    halve(large, half, {});
    halve(half, sheet, {number % columns * side, number / columns * side});
    ++number;
  }
  std::vector<std::uint8_t> rgba = read(sheet);
  take_out_ground(rgba);
  glBindTexture(GL_TEXTURE_2D, parts_->texture.name());
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, sheet.size().width, sheet.size().height, 0, GL_RGBA,
               GL_UNSIGNED_BYTE, rgba.data());
  glBindTexture(GL_TEXTURE_2D, 0);
  glBindFramebuffer(GL_FRAMEBUFFER, static_cast<GLuint>(before));
}

std::uintptr_t PortraitSheet::name() const {
  return parts_->texture.name();
}

}  // namespace katabasis
