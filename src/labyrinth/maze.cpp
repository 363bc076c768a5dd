#include "labyrinth/maze.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <vector>

namespace katabasis {

namespace {

bool inside(const Rect& room, Position at) {
  return room.contains(at) && !room.on_ring(at);
}

// With the field that the step comes from behind it, no neighbour of the new one may be free but those beside
// the old one. The ring is wall while the maze grows, so it forbids nothing.
bool may_step(const Grid<Ground>& fields, const Rect& room, Position from, Direction forward) {
  const Position to = neighbour(from, forward);
  if (room.on_ring(to)) return false;
  const Position left = offset(turned(forward, -1));
  const Position right = offset(turned(forward, 1));
  const Position beyond = neighbour(to, forward);
  const std::array<Position, 6> walls{to, to + left, to + right, beyond, beyond + left, beyond + right};
  return std::all_of(walls.begin(), walls.end(), [&](Position at) { return fields[at] == Ground::wall; });
}

struct Steps {
  std::array<Direction, 4> ways{};
  std::uint32_t count = 0;
};

Steps steps_from(const Grid<Ground>& fields, const Rect& room, Position from) {
  Steps steps;
  for (const Direction way : all_directions) {
    if (may_step(fields, room, from, way)) steps.ways[steps.count++] = way;
  }
  return steps;
}

}  // namespace

void carve_maze(Grid<Ground>& fields, const Rect& room, Rng& rng, std::vector<Position>* freed) {
  const Rect interior = room.interior();
  fields.fill(room, Ground::wall);
  const int x = rng.between(interior.x, interior.right());
  const int y = rng.between(interior.y, interior.bottom());
  Position at{x, y};
  const auto free = [&] {
    fields[at] = Ground::free;
    if (freed != nullptr) freed->push_back(at);
  };
  free();
  std::vector<Position> waiting;
  std::size_t next = 0;
  // Each turn frees a field or takes one from the queue, to which each freed field is added at most once.
  for (;;) {
    const Steps steps = steps_from(fields, room, at);
    if (steps.count == 0) {
      if (next == waiting.size()) return;
      at = waiting[next++];
      continue;
    }
    if (steps.count > 1) waiting.push_back(at);
    at = neighbour(at, steps.ways[rng.below(steps.count)]);
    free();
  }
}

void pierce(Grid<Ground>& fields, const Rect& room, Position door, std::vector<Position>* freed) {
  struct Reached {
    Position at;
    std::size_t from;
  };
  const auto free = [&](Position at) {
    fields[at] = Ground::free;
    if (freed != nullptr) freed->push_back(at);
  };
  free(door);
  std::vector<Reached> reached{{door, 0}};
  // In a dense maze a passage is never more than a few fields away, so looking through the list is cheap.
  const auto is_new = [&](Position at) {
    return std::none_of(reached.begin(), reached.end(), [at](const Reached& r) { return r.at == at; });
  };
  for (std::size_t i = 0; i < reached.size(); ++i) {
    for (const Direction way : all_directions) {
      const Position to = neighbour(reached[i].at, way);
      if (!inside(room, to)) continue;
      if (fields[to] == Ground::free) {
        for (std::size_t step = i; step != 0; step = reached[step].from) free(reached[step].at);
        return;
      }
      if (is_new(to)) reached.push_back({to, i});
    }
  }
  assert(!"a room without a free field inside its ring");
}

}  // namespace katabasis
