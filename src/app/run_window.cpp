#include "app/leaving.h"
#include "app/screens.h"
#include "app/services.h"
#include "app/shipped.h"

namespace katabasis {

std::optional<Problem> run_window(Services services, Opening opening) {
  const auto kept = services.load_settings();
  const Settings settings = kept ? in_range(*kept) : Settings{};
  if (!kept) {
    const std::string aside = services.put_settings_aside();
    if (opening.notice.empty()) {
      opening.notice = "Settings as for a new player: " + to_string(kept.problems().front());
      if (!aside.empty()) opening.notice += ". What was there is kept in " + aside + ".";
    }
  }
  auto window = Window::open("Katabasis", window_mode(settings));
  if (!window) return window.problems().front();
  notice_requests_to_leave();
  explain_loss_of_display();
  auto assets = load_shipped_assets();
  if (!assets) return assets.problems().front();
  auto renderer = make_renderer(*assets);
  if (!renderer) return renderer.problems().front();
  Screens screens(std::move(services), settings, *window, *assets, *renderer);
  screens.run(std::move(opening));
  return std::nullopt;
}

}  // namespace katabasis
