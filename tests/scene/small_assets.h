// Assets small enough to be made in a moment: one grey theme, the shipped palette's names are not
// needed, and the models as baked.
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "scene/assets.h"

namespace katabasis::test {

// Of 2 × 2 texels, all surfaces of one colour.
inline Materials small_materials() {
  using Texel = std::array<std::uint8_t, 4>;
  constexpr std::size_t of_texture = surfaces * (4 + 1);
  auto texels = std::make_shared<std::vector<Texel>>(of_texture, Texel{150, 150, 150, 0});
  texels->resize(2 * of_texture, Texel{128, 128, 200, 255});
  const auto levels = [&texels](std::size_t texture) {
    std::uint8_t* const first = (*texels)[texture * of_texture].data();
    return std::vector<Texels>{{first, surfaces * 4 * 4}, {first + surfaces * 4 * 4, surfaces * 4}};
  };
  return {2, {{"gate-of-hades", levels(0), levels(1)}}, texels};
}

inline Assets small_assets() {
  const Palette palette{{{"gold", {227, 178, 60}}, {"styx", {47, 143, 138}}}};
  return {palette, small_materials(), ModelLibrary(KATABASIS_ASSET_DIR "/models", palette)};
}

}  // namespace katabasis::test
