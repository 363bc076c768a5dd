// bake OUTPUT_DIR: writes OUTPUT_DIR/models/**.obj and OUTPUT_DIR/materials.bin.
#include <fmt/format.h>

#include <atomic>
#include <filesystem>
#include <fstream>
#include <string>
#include <thread>

#include "materials/layers.h"
#include "sculpt/catalogue.h"
#include "sculpt/mesh.h"

namespace {

namespace art = katabasis::art;
namespace fs = std::filesystem;

constexpr int texture_size = 512;

void write(const fs::path& path, const std::string& content) {
  fs::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  file.exceptions(std::ios::failbit | std::ios::badbit);
  file.write(content.data(), static_cast<std::streamsize>(content.size()));
  file.close();
}

void bake_models(const fs::path& folder) {
  std::atomic<std::size_t> next = 0;
  const auto entries = art::catalogue();
  std::vector<std::string> files(entries.size());
  const auto work = [&] {
    for (std::size_t i = next++; i < entries.size(); i = next++) {
      files[i] = art::to_obj(art::sculpt(entries[i].sculpt(), entries[i].budget));
    }
  };
  std::jthread helper(work);
  work();
  helper.join();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    write(folder / fmt::format("{}.obj", entries[i].name), files[i]);
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    fmt::print(stderr, "usage: bake OUTPUT_DIR\n");
    return 2;
  }
  try {
    const fs::path folder = arguments[1];
    bake_models(folder / "models");
    write(folder / "materials.bin", art::pack(art::materials(), texture_size));
  } catch (const std::exception& error) {
    fmt::print(stderr, "bake: {}\n", error.what());
    return 1;
  }
}
