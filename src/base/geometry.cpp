#include "base/geometry.h"

#include <fmt/format.h>

namespace katabasis {

std::string words(Position at) {
  return fmt::format("({},{})", at.x, at.y);
}

}  // namespace katabasis
