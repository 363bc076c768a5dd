// The real window on a display of its own: keys pressed one by one until the game is won, and until it is
// lost. What the window has recorded must be the same game as the one played here without a window.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

#include "app/games.h"
#include "base/digest.h"
#include "play/retelling.h"
#include "storage/labyrinth_xml.h"
#include "support/ascii_map.h"
#include "ui/obvious.h"

namespace katabasis {
namespace {

// Two halls side by side, as large as a labyrinth has to be; all that matters is in one row and the one
// below.
std::string halls(std::string_view row, std::string_view below) {
  std::string map = "####################\n";
  for (int y = 1; y < 19; ++y) {
    map += y == 9 ? row : y == 10 ? below : "#........##........#";
    map += '\n';
  }
  return map + "####################\n";
}

Labyrinth labyrinth_with(const std::string& map, int strength, int life) {
  const test::Sketch sketch{.drawing = map, .components = {0, 1}};
  Labyrinth labyrinth = test::labyrinth_of(sketch);
  labyrinth.edited = true;
  for (MonsterClass& monster : labyrinth.classes.monsters) {
    monster.strength = strength;
    monster.dexterity = 0;
    monster.hp = life;
    monster.hp_per_level = 0;
  }
  return labyrinth;
}

class WindowTest : public testing::Test {
 protected:
  void SetUp() override {
    home_ = std::filesystem::temp_directory_path() / fmt::format("katabasis-window-{}", ::getpid());
    std::filesystem::create_directories(home_);
    script_ = fmt::format(
        "export XDG_DATA_HOME='{0}' XDG_CONFIG_HOME='{0}' XDG_STATE_HOME='{0}' KATABASIS='{1}'\n. {2}\n",
        home_.string(), KATABASIS_PROGRAM, here("keys.sh"));
  }
  void TearDown() override { std::filesystem::remove_all(home_); }

  static std::string here(const std::string& file) {
    return (std::filesystem::path(KATABASIS_SOURCE_DIR) / "tests/app" / file).string();
  }

  // Starts the window and the same game here.
  void start(const Labyrinth& labyrinth) {
    const std::string path = (home_ / "test.labyrinth.xml").string();
    std::ofstream(path) << write_labyrinth(labyrinth);
    script_ += fmt::format("start play '{}'\n", path);
    // As large as the display, so that clicks find it.
    script_ += "xdotool windowmove $window 0 0 windowsize $window 320 200\nsleep 0.5\n";
    auto catalog = load_catalog("");
    ASSERT_TRUE(catalog.ok());
    auto session = open_game(path, *catalog);
    ASSERT_TRUE(session.ok()) << to_string(session.failure().problems.front());
    session_.emplace(std::move(*session));
    close_messages(session_->game().opening());
  }

  void press(const std::string& key, const Action& action) {
    const Outcome outcome = session_->act(action);
    ASSERT_FALSE(outcome.refusal) << words(*outcome.refusal);
    script_ += fmt::format("press {}\nawait {}\n", key, ++actions_);
    close_messages(outcome.events);
  }

  // The same with the mouse.
  void click(const char* where, const Action& action) {
    const Outcome outcome = session_->act(action);
    ASSERT_FALSE(outcome.refusal) << words(*outcome.refusal);
    script_ += fmt::format("click {}\nawait {}\n", where, ++actions_);
    close_messages(outcome.events);
  }

  // What is to be read is closed with the key that otherwise acts, or by a click on it.
  void close_messages(const std::vector<Event>& events) {
    for (const Event& event : events) {
      const bool is_read =
          std::holds_alternative<event::Message>(event) || std::holds_alternative<event::Level>(event);
      if (is_read) script_ += closing_;
    }
  }

  // Starts a game with these attributes of the picture in the settings; what is printed is the window's size.
  std::string size_with(const std::string& attributes, const std::string& display = "640x360") {
    script_ += fmt::format("sed -i 's/<picture /<picture {} /' \"$XDG_CONFIG_HOME/katabasis/settings.xml\"\n",
                           attributes);
    script_ += "start play --seed 1\nsleep 0.5\n";
    script_ += "xdotool getwindowgeometry $window | sed -n 's/ *Geometry: //p'\n";
    return run(display);
  }

