#include "scene/models.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "storage/catalog_xml.h"
#include "storage/palette_xml.h"

namespace katabasis::test {
namespace {

const std::filesystem::path models = std::filesystem::path(KATABASIS_ASSET_DIR) / "models";

Palette shipped_palette() {
  return *read_palette(KATABASIS_DATA_DIR "/palette.xml");
}

std::set<std::string> shipped_names() {
  const auto catalog = read_catalog(KATABASIS_DATA_DIR "/database.xml", KATABASIS_DATA_DIR "/rules.xml");
  std::set<std::string> names{"items/key", "props/door-frame", "props/door-leaf", "props/lock", "props/urn"};
  for (const ItemClass& item : catalog->classes.items) names.insert(item.model);
  for (const MonsterClass& monster : catalog->classes.monsters) names.insert(monster.model);
  return names;
}

TEST(Models, EveryShippedModelLoadsInColoursOfThePalette) {
  const Palette palette = shipped_palette();
  std::set<std::array<std::uint8_t, 3>> colours;
  for (const auto& [name, rgb] : palette.colours) colours.insert({rgb.red, rgb.green, rgb.blue});
  int seen = 0;
  for (const std::string& name : shipped_names()) {
    const Result<Model> model = load_model(models, name, palette);
    ASSERT_TRUE(model.ok()) << to_string(model.problems().front());
    EXPECT_LE(model->parts.size(), max_parts) << name;
    EXPECT_LE(model->high.y, room_height + 0.01F) << name;
    for (const ModelVertex& vertex : model->vertices) {
      ASSERT_TRUE(colours.contains(vertex.colour)) << name;
      ASSERT_LT(vertex.part, model->parts.size()) << name;
    }
    ++seen;
  }
  std::cout << seen << " models\n";
  EXPECT_GE(seen, 25);
}

TEST(Models, ANameNeverLeavesTheFolder) {
  const Palette palette;
  for (const char* name :
       {"../materials", "items/../items/key", "/etc/passwd", "items//key", "items/", "", "a.b"}) {
    EXPECT_FALSE(load_model(models, name, palette).ok()) << name;
  }
}

TEST(Models, WhatANameDoesNotLeadToIsShownAsAnUrn) {
  ModelLibrary library(models, shipped_palette());
  const auto urn = library.find("props/urn");
  EXPECT_FALSE(urn->indices.empty());
  EXPECT_TRUE(library.problems().empty());
  EXPECT_EQ(library.find("monsters/nobody"), urn);
  EXPECT_EQ(library.problems().size(), 1U);
  library.find("monsters/nobody");
  EXPECT_EQ(library.problems().size(), 1U) << "told once";
}

class ForeignModels : public testing::Test {
 protected:
  ForeignModels() { std::filesystem::create_directories(folder); }
  ~ForeignModels() override { std::filesystem::remove_all(folder); }
  Result<Model> load(const std::string& text) {
    std::ofstream(folder / "foreign.obj") << text;
    return load_model(folder, "foreign", Palette{});
  }
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("katabasis-models-" + std::to_string(getpid()));
};

TEST_F(ForeignModels, AreReadOrRefusedButNeverCrash) {
  const std::string triangle = "v 0 0 0\nv 1 0 0\nv 0 1 0\n";
  EXPECT_TRUE(load(triangle + "usemtl oak\nf 1 2 3\n").ok());
  EXPECT_TRUE(load("mtllib ../../../etc/passwd\n" + triangle + "f 1 2 3\n").ok())
      << "asks for nothing outside";
  EXPECT_FALSE(load("").ok());
  EXPECT_FALSE(load("no model at all").ok());
  EXPECT_FALSE(load(triangle).ok()) << "no faces";
}

TEST_F(ForeignModels, OfAbsurdSizeAreNotEvenRead) {
  EXPECT_FALSE(load("# " + std::string(17U << 20U, 'x')).ok());
}

}  // namespace
}  // namespace katabasis::test
