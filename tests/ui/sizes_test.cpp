// No panel leaves the window, whatever the window's size and the text's.
#include <gtest/gtest.h>
#include <imgui_internal.h>

#include "storage/palette_xml.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"
#include "ui/hud.h"

namespace katabasis {
namespace {

constexpr std::array<Size, 5> screens{{{320, 200}, {640, 480}, {1280, 720}, {1920, 1080}, {3840, 2160}}};
constexpr std::array<int, 4> scales{75, 100, 200, 300};
constexpr std::array<Wish, 7> wide_panels{Wish::inventory, Wish::heard, Wish::map, Wish::ledger,
                                          Wish::keys,      Wish::help,  Wish::menu};

Session session_in(std::string_view drawing) {
  auto place = make_place(test::labyrinth_of(drawing), test::small_catalog());
  Origin origin{place->labyrinth, "hoplite"};
  return Session(place, std::move(origin));
}

// Of the picture that was drawn last.
std::vector<const ImGuiWindow*> drawn_panels() {
  std::vector<const ImGuiWindow*> result;
  for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
    const bool implied = std::string_view(window->Name).starts_with("Debug");
    if (window->Active && !window->Hidden && !implied) result.push_back(window);
  }
  return result;
}

void expect_within(Size screen, const std::string& where) {
  for (const ImGuiWindow* window : drawn_panels()) {
    if ((window->Flags & ImGuiWindowFlags_ChildWindow) != 0) continue;
    const ImRect all = window->Rect();
    EXPECT_TRUE(all.Min.x >= 0 && all.Min.y >= 0 && all.Max.x <= static_cast<float>(screen.width) &&
                all.Max.y <= static_cast<float>(screen.height))
        << where << ": " << window->Name << " reaches from " << all.Min.x << "," << all.Min.y << " to "
        << all.Max.x << "," << all.Max.y;
  }
}

TEST(Sizes, NoPanelLeavesTheWindow) {
  const Session session = session_in(R"(
    ##########
    #...##...#
    #.@.LL.1.#
    #...##...#
    ##########)");
  const Log log;
  const PlayView view{session, log};
  const Palette palette = *read_palette(KATABASIS_DATA_DIR "/palette.xml");
  for (const Size screen : screens) {
    for (const int scale : scales) {
      Hud hud{palette, KeyNames{}};
      const auto picture = [&] {
        for (int i = 0; i < 4; ++i) {
          hud.begin(screen, Settings{.text_scale = scale}, PanelInput{}, 1.0F / 60);
          hud.draw(view);
        }
      };
      const std::string where =
          std::to_string(screen.width) + "x" + std::to_string(screen.height) + " at " + std::to_string(scale);
      picture();
      expect_within(screen, where);
      for (const Wish wide : wide_panels) {
        hud.handle(wide);
        picture();
        expect_within(screen, where + ", " + std::string(words(wide)));
        hud.handle(wide);
      }
    }
  }
}

}  // namespace
}  // namespace katabasis
