#include "labyrinth/sight.h"

#include <algorithm>
#include <cstring>

namespace katabasis {

namespace {

constexpr std::uint8_t any_shut =
    Barriers::shut_north | Barriers::shut_east | Barriers::shut_south | Barriers::shut_west;

bool behind_shut_door(std::uint8_t bits, Position eye, Position at) {
  return ((bits & Barriers::shut_west) != 0 && eye.x < at.x) ||
         ((bits & Barriers::shut_east) != 0 && eye.x > at.x) ||
         ((bits & Barriers::shut_north) != 0 && eye.y < at.y) ||
         ((bits & Barriers::shut_south) != 0 && eye.y > at.y);
}

constexpr int inverse_bits = 40;

// So many bits from the lowest on; 1 … 64.
std::uint64_t low_bits(int count) {
  return ~std::uint64_t{0} >> (64 - count);
}

// Up to 64 neighbouring fields of a row of a quarter, a bit for each: what stops the light, and what of that
// can never be in view.
struct Line {
  std::uint64_t opaque = 0;
  std::uint64_t hidden = 0;
};

// The walls among fields that lie `stride` apart; `met` gets all their bits together.
std::uint64_t walls_among(const std::uint8_t* field, std::ptrdiff_t stride, int count, std::uint64_t& met) {
  std::uint64_t walls = 0;
  for (int i = 0; i < count; ++i) {
    const std::uint64_t bits = *field;
    field += stride;
    met |= bits;
    walls |= (bits / Barriers::wall & 1) << i;
  }
  return walls;
}

// The same for neighbours in memory, eight at a time.
std::uint64_t walls_among(const std::uint8_t* field, int count, std::uint64_t& met) {
  constexpr std::uint64_t ones = 0x0101010101010101U;
  // As factors they bring the lowest bit of each byte to its place in the highest byte.
  constexpr std::uint64_t places =
      std::endian::native == std::endian::little ? 0x0102040810204080U : 0x8040201008040201U;
  std::uint64_t walls = 0;
  int i = 0;
  for (; i + 8 <= count; i += 8) {
    std::uint64_t eight = 0;
    std::memcpy(&eight, field + i, 8);
    if ((eight & any_shut * ones) != 0) met = any_shut;
    walls |= ((eight / Barriers::wall & ones) * places >> 56) << i;
  }
  return i == count ? walls : walls | walls_among(field + i, 1, count - i, met) << i;
}

}  // namespace

int light_at(int squared_distance, int radius) {
  if (radius == 0) return 255;
  const std::int64_t square = std::int64_t{radius} * radius;
  const std::int64_t rest = square - squared_distance;
  return static_cast<int>(1 + 254 * rest * rest / (square * square));
}

void View::set_radius(int radius) {
  if (radius == radius_) return;
  radius_ = radius;
  side_ = 2 * radius + 1;
  words_ = (side_ + 63) / 64;
  lights_.clear();
  for (int square = 0; square <= radius * radius; ++square) {
    lights_.push_back(static_cast<std::uint8_t>(light_at(square, radius)));
  }
  inverse_.assign(1, 0);
  for (std::uint64_t rows = 1; rows <= static_cast<std::uint64_t>(radius) + 1; ++rows) {
    inverse_.push_back(((std::uint64_t{1} << inverse_bits) + 2 * rows - 1) / (2 * rows));
  }
  reach_.clear();
  int column = radius;
  for (int depth = 0; depth <= radius; ++depth) {
    while (column * column + depth * depth > radius * radius) --column;
    reach_.push_back(column);
  }
}

// Casts light into one of the four quarters around the eye. A quarter has rows, by their depth — the distance
// ahead — and columns, from the eye's one to both sides. Upright rows lie to the east (ahead = 1) or the west
// (−1), their columns go south; the others to the south (1) or the north (−1), their columns go east.
template <bool upright>
class View::Caster {
 public:
  Caster(View& view, const Barriers& barriers, int ahead)
      : view_(view), barriers_(barriers), width_(barriers.size().width), ahead_(ahead) {}

  void cast() {
    Beam beam;
    while (follow(beam) || take(beam)) continue;
  }

 private:
  bool take(Beam& beam) {
    if (view_.beams_.empty()) return false;
    beam = view_.beams_.back();
    view_.beams_.pop_back();
    return true;
  }

  // The column nearest to where the slope crosses a row; of two the eastern or southern one. It is the
  // quotient ⌊(depth · half_columns + rows) / (2 · rows)⌋, made positive by `shift` and got by multiplying:
  // up to the largest radius the inverses are exact enough for that.
  int nearest(int depth, Slope slope) const {
    const int shift = view_.side_;
    const int dividend = depth * slope.half_columns + slope.rows + 2 * slope.rows * shift;
    const std::uint64_t quotient =
        static_cast<std::uint64_t>(dividend) * view_.inverse_[static_cast<std::size_t>(slope.rows)] >>
        inverse_bits;
    return static_cast<int>(quotient) - shift;
  }

