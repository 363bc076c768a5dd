#include "labyrinth/paths.h"

namespace katabasis {

void Distances::forget(Size size) {
  // Marks of this wave go up to its starts' and the number of fields more at most.
  constexpr std::int64_t highest = std::numeric_limits<std::int32_t>::max();
  const std::int32_t last = count_ == 0 ? base_ : marks_[index(fields_[count_ - 1])];
  count_ = 0;
  if (size == size_ && last + size.area() < highest) {
    base_ = last + 1;
    return;
  }
  size_ = size;
  base_ = 1;
  marks_.assign(static_cast<std::size_t>(size.area()), 0);
  fields_.resize(static_cast<std::size_t>(size.area()) + 4);
}

std::optional<Direction> next_step(const Distances& distances, const Barriers& barriers, Position at) {
  const int steps = distances[at];
  if (steps <= 0) return std::nullopt;
  for (const Direction side : all_directions) {
    if (distances[neighbour(at, side)] == steps - 1 && barriers.passable(at, side)) return side;
  }
  return std::nullopt;
}

}  // namespace katabasis
