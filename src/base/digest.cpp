#include "base/digest.h"

#include <fmt/format.h>

namespace katabasis {

void Digest::add(std::string_view text) {
  add(static_cast<std::uint64_t>(text.size()));
  std::uint64_t word = 0;
  int filled = 0;
  for (const char c : text) {
    word = word << 8 | static_cast<unsigned char>(c);
    if (++filled == 8) {
      add(word);
      word = 0;
      filled = 0;
    }
  }
  if (filled > 0) add(word);
}

std::string hex(std::uint64_t value) { return fmt::format("{:016x}", value); }

}  // namespace katabasis
