// Panels as hands find them: the mouse alone reaches everything, and so do a few keys.
#include "ui/hud.h"

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include <set>

#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "ui/hands.h"

namespace katabasis {
namespace {

std::set<Wish> wishes_in(const Commands& commands) {
  std::set<Wish> wishes;
  for (const Command& command : commands) {
    if (const auto* wish = std::get_if<Wish>(&command)) wishes.insert(*wish);
  }
  return wishes;
}

Session session_in(std::string_view drawing) {
  auto place = make_place(test::labyrinth_of(drawing), test::small_catalog());
  Origin origin{place->labyrinth, "hoplite"};
  return Session(place, std::move(origin));
}

constexpr std::string_view hall = R"(
    ##########
    #...##...#
    #.@.++.1.#
    #...##...#
    ##########)";

TEST(Mouse, ReachesEveryWishOfAGame) {
  Hands hands;
  const Session session = session_in(hall);
  const Log log;
  const PlayView view{session, log};
  std::set<Wish> wishes = wishes_in(hands.click_all_over(view));
  hands.hud.handle(Wish::menu);
  const Commands in_menu = hands.click_all_over(view);
  wishes.merge(wishes_in(in_menu));
  for (std::size_t i = 0; i < wish_count; ++i)
    EXPECT_TRUE(wishes.contains(static_cast<Wish>(i))) << words(static_cast<Wish>(i));
  EXPECT_TRUE(has<command::ToTitle>(in_menu));
  EXPECT_TRUE(has<command::Quit>(in_menu));
  EXPECT_TRUE(has<command::ChangeSettings>(in_menu));
}

TEST(Hud, TheGameStandsStillWhileItPauses) {
  Hands hands;
  EXPECT_FALSE(hands.hud.handle(Wish::forward)) << "it is for the game";
  hands.hud.handle(Wish::inventory);
  EXPECT_FALSE(hands.hud.handle(Wish::forward)) << "one may walk on with a panel open";
  hands.hud.handle(Wish::inventory);
  for (const Wish open : {Wish::menu, Wish::keys, Wish::help}) {
    hands.hud.handle(open);
    for (const Wish deed : {Wish::forward, Wish::wait, Wish::explore, Wish::drink})
      EXPECT_TRUE(hands.hud.handle(deed)) << words(open) << " over the pause: " << words(deed);
  }
}

// What stands in the panel that rolls, as far as it is rolled.
const ImGuiWindow* rolling_window() {
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    if (window->Active && std::string_view(window->Name).find("/rolling") != std::string_view::npos)
      return window;
  }
  return nullptr;
}

TEST(History, OpensAtItsNewestLine) {
  Hands hands;
  Session session = session_in(hall);
  Log log;
  const ItemId piece = session.game().inventory().front();
  for (int i = 0; i < 40; ++i) {
    log.add(session.game(), session.act(action::Drop{piece}).events);
    log.add(session.game(), session.act(action::Take{{piece}}).events);
  }
  hands.hud.handle(Wish::history);
  const PlayView view{session, log};
  for (int i = 0; i < 3; ++i) hands.picture(view);  // as many as an input is given
  const ImGuiWindow* const window = rolling_window();
  ASSERT_NE(window, nullptr);
  EXPECT_GT(window->ScrollMax.y, 0);
  const float opened_at = window->Scroll.y;
  hands.picture(view);
  EXPECT_NEAR(opened_at, window->ScrollMax.y, ImGui::GetFontSize() / 4) << "no line is cut";
}

TEST(Mouse, EquipsAndDropsInTheInventory) {
  Hands hands;
  const Session session = session_in(hall);
  const Log log;
  hands.hud.handle(Wish::inventory);
  EXPECT_TRUE(has<Action>(hands.click_all_over(PlayView{session, log})));
}

TEST(Mouse, PressesButtonsWhileSomethingIsToBeRead) {
  Hands hands;
  const Session session = session_in(hall);
  const Log log;
  const PlayView view{session, log};
  for (int i = 0; i < 3; ++i) hands.picture(view);
  const auto row = [&] {
    Commands all;
    for (int x = 7; x < screen.width; x += 14) {
      for (Command& command : hands.click(view, x, 690)) all.push_back(std::move(command));
    }
    return wishes_in(all);
  };
  const auto wishes = row();
  ASSERT_TRUE(wishes.contains(Wish::wait));
  hands.hud.tell("Somebody wrote this on the wall.");
  EXPECT_EQ(row(), wishes);
  EXPECT_TRUE(hands.hud.is_reading());
}

TEST(Mouse, WalksOverTheMapToKnownFieldsAlone) {
  Hands hands;
  const Session session = session_in(hall);
  const Log log;
  hands.hud.handle(Wish::map);
  int ways = 0;
  for (const Command& command : hands.click_all_over(PlayView{session, log}, 110)) {
    const auto* travel = std::get_if<command::Travel>(&command);
    if (travel == nullptr) continue;
    ++ways;
    EXPECT_NE(session.game().known().seen[travel->to], 0);
    EXPECT_LE(travel->to.x, 4) << "behind the shut door";
  }
  EXPECT_GE(ways, 9);
}

TEST(Mouse, HasTheWholeTitle) {
  Hands hands;
  const TitleView title{true};
  for (int i = 0; i < 3; ++i) hands.picture(title);
  Commands all;
  // Up the middle of the menu; the choice of a new game opens its form and ends this.
  for (int y = screen.height - 1; y > screen.height / 2 && !has<command::DrawSeed>(all); y -= 8) {
    for (Command& command : hands.click(title, screen.width / 2, y)) all.push_back(std::move(command));
  }
  EXPECT_TRUE(has<command::Quit>(all));
  EXPECT_TRUE(wishes_in(all).contains(Wish::help));
  EXPECT_TRUE(wishes_in(all).contains(Wish::menu));
  EXPECT_TRUE(has<command::DrawSeed>(all));
  EXPECT_TRUE(has<command::NewGame>(hands.click_all_over(title)));
}

TEST(Mouse, ContinuesAGame) {
  Hands hands;
  const TitleView title{true};
  for (int i = 0; i < 3; ++i) hands.picture(title);
  Commands all;
  for (int y = screen.height / 2; y < screen.height && all.empty(); y += 8)
    all = hands.click(title, screen.width / 2, y);
  EXPECT_TRUE(has<command::Continue>(all));
}

TEST(Mouse, KnowsThePanelsFromThePicture) {
  Hands hands;
  const Session session = session_in(hall);
  const Log log;
  for (int i = 0; i < 3; ++i) hands.picture(PlayView{session, log});
  EXPECT_TRUE(hands.hud.covers(20, 20)) << "the hero's panel";
  EXPECT_FALSE(hands.hud.covers(640, 360)) << "the picture";
}

TEST(Keys, DownAndEnterOpenANewGameUnderneathContinue) {
  Hands hands;
  const TitleView title{true};
  for (int i = 0; i < 3; ++i) hands.picture(title);
  hands.press(title, PanelKey::down);
  EXPECT_TRUE(has<command::DrawSeed>(hands.press(title, PanelKey::enter)));
}

TEST(Keys, TheFirstPictureHasItsFirstChoiceChosen) {
  Hands hands;
  hands.picture(TitleView{false});
  EXPECT_TRUE(has<command::DrawSeed>(hands.press(TitleView{false}, PanelKey::enter)));
}

TEST(Keys, SpaceInTheInventoryAtFirstClosesItAndDropsNothing) {
  Hands hands;
  const Session session = session_in(hall);
  const Log log;
  const PlayView view{session, log};
  hands.hud.handle(Wish::inventory);
  for (int i = 0; i < 3; ++i) hands.picture(view);
  EXPECT_FALSE(has<Action>(hands.press(view, PanelKey::space)));
  EXPECT_FALSE(hands.hud.panel_open());
}

TEST(Keys, WhoClosesTheHelpIsWhereHeWas) {
  Hands hands;
  const Session session = session_in(hall);
  const Log log;
  const PlayView view{session, log};
  hands.hud.handle(Wish::menu);
  for (int i = 0; i < 3; ++i) hands.picture(view);
  hands.press(view, PanelKey::down);
  hands.press(view, PanelKey::down);
  const Commands chosen = hands.press(view, PanelKey::enter);
  ASSERT_TRUE(wishes_in(chosen).contains(Wish::help));
  hands.hud.handle(Wish::help);
  for (int i = 0; i < 3; ++i) hands.picture(view);
  hands.press(view, PanelKey::space);  // closes it
  for (int i = 0; i < 3; ++i) hands.picture(view);
  EXPECT_TRUE(hands.hud.panel_open()) << "the menu";
  EXPECT_TRUE(wishes_in(hands.press(view, PanelKey::enter)).contains(Wish::help));
}

TEST(Mouse, TheTextsSliderStaysUnderTheMouseUntilItIsLetGo) {
  Hands hands;
  const Session session = session_in(hall);
  const Log log;
  const PlayView view{session, log};
  hands.hud.handle(Wish::menu);
  for (int i = 0; i < 3; ++i) hands.picture(view);
  const ImGuiWindow* const menu = ImGui::FindWindowByName("menu");
  PanelInput input;
  input.mouse_x = menu->Pos.x + menu->Size.x * 0.2F;
  input.mouse_y = menu->Pos.y + 21 * 2.8F;  // the first row
  hands.picture(view, input);
  input.mouse_left = true;
  for (int i = 0; i < 4; ++i) {
    input.mouse_x += 20;
    EXPECT_FALSE(has<command::ChangeSettings>(hands.picture(view, input)));
  }
  input.mouse_left = false;
  const Commands changes = hands.picture(view, input);
  ASSERT_TRUE(has<command::ChangeSettings>(changes));
  EXPECT_NE(std::get<command::ChangeSettings>(changes.front()).settings.text_scale, 100);
}

TEST(Keys, SpaceClosesTheHelpAlsoAfterReadingOn) {
  Hands hands;
  const TitleView title{false};
  hands.hud.handle(Wish::help);
  for (int i = 0; i < 3; ++i) hands.picture(title);
  hands.press(title, PanelKey::page_down);
  hands.press(title, PanelKey::page_down);
  EXPECT_TRUE(hands.hud.panel_open());
  hands.press(title, PanelKey::space);
  EXPECT_FALSE(hands.hud.panel_open());
}

TEST(Keys, EscInTheHelpLeavesTheNewGameOpenWithItsSeed) {
  Hands hands;
  const TitleView title{false};
  for (int i = 0; i < 3; ++i) hands.picture(title);
  EXPECT_TRUE(has<command::DrawSeed>(hands.press(title, PanelKey::enter)));
  hands.hud.offer_seed(4711);
  hands.hud.handle(Wish::help);
  hands.picture(title);
  hands.hud.handle(Wish::menu);  // closes the help
  hands.hud.handle(Wish::menu);  // and then the form
  for (int i = 0; i < 3; ++i) hands.picture(title);
  EXPECT_FALSE(has<command::DrawSeed>(hands.press(title, PanelKey::enter))) << "the seed is still there";
  const Commands begun = hands.press(title, PanelKey::enter);
  ASSERT_TRUE(has<command::NewGame>(begun));
  EXPECT_EQ(std::get<command::NewGame>(begun.front()).parameters.seed, 4711U);
}

TEST(Keys, DownAndEnterCountFromTheFirstPictureOn) {
  Hands hands;
  const TitleView title{true};
  hands.picture(title);
  hands.press(title, PanelKey::down);
  EXPECT_TRUE(has<command::DrawSeed>(hands.press(title, PanelKey::enter)));
}

}  // namespace
}  // namespace katabasis
