#include "support/random_map.h"

#include "support/ascii_map.h"

namespace katabasis::test {

Barriers random_walls(Rng& rng, Size size, int percent) {
  Grid<std::uint8_t> bits(size);
  for (std::uint8_t& field : bits.cells()) field = rng.percent(percent) ? Barriers::wall : std::uint8_t{0};
  return Barriers(std::move(bits));
}

void add_random_doors(Rng& rng, Barriers& barriers, int percent) {
  Grid<std::uint8_t> taken(barriers.size());
  for (const Position at : positions_in(barriers.size())) {
    const auto side = static_cast<Direction>(rng.below(4));
    const Position to = neighbour(at, side);
    const bool wanted = rng.percent(percent);
    const auto state = static_cast<DoorState>(rng.below(3));
    if (!wanted || !barriers.is_free(at) || !barriers.is_free(to) || taken[at] != 0 || taken[to] != 0)
      continue;
    barriers.set_door(Door{{}, at, {}, to, state, {}}, state);
    taken[at] = taken[to] = 1;
  }
}

}  // namespace katabasis::test