  Position field(int depth, int column) const {
    return view_.eye_ + (upright ? Position{ahead_ * depth, column} : Position{column, ahead_ * depth});
  }

  // Shows what the beam meets in its row. The beams that pass between the walls go on into the next row: it
  // becomes the last of them, the others are left for later; false if none passes.
  bool follow(Beam& beam) {
    const auto [depth, start, end] = beam;
    // The columns that it touches: rounded to the nearest, halves towards the inside. What is beyond the
    // radius throws its shadow further beyond it.
    const int reach = view_.reach_[static_cast<std::size_t>(depth)];
    const int first = std::max(-reach, nearest(depth, start));
    const int last = std::min(reach, -nearest(-depth, end));
    if (first > last) return false;
    // Of a free field the centre must be lit; that can only fail at either end.
    const bool lit_first = 2 * first * start.rows >= depth * start.half_columns;
    const bool lit_last = 2 * last * end.rows <= depth * end.half_columns;

    bool after_wall = false;
    ++beam.depth;
    for (int column = first; column <= last; column += 64) {
      const int count = std::min(64, last - column + 1);
      const Line line = line_from(depth, column, count);
      std::uint64_t lit = low_bits(count);
      if (column == first && !lit_first) lit &= ~std::uint64_t{1};
      if (column + count > last && !lit_last) lit &= lit >> 1;
      show(depth, column, (lit | line.opaque) & ~line.hidden);
      if (depth == view_.radius_) continue;
      if (column == first) after_wall = (line.opaque & 1) != 0;
      split(beam, line.opaque, count, column, after_wall);
    }
    beam.end = end;
    return !after_wall && depth < view_.radius_;
  }

  // Goes through the edges of the walls.
  void split(Beam& beam, std::uint64_t opaque, int count, int column, bool& after_wall) {
    std::uint64_t edges = (opaque ^ (opaque << 1 | std::uint64_t{after_wall})) & low_bits(count);
    for (; edges != 0; edges &= edges - 1) {
      const Slope edge{2 * (column + std::countr_zero(edges)) - 1, beam.depth - 1};
      if (after_wall) {
        beam.start = edge;
      } else {
        view_.beams_.push_back({beam.depth, beam.start, edge});
      }
      after_wall = !after_wall;
    }
  }

  Line line_from(int depth, int column, int count) const {
    const Position first = field(depth, column);
    if (barriers_.contains(first) && barriers_.contains(field(depth, column + count - 1))) {
      const std::uint8_t* const bits = &barriers_.bits()[first];
      std::uint64_t met = 0;
      const std::uint64_t walls =
          upright ? walls_among(bits, width_, count, met) : walls_among(bits, count, met);
      if ((met & any_shut) == 0) return {walls, 0};
    }
    return line_with_doors_or_edge(depth, column, count);
  }

  Line line_with_doors_or_edge(int depth, int column, int count) const {
    Line line;
    for (int i = 0; i < count; ++i) {
      const Position at = field(depth, column + i);
      const bool hidden = !barriers_.contains(at) || behind_shut_door(barriers_[at], view_.eye_, at);
      const bool opaque = hidden || (barriers_[at] & Barriers::wall) != 0;
      line.opaque |= std::uint64_t{opaque} << i;
      line.hidden |= std::uint64_t{hidden} << i;
    }
    return line;
  }

  void show(int depth, int column, std::uint64_t fields) {
    const Position local = field(depth, column) - view_.corner_;
    std::uint64_t* word = &view_.rows_[view_.word_of(local)];
    const int shift = local.x % 64;
    if constexpr (upright) {
      for (; fields != 0; fields >>= 1, word += view_.words_) *word |= (fields & 1) << shift;
    } else {
      *word |= fields << shift;
      const std::uint64_t rest = fields >> 1 >> (63 - shift);
      if (rest != 0) word[1] |= rest;
    }
  }

  View& view_;
  const Barriers& barriers_;
  std::ptrdiff_t width_;
  int ahead_;
};

void View::look(const Barriers& barriers, Position eye, int radius) {
  set_radius(radius);
  eye_ = eye;
  corner_ = {eye.x - radius, eye.y - radius};
  rows_.assign(static_cast<std::size_t>(side_ * words_), 0);
  rows_[word_of({radius, radius})] = std::uint64_t{1} << (radius % 64);
  if (radius == 0) return;
  for (const int ahead : {-1, 1}) {
    Caster<false>(*this, barriers, ahead).cast();
    Caster<true>(*this, barriers, ahead).cast();
  }
}

void View::Iterator::settle() {
  while (left_ == 0 && word_ < view_->rows_.size()) {
    left_ = view_->rows_[word_++];
    column_ += 64;
    if (column_ >= view_->words_ * 64) {
      column_ = 0;
      ++row_;
    }
  }
}

}  // namespace katabasis
