// Panels go where a person wants them, stay there, and never leave the window.
#include "ui/arranging.h"

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "ui/showcase.h"

namespace katabasis::test {
namespace {

constexpr Size usual{1280, 720};

// A hud whose settings change as they are asked to.
class Desk {
 public:
  Commands picture(const PanelInput& input = {}) {
    hud.begin(screen, settings, input, 1.0F / 60);
    Commands commands = hud.draw(PlayView{showcase_.session, showcase_.log});
    for (const Command& command : commands) {
      if (const auto* change = std::get_if<command::ChangeSettings>(&command)) settings = change->settings;
      if (const auto* wish = std::get_if<Wish>(&command)) hud.handle(*wish);
    }
    return commands;
  }
  void settle() {
    for (int i = 0; i < 4; ++i) picture();
  }

  void mouse(ImVec2 at, bool down) {
    PanelInput input;
    input.mouse_x = at.x;
    input.mouse_y = at.y;
    input.mouse_left = down;
    picture(input);
  }
  void drag(ImVec2 from, ImVec2 to) {
    mouse(from, false);
    mouse(from, true);
    mouse({(from.x + to.x) / 2, (from.y + to.y) / 2}, true);
    mouse(to, true);
    mouse(to, false);
    settle();
  }
  void click(ImVec2 at) {
    for (const bool down : {false, true, false}) mouse(at, down);
    settle();
  }
  void press(PanelKey key) {
    PanelInput input;
    input.keys[static_cast<std::size_t>(key)] = true;
    picture(input);
    picture();
  }

  static ImRect rect(const char* panel) { return ImGui::FindWindowByName(panel)->Rect(); }
  static ImVec2 fold_mark(const char* panel) { return {rect(panel).Max.x - 6, rect(panel).Min.y + 6}; }

  Size screen = usual;
  Settings settings;
  Hud hud{shipped_palette(), key_names(usual_keys())};

