#include "storage/save_xml.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

#include "base/digest.h"
#include "base/rng.h"
#include "labyrinth/generate.h"
#include "storage/labyrinth_xml.h"
#include "storage/save_words.h"
#include "storage/scratch.h"
#include "support/small_catalog.h"
#include "support/varied_parameters.h"
#include "support/wild_player.h"

namespace katabasis::test {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// A small labyrinth with all that belongs into one.
Labyrinth small_place(const Catalog& catalog) {
  constexpr Parameters parameters{.seed = 8, .width = 30, .height = 24, .branches = 3};
  return std::get<Generated>(generate(parameters, catalog)).labyrinth;
}

// As if it came from a file.
Session small_session(const Catalog& catalog) {
  return {make_place(small_place(catalog), catalog), Origin{small_place(catalog), "hoplite"}};
}

// From a recipe; nothing where the parameters give no labyrinth.
std::optional<Session> generated_session(const Catalog& catalog, std::uint64_t seed) {
  const Parameters parameters = varied_parameters(seed);
  Generation generation = generate(parameters, catalog);
  if (!std::holds_alternative<Generated>(generation)) return std::nullopt;
  const auto content = static_cast<std::uint32_t>(fingerprint(catalog) >> 32U);
  return Session(make_place(std::get<Generated>(std::move(generation)).labyrinth, catalog),
                 Origin{Recipe{parameters, "hoplite", content}, "hoplite"});
}

// So many actions of somebody who tries everything.
void play(Session& session, WildPlayer& player, int actions) {
  for (int tries = 0; actions > 0 && tries < 100'000; ++tries) {
    if (session.game().world().status != Status::playing) return;
    if (!session.act(player.next(session.game())).refusal) --actions;
  }
}

Session played_session(const Catalog& catalog, int actions) {
  Session session = small_session(catalog);
  WildPlayer player(7);
  play(session, player, actions);
  return session;
}

std::string complaint(std::string_view text) {
  const auto session = read_save("a.save.xml", text, small_catalog());
  return session ? "" : to_string(session.problems().front());
}

// The text with one thing changed and the checksum of what it is then.
std::string resealed(const std::string& text, std::string_view from, std::string_view to) {
  std::string other = changed(text, from, to);
  const std::size_t begin = other.find("checksum=\"") + 10;
  Digest digest;
  digest.add(std::string_view(other).substr(begin + 18));
  return other.replace(begin, 16, hex(digest.value()));
}

std::string resealed_complaint(std::string_view from, std::string_view to) {
  return complaint(resealed(write_save(small_session(small_catalog()), small_catalog()), from, to));
}

TEST(SaveXml, KeepsThatTheGameWasLookedInto) {
  const Catalog catalog = small_catalog();
  Session session = played_session(catalog, 12);
  const auto plain = read_save("a.save.xml", write_save(session, catalog), catalog);
  ASSERT_TRUE(plain);
  EXPECT_FALSE(plain->run().looked_into);
  const std::uint64_t hash = session.game().hash();
  session.look_into();
  const std::string text = write_save(session, catalog);
  const auto marked = read_save("a.save.xml", text, catalog);
  ASSERT_TRUE(marked);
  EXPECT_TRUE(marked->run().looked_into);
  EXPECT_EQ(marked->game().hash(), hash);
  EXPECT_EQ(write_save(*marked, catalog), text);
}

TEST(SaveXml, KeepsWhereTheGameWasTakenOver) {
  const Catalog catalog = small_catalog();
  Session session = played_session(catalog, 30);
  session.fork();
  const RoundHash moment{session.game().world().round, session.game().hash()};
  WildPlayer player(8);
  play(session, player, 10);
  const auto read = read_save("a.save.xml", write_save(session, catalog), catalog);
  ASSERT_TRUE(read) << to_string(read.problems().at(0));
  ASSERT_TRUE(read->run().forked);
  EXPECT_EQ(read->run().forked->round, moment.round);
  EXPECT_EQ(read->run().forked->hash, moment.hash);
}

TEST(SaveXml, SavingLoadingAndSavingGivesTheSameBytes) {
  const Catalog catalog = small_catalog();
  int saves = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    auto session = generated_session(catalog, seed);
    if (!session) continue;
    WildPlayer player(seed);
    for (const int actions : {0, 1, 30, 500}) {
      play(*session, player, actions);
      const std::string text = write_save(*session, catalog);
      const auto loaded = read_save("a.save.xml", text, catalog);
      ASSERT_TRUE(loaded) << to_string(loaded.problems().front());
      EXPECT_EQ(write_save(*loaded, catalog), text) << "seed " << seed;
      EXPECT_EQ(loaded->game().hash(), session->game().hash());
      EXPECT_EQ(hash_of(loaded->game().known()), hash_of(session->game().known()));
      ++saves;
    }
  }
  EXPECT_GE(saves, 32);
}

