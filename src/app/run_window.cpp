#include "app/leaving.h"
#include "app/screens.h"
#include "app/services.h"
#include "app/shipped.h"

namespace katabasis {

namespace {

constexpr Size first_size{1280, 720};

}  // namespace

std::optional<Problem> run_window(Services services, Opening opening) {
  auto window = Window::open("Katabasis", first_size);
  if (!window) return window.problems().front();
  notice_requests_to_leave();
  explain_loss_of_display();
  auto assets = load_shipped_assets();
  if (!assets) return assets.problems().front();
  auto renderer = make_renderer(*assets);
  if (!renderer) return renderer.problems().front();
  Screens screens(std::move(services), *window, *assets, *renderer);
  screens.run(std::move(opening));
  return std::nullopt;
}

}  // namespace katabasis
