// What the hero writes on his map.
#include "rules/notes.h"

#include <gtest/gtest.h>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

constexpr std::string_view two_rooms = R"(
    ##########
    #...##...#
    #.@.++.s.#
    #...##..!#
    ##########)";

std::string notes_of(const DrawnGame& drawn) {
  std::string all;
  for (const Note& note : drawn.game().known().notes)
    all += std::to_string(note.at.x) + "," + std::to_string(note.at.y) + " " + note.text + "\n";
  return all;
}

TEST(Note, IsFreeAndLeavesTheStateAlone) {
  DrawnGame drawn(two_rooms);
  const std::uint64_t hash = drawn.game().hash();
  drawn.play("note 3 2 door to the east");
  EXPECT_EQ(notes_of(drawn), "3,2 door to the east\n");
  EXPECT_EQ(drawn.game().hash(), hash);
  EXPECT_EQ(drawn.game().turns_left(), 5);
}

TEST(Note, TakesThePlaceOfTheOneBefore) {
  DrawnGame drawn(two_rooms);
  drawn.play("note 3 2 first\nnote 1 1 corner\nnote 3 2 second");
  EXPECT_EQ(notes_of(drawn), "1,1 corner\n3,2 second\n");
}

TEST(Note, WithoutATextWipesOut) {
  DrawnGame drawn(two_rooms);
  EXPECT_EQ(drawn.refusal("note 3 2"), Refusal::nothing_to_change);
  drawn.play("note 3 2 first\nnote 3 2");
  EXPECT_EQ(notes_of(drawn), "");
}

TEST(Note, StandsOnlyWhereTheHeroHasLooked) {
  DrawnGame drawn(two_rooms);
  EXPECT_EQ(drawn.refusal("note 7 2 unseen"), Refusal::not_seen);
  EXPECT_EQ(drawn.refusal("note 10 2 outside"), Refusal::not_seen);
  EXPECT_EQ(drawn.refusal("note 99999 99999 outside"), Refusal::not_seen);
  EXPECT_EQ(drawn.refusal("note 0 0 a wall"), std::nullopt);
}

TEST(Note, HasNoLettersThatATerminalObeys) {
  for (const char* const hidden : {"\u0080", "\u009b31mred", "a\u009f", "\u202etxet", "a\u2066b", "\u200f"})
    EXPECT_FALSE(is_note(hidden)) << hidden;
  for (const char* const plain : {"caf\u00e9", "\u00a0", "\u2026", "\u03ba\u03bb", "\u2070"})
    EXPECT_TRUE(is_note(plain)) << plain;
}

TEST(Note, IsMadeOfWhatWasTyped) {
  EXPECT_EQ(note_of("the  third\tkey "), "the third key");
  EXPECT_EQ(note_of("   "), "");
  EXPECT_EQ(note_of(std::string(70, 'x')), std::string(60, 'x'));
  EXPECT_EQ(note_of(std::string(59, 'x') + " xx"), std::string(59, 'x')) << "no space at its end";
  EXPECT_EQ(note_of(std::string(59, 'x') + "\u03bb\u03bb"), std::string(59, 'x') + "\u03bb");
  EXPECT_TRUE(is_note(note_of("  \x7f a  b ")));
}

TEST(Note, IsALineOfSixtyCharacters) {
  EXPECT_TRUE(is_note(std::string(60, 'x')));
  EXPECT_FALSE(is_note(std::string(61, 'x')));
  std::string greek;
  for (int i = 0; i < 60; ++i) greek += "\u03bb";
  EXPECT_TRUE(is_note(greek));
  EXPECT_FALSE(is_note(greek + "x"));
  for (const char* const text : {"", " x", "x ", "x  y", "x\ny", "x\ty", "x\x7f"})
    EXPECT_FALSE(is_note(text)) << text;
}

TEST(Note, AMapHoldsTwoHundred) {
  DrawnGame drawn(two_rooms);
  Known known = drawn.game().known();
  known.seen = Grid<std::int32_t>({20, 20}, 1);
  const auto field = [](std::size_t i) {
    return Position{static_cast<int>(i % 20), static_cast<int>(i / 20)};
  };
  for (std::size_t i = 0; i < most_notes; ++i) {
    ASSERT_EQ(check(known, action::Note{field(i), "x"}), std::nullopt);
    play(known, action::Note{field(i), "x"});
  }
  EXPECT_EQ(check(known, action::Note{field(most_notes), "x"}), Refusal::too_many_notes);
  EXPECT_EQ(check(known, action::Note{field(0), "another"}), std::nullopt);
}

}  // namespace
}  // namespace katabasis::test
