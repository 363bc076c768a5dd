// What is heard at doors.
#include <gtest/gtest.h>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

event::Heard heard_at(std::string_view drawing) {
  DrawnGame drawn(drawing);
  drawn.play("east");
  return only<event::Heard>(drawn.play("listen")).at(0);
}

TEST(Listening, TellsSilence) {
  const event::Heard heard = heard_at(R"(
    ##########
    #.s.##...#
    #..@++...#
    #...##...#
    ##########)");
  EXPECT_EQ(heard.door, DoorId{0});
  EXPECT_TRUE(heard.sounds.empty()) << "the shade is on this side";
}

TEST(Listening, TellsOneAFewOrManyOfEachKindInTheClassesOrder) {
  const event::Heard heard = heard_at(R"(
    ###########
    #...##mhhh#
    #..@++hhs.#
    #...##mmmm#
    ###########)");
  const std::vector<Sound> expected{
      {"a thin, wordless moan", Count::one}, {"a low growl", Count::many}, {"a deep snort", Count::many}};
  EXPECT_EQ(heard.sounds, expected);
}

TEST(Listening, CallsTwoToFourAFew) {
  const auto count_of = [](std::string_view drawing) { return heard_at(drawing).sounds.at(0).count; };
  EXPECT_EQ(count_of(R"(
    ##########
    #...##ss.#
    #..@++...#
    #...##...#
    ##########)"),
            Count::a_few);
  EXPECT_EQ(count_of(R"(
    ##########
    #...##sss#
    #..@++..s#
    #...##...#
    ##########)"),
            Count::a_few);
  EXPECT_EQ(count_of(R"(
    ##########
    #...##sss#
    #..@++.ss#
    #...##...#
    ##########)"),
            Count::many);
}

TEST(Listening, GoesThroughDoorsInEveryState) {
  EXPECT_EQ(heard_at(R"(
    ##########
    #...##...#
    #..@LL.s.#
    #...##...#
    ##########)")
                .sounds.size(),
            1u);
  EXPECT_EQ(heard_at(R"(
    ##########
    #...##...#
    #..@||.s.#
    #...##...#
    ##########)")
                .sounds.size(),
            1u);
}

constexpr std::string_view closed = R"(
    ##########
    #...##...#
    #..@++.s.#
    #...##...#
    ##########)";

TEST(Listening, DoesNotHearTheDead) {
  DrawnGame drawn(closed);
  drawn.change([](World& world) { world.monsters[0].life = 0; });
  drawn.play("east");
  EXPECT_TRUE(only<event::Heard>(drawn.play("listen")).at(0).sounds.empty());
}

TEST(Listening, NeedsADoor) {
  DrawnGame drawn(closed);
  EXPECT_EQ(drawn.refusal("listen"), Refusal::not_at_a_door);
  drawn.play("east");
  EXPECT_EQ(drawn.refusal("listen"), std::nullopt);
}

TEST(Listening, TakesATurnAndIsRememberedWithItsRound) {
  DrawnGame drawn(closed);
  drawn.play("wait\nwait\nwait\nwait\nwait\neast\nlisten");
  EXPECT_EQ(drawn.world().turn, 2);
  ASSERT_EQ(drawn.game().known().heard.size(), 1u);
  EXPECT_EQ(drawn.game().known().heard[0].door, DoorId{0});
  EXPECT_EQ(drawn.game().known().heard[0].round, 2);
  EXPECT_EQ(drawn.game().known().heard[0].sounds.size(), 1u);
}

TEST(Listening, AtTheEndOfARoundBelongsToThatRound) {
  DrawnGame drawn(closed);
  drawn.play("east\nwait\nwait\nwait\nlisten");
  EXPECT_EQ(drawn.world().round, 2);
  EXPECT_EQ(drawn.game().known().heard.at(0).round, 1);
}

TEST(Listening, RevealsNothingElse) {
  DrawnGame drawn(closed);
  drawn.play("east\nlisten");
  EXPECT_TRUE(drawn.game().known().creatures.empty());
}

}  // namespace
}  // namespace katabasis::test
