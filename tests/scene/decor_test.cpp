#include "scene/decor.h"

#include <gtest/gtest.h>

#include "labyrinth/generate.h"
#include "scene/light_map.h"
#include "scene/mesh.h"
#include "scene/movement.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis::test {
namespace {

std::shared_ptr<const Place> halls() {
  std::string drawing;
  for (int row = 0; row < 6; ++row) {
    std::string ring;
    std::string inside;
    for (int hall = 0; hall < 8; ++hall) {
      ring += "########";
      inside += "#......#";
    }
    drawing += ring + "\n";
    for (int y = 0; y < 6; ++y) drawing += inside + "\n";
    drawing += ring + "\n";
  }
  drawing[drawing.find('.')] = '@';
  return make_place(labyrinth_of(drawing), small_catalog());
}

std::vector<Ornament> ornaments_in(const Place& place) {
  std::vector<Ornament> found;
  for (int y = 0; y < place.labyrinth.size().height; ++y) {
    for (int x = 0; x < place.labyrinth.size().width; ++x) {
      if (const auto ornament = ornament_of(place, {x, y})) found.push_back(*ornament);
    }
  }
  return found;
}

TEST(Decor, StandsAtWallsOfFreeFieldsAndTheSameEveryTime) {
  const auto place = halls();
  const std::vector<Ornament> ornaments = ornaments_in(*place);
  EXPECT_EQ(ornaments, ornaments_in(*place));
  int braziers = 0;
  for (const Ornament& ornament : ornaments) {
    if (ornament.kind == OrnamentKind::brazier) ++braziers;
    ASSERT_TRUE(place->barriers.is_free(ornament.field));
    const Room& hall = place->labyrinth.rooms[place->rooms[ornament.field].index()];
    EXPECT_FALSE(hall.area.interior().is_corner(ornament.field)) << "the corners of halls are for columns";
    const glm::vec3 off = glm::abs(ornament.at - floor_of(ornament.field));
    EXPECT_GT(std::max(off.x, off.z), 0.7F) << "out of the way";
    EXPECT_LT(std::max(off.x, off.z), field_size / 2) << "in its field";
  }
  EXPECT_GT(braziers, 20) << "of 48 halls";
  EXPECT_LT(braziers, 44);
  EXPECT_GT(static_cast<int>(ornaments.size()) - braziers, 3 * 48) << "no hall is bare";
}

TEST(Decor, AnotherSeedScattersItOtherwise) {
  Labyrinth labyrinth = halls()->labyrinth;
  labyrinth.parameters.seed += 1;
  EXPECT_NE(ornaments_in(*make_place(labyrinth, small_catalog())), ornaments_in(*halls()));
}

// Doors in the middle of their sides leave another side.
TEST(Decor, TwoOfThreeHallsHaveABrazierInLabyrinthsToo) {
  int halls = 0;
  int braziers = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Generation made = generate(Parameters{.seed = seed}, small_catalog());
    ASSERT_TRUE(std::holds_alternative<Generated>(made)) << seed;
    const auto place = make_place(std::get<Generated>(std::move(made)).labyrinth, small_catalog());
    halls += static_cast<int>(std::ranges::count_if(place->labyrinth.rooms, [](const Room& room) {
      const Rect inside = room.area.interior();
      return room.content == RoomContent::basic && std::min(inside.width, inside.height) >= 4;
    }));
    braziers +=
        static_cast<int>(std::ranges::count(ornaments_in(*place), OrnamentKind::brazier, &Ornament::kind));
  }
  ASSERT_GT(halls, 100);
  EXPECT_GT(braziers * 100, halls * 58) << braziers << " of " << halls;
  EXPECT_LT(braziers * 100, halls * 75) << braziers << " of " << halls;
}

