// Pictures that carry a run: PNG (W3C Recommendation, second edition) with an iTXt chunk, keyword
// `katabasis`, compressed, before the picture's data.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/geometry.h"
#include "base/result.h"

namespace katabasis {

// Rows from the top, three bytes a pixel (red, green, blue) or four, the last of which is left out.
struct Pixels {
  Size size;
  int channels = 3;
  std::span<const std::uint8_t> bytes;
};

// The PNG's bytes. Packed fast rather than small: a picture is taken between two frames.
std::string write_png(const Pixels& pixels, std::optional<std::string_view> run = std::nullopt);

inline constexpr std::string_view png_run_keyword = "katabasis";
inline constexpr std::size_t most_run_in_png = 1U << 20U;  // bytes, unpacked

// Nothing of a run that could not be read out of the picture again.
std::optional<std::string_view> fit_for_png(std::string_view run);

// The run in a picture. Nothing is read of the picture itself; the chunk is unpacked up to its limit.
Result<std::string> read_png_run(const std::string& path);
Result<std::string> read_png_run(const std::string& file, std::string_view bytes);

}  // namespace katabasis
