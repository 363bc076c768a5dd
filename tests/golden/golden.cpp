// Makes pictures anew:
//   golden --update           all kept pictures and facts; look at each of them before they are kept
//   golden --strip FOLDER     what happens, picture by picture
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <string_view>

#include "golden/picture_file.h"
#include "golden/studio.h"

namespace {

using namespace katabasis::golden;

constexpr const char* kept = KATABASIS_SOURCE_DIR "/tests/golden/pictures/";

void update() {
  Studio studio;
  std::filesystem::create_directories(kept);
  std::ofstream facts(std::string(kept) + "facts.txt");
  for (const Scene& scene : all_scenes()) {
    const Shot shot = studio.shoot(scene);
    write_kept(kept + scene.name + ".png", shot.picture);
    facts << scene.name << ": " << words(shot.facts) << '\n';
  }
}

void strips(const std::string& folder) {
  Studio studio;
  for (const Scene& scene : all_happenings()) {
    write_kept(folder + "/" + scene.name + ".png", studio.strip(scene, 12));
  }
}

}  // namespace

int main(int argc, char** argv) try {
  const std::string_view wish = argc > 1 ? argv[1] : "";
  if (wish == "--update" && argc == 2) {
    update();
  } else if (wish == "--strip" && argc == 3) {
    strips(argv[2]);
  } else {
    fmt::print(stderr, "golden --update | golden --strip FOLDER\n");
    return 2;
  }
  return 0;
} catch (const std::exception& problem) {
  fmt::print(stderr, "{}\n", problem.what());
  return 1;
}
