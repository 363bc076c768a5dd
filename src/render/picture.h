// A finished picture in memory.
#pragma once

#include <cstdint>
#include <vector>

#include "base/geometry.h"

namespace katabasis {

struct Picture {
  Size size;
  std::vector<std::uint8_t> rgb;  // row by row from the top
};

// Reads the bound framebuffer; waits until it is finished.
Picture read_picture(Size size);

}  // namespace katabasis