TEST(SaveXml, TheSchemaAccepts) {
  if (std::system("command -v xmllint >/dev/null") != 0) GTEST_SKIP() << "xmllint is not installed";
  const Catalog catalog = small_catalog();
  const Scratch scratch;
  for (const int actions : {0, 10, 500}) {
    const std::string file =
        scratch.with("a.save.xml", write_save(played_session(catalog, actions), catalog));
    const std::string command =
        "xmllint --nonet --noout --schema " KATABASIS_SOURCE_DIR "/data/schema/save.xsd " + file;
    EXPECT_EQ(std::system((command + " 2>&1").c_str()), 0);
  }
}

TEST(SaveXml, KeepsTheHerosNotes) {
  const Catalog catalog = small_catalog();
  Session session = small_session(catalog);
  const Position at = session.game().world().hero.at;
  ASSERT_FALSE(session.act(action::Note{at, "100 % σκιά, <here>"}).refusal);
  const std::string text = write_save(session, catalog);
  const auto read = read_save("a.save.xml", text, catalog);
  ASSERT_TRUE(read) << to_string(read.problems().at(0));
  ASSERT_EQ(read->game().known().notes.size(), 1U);
  EXPECT_EQ(read->game().known().notes[0].at, at);
  EXPECT_EQ(read->game().known().notes[0].text, "100 % σκιά, <here>");
  EXPECT_EQ(write_save(*read, catalog), text);
  EXPECT_THAT(complaint(resealed(text, "here%3E</notes>", "here%0A</notes>")),
              HasSubstr("a note that cannot be"));
  const std::size_t first = text.find("<notes>") + std::string("<notes>").size();
  const std::string note = text.substr(first, text.find("</notes>") - first);
  EXPECT_THAT(complaint(resealed(text, note + "</notes>", note + note + "</notes>")),
              HasSubstr("two notes on one field"));
  EXPECT_THAT(complaint(resealed(text, "here%3E</notes>", "here%FF</notes>")),
              HasSubstr("does not belong here"));
}

TEST(SaveXml, ASaveFromBeforeThereWereNotesIsRead) {
  const std::string text = write_save(small_session(small_catalog()), small_catalog());
  EXPECT_EQ(complaint(resealed(text, "\n    <notes></notes>", "")), "");
}

// A line of the labyrinth's doors, items or monsters.
struct WrongLine {
  const char* list;
  const char* line;
  const char* complaint;
};

class SaveXmlWithAWrongLine : public testing::TestWithParam<WrongLine> {};

TEST_P(SaveXmlWithAWrongLine, IsRefusedWithItsLine) {
  const auto [list, line, expected] = GetParam();
  const std::string text = write_save(small_session(small_catalog()), small_catalog());
  const std::size_t lines = text.find("<lines>", text.find(fmt::format("<{}>", list))) + 8;
  const std::string first = text.substr(lines, text.find('\n', lines) - lines);
  const auto above = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(lines), '\n');
  const std::string broken = resealed(text, "<lines>\n" + first + "\n", fmt::format("<lines>\n{}\n", line));
  EXPECT_THAT(complaint(broken), StartsWith(fmt::format("a.save.xml:{}: ", above + 1)));
  EXPECT_THAT(complaint(broken), HasSubstr(expected));
}

