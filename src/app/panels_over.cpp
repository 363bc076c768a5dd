#include "app/panels_over.h"

#include "app/keys.h"
#include "app/panel_painter.h"
#include "ui/retelling.h"

namespace katabasis {

namespace {

constexpr int pictures_to_settle = 3;  // panels find their sizes and scroll to the newest line
constexpr float seconds = 1.0F / 60;

}  // namespace

void draw_panels_over(const Frame& frame, const Session& session, Size size, const Palette& palette,
                      std::span<const Inside> inside, const PictureCost& cost, std::string_view share_code) {
  Hud hud(palette, key_names(usual_keys()));
  PanelPainter painter(hud);
  const Log log = log_of(session);
  hud.sign(true);
  if (!inside.empty()) hud.open_inside(inside);
  for (int i = 0; i < pictures_to_settle; ++i) {
    hud.begin(size, Settings{}, PanelInput{}, seconds);
    hud.draw(PlayView{session, log, &frame, &cost, share_code});
  }
  painter.draw();
}

}  // namespace katabasis
