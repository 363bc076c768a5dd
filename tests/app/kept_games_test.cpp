// The files among a person's data that hold games: which there are, and what is told of each.
#include "app/kept_games.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>

#include "app/games.h"
#include "app/saves.h"
#include "storage/png_text.h"
#include "storage/run_file.h"
#include "storage/scratch.h"

namespace katabasis::test {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

constexpr Parameters place{.seed = 7, .level = 3, .width = 24, .height = 20, .branches = 3};

class KeptGames : public testing::Test {
 protected:
  void SetUp() override {
    auto catalog = load_catalog("");
    ASSERT_TRUE(catalog.ok());
    catalog_ = *catalog;
    auto session = begin_game(place, catalog_);
    ASSERT_TRUE(session.ok());
    session_.emplace(std::move(*session));
    while (session_->game().world().round < 3) ASSERT_FALSE(session_->act(action::Wait{}).refusal);
    code_ = *share_code_of(*session_, catalog_);
  }

  // So many hours old.
  std::string with(const std::string& name, std::string_view content, int hours = 0) const {
    const std::string path = scratch_.with(name, content);
    const auto now = std::filesystem::file_time_type::clock::now();
    std::filesystem::last_write_time(path, now - std::chrono::hours(hours));
    return path;
  }
  std::string run() const { return write_run(session_->closed_run(), catalog_); }
  std::string cut_run() const { return write_run(session_->run(), catalog_); }
  std::string picture(std::string_view run) const {
    const std::vector<std::uint8_t> white(64 * 36 * 3, 255);
    return write_png({{64, 36}, 3, white}, run);
  }
  std::vector<std::string> names(KeptKind kind) const {
    std::vector<std::string> result;
    for (const KeptFile& file : kept_files(kind, scratch_.path("."), scratch_.path(".")))
      result.push_back(std::filesystem::path(file.path).filename().string());
    return result;
  }

