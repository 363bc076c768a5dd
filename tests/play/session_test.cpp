// The record of a game, and playing it again.
#include "play/session.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "base/digest.h"
#include "play/words.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

constexpr std::string_view drawing = R"(
    ##########
    #...##...#
    #.@.++.s.#
    #.!.##h..#
    ##########)";

std::shared_ptr<const Place> drawn_place() {
  return make_place(labyrinth_of(drawing), small_catalog());
}

Origin drawn_origin() {
  return {labyrinth_of(drawing), "hoplite"};
}

Session drawn_session() {
  return {drawn_place(), drawn_origin()};
}

std::optional<Refusal> act(Session& session, std::string_view line) {
  return session.act(*parse_action(line, session.game().world().hero.facing)).refusal;
}

void act_all(Session& session, std::string_view lines) {
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    ASSERT_EQ(act(session, line), std::nullopt) << line;
  }
}

// The record as lines, with "hash ROUND" for a hash.
std::vector<std::string> lines_of(const Run& run) {
  std::vector<std::string> lines;
  for (const RunEntry& entry : run.entries) {
    const auto* const hash = std::get_if<RoundHash>(&entry);
    lines.push_back(hash ? "hash " + std::to_string(hash->round) : words(std::get<Action>(entry)));
  }
  return lines;
}

TEST(Session, RecordsAcceptedActionsAndTheHashOfEachRound) {
  Session session = drawn_session();
  act_all(session, "take\nturn-left\nleft\nnorth\nwait\nwait\nwait");
  EXPECT_EQ(lines_of(session.run()), (std::vector<std::string>{"take", "turn-left", "west", "north", "wait",
                                                               "wait", "hash 1", "wait"}));
}

TEST(Session, DoesNotRecordWhatIsRefused) {
  Session session = drawn_session();
  EXPECT_EQ(act(session, "open north"), Refusal::no_door);
  EXPECT_TRUE(session.run().entries.empty());
}

TEST(Session, ClosesTheRecordWithTheHashOfTheStateNow) {
  Session session = drawn_session();
  act_all(session, "take\nwait");
  const katabasis::Run closed = session.closed_run();
  EXPECT_EQ(lines_of(closed), (std::vector<std::string>{"take", "wait", "hash 1"}));
  EXPECT_EQ(std::get<RoundHash>(closed.entries.back()).hash, session.game().hash());
  EXPECT_EQ(session.run().entries.size(), 2u) << "the record itself goes on";
}

TEST(Session, TakesTheHerosClassFromARecipe) {
  Catalog catalog = small_catalog();
  catalog.rules.classes.push_back({"titan", "Titan", 40, 30, {}});
  const auto place = make_place(labyrinth_of(drawing), catalog);
  EXPECT_EQ(Session(place, {Recipe{.parameters = {}, .hero_class = "titan"}}).game().world().hero.strength,
            40);
  EXPECT_EQ(Session(place, {labyrinth_of(drawing), "titan"}).game().world().hero.strength, 40);
}

// Plays at random what is possible.
Session random_session(std::uint64_t seed, int actions) {
  Session session = drawn_session();
  Rng player(seed, "player");
  constexpr std::array<std::string_view, 10> lines{
      "north", "east", "south", "west", "wait", "take", "attack east", "attack west", "sleep", "turn-right"};
  for (int i = 0; i < actions; ++i) {
    const std::uint32_t drawn = player.below(lines.size());
    act(session, lines.at(drawn));
  }
  return session;
}

TEST(Replay, EndsInTheSameState) {
  int runs = 0;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const Session session = random_session(seed, 60);
    const Replay again = replay(drawn_place(), session.closed_run());
    ASSERT_EQ(again.divergence.has_value(), false) << again.divergence->what;
    ASSERT_EQ(again.session.game().hash(), session.game().hash());
    ASSERT_EQ(lines_of(again.session.run()), lines_of(session.run()));
    runs += session.game().world().round > 2;
  }
  EXPECT_GE(runs, 30);
}

// The index of the first action of the round.
std::size_t begin_of_round(const Run& run, int round) {
  for (std::size_t i = 0; i < run.entries.size(); ++i) {
    const auto* const hash = std::get_if<RoundHash>(&run.entries[i]);
    if (hash != nullptr && hash->round == round - 1) return i + 1;
  }
  return 0;
}

