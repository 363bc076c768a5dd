#include "scene/stage.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "scene/movement.h"
#include "scene/small_assets.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

constexpr float wide = 16.0F / 9.0F;

struct Scene {
  explicit Scene(std::string_view drawing)
      : game(make_place(labyrinth_of(drawing), small_catalog()), "hoplite"),
        assets(small_assets()),
        stage(game, assets) {
    while (game.world().hero.facing != Direction::north) act(action::Turn{1});
    stage.settle();
  }

  void act(const Action& action) {
    if (game.check(action)) throw std::logic_error("the rules refuse this action");
    stage.show(game, game.play(action));
  }
  Frame frame() const { return stage.frame(wide); }
  std::vector<Instance> shown(const std::string& model) {
    const auto wanted = assets.models.find(model);
    std::vector<Instance> found;
    for (const Instance& instance : frame().instances) {
      if (instance.model == wanted) found.push_back(instance);
    }
    return found;
  }
  // How many bear the emblem of a key.
  int emblems(int key) const {
    const auto bears = [name = "emblem-" + std::to_string(key)](const Instance& instance) {
      return !instance.model->parts.empty() && instance.model->parts[0].name == name;
    };
    return static_cast<int>(std::ranges::count_if(frame().instances, bears));
  }
  // Where the first one looks, length 1.
  glm::vec3 look_of(const std::string& model) {
    return glm::normalize(-glm::vec3(shown(model).at(0).place[2]));
  }
  // Where the first one stands.
  glm::vec3 place_of(const std::string& model) { return glm::vec3(shown(model).at(0).place[3]); }

  Game game;
  Assets assets;
  Stage stage;
};

float seconds_until_still(Stage& stage) {
  float seconds = 0;
  while (stage.moving() && seconds < 10) {
    stage.advance(0.01F);
    seconds += 0.01F;
  }
  return seconds;
}

