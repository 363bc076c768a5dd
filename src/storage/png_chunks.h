// The pieces that a PNG is made of, walked through without believing what it says of their lengths.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace katabasis {

inline constexpr std::string_view png_signature = "\x89PNG\r\n\x1a\n";

struct PngChunk {
  std::string_view type;
  std::string_view data;
  std::string_view whole;  // with its frame: length, type, data, checksum
  bool intact = false;     // the checksum is right
};

// The type of the chunk at the front of `rest`, which may be cut off; fewer than four letters at its end.
inline std::string_view png_chunk_type(std::string_view rest) {
  return rest.size() < 4 ? "" : rest.substr(4, 4);
}

// The chunk at the front of `rest`, which is then shorter by it; nothing if it claims to be longer than that.
std::optional<PngChunk> take_png_chunk(std::string_view& rest);

// Four bytes, the highest first.
std::uint32_t png_number_at(std::string_view bytes, std::size_t at);

}  // namespace katabasis
