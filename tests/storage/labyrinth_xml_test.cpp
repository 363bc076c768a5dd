#include "storage/labyrinth_xml.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <set>

#include "storage/examples.h"
#include "storage/scratch.h"

namespace katabasis::test {
namespace {

using ::testing::HasSubstr;

std::string example() {
  return write_labyrinth(small_labyrinth());
}

Labyrinth read(const std::string& text) {
  auto labyrinth = read_labyrinth("test.xml", text);
  if (!labyrinth) throw std::runtime_error(to_string(labyrinth.problems().front()));
  return *labyrinth;
}

std::vector<Problem> problems_of(const std::string& text) {
  const auto labyrinth = read_labyrinth("test.xml", text);
  return labyrinth ? std::vector<Problem>{} : labyrinth.problems();
}

TEST(LabyrinthXml, WhatIsReadIsWhatWasWritten) {
  const Labyrinth before = small_labyrinth();
  ASSERT_EQ(before.doors.size(), 3U);
  const Labyrinth after = read(write_labyrinth(before));
  EXPECT_EQ(digest(after), digest(before));
  EXPECT_EQ(drawing_of(after.fields), drawing_of(before.fields));
}

TEST(LabyrinthXml, WritingAgainGivesTheSameBytes) {
  EXPECT_EQ(write_labyrinth(read(example())), example());
}

TEST(LabyrinthXml, TheFormIsTheContracts) {
  Labyrinth labyrinth = small_labyrinth();
  labyrinth.content = 0x9f3c51d2e07ab846U;
  const std::string text = write_labyrinth(labyrinth);
  for (
      const std::string_view line : {
          R"(<?xml version="1.0" encoding="UTF-8"?>)",
          R"(<labyrinth format="1" generator="1" content="9f3c51d2e07ab846" width="20" height="20">)",
          R"(  <parameters seed="42" level="1" branches="5" min-ratio="30" max-ratio="70" min-edge="5" max-room="200" rooms="0" mazes="50" keys="exact" loops="0"/>)",
          R"(    <weapon id="kopis" name="Kopis" attack="2" damage="2" min-level="1" max-level="5" model="items/kopis"/>)",
          R"(    <armour id="aspis" name="Aspis" defence="3" min-level="1" max-level="6" model="items/aspis"/>)",
          R"(    <potion id="nectar" name="Nectar" heals="12" min-level="1" max-level="9" model="items/amphora"/>)",
          R"(      <item ref="nectar" chance="50"/>)",
          R"(    <component id="0" kind="central" order="0" prefab="gate" level="1">)",
          R"(      <legend>The gate stands open.</legend>)",
          R"(    <room id="0" x="0" y="0" width="10" height="10" component="0" type="hall" content="basic">)",
          R"(      <description>A hall.</description>)",
          R"(      <row>###.######</row>)",
          R"(    <door id="0" room-a="0" xa="9" ya="3" room-b="1" xb="10" yb="3" state="closed"/>)",
          R"(    <door id="1" room-a="0" xa="3" ya="9" room-b="2" xb="3" yb="10" state="locked" key="1"/>)",
          R"(  <entrance x="2" y="2"/>)",
          R"(    <item ref="nectar" x="17" y="3"/>)",
          R"(    <key id="1" x="5" y="4"/>)",
          R"(    <monster ref="shade" level="1" x="15" y="1">)",
          R"(      <item ref="nectar"/>)",
          R"(    <monster ref="cerberus" level="4" x="15" y="13" main="true"/>)",
      }) {
    EXPECT_THAT(text, HasSubstr(std::string(line) + "\n"));
  }
  labyrinth.edited = true;
  EXPECT_THAT(write_labyrinth(labyrinth), HasSubstr(R"(height="20" made="edited">)"));
}

TEST(LabyrinthXml, TheSchemaAccepts) {
  if (std::system("command -v xmllint >/dev/null") != 0) GTEST_SKIP() << "xmllint is not installed";
  const Scratch scratch;
  const std::string file = scratch.with("a.labyrinth.xml", example());
  const std::string command =
      "xmllint --noout --schema " KATABASIS_SOURCE_DIR "/data/schema/labyrinth.xsd " + file;
  EXPECT_EQ(std::system((command + " 2>&1").c_str()), 0);
}

TEST(LabyrinthXml, EveryFieldComesBack) {
  Labyrinth before = small_labyrinth();
  before.edited = true;
  before.content = 1;
  before.parameters = {18446744073709551615U, 9, 20, 20, 7, 11, 89, 6, 333, 44, 55, KeyMode::colour, 66};
  before.rooms[1].content = RoomContent::maze;
  before.rooms[2].content = RoomContent::drawn;
  before.doors[0].state = DoorState::open;
  before.components[1].legend = "\"Quoth\" & <κατάβασις>, 'said' he";
  before.classes.monsters[0].sound = "a \"thin\" <moan> & more";
  const Labyrinth after = read(write_labyrinth(before));
  EXPECT_EQ(digest(after), digest(before));
  EXPECT_EQ(after.parameters, before.parameters);
  EXPECT_EQ(after.components[1].legend, before.components[1].legend);
}

TEST(LabyrinthXml, ProseIsWordsWithSingleSpaces) {
  const std::string text = changed(example(), "The gate stands open.", "\n   The gate\t stands\n\n  open. ");
  EXPECT_EQ(read(text).components[0].legend, "The gate stands open.");
}

TEST(LabyrinthXml, IdsMayComeInAnyOrder) {
  std::string text = changed(example(), R"(<component id="1" kind="branch" order="1")",
                             R"(<component id="9" kind="branch" order="1")");
  text = changed(text, R"(<component id="2" kind="final")", R"(<component id="1" kind="final")");
  text = changed(text, R"(<component id="9")", R"(<component id="2")");
  const Labyrinth labyrinth = read(text);
  EXPECT_EQ(labyrinth.components[1].kind, ComponentKind::final);
  EXPECT_EQ(labyrinth.components[2].kind, ComponentKind::branch);
}

// --- broken files

struct Broken {
  std::string_view from;
  std::string_view to;
  std::string_view complaint;
};

void PrintTo(const Broken& broken, std::ostream* out) {
  *out << broken.from << " -> " << broken.to;
}

class BrokenLabyrinth : public ::testing::TestWithParam<Broken> {};

TEST_P(BrokenLabyrinth, IsRefusedWithItsLine) {
  const auto [from, to, complaint] = GetParam();
  const std::string text = changed(example(), from, to);
  const auto problems = problems_of(text);
  ASSERT_FALSE(problems.empty());
  EXPECT_EQ(problems.front().file, "test.xml");
  EXPECT_EQ(problems.front().line, line_of(example(), from)) << problems.front().text;
  EXPECT_THAT(problems.front().text, HasSubstr(std::string(complaint)));
}

INSTANTIATE_TEST_SUITE_P(
    Versions, BrokenLabyrinth,
    ::testing::Values(Broken{R"(<labyrinth format="1")", R"(<labyrinth format="2")", "format 2 is not known"},
                      Broken{R"(<labyrinth format="1" )", R"(<labyrinth )", "lacks the attribute format"},
                      Broken{R"(generator="1")", R"(generator="2")", "version 2 of the generator"},
                      Broken{R"(generator="1")", R"(generator="0")", "not a whole number from 1"}));

INSTANTIATE_TEST_SUITE_P(
    Numbers, BrokenLabyrinth,
    ::testing::Values(Broken{R"(width="20")", R"(width="19")",
                             "<labyrinth> width=\"19\" is not a whole number from 20 to 4096"},
                      Broken{R"(height="20")", R"(height="4097")", "not a whole number from 20 to 4096"},
                      Broken{R"(level="1")", R"(level="12abc")", "not a whole number from 1 to 9"},
                      Broken{R"(level="1")", R"(level="99999999999")", "not a whole number"},
                      Broken{R"(branches="5")", R"(branches="1e400")", "not a whole number"},
                      Broken{R"(min-ratio="30")", R"(min-ratio="71")",
                             "it must be at most max-ratio, which is 70"},
                      Broken{R"(branches="5")", R"(branches="nan")", "not a whole number"},
                      Broken{R"(seed="42")", R"(seed="-1")", "whole number from 0 to 18446744073709551615"},
                      Broken{R"(seed="42")", R"(seed="18446744073709551616")", "whole number"},
                      Broken{R"(seed="42")", R"(seed="")", "whole number"},
                      Broken{R"(seed="42")", R"(seed="042")", "whole number"},
                      Broken{R"(seed="42")", R"(seed=" 42")", "whole number"},
                      Broken{R"(seed="42")", R"(seed="+42")", "whole number"},
                      Broken{R"(seed="42")", R"(seed="0x42")", "whole number"}));

INSTANTIATE_TEST_SUITE_P(
    Form, BrokenLabyrinth,
    ::testing::Values(
        Broken{R"(<parameters seed="42")", R"(<parameters colour="red" seed="42")",
               "<parameters> has no attribute colour"},
        Broken{R"(<parameters seed="42")", R"(<parameters)", "lacks the attribute seed"},
        Broken{R"(<entrance x="2" y="2"/>)", R"(<exit x="2" y="2"/>)", "needs a <entrance> before <exit>"},
        Broken{R"(<entrance x="2" y="2"/>)", R"(<entrance x="2" y="2"><a/></entrance>)",
               "<a> is not known in <entrance>"},
        Broken{R"(<entrance x="2" y="2"/>)", R"(<entrance x="2" y="2">no</entrance>)", "holds text"},
        Broken{R"(<entrance x="2" y="2"/>)", R"(<entrance x="2" y="2" x="2"/>)", "given twice"},
        Broken{R"(<entrance x="2" y="2"/>)", R"(<entrance x="2" y=2/>)", "badly formed"},
        Broken{R"(<entrance x="2" y="2"/>)", R"(<entrance x="2" y="2" / >)", "a tag with / inside"},
        Broken{R"(keys="exact")", R"(keys="exactly")", "is not one of exact, colour"},
        Broken{R"(<labyrinth format)", R"(<maze format)", "do not fit together"},
        Broken{R"(height="20")", R"(height="20" made="well")", "made=\"well\""}));

INSTANTIATE_TEST_SUITE_P(
    References, BrokenLabyrinth,
    ::testing::Values(
        Broken{R"(<entrance x="2")", R"(<entrance x="20")", "whole number from 0 to 19"},
        Broken{R"(xb="10")", R"(xb="20")", "whole number from 0 to 19"},
        Broken{R"(<item ref="nectar" x=)", R"(<item ref="wine" x=)", "there is no item \"wine\""},
        Broken{R"(<monster ref="shade")", R"(<monster ref="ghost")", "there is no monster \"ghost\""},
        Broken{R"(<item ref="nectar"/>)", R"(<item ref="hound"/>)", "there is no item \"hound\""},
        Broken{R"(<room id="1")", R"(<room id="0")", "a second id 0"},
        Broken{R"(<room id="3")", R"(<room id="4")", "id 4 leaves a gap"},
        Broken{R"(component="2")", R"(component="3")", "whole number from 0 to 2"},
        Broken{R"(room-b="3")", R"(room-b="4")", "whole number from 0 to 3"},
        Broken{R"(<weapon id="xiphos")", R"(<weapon id="kopis")", "a second item \"kopis\""},
        Broken{R"(model="items/kopis")", R"(model="../kopis")", "is not a path"},
        Broken{R"( key="1"/>)", R"(/>)", "a locked door without a key"},
        Broken{R"(state="closed")", R"(state="closed" key="7")", "a key that is not locked"}));

INSTANTIATE_TEST_SUITE_P(
    Rooms, BrokenLabyrinth,
    ::testing::Values(
        Broken{R"(<row>###.######</row>)", R"(<row>###.#####</row>)", "10 letters # or ."},
        Broken{R"(<row>###.######</row>)", R"(<row>###.###### </row>)", "10 letters # or ."},
        Broken{R"(<row>###.######</row>)", R"(<row>###x######</row>)", "10 letters # or ."},
        Broken{R"(<row>###.######</row>)", R"(<row>##<b/>#.######</row>)", "holds more than its text"},
        Broken{R"(<room id="1" x="10" y="0" width="10")", R"(<room id="1" x="10" y="0" width="11")",
               "width=\"11\" is not a whole number from 5 to 10"},
        Broken{R"(<room id="1" x="10" y="0" width="10" height="10")",
               R"(<room id="1" x="10" y="0" width="10" height="11")", "has 10 rows, but its height is 11"},
        Broken{R"(<room id="1" x="10" y="0" width="10" height="10")",
               R"(<room id="1" x="10" y="0" width="10" height="9")", "has 10 rows, but its height is 9"}));

TEST(LabyrinthXml, AllProblemsAreTold) {
  std::string text = changed(example(), R"(seed="42")", R"(seed="x")");
  text = changed(text, R"(<entrance x="2")", R"(<entrance x="77")");
  text = changed(text, R"(<monster ref="shade")", R"(<monster ref="ghost")");
  EXPECT_EQ(problems_of(text).size(), 3U);
}

TEST(LabyrinthXml, ProblemsAreOneLine) {
  const auto problems =
      problems_of(changed(example(), R"(seed="42")", "seed=\"4\n2 " + std::string(5000, 'x') + "\""));
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0].text.find('\n'), std::string::npos);
  EXPECT_LT(problems[0].text.size(), 200U);
}

