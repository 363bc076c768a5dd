#include "scene/extrusion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>
#include <span>

#include "scene/movement.h"
#include "scene/scatter.h"
#include "scene/themes.h"

namespace katabasis {

namespace {

using enum Direction;

Direction8 packed(glm::vec3 direction, float sign = 0) {
  const auto part = [](float value) { return static_cast<std::int8_t>(std::lround(value * 127)); };
  return {part(direction.x), part(direction.y), part(direction.z), part(sign)};
}

std::uint8_t packed_part(float part) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(part, 0.0F, 1.0F) * 255));
}

// How much light finds its way to a place that is so many metres from a wall, a floor or a ceiling.
float openness_at(float distance) {
  return 1 - 0.5F * std::exp(-distance * 3.2F);
}

// A field with what stands around it.
struct Site {
  const Place& place;
  Position at;
  std::uint8_t theme;

  bool free(Position other) const { return place.barriers.is_free(other); }
  bool wall(Direction side) const { return !free(neighbour(at, side)); }
  glm::vec3 centre() const {
    return {(static_cast<float>(at.x) + 0.5F) * field_size, 0,
            (static_cast<float>(at.y) + 0.5F) * field_size};
  }
};

// Halls have a column where the walls of a side and of the next one meet.
bool stands_in_corner(const Site& site, Direction side) {
  const Room& room = site.place.labyrinth.rooms[site.place.rooms[site.at].index()];
  return room.content == RoomContent::basic && room.area.interior().is_corner(site.at) && site.wall(side) &&
         site.wall(turned(side, 1));
}

class Builder {
 public:
  explicit Builder(ChunkMesh& mesh) : mesh_(mesh) {}

  void field(const Site& site, const std::optional<Stairs>& stairs) {
    const std::size_t before = mesh_.indices.size();
    flat(site, 0);
    flat(site, room_height);
    for (const Direction side : all_directions) {
      if (stairs == Stairs{site.at, side}) {
        for (const StairsFace& face : stairs_faces(*stairs)) stairs_face(site, face);
      } else if (site.wall(side)) {
        wall(site, side);
      }
      if (stands_in_corner(site, side)) column(site, side);
    }
    mesh_.fields.push_back({site.at, site.theme, static_cast<std::uint32_t>(before),
                            static_cast<std::uint32_t>(mesh_.indices.size() - before)});
  }

 private:
  // Vertices are put row by row; a grid of (columns + 1) × (rows + 1) of them makes the quadrilaterals.
  void grid(std::uint32_t first, std::uint32_t columns, std::uint32_t rows, bool turned_over) {
    for (std::uint32_t row = 0; row < rows; ++row) {
      for (std::uint32_t column = 0; column < columns; ++column) {
        const std::uint32_t a = first + row * (columns + 1) + column;
        quad({a, a + 1, a + columns + 2, a + columns + 1}, turned_over);
      }
    }
  }

  void quad(std::array<std::uint32_t, 4> corners, bool turned_over) {
    if (turned_over) std::swap(corners[1], corners[3]);
    // Divided between the two darker corners, so that a shadow has no seam across.
    const auto open = [&](std::size_t i) { return mesh_.vertices[corners[i]].openness; };
    if (open(0) + open(2) > open(1) + open(3))
      std::rotate(corners.begin(), corners.begin() + 1, corners.end());
    for (const std::size_t i : {0U, 1U, 2U, 0U, 2U, 3U}) mesh_.indices.push_back(corners[i]);
  }

  std::uint32_t next() const { return static_cast<std::uint32_t>(mesh_.vertices.size()); }

  void flat(const Site& site, float height);
  void wall(const Site& site, Direction side);
  void column(const Site& site, Direction side);
  void stairs_face(const Site& site, const StairsFace& face);

  ChunkMesh& mesh_;
};

// Where floor and ceiling are divided: close to walls, where the shadows are.
constexpr std::array<float, 4> lines{0, 0.5F, 2.0F, 2.5F};

// Openness of a floor point, `within` the field in metres.
float flat_openness(const Site& site, glm::vec2 within) {
  float open = 1;
  const std::array<float, 4> distances{within.y, field_size - within.x, field_size - within.y, within.x};
  for (const Direction side : all_directions) {
    const float distance = distances[static_cast<std::size_t>(side)];
    if (site.wall(side)) open *= openness_at(distance);
    const Direction next = turned(side, 1);
    const Position corner = neighbour(neighbour(site.at, side), next);
    if (!site.wall(side) && !site.wall(next) && !site.free(corner)) {
      open *= openness_at(std::hypot(distance, distances[static_cast<std::size_t>(next)]));
    }
  }
  return open;
}

