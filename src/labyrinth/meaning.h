// What makes a labyrinth meaningful: thirteen rules, each checked by itself.
//   1 rooms tile the area                     8 keys lie in the order of the branches
//   2 the rooms and doors form a tree         9 things and the entrance are where they may be
//   3 doors join fields of two rooms         10 every free field can be reached (a search)
//   4 a room's ring is wall but for doors    11 objects fit the theme (needs a catalog)
//   5 components: branches and the rest      12 one main monster, at the end of the final branch
//   6 a room is connected, and its content   13 levels grow with the order
//     is what it says
//   7 the branches are locked, a key each
#pragma once

#include <string>
#include <vector>

#include "content/catalog.h"
#include "labyrinth/labyrinth.h"

namespace katabasis {

struct Finding {
  int rule = 0;       // 1 … 13
  std::string text;   // names the room, door, thing or field
  bool note = false;  // allowed in a labyrinth made by hand
};

// Takes any labyrinth whose fields fill a grid and whose positions and ids lie inside their ranges; rooms may
// overlap and the graph may be anything. The cost is near-linear in the labyrinth, with at most a few
// findings for each room, door, component and thing. Without a catalog rule 11 is left out and the numbers of
// `PlacementRules` are taken as they come. In the order of the rules.
std::vector<Finding> breaches(const Labyrinth& labyrinth, const Catalog* catalog);

}  // namespace katabasis
