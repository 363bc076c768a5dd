// How a labyrinth was made, step by step: rectangles divided, doors placed, mazes grown, branches recognised,
// locks and keys, monsters and items. The generator writes its first two phases down here when it is given a
// Making; what the last phase placed is read from the labyrinth itself, which keeps it in its order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "labyrinth/labyrinth.h"
#include "labyrinth/plan.h"

namespace katabasis {

namespace making {

// The whole area is one room.
struct Begun {};
// The room becomes the first part, the second one is new.
struct Divided {
  RoomId room;
  Rect first;
  Rect second;
};
struct DoorPlaced {
  DoorId door;  // closed
};
// The room is free inside its ring.
struct RoomFreed {
  RoomId room;
};
// A run of a maze, up to where it got stuck: so many of Making::fields from the first on.
struct MazeGrown {
  RoomId room;
  std::size_t first = 0;
  std::size_t count = 0;
};
// A door's two fields and the ways from them into their rooms.
struct DoorPierced {
  DoorId door;
  std::size_t first = 0;
  std::size_t count = 0;
};
// Rooms that belong together: a branch from its leaf on; in the end the central ones, which are left.
struct ComponentFound {
  ComponentId component;
  std::vector<RoomId> rooms;
};
struct EntrancePlaced {};
// The branch has its place in the order.
struct BranchLocked {
  ComponentId component;
  DoorId door;
};
struct ThemeDrawn {
  ComponentId component;
};
struct MonsterPlaced {
  std::size_t index = 0;  // into Labyrinth::monsters
};
// A key or another thing.
struct ItemPlaced {
  std::size_t index = 0;  // into Labyrinth::items
};

using Step = std::variant<Begun, Divided, DoorPlaced, RoomFreed, MazeGrown, DoorPierced, ComponentFound,
                          EntrancePlaced, BranchLocked, ThemeDrawn, MonsterPlaced, ItemPlaced>;

}  // namespace making

struct Making {
  std::vector<making::Step> steps;
  std::vector<Position> fields;  // that mazes and doors have freed, in order
};

// For the generator: the fields from `first` on are a maze's, which becomes a step for each run.
void add_maze(Making& making, RoomId room, std::size_t first);

// The making of a generated labyrinth. Nothing if it was edited or its parameters make another one here: then
// nobody can tell.
std::optional<Making> making_of(const Labyrinth& labyrinth);

// The labyrinth when so many steps were done (0 … steps.size(); at the end `plan_of` it), `latest` around the
// last of them. Costs what the labyrinth is large, however many steps there are.
Plan making_up_to(const Making& making, const Labyrinth& labyrinth, std::size_t steps);

// What a step did, in a few words: "room 3 is divided: 12 x 9 and 12 x 14".
std::string words(const making::Step& step, const Labyrinth& labyrinth);

}  // namespace katabasis