  void scale_desktop_twice() {
    script_ += "xprop -root -f RESOURCE_MANAGER 8s -set RESOURCE_MANAGER 'Xft.dpi: 192'\n";
  }

  // Runs all of it on a display; nothing printed means that all went well.
  std::string run(const std::string& display = "320x200") {
    const auto file = home_ / "script.sh";
    std::ofstream(file) << script_ << "finish\n";
    const auto printed = home_ / "printed";
    const std::string command = fmt::format("timeout 200 {} {} sh '{}' >'{}' 2>&1", here("xvfb.sh"), display,
                                            file.string(), printed.string());
    const int status = std::system(command.c_str());
    std::ifstream in(printed);
    std::string text((std::istreambuf_iterator<char>(in)), {});
    return status == 0 ? text : fmt::format("status {}: {}", status, text);
  }

  // The record that the window has left.
  std::string record() const {
    for (const auto& entry : std::filesystem::directory_iterator(home_ / "katabasis" / "runs")) {
      if (entry.path().extension() == ".run") return entry.path().string();
    }
    return "";
  }

  // The record can be replayed, and has the hash of each round of the game here.
  void expect_same_game() {
    const std::string path = record();
    ASSERT_FALSE(path.empty());
    EXPECT_EQ(
        std::system(fmt::format("'{}' replay '{}' --verify >/dev/null", KATABASIS_PROGRAM, path).c_str()), 0);
    std::ifstream in(path);
    const std::string text((std::istreambuf_iterator<char>(in)), {});
    int hashes = 0;
    for (const RunEntry& entry : session_->run().entries) {
      const auto* round = std::get_if<RoundHash>(&entry);
      if (round == nullptr) continue;
      ++hashes;
      EXPECT_NE(text.find(fmt::format("hash {} {}\n", round->round, hex(round->hash))), std::string::npos);
    }
    EXPECT_GE(hashes, 1);
  }

  // A game that has ended is no longer there to be continued.
  void expect_nothing_to_continue() const {
    EXPECT_TRUE(std::filesystem::exists(home_ / "katabasis" / "saves"));
    EXPECT_FALSE(std::filesystem::exists(home_ / "katabasis" / "saves" / "autosave.save.xml"));
  }

  // How the game went is written beside its record, as it was shown.
  void expect_summary() const {
    std::string found;
    for (const auto& entry : std::filesystem::directory_iterator(home_ / "katabasis" / "runs")) {
      if (entry.path().extension() != ".txt") continue;
      std::ifstream in(entry.path());
      found.append(std::istreambuf_iterator<char>(in), {});
    }
    EXPECT_EQ(found, summary_of(*session_, ""));
  }

