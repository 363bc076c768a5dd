// Who may include whom: the arrows between the folders of src, and which folder alone uses a library.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace {

using Names = std::set<std::string>;

const std::filesystem::path src = std::filesystem::path(KATABASIS_SOURCE_DIR) / "src";

// For each folder the folders that it may include besides itself.
const std::map<std::string, Names> arrows{
    {"base", {}},
    {"content", {"base"}},
    {"labyrinth", {"base", "content"}},
    {"rules", {"base", "content", "labyrinth"}},
    {"play", {"base", "content", "labyrinth", "rules"}},
    {"editor", {"base", "content", "labyrinth"}},
    {"storage", {"base", "content", "labyrinth", "rules", "play", "editor"}},
    {"text", {"base", "content", "labyrinth", "rules", "play", "editor", "storage"}},
    {"scene", {"base", "content", "labyrinth", "rules"}},
    {"render", {"base", "content", "labyrinth", "rules", "scene"}},
    {"ui", {"base", "content", "labyrinth", "rules", "play", "editor", "scene"}},
    {"app",
     {"base", "content", "labyrinth", "rules", "play", "editor", "storage", "text", "scene", "render", "ui"}},
};

// A header of a library, by how its path begins, and the folders that may use it.
const std::vector<std::pair<std::string, Names>> libraries{
    {"pcg_", {"base"}},
    {"tinyxml2", {"storage"}},
    {"png.h", {"storage"}},
    {"zlib.h", {"storage"}},
    {"cairo", {"storage"}},
    {"nlohmann", {"text"}},
    {"assimp", {"scene"}},
    {"glm", {"scene", "render", "ui", "app"}},
    {"epoxy", {"render"}},
    {"GL", {"app"}},  // GLFW/…
    {"X11", {"app"}},
    {"imgui", {"ui", "app"}},
    {"backends/imgui", {"app"}},
    {"CLI", {"app"}},
};

struct Include {
  std::string folder;  // of the including file
  std::string file;
  std::string target;
};

std::vector<Include> all_includes() {
  std::vector<Include> includes;
  const std::regex pattern(R"(^\s*#\s*include\s*[<"]([^>"]+)[>"])");
  for (const auto& entry : std::filesystem::recursive_directory_iterator(src)) {
    if (!entry.is_regular_file()) continue;
    const auto relative = std::filesystem::relative(entry.path(), src);
    std::ifstream in(entry.path());
    for (std::string line; std::getline(in, line);) {
      std::smatch match;
      if (std::regex_search(line, match, pattern)) {
        includes.push_back({relative.begin()->string(), relative.string(), match[1]});
      }
    }
  }
  return includes;
}

TEST(Architecture, FoldersOnlyIncludeAlongTheArrows) {
  int inner = 0;
  for (const Include& include : all_includes()) {
    ASSERT_TRUE(arrows.contains(include.folder)) << "an unknown folder: src/" << include.file;
    const std::string target = include.target.substr(0, include.target.find('/'));
    if (!arrows.contains(target)) continue;
    ++inner;
    EXPECT_TRUE(target == include.folder || arrows.at(include.folder).contains(target))
        << "src/" << include.file << " includes " << include.target;
  }
  EXPECT_GT(inner, 50);
}

TEST(Architecture, EachLibraryIsUsedByItsFolderAlone) {
  int seen = 0;
  for (const Include& include : all_includes()) {
    for (const auto& [prefix, folders] : libraries) {
      if (!include.target.starts_with(prefix)) continue;
      ++seen;
      EXPECT_TRUE(folders.contains(include.folder))
          << "src/" << include.file << " includes " << include.target;
    }
  }
  EXPECT_GT(seen, 5);
}

}  // namespace
