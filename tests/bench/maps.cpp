#include "bench/maps.h"

#include <algorithm>

#include "base/grid.h"
#include "base/rng.h"

namespace katabasis::bench {

namespace {

using Bits = Grid<std::uint8_t>;

void carve_hall(Bits& bits) {
  for (int y = 1; y + 1 < bits.size().height; ++y) {
    const auto row = bits.row(y);
    std::fill(row.begin() + 1, row.end() - 1, std::uint8_t{0});
  }
}

void carve_rooms(Bits& bits, Rng& rng) {
  constexpr int side = 10;
  carve_hall(bits);
  for (int y = 0; y < bits.size().height; ++y) {
    for (int x = 0; x < bits.size().width; ++x) {
      if (x % side == 0 || y % side == 0) bits[{x, y}] = Barriers::wall;
    }
  }
  for (int y = 0; y + side < bits.size().height; y += side) {
    for (int x = 0; x + side < bits.size().width; x += side) {
      const int east = rng.between(1, side - 1);
      const int south = rng.between(1, side - 1);
      if (x + side + 1 < bits.size().width) bits[{x + side, y + east}] = 0;
      if (y + side + 1 < bits.size().height) bits[{x + south, y + side}] = 0;
    }
  }
}

// Corridors between the fields with odd coordinates, depth-first.
void carve_maze(Bits& bits, Rng& rng) {
  std::vector<Position> way{{1, 1}};
  bits[{1, 1}] = 0;
  while (!way.empty()) {
    const Position at = way.back();
    auto sides = all_directions;
    rng.shuffle(std::span<Direction>(sides));
    const auto fresh = std::find_if(sides.begin(), sides.end(), [&](Direction side) {
      const Position beyond = neighbour(neighbour(at, side), side);
      return bits.contains(beyond) && bits.contains(neighbour(beyond, side)) && bits[beyond] != 0;
    });
    if (fresh == sides.end()) {
      way.pop_back();
      continue;
    }
    bits[neighbour(at, *fresh)] = 0;
    way.push_back(neighbour(neighbour(at, *fresh), *fresh));
    bits[way.back()] = 0;
  }
}

}  // namespace

std::string_view name(Place place) {
  constexpr std::array<std::string_view, 3> names{"maze", "rooms", "hall"};
  return names[static_cast<std::size_t>(place)];
}

Barriers drawn(Place place, Size size) {
  Bits bits(size, Barriers::wall);
  Rng rng(1, name(place));
  switch (place) {
    case Place::maze:
      carve_maze(bits, rng);
      break;
    case Place::rooms:
      carve_rooms(bits, rng);
      break;
    case Place::hall:
      carve_hall(bits);
      break;
  }
  return Barriers(std::move(bits));
}

std::vector<Position> viewpoints(const Barriers& barriers, int count) {
  Rng rng(1, "viewpoints");
  std::vector<Position> found;
  while (static_cast<int>(found.size()) < count) {
    const int x = rng.between(0, barriers.size().width - 1);
    const int y = rng.between(0, barriers.size().height - 1);
    if (barriers.is_free({x, y})) found.push_back({x, y});
  }
  return found;
}

}  // namespace katabasis::bench
