#include "app/keys.h"

#include <GLFW/glfw3.h>

#include <algorithm>
#include <array>

namespace katabasis {

namespace {

constexpr std::array bindings{
    KeyBinding{Wish::forward, GLFW_KEY_W, false, "W"},
    KeyBinding{Wish::forward, GLFW_KEY_UP, false, "Up"},
    KeyBinding{Wish::back, GLFW_KEY_S, false, "S"},
    KeyBinding{Wish::back, GLFW_KEY_DOWN, false, "Down"},
    KeyBinding{Wish::step_left, GLFW_KEY_A, false, "A"},
    KeyBinding{Wish::step_right, GLFW_KEY_D, false, "D"},
    KeyBinding{Wish::turn_left, GLFW_KEY_Q, false, "Q"},
    KeyBinding{Wish::turn_left, GLFW_KEY_LEFT, false, "Left"},
    KeyBinding{Wish::turn_right, GLFW_KEY_E, false, "E"},
    KeyBinding{Wish::turn_right, GLFW_KEY_RIGHT, false, "Right"},
    KeyBinding{Wish::obvious, GLFW_KEY_SPACE, false, "Space"},
    KeyBinding{Wish::listen, GLFW_KEY_F, false, "F"},
    KeyBinding{Wish::door, GLFW_KEY_O, false, "O"},
    KeyBinding{Wish::take, GLFW_KEY_G, false, "G"},
    KeyBinding{Wish::drink, GLFW_KEY_P, false, "P"},
    KeyBinding{Wish::wait, GLFW_KEY_R, false, "R"},
    KeyBinding{Wish::sleep, GLFW_KEY_Z, false, "Z"},
    KeyBinding{Wish::inventory, GLFW_KEY_I, false, "I"},
    KeyBinding{Wish::heard, GLFW_KEY_L, false, "L"},
    KeyBinding{Wish::map, GLFW_KEY_M, false, "M"},
    KeyBinding{Wish::map, GLFW_KEY_TAB, false, "Tab"},
    KeyBinding{Wish::ledger, GLFW_KEY_K, false, "K"},
    KeyBinding{Wish::explore, GLFW_KEY_X, false, "X"},
    KeyBinding{Wish::help, GLFW_KEY_F1, false, "F1"},
    KeyBinding{Wish::menu, GLFW_KEY_ESCAPE, false, "Esc"},
    KeyBinding{Wish::save, GLFW_KEY_F5, false, "F5"},
    KeyBinding{Wish::load, GLFW_KEY_F9, false, "F9"},
    KeyBinding{Wish::screenshot, GLFW_KEY_F12, false, "F12"},
    KeyBinding{Wish::share_code, GLFW_KEY_C, true, "Ctrl+C"},
};

struct PanelKeyBinding {
  int key;
  PanelKey meaning;
};
constexpr std::array panel_keys{
    PanelKeyBinding{GLFW_KEY_UP, PanelKey::up},
    PanelKeyBinding{GLFW_KEY_DOWN, PanelKey::down},
    PanelKeyBinding{GLFW_KEY_LEFT, PanelKey::left},
    PanelKeyBinding{GLFW_KEY_RIGHT, PanelKey::right},
    PanelKeyBinding{GLFW_KEY_ENTER, PanelKey::enter},
    PanelKeyBinding{GLFW_KEY_KP_ENTER, PanelKey::enter},
    PanelKeyBinding{GLFW_KEY_SPACE, PanelKey::space},
    PanelKeyBinding{GLFW_KEY_TAB, PanelKey::tab},
    PanelKeyBinding{GLFW_KEY_BACKSPACE, PanelKey::backspace},
    PanelKeyBinding{GLFW_KEY_DELETE, PanelKey::erase},
    PanelKeyBinding{GLFW_KEY_HOME, PanelKey::home},
    PanelKeyBinding{GLFW_KEY_END, PanelKey::end},
};

}  // namespace

std::span<const KeyBinding> key_bindings() {
  return bindings;
}

std::optional<Wish> wish_of(int key, bool control) {
  const auto found = std::ranges::find_if(
      bindings, [&](const KeyBinding& binding) { return binding.key == key && binding.control == control; });
  if (found == bindings.end()) return std::nullopt;
  return found->wish;
}

std::optional<PanelKey> panel_key_of(int key) {
  const auto found = std::ranges::find(panel_keys, key, &PanelKeyBinding::key);
  if (found == panel_keys.end()) return std::nullopt;
  return found->meaning;
}

KeyNames key_names() {
  KeyNames names;
  for (const KeyBinding& binding : bindings) {
    std::string& name = names[static_cast<std::size_t>(binding.wish)];
    name += (name.empty() ? "" : " or ") + std::string(binding.name);
  }
  return names;
}

}  // namespace katabasis
