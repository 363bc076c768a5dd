// Phase 3 of the generator: themes, monsters and items. Can be drawn again alone, with another seed.
// Streams: prefabs, types, and for each component's ORDER monsters, carried and items; main.
#pragma once

#include <cstdint>

#include "content/catalog.h"
#include "labyrinth/labyrinth.h"

namespace katabasis {

// Takes the rooms, doors, fields, entrance, keys and the components' kinds and orders as they are; everything
// else is drawn from the catalog, which must have a component prefab of each kind. A component gets one
// monster for every `fields-per-monster` of its free fields and one item for every `fields-per-item`, rounded
// down, at least one each; none within `quiet-steps` of the entrance, and fewer where there is no room for
// them.
Labyrinth place_objects(Labyrinth contents, const Catalog& catalog, std::uint64_t seed);

}  // namespace katabasis
