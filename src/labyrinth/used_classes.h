// A labyrinth carries the classes that it uses, and no others.
#pragma once

#include "content/catalog.h"
#include "labyrinth/labyrinth.h"

namespace katabasis {

// The labyrinth's things refer to the catalog's classes; afterwards to its own copy of those that lie or
// stand in it, are or may be carried, or are what a hero starts with. The catalog's order is kept.
void copy_used_classes(Labyrinth& labyrinth, const Catalog& catalog);

}  // namespace katabasis