// A tone for a point of the place, the same for all faces that meet there.
std::uint8_t tone_at(glm::vec3 position) {
  const Position near{static_cast<int>(std::lround(position.x / field_size * 2)),
                      static_cast<int>(std::lround(position.z / field_size * 2))};
  return static_cast<std::uint8_t>(scattered(near, static_cast<std::uint32_t>(std::lround(position.y))) &
                                   255U);
}

// What all vertices have in common; where the texture lies is for the caller to say.
PlaceVertex vertex_at(const Site& site, glm::vec3 position, glm::vec3 normal, float openness) {
  PlaceVertex vertex{};
  vertex.position = position;
  vertex.normal = packed(normal);
  vertex.lit = {static_cast<std::int16_t>(site.at.x), static_cast<std::int16_t>(site.at.y)};
  vertex.openness = packed_part(openness);
  vertex.tone = tone_at(position);
  return vertex;
}

void Builder::flat(const Site& site, float height) {
  const bool ceiling = height > 0;
  const std::uint32_t first = next();
  const glm::vec3 corner = site.centre() - glm::vec3(field_size / 2, 0, field_size / 2);
  for (const float z : lines) {
    for (const float x : lines) {
      const glm::vec3 position = corner + glm::vec3(x, height, z);
      PlaceVertex vertex = vertex_at(site, position, {0, ceiling ? -1 : 1, 0},
                                     flat_openness(site, {x, z}) * (ceiling ? 0.8F : 1.0F));
      vertex.tangent = packed({1, 0, 0}, ceiling ? -1.0F : 1.0F);
      vertex.uv = {x / field_size / tiles_across, z / field_size};
      vertex.surface = ceiling ? Surface::ceiling : Surface::floor;
      mesh_.vertices.push_back(vertex);
    }
  }
  grid(first, 3, 3, !ceiling);
}

// A wall's outline from the floor up: metres before the wall, metres up. Neighbours in height make a row; two
// points in the same place start a new edge.
struct OutlineRow {
  glm::vec2 low;
  glm::vec2 high;
};
constexpr std::array<OutlineRow, wall_rows> outline{{{{0.07F, 0.0F}, {0.07F, 0.26F}},
                                                     {{0.07F, 0.26F}, {0.0F, 0.33F}},
                                                     {{0.0F, 0.33F}, {0.0F, 0.8F}},
                                                     {{0.0F, 0.8F}, {0.0F, 2.0F}},
                                                     {{0.0F, 2.0F}, {0.0F, 2.44F}},
                                                     {{0.0F, 2.44F}, {0.11F, 2.58F}},
                                                     {{0.11F, 2.58F}, {0.11F, room_height}}}};

// How a wall ends towards a side: it meets a wall that comes forward (−1), goes on straight (0) or turns away
// (1).
float turn_of_end(const Site& site, Direction side, Direction end) {
  if (site.wall(end)) return -1;
  return site.free(neighbour(neighbour(site.at, end), side)) ? 1.0F : 0.0F;
}

void Builder::wall(const Site& site, Direction side) {
  const Direction right = turned(side, 1);
  const glm::vec3 along = vector_of(right);
  const glm::vec3 in = -vector_of(side);
  const float left_turn = turn_of_end(site, side, turned(side, -1));
  const float right_turn = turn_of_end(site, side, right);
  const glm::vec3 middle = site.centre() - in * (field_size / 2);
  const Position way = offset(right);
  const auto tile = static_cast<float>((site.at.x * way.x + site.at.y * way.y) & (tiles_across - 1));
  const auto darker = [](float turn, float distance) { return turn < 0 ? openness_at(distance) : 1.0F; };
  const auto put = [&](glm::vec2 point, glm::vec3 normal, std::size_t column) {
    float x = lines[column];
    const float open = openness_at(point.y) * openness_at(room_height - point.y) * darker(left_turn, x) *
                       darker(right_turn, field_size - x);
    if (column == 0) x -= left_turn * point.x;
    if (column == 3) x += right_turn * point.x;
    const glm::vec3 position =
        middle + along * (x - field_size / 2) + in * point.x + glm::vec3(0, point.y, 0);
    PlaceVertex vertex = vertex_at(site, position, normal, open);
    vertex.tangent = packed(along, 1);
    vertex.uv = {(tile + x / field_size) / tiles_across, (room_height - point.y) / field_size};
    vertex.surface = Surface::wall;
    mesh_.vertices.push_back(vertex);
  };
  for (const OutlineRow& row : outline) {
    const glm::vec2 up = glm::normalize(row.high - row.low);
    const glm::vec3 normal = in * up.y - glm::vec3(0, up.x, 0);
    const std::uint32_t first = next();
    for (std::size_t column = 0; column <= wall_columns; ++column) put(row.high, normal, column);
    for (std::size_t column = 0; column <= wall_columns; ++column) put(row.low, normal, column);
    grid(first, wall_columns, 1, true);
  }
}