INSTANTIATE_TEST_SUITE_P(Of, SaveXmlWithAWrongLine,
                         testing::Values(WrongLine{"doors", "99 5 5 0 5 6 1 -", "out of its range"},
                                         WrongLine{"doors", "0 5 5 -1 5 6 1 -", "out of its range"},
                                         WrongLine{"doors", "0 30 5 0 5 6 1 -", "out of its range"},
                                         WrongLine{"doors", "0 5 5 0 5 24 1 -", "out of its range"},
                                         WrongLine{"doors", "0 5 5 0 5 6 2 -", "out of its range"},
                                         WrongLine{"doors", "0 5 5 0 5 6 1 1", "out of its range"},
                                         WrongLine{"doors", "0 5 5 0 5 6 2 0", "out of its range"},
                                         WrongLine{"doors", "0 5 5 0 5 6 3 -", "does not belong"},
                                         WrongLine{"items", "0 99 5 5", "out of its range"},
                                         WrongLine{"items", "1 0 5 5", "out of its range"},
                                         WrongLine{"items", "0 0 5 24", "out of its range"},
                                         WrongLine{"items", "2 0 5 5", "does not belong"},
                                         WrongLine{"monsters", "99 1 5 5 0 0", "out of its range"},
                                         WrongLine{"monsters", "0 0 5 5 0 0", "out of its range"},
                                         WrongLine{"monsters", "0 101 5 5 0 0", "out of its range"},
                                         WrongLine{"monsters", "0 1 -1 5 0 0", "out of its range"},
                                         WrongLine{"monsters", "0 1 5 5 1 99 0", "out of its range"},
                                         WrongLine{"monsters", "0 1 5 5 0 2", "does not belong"}));

TEST(SaveXml, OfALabyrinthFromAFile) {
  const Catalog catalog = small_catalog();
  const std::string text = write_save(played_session(catalog, 100), catalog);
  const auto loaded = read_save("a.save.xml", text, catalog);
  ASSERT_TRUE(loaded) << to_string(loaded.problems().front());
  EXPECT_EQ(write_save(*loaded, catalog), text);
  EXPECT_EQ(digest(std::get<Labyrinth>(loaded->run().origin.from)), digest(small_place(catalog)));
}

TEST(SaveXml, GoesOnAsIfNothingHadHappened) {
  const Catalog catalog = small_catalog();
  int games = 0;
  std::size_t compared = 0;
  for (std::uint64_t seed = 0; games < 5; ++seed) {
    ASSERT_LT(seed, 50U);
    auto plain = generated_session(catalog, seed);
    if (!plain) continue;
    Session saved = *plain;
    WildPlayer player(seed + 100);
    for (int action = 0; action < 150 && plain->game().world().status == Status::playing;) {
      const Action next = player.next(plain->game());
      if (plain->act(next).refusal) continue;
      ++action;
      ASSERT_FALSE(saved.act(next).refusal);
      auto loaded = read_save("a", write_save(saved, catalog), catalog);
      ASSERT_TRUE(loaded) << to_string(loaded.problems().front());
      saved = std::move(*loaded);
      ASSERT_EQ(saved.game().hash(), plain->game().hash()) << "seed " << seed << ", action " << action;
      ++compared;
    }
    const auto place = std::make_shared<const Place>(saved.game().place());
    EXPECT_FALSE(replay(place, saved.closed_run()).divergence);
    ++games;
  }
  EXPECT_GE(compared, 400U);
}

