// Light never comes through walls, shut doors or corners: in a dark room beside a lit one every pixel is
// black, wherever one looks, although all its faces are drawn.
#include <gtest/gtest.h>

#include <glm/gtc/constants.hpp>

#include "render/drawn.h"
#include "scene/movement.h"

namespace katabasis::test {
namespace {

constexpr std::string_view wall = R"(
  ##############
  #......##....#
  #......##....#
  #......##....#
  #.....@##....#
  #......##....#
  ##############)";

std::string with(std::string_view drawing, std::string_view there, std::string_view instead) {
  std::string changed(drawing);
  changed.replace(changed.find(there), there.size(), instead);
  return changed;
}

// The faces of the fields in one area and nothing else, seen from the middle of a field.
Frame faces_of(Frame frame, const Rect& area, Position from, float yaw, float aspect) {
  frame.instances.clear();
  frame.shadows.clear();
  frame.flames.clear();
  frame.beams.clear();
  frame.fields.clear();
  for (ChunkInView& chunk : frame.chunks) {
    chunk.first = frame.fields.size();
    chunk.wet = true;  // water shows no light of elsewhere either
    for (const FieldFaces& faces : chunk.mesh->fields) {
      if (area.contains(faces.at)) frame.fields.push_back(faces);
    }
    chunk.count = frame.fields.size() - chunk.first;
  }
  frame.camera = camera_at(floor_of(from) + glm::vec3(0, eye_height, 0), yaw, -0.2F, 90, aspect);
  return frame;
}

// The brightest pixel of the area that is seen from there, in any direction.
int brightest(Drawn& drawn, const Frame& frame, const Rect& area, Position from) {
  int most = 0;
  for (int quarter = 0; quarter < 4; ++quarter) {
    const float yaw = glm::half_pi<float>() * static_cast<float>(quarter);
    const Picture picture = drawn.draw(faces_of(frame, area, from, yaw, drawn.aspect()));
    EXPECT_GT(drawn.count.triangles, 100) << "there is something to be lit";
    for (int y = 0; y < picture.size.height; ++y) {
      for (int x = 0; x < picture.size.width; ++x) most = std::max(most, brightness(picture, x, y));
    }
  }
  return most;
}

void expect_dark(const Sketch& sketch, const Rect& dark, std::initializer_list<Position> from) {
  Drawn drawn;
  const Game game = Drawn::game_of(sketch);
  const Frame frame = drawn.frame_of(game);
  for (const Quality quality : {Quality::high, Quality::low}) {
    drawn.set(quality);
    EXPECT_GT(brightest(drawn, frame, {0, 0, 7, 7}, game.world().hero.at), 100) << "the lit side is lit";
    for (const Position eye : from) EXPECT_EQ(brightest(drawn, frame, dark, eye), 0) << eye.x << ' ' << eye.y;
  }
}

constexpr Rect beyond{8, 0, 6, 7};

TEST(Leak, NoLightComesThroughAWall) {
  expect_dark({wall}, beyond, {{9, 4}, {9, 1}, {12, 5}});
}

TEST(Leak, NoLightComesThroughAShutDoorOrALockedOne) {
  const std::string shut = with(wall, "#.....@##....#", "#.....@++....#");
  expect_dark({shut}, beyond, {{8, 4}, {9, 4}, {9, 3}});
  expect_dark({with(shut, "++", "LL")}, beyond, {{8, 4}, {9, 4}, {9, 3}});
}

TEST(Leak, AShutDoorIsLitOnOneSideAlone) {
  Drawn drawn;
  const Frame frame = drawn.frame_of(Drawn::game_of({with(wall, "#.....@##....#", "#.....@++....#")}));
  const auto in_the_door = [](const Instance& instance) {
    return glm::distance(glm::vec3(instance.place[3]), (floor_of({7, 4}) + floor_of({8, 4})) * 0.5F) < 1.0F;
  };
  int parts = 0;
  for (const Instance& instance : frame.instances) {
    if (!in_the_door(instance)) continue;
    ++parts;
    EXPECT_EQ(std::min(instance.light_front, instance.light_back), 0);
    EXPECT_GT(std::max(instance.light_front, instance.light_back), 0);
  }
  EXPECT_EQ(parts, 2) << "a frame and a leaf";
}

TEST(Leak, ThroughAnOpenDoorItComes) {
  Drawn drawn;
  const Game game = Drawn::game_of({with(wall, "#.....@##....#", "#.....@||....#")});
  EXPECT_GT(brightest(drawn, drawn.frame_of(game), beyond, {9, 4}), 100);
}

TEST(Leak, NoLightComesThroughAThinWallOrRoundACorner) {
  const Sketch sketch{R"(
    ##########
    #...#....#
    #@..#....#
    #...#....#
    #####....#
    #........#
    ##########)",
                      {{0, 0, 10, 7}}};
  expect_dark(sketch, {0, 5, 10, 2}, {{1, 5}, {4, 5}});
  expect_dark(sketch, {5, 0, 5, 7}, {{5, 2}, {5, 3}, {5, 4}, {8, 2}});
}

}  // namespace
}  // namespace katabasis::test
