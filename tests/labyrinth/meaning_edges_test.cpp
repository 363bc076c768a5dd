// What is just not a breach and what just is one, and that anything can be looked at.
#include <gtest/gtest.h>

#include <algorithm>

#include "base/rng.h"
#include "labyrinth/meaning.h"
#include "support/meaningful.h"
#include "support/small_catalog.h"

namespace katabasis {
namespace {

using test::all_texts;
using test::meaningful;
using test::shade_in_room_2;
using test::wall;

TEST(Breaches, WithoutACatalogThemesAreNotLookedAt) {
  Labyrinth labyrinth = meaningful();
  labyrinth.rooms[0].type = "bathroom";
  labyrinth.components[1].prefab = "cellar";
  EXPECT_EQ(all_texts(breaches(labyrinth, nullptr)), "");
}

TEST(Breaches, FourStepsAreTooNearAndFiveAreFarEnough) {
  Labyrinth labyrinth = meaningful();
  labyrinth.monsters[shade_in_room_2].at = labyrinth.entrance + Position{4, 0};
  EXPECT_EQ(breaches(labyrinth, nullptr).size(), 1u);
  labyrinth.monsters[shade_in_room_2].at = labyrinth.entrance + Position{5, 0};
  EXPECT_TRUE(breaches(labyrinth, nullptr).empty());
}

TEST(Breaches, ADrawnRoomMayBeAnything) {
  Labyrinth labyrinth = meaningful();
  labyrinth.rooms[0].content = RoomContent::drawn;
  for (const Position at : {Position{5, 3}, {6, 3}, {7, 4}}) wall(labyrinth, at);
  EXPECT_TRUE(breaches(labyrinth, nullptr).empty());
}

TEST(Breaches, AMazeMayBeWideWhereItsDoorWasPierced) {
  Labyrinth labyrinth = meaningful();
  labyrinth.rooms[0].content = RoomContent::maze;
  const std::vector<std::string_view> rows{"##########", "#....#####", "####.#####", "####.#####",
                                           "##########"};
  const auto redraw = [&](std::vector<std::string_view> lines) {
    for (int y = 1; y <= 5; ++y) {
      for (int x = 1; x <= 10; ++x) {
        const char letter = lines[static_cast<std::size_t>(y - 1)][static_cast<std::size_t>(x - 1)];
        labyrinth.fields[{x, y}] = letter == '#' ? Ground::wall : Ground::free;
      }
    }
  };
  const auto wide_places = [&] {
    const std::vector<Finding> findings = breaches(labyrinth, nullptr);
    return std::count_if(findings.begin(), findings.end(), [](const Finding& f) {
      return f.text.find("wider than one field") != std::string::npos;
    });
  };
  // The door is below the fifth column.
  redraw({"..........", "#.########", "#.########", "#.########", "#....#####"});
  EXPECT_EQ(wide_places(), 0);
  redraw({"..........", "#.########", "#.########", "#...######", "#....#####"});
  EXPECT_EQ(wide_places(), 1) << "wide beyond the door's way";
  redraw({"..........", "#.##..####", "#.##.#####", "#.##.#####", "#.##.#####"});
  EXPECT_EQ(wide_places(), 0) << "wide where the door's way meets the maze";
  redraw({"..........", ".#########", ".#########", "....######", "#...######"});
  EXPECT_EQ(wide_places(), 1);
}

// What comes from a file may be anything as long as it is inside its ranges.
TEST(Breaches, TakesAnythingThatIsInsideItsRanges) {
  const Catalog catalog = test::small_catalog();
  Rng rng(1, "hostile");
  const Size size = meaningful().size();
  const auto place = [&] {
    const int x = rng.between(0, size.width - 1);
    const int y = rng.between(0, size.height - 1);
    return Position{x, y};
  };
  for (int i = 0; i < 3000; ++i) {
    Labyrinth labyrinth = meaningful();
    for (int changes = rng.between(1, 30); changes > 0; --changes) {
      Door& door = labyrinth.doors[rng.below(static_cast<std::uint32_t>(labyrinth.doors.size()))];
      Room& room = labyrinth.rooms[rng.below(4)];
      switch (rng.below(11)) {
        case 0:
          door.a = place();
          break;
        case 1:
          door.b = place();
          break;
        case 2:
          door.room_a = RoomId{rng.between(0, 3)};
          break;
        case 3:
          door.room_b = RoomId{rng.between(0, 3)};
          break;
        case 4:
          labyrinth.doors.push_back(door);
          break;
        case 5:
          door.key = KeyId{rng.between(-3, 5)};
          break;
        case 6:
          door.state = static_cast<DoorState>(rng.below(3));
          break;
        case 7:
          labyrinth.fields[place()] = static_cast<Ground>(rng.below(2));
          break;
        case 8: {
          room.area.x = rng.between(0, size.width - 1);
          room.area.width = rng.between(1, size.width - room.area.x);
          break;
        }
        case 9:
          room.content = static_cast<RoomContent>(rng.below(3));
          break;
        case 10: {
          Component& component = labyrinth.components[rng.below(4)];
          component.order = rng.between(-1'000'000'000, 1'000'000'000);
          component.kind = static_cast<ComponentKind>(rng.below(3));
          room.component = ComponentId{rng.between(0, 3)};
          break;
        }
      }
    }
    EXPECT_LT(breaches(labyrinth, &catalog).size(), 500u);
  }
}

}  // namespace
}  // namespace katabasis
