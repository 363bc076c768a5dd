// Keys while something moves: one is kept, a held one goes on, and it stops when there is something to look
// up for.
#include "app/key_queue.h"

#include <gtest/gtest.h>

#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis {
namespace {

constexpr int w_key = 87;
constexpr int d_key = 68;
constexpr double step = KeyQueue::step_seconds;

TEST(KeyQueue, APressedKeyIsDueAtOnceAndOnce) {
  KeyQueue keys;
  keys.press(w_key, Wish::wait);
  EXPECT_EQ(keys.take(false, 0), Wish::wait);
  EXPECT_EQ(keys.take(false, 10), std::nullopt);
}

TEST(KeyQueue, WhileSomethingMovesTheLastKeyWaits) {
  KeyQueue keys;
  keys.press(w_key, Wish::take);
  keys.press(d_key, Wish::listen);
  EXPECT_EQ(keys.take(true, 0), std::nullopt);
  EXPECT_EQ(keys.take(false, 1), Wish::listen);
  EXPECT_EQ(keys.take(false, 1), std::nullopt) << "one deep";
}

TEST(KeyQueue, AHeldStepGoesOnInItsPace) {
  KeyQueue keys;
  keys.press(w_key, Wish::forward);
  EXPECT_EQ(keys.take(false, 0), Wish::forward);
  EXPECT_EQ(keys.take(false, step / 2), std::nullopt);
  EXPECT_EQ(keys.take(true, step * 2), std::nullopt);
  EXPECT_EQ(keys.take(false, step * 2), Wish::forward);
  keys.release(w_key);
  EXPECT_EQ(keys.take(false, step * 9), std::nullopt);
}

TEST(KeyQueue, ABlowIsNotRepeated) {
  KeyQueue keys;
  keys.press(w_key, Wish::obvious);
  EXPECT_EQ(keys.take(false, 0), Wish::obvious);
  EXPECT_EQ(keys.take(false, 9), std::nullopt);
}

TEST(KeyQueue, AShortPressDuringAMovementIsStillOneStep) {
  KeyQueue keys;
  keys.press(w_key, Wish::forward);
  keys.release(w_key);
  EXPECT_EQ(keys.take(false, 1), Wish::forward);
  EXPECT_EQ(keys.take(false, 9), std::nullopt);
}

TEST(KeyQueue, TheKeyPressedLastLeadsAndTheOtherGoesOnAfterIt) {
  KeyQueue keys;
  keys.press(w_key, Wish::forward);
  keys.press(d_key, Wish::step_right);
  EXPECT_EQ(keys.take(false, 0), Wish::step_right);
  EXPECT_EQ(keys.take(false, step), Wish::step_right);
  keys.release(d_key);
  EXPECT_EQ(keys.take(false, step * 2), Wish::forward);
}

TEST(KeyQueue, WithoutTheFocusNoKeyIsHeld) {
  KeyQueue keys;
  keys.press(w_key, Wish::forward);
  keys.forget();
  EXPECT_EQ(keys.take(false, 9), std::nullopt);
  EXPECT_EQ(keys.due(), std::nullopt);
}

TEST(KeyQueue, AStoppedKeyWaitsToBePressedAgain) {
  KeyQueue keys;
  keys.press(w_key, Wish::forward);
  keys.stop();
  EXPECT_EQ(keys.take(false, 9), std::nullopt);
  keys.press(w_key, Wish::forward);
  EXPECT_EQ(keys.take(false, 9), Wish::forward);
}

Game game_in(std::string_view drawing) {
  return Game(make_place(test::labyrinth_of(drawing), test::small_catalog()), "hoplite");
}

TEST(Startled, ByAMonsterThatComesIntoView) {
  Game game = game_in(R"(
    ##########
    #...##...#
    #..@++.s.#
    #...##...#
    ##########)");
  game.play(action::Step{Direction::east});
  const Attention before(game);
  game.play(action::Open{Direction::east});
  EXPECT_TRUE(startled(before, game));
}

TEST(Startled, NotByOneThatWasThereBefore) {
  Game game = game_in(R"(
    ###########
    #.........#
    #.@......s#
    #.........#
    ###########)");
  ASSERT_EQ(game.known().creatures.size(), 1U);
  const Attention before(game);
  game.play(action::Step{Direction::north});
  EXPECT_FALSE(startled(before, game));
}

TEST(Startled, ByAWound) {
  Game game = game_in(R"(
    #####
    #...#
    #.@m#
    #...#
    #####)");
  bool hurt = false;
  for (int round = 0; round < 50 && !hurt && game.world().status == Status::playing; ++round) {
    const Attention before(game);
    const int life = game.world().hero.life;
    game.play(action::Wait{});
    hurt = game.world().hero.life < life;
    if (hurt) {
      EXPECT_TRUE(startled(before, game));
    }
  }
  EXPECT_TRUE(hurt) << "the minotaur never struck";
}

}  // namespace
}  // namespace katabasis
