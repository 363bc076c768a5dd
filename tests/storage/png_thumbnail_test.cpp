// Pictures are foreign: made small they keep their look, and whatever else they hold costs little and breaks
// nothing.
#include "storage/png_thumbnail.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <png.h>

#include <algorithm>
#include <array>
#include <vector>

#include "base/rng.h"
#include "storage/png_text.h"
#include "storage/scratch.h"

namespace katabasis::test {
namespace {

using ::testing::HasSubstr;

using Rgb = std::array<int, 3>;
constexpr Size small{32, 18};

// The left half red, the right half blue.
std::string red_and_blue(Size size) {
  std::vector<std::uint8_t> bytes;
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      const bool left = x < size.width / 2;
      bytes.push_back(left ? 200 : 0);
      bytes.push_back(10);
      bytes.push_back(left ? 0 : 100);
    }
  }
  return write_png({size, 3, bytes}, "a run");
}

Rgb at(const std::vector<std::uint8_t>& picture, int x, int y) {
  const auto from = static_cast<std::size_t>(y * small.width + x) * 3;
  return {picture.at(from), picture.at(from + 1), picture.at(from + 2)};
}

std::string complaint(std::string_view bytes) {
  const auto picture = read_thumbnail("shot.png", bytes, small);
  return picture ? "" : to_string(picture.problems().at(0));
}

constexpr Rgb red{200, 10, 0};
constexpr Rgb blue{0, 10, 100};
constexpr Rgb black{0, 0, 0};

TEST(PngThumbnail, FillsTheWholeOfTheSameShape) {
  for (const Size size : {Size{32, 18}, Size{64, 36}, Size{1280, 720}, Size{1285, 723}}) {
    const auto picture = read_thumbnail("shot.png", red_and_blue(size), small);
    ASSERT_TRUE(picture) << to_string(picture.problems().at(0));
    ASSERT_EQ(picture->size(), 32U * 18U * 3U);
    EXPECT_EQ(at(*picture, 0, 0), red);
    EXPECT_EQ(at(*picture, 14, 8), red);
    EXPECT_EQ(at(*picture, 17, 8), blue);
    EXPECT_EQ(at(*picture, 31, 17), blue);
  }
}

TEST(PngThumbnail, AnotherShapeStandsInTheMiddle) {
  const auto tall = *read_thumbnail("shot.png", red_and_blue({100, 180}), small);
  EXPECT_EQ(at(tall, 10, 0), black);
  EXPECT_EQ(at(tall, 11, 0), red);
  EXPECT_EQ(at(tall, 20, 17), blue);
  EXPECT_EQ(at(tall, 21, 17), black);
  const auto wide = *read_thumbnail("shot.png", red_and_blue({4000, 2}), small);
  EXPECT_EQ(at(wide, 0, 7), black);
  EXPECT_EQ(at(wide, 0, 8), red);
  EXPECT_EQ(at(wide, 0, 9), black);
}

TEST(PngThumbnail, ASmallPictureIsNotMadeLarger) {
  const auto picture = *read_thumbnail("shot.png", red_and_blue({2, 2}), small);
  EXPECT_EQ(at(picture, 15, 8), red);
  EXPECT_EQ(at(picture, 16, 9), blue);
  EXPECT_EQ(at(picture, 14, 8), black);
  EXPECT_EQ(at(picture, 16, 10), black);
}

// As other programs would write it again.
std::string rewritten(png_uint_32 format, const std::vector<std::uint8_t>& bytes,
                      const void* colours = nullptr) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = 32;
  image.height = 18;
  image.format = format;
  image.colormap_entries = colours == nullptr ? 0 : 2;
  png_alloc_size_t length = 0;
  EXPECT_NE(png_image_write_get_memory_size(image, length, 0, bytes.data(), 0, colours), 0);
  std::string file(length, '\0');
  EXPECT_NE(png_image_write_to_memory(&image, file.data(), &length, 0, bytes.data(), 0, colours), 0);
  return file;
}

TEST(PngThumbnail, KnowsEveryKindOfPixels) {
  constexpr std::size_t pixels = 32U * 18U;
  const std::array<std::uint8_t, 6> colours{0, 0, 0, 200, 10, 0};
  const std::vector<std::pair<std::string, Rgb>> pictures{
      {rewritten(PNG_FORMAT_GRAY, std::vector<std::uint8_t>(pixels, 77)), {77, 77, 77}},
      {rewritten(PNG_FORMAT_GA, std::vector<std::uint8_t>(pixels * 2, 255)), {255, 255, 255}},
      {rewritten(PNG_FORMAT_RGBA, std::vector<std::uint8_t>(pixels * 4, 50)), {50, 50, 50}},
      {rewritten(PNG_FORMAT_RGB_COLORMAP, std::vector<std::uint8_t>(pixels, 1), colours.data()), red},
      {rewritten(PNG_FORMAT_LINEAR_RGB, std::vector<std::uint8_t>(pixels * 6, 255)), {255, 255, 255}},
  };
  for (const auto& [file, colour] : pictures) {
    const auto picture = read_thumbnail("shot.png", file, small);
    ASSERT_TRUE(picture) << to_string(picture.problems().at(0));
    EXPECT_EQ(at(*picture, 16, 9), colour);
  }
}

TEST(PngThumbnail, ADamagedPictureSaysSo) {
  const std::string png = red_and_blue({64, 36});
  const std::size_t data = png.find("IDAT") + 4;
  EXPECT_EQ(complaint("GIF89a"), "shot.png: is no PNG picture");
  EXPECT_THAT(complaint(png.substr(0, 20)), HasSubstr("to be shown small"));
  EXPECT_EQ(complaint(png.substr(0, data + 20)), "shot.png: the picture itself is damaged");
  std::string flipped = png;
  flipped[data + 30] ^= 4;
  EXPECT_EQ(complaint(flipped), "shot.png: the picture itself is damaged");
  for (std::size_t length = 0; length < data + 40; ++length)
    EXPECT_NE(complaint(png.substr(0, length)), "") << length;
}

TEST(PngThumbnail, LyingLengthsAndSizesAreRefused) {
  const std::string png = red_and_blue({64, 36});
  for (const char* const chunk : {"iTXt", "IDAT", "IEND"}) {
    std::string lying = png;
    lying.replace(png.find(chunk) - 4, 4, std::string("\x7f\xff\xff\xf0", 4));
    EXPECT_EQ(complaint(lying) == "", std::string_view(chunk) == "IEND") << chunk;
  }
  std::string vast = png;
  vast.replace(16, 8, std::string("\0\0\x75\x30\0\0\x75\x30", 8));
  EXPECT_THAT(complaint(vast), HasSubstr("too large"));
  std::string interlaced = png;
  interlaced[28] = 1;
  EXPECT_THAT(complaint(interlaced), HasSubstr("too unusual"));
}

TEST(PngThumbnail, WhateverIsChangedNothingBreaks) {
  const std::string png = red_and_blue({64, 36});
  Rng rng(7, "flips");
  int refused = 0;
  for (int i = 0; i < 3000; ++i) {
    std::string damaged = png;
    const auto byte = rng.below(static_cast<std::uint32_t>(png.size()));
    damaged[byte] = static_cast<char>(damaged[byte] ^ static_cast<char>(1U << rng.below(8)));
    const auto picture = read_thumbnail("shot.png", damaged, small);
    if (picture) {
      EXPECT_EQ(picture->size(), 32U * 18U * 3U);
    } else {
      ++refused;
    }
  }
  EXPECT_GT(refused, 500);
}

}  // namespace
}  // namespace katabasis::test
