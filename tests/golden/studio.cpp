#include "golden/studio.h"

#include <epoxy/gl.h>
#include <fmt/format.h>

#include <cmath>
#include <sstream>
#include <stdexcept>

#include "app/keys.h"
#include "app/panel_painter.h"
#include "app/shipped.h"
#include "play/session.h"
#include "play/words.h"
#include "scene/stage.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "ui/retelling.h"

namespace katabasis::golden {

namespace {

constexpr Size largest{1280, 720};
constexpr float tick = 1.0F / 60;  // seconds

template <typename T>
T must(Result<T> result) {
  if (!result.ok()) throw std::runtime_error(to_string(result.problems().front()));
  return std::move(*result);
}

float aspect_of(Size size) {
  return static_cast<float>(size.width) / static_cast<float>(size.height);
}

Session session_of(const Scene& scene) {
  Labyrinth labyrinth = test::labyrinth_of(scene.drawing);
  for (Component& component : labyrinth.components) component.prefab = scene.prefab;
  for (std::size_t i = 0; i < scene.monsters.size(); ++i) {
    labyrinth.classes.monsters[i].model = scene.monsters[i];
  }
  Catalog catalog = test::small_catalog();
  HeroClass& hoplite = catalog.rules.classes.front();
  for (const std::string& item : scene.carries) hoplite.items.push_back({item, false});
  Session session(make_place(labyrinth, catalog), Origin{labyrinth, hoplite.id});
  while (session.game().world().hero.facing != Direction::north) session.act(action::Turn{1});
  return session;
}

// The scene with its last action begun; what is refused changes nothing.
struct Played {
  Played(const Scene& scene, Assets& assets) : session(session_of(scene)), stage(session.game(), assets) {
    std::istringstream lines(scene.actions);
    for (std::string line; std::getline(lines, line);) {
      stage.settle();
      const auto action = parse_action(line, session.game().world().hero.facing);
      if (!action) throw std::invalid_argument(action.problems().front().text);
      const Outcome outcome = session.act(*action);
      if (!outcome.refusal) stage.show(session.game(), outcome.events);
    }
  }

  void go_on(float seconds) {
    for (float rest = seconds; rest > 0; rest -= tick) stage.advance(std::min(rest, tick));
  }

  Session session;
  Stage stage;
};

// The panels of a scene, drawn as often as a person would see them.
class PanelsOf {
 public:
  PanelsOf(const Scene& scene, const Session& session, const Frame& frame)
      : scene_(scene), session_(session), frame_(frame) {}

  // With what a person asks for on the way.
  void settle(Hud& hud) const {
    hud.offer_seed(1234567890);
    hud.set_proof("This labyrinth can be won: 7 locks.", "KATA1-JKPQ-VQT8-27K7-04W0-DGG4-70A9");
    if (scene_.opened) hud.handle(*scene_.opened);
    if (!scene_.told.empty()) hud.tell(scene_.told);
    find_sizes(hud);
    for (const PanelKey key : scene_.pressed) {
      PanelInput input;
      input.keys.at(static_cast<std::size_t>(key)) = true;
      draw(hud, input);
      find_sizes(hud);
    }
  }

 private:
  void find_sizes(Hud& hud) const {
    for (int i = 0; i < 4; ++i) draw(hud, {});
  }
  void draw(Hud& hud, const PanelInput& input) const {
    hud.begin(scene_.size, Settings{}, input, tick);
    switch (scene_.screen) {
      case Screen::game:
        hud.draw(PlayView{session_, log_, &frame_});
        break;
      case Screen::title:
        hud.draw(TitleView{.can_continue = true});
        break;
      case Screen::new_game:
        hud.draw(TitleView{.can_continue = false});
        break;
      case Screen::end:
        hud.draw(EndView{session_.game().world().status == Status::won, summary_, Parameters{}, true});
        break;
    }
  }

  const Scene& scene_;
  const Session& session_;
  const Frame& frame_;
  const Log log_ = log_of(session_);
  const std::string summary_ = summary_of(session_, "");
};

void draw_panels(const Frame& frame, const Session& session, const Scene& scene, Renderer& renderer,
                 Assets& assets) {
  Hud hud(assets.palette, key_names(usual_keys()));
  PanelPainter painter(hud, renderer, assets);
  painter.show_things_of(session.game().place());
  PanelsOf(scene, session, frame).settle(hud);
  painter.draw();
}

// Pictures of one size, in rows of four.
Picture side_by_side(const std::vector<Picture>& pictures) {
  const Size one = pictures.front().size;
  const int rows = (static_cast<int>(pictures.size()) + 3) / 4;
  const Size size{4 * one.width, rows * one.height};
  Picture all{size, std::vector<std::uint8_t>(static_cast<std::size_t>(3 * size.area()))};
  for (std::size_t i = 0; i < pictures.size(); ++i) {
    const int left = static_cast<int>(i % 4) * one.width;
    const int top = static_cast<int>(i / 4) * one.height;
    for (int y = 0; y < one.height; ++y) {
      const auto from = pictures[i].rgb.begin() + 3LL * y * one.width;
      std::copy(from, from + 3LL * one.width,
                all.rgb.begin() + 3LL * ((top + y) * static_cast<long long>(size.width) + left));
    }
  }
  return all;
}

}  // namespace

std::string words(const Facts& facts) {
  return fmt::format("{} fields in view, light {}, drawn {}, {} calls, {} triangles", facts.fields_in_view,
                     facts.light, facts.drawn, facts.count.calls, facts.count.triangles);
}

Studio::Studio()
    : offscreen_(must(Offscreen::create(largest))),
      assets_(must(load_shipped_assets())),
      renderer_(std::make_unique<Renderer>(must(make_renderer(assets_)))) {}

Picture Studio::draw(const Frame& frame, const Scene& scene, DrawCount& count, bool without_depth) {
  offscreen_.bind();
  renderer_->set(scene.quality);
  glDepthFunc(without_depth ? GL_ALWAYS : GL_LESS);
  count = renderer_->draw(frame, scene.size);
  glDepthFunc(GL_LESS);
  return read_picture(scene.size);
}

Shot Studio::shoot(const Scene& wanted, const Fault& fault) {
  Scene scene = wanted;
  fault.scene(scene);
  Played played(scene, assets_);
  played.go_on(scene.after);
  Frame frame = played.stage.frame(aspect_of(scene.size));
  fault.frame(frame);
  if (fault.materials) {
    Assets changed = must(load_shipped_assets());
    fault.materials(changed.materials);
    renderer_ = std::make_unique<Renderer>(must(make_renderer(changed)));
  }
  Shot shot;
  shot.picture = draw(frame, scene, shot.facts.count, fault.without_depth);
  if (fault.materials) renderer_ = std::make_unique<Renderer>(must(make_renderer(assets_)));
  if (scene.panels) {
    draw_panels(frame, played.session, scene, *renderer_, assets_);
    shot.picture = read_picture(scene.size);
  }
  for (const LitField& field : played.session.game().view()) {
    ++shot.facts.fields_in_view;
    shot.facts.light += field.light;
  }
  for (const float texel : frame.light.texels) shot.facts.drawn += std::lround(texel * 255);
  return shot;
}

Picture Studio::strip(const Scene& scene, int pictures) {
  Played played(scene, assets_);
  std::vector<Picture> all;
  DrawCount count;
  Scene small = scene;
  small.size = {480, 270};
  for (int i = 0; i < pictures; ++i) {
    all.push_back(draw(played.stage.frame(aspect_of(small.size)), small, count, false));
    played.go_on(scene.pace);
  }
  return side_by_side(all);
}

}  // namespace katabasis::golden
