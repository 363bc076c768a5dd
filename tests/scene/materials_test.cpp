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

// Two themes, their tiles of 2 × 2 texels.
std::string small_file() {
  std::string bytes =
      "KATM" + number(3) + number(2) + number(2) + number(2) + padded("gate") + padded("marsh");
  for (char texture = 0; texture < 4; ++texture) {
    for (char surface = 0; surface < 3; ++surface)
      bytes += std::string(32, static_cast<char>(10 * texture + surface));
    bytes += std::string(24, static_cast<char>(10 * texture + 9));
  }
  return bytes;
}

std::vector<std::uint8_t> copy_of(Texels texels) {
  return {texels.begin(), texels.end()};
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
  ASSERT_EQ(materials->themes.size(), 2U);
  EXPECT_EQ(materials->find("gate"), 0);
  EXPECT_EQ(materials->find("marsh"), 1);
  EXPECT_EQ(materials->find("never-heard-of"), 0);
  const MaterialTheme& gate = materials->themes[0];
  ASSERT_EQ(gate.albedo.size(), 2U);
  ASSERT_EQ(gate.albedo[0].size(), 3 * 32U);
  EXPECT_EQ(copy_of(gate.albedo[0].subspan(32, 32)), std::vector<std::uint8_t>(32, 1));
  EXPECT_EQ(copy_of(gate.albedo[1]), std::vector<std::uint8_t>(24, 9));
  EXPECT_EQ(copy_of(gate.relief[1]), std::vector<std::uint8_t>(24, 19));
  const MaterialTheme& marsh = materials->themes[1];
  EXPECT_EQ(copy_of(marsh.albedo[0].first(32)), std::vector<std::uint8_t>(32, 20));
  EXPECT_EQ(copy_of(marsh.relief[0].last(32)), std::vector<std::uint8_t>(32, 32));
}

TEST_F(MaterialsFile, StaysAsItIsWhenWhatWasReadIsChanged) {
  const Result<Materials> materials = load(small_file());
  ASSERT_TRUE(materials.ok());
  materials->themes[0].albedo[0][0] = 99;
  EXPECT_EQ(load_materials(file)->themes[0].albedo[0][0], 0);
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
  EXPECT_FALSE(load("KATM" + number(1) + number(2) + number(2) + number(2) + names).ok()) << "version";
  EXPECT_FALSE(load("KATM" + number(3) + number(3) + number(2) + number(2) + names).ok())
      << "no power of two";
  EXPECT_FALSE(load("KATM" + number(3) + number(1U << 31U) + number(2) + number(32) + names).ok()) << "size";
  EXPECT_FALSE(load("KATM" + number(3) + number(2) + number(1U << 30U) + number(2) + names).ok()) << "themes";
  EXPECT_FALSE(load("KATM" + number(3) + number(2) + number(2) + number(9) + names).ok()) << "levels";
  EXPECT_FALSE(load_materials("/nowhere/materials.bin").ok());
}

TEST(Materials, TheShippedOnesHaveEveryTheme) {
  const Result<Materials> materials = load_materials(KATABASIS_ASSET_DIR "/materials.bin");
  ASSERT_TRUE(materials.ok()) << to_string(materials.problems().front());
  for (const char* theme : {"gate-of-hades", "burial-ground", "asphodel-meadows", "marsh-of-styx",
                            "forge-of-the-cyclopes", "tartarus-pit"}) {
    EXPECT_EQ(materials->themes[materials->find(theme)].name, theme);
  }
}

}  // namespace
}  // namespace katabasis::test