TEST(SaveXml, AnEndedGameCanBeLookedAtAgain) {
  const Catalog catalog = small_catalog();
  Session session = small_session(catalog);
  WildPlayer player(1);
  play(session, player, 50'000);
  ASSERT_NE(session.game().world().status, Status::playing);
  const auto loaded = read_save("a", write_save(session, catalog), catalog);
  ASSERT_TRUE(loaded) << to_string(loaded.problems().front());
  EXPECT_EQ(loaded->game().hash(), session.game().hash());
}

// --- damage

TEST(SaveXml, EveryFlippedBitAndEveryMissingEndIsNoticed) {
  const Catalog catalog = small_catalog();
  const std::string text = write_save(played_session(catalog, 60), catalog);
  Rng rng(1, "damage");
  int refused = 0;
  for (int i = 0; i < 1000; ++i) {
    std::string damaged = text;
    const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
    if (i % 2 == 0) {
      const auto bit = rng.below(8);
      damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ (1U << bit));
    } else {
      damaged.resize(at);
    }
    const auto session = read_save("a.save.xml", damaged, catalog);
    ASSERT_FALSE(session) << "byte " << at << (i % 2 == 0 ? " changed" : " is the end");
    EXPECT_THAT(to_string(session.problems().front()), StartsWith("a.save.xml:"));
    ++refused;
  }
  EXPECT_EQ(refused, 1000);
  // The first lines are small, so chance hardly meets them.
  for (std::size_t at = 0; at < 100; ++at) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string damaged = text;
      damaged[at] = static_cast<char>(static_cast<unsigned char>(damaged[at]) ^ (1U << bit));
      EXPECT_FALSE(read_save("a", damaged, catalog)) << "byte " << at << ", bit " << bit;
    }
  }
}

TEST(SaveXml, SaysWhereAndWhatIsWrong) {
  const std::string text = write_save(played_session(small_catalog(), 10), small_catalog());
  EXPECT_EQ(complaint(changed(text, "format=\"1\"", "format=\"2\"")),
            "a.save.xml:2: format 2 is not known: this version of the game reads format 1");
  EXPECT_EQ(complaint(changed(text, "<save ", "<feast ")),
            "a.save.xml:2: the root element is <feast>, not <save>");
  EXPECT_EQ(complaint(write_labyrinth(small_place(small_catalog()))),
            "a.save.xml:2: the root element is <labyrinth>, not <save>");
  EXPECT_EQ(complaint(changed(text, "round=\"", "round=\"1")),
            "a.save.xml:2: the save is damaged: its checksum does not fit");
  const std::string half = text.substr(0, text.size() / 2);
  EXPECT_THAT(complaint(half), HasSubstr(std::to_string(1 + std::count(half.begin(), half.end(), '\n')) +
                                         ": the save is damaged: "));
  EXPECT_THAT(complaint(""), HasSubstr("the save is damaged: there is no element"));
}

// --- what is whole but cannot be

TEST(SaveXml, AStateThatCannotBeIsRefused) {
  const std::string start = write_save(small_session(small_catalog()), small_catalog());
  EXPECT_EQ(complaint(resealed(start, " generator=\"1\"", " generator=\"1\"")), "");
  EXPECT_THAT(resealed_complaint("<at x=\"", "<at x=\"9"), HasSubstr("the hero stands where he cannot"));
  EXPECT_THAT(resealed_complaint("<at x=\"", "<at x=\"-"), HasSubstr("the hero stands where he cannot"));
  EXPECT_THAT(resealed_complaint("<at x=\"", "<at x=\"1e"), HasSubstr("cannot be"));
  EXPECT_THAT(resealed_complaint(" life=\"", " life=\"9999"), HasSubstr("the hero's life cannot be"));
  EXPECT_THAT(resealed_complaint(" turn=\"", " turn=\"7"), HasSubstr("there is no such turn"));
  EXPECT_THAT(resealed_complaint(" round=\"", " round=\"99999999999"), HasSubstr("cannot be"));
  EXPECT_THAT(resealed_complaint(" weapon=\"", " weapon=\"9"), HasSubstr("is no weapon that he carries"));
  EXPECT_THAT(resealed_complaint("</monsters>\n    <items>", "\n0 1 5 5 1 0</monsters>\n    <items>"),
              HasSubstr("more or fewer"));
  EXPECT_THAT(resealed_complaint("status=\"playing\"", "status=\"asleep\""), HasSubstr("cannot be"));
  EXPECT_THAT(resealed_complaint("status=\"playing\"", "status=\"playing\" luck=\"3\""),
              HasSubstr("has no attribute luck"));
  EXPECT_THAT(resealed_complaint(" asleep=\"false\"", ""), HasSubstr("lacks the attribute asleep"));
  EXPECT_THAT(resealed_complaint("class=\"hoplite\"", "class=\"god\""), HasSubstr("there is no class"));
  EXPECT_THAT(resealed_complaint("<run>\n", "<run>\nfly\n"), HasSubstr("There is no such action"));
  EXPECT_THAT(resealed_complaint("<seen>\n", "<seen>\n99999x0 "), HasSubstr("does not belong here"));
  EXPECT_THAT(resealed_complaint("<room id=\"0\"", "<room id=\"999\""), HasSubstr("leaves a gap"));
}

