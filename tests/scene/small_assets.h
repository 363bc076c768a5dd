// Assets small enough to be made in a moment: four grey materials, the shipped palette's names are not
// needed, and the models as baked.
#pragma once

#include "scene/assets.h"

namespace katabasis::test {

inline MaterialLevel plain_level(int size, std::size_t layers, std::array<std::uint8_t, 4> texel) {
  MaterialLevel level{size, {}};
  for (std::size_t i = 0; i < static_cast<std::size_t>(size * size) * layers; ++i) {
    level.texels.insert(level.texels.end(), texel.begin(), texel.end());
  }
  return level;
}

inline Materials small_materials() {
  Materials materials{
      2, {"gate-of-hades/wall", "gate-of-hades/floor", "gate-of-hades/ceiling", "graves/floor"}, {}, {}};
  for (const int size : {2, 1}) {
    materials.albedo.push_back(plain_level(size, 4, {150, 150, 150, 0}));
    materials.surface.push_back(plain_level(size, 4, {128, 128, 200, 255}));
  }
  return materials;
}

inline Assets small_assets() {
  const Palette palette{{{"gold", {227, 178, 60}}, {"styx", {47, 143, 138}}}};
  return {palette, small_materials(), ModelLibrary(KATABASIS_ASSET_DIR "/models", palette)};
}

}  // namespace katabasis::test
