#include "rules/world.h"

#include <array>

namespace katabasis {

std::string_view name(Status status) {
  constexpr std::array<std::string_view, 3> names{"playing", "won", "dead"};
  return names[static_cast<std::size_t>(status)];
}

}  // namespace katabasis
