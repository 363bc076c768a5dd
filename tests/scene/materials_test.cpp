#include "scene/materials.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

namespace katabasis::test {
namespace {

std::string number(std::uint32_t value) {
  std::string bytes;
  for (int i = 0; i < 4; ++i) bytes += static_cast<char>(value >> (8 * i) & 255U);
  return bytes;
}

std::string padded(std::string name) {
  name.resize(32, '\0');
  return name;
}

// Two layers of 2 × 2 texels.
std::string small_file() {
  std::string bytes =
      "KATM" + number(1) + number(2) + number(2) + number(2) + padded("a/wall") + padded("a/floor");
  for (int texture = 0; texture < 2; ++texture) {
    bytes += std::string(2 * 16, static_cast<char>(10 + texture)) +
             std::string(2 * 4, static_cast<char>(20 + texture));
  }
  return bytes;
}

class MaterialsFile : public testing::Test {
 protected:
  ~MaterialsFile() override { std::filesystem::remove(file); }
  Result<Materials> load(const std::string& bytes) {
    std::ofstream(file, std::ios::binary) << bytes;
    return load_materials(file);
  }
  const std::filesystem::path file =
      std::filesystem::temp_directory_path() / ("katabasis-materials-" + std::to_string(getpid()));
};

TEST_F(MaterialsFile, IsReadLevelByLevel) {
  const Result<Materials> materials = load(small_file());
  ASSERT_TRUE(materials.ok());
  EXPECT_EQ(materials->size, 2);
  EXPECT_EQ(materials->find("a/floor"), 1);
  EXPECT_FALSE(materials->find("b/floor"));
  ASSERT_EQ(materials->albedo.size(), 2U);
  EXPECT_EQ(materials->albedo[0].texels, std::vector<std::uint8_t>(32, 10));
  EXPECT_EQ(materials->albedo[1].texels, std::vector<std::uint8_t>(8, 20));
  EXPECT_EQ(materials->surface[1].texels, std::vector<std::uint8_t>(8, 21));
}

TEST_F(MaterialsFile, CutShortAnywhereIsRefused) {
  const std::string whole = small_file();
  for (std::size_t length = 0; length < whole.size(); ++length) {
    EXPECT_FALSE(load(whole.substr(0, length)).ok()) << length;
  }
  EXPECT_FALSE(load(whole + "x").ok());
}

TEST_F(MaterialsFile, WithImpossibleNumbersIsRefusedBeforeAnythingIsAllocated) {
  const std::string names(64, 'a');
  EXPECT_FALSE(load("KATM" + number(2) + number(2) + number(2) + number(2) + names).ok()) << "version";
  EXPECT_FALSE(load("KATM" + number(1) + number(3) + number(2) + number(2) + names).ok())
      << "no power of two";
  EXPECT_FALSE(load("KATM" + number(1) + number(1U << 31U) + number(2) + number(32) + names).ok()) << "size";
  EXPECT_FALSE(load("KATM" + number(1) + number(2) + number(1U << 30U) + number(2) + names).ok()) << "layers";
  EXPECT_FALSE(load("KATM" + number(1) + number(2) + number(2) + number(9) + names).ok()) << "levels";
  EXPECT_FALSE(load_materials("/nowhere/materials.bin").ok());
}

TEST(Materials, TheShippedOnesHaveEveryTheme) {
  const Result<Materials> materials = load_materials(KATABASIS_ASSET_DIR "/materials.bin");
  ASSERT_TRUE(materials.ok()) << to_string(materials.problems().front());
  for (const char* theme : {"gate-of-hades", "burial-ground", "asphodel-meadows", "marsh-of-styx",
                            "forge-of-the-cyclopes", "tartarus-pit"}) {
    for (const char* surface : {"/wall", "/floor", "/ceiling"}) {
      EXPECT_TRUE(materials->find(std::string(theme) + surface)) << theme << surface;
    }
  }
}

}  // namespace
}  // namespace katabasis::test
