// Pictures drawn without a display. What they must look like is said by comparing them with each other: the
// same input gives the same bytes, and a change of the world changes what is seen of it.
#include <epoxy/gl.h>
#include <gtest/gtest.h>

#include "render/drawn.h"

namespace katabasis::test {
namespace {

constexpr Size size{320, 180};  // of a drawn picture

constexpr std::string_view hall = R"(
  ###########
  #.........#
  #.........#
  #.........#
  #....@....#
  ###########)";

TEST(Picture, TheSameInputGivesTheSameBytes) {
  Drawn first;
  const Picture once = first.draw(hall);
  const Picture twice = first.draw(hall);
  EXPECT_EQ(once.rgb, twice.rgb);
  Drawn second;
  EXPECT_EQ(second.draw(hall).rgb, once.rgb) << "in a context of its own";
}

TEST(Picture, TheHallIsLitAndTheDistanceDarker) {
  Drawn drawn;
  const Picture picture = drawn.draw(hall);
  EXPECT_GT(mean(picture), 20);
  EXPECT_LT(mean(picture), 200);
  const int near_floor = brightness(picture, size.width / 2, size.height - 8);
  const int far_floor = brightness(picture, size.width / 2, size.height / 2 + 16);
  EXPECT_GT(near_floor, far_floor);
  EXPECT_GT(far_floor, 30) << "but not black";
}

TEST(Picture, AWallAtTheEndOfTheTorchlightIsToldFromTheDarkness) {
  constexpr std::string_view long_hall = R"(
    #######
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    #.....#
    #..@..#
    #######)";
  Drawn drawn;
  const Frame frame = drawn.frame_of(long_hall);
  for (const Quality quality : {Quality::high, Quality::low}) {
    drawn.set(quality);
    const Picture picture = drawn.draw(frame);
    EXPECT_GT(brightness(picture, size.width / 2, size.height / 2 - 10), 12) << "seven fields ahead";
  }
}

TEST(Picture, WhatGlowsIsBrighterButOnlyInView) {
  Materials glowing = small_materials();
  for (const Texels texels : glowing.themes[0].albedo) {
    for (std::size_t i = 3; i < texels.size(); i += 4) texels[i] = 255;
  }
  Drawn dull;
  Drawn embers(glowing);
  Frame frame = dull.frame_of(hall);
  for (const Quality quality : {Quality::high, Quality::low}) {
    dull.set(quality);
    embers.set(quality);
    EXPECT_GT(mean(embers.draw(frame)), mean(dull.draw(frame)) + 20);
  }
  for (float& texel : frame.light.texels) texel = 0;
  frame.flames.clear();
  frame.beams.clear();
  frame.instances.clear();
  for (const Quality quality : {Quality::high, Quality::low}) {
    embers.set(quality);
    EXPECT_LT(mean(embers.draw(frame)), 2) << "what is not in view stays dark";
  }
}

TEST(Picture, AWallAheadChangesIt) {
  Drawn drawn;
  const Picture open = drawn.draw(hall);
  std::string walled(hall);
  walled.replace(walled.find("#.........#\n  #....@"), 11, "#...###...#");
  EXPECT_GT(difference(open, drawn.draw(walled)), 10);
}

TEST(Picture, AMonsterIsSeenBeforeTheWallAndNotThroughIt) {
  Drawn drawn;
  std::string before(hall);
  before.replace(before.find("#.........#\n  #....@"), 11, "#....m....#");
  EXPECT_GT(difference(drawn.draw(hall), drawn.draw(before)), 2);

  // Without the depth test the monster behind the wall would show.
  constexpr std::string_view wall = R"(
    ###########
    #.........#
    #.........#
    #...###...#
    #....@....#
    ###########)";
  const Picture wall_alone = drawn.draw(wall);
  Frame frame = drawn.frame_of(wall);
  const Frame with_monster = drawn.frame_of(before);
  for (Instance instance : with_monster.instances) {
    instance.place[3].z = 1.5F * field_size;
    instance.light_front = instance.light_back = 1;
    instance.limb_count = 0;
    frame.instances.push_back(instance);
  }
  ASSERT_FALSE(with_monster.instances.empty());
  EXPECT_EQ(drawn.draw(frame).rgb, wall_alone.rgb);
}

TEST(Picture, WithoutLightThereIsNothing) {
  Drawn drawn;
  Frame frame = drawn.frame_of(hall);
  for (float& texel : frame.light.texels) texel = 0;
  frame.flames.clear();  // the torch itself
  frame.beams.clear();
  frame.instances.clear();
  const Picture dark = drawn.draw(frame);
  EXPECT_LT(mean(dark), 2);
}

TEST(Picture, PoolsLieOnWetFloorsAlone) {
  Drawn drawn;
  Frame frame = drawn.frame_of(hall);
  const Picture dry = drawn.draw(frame);
  for (ChunkInView& chunk : frame.chunks) chunk.wet = true;
  const Picture wet = drawn.draw(frame);
  const auto half = static_cast<std::ptrdiff_t>(dry.rgb.size() / 2);
  EXPECT_TRUE(std::equal(dry.rgb.begin(), dry.rgb.begin() + half, wet.rgb.begin())) << "above the horizon";
  EXPECT_GT(difference(dry, wet), 2);
}

TEST(Picture, TheTorchWarmsOneSideMoreThanTheOther) {
  Drawn drawn;
  Frame frame = drawn.frame_of(hall);
  const Picture right = drawn.draw(frame);
  frame.mood.torch_at.x -= 2 * (frame.mood.torch_at.x - frame.camera.eye.x);
  EXPECT_GT(difference(right, drawn.draw(frame)), 0.5) << "a moved torch is a changed picture";
}

// The four texels of every surface: upper left, upper right, lower left, lower right.
Materials checked_materials(const std::array<std::uint8_t, 4>& grey) {
  Materials materials = small_materials();
  const Texels texels = materials.themes[0].albedo[0];
  constexpr std::size_t row = 2 * tiles_across;
  for (std::size_t i = 0; i < texels.size(); ++i) {
    const std::size_t texel = i / 4;
    if (i % 4 != 3) texels[i] = grey[texel / row % 2 * 2 + texel % 2];
  }
  return materials;
}

TEST(Picture, TexturesStandUprightAndAreNotMirrored) {
  constexpr std::string_view wall_ahead = R"(
    ###########
    #.........#
    #..#####..#
    #....@....#
    #.........#
    ###########)";         // too thin for the stairs
  constexpr int off = 45;  // pixels that lead well into a quarter of the wall ahead
  const auto at = [](const Picture& picture, int x, int y) {
    return brightness(picture, size.width / 2 + x, size.height / 2 - 10 + y);
  };
  Drawn left_bright(checked_materials({230, 40, 230, 40}));
  const Picture left = left_bright.draw(wall_ahead);
  EXPECT_GT(at(left, -off, 0), at(left, off, 0) + 60);
  Drawn top_bright(checked_materials({230, 230, 40, 40}));
  const Picture top = top_bright.draw(wall_ahead);
  EXPECT_GT(at(top, 0, -off), at(top, 0, off) + 60);
}

TEST(Picture, DrawnSmallerItIsTheSamePlace) {
  Drawn drawn;
  const Frame frame = drawn.frame_of(hall);
  const Picture full = drawn.draw(frame);
  const Picture reduced = drawn.draw(frame, 0.5F);
  EXPECT_LT(difference(full, reduced), 8);
  EXPECT_NEAR(mean(full), mean(reduced), 3);
}

TEST(Picture, CostsOneCallAChunkAndOneAnInstance) {
  Drawn drawn;
  const Frame frame = drawn.frame_of(hall);
  drawn.draw(frame);
  EXPECT_EQ(drawn.count.calls,
            static_cast<int>(frame.chunks.size() + frame.instances.size() + frame.shadows.size() +
                             frame.flames.size() + frame.beams.size()));
  int triangles = 0;
  for (const ChunkInView& chunk : frame.chunks) {
    for (const FieldFaces& field : frame.fields_of(chunk)) triangles += static_cast<int>(field.count) / 3;
  }
  for (const Instance& instance : frame.instances)
    triangles += static_cast<int>(instance.model->indices.size()) / 3;
  triangles += 2 * static_cast<int>(frame.shadows.size() + frame.flames.size() + frame.beams.size());
  EXPECT_EQ(drawn.count.triangles, triangles);
}

// Mean distance of red, green and blue, 0 … 255.
double apart(const Picture& a, const Picture& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.rgb.size(); ++i) sum += std::abs(a.rgb[i] - b.rgb[i]);
  return sum / static_cast<double>(a.rgb.size());
}

TEST(Picture, LowQualityShowsTheSamePlaceLessFinely) {
  Drawn drawn;
  std::string lively(hall);
  lively.replace(lively.find("#.........#\n  #....@"), 11, "#.m..!....#");
  const Frame frame = drawn.frame_of(lively);
  const Picture high = drawn.draw(frame);
  const DrawCount count = drawn.count;
  drawn.set(Quality::low);
  const Picture low = drawn.draw(frame);
  EXPECT_NE(low.rgb, high.rgb);
  EXPECT_LT(apart(high, low), 12);
  EXPECT_EQ(drawn.count.calls, count.calls);
  EXPECT_EQ(drawn.count.triangles, count.triangles);
  drawn.set(Quality::high);
  EXPECT_EQ(drawn.draw(frame).rgb, high.rgb);
}

TEST(Picture, EverySizeIsDrawnWithoutAnErrorOfOpenGl) {
  for (const Size each : {Size{1, 1}, Size{1, 200}, Size{320, 200}, Size{640, 360}, Size{3840, 2160}}) {
    Drawn drawn(small_materials(), each);
    for (const float scale : {1.0F, 0.35F}) {
      const Picture picture = drawn.draw(drawn.frame_of(hall), scale);
      EXPECT_EQ(glGetError(), static_cast<GLenum>(GL_NO_ERROR)) << each.width << "x" << each.height;
      EXPECT_GT(mean(picture), 10) << each.width << "x" << each.height;
    }
  }
}

TEST(Renderer, SaysWhatIsWrongWithAShader) {
  const Result<Offscreen> offscreen = Offscreen::create({16, 16});
  ASSERT_TRUE(offscreen.ok());
  const Result<Renderer> none = Renderer::create(small_materials(), "/nowhere");
  ASSERT_FALSE(none.ok());
  EXPECT_NE(to_string(none.problems().front()).find("place.vert"), std::string::npos);
}

}  // namespace
}  // namespace katabasis::test
