// Noise that repeats: every function takes a period in lattice cells to a tile (0: none): after one tile down
// and two across it begins anew, so that a texture made from it tiles. Values are the same on every run;
// nothing here keeps state. Gradient noise after Ken Perlin, "Improving Noise" (2002); cells after Steven
// Worley (1996).
#pragma once

#include <cstdint>
#include <glm/glm.hpp>

namespace katabasis::art {

inline constexpr int tiles_across = 2;

/// `at` in 0 … period − 1; as it is for period 0.
int wrapped(int at, int period);

/// A number from 0 to 1 for a lattice point.
float chance(int x, int y, std::uint32_t seed);
glm::vec2 chance2(int x, int y, std::uint32_t seed);

/// Gradient noise, about −1 … 1, one bump to a unit.
float gradient_noise(glm::vec2 point, int period, std::uint32_t seed);

/// Octaves of gradient noise, each twice as fine and half as strong; about −1 … 1.
float fbm(glm::vec2 point, int period, int octaves, std::uint32_t seed);

/// Like fbm with its valleys folded up: 0 … 1, sharp crests at 1 (veins, cracks).
float ridges(glm::vec2 point, int period, int octaves, std::uint32_t seed);

/// The cell of scattered points a point lies in.
struct CellHit {
  float nearest;     ///< distance to its point
  float border;      ///< distance to the border with the next cell
  std::uint32_t id;  ///< the same for every point of the cell
  glm::vec2 offset;  ///< from the cell's point to here
};

/// `scatter` 0: a square lattice; 1: fully random.
CellHit cells(glm::vec2 point, int period, float scatter, std::uint32_t seed);

/// The same kind of number for an id.
float chance(std::uint32_t id, std::uint32_t seed);

/// Smooth lumps in space, about −1 … 1, for the sculptor; does not repeat.
float bumps(glm::vec3 point);

}  // namespace katabasis::art