TEST(Decor, LeavesDoorsThingsAndTheEntranceAlone) {
  for (int width = 3; width < 16; ++width) {
    const std::string wide(static_cast<std::size_t>(width), '.');
    const std::string ring(static_cast<std::size_t>(width), '#');
    const std::string things(static_cast<std::size_t>(width), '!');
    const auto place = make_place(labyrinth_of("###" + ring + "######\n#@!" + things + "##!!!#\n#.." + wide +
                                               "++...#\n#.." + wide + "##...#\n###" + ring + "######\n"),
                                  small_catalog());
    for (const Ornament& ornament : ornaments_in(*place)) {
      EXPECT_NE(ornament.field, place->labyrinth.entrance);
      EXPECT_NE(ornament.field.y, 1) << "things lie all along the northern wall";
      for (const Door& door : place->labyrinth.doors) {
        for (const Position side : {door.a, door.b}) {
          const Position off = ornament.field - side;
          EXPECT_GT(std::max(std::abs(off.x), std::abs(off.y)), 1) << "beside a door";
        }
      }
    }
  }
}

TEST(Decor, NothingStandsInACorridorOfOneField) {
  int niches = 0;
  for (int length = 8; length < 30; ++length) {
    const std::string ring(static_cast<std::size_t>(length), '#');
    const std::string inside(static_cast<std::size_t>(length) - 3, '.');
    Labyrinth labyrinth = labyrinth_of({ring + "\n#@" + inside + "#\n" + ring, {{0, 0, length, 3}}});
    labyrinth.rooms[0].content = RoomContent::drawn;
    const auto place = make_place(std::move(labyrinth), small_catalog());
    for (const Ornament& ornament : ornaments_in(*place)) {
      if (ornament.field.x == length - 2) continue;  // its end
      EXPECT_EQ(ornament.kind, OrnamentKind::niche_urn) << "part of the wall";
      ++niches;
    }
  }
  EXPECT_GT(niches, 5);
}

TEST(Decor, EveryThemeHasItsOwn) {
  const std::array<std::string_view, 14> prefabs{
      "gate-of-hades", "palace-of-hades", "judgement-hall",     "burial-ground", "asphodel-meadows",
      "marsh-of-styx", "river-cocytus",   "fields-of-mourning", "phlegethon",    "forge-of-the-cyclopes",
      "elysian-ruin",  "tartarus-pit",    "throne-of-typhon",   "hundred-hands"};
  for (std::size_t i = 0; i < prefabs.size(); ++i) {
    const Theme& theme = theme_of(prefabs[i]);
    EXPECT_EQ(theme.prefab, prefabs[i]);
    for (std::size_t other = 0; other < i; ++other) {
      const Theme& before = theme_of(prefabs[other]);
      EXPECT_FALSE(theme.along_walls == before.along_walls && theme.in_corners == before.in_corners)
          << theme.prefab << " as " << before.prefab;
    }
  }
}

TEST(Decor, AFireBrightensOnlyWhatIsInView) {
  constexpr std::string_view drawing = R"(
    ###############
    #@.......######
    #........######
    #........######
    #######.#######
    #######.......#
    #######.......#
    ###############)";
  const Barriers barriers = barriers_of(drawing);
  const Position hero = position_of(drawing, '@');
  View view;
  view.look(barriers, hero, 8);
  std::vector<View> fires(2);
  fires[0].look(barriers, {7, 2}, brazier_radius);
  fires[1].look(barriers, {12, 6}, brazier_radius);
  const LightWindow plain = light_window(view, barriers, hero, 8);
  const LightWindow lit = light_window(view, barriers, hero, 8, fires);
  const glm::vec2 centre{0.5F, 0.5F};
  EXPECT_GT(lit.at({7, 2}, centre), plain.at({7, 2}, centre) + 0.3F);
  EXPECT_FALSE(view.sees({12, 6}));
  EXPECT_EQ(lit.at({12, 6}, centre), 0) << "the hero does not see that fire";
  EXPECT_LE(lit.at(hero, centre), 1);
}

}  // namespace
}  // namespace katabasis::test
