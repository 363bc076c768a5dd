// Tests draw their world. One letter is one field; lines are trimmed, empty ones skipped, all of one length.
//   #  wall            .  free
//   |  open door       +  closed door       L  locked door       (a door is an edge: its letter stands on
//   BOTH fields)
//   @  the hero, the entrance               1 … 9  a key
//   !  a potion (the first of the classes)  /  a weapon (the first)   ]  an armour (the first)
//   a … z  a monster, by its class's first letter     A … Z but L  the same as main monster
// Two neighbouring fields with one door letter are one door: reading line by line, a letter is joined to the
// same letter east of it, else south of it. Locked doors have the keys 1, 2, … in reading order.
//   ##########
//   #...##...#
//   #.@.++.s.#     two rooms of 5 × 4, a closed door between them
//   ##########
// A drawing that breaks these rules throws std::invalid_argument.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "labyrinth/barriers.h"
#include "labyrinth/labyrinth.h"

namespace katabasis::test {

// Everything that is not '#' is free; needs no rooms.
Barriers barriers_of(std::string_view drawing);

struct Sketch {
  std::string_view drawing;
  // Empty: the rooms are found, in reading order. A found room is what can be walked without using a door,
  // and the ring around it: this finds rooms that are free right up to their rings, at least once on every
  // side.
  std::vector<Rect> rooms = {};
  // The component of each room; empty: all belong to component 0. Component 0 is the central one, the highest
  // is the final one, order and level grow with the number (levels 1, 2, …).
  std::vector<int> components = {};
};

// With the classes of `small_catalog()`, all of them, in its order. Rooms are of the first type of their
// component, `basic` if free inside their ring and `drawn` otherwise; monsters have the level of their
// component.
Labyrinth labyrinth_of(const Sketch& sketch);
Labyrinth labyrinth_of(std::string_view drawing);

// All fields, row by row.
std::vector<Position> positions_in(Size size);

// Where a letter stands: all its fields line by line, or its only one.
std::vector<Position> positions_of(std::string_view drawing, char letter);
Position position_of(std::string_view drawing, char letter);

// Back to letters: '#' and '.' line by line, each line ending with '\n' but the last.
std::string drawing_of(const Grid<Ground>& fields);
// The same drawing trimmed to what `drawing_of` writes, for comparisons.
std::string trimmed(std::string_view drawing);

}  // namespace katabasis::test
