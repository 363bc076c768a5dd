#include "storage/png_text.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <vector>

#include "base/rng.h"
#include "storage/scratch.h"

namespace katabasis::test {
namespace {

using ::testing::HasSubstr;

struct Picture {
  Size size;
  int channels;
  std::vector<std::uint8_t> bytes;
  Pixels pixels() const { return {size, channels, bytes}; }
};

Picture gradient(Size size, int channels) {
  Picture picture{size, channels, {}};
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      for (const int value : {x, y, x + y, 128}) {
        if (channels == 4 || value != 128) picture.bytes.push_back(static_cast<std::uint8_t>(value));
      }
    }
  }
  picture.bytes.resize(static_cast<std::size_t>(size.area() * channels));
  return picture;
}

std::string with_run(std::string_view run) {
  return write_png(gradient({16, 9}, 3).pixels(), run);
}

std::string complaint(std::string_view bytes) {
  const auto run = read_png_run("shot.png", bytes);
  return run ? "" : to_string(run.problems().at(0));
}

TEST(PngText, CarriesTheRun) {
  const std::string run = "katabasis-run 1\ncode KATA1-κατά\nclass hoplite\n" + std::string(100'000, 'x');
  const std::string png = with_run(run);
  EXPECT_LT(png.size(), 5000U);
  const auto read = read_png_run("shot.png", png);
  ASSERT_TRUE(read) << complaint(png);
  EXPECT_EQ(*read, run);
  EXPECT_EQ(*read_png_run("shot.png", with_run("")), "");
}

TEST(PngText, ReadsFromAFile) {
  const Scratch scratch;
  EXPECT_EQ(*read_png_run(scratch.with("shot.png", with_run("abc"))), "abc");
  EXPECT_THAT(read_png_run(scratch.path("none.png")).problems().at(0).text, HasSubstr("cannot be read"));
}

TEST(PngText, ALargePictureIsNotReadToItsEnd) {
  const Scratch scratch;
  const std::string path = scratch.with("shot.png", with_run("abc"));
  ASSERT_EQ(::truncate(path.c_str(), 40'000'000'000), 0);
  EXPECT_EQ(*read_png_run(path), "abc");
}

// Type and length of each chunk, as a picture's structure.
std::vector<std::string> chunks(const std::string& png) {
  std::vector<std::string> types;
  for (std::size_t at = 8; at + 12 <= png.size();) {
    std::size_t length = 0;
    for (std::size_t i = 0; i < 4; ++i) length = length * 256 + static_cast<unsigned char>(png[at + i]);
    types.push_back(png.substr(at + 4, 4));
    at += length + 12;
  }
  return types;
}

TEST(PngText, TheChunkStandsBeforeThePicture) {
  EXPECT_EQ(chunks(with_run("abc")), (std::vector<std::string>{"IHDR", "iTXt", "IDAT", "IEND"}));
  EXPECT_THAT(with_run("abc"), HasSubstr(std::string("iTXtkatabasis\0\1\0\0\0", 18)));
  EXPECT_EQ(chunks(write_png(gradient({16, 9}, 3).pixels())),
            (std::vector<std::string>{"IHDR", "IDAT", "IEND"}));
}

TEST(PngText, ThePictureHasNoAlpha) {
  const std::string three = write_png(gradient({33, 17}, 3).pixels());
  EXPECT_EQ(write_png(gradient({33, 17}, 4).pixels()), three);
  EXPECT_EQ(three[24], 8);  // bits a channel
  EXPECT_EQ(three[25], 2);  // red, green, blue
}

TEST(PngText, APictureWithoutARunSaysSo) {
  EXPECT_EQ(complaint(write_png(gradient({400, 300}, 3).pixels())), "shot.png: this picture carries no run");
  EXPECT_EQ(complaint(changed(with_run("abc"), "iTXtkatabasis", "iTXtkatabasiz")),
            "shot.png: this picture carries no run");
  // Cut within the picture's data: that it has no run is known before.
  EXPECT_EQ(complaint(write_png(gradient({400, 300}, 3).pixels()).substr(0, 60)),
            "shot.png: this picture carries no run");
}

TEST(PngText, WhatIsNoPictureSaysSo) {
  EXPECT_EQ(complaint(""), "shot.png: is no PNG picture");
  EXPECT_EQ(complaint("GIF89a"), "shot.png: is no PNG picture");
}

TEST(PngText, ALyingLengthCostsNothing) {
  const std::string png = with_run("abc");
  const std::size_t at = png.find("iTXt") - 4;
  for (const std::string& length : {std::string("\x7f\xff\xff\xff", 4), std::string("\xff\xff\xff\xff", 4)}) {
    std::string lying = png;
    lying.replace(at, 4, length);
    EXPECT_THAT(complaint(lying), HasSubstr("longer than it can be"));
  }
}

TEST(PngText, UnpacksNoMoreThanItsLimit) {
  EXPECT_EQ(read_png_run("shot.png", with_run(std::string(most_run_in_png, 'x')))->size(), most_run_in_png);
  EXPECT_THAT(complaint(with_run(std::string(most_run_in_png + 1, 'x'))),
              HasSubstr("longer than 1048576 bytes"));
}

TEST(PngText, EveryFlippedBitOfTheRunIsNoticed) {
  const std::string png = with_run("katabasis-run 1\ncode KATA1\n");
  const std::size_t start = png.find("iTXt") - 4;
  const std::size_t end = png.find("IDAT") - 4;
  for (std::size_t at = start; at < end; ++at) {
    for (unsigned bit = 0; bit < 8; ++bit) {
      std::string flipped = png;
      flipped[at] ^= static_cast<char>(1U << bit);
      EXPECT_NE(complaint(flipped), "") << "byte " << at << ", bit " << bit;
    }
  }
}

TEST(PngText, EveryCutIsNoticed) {
  const std::string png = with_run("katabasis-run 1\ncode KATA1\n");
  for (std::size_t length = 0; length < png.find("IDAT") - 4; ++length) {
    EXPECT_NE(complaint(png.substr(0, length)), "") << length;
  }
}

}  // namespace
}  // namespace katabasis::test
