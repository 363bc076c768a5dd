#include "scene/extrusion.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

constexpr int flat_quads = floor_quads + ceiling_quads;
constexpr int wall_quads = wall_rows * wall_columns;
constexpr int column_quads = column_rows * column_sides;

std::shared_ptr<const Place> place_of(std::string_view drawing) {
  return make_place(labyrinth_of(drawing), small_catalog());
}

ChunkMesh mesh_of(const Place& place, Position chunk = {0, 0}, const std::optional<Stairs>& stairs = {}) {
  const std::vector<std::uint8_t> themes(place.labyrinth.components.size(), 0);
  return extrude(place, themes, stairs, chunk);
}

int quads_of(const ChunkMesh& mesh, Position at) {
  for (const FieldFaces& faces : mesh.fields) {
    if (faces.at == at) return static_cast<int>(faces.count) / 6;
  }
  return 0;
}

glm::vec3 normal_of(const ChunkMesh& mesh, std::size_t triangle) {
  const auto corner = [&](std::size_t i) { return mesh.vertices[mesh.indices[3 * triangle + i]].position; };
  return glm::cross(corner(1) - corner(0), corner(2) - corner(0));
}

TEST(Extrusion, AFieldHasFloorCeilingAndAWallOnlyTowardsRock) {
  const auto place = place_of(R"(
    #######
    #@....#
    #.....#
    #.....#
    #######)");
  const ChunkMesh mesh = mesh_of(*place);
  EXPECT_EQ(mesh.fields.size(), 15U) << "none for rock";
  EXPECT_EQ(quads_of(mesh, {3, 2}), flat_quads) << "free all around";
  EXPECT_EQ(quads_of(mesh, {3, 1}), flat_quads + wall_quads) << "a wall to the north";
  EXPECT_EQ(quads_of(mesh, {1, 1}), flat_quads + 2 * wall_quads + column_quads) << "a corner with its column";
  EXPECT_EQ(quads_of(mesh, {0, 0}), 0);
}

TEST(Extrusion, ACorridorOfNFieldsHasTwoWallsAFieldAndTwoEnds) {
  for (int length = 3; length <= 12; ++length) {
    const std::string ring(static_cast<std::size_t>(length) + 2, '#');
    const std::string inside = "#@" + std::string(static_cast<std::size_t>(length) - 1, '.') + "#";
    Labyrinth labyrinth = labyrinth_of({ring + "\n" + inside + "\n" + ring, {{0, 0, length + 2, 3}}});
    labyrinth.rooms[0].content = RoomContent::drawn;  // mazes have no columns
    const ChunkMesh mesh = mesh_of(*make_place(std::move(labyrinth), small_catalog()));
    EXPECT_EQ(static_cast<int>(mesh.indices.size()) / 6, length * flat_quads + (2 * length + 2) * wall_quads);
  }
}

TEST(Extrusion, ADoorIsAnOpeningWhateverItsState) {
  for (const char door : {'|', '+', 'L'}) {
    std::string drawing = R"(
      ##########
      #...##...#
      #.@.DD...#
      #...##...#
      ##########)";
    std::replace(drawing.begin(), drawing.end(), 'D', door);
    const auto place = place_of(drawing);
    const ChunkMesh mesh = mesh_of(*place);
    EXPECT_EQ(quads_of(mesh, {4, 2}), flat_quads + 2 * wall_quads) << door;
    EXPECT_EQ(quads_of(mesh, {5, 2}), flat_quads + 2 * wall_quads) << door;
  }
}

TEST(Extrusion, EveryFaceLooksIntoItsFieldAndNoneLiesInside) {
  const auto place = place_of(R"(
    ############
    #....##....#
    #.@..++....#
    #....##....#
    ############)");
  const ChunkMesh mesh = mesh_of(*place);
  int seen = 0;
  for (const FieldFaces& faces : mesh.fields) {
    const glm::vec3 centre{(static_cast<float>(faces.at.x) + 0.5F) * field_size, room_height / 2,
                           (static_cast<float>(faces.at.y) + 0.5F) * field_size};
    for (std::uint32_t i = faces.first / 3; i < (faces.first + faces.count) / 3; ++i) {
      const PlaceVertex& vertex = mesh.vertices[mesh.indices[3 * i]];
      const glm::vec3 told{vertex.normal[0], vertex.normal[1], vertex.normal[2]};
      EXPECT_GT(glm::dot(normal_of(mesh, i), told), 0) << "the winding belongs to the normal";
      const glm::vec3 from_centre = glm::abs(vertex.position - centre);
      EXPECT_LT(std::max(from_centre.x, from_centre.z), field_size / 2 + 0.2F) << "close to its field";
      ++seen;
    }
  }
  EXPECT_GT(seen, 500);
}

TEST(Extrusion, TheStairsAreInPlaceOfTheirWallAndClimbAway) {
  const auto place = place_of(R"(
    #######
    #..@..#
    #.....#
    #.....#
    #######)");
  for (const Stairs& stairs : {Stairs{{3, 1}, Direction::north}, Stairs{{5, 2}, Direction::east},
                               Stairs{{3, 3}, Direction::south}, Stairs{{1, 2}, Direction::west}}) {
    const ChunkMesh mesh = mesh_of(*place, {0, 0}, stairs);
    const FieldFaces faces = *std::ranges::find(mesh.fields, stairs.field, &FieldFaces::at);
    ASSERT_EQ(static_cast<int>(faces.count) / 6, flat_quads + stairs_quads);
    const Position before = stairs.field;
    const glm::vec3 eye{(static_cast<float>(before.x) + 0.5F) * field_size, 1.6F,
                        (static_cast<float>(before.y) + 0.5F) * field_size};
    float highest = 0;
    std::uint8_t darkest = 255;
    for (std::uint32_t i = faces.first / 3; i < (faces.first + faces.count) / 3; ++i) {
      const PlaceVertex& vertex = mesh.vertices[mesh.indices[3 * i]];
      EXPECT_EQ(vertex.lit[0], before.x) << "lit as the field before them";
      EXPECT_EQ(vertex.lit[1], before.y);
      EXPECT_GT(glm::dot(normal_of(mesh, i), {vertex.normal[0], vertex.normal[1], vertex.normal[2]}), 0);
      highest = std::max(highest, vertex.position.y);
      darkest = std::min(darkest, vertex.openness);
      const bool below_eye = vertex.position.y < eye.y;
      EXPECT_TRUE(!below_eye || glm::dot(normal_of(mesh, i), eye - vertex.position) > 0) << "it is seen";
    }
    EXPECT_GT(highest, room_height + 1);
    EXPECT_LT(darkest, 50);
  }
}

TEST(Extrusion, NeighbouringFloorsMeetWithoutAGap) {
  const auto place = place_of(R"(
    ######
    #@...#
    #....#
    #....#
    ######)");
  const ChunkMesh mesh = mesh_of(*place);
  // Every edge of the floor that is not the outline of the room is shared by exactly two triangles.
  using Point = std::tuple<float, float>;
  std::map<std::pair<Point, Point>, int> edges;
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
    for (std::size_t corner = 0; corner < 3; ++corner) {
      const PlaceVertex& a = mesh.vertices[mesh.indices[i + corner]];
      const PlaceVertex& b = mesh.vertices[mesh.indices[i + (corner + 1) % 3]];
      if (a.surface != Surface::floor || b.surface != Surface::floor) continue;
      Point from{a.position.x, a.position.z};
      Point to{b.position.x, b.position.z};
      ++edges[std::minmax(from, to)];
    }
  }
  int open = 0;
  for (const auto& [edge, uses] : edges) {
    EXPECT_LE(uses, 2);
    if (uses == 1) ++open;
  }
  EXPECT_EQ(open, (4 + 3) * 2 * 3) << "only the outline, three pieces a field";
}

TEST(Extrusion, ChunksShareTheFieldsAmongThem) {
  std::string row = "#" + std::string(38, '.') + "#\n";
  std::string ring(40, '#');
  const std::string drawing = ring + "\n#@" + std::string(37, '.') + "#\n" + row + row + ring;
  const auto place = place_of(drawing);
  std::size_t fields = 0;
  for (int x = 0; x < 3; ++x) fields += mesh_of(*place, {x, 0}).fields.size();
  EXPECT_EQ(fields, 38U * 3);
  EXPECT_TRUE(mesh_of(*place, {3, 0}).fields.empty());
}

}  // namespace
}  // namespace katabasis::test
