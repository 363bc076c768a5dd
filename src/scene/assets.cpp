#include "scene/assets.h"

namespace katabasis {

Result<Assets> load_assets(const std::filesystem::path& folder, Palette palette) {
  Result<Materials> materials = load_materials(folder / "materials.bin");
  if (!materials.ok()) return materials.problems();
  return Assets{palette, std::move(*materials), ModelLibrary(folder / "models", palette)};
}

}  // namespace katabasis
