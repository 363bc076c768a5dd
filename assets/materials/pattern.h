// How stones are laid. All patterns repeat over u 0 … 2 and v 0 … 1; lengths are in tiles (1 tile = 2.5 m).
#pragma once

#include <cstdint>
#include <glm/glm.hpp>

namespace katabasis::art {

struct Stone {
  float edge;        ///< distance to the nearest joint, in tiles
  std::uint32_t id;  ///< one for each stone
  glm::vec2 local;   ///< from the stone's middle, in tiles
};

/// Squared stones in level courses, their upright joints never above each other.
Stone ashlar(glm::vec2 uv, int courses, int stones, float irregular, std::uint32_t seed);

/// Broken or many-sided stones, `count` to a tile's side.
Stone polygonal(glm::vec2 uv, int count, float scatter, std::uint32_t seed);

/// Six-sided stones, `columns` to a tile; columns must be even to repeat.
Stone hexagons(glm::vec2 uv, int columns);

/// How high above the floor a place on a wall is, in tiles: a wall is 1.12 tiles high and v runs down from
/// the ceiling; what lies in the lowest 0.12 is also seen under the ceiling.
float rise(float v);

/// A running Greek key in a band 0 … 1 wide: 1 on the line. One turn of it is 8/7 of the band's width long.
float meander(float along, float across);

/// Moves a place by noise, so that straight lines look broken by hand or time.
glm::vec2 warped(glm::vec2 uv, int period, float by, std::uint32_t seed);

/// Thin cracks here and there: 0 … 1, 1 in the middle of a crack.
float cracks(glm::vec2 uv, int period, float width, std::uint32_t seed);

/// 0 below `from`, 1 above `to`, smooth between; from > to turns it round.
float ramp(float from, float to, float value);

/// Noise octaves over the tile, about −1 … 1, `period` bumps to a side.
float grain(glm::vec2 uv, int period, int octaves, std::uint32_t seed);

}  // namespace katabasis::art
