// Bytes made small (zlib) and bytes made printable (base64), read back strictly and within bounds.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace katabasis {

std::string deflated(std::string_view bytes);
// Nothing if this is no whole zlib stream or unpacks to more than `most` bytes.
std::optional<std::string> inflated(std::string_view bytes, std::size_t most);
// The first `most` bytes of it or fewer, as far as it can be unpacked.
std::string inflated_start(std::string_view bytes, std::size_t most);

std::string base64(std::string_view bytes);
// Nothing if a letter is not of base64 or the padding is wrong.
std::optional<std::string> from_base64(std::string_view letters);

}  // namespace katabasis
