// What the graphics card draws, as plain data: triangles of the place and of models. World axes: x to the
// east, z to the south, y up; metres. Front faces are counter-clockwise.
#pragma once

#include <array>
#include <cstdint>
#include <glm/glm.hpp>
#include <vector>

#include "base/geometry.h"
#include "scene/materials.h"

namespace katabasis {

inline constexpr float field_size = 2.5F;   // metres
inline constexpr float room_height = 2.8F;  // metres

// Steps of 1/127.
using Direction8 = std::array<std::int8_t, 4>;

struct PlaceVertex {
  glm::vec3 position;
  Direction8 normal;
  Direction8 tangent;               // where u grows; the last: the sign of the bitangent
  glm::vec2 uv;                     // one tile is one field
  std::array<std::int16_t, 2> lit;  // the field whose light falls on it
  Surface surface;
  std::uint8_t openness;  // 0: deep in a corner … 255: open to the light
  std::uint8_t tone;      // 128: as the material is; varies from place to place
  std::uint8_t unused;
};

inline constexpr int floor_quads = 9;

// Indices of one field's faces: its floor_quads · 6 of the floor, then the others.
struct FieldFaces {
  Position at;
  std::uint8_t theme = 0;  // of the materials
  std::uint32_t first = 0;
  std::uint32_t count = 0;
};

inline constexpr int chunk_edge = 16;  // fields

// The faces of a square of fields.
struct ChunkMesh {
  std::vector<PlaceVertex> vertices;
  std::vector<std::uint32_t> indices;
  std::vector<FieldFaces> fields;  // row by row, only those with faces
};

inline constexpr std::size_t max_parts = 16;

struct ModelVertex {
  glm::vec3 position;
  std::array<std::int8_t, 3> normal;
  std::uint8_t part;
  std::array<std::uint8_t, 3> colour;  // sRGB
  std::uint8_t openness;
  std::uint8_t glow;  // 255: shines by itself
  std::array<std::uint8_t, 3> unused;
};

}  // namespace katabasis
