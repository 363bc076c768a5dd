// The baked materials: square tileable textures with their mipmaps, two for each layer.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace katabasis {

// All layers of one mipmap level, each size × size × RGBA8, one after another.
struct MaterialLevel {
  int size = 0;
  std::vector<std::uint8_t> texels;
};

struct Materials {
  int size = 0;                        // of level 0, a power of two
  std::vector<std::string> layers;     // such as "gate-of-hades/wall"
  std::vector<MaterialLevel> albedo;   // RGB: sRGB, A: glow
  std::vector<MaterialLevel> surface;  // RG: normal, B: roughness, A: ambient occlusion

  std::optional<std::uint8_t> find(std::string_view layer) const;
};

// Reads materials.bin; a file that is cut short, too long or names impossible sizes is refused.
Result<Materials> load_materials(const std::filesystem::path& file);

}  // namespace katabasis
