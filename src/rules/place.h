// Where a game is played: a labyrinth with the rules' numbers and what follows from both once and for all.
// Never changes during a game, so games and their copies share one.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "base/grid.h"
#include "content/catalog.h"
#include "labyrinth/barriers.h"
#include "labyrinth/labyrinth.h"

namespace katabasis {

struct Place {
  Labyrinth labyrinth;
  Rules rules;
  std::uint64_t digest = 0;  // of the labyrinth
  Classes classes;           // the labyrinth's, then those of the hero's outfit that it lacks
  Barriers barriers;         // at the start
  Grid<RoomId> rooms;        // of each field
  Grid<DoorId> doors;        // of each field; no_door where there is none: a field has at most one door

  static constexpr DoorId no_door{-1};

  ComponentId component(Position at) const { return labyrinth.rooms[rooms[at].index()].component; }
  // The door between the field and its neighbour on that side.
  std::optional<DoorId> door(Position at, Direction side) const;
};

// The labyrinth must have no breach of rules 1 to 4.
std::shared_ptr<const Place> make_place(Labyrinth labyrinth, const Catalog& catalog);

}  // namespace katabasis
