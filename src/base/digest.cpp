#include "base/digest.h"

#include <fmt/format.h>

namespace katabasis {

void Digest::add(std::string_view text) {
  add(static_cast<std::uint64_t>(text.size()));
  // Eight at a time: a loop of a fixed length becomes one load.
  for (; text.size() >= 8; text.remove_prefix(8)) {
    std::uint64_t word = 0;
    for (std::size_t i = 0; i < 8; ++i) word = word << 8 | static_cast<unsigned char>(text[i]);
    add(word);
  }
  std::uint64_t rest = 0;
  for (const char c : text) rest = rest << 8 | static_cast<unsigned char>(c);
  if (!text.empty()) add(rest);
}

std::string hex(std::uint64_t value) {
  return fmt::format("{:016x}", value);
}

}  // namespace katabasis