TEST(LabyrinthXml, NoBeginningOfAFileIsEnough) {
  const std::string text = example();
  int refused = 0;
  for (std::size_t length = 0; length + 1 < text.size(); length += 7) {
    const auto problems = problems_of(text.substr(0, length));
    EXPECT_FALSE(problems.empty()) << "the first " << length << " bytes";
    refused += problems.empty() ? 0 : 1;
  }
  EXPECT_GT(refused, 500);
}

TEST(LabyrinthXml, AFlippedBitIsRefusedOrReadAsWritten) {
  const std::string text = example();
  std::size_t state = 1;
  int refused = 0;
  for (int i = 0; i < 1000; ++i) {
    state = (state * 6364136223846793005U + 1442695040888963407U);
    std::string flipped = text;
    flipped[(state >> 20U) % text.size()] ^= static_cast<char>(1U << ((state >> 10U) % 8U));
    const auto labyrinth = read_labyrinth("test.xml", flipped);
    if (!labyrinth) {
      ++refused;
    } else {
      EXPECT_EQ(digest(read(write_labyrinth(*labyrinth))), digest(*labyrinth));
    }
  }
  EXPECT_GT(refused, 500);
}

// --- what wants to starve the reader

std::string repeated(std::string_view piece, int times) {
  std::string text;
  for (int i = 0; i < times; ++i) text += piece;
  return text;
}

