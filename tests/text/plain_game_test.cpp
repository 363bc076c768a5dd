// The game in sentences and letters.
#include <gtest/gtest.h>

#include <sstream>

#include "play/narration.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "text/letter_map.h"
#include "text/text_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view drawing = R"(
    ##########
    #1..##...#
    #.@.++.s.#
    #!/.LL...#
    ##########)";

Session drawn_session() {
  return {make_place(labyrinth_of(drawing), small_catalog()), {labyrinth_of(drawing), "hoplite"}};
}

std::string talk(Session& session, const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  EXPECT_EQ(run_plain(in, out, session), 0);
  return out.str();
}

TEST(Plain, OpensWithTheLegendAMapAndAPrompt) {
  Session session = drawn_session();
  EXPECT_EQ(talk(session, ""),
            "You have not been in this room before.\n"
            "The gate stands open.\n"
            "A hall.\n"
            "#####     \n"
            "#1..##    \n"
            "#.@.+     \n"
            "#!/.L     \n"
            "######    \n"
            "Within reach: 3 the kopis\n"
            "You carry: 4 the kopis (worn), 5 the aspis (worn)\n"
            "Round 1, 5 turns left. Level 1, life 22/22, at 2,2 facing east \u2192.\n"
            "Write help to see what you can do.\n"
            "> \n");
}

TEST(Plain, TellsWhatHappenedAndWhatIsRefused) {
  Session session = drawn_session();
  const std::string text = talk(session, "take\nopen north\nfly\nhelp\n");
  EXPECT_NE(text.find("You take the kopis: attack +2, damage +2.\n"), std::string::npos);
  EXPECT_NE(text.find("There is no door on that side.\n"), std::string::npos);
  EXPECT_NE(text.find("There is no such action. (Write help to see what you can do.)\n"), std::string::npos);
  EXPECT_NE(text.find("sleep: the rest of the round."), std::string::npos);
}

TEST(Plain, MapInventoryAndAnEmptyLineAreFree) {
  Session session = drawn_session();
  EXPECT_NE(talk(session, "inventory\n").find("> You carry: 4 the kopis (worn), 5 the aspis (worn)\n"),
            std::string::npos);
  EXPECT_NE(talk(session, "map\n").find("> #####     \n"), std::string::npos);
  EXPECT_NE(talk(session, "\n").find("> #####     \n"), std::string::npos);
  EXPECT_TRUE(session.run().entries.empty());
}

TEST(Plain, HelpNamesEveryAction) {
  Session session = drawn_session();
  const std::string text = talk(session, "help\n");
  for (const std::string word :
       {"north", "forward", "turn-left", "open", "close", "unlock", "attack", "listen", "take", "drop", "use",
        "equip", "wait", "sleep", "look", "inventory", "map", "save", "quit"}) {
    EXPECT_NE(text.find(word), std::string::npos) << word;
  }
}

TEST(Plain, OneTurnIsOne) {
  Session session = drawn_session();
  EXPECT_NE(talk(session, "wait\nwait\nwait\nwait\n").find(", 1 turn left."), std::string::npos);
}

TEST(Plain, ANewGameSaysWhatItIsAboutAndOneThatGoesOnDoesNot) {
  Labyrinth labyrinth = labyrinth_of("#######\n#@...C#\n#######");
  Session session(make_place(labyrinth, small_catalog()), {labyrinth, "hoplite"});
  EXPECT_TRUE(talk(session, "wait\n").starts_with("Your way back to life: "));
  EXPECT_EQ(talk(session, "").find("Your way back to life"), std::string::npos);
}

TEST(Plain, ShowsTheTermsOfABlow) {
  Labyrinth labyrinth = labyrinth_of(R"(
    #####
    #...#
    #@s.#
    #...#
    #####)");
  Session session(make_place(labyrinth, small_catalog()), {labyrinth, "hoplite"});
  const std::string text = talk(session, "attack east\n");
  EXPECT_NE(text.find("In view: the shade, level 1, life 8/8, at 2,2\n"), std::string::npos);
  EXPECT_NE(text.find("You strike the shade: "), std::string::npos);
  EXPECT_NE(text.find("  Attack: level 1, strength 4, weapon 2, die "), std::string::npos);
}

TEST(Plain, ShowsTheOddsWhileAMonsterStandsInReach) {
  Labyrinth labyrinth = labyrinth_of(R"(
    #######
    #.....#
    #@s..h#
    #.....#
    #######)");
  Session session(make_place(labyrinth, small_catalog()), {labyrinth, "hoplite"});
  const std::string text = talk(session, "");
  const OddsWords odds = odds_words(session.game(), CreatureId{1});
  EXPECT_NE(
      text.find("at 2,2\n  " + odds.hero_hits + ": " + odds.hero_wounds + ". " + odds.monster_hits + ": " +
                odds.monster_wounds + ".\nIn view: the hell hound, level 1, life 8/8, at 5,2\nYou carry"),
      std::string::npos)
      << text;
}

TEST(Plain, EndsWithTheGameAtQuitAndAtTheEndOfInput) {
  Labyrinth labyrinth = labyrinth_of(R"(
    #####
    #...#
    #@S.#
    #...#
    #####)");
  Catalog catalog = small_catalog();
  catalog.rules.classes[0].strength = 1000;
  Session session(make_place(labyrinth, catalog), {labyrinth, "hoplite"});
  const std::string text = talk(session, "attack east\nwait\n");
  EXPECT_NE(text.find("You have won.\n"), std::string::npos);
  EXPECT_TRUE(text.ends_with(summary_of(session, ""))) << text;
  EXPECT_EQ(session.run().entries.size(), 1u);
  Session other = drawn_session();
  talk(other, "quit\nwait\n");
  EXPECT_TRUE(other.run().entries.empty());
}

TEST(LetterMap, ShowsTheFieldsAroundTheHeroOnly) {
  const Session session = drawn_session();
  EXPECT_EQ(letter_map(session.game(), {1, 1}), (std::vector<std::string>{"1..", ".@.", "!/."}));
}

TEST(LetterMap, RemembersButShowsOnlyCreaturesInView) {
  Session session = drawn_session();
  for (const auto& action : std::vector<Action>{action::Step{Direction::east}, action::Step{Direction::east},
                                                action::Open{Direction::east}}) {
    session.act(action);
  }
  EXPECT_EQ(letter_map(session.game(), {9, 9})[2], "#...@|.s.#");
  session.act(Action{action::Close{Direction::east}});
  EXPECT_EQ(letter_map(session.game(), {9, 9})[2], "#...@+...#");
}

}  // namespace
}  // namespace katabasis::test
