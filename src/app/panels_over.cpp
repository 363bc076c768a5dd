#include "app/panels_over.h"

#include "app/keys.h"
#include "app/panel_painter.h"
#include "ui/retelling.h"

namespace katabasis {

namespace {

constexpr int pictures_to_settle = 3;  // panels find their sizes and scroll to the newest line
constexpr float seconds = 1.0F / 60;

}  // namespace

void draw_panels_over(const Frame& frame, const Session& session, Size size, Renderer& renderer,
                      Assets& assets, const PanelsOver& also) {
  Hud hud(assets.palette, key_names(usual_keys()));
  PanelPainter painter(hud, renderer, assets);
  painter.show_things_of(session.game().place());
  const Log log = log_of(session);
  hud.sign(!also.share_code.empty());
  if (!also.inside.empty()) hud.open_inside(also.inside);
  if (also.open) hud.handle(*also.open);
  for (int i = 0; i < pictures_to_settle; ++i) {
    hud.begin(size, Settings{}, PanelInput{}, seconds);
    hud.draw(PlayView{session, log, &frame, &also.cost, also.share_code});
  }
  painter.draw();
}

}  // namespace katabasis
