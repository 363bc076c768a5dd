// Panels as they arrive in a picture.
#include "app/panel_painter.h"

#include <gtest/gtest.h>

#include <optional>
#include <utility>

#include "render/offscreen.h"
#include "storage/palette_xml.h"

namespace katabasis {
namespace {

constexpr Size screen{1280, 720};

// How many of the picture's bytes are not black.
std::size_t painted(Offscreen& offscreen, Hud& hud, PanelPainter& painter, int text_scale, Size size) {
  const auto before = offscreen.read().rgb;
  Settings settings;
  settings.text_scale = text_scale;
  for (int i = 0; i < 3; ++i) {
    hud.begin(size, settings, PanelInput{}, 1.0F / 60);
    hud.draw(TitleView{true});
  }
  painter.draw();
  const auto after = offscreen.read().rgb;
  std::size_t changed = 0;
  for (std::size_t i = 0; i < after.size(); ++i) changed += after[i] != before[i] ? 1U : 0U;
  return changed;
}

class PaintedPanels : public testing::Test {
 protected:
  void SetUp() override {
    auto created = Offscreen::create(screen);
    if (!created) GTEST_SKIP() << to_string(created.problems().front());
    offscreen.emplace(std::move(*created));
    hud.emplace(*read_palette(KATABASIS_DATA_DIR "/palette.xml"), KeyNames{});
    painter.emplace(*hud);
  }
  std::size_t painted_at(int text_scale, Size size) {
    return painted(*offscreen, *hud, *painter, text_scale, size);
  }

  std::optional<Offscreen> offscreen;
  std::optional<Hud> hud;
  std::optional<PanelPainter> painter;
};

TEST_F(PaintedPanels, AreStillThereInAnotherHeightOfText) {
  EXPECT_GT(painted_at(100, screen), 10'000U);
  EXPECT_GT(painted_at(200, screen), 10'000U);
  EXPECT_GT(painted_at(75, screen), 10'000U);
}

TEST_F(PaintedPanels, AreStillThereInASmallerWindow) {
  EXPECT_GT(painted_at(100, screen), 10'000U);
  EXPECT_GT(painted_at(100, {700, 420}), 5'000U);
}

}  // namespace
}  // namespace katabasis
