// A click means what is seen under it.
#include "app/pointing.h"

#include <gtest/gtest.h>

#include "scene/movement.h"
#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

// The hero looks north; the field's place in the picture, a little above its floor.
Pointed click(const Game& game, Position at, float height = 0.3F) {
  const glm::vec3 eye = floor_of(game.world().hero.at) + glm::vec3(0, eye_height, 0);
  const Camera camera = camera_at(eye, 0, 0, default_fov, 16.0F / 9);
  return pointed_at(camera, camera.project(floor_of(at) + glm::vec3(0, height, 0)).value(), game);
}

constexpr std::string_view hall = R"(
  #########
  #...s...#
  #.....!.#
  #.......#
  #..!!...#
  #...@...#
  #########)";

Game looking_north(std::string_view drawing) {
  Game game = DrawnGame(drawing).game();
  while (game.world().hero.facing != Direction::north) game.play(action::Turn{1});
  return game;
}

TEST(Pointing, AThingWithinReachIsTakenAndAFarOneWalkedTo) {
  const Game game = looking_north(hall);
  const Pointed near = click(game, {4, 4});
  ASSERT_TRUE(std::holds_alternative<Action>(near));
  const auto& take = std::get<action::Take>(std::get<Action>(near));
  ASSERT_EQ(take.items.size(), 1U);
  EXPECT_EQ(std::get<OnField>(game.world().item(take.items.front()).where).at, (Position{4, 4}));
  EXPECT_EQ(click(game, {3, 4}), Pointed(Position{3, 4})) << "not within reach";
  EXPECT_EQ(click(game, {6, 2}), Pointed(Position{6, 2}));
}

TEST(Pointing, AMonsterWithinReachAndTheBareFloorAreTheObviousThing) {
  const Game game = looking_north(hall);
  EXPECT_EQ(click(game, {4, 1}, 1), Pointed(Position{4, 1})) << "not within reach";
  EXPECT_EQ(click(looking_north(R"(
  #########
  #...s...#
  #...@...#
  #.......#
  #########)"),
                  {4, 1}, 1),
            Pointed());
  EXPECT_EQ(click(game, {2, 2}), Pointed());
}

TEST(Pointing, ADoorIsWalkedToUntilTheHeroStandsAtIt) {
  const Game far = looking_north(R"(
    #######
    #.....#
    ###+###
    ###+###
    #.....#
    #.....#
    #..@..#
    #######)");
  const Pointed door = click(far, {3, 3}, 1);
  ASSERT_TRUE(std::holds_alternative<Position>(door));
  EXPECT_EQ(std::get<Position>(door).x, 3);
}

}  // namespace
}  // namespace katabasis::test
