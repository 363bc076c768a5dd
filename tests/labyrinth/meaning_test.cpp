// One labyrinth in which everything is right, and a table of what can be wrong: each row breaks one clause of
// one rule, and the finding must be of that rule and name what is broken.
#include "labyrinth/meaning.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <ostream>

#include "support/meaningful.h"
#include "support/small_catalog.h"

namespace katabasis {
namespace {

using test::all_texts;
using test::meaningful;
using test::shade_in_room_2;
using test::wall;

constexpr Position in_room_0{2, 2};
constexpr Position in_room_1{15, 2};
constexpr Position in_room_2{10, 10};
constexpr Position in_room_3{10, 18};
constexpr std::size_t potion_in_room_1 = 1;  // among the items: key 2, potion, key 3, key 1, potion
constexpr std::size_t key_3 = 2;
constexpr std::size_t key_1 = 3;
constexpr std::size_t shade_in_room_0 = 0;
constexpr std::size_t cerberus = 4;

void free(Labyrinth& labyrinth, Position at) {
  labyrinth.fields[at] = Ground::free;
}
ItemClassId item(const Labyrinth& labyrinth, std::string_view id) {
  return *labyrinth.classes.find_item(id);
}
MonsterClassId monster(const Labyrinth& labyrinth, std::string_view id) {
  return *labyrinth.classes.find_monster(id);
}
void unlock(Labyrinth& labyrinth, std::size_t door) {
  labyrinth.doors[door].state = DoorState::closed;
  labyrinth.doors[door].key.reset();
}
// Another pair of door's fields next to the door between rooms 0 and 2.
void second_door(Labyrinth& labyrinth) {
  labyrinth.doors.push_back({RoomId{0}, {8, 6}, RoomId{2}, {8, 7}, DoorState::closed, {}});
  free(labyrinth, {8, 6});
  free(labyrinth, {8, 7});
}

struct Planted {
  int rule;
  std::string name;
  std::function<void(Labyrinth&)> plant;
  std::string named;  // in the finding's text

