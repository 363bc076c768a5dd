// A labyrinth of four rooms in which every rule of a meaningful one holds.
#pragma once

#include <string>
#include <vector>

#include "labyrinth/labyrinth.h"
#include "labyrinth/meaning.h"

namespace katabasis::test {

// Room 0 is branch 1, room 1 is branch 2, room 2 is the central component, room 3 is the final branch.
Labyrinth meaningful();
inline constexpr std::size_t shade_in_room_2 = 2;  // among its monsters

void wall(Labyrinth& labyrinth, Position at);

// "7: door 0 …", each a line.
std::string all_texts(const std::vector<Finding>& findings);

}  // namespace katabasis::test
