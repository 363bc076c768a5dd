#include "render/picture_sheet.h"

#include <vector>

#include "render/textures.h"

namespace katabasis {

struct PictureSheet::Parts {
  Size picture;
  int across;
  GlTexture texture;
};

PictureSheet::PictureSheet(Size picture, int across, int down)
    : parts_(std::make_unique<Parts>(Parts{picture, across, smooth_texture()})) {
  const Size all{picture.width * across, picture.height * down};
  const std::vector<std::uint8_t> black(static_cast<std::size_t>(all.area()) * 3);
  glTexImage2D(GL_TEXTURE_2D, 0, GL_RGB8, all.width, all.height, 0, GL_RGB, GL_UNSIGNED_BYTE, black.data());
}

PictureSheet::~PictureSheet() = default;

void PictureSheet::put(int place, std::span<const std::uint8_t> rgb) {
  const Size size = parts_->picture;
  glBindTexture(GL_TEXTURE_2D, name());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTexSubImage2D(GL_TEXTURE_2D, 0, place % parts_->across * size.width, place / parts_->across * size.height,
                  size.width, size.height, GL_RGB, GL_UNSIGNED_BYTE, rgb.data());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
}

unsigned PictureSheet::name() const {
  return parts_->texture.name();
}

}  // namespace katabasis
