// Everything that is drawn and does not come from a labyrinth.
#pragma once

#include <filesystem>

#include "base/result.h"
#include "content/palette.h"
#include "scene/materials.h"
#include "scene/models.h"

namespace katabasis {

struct Assets {
  Palette palette;
  Materials materials;
  ModelLibrary models;
};

// `folder` is what the baker wrote: models/ and materials.bin.
Result<Assets> load_assets(const std::filesystem::path& folder, Palette palette);

}  // namespace katabasis
