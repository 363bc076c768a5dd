// What can be done in each panel is done by keys alone, and by clicks alone.
#include <fmt/format.h>
#include <gtest/gtest.h>
#include <imgui_internal.h>

#include <deque>
#include <set>

#include "play/words.h"
#include "ui/showcase.h"

namespace katabasis::test {
namespace {

constexpr Size screen{1280, 720};
using Deeds = std::set<std::string>;

template <typename... Kinds>
struct Names : Kinds... {
  using Kinds::operator()...;
};
template <typename... Kinds>
Names(Kinds...) -> Names<Kinds...>;

// What of the settings a change is about.
std::string changed(const Settings& before, const Settings& after) {
  if (before.text_scale != after.text_scale) return "text scale";
  if (before.field_of_view != after.field_of_view) return "field of view";
  if (before.window != after.window) return "window size";
  if (before.fullscreen != after.fullscreen) return "fullscreen";
  if (before.vsync != after.vsync) return "v-sync";
  if (before.reduce_motion != after.reduce_motion) return "reduce motion";
  if (before.contrast != after.contrast) return "contrast";
  if (before.low_quality != after.low_quality) return "simple light";
  if (before.places != after.places) return "places";
  return "keys";
}

std::string name_of(const Command& command, const Settings& settings) {
  return std::visit(
      Names{[](const Action& action) {
              const std::string line = words(action);
              return line.substr(0, line.find(' '));
            },
            [](Wish wish) { return std::string(id(wish)); },
            [](ReplayWish wish) { return fmt::format("replay {}", static_cast<int>(wish)); },
            [](const command::ShowRound&) { return std::string("round"); },
            [](const command::NewGame&) { return std::string("begin"); },
            [](const command::Continue&) { return std::string("continue"); },
            [](const command::Today&) { return std::string("today"); },
            [](const command::PasteCode&) { return std::string("paste"); },
            [](const command::DrawSeed&) { return std::string("seed"); },
            [](const command::Travel&) { return std::string("travel"); },
            [](const command::ToTitle&) { return std::string("title"); },
            [](const command::Quit&) { return std::string("quit"); },
            [](const auto&) { return std::string("other"); },
            [&](const command::ChangeSettings& change) { return changed(settings, change.settings); }},
      command);
}

// A person before one panel, with it open from the start as often as is needed.
class Person {
 public:
  Person(const Scene& scene, std::string panel)
      : scene_(scene), panel_(std::move(panel)), stand_(screen, settings_) {}

  void begin() {
    stand_.show(scene_);
    open_ = open();
    did_ = false;
  }
  // Anything came of it since the beginning.
  bool did() const { return did_; }

  void take(const Commands& commands) {
    for (const Command& command : commands) deeds.insert(name_of(command, settings_));
    if (open_ && !open()) deeds.insert("gone");
    if (stand_.hud.awaits_key()) deeds.insert("asks for a key");
    did_ = did_ || !commands.empty() || open_ != open() || stand_.hud.awaits_key();
    open_ = open();
  }

  void press(PanelKey key) { take(stand_.press(scene_, key)); }

  void click(ImVec2 at) {
    PanelInput input;
    input.mouse_x = at.x;
    input.mouse_y = at.y;
    for (const bool down : {false, true, false, false}) {
      input.mouse_left = down;
      take(stand_.picture(scene_, input));
    }
  }

  static ImGuiID chosen() { return ImGui::GetCurrentContext()->NavId; }

  Deeds deeds;

 private:
  bool open() const {
    const ImGuiWindow* const window = ImGui::FindWindowByName(panel_.c_str());
    return window != nullptr && window->Active && stand_.hud.has_keyboard();
  }

