// Every scene looks as it was kept, and faults that are planted do not.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

#include "golden/comparison.h"
#include "golden/picture_file.h"
#include "golden/studio.h"

namespace katabasis::golden {
namespace {

const std::string kept = KATABASIS_SOURCE_DIR "/tests/golden/pictures/";
const std::string failed = KATABASIS_BINARY_DIR "/differing-pictures/";

// One for all tests: it is dear to make.
Studio& studio() {
  static Studio made;
  return made;
}

// Of a scene without a fault: taken once.
const Shot& shot_of(const Scene& scene) {
  static std::map<std::string, Shot> taken;
  const auto found = taken.find(scene.name);
  return found != taken.end() ? found->second
                              : taken.emplace(scene.name, studio().shoot(scene)).first->second;
}

std::map<std::string, std::string> kept_facts() {
  std::map<std::string, std::string> facts;
  std::ifstream in(kept + "facts.txt");
  for (std::string line; std::getline(in, line);) {
    const auto colon = line.find(": ");
    if (colon != std::string::npos) facts.emplace(line.substr(0, colon), line.substr(colon + 2));
  }
  return facts;
}

// Where the pictures of a failed comparison lie.
std::string written_beside(const std::string& name, const Picture& actual, const Picture& expected) {
  std::filesystem::create_directories(failed);
  write_kept(failed + name + ".actual.png", actual);
  if (actual.size != expected.size) return failed + name + ".actual.png";
  write_kept(failed + name + ".difference.png", difference(actual, expected));
  return failed + name + ".actual.png and " + failed + name + ".difference.png";
}

class Golden : public testing::TestWithParam<Scene> {};

TEST_P(Golden, LooksAsItWasKept) {
  const Scene& scene = GetParam();
  const auto expected = read_kept(kept + scene.name + ".png");
  ASSERT_TRUE(expected) << "no picture is kept: golden --update makes it";
  const Shot& shot = shot_of(scene);
  const Comparison comparison = compare(shot.picture, *expected);
  if (!comparison.same()) {
    ADD_FAILURE() << words(comparison) << "; see " << written_beside(scene.name, shot.picture, *expected);
  }
}

TEST_P(Golden, HasTheFactsThatWereKept) {
  const Scene& scene = GetParam();
  const auto facts = kept_facts();
  ASSERT_TRUE(facts.contains(scene.name));
  EXPECT_EQ(words(shot_of(scene).facts), facts.at(scene.name));
}

INSTANTIATE_TEST_SUITE_P(Scenes, Golden, testing::ValuesIn(all_scenes()), [](const auto& each) {
  std::string name = each.param.name;
  std::ranges::replace(name, '-', '_');
  return name;
});

TEST(GoldenScenes, ThereAreEnoughAndNoneIsEmpty) {
  EXPECT_GE(all_scenes().size(), 20U);
  for (const Scene& scene : all_scenes()) {
    const Shot& shot = shot_of(scene);
    EXPECT_GT(shot.facts.count.triangles, 500) << scene.name;
    EXPECT_GT(shot.facts.fields_in_view, 4) << scene.name;
  }
}

TEST(GoldenScenes, AllKeptPicturesTakeLittleRoom) {
  std::uintmax_t bytes = 0;
  for (const auto& entry : std::filesystem::directory_iterator(kept)) bytes += entry.file_size();
  EXPECT_LT(bytes, 8U << 20U);
}

// --- planted faults -------------------------------------------------------------------------------------

// Is the fault found in each of these scenes?
void expect_found(const Fault& fault, std::initializer_list<const char*> scenes) {
  for (const char* name : scenes) {
    const Scene wanted = scene(name);
    const Picture& right = shot_of(wanted).picture;
    EXPECT_TRUE(compare(studio().shoot(wanted).picture, right).same()) << name;
    const Comparison wrong = compare(studio().shoot(wanted, fault).picture, right);
    EXPECT_FALSE(wrong.same()) << name << ": " << words(wrong);
  }
}

// Changes the letter at a place of a drawing that is indented by two.
void put(Scene& scene, Position at, char letter) {
  std::size_t line = 0;
  for (int y = -1; y < at.y; ++y) line = scene.drawing.find('\n', line) + 1;
  scene.drawing.at(line + 2 + static_cast<std::size_t>(at.x)) = letter;
}

TEST(PlantedFault, AnExtraWallIsFound) {
  expect_found({.scene =
                    [](Scene& s) {
                      put(s, {2, 4}, '#');
                    }},
               {"theme-gate-of-hades", "theme-marsh-of-styx", "step"});
  expect_found({.scene = [](Scene& s) { put(s, {6, 1}, '#'); }}, {"fight"});
}

TEST(PlantedFault, AMissingMonsterIsFound) {
  expect_found({.scene =
                    [](Scene& s) {
                      put(s, {5, 2}, '.');
                    }},
               {"theme-gate-of-hades", "theme-throne-of-typhon"});
}

TEST(PlantedFault, DrawingWithoutDepthIsFound) {
  expect_found({.without_depth = true}, {"theme-gate-of-hades", "doors", "maze", "low-quality"});
}

TEST(PlantedFault, AMovedLightIsFound) {
  expect_found({.frame = [](Frame& frame) { frame.mood.torch_at.x -= 0.6F; }},
               {"theme-gate-of-hades", "maze", "fight"});
}

TEST(PlantedFault, LightThatIsTooBrightIsFound) {
  const auto brighten = [](Frame& frame) {
    for (float& texel : frame.light.texels) texel *= 1.1F;
  };
  expect_found({.frame = brighten}, {"theme-gate-of-hades", "maze"});
  for (const char* name : {"theme-gate-of-hades", "maze", "low-quality"}) {
    EXPECT_NE(studio().shoot(scene(name), {.frame = brighten}).facts.drawn, shot_of(scene(name)).facts.drawn);
  }
}

TEST(PlantedFault, AMirroredTextureIsFound) {
  const auto mirror = [](Materials& materials) {
    for (const MaterialTheme& theme : materials.themes) {
      std::ptrdiff_t row = materials.size;
      for (const Texels level : theme.albedo) {
        auto* const texels = reinterpret_cast<std::uint32_t*>(level.data());
        const auto count = static_cast<std::ptrdiff_t>(level.size() / 4);
        for (std::ptrdiff_t first = 0; first < count; first += row)
          std::reverse(texels + first, texels + first + row);
        row /= 2;
      }
    }
  };
  expect_found({.materials = mirror}, {"theme-gate-of-hades", "maze", "low-quality"});
}

}  // namespace
}  // namespace katabasis::golden
