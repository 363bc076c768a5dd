#include "golden/comparison.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace katabasis::golden {

namespace {

constexpr int visible = 8;     // of 255: from more than this on a colour is off
constexpr int brightened = 8;  // times

}  // namespace

Comparison compare(const Picture& actual, const Picture& expected) {
  Comparison result;
  result.same_size = actual.size == expected.size;
  if (!result.same_size) return result;
  std::int64_t off = 0;
  std::int64_t sum = 0;
  for (std::size_t i = 0; i < actual.rgb.size(); i += 3) {
    int most = 0;
    for (std::size_t colour = i; colour < i + 3; ++colour) {
      const int apart = std::abs(actual.rgb[colour] - expected.rgb[colour]);
      most = std::max(most, apart);
      sum += apart;
    }
    off += most > visible ? 1 : 0;
  }
  result.off = 100.0 * static_cast<double>(off) / static_cast<double>(actual.size.area());
  result.mean = static_cast<double>(sum) / static_cast<double>(actual.rgb.size());
  return result;
}

std::string words(const Comparison& comparison) {
  if (!comparison.same_size) return "another size";
  return fmt::format("{:.3f} % of the pixels are off (0.05 may be), {:.2f} on the mean (under 2.00 may be)",
                     comparison.off, comparison.mean);
}

Picture difference(const Picture& actual, const Picture& expected) {
  Picture picture = actual;
  for (std::size_t i = 0; i < picture.rgb.size(); ++i) {
    const int apart = std::abs(actual.rgb[i] - expected.rgb[i]);
    picture.rgb[i] = static_cast<std::uint8_t>(std::min(255, apart * brightened));
  }
  return picture;
}

}  // namespace katabasis::golden
