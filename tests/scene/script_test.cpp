#include "scene/script.h"

#include <gtest/gtest.h>

#include "scene/hero_eye.h"

namespace katabasis::test {
namespace {

constexpr CreatureId hound{1};
constexpr CreatureId shade{2};

Event step(CreatureId by, int x = 0) {
  return event::Step{by, {x, 0}};
}
Event attack(CreatureId by, CreatureId on) {
  return event::Attack{by, on, 8, 6, {4}, {2}, 1, 2, 5};
}

TEST(Script, MonstersBeginWhenTheHeroHasEnded) {
  const std::vector<Event> events{step(hero_id), step(hound)};
  const Script script = script_of(events);
  EXPECT_EQ(script.cues[0].start, 0);
  EXPECT_EQ(script.cues[0].length, step_length);
  EXPECT_EQ(script.cues[1].start, script.hero_length);
}

TEST(Script, AllMonstersActAtOnceAndEachOneInOrder) {
  const std::vector<Event> events{step(hound), step(hound), step(shade), attack(shade, hero_id)};
  const Script script = script_of(events);
  EXPECT_EQ(script.cues[0].start, script.cues[2].start);
  EXPECT_EQ(script.cues[1].start, script.cues[3].start);
  EXPECT_GE(script.cues[1].start, script.cues[0].start + script.cues[0].length);
}

TEST(Script, AMonstersRoundTakesAtMost400MillisecondsHoweverMuchHappens) {
  for (int deeds = 0; deeds <= 30; ++deeds) {
    std::vector<Event> events{step(hero_id)};
    for (int i = 0; i < deeds; ++i) {
      events.push_back(step(hound, i));
      if (i % 3 == 0) events.push_back(attack(shade, hero_id));
    }
    const Script script = script_of(events);
    EXPECT_LE(script.length - script.hero_length, 0.4F + 1e-5F) << deeds;
    for (const Cue& cue : script.cues) EXPECT_LE(cue.start + cue.length, script.length + 1e-5F);
  }
}

TEST(Script, ADeathComesWithTheBlowThatCausedIt) {
  const std::vector<Event> events{attack(hero_id, hound), event::Death{hound, hero_id, 10}, step(shade)};
  const Script script = script_of(events);
  EXPECT_GT(script.cues[1].start, script.cues[0].start);
  EXPECT_LE(script.cues[1].start, script.cues[0].start + script.cues[0].length);
}

TEST(Script, NothingHappensInNoTime) {
  const std::vector<Event> events{event::Message{"Silence."}};
  EXPECT_EQ(script_of(events).length, 0);
}

}  // namespace
}  // namespace katabasis::test
