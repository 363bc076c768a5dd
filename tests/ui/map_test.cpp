// Notes on the map, written by hand.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "ui/hands.h"

namespace katabasis {
namespace {

class MapPanel : public testing::Test {
 protected:
  MapPanel() {
    hands_.hud.handle(Wish::map);
    for (int i = 0; i < 3; ++i) look();
  }

  Commands look() { return carried_out(hands_.picture(view())); }
  Commands press(PanelKey key) { return carried_out(hands_.press(view(), key)); }
  void type(std::string_view text) {
    PanelInput input;
    input.typed.assign(text.begin(), text.end());
    hands_.picture(view(), input);
    look();
  }
  // Clicks from below the mark that folds the panel up down, on one place after the other; false: never.
  template <typename Done>
  bool click_until(const Done& done) {
    for (int y = 119; y < screen.height; y += 14) {
      for (int x = 7; x < screen.width && !done(); x += 14) carried_out(hands_.click(view(), x, y));
    }
    return done();
  }
  // What stands on the map now.
  std::string notes() const {
    std::string all;
    for (const Note& note : session_.game().known().notes)
      all += fmt::format("{},{} {}\n", note.at.x, note.at.y, note.text);
    return all;
  }

  Hands hands_;

 private:
  PlayView view() const { return {session_, log_}; }
  Commands carried_out(Commands commands) {
    for (const Command& command : commands) {
      const auto* const action = std::get_if<Action>(&command);
      EXPECT_FALSE(action != nullptr && session_.act(*action).refusal);
    }
    return commands;
  }

  static Session session() {
    Labyrinth labyrinth = test::labyrinth_of(R"(
      #######
      #.....#
      #.@...#
      #.....#
      #######)");
    return Session(make_place(labyrinth, test::small_catalog()), {labyrinth, "hoplite"});
  }
  Session session_ = session();
  Log log_;
};

TEST_F(MapPanel, TakesANoteAtTheMark) {
  press(PanelKey::right);
  press(PanelKey::up);
  press(PanelKey::tab);
  look();
  type("the way out");
  press(PanelKey::enter);
  EXPECT_EQ(notes(), "3,1 the way out\n");
}

TEST_F(MapPanel, TakesANoteWhereTheHeroStands) {
  press(PanelKey::tab);
  look();
  type("home");
  press(PanelKey::enter);
  EXPECT_EQ(notes(), "2,2 home\n");
}

TEST_F(MapPanel, TakesNoNoteByTheTabThatOpensIt) {
  hands_.hud.handle(Wish::map);
  look();
  hands_.hud.handle(Wish::map);
  press(PanelKey::tab);
  for (int i = 0; i < 3; ++i) look();
  EXPECT_FALSE(hands_.hud.is_typing());
  press(PanelKey::tab);
  for (int i = 0; i < 3; ++i) look();
  EXPECT_TRUE(hands_.hud.is_typing());
}

TEST_F(MapPanel, WipesANoteOut) {
  press(PanelKey::tab);
  look();
  type("ab");
  press(PanelKey::enter);
  ASSERT_EQ(notes(), "2,2 ab\n");
  press(PanelKey::tab);
  for (int i = 0; i < 4; ++i) look();
  press(PanelKey::end);
  for (int i = 0; i < 3; ++i) press(PanelKey::backspace);
  press(PanelKey::enter);
  EXPECT_EQ(notes(), "");
}

TEST_F(MapPanel, LeavesAllAsItWasAfterEsc) {
  press(PanelKey::tab);
  look();
  type("never mind");
  hands_.hud.handle(Wish::menu);
  for (int i = 0; i < 2; ++i) look();
  EXPECT_TRUE(hands_.hud.panel_open()) << "the map is still there";
  EXPECT_FALSE(hands_.hud.is_typing());
  press(PanelKey::right);
  press(PanelKey::enter);
  EXPECT_EQ(notes(), "");
}

TEST_F(MapPanel, KeepsTheArrowsForTheTextWhileItIsWritten) {
  press(PanelKey::tab);
  look();
  type("bc");
  press(PanelKey::home);
  type("a");
  press(PanelKey::right);
  press(PanelKey::enter);
  EXPECT_EQ(notes(), "2,2 abc\n");
}

TEST_F(MapPanel, TakesAReadyNoteByArrowsAlone) {
  press(PanelKey::tab);
  look();
  press(PanelKey::down);
  look();
  press(PanelKey::enter);
  EXPECT_EQ(notes(), "2,2 Danger\n");
  for (int i = 0; i < 2; ++i) look();
  EXPECT_TRUE(has<command::Travel>(press(PanelKey::enter))) << "what comes next is chosen";
}

TEST_F(MapPanel, TakesNoMoreThanANoteHasRoomFor) {
  press(PanelKey::tab);
  look();
  type(std::string(longest_note + 40, 'x'));
  press(PanelKey::home);
  press(PanelKey::erase);  // there would be more behind
  press(PanelKey::enter);
  EXPECT_EQ(notes(), "2,2 " + std::string(longest_note - 1, 'x') + "\n");
}

TEST_F(MapPanel, TakesAReadyNoteByClicksAlone) {
  EXPECT_TRUE(click_until([this] { return hands_.hud.is_typing(); })) << "a field is to be clicked";
  EXPECT_TRUE(click_until([this] { return !notes().empty(); }));
  const std::string note = notes();
  EXPECT_TRUE(note.ends_with("Danger\n") || note.ends_with("Return\n") || note.ends_with("Loot\n") ||
              note.ends_with("Rest\n"))
      << note;
}

// The uppermost of what is drawn is the northern wall.
TEST_F(MapPanel, AClickIntoAWallLeadsTheMarkThere) {
  const auto note_at_mark = [this] {
    press(PanelKey::tab);
    look();
    type("here");
    press(PanelKey::enter);
    look();
    const std::string all = notes();
    return std::ranges::count(all, '\n') > 1;  // not only where the hero stands
  };
  ASSERT_TRUE(click_until(note_at_mark));
  EXPECT_NE(notes().find(",0 here"), std::string::npos) << notes();
}

TEST_F(MapPanel, WalksToTheMarkWhereverTheArrowsHaveLedIt) {
  for (const PanelKey way : {PanelKey::right, PanelKey::down, PanelKey::left, PanelKey::up}) {
    press(way);
    EXPECT_TRUE(has<command::Travel>(press(PanelKey::enter))) << static_cast<int>(way);
  }
}

TEST_F(MapPanel, SaysThatNobodyWalksIntoAWallAndStaysOpen) {
  press(PanelKey::up);
  press(PanelKey::up);
  EXPECT_FALSE(has<command::Travel>(press(PanelKey::space)));
  EXPECT_TRUE(hands_.hud.panel_open());
  press(PanelKey::down);
  EXPECT_TRUE(has<command::Travel>(press(PanelKey::space)));
}

}  // namespace
}  // namespace katabasis
