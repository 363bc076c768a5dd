// From fields to faces: floor, ceiling and walls of free fields, only where something borders on them. No
// face lies between two free fields and none inside the rock.
//
// Where the stairs are, their steps are in place of the wall.
//
// A wall has a plinth and a cornice, mitred at every corner; in the corners of halls stand columns. Textures
// go on from face to face, begin anew after two fields and are toned differently from place to place, so that
// no stretch of wall is a repeated stamp.
#pragma once

#include <span>

#include "rules/place.h"
#include "scene/mesh.h"
#include "scene/stairs.h"

namespace katabasis {

// `themes`: of the materials, by component. `chunk` counts squares of chunk_edge fields.
ChunkMesh extrude(const Place& place, std::span<const std::uint8_t> themes,
                  const std::optional<Stairs>& stairs, Position chunk);

// How many quadrilaterals the faces of a field consist of.
inline constexpr int ceiling_quads = 9;
inline constexpr int wall_rows = 7;
inline constexpr int wall_columns = 3;
inline constexpr int column_rows = 7;
inline constexpr int column_sides = 10;

}  // namespace katabasis
