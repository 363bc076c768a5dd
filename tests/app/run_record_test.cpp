// The record that every game leaves.
#include "app/run_record.h"

#include <gtest/gtest.h>

#include <array>

#include "rules/notes.h"
#include "storage/scratch.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

// The smallest place that a file may hold, and nobody else in it.
std::string alone() {
  constexpr std::size_t side = 20;
  const std::string wall(side, '#');
  const std::string floor = "#" + std::string(side - 2, '.') + "#\n";
  std::string drawing = wall + "\n#@" + floor.substr(2);
  for (std::size_t row = 2; row < side - 1; ++row) drawing += floor;
  return drawing + wall;
}

// A game whose record so far leaves about so many bytes.
Session session_before_the_end(std::size_t left) {
  Labyrinth labyrinth = labyrinth_of(alone());
  const auto place = make_place(labyrinth, small_catalog());
  katabasis::Run run{{std::move(labyrinth), "hoplite"}, {}};
  const RunEntry note = Action{action::Note{{1, 1}, std::string(longest_note, 'x')}};
  const std::size_t line = write_run_entries(std::array{note}).size();
  run.entries.assign((most_run_bytes - left) / line, note);
  return {Game(place, "hoplite"), std::move(run)};
}

TEST(RunRecord, OfAGameWithoutEndStopsWhereItCouldNotBeReadAnyMore) {
  const Catalog catalog = small_catalog();
  const Scratch scratch;
  const std::string path = scratch.path("a.run");
  Session session = session_before_the_end(1000);
  auto record = RunRecord::start(path, session, catalog, RunRecord::Sync::never);
  ASSERT_TRUE(record) << to_string(record.problems().front());
  std::optional<Problem> problem;
  const std::size_t start = write_run_start(session.run().origin, catalog).size();
  for (int turn = 0; turn < 200; ++turn) {
    session.act(action::Wait{});
    problem = record->follow(session);
  }
  session.act(action::Wait{});
  problem = record->close(session);
  ASSERT_TRUE(problem);
  EXPECT_EQ(to_string(*problem), path + ": this game has become too long to be recorded any further");

  const auto read = read_run(path, catalog);
  ASSERT_TRUE(read) << to_string(read.problems().front());
  EXPECT_EQ(read->notice, std::nullopt);
  EXPECT_GT(content_of(path).size(), start + most_run_bytes - 400) << "it went on to the last whole round";
  EXPECT_TRUE(std::holds_alternative<RoundHash>(read->run.entries.back()));
}

TEST(RunRecord, OfTheLongestGameIsWhole) {
  const Catalog catalog = small_catalog();
  const Scratch scratch;
  const std::string path = scratch.path("a.run");
  Session session = session_before_the_end(600);
  session.fork();
  session.look_into();
  const std::size_t entries = session.run().entries.size();
  auto record = RunRecord::start(path, session, catalog, RunRecord::Sync::never);
  ASSERT_TRUE(record);
  EXPECT_EQ(record->close(session), std::nullopt);
  const auto read = read_run(path, catalog);
  ASSERT_TRUE(read) << to_string(read.problems().front());
  EXPECT_EQ(read->run.entries.size(), entries + 1) << "with the closing hash";
}

TEST(RunRecord, IsWrittenRoundByRound) {
  const Catalog catalog = small_catalog();
  const Scratch scratch;
  const std::string path = scratch.path("a.run");
  Session session = session_before_the_end(most_run_bytes);
  auto record = RunRecord::start(path, session, catalog, RunRecord::Sync::each_round);
  ASSERT_TRUE(record);
  std::string before = content_of(path);
  for (int turn = 1; turn <= 5; ++turn) {
    session.act(action::Wait{});
    EXPECT_EQ(record->follow(session), std::nullopt);
    EXPECT_EQ(content_of(path) == before, turn < 5) << "turn " << turn;
  }
  EXPECT_EQ(content_of(path), write_run(session.run(), catalog));
  session.act(action::Wait{});
  EXPECT_EQ(record->close(session), std::nullopt);
  EXPECT_EQ(content_of(path), write_run(session.closed_run(), catalog));
}

}  // namespace
}  // namespace katabasis::test
