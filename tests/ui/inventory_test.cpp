// The inventory in the hands of a person: with the mouse alone, with keys alone, by dragging.
#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <set>

#include "play/words.h"
#include "storage/palette_xml.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "ui/hud.h"

namespace katabasis {
namespace {

constexpr Size screen{1280, 720};

struct Point {
  float x = -1;
  float y = -1;
};
constexpr Point outside{};

Session with_life(const Session& session, int life) {
  const Game& game = session.game();
  World world = game.world();
  world.hero.life = life;
  return {Game(std::make_shared<Place>(game.place()), std::move(world), game.known()), session.run()};
}

// By id: 1 a potion, 2 a xiphos, 3 a key, 4 the kopis and 5 the aspis that are worn; the hero lacks life.
Session laden_session() {
  Labyrinth labyrinth = test::labyrinth_of(R"(
    ##########
    #.!.##...#
    #/@.LL...#
    #.1.##...#
    ##########)");
  labyrinth.items[1].what = ItemClassId{1};
  Session session(make_place(labyrinth, test::small_catalog()), Origin{labyrinth, "hoplite"});
  session.act(action::Take{});
  return with_life(session, session.game().hero_max_life() - 5);
}

// One stripe for each class, one for keys.
ItemPictures stripes() {
  ItemPictures pictures;
  pictures.texture = reinterpret_cast<ImTextureID>(std::uintptr_t{4711});
  for (int i = 0; i < 7; ++i) {
    const auto left = static_cast<float>(i) / 7;
    (i < 6 ? pictures.classes : pictures.keys).push_back({{left, 0}, {left + 0.1F, 1}});
  }
  return pictures;
}

class Inventory : public testing::Test {
 protected:
  void SetUp() override {
    hud.show(pictures);
    open();
  }

  void open() {
    if (!hud.panel_open()) hud.handle(Wish::inventory);
    for (int i = 0; i < 3; ++i) picture({});
  }

  void picture(const PanelInput& input) {
    hud.begin(screen, Settings{}, input, 1.0F / 60);
    for (const Command& command : hud.draw(PlayView{session, log})) {
      if (const auto* action = std::get_if<Action>(&command)) asked.push_back(words(*action));
    }
  }

  void mouse(Point at, bool down) {
    PanelInput input;
    input.mouse_x = at.x;
    input.mouse_y = at.y;
    input.mouse_left = down;
    picture(input);
  }
  void click(Point at) {
    for (const bool down : {false, true, false}) mouse(at, down);
  }
  void press(PanelKey key) {
    PanelInput input;
    input.keys[static_cast<std::size_t>(key)] = true;
    picture(input);
    picture({});
  }

  // The middle of the piece's picture in the drawing.
  Point piece(int item) const {
    const PicturePart& part = *pictures.of(session.game().world().item(ItemId{item}).what);
    const ImDrawData& drawing = *hud.drawing();
    for (int i = 0; i < drawing.CmdListsCount; ++i) {
      const auto& corners = drawing.CmdLists[i]->VtxBuffer;
      for (int k = 0; k + 2 < corners.Size; ++k) {
        const bool here = corners[k].uv.x == part.from.x && corners[k].uv.y == part.from.y &&
                          corners[k + 2].uv.x == part.to.x && corners[k + 2].uv.y == part.to.y;
        if (here) return middle(corners[k].pos, corners[k + 2].pos);
      }
    }
    ADD_FAILURE() << "no picture of piece " << item;
    return {};
  }

  // Where no panel is, or where another one is.
  Point place_without_panel() const {
    for (int y = 5; y < screen.height; y += 10) {
      const Point at{static_cast<float>(screen.width) * 0.5F, static_cast<float>(y)};
      if (!hud.covers(at.x, at.y)) return at;
    }
    ADD_FAILURE() << "panels everywhere";
    return {};
  }

  void take_up(Point from) {
    mouse(from, false);
    mouse(from, true);
    mouse({from.x + 9, from.y + 9}, true);
  }
  void let_go(Point at) {
    mouse(at, true);
    mouse(at, true);
    mouse(at, false);
    mouse(at, false);
  }
  // And some time after it, so that the next press is no double click.
  void drag(Point from, Point to) {
    take_up(from);
    let_go(to);
    for (int i = 0; i < 30; ++i) picture({});
  }

  std::set<std::string> asked_for() const { return {asked.begin(), asked.end()}; }

  Session session = laden_session();
  Log log;
  ItemPictures pictures = stripes();
  Hud hud{*read_palette(KATABASIS_DATA_DIR "/palette.xml"), KeyNames{}};
  std::vector<std::string> asked;

 private:
  static Point middle(ImVec2 a, ImVec2 b) { return {(a.x + b.x) / 2, (a.y + b.y) / 2}; }
};

using Asked = std::vector<std::string>;
const std::set<std::string> everything{"equip none weapon",
                                       "equip none armour",
                                       "equip none",
                                       "equip 2",
                                       "use 1",
                                       "drop 1",
                                       "drop 2",
                                       "drop 3",
                                       "drop 4",
                                       "drop 5"};

TEST_F(Inventory, ShowsEveryPieceOnce) {
  std::set<std::pair<float, float>> places;
  for (int item = 1; item <= 5; ++item) places.insert({piece(item).x, piece(item).y});
  EXPECT_EQ(places.size(), 5U);
}

TEST_F(Inventory, WeaponDraggedToTheHeroIsPutOn) {
  drag(piece(2), piece(4));
  EXPECT_EQ(asked, Asked{"equip 2"});
}

TEST_F(Inventory, PotionDraggedToTheHeroIsDrunk) {
  drag(piece(1), piece(5));
  EXPECT_EQ(asked, Asked{"use 1"});
}

TEST_F(Inventory, TheUnhurtDrinkNothing) {
  session = with_life(session, session.game().hero_max_life());
  drag(piece(1), piece(5));
  click(piece(1));
  click(piece(1));
  EXPECT_EQ(asked, Asked{});
}

TEST_F(Inventory, KeyDraggedToTheHeroStaysAKey) {
  drag(piece(3), piece(4));
  EXPECT_EQ(asked, Asked{});
}

TEST_F(Inventory, WornPieceDraggedIntoThePackIsTakenOff) {
  drag(piece(5), piece(2));
  EXPECT_EQ(asked, Asked{"equip none armour"});
}

TEST_F(Inventory, PieceDraggedOutOntoTheFloorIsDropped) {
  for (int item = 1; item <= 5; ++item) {
    asked.clear();
    drag(piece(item), place_without_panel());
    EXPECT_EQ(asked, Asked{"drop " + std::to_string(item)});
  }
}

TEST_F(Inventory, PieceLetGoElsewhereStays) {
  const Point over_log{20, 700};
  ASSERT_TRUE(hud.covers(over_log.x, over_log.y));
  for (const Point to : {over_log, outside, piece(3), piece(2), Point{2000, 20}}) drag(piece(2), to);
  drag(piece(4), piece(5));
  EXPECT_EQ(asked, Asked{});
}

TEST_F(Inventory, PieceLetGoOverTheHerosOwnPanelIsUsed) {
  const Point over_hero_panel{20, 20};
  ASSERT_TRUE(hud.covers(over_hero_panel.x, over_hero_panel.y));
  for (int item = 1; item <= 5; ++item) drag(piece(item), over_hero_panel);
  EXPECT_EQ(asked, (Asked{"use 1", "equip 2"})) << "a key is not used, what is worn stays";
}

TEST_F(Inventory, EscWhileDraggingLetsGoAndLeavesThePanelOpen) {
  take_up(piece(2));
  mouse(place_without_panel(), true);
  EXPECT_TRUE(hud.handle(Wish::menu));
  EXPECT_TRUE(hud.panel_open());
  let_go(place_without_panel());
  EXPECT_EQ(asked, Asked{});
  hud.handle(Wish::menu);
  EXPECT_FALSE(hud.panel_open()) << "the next one closes it";
}

TEST_F(Inventory, ClosedWhileDraggingDropsNothing) {
  take_up(piece(2));
  hud.handle(Wish::inventory);
  let_go({640, 360});
  EXPECT_EQ(asked, Asked{});
}

TEST_F(Inventory, NothingMovesWhenAPieceIsChosen) {
  const Point before = piece(2);
  for (int item = 1; item <= 5; ++item) {
    click(piece(item));
    for (int i = 0; i < 3; ++i) picture({});
    EXPECT_EQ(piece(2).y, before.y) << item;
  }
}

TEST_F(Inventory, OneClickOnlyChooses) {
  for (int item = 1; item <= 5; ++item) {
    click(piece(item));
    for (int i = 0; i < 30; ++i) picture({});  // the next one is no double click
  }
  EXPECT_EQ(asked, Asked{});
}

TEST_F(Inventory, DoubleClickUses) {
  click(piece(1));
  click(piece(1));
  EXPECT_EQ(asked, Asked{"use 1"});
}

TEST_F(Inventory, ClicksAloneDoEverything) {
  for (int item = 1; item <= 5; ++item) {
    click(piece(item));
    for (int y = static_cast<int>(piece(2).y) + 40; y < screen.height; y += 14) {
      for (int x = 160; x < 900; x += 40) click({static_cast<float>(x), static_cast<float>(y)});
      open();
    }
  }
  EXPECT_EQ(asked_for(), everything);
}

TEST_F(Inventory, KeysAloneDoEverything) {
  for (int down = 1; down <= 4; ++down) {
    for (int right = 0; right <= 4; ++right) {
      for (const PanelKey deed : {PanelKey::enter, PanelKey::erase}) {
        if (hud.panel_open()) hud.handle(Wish::inventory);
        picture({});
        open();
        for (int i = 0; i < down; ++i) press(PanelKey::down);
        for (int i = 0; i < right; ++i) press(PanelKey::right);
        press(deed);
      }
    }
  }
  EXPECT_EQ(asked_for(), everything);
}

TEST_F(Inventory, ArrowDownFromTheEndLeadsToTheFirstPiece) {
  press(PanelKey::down);
  press(PanelKey::enter);
  EXPECT_EQ(asked, Asked{"equip none weapon"});
}

TEST_F(Inventory, WhatCannotBeDoneIsNoStepForTheArrows) {
  session = with_life(session, session.game().hero_max_life());
  click(piece(1));  // nobody unhurt drinks
  press(PanelKey::down);
  press(PanelKey::enter);
  EXPECT_EQ(asked, Asked{"drop 1"});
}

TEST_F(Inventory, KeysGoOnWhereAPieceHasGone) {
  press(PanelKey::down);
  press(PanelKey::down);
  press(PanelKey::erase);
  ASSERT_EQ(asked.size(), 1U);
  session.act(*parse_action(asked.front(), Direction::north));
  picture({});
  press(PanelKey::right);
  press(PanelKey::erase);
  ASSERT_EQ(asked.size(), 2U);
  EXPECT_NE(asked[0], asked[1]);
}

}  // namespace
}  // namespace katabasis
