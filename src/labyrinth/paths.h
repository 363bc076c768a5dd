// Ways over the fields: how many steps north, east, south or west it is from where a wave started.
//
// A breadth-first wave over Barriers: closed doors count as opened on the way, locked ones stop it. The
// caller can narrow the fields down (a component, what is known), stop early and go on later. What a wave
// costs depends on the fields it has reached, never on the size of the map: instead of clearing its map,
// Distances numbers each new wave's steps from above everything that older waves left there.
#pragma once

#include <algorithm>
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

 private:
  template <typename Admits>
  friend class Wave;

  // A field and the direction that it was reached in, in one word for the wave's queue: x in the lowest 32
  // bits, y in the next 28, the direction in the highest 4.
  using Arrival = std::uint64_t;
  static constexpr Arrival one_east = 1;
  static constexpr Arrival one_south = Arrival{1} << 32;
  static constexpr int direction_shift = 60;
  static constexpr Arrival arrival(Position at, Direction in) {
    return static_cast<Arrival>(at.x) * one_east | static_cast<Arrival>(at.y) * one_south |
           static_cast<Arrival>(in) << direction_shift;
  }
  static constexpr Position place(Arrival arrival) {
    return {static_cast<int>(arrival & 0xffffffff), static_cast<int>(arrival >> 32 & 0xfffffff)};
  }
  static constexpr Direction direction(Arrival arrival) {
    return static_cast<Direction>(arrival >> direction_shift);
  }

  std::size_t index(Position at) const {
    return static_cast<std::size_t>(at.y) * static_cast<std::size_t>(size_.width) +
           static_cast<std::size_t>(at.x);
  }
  void forget(Size size);

  Size size_;
  std::int32_t base_ = 1;            // the mark of this wave's starts; lower marks are from older waves
  std::vector<std::int32_t> marks_;  // base + steps
  std::int32_t front_mark_ = 1;      // the mark of all fields of the front
  std::vector<Arrival> front_;       // the fields reached last, so many of them; more are room
  std::size_t front_count_ = 0;
  std::vector<Arrival> new_front_;
};

struct EveryField {
  bool operator()(Position) const { return true; }
};

// A wave that goes on as far as it is asked to, a step at a time. It borrows what it is given, so it must not
// outlive that, and while it is in use the barriers must not change. `admits(Position) → bool` is asked for
// fields of the map that are next to the wave, walls too, and any number of times; starts are not asked.
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
  using Arrival = Distances::Arrival;
  // What stays the same for a step of the whole front, where nothing that is written can change it.
  struct Ground {
    std::int32_t* marks;
    const std::uint8_t* bits;
    std::ptrdiff_t south;  // how far a field's neighbour is in both
    std::int32_t base;     // marks below this one are old
    std::int32_t mark;     // for the new front
  };

  void advance();
  Arrival* expand(const Ground& ground, Arrival arrival, std::ptrdiff_t here, Arrival* last);
  Arrival* expand_carefully(Position at, Arrival* last);

  Distances& distances_;
  const Barriers& barriers_;
  Admits admits_;
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

template <typename Admits>
Wave<Admits>::Wave(Distances& distances, const Barriers& barriers, std::span<const Position> starts,
                   Admits admits)
    : distances_(distances), barriers_(barriers), admits_(std::move(admits)) {
  distances_.forget(barriers.size());
  distances_.front_.resize(std::max(distances_.front_.size(), starts.size()));
  for (const Position start : starts) {
    if (!barriers.is_free(start) || distances_[start] != Distances::unreached) continue;
    distances_.marks_[distances_.index(start)] = distances_.base_;
    distances_.front_[distances_.front_count_++] = Distances::arrival(start, Direction::east);
  }
}

template <typename Admits>
std::optional<int> Wave<Admits>::reach(Position wanted) {
  if (!barriers_.is_free(wanted)) return std::nullopt;
  while (distances_[wanted] == Distances::unreached && distances_.front_count_ > 0) advance();
  const int steps = distances_[wanted];
  return steps == Distances::unreached ? std::nullopt : std::optional(steps);
}

template <typename Admits>
void Wave<Admits>::spread(int steps) {
  while (distances_.front_mark_ - distances_.base_ < steps && distances_.front_count_ > 0) advance();
}