// Any digit of the doors, of what is placed and of the state replaced by another one, the checksum made
// right: refused or playable, never more.
TEST(SaveXml, WhateverTheNumbersTheGameGoesOn) {
  const Catalog catalog = small_catalog();
  const std::string text = write_save(played_session(catalog, 60), catalog);
  const std::size_t begin = text.find("<doors>");
  const std::size_t end = text.find("<origin");
  Rng rng(2, "numbers");
  int accepted = 0;
  int refused = 0;
  for (int i = 0; i < 2000; ++i) {
    std::size_t at = begin + rng.below(static_cast<std::uint32_t>(end - begin));
    while (text[at] < '0' || text[at] > '9') at = at + 1 < end ? at + 1 : begin;
    std::string other = text;
    constexpr std::string_view choice = "0123456789- ";
    other[at] = choice[rng.below(static_cast<std::uint32_t>(choice.size()))];
    auto session = read_save("a", resealed(other, "<entrance", "<entrance"), catalog);
    ++(session ? accepted : refused);
    if (!session) continue;
    WildPlayer player(static_cast<std::uint64_t>(i));
    play(*session, player, 40);
    EXPECT_TRUE(read_save("a", write_save(*session, catalog), catalog)) << "byte " << at;
  }
  EXPECT_GE(accepted, 50);
  EXPECT_GE(refused, 500);
}

TEST(SaveXml, ABreachOfTheLabyrinthIsNamed) {
  EXPECT_THAT(resealed_complaint(fmt::format("<entrance x=\"{}\"", small_place(small_catalog()).entrance.x),
                                 "<entrance x=\"0\""),
              HasSubstr("the labyrinth breaks rule 9"));
}

// --- words

TEST(SaveWords, TextsAreSingleWords) {
  for (const std::string text : {"", "moan", "a thin, wordless moan", "100 %", "κατάβασις", "<&>\"'"}) {
    const std::string word = percent_encoded(text);
    EXPECT_EQ(word.find_first_of(" \n<>&"), std::string::npos) << word;
    EXPECT_EQ(percent_decoded(word), text);
  }
  for (const std::string wrong : {"%4", "%zz", "%61", "%2f", "%00", "%FF", "a b"})
    EXPECT_EQ(percent_decoded(wrong), std::nullopt) << wrong;
}

TEST(SaveWords, GridsCountWhatRepeats) {
  Grid<std::int32_t> grid({4, 2});
  grid[{1, 0}] = 7;
  EXPECT_EQ(list_words(grid), "\n0 7 2x0\n4x0");
  for (const std::string wrong :
       {"4x0 3x0", "4x0 5x0", "4x0 4x0 0", "8x0", "4x0 0x0 4x0", "4x0 4y0", "4x- 4x0", "4x0 2x0 x0 0"}) {
    WordReader words(wrong, 1);
    read_list(words, grid);
    EXPECT_TRUE(words.failed()) << wrong;
  }
}

}  // namespace
}  // namespace katabasis::test