TEST(Stage, ShowsWhoAndWhatIsInViewAndNothingElse) {
  Scene scene(R"(
    ############
    #....##..m.#
    #.@.s++....#
    #.!..##....#
    ############)");
  EXPECT_EQ(scene.shown("monsters/shade").size(), 1U);
  EXPECT_EQ(scene.shown("monsters/minotaur").size(), 0U) << "behind a closed door";
  EXPECT_EQ(scene.shown("items/amphora").size(), 1U);
  EXPECT_EQ(scene.shown("props/door-leaf").size(), 1U);
  EXPECT_EQ(scene.shown("props/lock").size(), 0U);
}

TEST(Stage, AStepMovesTheEyeIn180Milliseconds) {
  Scene scene(R"(
    #########
    #.......#
    #.@.....#
    #.......#
    #########)");
  const float before = scene.frame().camera.eye.x;
  scene.act(action::Step{Direction::east});
  EXPECT_TRUE(scene.stage.moving());
  EXPECT_NEAR(scene.frame().camera.eye.x, before, 1e-3F) << "not yet";
  EXPECT_NEAR(seconds_until_still(scene.stage), 0.18F, 0.02F);
  EXPECT_NEAR(scene.frame().camera.eye.x, before + field_size, 1e-3F);
}

TEST(Stage, AMonstersRoundIsOverSoonAndCanBeSkipped) {
  constexpr std::string_view hall = R"(
    ############
    #@....hhsss#
    #..........#
    #..........#
    ############)";
  Scene played(hall);
  Scene skipped(hall);
  int rounds = 0;
  for (int turn = 0; turn < 10 && played.game.world().status == Status::playing; ++turn) {
    const int round = played.game.world().round;
    played.act(action::Wait{});
    skipped.act(action::Wait{});
    if (played.game.world().round > round) ++rounds;
    EXPECT_LE(seconds_until_still(played.stage), 0.4F + 0.02F);
    skipped.stage.settle();
    EXPECT_FALSE(skipped.stage.moving());
    EXPECT_EQ(played.place_of("monsters/shade").x, skipped.place_of("monsters/shade").x);
    EXPECT_EQ(played.shown("monsters/hound").size(), skipped.shown("monsters/hound").size());
  }
  EXPECT_GE(rounds, 2);
}

TEST(Stage, AMonsterWalksFromFieldToField) {
  Scene scene(R"(
    ############
    #@........h#
    #..........#
    #..........#
    ############)");
  const auto hound_in_view = [&] { return !scene.shown("monsters/hound").empty(); };
  for (int turn = 0; turn < 30 && !hound_in_view(); ++turn) scene.act(action::Wait{});
  scene.stage.settle();
  ASSERT_TRUE(hound_in_view());
  float last = scene.place_of("monsters/hound").x;
  float longest = 0;
  float way = 0;
  for (int turn = 0; turn < 5; ++turn) {
    scene.act(action::Wait{});
    do {
      const float now = scene.place_of("monsters/hound").x;
      longest = std::max(longest, std::abs(now - last));
      way += std::abs(now - last);
      last = now;
      scene.stage.advance(0.01F);
    } while (scene.stage.moving());
  }
  EXPECT_GT(way, field_size) << "it came nearer";
  EXPECT_LT(longest, 0.4F) << "never in a leap";
}

TEST(Stage, WhoComesIntoViewWalksOutOfTheDark) {
  Scene scene(R"(
    ############
    #@........h#
    #..........#
    #..........#
    ############)");
  const auto hound = [&] { return scene.shown("monsters/hound"); };
  ASSERT_TRUE(hound().empty());
  std::vector<float> places;  // while it comes in
  for (int turn = 0; turn < 30 && places.empty(); ++turn) {
    scene.act(action::Wait{});
    while (scene.stage.moving()) {
      if (!hound().empty()) places.push_back(scene.place_of("monsters/hound").x);
      scene.stage.advance(0.01F);
    }
  }
  ASSERT_GT(places.size(), 5U);
  EXPECT_LT(places.back(), places.front() - 0.4F * field_size) << "it walks in";
  for (std::size_t i = 1; i < places.size(); ++i) {
    EXPECT_LE(places[i], places[i - 1] + 1e-3F) << "straight on";
    EXPECT_LT(places[i - 1] - places[i], 0.4F) << "never in a leap";
  }
}

TEST(Stage, WhoComesBesideTheHeroTurnsToLookAtTheHero) {
  Scene scene(R"(
    #######
    #..s..#
    #.....#
    #.@...#
    #######)");
  const auto beside = [&] {
    return squared_distance(scene.game.world().monsters[0].at, scene.game.world().hero.at) == 1;
  };
  glm::vec3 last = scene.look_of("monsters/shade");
  float least = 1;  // cosine of a turn
  for (int turn = 0; turn < 30 && !beside(); ++turn) {
    scene.act(action::Wait{});
    while (scene.stage.advance(0.01F)) {
      least = std::min(least, glm::dot(last, scene.look_of("monsters/shade")));
      last = scene.look_of("monsters/shade");
    }
  }
  ASSERT_TRUE(beside());
  const glm::vec3 way = scene.frame().camera.eye - scene.place_of("monsters/shade");
  EXPECT_GT(glm::dot(last, glm::normalize(glm::vec3(way.x, 0, way.z))), 0.95F);
  EXPECT_GT(least, 0.7F) << "never in a leap";
}

TEST(Stage, WhoIsPassedByTheHeroLooksAfterTheHero) {
  Scene scene(R"(
    #######
    #.....#
    #.@...#
    #..s..#
    #######)");
  const auto off = [&] {
    const glm::vec3 way = scene.frame().camera.eye - scene.place_of("monsters/shade");
    return 1 - glm::dot(scene.look_of("monsters/shade"), glm::normalize(glm::vec3(way.x, 0, way.z)));
  };
  scene.act(action::Step{Direction::east});
  scene.stage.settle();
  EXPECT_LT(off(), 0.05F);
}

TEST(Stage, WhoIsFarFromTheHeroLooksWhereItGoes) {
  Scene scene(R"(
    ##########
    #.......s#
    #........#
    #........#
    #.@......#
    ##########)");
  const glm::vec3 from = scene.place_of("monsters/shade");
  for (int turn = 0; turn < 30 && scene.place_of("monsters/shade") == from; ++turn) {
    scene.act(action::Wait{});
    scene.stage.settle();
  }
  const glm::vec3 way = scene.place_of("monsters/shade") - from;
  ASSERT_NE(way, glm::vec3(0));
  EXPECT_GT(glm::dot(scene.look_of("monsters/shade"), glm::normalize(way)), 0.99F);
}

TEST(Stage, ADoorSwingsAndLetsTheLightIn) {
  Scene scene(R"(
    ############
    #....##....#
    #...@++....#
    #....##....#
    ############)");
  const glm::mat4 closed = scene.shown("props/door-leaf").at(0).place;
  const auto beyond = [&] { return scene.frame().light.at({8, 2}, {0.5F, 0.5F}); };
  EXPECT_EQ(beyond(), 0);
  scene.act(action::Step{Direction::east});
  scene.stage.settle();
  scene.act(action::Open{Direction::east});
  scene.stage.advance(0.15F);
  const glm::mat4 halfway = scene.shown("props/door-leaf").at(0).place;
  EXPECT_NE(halfway, closed);
  for (int i = 0; i < 10; ++i) scene.stage.advance(0.1F);
  EXPECT_NE(scene.shown("props/door-leaf").at(0).place, halfway);
  EXPECT_GT(beyond(), 0.1F);
}

TEST(Stage, ALockedDoorAndItsKeyBearTheSameEmblem) {
  Scene scene(R"(
    ##################
    #....##....##....#
    #.@..LL.1..LL....#
    #.2..##....##....#
    ##################)");
  EXPECT_EQ(scene.shown("props/lock").size(), 2U) << "one on each side of the leaf";
  EXPECT_EQ(scene.emblems(1), 1) << "on the door; its key is not in view";
  EXPECT_EQ(scene.emblems(2), 1) << "on the key; its door is not in view";
  scene.stage.set({.from_above = true});
  EXPECT_EQ(scene.emblems(1), 1);
}

TEST(Stage, AnUnlockedDoorBearsNoEmblem) {
  Scene scene(R"(
    ############
    #....##....#
    #...@LL....#
    #...1##....#
    ############)");
  EXPECT_EQ(scene.emblems(1), 2);
  scene.act(action::Take{scene.game.within_reach()});
  EXPECT_EQ(scene.emblems(1), 1);
  scene.act(action::Step{Direction::east});
  scene.act(action::Unlock{Direction::east});
  scene.stage.settle();
  EXPECT_EQ(scene.emblems(1), 0);
}

TEST(Stage, WhatTheHandWouldGoToGlowsMost) {
  Scene scene(R"(
    #######
    #..!..#
    #.!@..#
    #.....#
    #######)");
  const auto lying = scene.shown("items/amphora");
  ASSERT_EQ(lying.size(), 2U);
  const bool first_ahead = lying[0].place[3].z < lying[1].place[3].z;
  EXPECT_GT(lying[first_ahead ? 0 : 1].glow, lying[first_ahead ? 1 : 0].glow + 0.03F);
  EXPECT_GT(lying[first_ahead ? 1 : 0].glow, 0);
}

TEST(Stage, AShutDoorGlowsOnceItIsFaced) {
  Scene scene(R"(
    ############
    #....##....#
    #...@++....#
    #....##....#
    ############)");
  scene.act(action::Step{Direction::east});
  const auto glow = [&] { return scene.shown("props/door-leaf").at(0).glow; };
  const float aside = glow();
  scene.act(action::Turn{1});
  EXPECT_GT(glow(), aside);
  scene.act(action::Open{Direction::east});
  EXPECT_EQ(glow(), aside);
}

TEST(Stage, ABlowIsToldByANumberThatRisesAndGoes) {
  Scene scene(R"(
    #######
    #.....#
    #.@s..#
    #.....#
    #######)");
  scene.act(action::Attack{Direction::east});
  EXPECT_TRUE(scene.frame().floating.empty()) << "the blow has not landed yet";
  scene.stage.advance(0.15F);
  ASSERT_EQ(scene.frame().floating.size(), 1U);
  const Floating first = scene.frame().floating[0];
  scene.stage.advance(0.2F);
  EXPECT_GT(scene.frame().floating.at(0).at.y, first.at.y);
  int waited = 0;
  bool seen_last = true;  // in the picture that is drawn last
  while (scene.stage.advance(0.1F) && waited++ < 100) seen_last = !scene.frame().floating.empty();
  EXPECT_FALSE(seen_last);
  EXPECT_LT(waited, 20);
}

TEST(Stage, TheDeadSinkAndAreGone) {
  Scene scene(R"(
    #######
    #.....#
    #.@s..#
    #.....#
    #######)");
  while (scene.game.world().status == Status::playing && scene.game.world().monsters[0].life > 0) {
    scene.stage.settle();
    scene.act(action::Attack{Direction::east});
  }
  ASSERT_EQ(scene.game.world().status, Status::playing) << "a hoplite beats a shade with this seed";
  scene.stage.advance(0.25F);
  EXPECT_EQ(scene.shown("monsters/shade").size(), 1U) << "still sinking";
  for (int i = 0; i < 10; ++i) scene.stage.advance(0.1F);
  EXPECT_EQ(scene.shown("monsters/shade").size(), 0U);
}

TEST(Stage, ReduceMotionMakesTheCameraStill) {
  Scene scene(R"(
    #########
    #.......#
    #.@.....#
    #.......#
    #########)");
  scene.stage.set({.reduce_motion = true});
  scene.act(action::Step{Direction::east});
  const Frame at_once = scene.frame();
  scene.stage.advance(1);
  scene.stage.advance(1);
  const Frame later = scene.frame();
  EXPECT_EQ(at_once.camera.eye, later.camera.eye);
  EXPECT_EQ(later.mood.flicker, 1);
}

TEST(Stage, OnlyLitFieldsBeforeTheEyeAreDrawnNearestFirst) {
  Scene scene(R"(
    ##############################
    #............................#
    #..............@.............#
    #............................#
    #............................#
    #............................#
    ##############################)");
  std::vector<Position> drawn;
  const Frame frame = scene.frame();
  for (const ChunkInView& chunk : frame.chunks) {
    for (const FieldFaces& field : frame.fields_of(chunk)) drawn.push_back(field.at);
  }
  const auto contains = [&](Position at) { return std::find(drawn.begin(), drawn.end(), at) != drawn.end(); };
  EXPECT_TRUE(contains({15, 1})) << "ahead, to the north";
  EXPECT_FALSE(contains({28, 1})) << "too far for the torch";
  EXPECT_FALSE(contains({15, 5})) << "behind";
  std::ranges::sort(drawn);
  EXPECT_EQ(std::adjacent_find(drawn.begin(), drawn.end()), drawn.end()) << "none twice";
}

}  // namespace
}  // namespace katabasis::test