 private:
  Showcase showcase_;
};

void expect_inside(const ImRect& panel, Size screen) {
  EXPECT_TRUE(panel.Min.x >= 0 && panel.Min.y >= 0 && panel.Max.x <= static_cast<float>(screen.width) &&
              panel.Max.y <= static_cast<float>(screen.height))
      << panel.Min.x << "," << panel.Min.y << " to " << panel.Max.x << "," << panel.Max.y;
}

TEST(Arranging, APanelIsDraggedByItsFrameAndStaysThere) {
  for (const char* panel : {"hero", "target", "log", "small-map", "prompt", "buttons"}) {
    Desk desk;
    desk.settle();
    const ImRect before = Desk::rect(panel);
    const ImVec2 hold{before.Min.x + 3, before.GetCenter().y};
    desk.drag(hold, {640, 380});
    const ImRect after = Desk::rect(panel);
    ASSERT_EQ(desk.settings.places.size(), 1U) << panel;
    EXPECT_EQ(desk.settings.places.front().panel, panel);
    EXPECT_NEAR(after.Min.x + 3, std::min(640.0F, 1280 - after.GetWidth() + 3), 3) << panel;
    EXPECT_NEAR(after.GetCenter().y, 380, 3) << panel;
  }
}

TEST(Arranging, ADragBeyondTheEdgeStopsThere) {
  Desk desk;
  desk.settle();
  const ImRect before = Desk::rect("hero");
  desk.drag({before.Min.x + 3, before.GetCenter().y}, {1279, 719});
  expect_inside(Desk::rect("hero"), usual);
  EXPECT_EQ(desk.settings.places.front().at, (Position{1000, 1000}));
}

TEST(Arranging, AClickOnAFrameMovesNothing) {
  Desk desk;
  desk.settle();
  const ImRect before = Desk::rect("hero");
  desk.click({before.Min.x + 3, before.GetCenter().y});
  EXPECT_TRUE(desk.settings.places.empty());
}

TEST(Arranging, MovedPanelsLieInsideEveryWindow) {
  for (const Position at : {Position{0, 0}, Position{1000, 1000}, Position{500, 37}}) {
    for (const Size screen : {Size{320, 200}, Size{640, 360}, Size{1280, 720}, Size{1920, 1080},
                              Size{3840, 2160}, Size{700, 1300}}) {
      Desk desk;
      desk.screen = screen;
      for (const MovablePanel& panel : movable_panels())
        desk.settings.places.push_back({std::string(panel.id), at, false});
      desk.settle();
      for (const char* panel : {"hero", "log", "prompt", "buttons"}) expect_inside(Desk::rect(panel), screen);
      desk.hud.handle(Wish::map);
      desk.settle();
      expect_inside(Desk::rect("map"), screen);
    }
  }
}

TEST(Arranging, WithLittleRoomPanelsStandWhereTheyFit) {
  Desk desk;
  desk.screen = {320, 200};
  desk.settle();
  const ImRect before = Desk::rect("hero");
  desk.settings.places = {{"hero", Position{1000, 1000}, true}};
  desk.settle();
  EXPECT_EQ(Desk::rect("hero").Min.y, before.Min.y);
  EXPECT_EQ(Desk::rect("hero").GetHeight(), before.GetHeight());
}

TEST(Arranging, APanelFoldsUpToItsTitleAndOutAgain) {
  Desk desk;
  desk.settle();
  const ImRect before = Desk::rect("log");
  desk.click(Desk::fold_mark("log"));
  const ImRect folded = Desk::rect("log");
  EXPECT_LT(folded.GetHeight(), before.GetHeight() / 2);
  EXPECT_TRUE(place_in(desk.settings, "log").folded);
  expect_inside(folded, usual);
  desk.click(Desk::fold_mark("log"));
  EXPECT_EQ(Desk::rect("log").GetHeight(), before.GetHeight());
  EXPECT_TRUE(desk.settings.places.empty()) << "as at first";
}

TEST(Arranging, AFoldedWidePanelLetsPlayOnAndIsWholeWhenItIsOpenedAgain) {
  Desk desk;
  desk.hud.handle(Wish::inventory);
  desk.settle();
  desk.click(Desk::fold_mark("inventory"));
  EXPECT_FALSE(desk.hud.panel_open());
  EXPECT_FALSE(desk.hud.has_keyboard());
  desk.hud.handle(Wish::inventory);
  EXPECT_TRUE(desk.hud.panel_open());
  EXPECT_TRUE(desk.settings.places.empty());
}

TEST(Arranging, KeysMoveAPanelAndPutAllBack) {
  Desk desk;
  desk.hud.handle(Wish::arrange);
  desk.settle();
  const float before = Desk::rect("hero").Min.x;
  // The first one is the hero's.
  for (int i = 0; i < 20 && desk.settings.places.empty(); ++i) {
    desk.press(PanelKey::up);
    desk.press(PanelKey::left);
  }
  desk.press(PanelKey::enter);
  for (int i = 0; i < 5; ++i) desk.press(PanelKey::right);
  EXPECT_TRUE(desk.settings.places.empty()) << "not yet";
  desk.press(PanelKey::enter);
  desk.settle();
  ASSERT_EQ(desk.settings.places.size(), 1U);
  EXPECT_EQ(desk.settings.places.front().panel, "hero");
  EXPECT_GT(Desk::rect("hero").Min.x, before + 100);
  EXPECT_TRUE(desk.hud.panel_open()) << "for the next one";
  // Down to the button under the list, above the one that closes.
  for (int i = 0; i < 20; ++i) desk.press(PanelKey::down);
  desk.press(PanelKey::up);
  desk.press(PanelKey::enter);
  EXPECT_TRUE(desk.settings.places.empty());
}

TEST(Arranging, EscLeavesAPanelWhereItWas) {
  Desk desk;
  desk.hud.handle(Wish::arrange);
  desk.settle();
  for (int i = 0; i < 20; ++i) desk.press(PanelKey::up);
  desk.press(PanelKey::enter);
  desk.press(PanelKey::down);
  desk.hud.handle(Wish::menu);
  desk.settle();
  EXPECT_TRUE(desk.settings.places.empty());
  EXPECT_TRUE(desk.hud.panel_open());
}

TEST(Places, TheSettingsKeepOneOfEachPanelAndNoneThatSaysNothing) {
  Settings settings = with_place({}, {"log", Position{3, 4}, false});
  settings = with_place(settings, {"log", Position{5, 6}, true});
  ASSERT_EQ(settings.places.size(), 1U);
  EXPECT_EQ(place_in(settings, "log").at, (Position{5, 6}));
  EXPECT_TRUE(with_place(settings, {"log", std::nullopt, false}).places.empty());
}

TEST(Places, ShareAndPlaceAreEachOthersInverse) {
  const Rect panel{100, 50, 200, 100};
  const Size screen{1200, 1100};
  EXPECT_EQ(share_of_room(panel, screen), (Position{100, 50}));
  EXPECT_EQ(placed(panel.size(), {100, 50}, screen), panel);
  EXPECT_EQ(share_of_room({-50, 3000, 200, 100}, screen), (Position{0, 1000}));
  EXPECT_EQ(share_of_room({0, 0, 1200, 1100}, screen), (Position{0, 0}));
}

}  // namespace
}  // namespace katabasis::test
