// The overlay by its keys: each part has one of its own, and nothing of the game changes.
#include "app/inside_keys.h"

#include <GLFW/glfw3.h>
#include <gtest/gtest.h>

#include "app/keys.h"
#include "scene/movement.h"
#include "storage/palette_xml.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "ui/retelling.h"

namespace katabasis {
namespace {

class InsideKeys : public testing::Test {
 protected:
  static Session hall() {
    auto place = make_place(test::labyrinth_of(R"(
      #########
      #.......#
      #...s...#
      #.......#
      #...@...#
      #########)"),
                            test::small_catalog());
    Origin origin{place->labyrinth, "hoplite"};
    return {place, std::move(origin)};
  }

  // All that is drawn, as one number for each of its points.
  std::vector<float> drawn() {
    const Log log = log_of(session_);
    const Hero& hero = session_.game().world().hero;
    const PictureCost cost{};
    Frame frame;
    frame.camera = camera_at(floor_of(hero.at) + glm::vec3(0, eye_height, 0), heading_of(hero.facing), 0,
                             default_fov, 16.0F / 9);
    for (int i = 0; i < 3; ++i) {
      hud_.begin({1280, 720}, Settings{}, PanelInput{}, 1.0F / 60);
      hud_.draw(PlayView{session_, log, &frame, &cost});
    }
    std::vector<float> points;
    const ImDrawData& drawing = *hud_.drawing();
    for (int i = 0; i < drawing.CmdListsCount; ++i) {
      for (const ImDrawVert& point : drawing.CmdLists[i]->VtxBuffer)
        points.insert(points.end(), {point.pos.x, point.pos.y, point.uv.x, point.uv.y});
    }
    return points;
  }
  bool press(int key, bool control = false) {
    return take_inside_key(hud_, session_.game(), {key, true, control});
  }

  Session session_ = hall();
  Hud hud_{*read_palette(KATABASIS_DATA_DIR "/palette.xml"), key_names(usual_keys())};
};

TEST_F(InsideKeys, EachPartHasOneThatShowsItAndHidesIt) {
  const std::uint64_t hash = session_.game().hash();
  hud_.open_inside({});
  const auto none = drawn();
  std::vector<std::vector<float>> pictures;
  for (const int key : {GLFW_KEY_1, GLFW_KEY_2, GLFW_KEY_3, GLFW_KEY_4, GLFW_KEY_5, GLFW_KEY_6, GLFW_KEY_7,
                        GLFW_KEY_8, GLFW_KEY_9, GLFW_KEY_0}) {
    EXPECT_TRUE(press(key));
    pictures.push_back(drawn());
    EXPECT_NE(pictures.back(), none) << "key " << key;
    EXPECT_TRUE(press(key));
    EXPECT_EQ(drawn(), none) << "key " << key;
  }
  EXPECT_EQ(pictures.size(), inside_count);
  for (std::size_t a = 0; a < pictures.size(); ++a) {
    for (std::size_t b = 0; b < a; ++b) EXPECT_NE(pictures[a], pictures[b]) << a << " and " << b;
  }
  EXPECT_EQ(session_.game().hash(), hash);
  EXPECT_TRUE(session_.run().entries.empty());
}

TEST_F(InsideKeys, ArrowsWithControlLeadTheField) {
  hud_.open_inside(std::array{Inside::field});
  const auto ahead = drawn();
  EXPECT_TRUE(press(GLFW_KEY_UP, true));
  EXPECT_TRUE(press(GLFW_KEY_UP, true));
  const auto further = drawn();
  EXPECT_NE(further, ahead);
  EXPECT_TRUE(press(GLFW_KEY_DOWN, true));
  EXPECT_NE(drawn(), further);
  EXPECT_FALSE(press(GLFW_KEY_UP)) << "without control it is a step";
}

TEST_F(InsideKeys, MeanSomethingElseWhileTheOverlayIsClosedOrHasNoUseForThem) {
  drawn();
  EXPECT_FALSE(press(GLFW_KEY_1));
  EXPECT_FALSE(press(GLFW_KEY_UP, true));
  hud_.open_inside({});
  drawn();
  EXPECT_FALSE(press(GLFW_KEY_PAGE_UP)) << "no making is shown";
  EXPECT_FALSE(press(GLFW_KEY_W));
  EXPECT_FALSE(press(GLFW_KEY_1, true));
}

}  // namespace
}  // namespace katabasis
