// Assets small enough to be made in a moment: one grey theme, the shipped palette's names are not
// needed, and the models as baked.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "scene/assets.h"

namespace katabasis::test {

// Tiles of 2 × 2 texels, all surfaces of one colour.
inline Materials small_materials() {
  using Texel = std::array<std::uint8_t, 4>;
  constexpr std::size_t of_texture = surfaces * tiles_across * (4 + 1);
  auto texels = std::make_shared<std::vector<Texel>>(of_texture, Texel{150, 150, 150, 0});
  texels->resize(2 * of_texture, Texel{128, 128, 200, 255});
  const auto levels = [&texels](std::size_t texture) {
    std::uint8_t* const first = (*texels)[texture * of_texture].data();
    constexpr std::size_t bytes = surfaces * tiles_across * 4;
    return std::vector<Texels>{{first, bytes * 4}, {first + bytes * 4, bytes}};
  };
  return {2, {{"gate-of-hades", levels(0), levels(1)}}, texels};
}

inline Assets small_assets() {
  const Palette palette{{{"gold", {227, 178, 60}}, {"styx", {47, 143, 138}}}};
  return {palette, small_materials(), ModelLibrary(KATABASIS_ASSET_DIR "/models", palette)};
}

}  // namespace katabasis::test