// The whole front goes on by one step.
template <typename Admits>
void Wave<Admits>::advance() {
  Distances& d = distances_;
  d.new_front_.resize(std::max(d.new_front_.size(), 4 * d.front_count_));
  const Ground ground{d.marks_.data(), barriers_.bits().cells().data(), d.size_.width, d.base_,
                      ++d.front_mark_};
  const auto last_x = static_cast<unsigned>(d.size_.width - 2);
  const auto last_y = static_cast<unsigned>(d.size_.height - 2);
  Arrival* last = d.new_front_.data();
  for (const Arrival arrival : std::span(d.front_).first(d.front_count_)) {
    const Position at = Distances::place(arrival);
    const std::ptrdiff_t here = at.x + at.y * ground.south;
    const bool inside =
        (static_cast<unsigned>(at.x - 1) < last_x) & (static_cast<unsigned>(at.y - 1) < last_y);
    if (inside && (ground.bits[here] & Barriers::locked) == 0) {
      last = expand(ground, arrival, here, last);
    } else {
      last = expand_carefully(at, last);
    }
  }
  d.front_count_ = static_cast<std::size_t>(last - d.new_front_.data());
  d.front_.swap(d.new_front_);
}

template <typename Admits>
Distances::Arrival* Wave<Admits>::expand_carefully(Position at, Arrival* last) {
  for (const Direction side : all_directions) {
    const Position to = neighbour(at, side);
    if (!barriers_.passable(at, side) || distances_[to] != Distances::unreached || !admits_(to)) continue;
    distances_.marks_[distances_.index(to)] = distances_.front_mark_;
    *last++ = Distances::arrival(to, side);
  }
  return last;
}

// A field inside, with no locked door. Coming from the north or the south it need only look straight on if to
// the west and to the east there is a wall or a way on which the wave passes as soon: over the field beside
// the one before.
template <typename Admits>
inline Distances::Arrival* Wave<Admits>::expand(const Ground& ground, Arrival arrival, std::ptrdiff_t here,
                                                Arrival* last) {
  using D = Distances;
  const Position at = D::place(arrival);
  // Whether a neighbour is new is as good as random, so no branch depends on it: it is written down in any
  // case, and counts if it is new.
  const auto look = [&](std::ptrdiff_t way, Arrival to) {
    const std::int32_t old = ground.marks[here + way];
    const bool free = (ground.bits[here + way] & Barriers::wall) == 0;
    const bool fresh = (old < ground.base) & free & admits_(D::place(to));
    ground.marks[here + way] = fresh ? ground.mark : old;
    *last = to;
    last += fresh;
  };
  const Direction in = D::direction(arrival);
  const int ahead = (in == Direction::south) - (in == Direction::north);
  const std::uint8_t* const bits = ground.bits + here;
  const std::uint8_t* const before = bits - ahead * ground.south;
  const auto admits_before = [&](int side) { return admits_({at.x + side, at.y - ahead}); };
  const auto settled = [&](int side) {
    return (bits[side] & Barriers::wall) != 0 ||
           ((before[side] & Barriers::wall) == 0 && admits_before(side));
  };
  // In the open both sides are free; that is asked first and at once, since there are the most fields.
  const int around = before[-1] | before[0] | before[1];
  const bool open =
      (around & (Barriers::wall | Barriers::locked)) == 0 && admits_before(-1) && admits_before(1);
  if (ahead != 0 && (open || ((around & Barriers::locked) == 0 && settled(-1) && settled(1)))) {
    const std::ptrdiff_t way = ahead * ground.south;
    // The lines of memory that the next steps of the front get to in that row, west or east.
    __builtin_prefetch(ground.marks + here + way - 24, 1);
    __builtin_prefetch(ground.marks + here + way + 24, 1);
    look(way, ahead > 0 ? arrival + D::one_south : arrival - D::one_south);
  } else {
    look(-ground.south, D::arrival({at.x, at.y - 1}, Direction::north));
    look(1, D::arrival({at.x + 1, at.y}, Direction::east));
    look(ground.south, D::arrival({at.x, at.y + 1}, Direction::south));
    look(-1, D::arrival({at.x - 1, at.y}, Direction::west));
  }
  return last;
}

}  // namespace katabasis