TEST(Replay, NamesTheRoundOfATamperedAction) {
  Session session = drawn_session();
  act_all(session,
          "wait\nwait\nwait\nwait\nwait\nnorth\nwait\nwait\nwait\nwait\nwait\nwait\nwait\nwait\nwait\nwait");
  for (int round = 1; round <= 3; ++round) {
    katabasis::Run run = session.closed_run();
    run.entries[begin_of_round(run, round)] = Action{action::Step{Direction::west}};
    const Replay again = replay(drawn_place(), run);
    ASSERT_TRUE(again.divergence);
    EXPECT_EQ(again.divergence->round, round);
  }
}

TEST(Replay, NamesTheRoundOfAnActionLeftOutOrPutIn) {
  Session session = drawn_session();
  act_all(session, "wait\nwait\nwait\nwait\nwait\nwait\nwait\nwait\nwait\nwait\nwait\nwait");
  for (int round = 1; round <= 2; ++round) {
    katabasis::Run shorter = session.closed_run();
    const auto at = static_cast<std::ptrdiff_t>(begin_of_round(shorter, round));
    shorter.entries.erase(shorter.entries.begin() + at);
    EXPECT_EQ(replay(drawn_place(), shorter).divergence->round, round);
    katabasis::Run longer = session.closed_run();
    const std::vector<RunEntry> rest(longer.entries.begin() + at, longer.entries.end());
    longer.entries.resize(static_cast<std::size_t>(at));
    longer.entries.emplace_back(Action{action::Wait{}});
    longer.entries.insert(longer.entries.end(), rest.begin(), rest.end());
    EXPECT_EQ(replay(drawn_place(), longer).divergence->round, round);
  }
}

TEST(Replay, NamesAnActionThatIsNotPossible) {
  Session session = drawn_session();
  act_all(session, "wait\nwait\nwait\nwait\nwait\nwait");
  katabasis::Run run = session.closed_run();
  run.entries[begin_of_round(run, 2)] = Action{action::Open{Direction::north}};
  const Replay again = replay(drawn_place(), run);
  ASSERT_TRUE(again.divergence);
  EXPECT_EQ(again.divergence->round, 2);
  EXPECT_EQ(again.divergence->what, "\"open north\" is not possible: There is no door on that side.");
}

TEST(Replay, NamesAChangedHashAndAChangedRound) {
  Session session = drawn_session();
  act_all(session, "wait\nwait\nwait\nwait\nwait\nwait");
  katabasis::Run run = session.closed_run();
  std::get<RoundHash>(run.entries[5]).hash ^= 1;
  EXPECT_EQ(replay(drawn_place(), run).divergence->round, 1);
  run = session.closed_run();
  std::get<RoundHash>(run.entries[5]).round = 7;
  ASSERT_TRUE(replay(drawn_place(), run).divergence);
  run = session.closed_run();
  std::get<RoundHash>(run.entries.back()).hash ^= 1;
  EXPECT_EQ(replay(drawn_place(), run).divergence->round, 2);
}

TEST(Replay, InAnotherLabyrinthParts) {
  Session session = drawn_session();
  act_all(session, "wait\nwait\nwait\nwait\nwait");
  Labyrinth other = labyrinth_of(drawing);
  other.parameters.seed = 99;
  EXPECT_EQ(replay(make_place(other, small_catalog()), session.closed_run()).divergence->round, 1);
}

TEST(Replay, OfAWonGameEndsWon) {
  Labyrinth labyrinth = labyrinth_of(R"(
    ######
    #.@S.#
    #....#
    #....#
    ######)");
  Catalog catalog = small_catalog();
  catalog.rules.classes[0].strength = 1000;
  const auto place = make_place(labyrinth, catalog);
  Session session(place, {labyrinth, "hoplite"});
  act_all(session, "attack east");
  const Replay again = replay(place, session.closed_run());
  EXPECT_FALSE(again.divergence);
  EXPECT_EQ(again.session.game().world().status, Status::won);
}

}  // namespace
}  // namespace katabasis::test
