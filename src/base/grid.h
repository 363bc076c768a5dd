// A value for every field of a rectangle, row by row.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <span>
#include <vector>

#include "base/geometry.h"

namespace katabasis {

template <typename T>
class Grid {
 public:
  Grid() = default;
  explicit Grid(Size size, T value = T{})
      : size_(size), cells_(static_cast<std::size_t>(size.area()), value) {}

  Size size() const { return size_; }
  bool contains(Position at) const { return size_.contains(at); }

  // The field must lie inside.
  T& operator[](Position at) { return cells_[index(at)]; }
  const T& operator[](Position at) const { return cells_[index(at)]; }

  std::span<T> row(int y) { return {cells_.data() + offset_of(y), static_cast<std::size_t>(size_.width)}; }
  std::span<const T> row(int y) const {
    return {cells_.data() + offset_of(y), static_cast<std::size_t>(size_.width)};
  }
  // What an area has of a row; it must lie inside, as for fill.
  std::span<T> row(int y, const Rect& area) {
    return row(y).subspan(static_cast<std::size_t>(area.x), static_cast<std::size_t>(area.width));
  }
  std::span<const T> row(int y, const Rect& area) const {
    return row(y).subspan(static_cast<std::size_t>(area.x), static_cast<std::size_t>(area.width));
  }
  void fill(const Rect& area, T value) {
    for (int y = area.y; y <= area.bottom(); ++y) std::ranges::fill(row(y, area), value);
  }
  std::span<T> cells() { return cells_; }
  std::span<const T> cells() const { return cells_; }

  bool operator==(const Grid&) const = default;

 private:
  std::size_t offset_of(int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width);
  }
  std::size_t index(Position at) const {
    assert(contains(at));
    return offset_of(at.y) + static_cast<std::size_t>(at.x);
  }

  Size size_;
  std::vector<T> cells_;
};

}  // namespace katabasis
