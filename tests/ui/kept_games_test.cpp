// The list of games that lie in files: the mouse alone and the keys alone reach every one, and however many
// there are, only those in view are read.
#include "ui/kept_games.h"

#include <gtest/gtest.h>
#include <imgui_internal.h>

#include <set>

#include "ui/hands.h"

namespace katabasis {
namespace {

KeptList list_of(int count, KeptKind kind = KeptKind::pictures) {
  KeptList list;
  list.kind = kind;
  for (int i = 0; i < count; ++i)
    list.files.push_back({"/runs/" + std::to_string(i) + ".png", "2026-11-30 08:0" + std::to_string(i % 10)});
  return list;
}

// A shelf and the hands before it: what is asked for is read at once.
class Shown {
 public:
  explicit Shown(KeptList shown) : list(std::move(shown)) {
    hands.hud.show_kept_games();
    settle();
  }

  void take(const Commands& commands) {
    for (const Command& command : commands) {
      if (const auto* read = std::get_if<command::ReadKept>(&command)) {
        asked.insert(read->file);
        list.read.at(read->file % KeptList::slots) =
            KeptList::Slot{read->file, {"KATA1-TEST", "Round 3", "", true}};
      }
      if (const auto* open = std::get_if<command::OpenKept>(&command)) opened.push_back(open->file);
    }
  }
  // Until nothing more is asked for.
  void settle() {
    for (int i = 0; i < 100; ++i) {
      const Commands commands = hands.picture(view());
      take(commands);
      if (i > 3 && commands.empty()) return;
    }
    ADD_FAILURE() << "the list is never at rest";
  }
  void press(PanelKey key) {
    take(hands.press(view(), key));
    settle();
  }
  void click(int x, int y) { take(hands.click(view(), x, y)); }
  TitleView view() const { return {true, &list}; }

  KeptList list;
  Hands hands;
  std::set<std::size_t> asked;
  std::vector<std::size_t> opened;
};

TEST(KeptGames, TheNewestIsChosenAtFirst) {
  Shown shown(list_of(3));
  shown.press(PanelKey::enter);
  EXPECT_EQ(shown.opened, std::vector<std::size_t>{0});
}

TEST(KeptGames, KeysReachEveryOne) {
  Shown shown(list_of(20));
  for (std::size_t i = 0; i < 20; ++i) {
    shown.opened.clear();
    shown.press(PanelKey::enter);
    ASSERT_EQ(shown.opened, std::vector<std::size_t>{i});
    shown.press(PanelKey::down);
  }
  EXPECT_EQ(shown.asked.size(), 20U) << "each has come into view";
}

TEST(KeptGames, TheMouseReachesThoseInView) {
  Shown shown(list_of(3));
  for (int y = 0; y < screen.height; y += 20) shown.click(screen.width / 2, y);
  const std::set<std::size_t> opened(shown.opened.begin(), shown.opened.end());
  EXPECT_EQ(opened, (std::set<std::size_t>{0, 1, 2}));
}

TEST(KeptGames, OfAThousandOnlyThoseInViewAreRead) {
  Shown shown(list_of(1000));
  EXPECT_GE(shown.asked.size(), 5U);
  EXPECT_LE(shown.asked.size(), 12U);
  const std::size_t first = *shown.asked.rbegin();
  shown.press(PanelKey::page_down);
  shown.press(PanelKey::page_down);
  EXPECT_GT(*shown.asked.rbegin(), first);
  shown.press(PanelKey::end);
  EXPECT_TRUE(shown.asked.contains(999));
  EXPECT_LE(shown.asked.size(), 40U);
  shown.press(PanelKey::enter);
  EXPECT_EQ(shown.opened, std::vector<std::size_t>{999});
}

TEST(KeptGames, TheWheelGoesThroughThem) {
  Shown shown(list_of(100));
  PanelInput input;
  input.mouse_x = screen.width / 2.0F;
  input.mouse_y = screen.height / 2.0F;
  input.wheel = -10;
  for (int i = 0; i < 3; ++i) shown.take(shown.hands.picture(shown.view(), input));
  shown.settle();
  EXPECT_GT(*shown.asked.rbegin(), 15U);
}

TEST(KeptGames, EscAndCloseGoBackToTheTitle) {
  Shown shown(list_of(2));
  shown.hands.hud.handle(Wish::menu);
  for (int i = 0; i < 3; ++i) shown.hands.picture(shown.view());
  EXPECT_TRUE(has<command::Continue>(shown.hands.press(shown.view(), PanelKey::enter)));
  shown.hands.hud.show_kept_games();
  shown.settle();
  const auto open = [] { return ImGui::FindWindowByName("Pictures")->Active; };
  for (int y = screen.height - 1; y > 0 && open(); y -= 8) {
    shown.click(screen.width / 2, y);
    shown.hands.picture(shown.view());
  }
  EXPECT_TRUE(shown.opened.empty());
  EXPECT_TRUE(has<command::Continue>(shown.hands.press(shown.view(), PanelKey::enter)));
}

TEST(KeptGames, AnEmptyListIsClosedByTheFirstKey) {
  Shown shown(list_of(0));
  shown.press(PanelKey::enter);
  for (int i = 0; i < 3; ++i) shown.hands.picture(shown.view());
  EXPECT_TRUE(has<command::Continue>(shown.hands.press(shown.view(), PanelKey::enter)));
}

TEST(KeptGames, TheTitleHasBothLists) {
  Hands hands;
  const TitleView title{true};
  for (int i = 0; i < 3; ++i) hands.picture(title);
  std::set<KeptKind> kinds;
  for (int y = screen.height / 3; y < screen.height; y += 8) {
    for (const Command& command : hands.click(title, screen.width / 2, y)) {
      if (const auto* list = std::get_if<command::ShowKept>(&command)) kinds.insert(list->kind);
      if (std::holds_alternative<command::DrawSeed>(command)) hands.hud.handle(Wish::menu);
    }
  }
  EXPECT_EQ(kinds.size(), 2U);
}

TEST(KeptGames, ComeToRestInEveryWindow) {
  const KeptList list = list_of(1000);
  for (const Size size :
       {Size{320, 200}, Size{640, 360}, Size{1280, 720}, Size{3840, 2160}, Size{60, 2000}}) {
    Hud hud{*read_palette(KATABASIS_DATA_DIR "/palette.xml"), KeyNames{}};
    hud.show_kept_games();
    KeptList read = list;
    std::size_t asked = 0;
    for (int i = 0; i < 60; ++i) {
      hud.begin(size, Settings{.text_scale = 75}, PanelInput{}, 1.0F / 60);
      for (const Command& command : hud.draw(TitleView{true, &read})) {
        const auto& file = std::get<command::ReadKept>(command).file;
        read.read.at(file % KeptList::slots) = KeptList::Slot{file, {}};
        ++asked;
      }
    }
    EXPECT_GE(asked, 2U);
    EXPECT_LE(asked, KeptList::slots);
    for (const ImGuiWindow* window : ImGui::GetCurrentContext()->Windows) {
      if (!window->Active || (window->Flags & ImGuiWindowFlags_ChildWindow) != 0) continue;
      EXPECT_LE(window->Rect().Max.x, static_cast<float>(size.width)) << window->Name;
      EXPECT_LE(window->Rect().Max.y, static_cast<float>(size.height)) << window->Name;
    }
  }
}

}  // namespace
}  // namespace katabasis
