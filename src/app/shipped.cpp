#include "app/shipped.h"

#include "storage/folders.h"
#include "storage/palette_xml.h"

namespace katabasis {

std::string_view version() {
  return KATABASIS_VERSION;
}

Result<Assets> load_shipped_assets() {
  auto palette = read_palette(shipped_data_folder() + "/palette.xml");
  if (!palette) return palette.problems();
  return load_assets(KATABASIS_ASSET_DIR, std::move(*palette));
}

Result<Renderer> make_renderer(const Assets& assets) {
  return Renderer::create(assets.materials, KATABASIS_SHADER_DIR);
}

}  // namespace katabasis
