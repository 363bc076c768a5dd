#include "labyrinth/sight.h"

#include <bit>
#include <cassert>
#include <optional>

namespace katabasis {

namespace {

// A slope is numerator / denominator, columns by rows; the denominator is positive.
struct Slope {
  int numerator = 0;
  int denominator = 1;
};

int floor_div(int a, int b) {
  return a >= 0 ? a / b : -((-a + b - 1) / b);
}

// The part of one row of a quarter that light still reaches.
struct Beam {
  int depth = 1;
  Slope start{-1, 1};
  Slope end{1, 1};

  // Rounded to the nearest column, halves towards the inside.
  int first() const {
    return floor_div(2 * depth * start.numerator + start.denominator, 2 * start.denominator);
  }
  int last() const { return -floor_div(-2 * depth * end.numerator + end.denominator, 2 * end.denominator); }
  bool holds_centre(int column) const {
    return column * start.denominator >= depth * start.numerator &&
           column * end.denominator <= depth * end.numerator;
  }
};

// The quarter of the surroundings towards one direction, in depth and column.
Position in_quarter(Position eye, Direction towards, int depth, int column) {
  const Position ahead = offset(towards);
  const Position aside = offset(turned(towards, 1));
  return {eye.x + depth * ahead.x + column * aside.x, eye.y + depth * ahead.y + column * aside.y};
}

bool behind_shut_door(std::uint8_t bits, Position eye, Position at) {
  return ((bits & Barriers::shut_west) != 0 && eye.x < at.x) ||
         ((bits & Barriers::shut_east) != 0 && eye.x > at.x) ||
         ((bits & Barriers::shut_north) != 0 && eye.y < at.y) ||
         ((bits & Barriers::shut_south) != 0 && eye.y > at.y);
}

}  // namespace

int light_at(int squared_distance, int radius) {
  if (radius == 0) return 255;
  const std::int64_t square = std::int64_t{radius} * radius;
  const std::int64_t rest = square - squared_distance;
  return static_cast<int>(1 + 254 * rest * rest / (square * square));
}

void View::light_up(int radius) {
  if (radius == radius_) return;
  radius_ = radius;
  words_ = static_cast<std::size_t>(2 * radius + 1 + 63) / 64;
  lights_.clear();
  for (int square = 0; square <= radius * radius; ++square) {
    lights_.push_back(static_cast<std::uint8_t>(light_at(square, radius)));
  }
}

const std::uint64_t& View::word(Position local) const {
  return rows_[static_cast<std::size_t>(local.y) * words_ + static_cast<std::size_t>(local.x) / 64];
}

void View::show(Position at) {
  const Position local = at - corner_;
  rows_[static_cast<std::size_t>(local.y) * words_ + static_cast<std::size_t>(local.x) / 64] |=
      std::uint64_t{1} << (local.x % 64);
}

void View::look(const Barriers& barriers, Position eye, int radius) {
  assert(radius >= 0 && radius <= max_radius);
  light_up(radius);
  eye_ = eye;
  corner_ = {eye.x - radius, eye.y - radius};
  rows_.assign(static_cast<std::size_t>(2 * radius + 1) * words_, 0);
  show(eye);
  std::vector<Beam> beams;
  for (const Direction towards : all_directions) {
    if (radius > 0) beams.push_back(Beam{});
    while (!beams.empty()) {
      Beam beam = beams.back();
      beams.pop_back();
      std::optional<bool> before;
      const int last = beam.last();
      for (int column = beam.first(); column <= last; ++column) {
        const Position at = in_quarter(eye, towards, beam.depth, column);
        const bool inside = barriers.contains(at);
        const bool wall = !inside || !barriers.is_free(at);
        const bool hidden = !inside || behind_shut_door(barriers[at], eye, at);
        const bool opaque = wall || hidden;
        if (!hidden && (wall || beam.holds_centre(column)) && squared_distance(eye, at) <= radius * radius)
          show(at);
        const Slope edge{2 * column - 1, 2 * beam.depth};
        if (before == true && !opaque) beam.start = edge;
        if (before == false && opaque && beam.depth < radius)
          beams.push_back({beam.depth + 1, beam.start, edge});
        before = opaque;
      }
      if (before == false && beam.depth < radius) beams.push_back({beam.depth + 1, beam.start, beam.end});
    }
  }
}

bool View::sees(Position at) const {
  const Position local = at - corner_;
  return in_window(local) && (word(local) >> (local.x % 64) & 1) != 0;
}

int View::light(Position at) const {
  return sees(at) ? lights_[static_cast<std::size_t>(squared_distance(eye_, at))] : 0;
}

View::Iterator View::begin() const {
  Iterator first(*this, 0);
  if (rows_.empty()) return first;
  first.left_ = rows_[0];
  first.settle();
  return first;
}

View::Iterator View::end() const {
  return {*this, rows_.size()};
}

LitField View::Iterator::operator*() const {
  const std::size_t row = word_ / view_->words_;
  const std::size_t column = word_ % view_->words_ * 64 + static_cast<std::size_t>(std::countr_zero(left_));
  const Position at = view_->corner_ + Position{static_cast<int>(column), static_cast<int>(row)};
  return {at, view_->lights_[static_cast<std::size_t>(squared_distance(view_->eye_, at))]};
}

View::Iterator& View::Iterator::operator++() {
  left_ &= left_ - 1;
  settle();
  return *this;
}

void View::Iterator::settle() {
  while (left_ == 0 && word_ < view_->rows_.size()) {
    ++word_;
    if (word_ < view_->rows_.size()) left_ = view_->rows_[word_];
  }
}

}  // namespace katabasis