constexpr std::string_view large =
    R"(<labyrinth format="1" generator="1" content="0000000000000000" width="1000" height="1000">)";

TEST(HostileLabyrinth, AMillionEmptyTags) {
  const auto problems = problems_of(std::string(large) + repeated("<a/>", 1'000'000) + "</labyrinth>");
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_THAT(problems[0].text, HasSubstr("elements, which no such file needs"));
  EXPECT_EQ(problems[0].line, 1);
}

TEST(HostileLabyrinth, MoreElementsThanItsSizeNeeds) {
  const auto problems = problems_of(
      changed(example(), "<entrance", repeated("\n<entrance x=\"0\" y=\"0\"/>", 2500) + "<entrance"));
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_THAT(problems[0].text, HasSubstr("more than 2400 elements"));
}

TEST(HostileLabyrinth, AHundredThousandAttributes) {
  std::string tag = "\n<labyrinth";
  for (int i = 0; i < 100'000; ++i) tag += " a" + std::to_string(i) + "=\"\"";
  const auto problems = problems_of(tag + "/>");
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0], (Problem{"test.xml", 2, "an element with more than 64 attributes"}));
}

TEST(HostileLabyrinth, NinetyLevels) {
  const auto problems =
      problems_of("<labyrinth>\n" + repeated("<a>", 90) + repeated("</a>", 90) + "</labyrinth>");
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0], (Problem{"test.xml", 2, "elements more than 32 deep"}));
}

