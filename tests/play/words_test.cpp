// The words of actions.
#include "play/words.h"

#include <gtest/gtest.h>

#include <array>

namespace katabasis {
namespace {

Action parsed(std::string_view line, Direction facing = Direction::north) {
  const auto action = parse_action(line, facing);
  EXPECT_TRUE(action.ok()) << line;
  return action.ok() ? *action : Action{action::Wait{}};
}

std::string problem(std::string_view line) {
  const auto action = parse_action(line, Direction::north);
  return action.ok() ? "understood: " + words(*action) : action.problems().front().text;
}

TEST(Words, AreReadAndWrittenTheSame) {
  constexpr std::array lines{"north",
                             "east",
                             "south",
                             "west",
                             "turn-left",
                             "turn-right",
                             "open north",
                             "close east",
                             "unlock west",
                             "attack south",
                             "take",
                             "take 7",
                             "take 7 3",
                             "drop 7",
                             "use 9",
                             "equip 7",
                             "equip 7 8",
                             "equip none",
                             "listen",
                             "sleep",
                             "wait",
                             "equip none weapon",
                             "equip none armour",
                             "equip 7 none armour",
                             "note 3 0 two smiths wait here",
                             "note 12 4"};
  for (const char* const line : lines) EXPECT_EQ(words(parsed(line)), line);
}

TEST(Words, StepByWhereTheHeroLooks) {
  EXPECT_EQ(words(parsed("forward", Direction::north)), "north");
  EXPECT_EQ(words(parsed("forward", Direction::west)), "west");
  EXPECT_EQ(words(parsed("back", Direction::west)), "east");
  EXPECT_EQ(words(parsed("left", Direction::west)), "south");
  EXPECT_EQ(words(parsed("right", Direction::south)), "west");
  EXPECT_EQ(words(parsed("open forward", Direction::west)), "open west");
  EXPECT_EQ(words(parsed("attack left", Direction::west)), "attack south");
}

TEST(Words, MayHaveSpacesAroundThem) {
  EXPECT_EQ(words(parsed("  open   north ")), "open north");
}

TEST(Words, SayWhatIsWrong) {
  EXPECT_EQ(problem(""), "An action is wanted.");
  EXPECT_EQ(problem("   "), "An action is wanted.");
  EXPECT_EQ(problem("dance"), "There is no such action.");
  EXPECT_EQ(problem("North"), "There is no such action.");
  EXPECT_EQ(problem("open"), "open wants one direction: north, east, south, west or forward.");
  EXPECT_EQ(problem("open up"), "open wants one direction: north, east, south, west or forward.");
  EXPECT_EQ(problem("attack north south"),
            "attack wants one direction: north, east, south, west or forward.");
  EXPECT_EQ(problem("drop"), "drop wants the number of one item.");
  EXPECT_EQ(problem("use 1 2"), "use wants the number of one item.");
  EXPECT_EQ(problem("equip"), "equip wants the numbers of what is to be worn, or none.");
  EXPECT_EQ(problem("equip none 3"), "none stands alone or before weapon or armour.");
  EXPECT_EQ(problem("equip none potion"), "none stands alone or before weapon or armour.");
  EXPECT_EQ(problem("wait 5"), "wait stands alone.");
  EXPECT_EQ(problem("north 2"), "north stands alone.");
}

TEST(Words, ANoteNamesItsFieldFirst) {
  constexpr std::string_view wanted = "note wants a field's x and y, and what is to be written there.";
  for (const char* const line : {"note", "note 3", "note here", "note -1 4 x", "note 3 y text"})
    EXPECT_EQ(problem(line), wanted) << line;
  EXPECT_EQ(words(parsed("note  3   4  two   words ")), "note 3 4 two words");
}

TEST(Words, TakeOnlyPlainNumbers) {
  for (const char* const line : {"drop 0", "drop -1", "drop +1", "drop 1.0", "drop 0x1", "drop 12abc",
                                 "drop ten", "drop 99999999999", "take none", "use none", "equip 7 none",
                                 "equip none weapon armour", "equip none armour 7", "equip weapon"}) {
    EXPECT_EQ(problem(line), "An item is named by its number, as in the inventory.") << line;
  }
}

}  // namespace
}  // namespace katabasis
