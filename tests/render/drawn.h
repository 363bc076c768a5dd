// Games drawn in letters, drawn once more as pictures without a display.
#pragma once

#include <cstdlib>
#include <stdexcept>
#include <string_view>

#include "render/offscreen.h"
#include "render/renderer.h"
#include "scene/small_assets.h"
#include "scene/stage.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis::test {

class Drawn {
 public:
  explicit Drawn(const Materials& materials = small_materials(), Size size = {320, 180})
      : size_(size),
        offscreen_(must(Offscreen::create(size))),
        assets_(small_assets()),
        renderer_(must(Renderer::create(materials, KATABASIS_SHADER_DIR))) {}

  // The hero looks north.
  static Game game_of(const Sketch& sketch) {
    Game game(make_place(labyrinth_of(sketch), small_catalog()), "hoplite");
    while (game.world().hero.facing != Direction::north) game.play(action::Turn{1});
    return game;
  }
  Frame frame_of(const Game& game) { return Stage(game, assets_).frame(aspect()); }
  Frame frame_of(std::string_view drawing) { return frame_of(game_of(Sketch{drawing})); }

  Picture draw(const Frame& frame, float scale = 1) {
    render(frame, scale);
    return offscreen_.read();
  }
  // Without reading it.
  void render(const Frame& frame, float scale = 1) {
    offscreen_.bind();
    count = renderer_.draw(frame, size_, scale);
  }
  Picture draw(std::string_view drawing) { return draw(frame_of(drawing)); }

  void set(Quality quality) { renderer_.set(quality); }
  Assets& assets() { return assets_; }
  float aspect() const { return static_cast<float>(size_.width) / static_cast<float>(size_.height); }

  DrawCount count;

 private:
  template <typename T>
  static T must(Result<T> result) {
    if (!result.ok()) throw std::runtime_error(to_string(result.problems().front()));
    return std::move(*result);
  }

  Size size_;
  Offscreen offscreen_;
  Assets assets_;
  Renderer renderer_;
};

inline int brightness(const Picture& picture, int x, int y) {
  const auto at = static_cast<std::size_t>(3 * (y * picture.size.width + x));
  return picture.rgb[at] + picture.rgb[at + 1] + picture.rgb[at + 2];
}

// Mean of red, green and blue, 0 … 255.
inline double mean(const Picture& picture) {
  double sum = 0;
  for (const std::uint8_t value : picture.rgb) sum += value;
  return sum / static_cast<double>(picture.rgb.size());
}

// In hundredths: how many pixels are clearly different.
inline double difference(const Picture& a, const Picture& b) {
  int different = 0;
  for (int y = 0; y < a.size.height; ++y) {
    for (int x = 0; x < a.size.width; ++x) {
      if (std::abs(brightness(a, x, y) - brightness(b, x, y)) > 24) ++different;
    }
  }
  return 100.0 * different / static_cast<double>(a.size.area());
}

}  // namespace katabasis::test
