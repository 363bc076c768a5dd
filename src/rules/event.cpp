#include "rules/event.h"

#include <array>

namespace katabasis {

std::string_view name(Count count) {
  constexpr std::array<std::string_view, 3> names{"one", "a few", "many"};
  return names[static_cast<std::size_t>(count)];
}

}  // namespace katabasis
