#include "labyrinth/paths.h"

#include <algorithm>

namespace katabasis {

void Distances::resize(Size size) {
  size_ = size;
  base_ = 1;
  count_ = 0;
  fields_.resize(static_cast<std::size_t>(size.area()));
  marks_.assign(static_cast<std::size_t>(size.height + 2) * stride() + 1, frame);
  for (int y = 0; y < size.height; ++y) {
    std::fill_n(marks_.data() + index({0, y}), size.width, 0);
  }
}

void Distances::forget(Size size) {
  // A wave's last mark is at most its starts' plus the number of fields.
  const std::int32_t last = count_ == 0 ? base_ : marks_[index(fields_[count_ - 1])];
  if (size != size_ || last >= frame - 1 - size.area()) return resize(size);
  base_ = last + 1;
  count_ = 0;
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