  Scratch scratch_;
  Catalog catalog_;
  std::optional<Session> session_;
  std::string code_;
};

TEST_F(KeptGames, AreListedTheNewestFirst) {
  with("b.png", "", 2);
  with("a.png", "", 1);
  with("c.png", "", 3);
  with("2026-11-30.run", "", 1);
  with("crash-2026.run", "", 4);
  with("autosave.save.xml", "", 5);
  with("autosave.save.xml.1", "", 6);
  with("quick.save.xml", "", 2);
  with("summary.txt", "", 0);
  EXPECT_THAT(names(KeptKind::pictures), ElementsAre("a.png", "b.png", "c.png"));
  EXPECT_THAT(names(KeptKind::saves), ElementsAre("quick.save.xml", "crash-2026.run", "autosave.save.xml"));
}

TEST_F(KeptGames, AreToldApartByWhatTheyAreAndTheirTime) {
  with("autosave-2.save.xml", "", 0);
  with("crash-1.run", "", 1);
  with("quick.save.xml", "", 2);
  with("text.save.xml", "", 3);
  with("2026.save.xml", "", 4);
  std::vector<std::string> titles;
  for (const KeptFile& file : kept_files(KeptKind::saves, scratch_.path("."), scratch_.path(".")))
    titles.push_back(file.title);
  EXPECT_THAT(titles,
              ElementsAre(StartsWith("The game that was left, 2"), StartsWith("Ended without a goodbye, 2"),
                          StartsWith("Saved by hand, 2"), StartsWith("Text game, 2"),
                          StartsWith("Game that was left for another, 2")));
}

TEST_F(KeptGames, AFolderThatIsNotThereHasNone) {
  EXPECT_THAT(kept_files(KeptKind::pictures, scratch_.path("none"), scratch_.path("none")), IsEmpty());
  EXPECT_THAT(kept_files(KeptKind::saves, "", ""), IsEmpty());
}

TEST_F(KeptGames, AThousandPicturesKeepTheirOrder) {
  for (int i = 0; i < 1000; ++i) with(fmt::format("p{}.png", i), "no picture", i);
  const auto files = kept_files(KeptKind::pictures, scratch_.path("."), "");
  ASSERT_EQ(files.size(), 1000U);
  EXPECT_THAT(files.front().path, HasSubstr("p0.png"));
  EXPECT_THAT(files.back().path, HasSubstr("p999.png"));
}

TEST_F(KeptGames, APictureTellsItsLabyrinthAndItsMoment) {
  const KeptGame game = read_kept_game(with("a.png", picture(run())), catalog_);
  EXPECT_EQ(game.facts.place, code_);
  EXPECT_EQ(game.facts.moment, "Round 3, labyrinth of level 3");
  EXPECT_EQ(game.facts.problem, "");
  EXPECT_TRUE(game.facts.pictured);
  EXPECT_EQ(game.picture.size(), 256U * 144U * 3U);
}

TEST_F(KeptGames, ASaveAndARecordTellTheSame) {
  const std::string save = scratch_.path("quick.save.xml");
  ASSERT_FALSE(save_game(*session_, save, catalog_));
  for (const std::string& path : {save, with("crash-1.run", cut_run())}) {
    const KeptGame game = read_kept_game(path, catalog_);
    EXPECT_EQ(game.facts.place, code_);
    EXPECT_EQ(game.facts.moment, "Round 3, labyrinth of level 3");
    EXPECT_EQ(game.facts.problem, "");
    EXPECT_THAT(game.picture, IsEmpty());
  }
}

TEST_F(KeptGames, WhatIsDamagedIsToldInOneLine) {
  const std::string sound = picture(run());
  const auto problem = [&](const std::string& name, std::string_view content) {
    const KeptGame game = read_kept_game(with(name, content), catalog_);
    EXPECT_EQ(game.facts.problem.find('\n'), std::string::npos);
    return game.facts.problem;
  };
  EXPECT_EQ(problem("a.png", ""), "is no PNG picture");
  EXPECT_EQ(problem("a.png", picture("no run")),
            "this is no run: it does not begin with \"katabasis-run 1\"");
  EXPECT_EQ(problem("a.png", changed(sound, "iTXtkatabasis", "iTXtkatabasiz")),
            "this picture carries no run");
  std::string flipped = sound;
  flipped[sound.find("iTXt") + 30] ^= 1;
  EXPECT_EQ(problem("a.png", flipped), "the run in this picture is damaged: its checksum does not fit");
  EXPECT_THAT(problem("a.save.xml", "?"), HasSubstr("save"));
  EXPECT_THAT(problem("crash-1.run", "?"), HasSubstr("this is no run"));
  std::filesystem::create_directory(scratch_.path("folder.png"));
  EXPECT_EQ(read_kept_game(scratch_.path("folder.png"), catalog_).facts.problem, "is a folder, not a file");
  EXPECT_THAT(read_kept_game(scratch_.path("gone.png"), catalog_).facts.problem, HasSubstr("cannot be read"));
}

TEST_F(KeptGames, WhereThePictureAloneIsDamagedTheGameIsTold) {
  std::string cut = picture(run());
  cut.resize(cut.find("IDAT") + 10);
  const KeptGame game = read_kept_game(with("a.png", cut), catalog_);
  EXPECT_EQ(game.facts.place, code_);
  EXPECT_EQ(game.facts.problem, "the picture itself is damaged");
  EXPECT_FALSE(game.facts.pictured);
  ASSERT_TRUE(open_game(scratch_.path("a.png"), catalog_).ok());
}

TEST_F(KeptGames, ADamagedSaveGivesWayToTheOneBefore) {
  const std::string path = scratch_.path("quick.save.xml");
  ASSERT_FALSE(save_game(*session_, path, catalog_));
  const auto hash = session_->game().hash();
  ASSERT_FALSE(session_->act(action::Wait{}).refusal);
  ASSERT_FALSE(save_game(*session_, path, catalog_));
  with("quick.save.xml", "damaged from its first letter on");
  auto opened = open_or_older(path, catalog_);
  ASSERT_TRUE(opened.ok());
  EXPECT_EQ(opened->session.game().hash(), hash);
  EXPECT_THAT(opened->notice, HasSubstr("This is an older one."));
}

TEST_F(KeptGames, AnyFileThatHoldsAGameIsOpened) {
  const std::string save = scratch_.path("quick.save.xml");
  ASSERT_FALSE(save_game(*session_, save, catalog_));
  for (const std::string& path : {save, with("a.run", run()), with("a.png", picture(run()))}) {
    auto opened = open_or_older(path, catalog_);
    ASSERT_TRUE(opened.ok()) << path;
    EXPECT_EQ(opened->session.game().hash(), session_->game().hash()) << path;
    EXPECT_EQ(opened->notice, "") << path;
  }
  auto wrong = open_or_older(with("letter.txt", "Dear Persephone"), catalog_);
  ASSERT_FALSE(wrong.ok());
  EXPECT_THAT(to_string(wrong.failure().problems.front()), HasSubstr("letter.txt"));
}

class CopiedCode : public KeptGames {};

TEST_F(CopiedCode, MayHaveBlanksAndNewLinesAroundAndWithin) {
  std::string torn = code_;
  torn.insert(torn.size() / 2, "\n  ");
  for (const std::string& copied :
       {code_, fmt::format("  {}\n", code_), fmt::format("\n\t{} \r\n", code_), torn}) {
    auto session = begin_copied(copied, catalog_);
    ASSERT_TRUE(session.ok()) << copied << ": " << to_string(session.failure().problems.front());
    EXPECT_EQ(*share_code_of(*session, catalog_), code_);
  }
}

TEST_F(CopiedCode, ThatIsWrongSaysWhy) {
  const auto why = [&](const std::string& copied) {
    auto session = begin_copied(copied, catalog_);
    return session.ok() ? "" : to_string(session.failure().problems.front());
  };
  EXPECT_EQ(why(""), "No share code was copied: one begins with KATA1 and a dash.");
  EXPECT_EQ(why("Dear Persephone"), "No share code was copied: one begins with KATA1 and a dash.");
  std::string mistyped = code_;
  mistyped.back() = mistyped.back() == '7' ? '8' : '7';
  EXPECT_THAT(why(mistyped), HasSubstr("typing error"));
  EXPECT_THAT(why(code_.substr(0, 12)), HasSubstr("typing error"));
}

TEST_F(CopiedCode, OfTheFormIsThatOfTheGameThatItBegins) {
  EXPECT_EQ(share_code_for(place, catalog_), code_);
}

}  // namespace
}  // namespace katabasis::test
