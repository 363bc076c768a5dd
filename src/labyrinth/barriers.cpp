#include "labyrinth/barriers.h"

#include <algorithm>

namespace katabasis {

Barriers::Barriers(const Labyrinth& labyrinth) : bits_(labyrinth.size()) {
  std::transform(labyrinth.fields.cells().begin(), labyrinth.fields.cells().end(), bits_.cells().begin(),
                 [](Ground ground) { return ground == Ground::wall ? wall : std::uint8_t{0}; });
  for (const Door& door : labyrinth.doors) set_door(door, door.state);
}

void Barriers::set_door(const Door& door, DoorState state) {
  for (const Direction side : all_directions) {
    if (neighbour(door.a, side) != door.b) continue;
    const auto bit = [](Direction d) { return static_cast<std::uint8_t>(1U << static_cast<unsigned>(d)); };
    const std::uint8_t extra = state == DoorState::locked ? locked : std::uint8_t{0};
    const bool open = state == DoorState::open;
    bits_[door.a] = open ? std::uint8_t{0} : static_cast<std::uint8_t>(bit(side) | extra);
    bits_[door.b] = open ? std::uint8_t{0} : static_cast<std::uint8_t>(bit(opposite(side)) | extra);
  }
}

}  // namespace katabasis
