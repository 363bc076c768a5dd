// A recorded game, looked at at any of its moments.
#include "play/playback.h"

#include <gtest/gtest.h>

#include "base/rng.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "support/wild_player.h"

namespace katabasis::test {
namespace {

constexpr std::string_view rooms = R"(
    ##########
    #...##...#
    #.@.++.!.#
    #.!.##...#
    ##########)";

std::shared_ptr<const Place> place() {
  return make_place(labyrinth_of(rooms), small_catalog());
}

// A game of so many accepted actions, and the state's hash before each of them and at the end.
struct Played {
  Run run;
  std::vector<std::uint64_t> hashes;
};

Played played(std::size_t actions) {
  Session session(place(), Origin{labyrinth_of(rooms), "hoplite"});
  WildPlayer player(5);
  Played played{{}, {session.game().hash()}};
  while (played.hashes.size() <= actions) {
    if (session.act(player.next(session.game())).refusal) continue;
    played.hashes.push_back(session.game().hash());
  }
  played.run = session.closed_run();
  return played;
}

TEST(Playback, GoesThroughTheRunStepByStep) {
  const Played game = played(40);
  Playback playback(place(), game.run);
  ASSERT_EQ(playback.length(), 40U);
  for (std::size_t action = 0; action < 40; ++action) {
    EXPECT_EQ(playback.at(), action);
    EXPECT_EQ(playback.session().game().hash(), game.hashes[action]);
    playback.step();
  }
  EXPECT_EQ(playback.session().game().hash(), game.hashes.back());
  EXPECT_TRUE(playback.step().empty());
  EXPECT_EQ(playback.at(), 40U);
}

TEST(Playback, FindsEveryMomentOfALongGame) {
  constexpr std::size_t length = 10'000;
  const Played game = played(length);
  Playback playback(place(), game.run);
  ASSERT_EQ(playback.length(), length);
  Rng rng(1, "seek");
  for (int i = 0; i < 400; ++i) {
    const auto to = static_cast<std::size_t>(rng.below(length + 1));
    playback.seek(to);
    ASSERT_EQ(playback.at(), to);
    ASSERT_EQ(playback.session().game().hash(), game.hashes[to]) << "action " << to;
  }
}

TEST(Playback, TheRecordAtAMomentIsTheRunsStart) {
  const Played game = played(300);
  Playback playback(place(), game.run);
  for (const std::size_t to : {300U, 17U, 255U, 0U}) {
    playback.seek(to);
    const Replay again = replay(place(), playback.session().closed_run());
    EXPECT_FALSE(again.divergence);
    EXPECT_EQ(again.session.game().hash(), game.hashes[to]);
  }
}

TEST(Playback, KnowsWhereRoundsBegin) {
  const Played game = played(200);
  Playback playback(place(), game.run);
  ASSERT_GT(playback.rounds(), 10);
  for (int round = 1; round <= playback.rounds(); ++round) {
    playback.seek(playback.start_of(round));
    EXPECT_EQ(playback.session().game().world().round, round);
    EXPECT_EQ(playback.session().game().world().turn, 0);
  }
}

TEST(Playback, ShowsARunUpToWhereItIsOutOfStep) {
  Played game = played(60);
  for (RunEntry& entry : game.run.entries) {
    auto* const hash = std::get_if<RoundHash>(&entry);
    if (hash != nullptr && hash->round == 5) hash->hash ^= 1;
  }
  Playback playback(place(), game.run);
  ASSERT_TRUE(playback.divergence());
  EXPECT_EQ(playback.divergence()->round, 5);
  EXPECT_LT(playback.length(), 60U);
  playback.seek(60);
  EXPECT_EQ(playback.at(), playback.length());
  EXPECT_EQ(playback.session().game().hash(), game.hashes[playback.length()]);
}

}  // namespace
}  // namespace katabasis::test