  std::filesystem::path home_;
  std::string script_;
  std::string closing_ = "press space\n";
  std::optional<Session> session_;
  int actions_ = 0;
};

// A monster beside the hero, whom he does not face.
bool somebody_beside(const Game& game) {
  for (int quarters = 1; quarters < 4; ++quarters) {
    if (!game.check(action::Attack{turned(game.world().hero.facing, quarters)})) return true;
  }
  return false;
}

TEST_F(WindowTest, AGameIsWonByKeysAlone) {
  start(labyrinth_with(halls("#..@..1..LL....C...#", "#........##........#"), 0, 1));
  ASSERT_TRUE(session_.has_value());
  while (session_->game().world().hero.facing != Direction::east) press("e", action::Turn{1});
  while (session_->game().world().status == Status::playing && actions_ < 60) {
    const std::optional<Action> next = obvious(session_->game());
    if (somebody_beside(session_->game()) || !next) {
      press("e", action::Turn{1});
    } else {
      press("space", *next);
    }
  }
  ASSERT_EQ(session_->game().world().status, Status::won);
  script_ += "ended\n";
  EXPECT_EQ(run(), "");
  expect_same_game();
  expect_summary();
  expect_nothing_to_continue();
}

// Into the picture for the obvious thing, at its rim to turn.
TEST_F(WindowTest, AGameIsWonByClicksAlone) {
  closing_ = "click 160 70\n";
  start(labyrinth_with(halls("#..@..1..LL....C...#", "#........##........#"), 0, 1));
  ASSERT_TRUE(session_.has_value());
  while (session_->game().world().hero.facing != Direction::east) click("312 90", action::Turn{1});
  while (session_->game().world().status == Status::playing && actions_ < 60) {
    const std::optional<Action> next = obvious(session_->game());
    if (somebody_beside(session_->game()) || !next) {
      click("312 90", action::Turn{1});
    } else {
      click("60 70", *next);  // where nothing is but wall
    }
  }
  ASSERT_EQ(session_->game().world().status, Status::won);
  EXPECT_EQ(run(), "");
  expect_same_game();
}

TEST_F(WindowTest, AGameIsLostByWaiting) {
  start(labyrinth_with(halls("#@.....s.##........#", "#........++...C....#"), 60, 99));
  ASSERT_TRUE(session_.has_value());
  while (session_->game().world().status == Status::playing && actions_ < 60) press("r", action::Wait{});
  ASSERT_EQ(session_->game().world().status, Status::dead);
  script_ += "ended\n";
  EXPECT_EQ(run(), "");
  expect_same_game();
  expect_summary();
  expect_nothing_to_continue();
}

TEST_F(WindowTest, TheWindowIsAsLargeAsTheSettingsSay) {
  EXPECT_EQ(size_with(R"(width="400" height="250")"), "400x250\n");
}

TEST_F(WindowTest, AWindowLargerThanTheScreenIsMadeToFit) {
  EXPECT_EQ(size_with(R"(width="3840" height="2160")"), "640x360\n");
}

// Twice as many points to the inch: the same window has twice as many pixels each way, where there are so
// many.
TEST_F(WindowTest, AScaledDesktopsWindowIsLargerAndFitsToo) {
  scale_desktop_twice();
  EXPECT_EQ(size_with(R"(width="400" height="250")", "1280x720"), "800x500\n");
}

TEST_F(WindowTest, AScaledDesktopsWindowLargerThanTheScreenIsMadeToFit) {
  scale_desktop_twice();
  EXPECT_EQ(size_with(R"(width="400" height="250")"), "640x360\n");
}

TEST_F(WindowTest, TheGameGoesOnAfterItWasPutAway) {
  start(labyrinth_with(halls("#@.......##........#", "#........++...C....#"), 0, 99));
  ASSERT_TRUE(session_.has_value());
  script_ += "xdotool windowunmap $window\nsleep 0.5\nxdotool windowmap --sync $window windowfocus $window\n";
  while (session_->game().world().round == 1) press("r", action::Wait{});
  EXPECT_EQ(run(), "");
  expect_same_game();
}

TEST_F(WindowTest, TheWholeScreenIsTakenIfTheSettingsSaySo) {
  EXPECT_EQ(size_with(R"(width="400" height="250" fullscreen="true" v-sync="false")"), "640x360\n");
}

TEST_F(WindowTest, ASizeGivenByHandIsThatOfTheNextWindow) {
  script_ += "start play --seed 1\nsleep 0.5\nxdotool windowsize $window 500 300\nsleep 0.5\nfinish\n";
  script_ +=
      "start play --seed 1\nsleep 0.5\nxdotool getwindowgeometry $window | sed -n 's/ *Geometry: //p'\n";
  EXPECT_EQ(run("640x360"), "500x300\n");
}

TEST_F(WindowTest, TheGameGoesOnAtEverySizeOfTheWindow) {
  start(labyrinth_with(halls("#@.......##........#", "#........++...C....#"), 0, 99));
  ASSERT_TRUE(session_.has_value());
  for (const char* size : {"1 1", "320 200", "90 300", "3840 2160", "300 180", "1 200"}) {
    script_ += fmt::format("xdotool windowsize $window {}\nsleep 0.2\n", size);
    press("r", action::Wait{});
  }
  EXPECT_EQ(run(), "");
  expect_same_game();
}

}  // namespace
}  // namespace katabasis