  friend std::ostream& operator<<(std::ostream& out, const Planted& planted) { return out << planted.name; }
};

const std::vector<Planted> all_planted{
    {1, "a_room_larger_than_its_place", [](Labyrinth& l) { l.rooms[0].area.width = 13; },
     "room 0 and room 1 overlap in (12,0)"},
    {1, "two_rooms_in_one_place", [](Labyrinth& l) { l.rooms[1].area = l.rooms[0].area; }, "room 1"},
    {1, "a_gap_between_rooms", [](Labyrinth& l) { l.rooms[0].area.width = 11; }, "(11,0)"},
    {1, "a_room_outside", [](Labyrinth& l) { l.rooms[3].area.y = 15; }, "room 3"},
    {1, "a_side_too_short", [](Labyrinth& l) { l.rooms[0].area.height = 4; }, "room 0 is 12 x 4"},
    {1, "a_side_shorter_than_the_parameter", [](Labyrinth& l) { l.parameters.min_edge = 8; }, "at least 8"},
    {1, "no_room",
     [](Labyrinth& l) {
       l.rooms.clear();
       l.doors.clear();
     },
     "no room"},

    {2, "a_loop", second_door, "door 3 closes a loop"},
    {2, "a_room_apart", [](Labyrinth& l) { l.doors.erase(l.doors.begin() + 2); }, "room 3 is not connected"},
    {2, "a_room_without_a_door", [](Labyrinth& l) { l.doors.erase(l.doors.begin()); }, "room 0 has 0 doors"},
    {2, "a_fourth_door", second_door, "room 2 has 4 doors"},

    {3, "a_wide_door", [](Labyrinth& l) { l.doors[0].b.y = 8; }, "door 0: fields (5,6) and (5,8)"},
    {3, "a_slanting_door", [](Labyrinth& l) { l.doors[0].b.x = 6; }, "door 0: fields"},
    {3, "a_door_inside_a_room", [](Labyrinth& l) { l.doors[1].room_b = RoomId{1}; },
     "door 1 has room 1 on both"},
    {3, "a_door_of_another_room", [](Labyrinth& l) { l.doors[0].room_a = RoomId{1}; }, "door 0: field (5,6)"},
    {3, "a_walled_door",
     [](Labyrinth& l) {
       wall(l, {11, 13});
     },
     "door 2: field (11,13) is wall"},
    {3, "a_door_in_a_corner",
     [](Labyrinth& l) {
       l.doors[0].a = {11, 6};
       l.doors[0].b = {11, 7};
       free(l, {11, 6});
       free(l, {11, 7});
     },
     "door 0: field (11,6) is a corner of room 0"},

    {4, "a_hole_in_the_ring",
     [](Labyrinth& l) {
       free(l, {0, 3});
     },
     "room 0: 1 field(s)"},
    {4, "a_free_corner",
     [](Labyrinth& l) {
       free(l, {23, 20});
     },
     "(23,20)"},
    {4, "a_doorway_without_its_door",
     [](Labyrinth& l) {
       l.doors[0].a = {7, 6};
     },
     "(5,6)"},

    {5, "two_branches",
     [](Labyrinth& l) {
       l.doors.pop_back();
       l.rooms[3].component = ComponentId{0};
     },
     "there are 2 branches"},
    {5, "a_branch_in_the_central_component", [](Labyrinth& l) { l.rooms[1].component = ComponentId{0}; },
     "leaf room 1 is in the central"},
    {5, "two_branches_in_one_component", [](Labyrinth& l) { l.rooms[1].component = ComponentId{1}; },
     "component 1"},
    {5, "a_component_without_a_room", [](Labyrinth& l) { l.rooms[1].component = ComponentId{1}; },
     "component 2 has no room"},
    {5, "the_centre_in_a_branch", [](Labyrinth& l) { l.rooms[2].component = ComponentId{1}; },
     "room 2 is in no branch"},
    {5, "no_final_branch", [](Labyrinth& l) { l.components[3].kind = ComponentKind::branch; }, "0 final"},
    {5, "two_final_branches", [](Labyrinth& l) { l.components[1].kind = ComponentKind::final; }, "2 final"},
    {5, "two_central_components", [](Labyrinth& l) { l.components[1].kind = ComponentKind::central; },
     "2 central"},
    {5, "no_centre", [](Labyrinth& l) { l.doors[1].room_b = RoomId{3}; },
     "no room is left for the central component"},
    {5, "a_centre_in_two_places",
     [](Labyrinth& l) {
       l.doors[2].room_b = RoomId{2};
       for (int i = 0; i < 2; ++i)
         l.doors.push_back({RoomId{3}, {5, 14}, RoomId{3}, {5, 15}, DoorState::closed, {}});
     },
     "not connected: room 2 and room 3"},

    {6, "a_wall_in_a_basic_room",
     [](Labyrinth& l) {
       wall(l, {5, 3});
     },
     "room 0 is basic"},
    {6, "a_room_without_a_free_field",
     [](Labyrinth& l) {
       for (int y = 14; y <= 20; ++y) {
         for (int x = 0; x < 24; ++x) wall(l, {x, y});
       }
     },
     "room 3 has no free field"},
    {6, "a_cut_off_pocket",
     [](Labyrinth& l) {
       l.rooms[3].content = RoomContent::drawn;
       for (const Position at : {Position{20, 19}, {21, 18}, {22, 17}}) wall(l, at);
     },
     "room 3: 3 free field(s)"},
    {6, "two_doors_kept_apart",
     [](Labyrinth& l) {
       l.rooms[2].content = RoomContent::drawn;
       for (int y = 7; y <= 13; ++y) wall(l, {15, y});
     },
     "room 2: no way joins door 0 and door 1"},
    {6, "a_wide_place_in_a_maze", [](Labyrinth& l) { l.rooms[1].content = RoomContent::maze; },
     "room 1 is a maze"},

    {7, "an_unlocked_branch", [](Labyrinth& l) { unlock(l, 1); }, "door 1 leads into a branch"},
    {7, "a_lock_inside_a_component",
     [](Labyrinth& l) {
       for (Room& room : l.rooms) room.component = ComponentId{0};
     },
     "door 0 is locked but does not lead"},
    {7, "a_lock_without_a_key_number", [](Labyrinth& l) { l.doors[1].key.reset(); },
     "door 1 is locked but names no"},
    {7, "a_key_number_without_a_lock", [](Labyrinth& l) { l.doors[1].state = DoorState::closed; },
     "names key 2"},
    {7, "a_lost_key", [](Labyrinth& l) { l.items.erase(l.items.begin() + key_1); },
     "door 0: there are 0 keys 1"},
    {7, "two_keys_for_one_door", [](Labyrinth& l) { l.items.push_back(l.items[key_1]); },
     "there are 2 keys 1"},
    {7, "a_key_for_nothing",
     [](Labyrinth& l) {
       l.items.push_back({KeyId{9}, in_room_0});
     },
     "key 9 at (2,2)"},
    {7, "one_key_for_two_doors", [](Labyrinth& l) { l.doors[1].key = KeyId{1}; }, "door 0 and door 1"},

    {8, "the_first_key_in_a_branch", [](Labyrinth& l) { l.items[key_1].at = in_room_0; }, "key 1 of door 0"},
    {8, "a_later_key_in_the_centre", [](Labyrinth& l) { l.items[key_3].at = in_room_2; }, "key 3 of door 2"},
    {8, "a_key_behind_its_own_door", [](Labyrinth& l) { l.items[key_3].at = in_room_3; }, "key 3"},
    {8, "a_final_branch_in_the_middle",
     [](Labyrinth& l) { std::swap(l.components[2].order, l.components[3].order); }, "final component 3"},
    {8, "a_gap_in_the_order", [](Labyrinth& l) { l.components[3].order = 7; }, "component 3 has order 7"},
    {8, "two_at_one_place_of_the_order", [](Labyrinth& l) { l.components[2].order = 1; },
     "component 2 has order 1"},
    {8, "an_order_for_the_centre", [](Labyrinth& l) { l.components[0].order = 1; }, "central component 0"},

    {9, "the_entrance_in_a_wall",
     [](Labyrinth& l) {
       l.entrance = {0, 9};
     },
     "entrance (0,9) is wall"},
    {9, "the_entrance_in_a_branch", [](Labyrinth& l) { l.entrance = in_room_1; }, "entrance (15,2) is not"},
    {9, "a_key_in_a_wall",
     [](Labyrinth& l) {
       l.items[key_1].at = {23, 10};
     },
     "key 1 at (23,10)"},
    {9, "an_item_in_a_wall",
     [](Labyrinth& l) {
       l.items[potion_in_room_1].at = {12, 2};
     },
     "nectar at (12,2)"},
    {9, "a_monster_in_a_wall",
     [](Labyrinth& l) {
       l.monsters[shade_in_room_0].at = {0, 0};
     },
     "shade at (0,0)"},
    {9, "a_monster_too_near",
     [](Labyrinth& l) {
       l.monsters[shade_in_room_2].at = l.entrance + Position{2, 2};
     },
     "shade at (4,11)"},

    {10, "a_key_that_cannot_be_reached", [](Labyrinth& l) { l.items[key_1].at = in_room_0; },
     "door 0 is never unlocked"},
    {10, "fields_that_cannot_be_reached", [](Labyrinth& l) { l.doors[2].key = KeyId{9}; },
     "are never reached"},
    {10, "a_pocket",
     [](Labyrinth& l) {
       for (const Position at : {Position{1, 2}, {2, 1}}) wall(l, at);
     },
     "the first is (1,1)"},

    {11, "a_room_of_another_theme", [](Labyrinth& l) { l.rooms[0].type = "cell"; }, "room 0 is a cell"},
    {11, "an_unknown_room", [](Labyrinth& l) { l.rooms[0].type = "bathroom"; }, "bathroom"},
    {11, "an_unknown_component", [](Labyrinth& l) { l.components[1].prefab = "cellar"; },
     "no component cellar"},
    {11, "a_component_of_another_kind", [](Labyrinth& l) { l.components[1].prefab = "pit"; },
     "component 1 is branch"},
    {11, "a_monster_of_another_theme",
     [](Labyrinth& l) { l.monsters[shade_in_room_2].kind = monster(l, "minotaur"); }, "minotaur at (17,9)"},
    {11, "an_item_of_another_theme", [](Labyrinth& l) { l.items[potion_in_room_1].what = item(l, "aspis"); },
     "aspis at (17,2)"},
    {11, "another_main_monster", [](Labyrinth& l) { l.monsters[cerberus].kind = monster(l, "shade"); },
     "shade at"},
    {11, "a_main_monster_as_a_common_one",
     [](Labyrinth& l) { l.monsters[shade_in_room_0].kind = monster(l, "cerberus"); }, "cerberus at (4,4)"},

    {12, "no_main_monster", [](Labyrinth& l) { l.monsters[cerberus].main = false; }, "0 main monsters"},
    {12, "two_main_monsters", [](Labyrinth& l) { l.monsters.push_back(l.monsters[cerberus]); },
     "2 main monsters"},
    {12, "the_main_monster_elsewhere", [](Labyrinth& l) { l.monsters[cerberus].at = in_room_0; },
     "cerberus at (2,2)"},

    {13, "a_component_too_easy", [](Labyrinth& l) { l.components[3].level = 5; },
     "component 3 has level 5, not 6"},
    {13, "a_monster_too_strong", [](Labyrinth& l) { l.monsters[shade_in_room_0].level = 5; },
     "shade at (4,4)"},
    {13, "a_main_monster_too_weak", [](Labyrinth& l) { l.monsters[cerberus].level = 6; },
     "cerberus at (5,17)"},
    {13, "an_item_too_strong", [](Labyrinth& l) { l.items[potion_in_room_1].what = item(l, "cuirass"); },
     "cuirass at (17,2) is found"},
};

bool names(const Finding& finding, const Planted& planted) {
  return finding.rule == planted.rule && finding.text.find(planted.named) != std::string::npos;
}

class PlantedBreach : public testing::TestWithParam<Planted> {};

TEST_P(PlantedBreach, IsFoundAndNamed) {
  const Catalog catalog = test::small_catalog();
  Labyrinth labyrinth = meaningful();
  GetParam().plant(labyrinth);
  const std::vector<Finding> findings = breaches(labyrinth, &catalog);
  EXPECT_TRUE(std::any_of(findings.begin(), findings.end(), [](const Finding& f) {
    return names(f, GetParam());
  })) << all_texts(findings);
  EXPECT_TRUE(std::is_sorted(findings.begin(), findings.end(),
                             [](const Finding& a, const Finding& b) { return a.rule < b.rule; }));
}

// By hand other doors may be locked and keys lie elsewhere; everything else, and that each lock has one key,
// stays.
TEST_P(PlantedBreach, IsANoteWhereAnAuthorMayDoIt) {
  const Catalog catalog = test::small_catalog();
  Labyrinth labyrinth = meaningful();
  labyrinth.edited = true;
  GetParam().plant(labyrinth);
  const std::vector<Finding> findings = breaches(labyrinth, &catalog);
  const auto found =
      std::find_if(findings.begin(), findings.end(), [](const Finding& f) { return names(f, GetParam()); });
  ASSERT_NE(found, findings.end()) << all_texts(findings);
  const std::string& name = GetParam().name;
  const bool place_of_a_lock =
      name == "an_unlocked_branch" || name == "a_lock_inside_a_component" || name == "a_key_for_nothing";
  const int rule = GetParam().rule;
  EXPECT_EQ(found->note, rule == 5 || rule == 8 || rule == 11 || rule == 13 || place_of_a_lock);
}

INSTANTIATE_TEST_SUITE_P(All, PlantedBreach, testing::ValuesIn(all_planted),
                         [](const testing::TestParamInfo<Planted>& planted) { return planted.param.name; });

TEST(Breaches, ThereIsNoneInAMeaningfulLabyrinth) {
  const Catalog catalog = test::small_catalog();
  EXPECT_EQ(all_texts(breaches(meaningful(), &catalog)), "");
  EXPECT_EQ(all_texts(breaches(meaningful(), nullptr)), "");
}

TEST(Breaches, EveryRuleIsPlanted) {
  for (int rule = 1; rule <= 13; ++rule) {
    EXPECT_TRUE(std::any_of(all_planted.begin(), all_planted.end(),
                            [rule](const Planted& planted) { return planted.rule == rule; }));
  }
}

}  // namespace
}  // namespace katabasis
