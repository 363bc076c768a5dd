// What can be seen from a field by torchlight.
//
// Symmetric shadowcasting after Albert Ford ("Symmetric Shadowcasting", 2017), centre to centre: a free field
// is in view exactly if the viewer's field is in view from there. A wall is in view where any of it is lit.
// Only fields within dx² + dy² ≤ radius² count. An open door is nothing; behind a shut one the far field is
// opaque and not in view. (Both ends agree about shut doors because a labyrinth's door fields have wall
// beside them, along the rooms' rings.) The cost depends on the radius and on what is in view, never on the
// size of the map.
#pragma once

#include <bit>
#include <cstdint>
#include <iterator>
#include <vector>

#include "base/geometry.h"
#include "labyrinth/barriers.h"

namespace katabasis {

// 1 … 255 at a squared distance of at most radius².
int light_at(int squared_distance, int radius);

struct LitField {
  Position at;
  int light = 0;
  bool operator==(const LitField&) const = default;
};

// The fields in view; to be kept and used again, since it holds on to its memory.
class View {
 public:
  class Iterator;
  static constexpr int max_radius = 1000;

  // Looks around anew from `eye`, a field of the map; radius 0 … max_radius. The eye is always in view.
  void look(const Barriers& barriers, Position eye, int radius);

  bool sees(Position at) const {
    const Position local = at - corner_;
    return Size{side_, side_}.contains(local) && (rows_[word_of(local)] >> (local.x % 64) & 1) != 0;
  }
  // 1 … 255; 0 for a field not in view.
  int light(Position at) const { return sees(at) ? known_light(at) : 0; }

  // for (const LitField field : view): row by row from the north, each from the west.
  Iterator begin() const;
  Iterator end() const;

 private:
  template <bool upright>
  class Caster;
  // Columns by rows of a quarter of the surroundings: half_columns / (2 · rows).
  struct Slope {
    int half_columns = 0;
    int rows = 1;  // positive
  };
  // What light reaches from one row of a quarter on, between two slopes.
  struct Beam {
    int depth = 1;
    Slope start{-2, 1};
    Slope end{2, 1};
  };

  int known_light(Position at) const { return lights_[static_cast<std::size_t>(squared_distance(eye_, at))]; }
  std::size_t word_of(Position local) const {
    return static_cast<std::size_t>(local.y * words_ + local.x / 64);
  }
  void set_radius(int radius);

  Position eye_;
  int radius_ = -1;
  Position corner_;                     // the north-west field of the window around the eye
  int side_ = 0;                        // of the window, 2·radius + 1
  int words_ = 0;                       // of a row of the window
  std::vector<std::uint64_t> rows_;     // a bit for each field of the window that is in view, from the west
  std::vector<std::uint8_t> lights_;    // by squared distance
  std::vector<int> reach_;              // by depth: how many columns to either side are within the radius
  std::vector<std::uint64_t> inverse_;  // by rows: 2⁴⁰ / (2 · rows), rounded up
  std::vector<Beam> beams_;             // still to be followed
};

class View::Iterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = LitField;
  using difference_type = std::ptrdiff_t;
  using pointer = void;
  using reference = LitField;

  LitField operator*() const {
    const Position at = view_->corner_ + Position{column_ + std::countr_zero(left_), row_};
    return {at, view_->known_light(at)};
  }
  Iterator& operator++() {
    left_ &= left_ - 1;
    if (left_ == 0) settle();
    return *this;
  }
  void operator++(int) { ++*this; }
  bool operator==(const Iterator& other) const { return word_ == other.word_ && left_ == other.left_; }

 private:
  friend class View;
  Iterator(const View& view, std::size_t word) : view_(&view), word_(word) {}
  // Goes on to the next word that has a field.
  void settle();

  const View* view_;
  std::size_t word_;        // the next word of the window's rows
  std::uint64_t left_ = 0;  // what is still to come of the word before, this field first
  int row_ = 0;
  int column_ = -64;
};

inline View::Iterator View::begin() const {
  Iterator first(*this, 0);
  first.settle();
  return first;
}
inline View::Iterator View::end() const {
  return {*this, rows_.size()};
}

}  // namespace katabasis