  const Scene& scene_;
  std::string panel_;
  Settings settings_;
  Stand stand_;
  bool open_ = false;
  bool did_ = false;
};

// Goes with the arrows wherever they lead, and at each place presses, changes and presses again; what has to
// be deleted is.
Deeds by_keys(const Scene& scene, const std::string& panel) {
  Person person(scene, panel);
  std::set<ImGuiID> seen;
  std::deque<std::vector<PanelKey>> open{{}};
  while (!open.empty()) {
    const std::vector<PanelKey> way = open.front();
    open.pop_front();
    const auto go = [&] {
      person.begin();
      for (const PanelKey key : way) person.press(key);
    };
    go();
    if (!seen.insert(Person::chosen()).second) continue;
    for (const PanelKey then : {PanelKey::up, PanelKey::down, PanelKey::left, PanelKey::right}) {
      go();
      for (const PanelKey key : {PanelKey::enter, then, PanelKey::enter}) person.press(key);
      go();
      for (const PanelKey key : {then, PanelKey::enter}) person.press(key);
    }
    go();
    person.press(PanelKey::erase);
    for (const PanelKey key : {PanelKey::up, PanelKey::down, PanelKey::left, PanelKey::right}) {
      open.push_back(way);
      open.back().push_back(key);
    }
  }
  return person.deeds;
}

// Clicks everywhere in the panel, at distances that no button is smaller than.
Deeds by_clicks(const Scene& scene, const std::string& panel) {
  constexpr float apart = 18;  // pixels
  Person person(scene, panel);
  person.begin();
  const ImGuiWindow* const window = ImGui::FindWindowByName(panel.c_str());
  if (window == nullptr) return {};
  const ImRect area = window->Rect();
  for (float y = area.Min.y + apart / 2; y < area.Max.y; y += apart) {
    for (float x = area.Min.x + apart / 2; x < area.Max.x; x += apart) {
      person.click({x, y});
      if (!person.did()) person.click({x, y});  // what a click chooses a second one may use
      if (person.did()) person.begin();
    }
  }
  return person.deeds;
}

struct Panelful {
  const char* scene;
  const char* panel;  // its window's name
  Deeds deeds;
};

const std::vector<Panelful> panels{
    {"inventory", "inventory", {"equip", "drop", "gone"}},
    {"heard", "heard", {"gone"}},
    {"map", "map", {"travel", "gone"}},
    {"ledger", "ledger", {"gone"}},
    {"history", "history", {"gone"}},
    {"keys", "keys", {"asks for a key", "gone"}},
    {"help", "help", {"gone"}},
    {"arrange", "arrange", {"places", "gone"}},
    {"menu",
     "menu",
     {"text scale", "field of view", "window size", "fullscreen", "v-sync", "reduce motion", "contrast",
      "simple light", "menu", "keys", "arrange", "help", "save", "load", "screenshot", "share-code", "inside",
      "title", "quit"}},
    {"title", "title", {"continue", "seed", "today", "paste", "menu", "help", "quit"}},
    {"new game", "new game", {"seed", "begin"}},
    {"end", "end", {"title", "begin", "load", "share-code", "quit"}},
};

const Scene& scene_named(const std::vector<Scene>& scenes, const std::string& name) {
  return *std::ranges::find(scenes, name, &Scene::name);
}

class Hands : public testing::TestWithParam<Panelful> {
 protected:
  static void expect_all(const Deeds& done) {
    for (const std::string& deed : GetParam().deeds) EXPECT_TRUE(done.contains(deed)) << deed;
  }
  const Showcase showcase_;
  const std::vector<Scene> scenes_ = showcase_.scenes();
};

TEST_P(Hands, KeysAloneDoEverything) {
  expect_all(by_keys(scene_named(scenes_, GetParam().scene), GetParam().panel));
}

TEST_P(Hands, ClicksAloneDoEverything) {
  expect_all(by_clicks(scene_named(scenes_, GetParam().scene), GetParam().panel));
}

TEST_P(Hands, KeysReachWhateverAClickReaches) {
  const Scene& scene = scene_named(scenes_, GetParam().scene);
  Deeds keys = by_keys(scene, GetParam().panel);
  keys.insert("gone");            // Esc does it everywhere,
  keys.insert(GetParam().panel);  // and the key that has opened it
  for (const std::string& deed : by_clicks(scene, GetParam().panel)) EXPECT_TRUE(keys.contains(deed)) << deed;
}

INSTANTIATE_TEST_SUITE_P(Panels, Hands, testing::ValuesIn(panels), [](const auto& each) {
  std::string name = each.param.scene;
  std::ranges::replace(name, ' ', '_');
  return name;
});

// What has no key is in the menu.
TEST(EveryWish, HasAKeyOrIsInTheMenu) {
  const Showcase showcase;
  const std::vector<Scene> scenes = showcase.scenes();
  const Deeds menu = by_keys(scene_named(scenes, "menu"), "menu");
  const KeyNames names = key_names(usual_keys());
  for (std::size_t i = 0; i < wish_count; ++i) {
    const std::string wish(id(static_cast<Wish>(i)));
    EXPECT_TRUE(!names[i].empty() || menu.contains(wish)) << wish;
  }
}

}  // namespace
}  // namespace katabasis::test
