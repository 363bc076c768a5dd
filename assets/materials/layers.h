// From materials to the file the program loads: `materials.bin`.
//
// All numbers are little-endian. The file has no gaps:
//   4 bytes   "KATM"
//   uint32    version, 3
//   uint32    size: the height of level 0 in texels, a power of two; it is twice as wide
//   uint32    themes
//   uint32    levels: log2(size) + 1
//   themes × 32 bytes   the theme's name, filled up with zeros
//   for each theme texture 0 (albedo), then texture 1 (relief), each:
//     for level 0 … levels − 1:  of the wall, the floor and the ceiling 2 · (size >> level)² texels of 4
//     bytes
// Rows run from v = 0 (on walls: the ceiling) to v = 1, texels in a row from u = 0 to u = 2.
//   albedo   R G B  colour, the square root of linear light · 255;  A  glow, 0 none and 255 white heat
//   relief   R G    the normal's x and y in tangent space as (n + 1) / 2 · 255, y towards growing v;
//            B      roughness;  A  ambient occlusion, 255 open
// Smaller levels are averaged in linear light; their normals are unit again and what the
// averaging took from the normals is given to the roughness.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "materials/material.h"

namespace katabasis::art {

struct Layer {
  std::vector<std::vector<std::uint8_t>> albedo;  ///< by level
  std::vector<std::vector<std::uint8_t>> relief;  ///< by level
};

/// `size`: of a tile, a power of two.
Layer grow(const Material& material, int size);

/// The whole file. `materials`: for each theme wall, floor and ceiling.
std::string pack(std::span<const Material> materials, int size);

}  // namespace katabasis::art
