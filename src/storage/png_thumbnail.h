// Foreign pictures made small, to be shown in lists.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/geometry.h"
#include "base/result.h"

namespace katabasis {

// Larger files and pictures are not looked at: those of a game at 5120 × 2880 are smaller.
inline constexpr std::size_t most_thumbnail_bytes = 32U << 20U;
inline constexpr std::int64_t most_thumbnail_pixels = 16'000'000;

// A picture of `size`, rows from the top, three bytes a pixel: the whole PNG in its middle, made smaller
// where it has to be, black around it. What is unpacked at a time are a few rows. `file`: as the problem
// names it.
Result<std::vector<std::uint8_t>> read_thumbnail(const std::string& file, std::string_view png, Size size);

}  // namespace katabasis
