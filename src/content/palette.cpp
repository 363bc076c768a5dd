#include "content/palette.h"

#include <charconv>

namespace katabasis {

std::optional<Rgb> colour_from(std::string_view hex) {
  if (hex.size() != 7 || hex[0] != '#') return std::nullopt;
  std::array<std::uint8_t, 3> parts{};
  for (std::size_t i = 0; i < 3; ++i) {
    const char* begin = hex.data() + 1 + 2 * i;
    const auto [end, error] = std::from_chars(begin, begin + 2, parts[i], 16);
    if (error != std::errc{} || end != begin + 2) return std::nullopt;
  }
  return Rgb{parts[0], parts[1], parts[2]};
}

}  // namespace katabasis
