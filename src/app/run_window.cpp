#include <filesystem>

#include "app/screens.h"
#include "app/services.h"
#include "storage/palette_xml.h"

namespace katabasis {

namespace {

constexpr Size first_size{1280, 720};

Result<Assets> load_art() {
  auto palette = read_palette((std::filesystem::path(KATABASIS_DATA_DIR) / "palette.xml").string());
  if (!palette) return palette.problems();
  return load_assets(KATABASIS_ASSET_DIR, std::move(*palette));
}

}  // namespace

std::optional<Problem> run_window(Services services, Opening opening) {
  auto window = Window::open("Katabasis", first_size);
  if (!window) return window.problems().front();
  auto assets = load_art();
  if (!assets) return assets.problems().front();
  auto renderer = Renderer::create(assets->materials, KATABASIS_SHADER_DIR);
  if (!renderer) return renderer.problems().front();
  Screens screens(std::move(services), *window, *assets, *renderer);
  screens.run(std::move(opening));
  return std::nullopt;
}

}  // namespace katabasis