TEST(HostileLabyrinth, MoreProblemsThanAnyoneReads) {
  const auto problems = problems_of(changed(example(), "<items>", "<items>" + repeated("<b/>", 1000)));
  EXPECT_EQ(problems.size(), 100U);
}

TEST(HostileLabyrinth, ASizeThatTheFileCannotHold) {
  const auto problems = problems_of(std::string(large) + "</labyrinth>");
  ASSERT_EQ(problems.size(), 1U);
  EXPECT_EQ(problems[0].text, "a labyrinth of 1000 x 1000 fields cannot fit into 102 bytes");
}

TEST(HostileLabyrinth, WhatIsNoRegularFileOrLargerThanItSays) {
  const Scratch scratch;
  const auto told = [](const std::string& path) { return read_labyrinth(path).problems().at(0).text; };
  const std::string sparse = scratch.with("sparse", example());
  ASSERT_EQ(::truncate(sparse.c_str(), 40'000'000'000), 0);
  EXPECT_EQ(told(sparse), "is larger than 1061376 bytes, more than such a file can need");
  const std::string pipe = scratch.path("pipe");
  ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
  EXPECT_EQ(told(pipe), "is not a regular file");
  EXPECT_EQ(told(scratch.path("")), "is a folder, not a file");
}

TEST(LabyrinthXml, IsReadFromAFile) {
  const Scratch scratch;
  const auto labyrinth = read_labyrinth(scratch.with("a.labyrinth.xml", example()));
  ASSERT_TRUE(labyrinth);
  EXPECT_EQ(write_labyrinth(*labyrinth), example());
}

TEST(LabyrinthXml, AnotherKindOfFileIsNamed) {
  EXPECT_EQ(problems_of("<!-- colours -->\n<palette format=\"1\"/>").at(0),
            (Problem{"test.xml", 2, "the root element is <palette>, not <labyrinth>"}));
}

TEST(HostileLabyrinth, NoText) {
  EXPECT_EQ(problems_of("").at(0).text, "there is no element: this is no XML file");
  EXPECT_EQ(problems_of("KATA1-0000").at(0).text, "this is no XML file");
  EXPECT_EQ(problems_of(std::string(100, '\0')).at(0).text, "this is no XML file");
}

}  // namespace
}  // namespace katabasis::test
