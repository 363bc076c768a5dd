#include "labyrinth/objects.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "labyrinth/contents.h"
#include "labyrinth/paths.h"
#include "labyrinth/places.h"
#include "support/small_catalog.h"

namespace katabasis {
namespace {

class PlaceObjects : public testing::Test {
 protected:
  Catalog catalog = test::small_catalog();

  static Labyrinth contents(std::uint64_t seed, int level = 1) {
    Parameters parameters;
    parameters.seed = seed;
    parameters.level = level;
    parameters.width = 80;
    parameters.height = 60;
    return fill_contents(parameters, divide_rooms(parameters));
  }
  static const Component& component_at(const Labyrinth& labyrinth, Position at) {
    const RoomId room = room_of_fields(labyrinth)[at];
    return labyrinth.components[labyrinth.rooms[room.index()].component.index()];
  }
  static std::int64_t keys(const Labyrinth& labyrinth) {
    return std::count_if(labyrinth.items.begin(), labyrinth.items.end(),
                         [](const PlacedItem& item) { return std::holds_alternative<KeyId>(item.what); });
  }
};

TEST_F(PlaceObjects, NumberOfThingsGoesByArea) {
  const Labyrinth labyrinth = place_objects(contents(1), catalog, 1);
  const Grid<RoomId> room_of = room_of_fields(labyrinth);
  for (std::size_t c = 0; c < labyrinth.components.size(); ++c) {
    std::int64_t free = 0;
    for (const Room& room : labyrinth.rooms) {
      if (room.component.index() == c) free += free_inside(labyrinth.fields, room.area);
    }
    const auto here = [&](Position at) {
      return labyrinth.rooms[room_of[at].index()].component.index() == c;
    };
    const auto monsters = std::count_if(labyrinth.monsters.begin(), labyrinth.monsters.end(),
                                        [&](const PlacedMonster& m) { return !m.main && here(m.at); });
    const auto items = std::count_if(
        labyrinth.items.begin(), labyrinth.items.end(),
        [&](const PlacedItem& i) { return std::holds_alternative<ItemClassId>(i.what) && here(i.at); });
    EXPECT_EQ(monsters, std::max<std::int64_t>(1, free / 40)) << c;
    EXPECT_EQ(items, std::max<std::int64_t>(1, free / 60)) << c;
  }
}

TEST_F(PlaceObjects, LevelsRiseToTheFinalBranch) {
  const Labyrinth labyrinth = place_objects(contents(2, 3), catalog, 2);
  const int last = static_cast<int>(labyrinth.components.size()) - 1;
  for (const Component& component : labyrinth.components) {
    EXPECT_EQ(component.level, 3 + component.order * 5 / last);
    EXPECT_EQ(component.kind == ComponentKind::final, component.order == last);
  }
  for (const PlacedMonster& monster : labyrinth.monsters) {
    EXPECT_EQ(monster.level, component_at(labyrinth, monster.at).level + (monster.main ? 1 : 0));
  }
}

TEST_F(PlaceObjects, ItemsFitTheLevelAndAboveNineTheNinth) {
  for (const int level : {1, 9}) {
    const Labyrinth labyrinth = place_objects(contents(3, level), catalog, 3);
    int items = 0;
    for (const PlacedItem& item : labyrinth.items) {
      if (!std::holds_alternative<ItemClassId>(item.what)) continue;
      ++items;
      const ItemClass& kind = labyrinth.classes[std::get<ItemClassId>(item.what)];
      const int here = std::min(9, component_at(labyrinth, item.at).level);
      EXPECT_LE(kind.min_level, here);
      EXPECT_GE(kind.max_level, here);
    }
    EXPECT_GT(items, 10);
  }
}

TEST_F(PlaceObjects, KeepsMonstersAwayFromTheEntrance) {
  catalog.rules.placement.fields_per_monster = 2;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    Labyrinth labyrinth = place_objects(contents(seed), catalog, seed);
    for (Door& door : labyrinth.doors) door.state = DoorState::open;
    const Barriers barriers(labyrinth);
    Distances distances;
    Wave(distances, barriers, labyrinth.entrance).spread();
    for (const PlacedMonster& monster : labyrinth.monsters) EXPECT_GT(distances[monster.at], 4);
  }
}

TEST_F(PlaceObjects, MonstersStartApart) {
  catalog.rules.placement.fields_per_monster = 3;
  const Labyrinth labyrinth = place_objects(contents(4), catalog, 4);
  std::set<Position> places;
  for (const PlacedMonster& monster : labyrinth.monsters) EXPECT_TRUE(places.insert(monster.at).second);
  EXPECT_GT(places.size(), 300u);
}

// More monsters than fields: as many as there is room for, and the main monster all the same.
TEST_F(PlaceObjects, ACrowdEndsSomewhere) {
  catalog.rules.placement.fields_per_monster = 1;
  catalog.rules.placement.fields_per_item = 1;
  const Labyrinth labyrinth = place_objects(contents(4), catalog, 4);
  EXPECT_EQ(std::count_if(labyrinth.monsters.begin(), labyrinth.monsters.end(),
                          [](const PlacedMonster& monster) { return monster.main; }),
            1);
}

TEST_F(PlaceObjects, TheSmallestLabyrinthHasSomethingInEveryComponent) {
  catalog.rules.placement.fields_per_monster = 1'000'000;
  catalog.rules.placement.fields_per_item = 1'000'000;
  const Labyrinth labyrinth = place_objects(contents(5), catalog, 5);
  EXPECT_EQ(labyrinth.monsters.size(), labyrinth.components.size() + 1);
  EXPECT_EQ(labyrinth.items.size() - static_cast<std::size_t>(keys(labyrinth)), labyrinth.components.size());
}

TEST_F(PlaceObjects, TheMainMonsterIsTheFinalComponentsOwn) {
  const Labyrinth labyrinth = place_objects(contents(6), catalog, 6);
  const PlacedMonster& main = labyrinth.monsters.back();
  EXPECT_TRUE(main.main);
  EXPECT_EQ(labyrinth.classes[main.kind].id, "cerberus");
  EXPECT_EQ(component_at(labyrinth, main.at).kind, ComponentKind::final);
}

TEST_F(PlaceObjects, CarriedThingsComeByChance) {
  catalog.rules.placement.fields_per_monster = 4;
  int minotaurs = 0;
  int carrying = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const Labyrinth labyrinth = place_objects(contents(seed), catalog, seed);
    for (const PlacedMonster& monster : labyrinth.monsters) {
      if (labyrinth.classes[monster.kind].id != "minotaur") {
        EXPECT_TRUE(monster.carries.empty());
        continue;
      }
      ++minotaurs;
      if (monster.carries.empty()) continue;
      ++carrying;
      EXPECT_EQ(labyrinth.classes[monster.carries.front()].id, "nectar");
    }
  }
  EXPECT_GT(minotaurs, 400);
  EXPECT_GT(carrying, minotaurs * 4 / 10);
  EXPECT_LT(carrying, minotaurs * 6 / 10);
}

