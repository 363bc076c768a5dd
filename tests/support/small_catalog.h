// A catalog small enough to know by heart, so that tests of rules and generator need no files:
//   items     kopis, xiphos (weapons), aspis, cuirass (armours), nectar, ambrosia (potions; ambrosia from
//   level 4) monsters  shade, hound, minotaur (carries nectar in every second case), cerberus (main monster
//   only) rooms     hall (for basic rooms), tomb (either), cell (for mazes) component gate (central: hall),
//   graves and forge (branches), pit (final, cerberus) rules     the numbers of the rulebook, class hoplite
//   with kopis and aspis worn
#pragma once

#include "content/catalog.h"

namespace katabasis::test {

Catalog small_catalog();

}  // namespace katabasis::test
