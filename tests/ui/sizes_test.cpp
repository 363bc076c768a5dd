// Whatever the window's size and the text's: no panel leaves the window, no word is cut, none lies on
// another.
#include <gtest/gtest.h>

#include "play/whereabouts.h"
#include "ui/letters.h"
#include "ui/showcase.h"

namespace katabasis::test {
namespace {

constexpr std::array<int, 5> scales{75, 100, 150, 200, 300};

void expect_within(Size screen, const std::string& where) {
  for (const ImGuiWindow* window : drawn_windows()) {
    if ((window->Flags & ImGuiWindowFlags_ChildWindow) != 0) continue;
    const ImRect all = window->Rect();
    EXPECT_TRUE(all.Min.x >= 0 && all.Min.y >= 0 && all.Max.x <= static_cast<float>(screen.width) &&
                all.Max.y <= static_cast<float>(screen.height))
        << where << ": " << window->Name << " reaches from " << all.Min.x << "," << all.Min.y << " to "
        << all.Max.x << "," << all.Max.y;
  }
}

class Sizes : public testing::TestWithParam<Size> {
 protected:
  // At every scale of the text; what is looked at has settled.
  template <typename Check>
  void in_every_scene(const Check& check) {
    const Showcase showcase;
    for (const int scale : scales) {
      Stand stand(GetParam(), Settings{.text_scale = scale});
      for (const Scene& scene : showcase.scenes()) {
        stand.show(scene);
        check(scene.name + " at " + std::to_string(scale) + " %");
      }
    }
  }
};

TEST_P(Sizes, NoPanelLeavesTheWindow) {
  in_every_scene([](const std::string& where) { expect_within(GetParam(), where); });
}

TEST_P(Sizes, NoWordIsCut) {
  in_every_scene([](const std::string& where) {
    for (const std::string& fault : cut_words()) ADD_FAILURE() << where << ": " << fault;
  });
}

TEST_P(Sizes, NoWordLiesOnAnother) {
  in_every_scene([](const std::string& where) {
    for (const std::string& fault : words_on_words()) ADD_FAILURE() << where << ": " << fault;
  });
}

INSTANTIATE_TEST_SUITE_P(Windows, Sizes,
                         testing::Values(Size{320, 200}, Size{320, 240}, Size{400, 900}, Size{640, 360},
                                         Size{640, 480}, Size{1024, 600}, Size{1280, 720}, Size{1920, 1080},
                                         Size{2560, 1080}, Size{3840, 2160}),
                         [](const auto& each) {
                           return std::to_string(each.param.width) + "x" + std::to_string(each.param.height);
                         });

TEST(Showcase, HasSomethingInEveryPanel) {
  const Showcase showcase;
  const Game& game = showcase.session.game();
  EXPECT_NE(target_of(game), nullptr);
  EXPECT_GE(game.inventory().size(), 3U);
  EXPECT_GE(game.known().heard.size(), 1U);
  EXPECT_GE(showcase.log.lines().size(), 8U);
}

}  // namespace
}  // namespace katabasis::test
