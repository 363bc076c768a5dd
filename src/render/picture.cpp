#include "render/picture.h"

#include <algorithm>

#include "render/gl.h"

namespace katabasis {

Picture read_picture(Size size) {
  Picture picture{size, std::vector<std::uint8_t>(static_cast<std::size_t>(3 * size.area()))};
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  glReadPixels(0, 0, size.width, size.height, GL_RGB, GL_UNSIGNED_BYTE, picture.rgb.data());
  glPixelStorei(GL_PACK_ALIGNMENT, 4);
  // OpenGL begins with the lowest row.
  const auto row = [&](int y) { return picture.rgb.begin() + 3LL * y * size.width; };
  for (int y = 0; y < size.height / 2; ++y) {
    std::swap_ranges(row(y), row(y + 1), row(size.height - 1 - y));
  }
  return picture;
}

}  // namespace katabasis
