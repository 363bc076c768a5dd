// A labyrinth small enough to look at: a hall and a chamber, a branch and the final branch behind locked
// doors.
#pragma once

#include "labyrinth/labyrinth.h"
#include "support/ascii_map.h"

namespace katabasis::test {

inline Labyrinth small_labyrinth() {
  Labyrinth labyrinth = labyrinth_of({R"(
      ####################
      #........##....s...#
      #.@......##........#
      #........++......!.#
      #....1...##........#
      #........##........#
      #...../..##........#
      #........##........#
      #........##........#
      ###L##########L#####
      ###L##########L#####
      #........##........#
      #..2.....##........#
      #........##....C...#
      #........##........#
      #....m...##........#
      #........##...]....#
      #........##........#
      #........##........#
      ####################)",
                                      {},
                                      {0, 0, 1, 2}});
  labyrinth.parameters.seed = 42;
  labyrinth.monsters[0].carries = {*labyrinth.classes.find_item("nectar")};
  return labyrinth;
}

}  // namespace katabasis::test