TEST_F(PlaceObjects, CopiesTheClassesThatAreUsedInTheDatabasesOrder) {
  catalog.rooms[0].items = {{*catalog.classes.find_item("nectar"), 1}};
  catalog.rooms[1].items = catalog.rooms[0].items;
  catalog.rooms[2].items = catalog.rooms[0].items;
  for (RoomType& room : catalog.rooms) room.monsters = {{*catalog.classes.find_monster("minotaur"), 1}};
  const Labyrinth labyrinth = place_objects(contents(7), catalog, 7);
  std::vector<std::string> ids;
  for (const ItemClass& item : labyrinth.classes.items) ids.push_back(item.id);
  for (const MonsterClass& monster : labyrinth.classes.monsters) ids.push_back(monster.id);
  // kopis and aspis are what a hoplite starts with.
  EXPECT_EQ(ids, (std::vector<std::string>{"kopis", "aspis", "nectar", "minotaur", "cerberus"}));
  EXPECT_EQ(labyrinth.classes[labyrinth.classes.monsters[0].carries[0].item].id, "nectar");
}

TEST_F(PlaceObjects, MazesGetTheRoomsThatLikeThem) {
  const Labyrinth labyrinth = place_objects(contents(8), catalog, 8);
  int fitting = 0;
  for (const Room& room : labyrinth.rooms) {
    EXPECT_EQ(room.description, "A " + room.type + ".");
    const Component& component = labyrinth.components[room.component.index()];
    if (component.prefab == "forge") {
      // hall: maze 0, cell: maze 100; a weight of 1 is left to the other.
      fitting += (room.type == "cell") == (room.content == RoomContent::maze) ? 1 : -1;
    }
  }
  EXPECT_GT(fitting, 0);
}

TEST_F(PlaceObjects, CanBeDrawnAgainAlone) {
  const Labyrinth first = place_objects(contents(9), catalog, 9);
  const Labyrinth second = place_objects(first, catalog, 10);
  EXPECT_EQ(second.fields, first.fields);
  EXPECT_EQ(second.entrance, first.entrance);
  EXPECT_EQ(keys(second), keys(first));
  EXPECT_NE(digest(second), digest(first));
  EXPECT_EQ(digest(place_objects(second, catalog, 9)), digest(first));
}

}  // namespace
}  // namespace katabasis
