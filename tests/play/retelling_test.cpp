// How a game went, told again from its record.
#include "play/retelling.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

// A hero of that strength and the shade beside him strike until one of them is dead.
Session fight(int strength) {
  const Labyrinth labyrinth = labyrinth_of(R"(
    ######
    #....#
    #.@s.#
    #....#
    ######)");
  Catalog catalog = small_catalog();
  catalog.rules.classes[0].strength = strength;
  catalog.rules.classes[0].dexterity = strength;
  Session session(make_place(labyrinth, catalog), {labyrinth, "hoplite"});
  session.act(action::Turn{1});
  for (int i = 0; i < 400 && session.game().world().status == Status::playing; ++i) {
    if (session.act(action::Attack{Direction::east}).refusal) return session;
  }
  return session;
}

TEST(Summary, NamesWhatWasKilled) {
  const Session session = fight(100);
  EXPECT_EQ(summary_of(session, "KATA1-0000"),
            "The way is not walked to its end yet.\n"
            "Round 1, 1 turn. Level 1, 10 experience gained.\n"
            "Killed:\n"
            "  1 \u00d7 Shade\n"
            "Share code: KATA1-0000\n");
}

TEST(Summary, SaysByWhatTheHeroFell) {
  const Session session = fight(-100);
  ASSERT_EQ(session.game().world().status, Status::dead);
  const std::string summary = summary_of(session, "");
  EXPECT_TRUE(summary.starts_with("You were killed by the shade.\nRound ")) << summary;
  EXPECT_NE(summary.find("\nNothing was killed.\n"), std::string::npos) << summary;
}

TEST(Summary, SaysThatTheGameWasWon) {
  const Labyrinth labyrinth = labyrinth_of("#####\n#...#\n#@S.#\n#...#\n#####");
  Catalog catalog = small_catalog();
  catalog.rules.classes[0].strength = 100;
  Session session(make_place(labyrinth, catalog), {labyrinth, "hoplite"});
  session.act(action::Attack{Direction::east});
  EXPECT_TRUE(summary_of(session, "").starts_with("The way down is walked to its end: you have won.\n"));
}

TEST(Summary, CountsTheTurnsThatWereSleptThroughToo) {
  const std::string_view alone = "#####\n#...#\n#.@.#\n#...#\n#####";
  const Labyrinth labyrinth = labyrinth_of(alone);
  Session session(make_place(labyrinth, small_catalog()), {labyrinth, "hoplite"});
  for (const Action& action :
       {Action{action::Wait{}}, Action{action::Turn{1}}, Action{action::Sleep{}}, Action{action::Wait{}}}) {
    session.act(action);
  }
  EXPECT_NE(summary_of(session, "").find("Round 2, 6 turns."), std::string::npos) << summary_of(session, "");
}

TEST(Summary, SaysThatTheOverlayWasOpened) {
  Session session = fight(100);
  EXPECT_EQ(summary_of(session, "").find("overlay"), std::string::npos);
  session.look_into();
  EXPECT_NE(summary_of(session, "").find("looked into with the overlay"), std::string::npos);
}

}  // namespace
}  // namespace katabasis::test
