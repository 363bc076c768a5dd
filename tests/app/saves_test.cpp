// However the window is left, the game can be continued; and the newest save that is whole is found.
#include "app/saves.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <string>

#include "app/at_window.h"
#include "app/games.h"
#include "base/digest.h"
#include "storage/save_files.h"
#include "storage/scratch.h"

namespace katabasis::test {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

class LeftWindow : public testing::TestWithParam<const char*> {};

TEST_P(LeftWindow, TheGameCanBeContinued) {
  EXPECT_EQ(complaint_of("saves.sh", GetParam()), "");
}

INSTANTIATE_TEST_SUITE_P(By, LeftWindow, testing::Values("TERM", "INT", "HUP", "KILL", "display"),
                         [](const auto& way) { return std::string(way.param); });

TEST(QuickSave, IsLoadedAgainAndTheTitleGoesOn) {
  EXPECT_EQ(complaint_of("saves_quick.sh", ""), "");
}

TEST(TwoWindows, KeepTheirGamesApart) {
  EXPECT_EQ(complaint_of("two_windows.sh", ""), "");
}

// Standard output of the text game that is given these lines.
std::string told(const Scratch& scratch, const std::string& arguments, const std::string& lines) {
  const std::string command =
      fmt::format("XDG_DATA_HOME='{}' '{}' text {} --json <'{}' >'{}' 2>&1", scratch.path("home"),
                  KATABASIS_PROGRAM, arguments, scratch.with("lines", lines), scratch.path("told"));
  EXPECT_EQ(std::system(command.c_str()), 0);
  return content_of(scratch.path("told"));
}

TEST(TextGame, SavesAtAnyMomentAndGoesOnFromThere) {
  const Scratch scratch;
  const std::string file = scratch.path("a.save.xml");
  const std::string before =
      told(scratch, "--seed 7 --width 24 --height 20 --branches 3", "wait\nturn-left\nsave " + file + "\n");
  ASSERT_THAT(before, HasSubstr("\"error\":null"));
  const std::string hash = before.substr(before.rfind("\"hash\""));
  EXPECT_THAT(told(scratch, file, "save " + scratch.path("b.save.xml") + "\n"), EndsWith(hash));
  EXPECT_EQ(content_of(file), content_of(scratch.path("b.save.xml")));
  EXPECT_THAT(told(scratch, file, "save " + scratch.path("none/c") + "\n"),
              HasSubstr("\"accepted\":false,\"error\":\"" + scratch.path("none/c") +
                        ": cannot be written: No such file or directory\""));
}

class AskedToEnd : public testing::TestWithParam<const char*> {};

TEST_P(AskedToEnd, ATextGameGoesOnFromTheVeryMoment) {
  const Scratch scratch;
  const std::string command =
      fmt::format("XDG_DATA_HOME='{0}' {1}/tests/app/text_signals.sh '{2}' {3} >'{0}/printed' 2>&1",
                  scratch.path(""), KATABASIS_SOURCE_DIR, KATABASIS_PROGRAM, GetParam());
  const int status = std::system(command.c_str());
  EXPECT_EQ(status, 0);
  EXPECT_EQ(content_of(scratch.path("printed")), "");
}

INSTANTIATE_TEST_SUITE_P(By, AskedToEnd, testing::Values("TERM", "INT", "HUP"),
                         [](const auto& signal) { return std::string(signal.param); });

class SavedGame : public testing::Test {
 protected:
  // Three generations, a turn of the hero apart.
  void SetUp() override {
    auto catalog = load_catalog("");
    ASSERT_TRUE(catalog.ok());
    catalog_ = *catalog;
    auto session = begin_game(Parameters{.seed = 7, .width = 24, .height = 20, .branches = 3}, catalog_);
    ASSERT_TRUE(session.ok());
    for (std::uint64_t& hash : hashes_) {
      session->act(action::Turn{1});
      hash = session->game().hash();
      ASSERT_FALSE(save_game(*session, path_, catalog_));
    }
  }
  void damage(const std::string& path) const { scratch_.with(path, content_of(scratch_.path(path)) + " "); }

  Scratch scratch_;
  std::string path_ = scratch_.path("a.save.xml");
  Catalog catalog_;
  std::array<std::uint64_t, 3> hashes_{};  // the newest last
};

TEST_F(SavedGame, IsContinuedFromTheNewestSave) {
  const auto newest = newest_save(path_, catalog_);
  ASSERT_TRUE(newest);
  EXPECT_EQ(newest->notice, "");
  EXPECT_EQ(newest->session.game().hash(), hashes_[2]);
  auto opened = open_game(path_, catalog_);
  ASSERT_TRUE(opened.ok());
  EXPECT_EQ(opened->game().hash(), hashes_[2]);
}

TEST_F(SavedGame, ADamagedSaveGivesWayToTheOneBefore) {
  damage("a.save.xml");
  const auto older = newest_save(path_, catalog_);
  ASSERT_TRUE(older);
  EXPECT_EQ(older->session.game().hash(), hashes_[1]);
  EXPECT_THAT(older->notice, HasSubstr("This is an older one."));
  damage("a.save.xml.1");
  const auto oldest = newest_save(path_, catalog_);
  ASSERT_TRUE(oldest);
  EXPECT_EQ(oldest->session.game().hash(), hashes_[0]);
  damage("a.save.xml.2");
  EXPECT_FALSE(newest_save(path_, catalog_));
}

TEST_F(SavedGame, WhoNamesADamagedSaveIsToldOfTheOlderOne) {
  damage("a.save.xml");
  auto opened = open_game(path_, catalog_);
  ASSERT_FALSE(opened.ok());
  EXPECT_EQ(opened.failure().code, exit_code::wrong_use);
  ASSERT_EQ(opened.failure().problems.size(), 1U) << "one line";
  EXPECT_THAT(opened.failure().problems[0].text, HasSubstr("the older save " + path_ + ".1 is whole"));
  std::filesystem::remove(path_);
  auto missing = open_game(path_, catalog_);
  ASSERT_FALSE(missing.ok());
  EXPECT_THAT(missing.failure().problems[0].text, HasSubstr(path_ + ".1 is whole"));
}

}  // namespace
}  // namespace katabasis::test