// Half the thickness of a column and the height, from the floor up.
constexpr std::array<OutlineRow, column_rows> column_outline{{{{0.40F, 0.0F}, {0.40F, 0.14F}},
                                                              {{0.40F, 0.14F}, {0.33F, 0.2F}},
                                                              {{0.33F, 0.2F}, {0.33F, 0.28F}},
                                                              {{0.28F, 0.28F}, {0.27F, 1.2F}},
                                                              {{0.27F, 1.2F}, {0.23F, 2.36F}},
                                                              {{0.23F, 2.36F}, {0.42F, 2.56F}},
                                                              {{0.42F, 2.56F}, {0.42F, room_height}}}};
constexpr float column_inset = 0.34F;  // metres from both walls to its axis

void Builder::column(const Site& site, Direction side) {
  const float off = field_size / 2 - column_inset;
  const glm::vec3 axis = site.centre() + (vector_of(side) + vector_of(turned(side, 1))) * off;
  for (const OutlineRow& row : column_outline) {
    const glm::vec2 up = glm::normalize(row.high - row.low);
    const std::uint32_t first = next();
    for (const glm::vec2 point : {row.high, row.low}) {
      for (int i = 0; i <= column_sides; ++i) {
        const float angle = glm::two_pi<float>() * static_cast<float>(i) / column_sides;
        const glm::vec3 outward{std::sin(angle), 0, -std::cos(angle)};
        const glm::vec3 from_centre = site.centre() - axis;
        const float free_side = 0.5F + 0.5F * glm::dot(outward, glm::normalize(from_centre));
        const float open =
            openness_at(point.y) * openness_at(room_height - point.y) * (0.3F + 0.7F * free_side);
        const glm::vec3 position = axis + outward * point.x + glm::vec3(0, point.y, 0);
        PlaceVertex vertex = vertex_at(site, position, outward * up.y - glm::vec3(0, up.x, 0), open);
        vertex.tangent = packed({std::cos(angle), 0, std::sin(angle)}, -1);
        vertex.uv = {static_cast<float>(i) / column_sides, (room_height - point.y) / field_size};
        vertex.surface = Surface::wall;
        vertex.tone = tone_at(axis);
        mesh_.vertices.push_back(vertex);
      }
    }
    grid(first, column_sides, 1, false);
  }
}

void Builder::stairs_face(const Site& site, const StairsFace& face) {
  const glm::vec3 right = glm::normalize(face.corners[1] - face.corners[0]);
  const glm::vec3 normal = glm::normalize(glm::cross(right, face.corners[3] - face.corners[0]));
  const glm::vec3 up = glm::cross(normal, right);
  const std::uint32_t first = next();
  for (std::size_t i = 0; i < face.corners.size(); ++i) {
    PlaceVertex vertex = vertex_at(site, face.corners[i], normal, face.openness[i]);
    vertex.tangent = packed(right, 1);
    vertex.uv = glm::vec2(glm::dot(face.corners[i], right) / tiles_across, -glm::dot(face.corners[i], up)) /
                field_size;
    vertex.surface = face.surface;
    vertex.tone = face.tone;
    mesh_.vertices.push_back(vertex);
  }
  quad({first, first + 1, first + 2, first + 3}, false);
}

}  // namespace

ChunkMesh extrude(const Place& place, std::span<const std::uint8_t> themes,
                  const std::optional<Stairs>& stairs, Position chunk) {
  ChunkMesh mesh;
  Builder builder(mesh);
  for (int y = chunk.y * chunk_edge; y < (chunk.y + 1) * chunk_edge; ++y) {
    for (int x = chunk.x * chunk_edge; x < (chunk.x + 1) * chunk_edge; ++x) {
      if (!place.barriers.is_free({x, y})) continue;
      builder.field({place, {x, y}, themes[place.component({x, y}).index()]}, stairs);
    }
  }
  return mesh;
}

}  // namespace katabasis
