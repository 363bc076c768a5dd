#include "scene/decor.h"

#include <gtest/gtest.h>

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

TEST(Decor, StandsAtWallsOfFreeFieldsAndTheSameEveryTime) {
  const auto place = halls();
  int rubble = 0;
  int braziers = 0;
  for (int y = 0; y < place->labyrinth.size().height; ++y) {
    for (int x = 0; x < place->labyrinth.size().width; ++x) {
      const Position at{x, y};
      const auto ornament = ornament_of(*place, at);
      EXPECT_EQ(ornament, ornament_of(*place, at));
      if (!ornament) continue;
      ++(ornament->kind == OrnamentKind::brazier ? braziers : rubble);
      ASSERT_TRUE(place->barriers.is_free(at));
      const glm::vec3 off = glm::abs(ornament->at - floor_of(at));
      EXPECT_GT(std::max(off.x, off.z), 0.7F) << "out of the way";
      EXPECT_LT(std::max(off.x, off.z), field_size / 2) << "in its field";
    }
  }
  EXPECT_GT(braziers, 20) << "of 48 halls";
  EXPECT_LT(braziers, 44);
  EXPECT_EQ(rubble, 0) << "the corners of halls are for columns";
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
