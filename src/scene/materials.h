// The baked materials: what walls, floors and ceilings of each theme are made of, as tileable textures of two
// tiles side by side, with their mipmaps.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace katabasis {

// The layers of each texture.
enum class Surface : std::uint8_t { wall, floor, ceiling };
inline constexpr std::size_t surfaces = 3;

// A tile is as large as a field.
inline constexpr int tiles_across = 2;

// Of one level: RGBA8, row by row, tiles_across times as wide as high, for each surface, one after another.
using Texels = std::span<std::uint8_t>;

struct MaterialTheme {
  std::string name;            // such as "gate-of-hades"
  std::vector<Texels> albedo;  // by level; RGB: the root of linear light, A: glow
  std::vector<Texels> relief;  // by level; RG: normal, B: roughness, A: ambient occlusion
};

struct Materials {
  int size =
      0;  // the height of level 0, a power of two; each further level is half as high, the last one texel
  std::vector<MaterialTheme> themes;
  std::shared_ptr<void> memory;  // of all texels

  // The index of that theme; of the first one for a name that has none.
  std::uint8_t find(std::string_view theme) const;
};

// Maps materials.bin, so that only what is drawn is ever read; what is changed here does not change the file.
// A file that is cut short, too long or names impossible sizes is refused.
Result<Materials> load_materials(const std::filesystem::path& file);

}  // namespace katabasis
