// The log and the summary: made from events, and the same when told again from the record.
#include "ui/log.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "play/narration.h"
#include "support/ascii_map.h"
#include "support/drawn_game.h"
#include "support/small_catalog.h"
#include "ui/retelling.h"
#include "ui/wish.h"

namespace katabasis {
namespace {

Session session_in(std::string_view drawing) {
  Labyrinth labyrinth = test::labyrinth_of(drawing);
  const auto place = make_place(labyrinth, test::small_catalog());
  return Session(place, Origin{std::move(labyrinth), "hoplite"});
}

Session fight() {
  Session session = session_in(R"(
    ######
    #....#
    #.@s.#
    #....#
    ######)");
  for (int i = 0; i < 400 && session.game().world().status == Status::playing; ++i) {
    if (session.act(action::Attack{Direction::east}).refusal) session.act(action::Wait{});
  }
  return session;
}

std::vector<LogLine> of_kind(const Log& log, LogKind kind) {
  std::vector<LogLine> lines;
  std::ranges::copy_if(log.lines(), std::back_inserter(lines),
                       [&](const LogLine& line) { return line.kind == kind; });
  return lines;
}

TEST(Log, TheLinesOfAllBlowsAndNoOthersHaveDice) {
  Session session = session_in(R"(
    ######
    #.s..#
    #!@s.#
    #.h..#
    ######)");
  Log log;
  log.add(session.game(), session.game().opening());
  std::vector<std::string> rolled;
  for (int turn = 0; turn < 40 && session.game().world().status == Status::playing; ++turn) {
    const Action action =
        turn == 0 ? Action{action::Take{}} : Action{action::Attack{all_directions.at(turn % 3U)}};
    const std::vector<Event> events = session.act(action).events;
    log.add(session.game(), events);
    for (const event::Attack& blow : test::only<event::Attack>(events)) rolled.push_back(dice_terms(blow));
  }
  std::vector<std::string> shown;
  for (const LogLine& line : log.lines()) {
    if (!line.terms.empty()) shown.push_back(line.terms);
  }
  EXPECT_EQ(shown, rolled);
  EXPECT_GE(rolled.size(), 6U) << "of the hero and of the monsters";
}

TEST(Log, ADraughtSaysWhatItGaveBack) {
  test::DrawnGame drawn(R"(
    #####
    #...#
    #.@!#
    #...#
    #####)");
  drawn.play("east\ntake");
  drawn.change([](World& world) { world.hero.life -= 3; });
  Log log;
  log.add(drawn.game(), {});
  const ItemId nectar = potion_to_drink(drawn.game()).value();
  log.add(drawn.game(), {event::Take{hero_id, nectar}});
  ASSERT_GT(heals(drawn.game(), nectar), 3);
  log.add(drawn.game(), {event::Drink{hero_id, nectar}});
  EXPECT_EQ(log.lines().back().text, "You drink the nectar: 3 life back.");
}

TEST(Log, TheNewestLinesAreThoseOfTheLastActionThatWasWorthOne) {
  Session session = session_in(R"(
    ##########
    #...##...#
    #..@++...#
    #...##...#
    ##########)");
  Log log;
  log.add(session.game(), session.act(action::Step{Direction::east}).events);
  log.add(session.game(), session.act(action::Open{Direction::east}).events);
  ASSERT_FALSE(log.lines().empty());
  const int newest = log.newest_batch();
  EXPECT_EQ(log.lines().back().kind, LogKind::door);
  EXPECT_EQ(log.lines().back().batch, newest);
  log.add(session.game(), session.act(action::Turn{1}).events);
  EXPECT_EQ(log.newest_batch(), newest) << "a turn is not worth a line";
}

TEST(Log, RoundsInWhichNothingHappensAreNoLines) {
  Session session = session_in(R"(
    ##########
    #...##...#
    #...++.@.#
    #...##...#
    ##########)");
  Log log = log_of(session);
  const std::size_t before = log.lines().size();
  while (session.game().world().round < 5) log.add(session.game(), session.act(action::Wait{}).events);
  EXPECT_EQ(log.lines().size(), before);
  log.add(session.game(), session.act(action::Step{Direction::west}).events);
  log.add(session.game(), session.act(action::Step{Direction::west}).events);
  log.add(session.game(), session.act(action::Open{Direction::west}).events);
  const auto rounds = of_kind(log, LogKind::round);
  ASSERT_FALSE(rounds.empty());
  EXPECT_EQ(rounds.back().text, "Round 5.") << "the one in which something happened";
  EXPECT_EQ(rounds.size(), 1U);
}

TEST(Log, BeginsWithWhatItIsAbout) {
  const Log log = log_of(session_in("#######\n#@...C#\n#######"));
  ASSERT_FALSE(log.messages().empty());
  EXPECT_NE(log.messages().front().find("bring back Persephone"), std::string::npos);
  EXPECT_NE(log.messages().front().find("Cerberus"), std::string::npos);
}

TEST(Log, AMonsterIsSlainAndTheHeroDies) {
  const Session session = fight();
  const Log log = log_of(session);
  const bool dead = session.game().world().status == Status::dead;
  EXPECT_EQ(of_kind(log, LogKind::slain).empty(), dead);
  EXPECT_EQ(word(LogKind::slain), "Slain");
}

TEST(Log, ANewLevelIsToldInAMessage) {
  const Session session = session_in("####\n#@.#\n####");
  Log log;
  log.add(session.game(), {event::Level{2}});
  ASSERT_EQ(log.messages().size(), 1U);
  EXPECT_TRUE(log.messages()[0].starts_with("You are level 2: ")) << log.messages()[0];
}

TEST(Log, EveryKindHasAWordOfItsOwn) {
  std::vector<std::string_view> words;
  for (int kind = 0; kind <= static_cast<int>(LogKind::moved); ++kind)
    words.push_back(word(static_cast<LogKind>(kind)));
  std::ranges::sort(words);
  EXPECT_EQ(std::ranges::adjacent_find(words), words.end());
  EXPECT_FALSE(words.front().empty());
}

TEST(Summary, NamesWhatWasKilledOrByWhatTheHeroFell) {
  const Session session = fight();
  const std::string summary = summary_of(session, "KATA1-0000");
  const int kills = static_cast<int>(std::ranges::count_if(
      session.game().world().monsters, [](const Monster& monster) { return monster.life == 0; }));
  EXPECT_EQ(summary.find("\u00d7 Shade") != std::string::npos, kills > 0) << summary;
  EXPECT_EQ(summary.find("killed by the shade") != std::string::npos,
            session.game().world().status == Status::dead)
      << summary;
  EXPECT_NE(summary.find("KATA1-0000"), std::string::npos);
}

TEST(Summary, SaysThatTheOverlayWasOpened) {
  Session session = fight();
  const std::string before = summary_of(session, "");
  EXPECT_EQ(before.find("overlay"), std::string::npos) << before;
  session.look_into();
  EXPECT_NE(summary_of(session, "").find("looked into with the overlay"), std::string::npos);
}

}  // namespace
}  // namespace katabasis
