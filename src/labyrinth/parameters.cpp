#include "labyrinth/parameters.h"

#include <fmt/format.h>

#include <array>

namespace katabasis {

std::string_view name(KeyMode mode) {
  return mode == KeyMode::exact ? "exact" : "colour";
}

std::optional<std::string> complaint(const Parameters& parameters) {
  struct Range {
    std::string_view name;
    int value;
    int low;
    int high;
  };
  constexpr int any = 16'777'216;
  const std::array<Range, 11> ranges{{{"level", parameters.level, 1, 9},
                                      {"width", parameters.width, 20, 4096},
                                      {"height", parameters.height, 20, 4096},
                                      {"branches", parameters.branches, 3, any},
                                      {"min-ratio", parameters.min_ratio, 10, 90},
                                      {"max-ratio", parameters.max_ratio, 10, 90},
                                      {"min-edge", parameters.min_edge, 5, 4096},
                                      {"max-room", parameters.max_room, 0, any},
                                      {"rooms", parameters.rooms, 0, any},
                                      {"mazes", parameters.mazes, 0, 100},
                                      {"loops", parameters.loops, 0, 100}}};
  for (const Range& range : ranges) {
    if (range.value < range.low || range.value > range.high) {
      return fmt::format("{} is {}, it must be from {} to {}", range.name, range.value, range.low,
                         range.high);
    }
  }
  if (parameters.min_ratio > parameters.max_ratio) {
    return fmt::format("min-ratio is {}, it must be at most max-ratio, which is {}", parameters.min_ratio,
                       parameters.max_ratio);
  }
  if (parameters.keys == KeyMode::colour) return "keys=colour is not there yet: use keys=exact";
  if (parameters.loops > 0) return "loops above 0 is not there yet: use loops=0";
  return std::nullopt;
}

}  // namespace katabasis
