// The same places for libtcod, to measure beside it where it is installed. It knows no doors.
#pragma once

#ifdef KATABASIS_LIBTCOD

#include <libtcod/fov.h>

#include <memory>

#include "labyrinth/barriers.h"

namespace katabasis::bench {

struct DeleteTcodMap {
  void operator()(TCOD_Map* map) const { TCOD_map_delete(map); }
};
using TcodMap = std::unique_ptr<TCOD_Map, DeleteTcodMap>;

inline TcodMap tcod_map(const Barriers& barriers) {
  TcodMap map(TCOD_map_new(barriers.size().width, barriers.size().height));
  for (int y = 0; y < barriers.size().height; ++y) {
    for (int x = 0; x < barriers.size().width; ++x) {
      const bool free = barriers.is_free({x, y});
      TCOD_map_set_properties(map.get(), x, y, free, free);
    }
  }
  return map;
}

}  // namespace katabasis::bench

#endif
