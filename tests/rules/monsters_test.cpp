// What monsters do in their rounds.
#include "rules/monsters.h"

#include <gtest/gtest.h>

#include <set>

#include "support/drawn_game.h"

namespace katabasis::test {
namespace {

// Plays the monsters' round: the hero waits for his last turn.
Events monsters_round(DrawnGame& drawn) {
  drawn.change([](World& world) { world.turn = world.hero.turns_per_round - 1; });
  return drawn.play("wait");
}

void set_level(DrawnGame& drawn, int level) {
  drawn.change([level](World& world) {
    for (Monster& monster : world.monsters) monster.level = level;
  });
}

std::vector<Position> places(const Events& events, int who) {
  std::vector<Position> found;
  for (const event::Step& step : only<event::Step>(events)) {
    if (step.by.value == who) found.push_back(step.to);
  }
  return found;
}

TEST(MonsterTurns, AreTwoAndOneMoreForEveryThreeLevels) {
  const TimeRules rules;
  const auto turns = [&](int level) { return monster_turns({.kind = {}, .level = level, .at = {}}, rules); };
  EXPECT_EQ(turns(1), 2);
  EXPECT_EQ(turns(2), 2);
  EXPECT_EQ(turns(3), 3);
  EXPECT_EQ(turns(5), 3);
  EXPECT_EQ(turns(6), 4);
  EXPECT_EQ(turns(9), 5);
}

Intent intent_in(std::string_view drawing) {
  const DrawnGame drawn(drawing);
  Distances distances;
  return intent_of(drawn.game().board(), distances, CreatureId{1});
}

TEST(Intent, IsABlowBesideTheHero) {
  const Intent intent = intent_in(R"(
    #####
    #...#
    #@s.#
    #...#
    #####)");
  ASSERT_TRUE(std::holds_alternative<intent::Strike>(intent));
  EXPECT_EQ(std::get<intent::Strike>(intent).side, Direction::west);
}

TEST(Intent, IsAStepOfAShortestWayInView) {
  constexpr std::string_view drawing = R"(
    ######
    #@...#
    #....#
    #..s.#
    ######)";
  const Intent intent = intent_in(drawing);
  ASSERT_TRUE(std::holds_alternative<intent::Approach>(intent));
  EXPECT_EQ(std::get<intent::Approach>(intent).side, Direction::north);
  const DrawnGame drawn(drawing);
  Distances distances;
  const std::vector<Position> way = way_to_hero(drawn.game().board(), distances, CreatureId{1});
  EXPECT_EQ(way, (std::vector<Position>{{3, 3}, {3, 2}, {3, 1}, {2, 1}, {1, 1}}));
}

TEST(Intent, IsToWanderWhereItDoesNotSeeTheHero) {
  const Intent intent = intent_in(R"(
    ##########
    #...##...#
    #.@.++.s.#
    #...##...#
    ##########)");
  ASSERT_TRUE(std::holds_alternative<intent::Wander>(intent));
  EXPECT_EQ(std::get<intent::Wander>(intent).count, 4U);
}

TEST(Monsters, FightIfTheyCanReachTheHero) {
  DrawnGame drawn(R"(
    #####
    #...#
    #@s.#
    #...#
    #####)");
  const Events events = monsters_round(drawn);
  EXPECT_EQ(kinds(events), "attack attack round");
  EXPECT_EQ(only<event::Attack>(events)[0].by, CreatureId{1});
  EXPECT_EQ(only<event::Attack>(events)[0].on, hero_id);
  EXPECT_EQ(drawn.monster(1).at, (Position{2, 2}));
}

TEST(Monsters, DoNotFightAcrossCorners) {
  DrawnGame drawn(R"(
    #####
    #.s.#
    #@..#
    #...#
    #####)");
  const Events events = monsters_round(drawn);
  EXPECT_EQ(kinds(events), "step attack round");
}

TEST(Monsters, ActInOrderOfTheirIds) {
  DrawnGame drawn(R"(
    ######
    #.s..#
    #s@s.#
    #.s..#
    ######)");
  drawn.change([](World& world) { world.hero.dexterity = 1000; });
  std::vector<int> order;
  for (const event::Attack& attack : only<event::Attack>(monsters_round(drawn)))
    order.push_back(attack.by.value);
  EXPECT_EQ(order, (std::vector{1, 1, 2, 2, 3, 3, 4, 4}));
}

TEST(Monsters, TakeAShortestWayToAHeroTheySee) {
  DrawnGame drawn(R"(
    ########
    #@....s#
    #......#
    #......#
    ########)");
  EXPECT_EQ(places(monsters_round(drawn), 1), (std::vector<Position>{{5, 1}, {4, 1}}));
  EXPECT_EQ(drawn.world().choices.draws(), 0u) << "nothing is left to chance";
}

TEST(Monsters, ChooseAmongEquallyShortWaysNorthEastSouthWest) {
  DrawnGame to_north_west(R"(
    #######
    #@....#
    #.....#
    #...s.#
    #######)");
  EXPECT_EQ(places(monsters_round(to_north_west), 1), (std::vector<Position>{{4, 2}, {4, 1}}));
  DrawnGame to_south_east(R"(
    #######
    #.s...#
    #.....#
    #....@#
    #######)");
  EXPECT_EQ(places(monsters_round(to_south_east), 1), (std::vector<Position>{{3, 1}, {4, 1}}));
}

TEST(Monsters, WalkAroundWalls) {
  DrawnGame drawn(Sketch{.drawing = R"(
    #######
    #@#..s#
    #.....#
    #..#..#
    #######)",
                         .rooms = {{0, 0, 7, 5}}});
  set_level(drawn, 6);
  drawn.change([](World& world) { world.hero.at = {1, 2}; });
  EXPECT_EQ(places(monsters_round(drawn), 1), (std::vector<Position>{{5, 2}, {4, 2}, {3, 2}, {2, 2}}));
}

TEST(Monsters, StepAsideWhereTheNearestWayIsTaken) {
  // The second shade's only nearer field is taken by the first, so it draws.
  DrawnGame drawn(R"(
    #######
    #@ss..#
    #.#...#
    #.....#
    #######)");
  drawn.change([](World& world) { world.hero.dexterity = 1000; });
  monsters_round(drawn);
  EXPECT_EQ(drawn.monster(1).at, (Position{2, 1}));
  EXPECT_GE(drawn.world().choices.draws(), 1u);
}

TEST(Monsters, DrawAmongTheirStepsAndWaitingWhenTheySeeNobody) {
  std::set<Position> reached;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    DrawnGame drawn(R"(
      ##########
      #...##...#
      #@..++.s.#
      #...##...#
      ##########)");
    drawn.change([&](World& world) { world.choices = Rng(seed, "monsters"); });
    const World before = drawn.world();
    monsters_round(drawn);
    EXPECT_EQ(drawn.world().choices.draws(), 2u) << "one draw a turn";
    const Position d = drawn.monster(1).at - before.monsters[0].at;
    EXPECT_LE(std::abs(d.x) + std::abs(d.y), 2);
    reached.insert(drawn.monster(1).at);
  }
  EXPECT_GE(reached.size(), 8u);
}

TEST(Monsters, DrawEvenIfWaitingIsAllThatIsLeft) {
  DrawnGame drawn(Sketch{.drawing = R"(
    ##########
    #...##..##
    #@..++.#s#
    #...##..##
    ##########)",
                         .rooms = {{0, 0, 5, 5}, {5, 0, 5, 5}}});
  monsters_round(drawn);
  EXPECT_EQ(drawn.monster(1).at, (Position{8, 2}));
  EXPECT_EQ(drawn.world().choices.draws(), 2u);
}

TEST(Monsters, OpenClosedDoorsOnTheirWayAndLeaveThemOpen) {
  int opened = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    DrawnGame drawn(R"(
      ##########
      #...##...#
      #@..++...#
      #...##s..#
      ##########)");
    drawn.change([&](World& world) {
      world.choices = Rng(seed, "monsters");
      world.monsters[0].at = {5, 2};
    });
    monsters_round(drawn);
    const bool open = drawn.world().doors[0] == DoorState::open;
    if (drawn.monster(1).at.x < 5) {
      EXPECT_TRUE(open);
    }
    opened += open;
  }
  EXPECT_GT(opened, 5);
}

TEST(Monsters, NeverOpenLockedDoors) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    DrawnGame drawn(R"(
      ##########
      #...##...#
      #@..LL...#
      #...##s..#
      ##########)");
    drawn.change([&](World& world) {
      world.choices = Rng(seed, "monsters");
      world.monsters[0].at = {5, 2};
    });
    monsters_round(drawn);
    EXPECT_EQ(drawn.world().doors[0], DoorState::locked);
    EXPECT_GE(drawn.monster(1).at.x, 5);
  }
}

constexpr std::string_view two_components = R"(
    ##########
    #...##...#
    #@..||..s#
    #...##...#
    ##########)";

TEST(Monsters, StayInTheirComponent) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    DrawnGame drawn(Sketch{.drawing = two_components, .components = {0, 1}});
    drawn.change([&](World& world) {
      world.choices = Rng(seed, "monsters");
      world.monsters[0].at = {5, 2};
    });
    for (int round = 0; round < 3; ++round) monsters_round(drawn);
    EXPECT_GE(drawn.monster(1).at.x, 5);
  }
}

TEST(Monsters, ComeToAHeroInTheDoorwayOfTheirComponent) {
  DrawnGame drawn(Sketch{.drawing = two_components, .components = {0, 1}});
  drawn.change([](World& world) {
    world.hero.at = {4, 2};
    world.hero.dexterity = 1000;
  });
  EXPECT_EQ(places(monsters_round(drawn), 1), (std::vector<Position>{{7, 2}, {6, 2}}));
  const Events events = monsters_round(drawn);
  EXPECT_EQ(kinds(events), "step attack round") << "a blow reaches across the border";
  EXPECT_EQ(drawn.monster(1).at, (Position{5, 2}));
}

TEST(Monsters, DrawWhenTheySeeAHeroWhomTheyCannotReach) {
  DrawnGame drawn(Sketch{.drawing = two_components, .components = {0, 1}});
  ASSERT_EQ(drawn.game().known().creatures.size(), 1u);
  monsters_round(drawn);
  EXPECT_EQ(drawn.world().choices.draws(), 2u);
}

TEST(Monsters, OpenTheDoorToAHeroBehindItButStopThere) {
  int opened = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    DrawnGame drawn(R"(
      ##########
      #...##...#
      #..@++...#
      #...##s..#
      ##########)");
    drawn.change([&](World& world) {
      world.choices = Rng(seed, "monsters");
      world.hero.at = {4, 2};
      world.monsters[0].at = {5, 2};
    });
    const Events events = monsters_round(drawn);
    if (drawn.world().doors[0] != DoorState::open) continue;
    ++opened;
    const auto doors = only<event::Door>(events);
    ASSERT_EQ(doors.size(), 1u) << "the hero sees his side of the door";
    EXPECT_EQ(doors[0].by, CreatureId{1});
    EXPECT_EQ(drawn.hero().at, (Position{4, 2}));
    EXPECT_NE(drawn.monster(1).at, drawn.hero().at);
  }
  EXPECT_GT(opened, 3);
}

TEST(Monsters, MayShareAFieldAtTheStartButNotAgain) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    DrawnGame drawn(R"(
      ##########
      #...##...#
      #@..LLsss#
      #...##...#
      ##########)");
    drawn.change([&](World& world) {
      world.choices = Rng(seed, "monsters");
      for (Monster& monster : world.monsters) monster.at = {7, 2};
    });
    std::set<std::pair<int, int>> parted;
    for (int round = 0; round < 10; ++round) {
      monsters_round(drawn);
      for (int a = 1; a <= 3; ++a) {
        for (int b = a + 1; b <= 3; ++b) {
          if (drawn.monster(a).at != drawn.monster(b).at) {
            parted.insert({a, b});
          } else {
            EXPECT_FALSE(parted.contains({a, b})) << "together again";
          }
        }
      }
    }
    EXPECT_FALSE(parted.empty());
  }
}

TEST(Monsters, AreSeenOnlyInView) {
  DrawnGame drawn(R"(
    ##########
    #...##...#
    #@..++.s.#
    #...##...#
    ##########)");
  for (int round = 0; round < 5; ++round) {
    const Events events = monsters_round(drawn);
    if (drawn.world().doors[0] == DoorState::open) break;
    EXPECT_EQ(kinds(events), "round");
  }
}

TEST(Monsters, SeeTheHeroExactlyWhenHeSeesThem) {
  // Beyond the torch's radius of 8 fields neither sees the other.
  DrawnGame drawn(R"(
    #############
    #@.........s#
    #...........#
    #...........#
    #############)");
  EXPECT_TRUE(drawn.game().known().creatures.empty());
  monsters_round(drawn);
  EXPECT_EQ(drawn.world().choices.draws(), 2u);
}

TEST(Monsters, RestWhenDead) {
  DrawnGame drawn(R"(
    #####
    #...#
    #@s.#
    #...#
    #####)");
  drawn.change([](World& world) { world.monsters[0].life = 0; });
  EXPECT_EQ(kinds(monsters_round(drawn)), "round");
  EXPECT_EQ(drawn.world().choices.draws(), 0u);
}

}  // namespace
}  // namespace katabasis::test
