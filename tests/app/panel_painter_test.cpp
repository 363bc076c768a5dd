// Panels as they arrive in a picture.
#include "app/panel_painter.h"

#include <epoxy/gl.h>
#include <gtest/gtest.h>

#include <optional>
#include <utility>

#include "render/offscreen.h"
#include "scene/small_assets.h"
#include "storage/palette_xml.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"

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
    auto drawer = Renderer::create(assets.materials, KATABASIS_SHADER_DIR);
    ASSERT_TRUE(drawer.ok());
    renderer.emplace(std::move(*drawer));
    hud.emplace(*read_palette(KATABASIS_DATA_DIR "/palette.xml"), KeyNames{});
    painter.emplace(*hud, *renderer, assets);
  }
  std::size_t painted_at(int text_scale, Size size) {
    return painted(*offscreen, *hud, *painter, text_scale, size);
  }

  // The inventory of a hero who has just come in, over nothing.
  Picture inventory_of(const Session& session, int text_scale = 100) {
    const Log log;
    offscreen->bind();
    glClearColor(0, 0, 0, 1);
    glClear(GL_COLOR_BUFFER_BIT);
    painter->show_things_of(session.game().place());
    if (!hud->panel_open()) hud->handle(Wish::inventory);
    Settings settings;
    settings.text_scale = text_scale;
    for (int i = 0; i < 3; ++i) {
      hud->begin(screen, settings, PanelInput{}, 1.0F / 60);
      hud->draw(PlayView{session, log});
    }
    painter->draw();
    return offscreen->read();
  }

  std::optional<Offscreen> offscreen;
  Assets assets = test::small_assets();
  std::optional<Renderer> renderer;
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

// The hero's class wears these two.
Session session_wearing(const char* weapon_model, const char* armour_model) {
  Labyrinth labyrinth = test::labyrinth_of(R"(
    #####
    #...#
    #.@.#
    #...#
    #####)");
  labyrinth.classes.items[0].model = weapon_model;
  labyrinth.classes.items[2].model = armour_model;
  auto place = make_place(labyrinth, test::small_catalog());
  return Session(place, Origin{labyrinth, "hoplite"});
}

std::size_t different_bytes(const Picture& a, const Picture& b) {
  std::size_t different = 0;
  for (std::size_t i = 0; i < a.rgb.size(); ++i) different += a.rgb[i] != b.rgb[i] ? 1U : 0U;
  return different;
}

TEST_F(PaintedPanels, ShowThingsAsTheirModels) {
  const Picture swords = inventory_of(session_wearing("items/kopis", "items/aspis"));
  const Picture again = inventory_of(session_wearing("items/kopis", "items/aspis"));
  const Picture clubs = inventory_of(session_wearing("items/club", "items/aspis"));
  EXPECT_EQ(different_bytes(swords, again), 0U);
  EXPECT_GT(different_bytes(swords, clubs), 500U);
}

TEST_F(PaintedPanels, ShowThingsInEveryHeightOfText) {
  const Picture before = inventory_of(session_wearing("items/kopis", "items/aspis"));
  inventory_of(session_wearing("items/kopis", "items/aspis"), 200);
  EXPECT_EQ(different_bytes(inventory_of(session_wearing("items/kopis", "items/aspis")), before), 0U);
}

}  // namespace
}  // namespace katabasis
