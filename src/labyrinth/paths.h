// Ways over the fields: how many steps north, east, south or west it is from where a wave started.
//
// A breadth-first wave over Barriers: closed doors count as opened on the way, locked ones stop it. The
// caller can narrow the fields down (a component, what is known), stop early and go on later. What a wave
// costs depends on the fields it has reached, never on the size of the map: instead of clearing its map,
// Distances numbers each new wave's steps from above everything that older waves left there.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "base/geometry.h"
#include "labyrinth/barriers.h"

namespace katabasis {

// The steps of the latest wave; to be kept and used again, since it holds on to its memory.
class Distances {
 public:
  static constexpr int unreached = -1;

  // Steps from the nearest start, or `unreached` (also outside of the map).
  int operator[](Position at) const {
    if (!size_.contains(at)) return unreached;
    const std::int32_t steps = marks_[index(at)] - base_;
    return steps < 0 ? unreached : steps;
  }
  // Every field reached, nearest first; equally near ones in an order that only depends on the map.
  std::span<const Position> reached() const { return {fields_.data(), count_}; }

 private:
  template <typename Admits>
  friend class Wave;

  std::size_t index(Position at) const {
    return static_cast<std::size_t>(at.y) * static_cast<std::size_t>(size_.width) +
           static_cast<std::size_t>(at.x);
  }
  void forget(Size size);

  Size size_;
  std::int32_t base_ = 1;            // the mark of this wave's starts; lower marks are from older waves
  std::vector<std::int32_t> marks_;  // base + steps
  std::vector<Position> fields_;     // those reached come first
  std::size_t count_ = 0;
};

struct EveryField {
  bool operator()(Position) const { return true; }
};

// A wave that goes on as far as it is asked to. It borrows what it is given, so it must not outlive that, and
// while it is in use the barriers must not change. `admits(Position) → bool` is asked once or more for each
// free field next to the wave; starts are not asked.
template <typename Admits = EveryField>
class Wave {
 public:
  // Starts that are no free fields of the map are left out.
  Wave(Distances& distances, const Barriers& barriers, std::span<const Position> starts, Admits admits = {});
  Wave(Distances& distances, const Barriers& barriers, Position start, Admits admits = {})
      : Wave(distances, barriers, std::span<const Position>(&start, 1), admits) {}

  // Goes on until the field is reached: its steps, or nothing if no way leads there.
  std::optional<int> reach(Position wanted);
  // Goes on until everything within so many steps is reached.
  void spread(int steps = std::numeric_limits<int>::max());

 private:
  void mark(Position at, std::int32_t mark);
  void expand_next();
  void expand_carefully(Position at);

  Distances& distances_;
  const Barriers& barriers_;
  Admits admits_;
  std::size_t next_ = 0;  // the first of the reached fields whose neighbours are still to be looked at
};

// The direction of a shortest way from a reached field towards the nearest start, the first of north, east,
// south, west where several are equally short. Nothing for a start and for a field that is not reached.
std::optional<Direction> next_step(const Distances& distances, const Barriers& barriers, Position at);

// The steps of a shortest way, as `next_step` chooses them; empty if both are the same field, nothing if
// there is no way. `admits` is asked for every field but `from`. The work is done in `distances`.
template <typename Admits = EveryField>
std::optional<std::vector<Direction>> path(Distances& distances, const Barriers& barriers, Position from,
                                           Position to, Admits admits = {}) {
  if (from != to && !admits(to)) return std::nullopt;
  const auto admits_or_from = [&](Position at) { return at == from || admits(at); };
  if (!Wave(distances, barriers, to, admits_or_from).reach(from)) return std::nullopt;
  std::vector<Direction> steps;
  while (const auto step = next_step(distances, barriers, from)) {
    steps.push_back(*step);
    from = neighbour(from, *step);
  }
  return steps;
}

// --- the wave
// -------------------------------------------------------------------------------------------------

template <typename Admits>
Wave<Admits>::Wave(Distances& distances, const Barriers& barriers, std::span<const Position> starts,
                   Admits admits)
    : distances_(distances), barriers_(barriers), admits_(std::move(admits)) {
  distances_.forget(barriers.size());
  for (const Position start : starts) {
    if (barriers.is_free(start) && distances_[start] == Distances::unreached) mark(start, distances_.base_);
  }
}

template <typename Admits>
std::optional<int> Wave<Admits>::reach(Position wanted) {
  if (!barriers_.is_free(wanted)) return std::nullopt;
  const std::int32_t& mark = distances_.marks_[distances_.index(wanted)];
  while (mark < distances_.base_ && next_ < distances_.count_) expand_next();
  if (mark < distances_.base_) return std::nullopt;
  return mark - distances_.base_;
}

template <typename Admits>
void Wave<Admits>::spread(int steps) {
  while (next_ < distances_.count_ && distances_[distances_.fields_[next_]] < steps) expand_next();
}

template <typename Admits>
void Wave<Admits>::mark(Position at, std::int32_t mark) {
  distances_.marks_[distances_.index(at)] = mark;
  distances_.fields_[distances_.count_++] = at;
}

template <typename Admits>
void Wave<Admits>::expand_next() {
  const Position at = distances_.fields_[next_++];
  const Size size = barriers_.size();
  const bool at_edge = at.x == 0 || at.y == 0 || at.x == size.width - 1 || at.y == size.height - 1;
  if (at_edge || (barriers_[at] & Barriers::locked) != 0) return expand_carefully(at);

  // Whether a neighbour is new is as good as random, so no branch depends on it: it is written down in any
  // case, and counts if it is new.
  std::int32_t* const mark = distances_.marks_.data() + distances_.index(at);
  const std::uint8_t* const bits = &barriers_.bits()[at];
  const std::int32_t base = distances_.base_;
  const std::int32_t steps = *mark + 1;
  Position* last = distances_.fields_.data() + distances_.count_;
  Position* const first = last;
  for (const Direction side : all_directions) {
    const Position by = offset(side);
    const std::ptrdiff_t way = by.x + by.y * std::ptrdiff_t{size.width};
    const std::int32_t old = mark[way];
    const Position to = at + by;
    const bool fresh = (old < base) & ((bits[way] & Barriers::wall) == 0) & admits_(to);
    mark[way] = fresh ? steps : old;
    *last = to;
    last += fresh;
  }
  distances_.count_ += static_cast<std::size_t>(last - first);
}

template <typename Admits>
void Wave<Admits>::expand_carefully(Position at) {
  const std::int32_t steps = distances_.marks_[distances_.index(at)] + 1;
  for (const Direction side : all_directions) {
    const Position to = neighbour(at, side);
    if (barriers_.passable(at, side) && distances_[to] == Distances::unreached && admits_(to))
      mark(to, steps);
  }
}

}  // namespace katabasis
