// What can be seen from a field by torchlight.
//
// Symmetric shadowcasting after Albert Ford ("Symmetric Shadowcasting", 2017), centre to centre: a free field
// is in view exactly if the viewer's field is in view from there. A wall is in view where any of it is lit.
// Only fields within dx² + dy² ≤ radius² count. An open door is nothing; behind a shut one the far field is
// opaque and not in view. (Both ends agree about shut doors because a labyrinth's door fields have wall
// beside them, along the rooms' rings.) The cost depends on what is in view, never on the size of the map.
#pragma once

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
  static constexpr int max_radius = 90;
  class Iterator;

  // Looks around anew from `eye`, a field of the map; radius 0 … max_radius. The eye is always in view.
  void look(const Barriers& barriers, Position eye, int radius);

  bool sees(Position at) const;
  // 1 … 255; 0 for a field not in view.
  int light(Position at) const;

  // for (const LitField field : view): row by row from the north, each from the west.
  Iterator begin() const;
  Iterator end() const;

 private:
  bool in_window(Position local) const {
    return local.x >= 0 && local.y >= 0 && local.x < 2 * radius_ + 1 && local.y < 2 * radius_ + 1;
  }
  const std::uint64_t& word(Position local) const;
  void show(Position at);
  void light_up(int radius);

  Position eye_;
  int radius_ = -1;
  Position corner_;                   // the field at the north-west of the window of (2·radius + 1)² fields
  std::size_t words_ = 0;             // of a row of the window
  std::vector<std::uint64_t> rows_;   // a bit for each field of the window, from the west
  std::vector<std::uint8_t> lights_;  // by squared distance
};

class View::Iterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = LitField;
  using difference_type = std::ptrdiff_t;

  Iterator() = default;
  LitField operator*() const;
  Iterator& operator++();
  Iterator operator++(int) {
    Iterator before = *this;
    ++*this;
    return before;
  }
  bool operator==(const Iterator& other) const { return word_ == other.word_ && left_ == other.left_; }

 private:
  friend class View;
  Iterator(const View& view, std::size_t word) : view_(&view), word_(word) {}
  void settle();

  const View* view_ = nullptr;
  std::size_t word_ = 0;    // index into the window's rows
  std::uint64_t left_ = 0;  // what is still to come of that word, this field first
};

}  // namespace katabasis
