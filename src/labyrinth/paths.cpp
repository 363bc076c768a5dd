#include "labyrinth/paths.h"

namespace katabasis {

void Distances::forget(Size size) {
  // No mark of the new wave exceeds its starts' mark by more than the number of fields.
  if (size == size_ && front_mark_ + size.area() < std::numeric_limits<std::int32_t>::max()) {
    base_ = front_mark_ + 1;
  } else {
    size_ = size;
    base_ = 1;
    marks_.assign(static_cast<std::size_t>(size.area()), 0);
  }
  front_mark_ = base_;
  front_count_ = 0;
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
