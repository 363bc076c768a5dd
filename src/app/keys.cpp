#include "app/keys.h"

#include <fmt/format.h>
#include <GLFW/glfw3.h>

#include <algorithm>
#include <array>

#include "app/gamepad.h"

namespace katabasis {

namespace {

constexpr std::array bindings{
    KeyBinding{Wish::forward, GLFW_KEY_W, false},
    KeyBinding{Wish::forward, GLFW_KEY_UP, false},
    KeyBinding{Wish::back, GLFW_KEY_S, false},
    KeyBinding{Wish::back, GLFW_KEY_DOWN, false},
    KeyBinding{Wish::step_left, GLFW_KEY_A, false},
    KeyBinding{Wish::step_right, GLFW_KEY_D, false},
    KeyBinding{Wish::turn_left, GLFW_KEY_Q, false},
    KeyBinding{Wish::turn_left, GLFW_KEY_LEFT, false},
    KeyBinding{Wish::turn_right, GLFW_KEY_E, false},
    KeyBinding{Wish::turn_right, GLFW_KEY_RIGHT, false},
    KeyBinding{Wish::obvious, GLFW_KEY_SPACE, false},
    KeyBinding{Wish::listen, GLFW_KEY_F, false},
    KeyBinding{Wish::door, GLFW_KEY_O, false},
    KeyBinding{Wish::take, GLFW_KEY_G, false},
    KeyBinding{Wish::drink, GLFW_KEY_P, false},
    KeyBinding{Wish::wait, GLFW_KEY_R, false},
    KeyBinding{Wish::sleep, GLFW_KEY_Z, false},
    KeyBinding{Wish::inventory, GLFW_KEY_I, false},
    KeyBinding{Wish::heard, GLFW_KEY_L, false},
    KeyBinding{Wish::map, GLFW_KEY_M, false},
    KeyBinding{Wish::map, GLFW_KEY_TAB, false},
    KeyBinding{Wish::ledger, GLFW_KEY_K, false},
    KeyBinding{Wish::history, GLFW_KEY_H, false},
    KeyBinding{Wish::explore, GLFW_KEY_X, false},
    KeyBinding{Wish::help, GLFW_KEY_F1, false},
    KeyBinding{Wish::inside, GLFW_KEY_F3, false},
    KeyBinding{Wish::menu, GLFW_KEY_ESCAPE, false},
    KeyBinding{Wish::save, GLFW_KEY_F5, false},
    KeyBinding{Wish::load, GLFW_KEY_F9, false},
    KeyBinding{Wish::screenshot, GLFW_KEY_F12, false},
    KeyBinding{Wish::share_code, GLFW_KEY_C, true},
    KeyBinding{Wish::forward, gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_UP), false},
    KeyBinding{Wish::back, gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_DOWN), false},
    KeyBinding{Wish::step_left, gamepad_key(GLFW_GAMEPAD_BUTTON_LEFT_BUMPER), false},
    KeyBinding{Wish::step_right, gamepad_key(GLFW_GAMEPAD_BUTTON_RIGHT_BUMPER), false},
    KeyBinding{Wish::turn_left, gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_LEFT), false},
    KeyBinding{Wish::turn_right, gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_RIGHT), false},
    KeyBinding{Wish::obvious, gamepad_key(GLFW_GAMEPAD_BUTTON_A), false},
    KeyBinding{Wish::listen, gamepad_key(GLFW_GAMEPAD_BUTTON_X), false},
    KeyBinding{Wish::take, gamepad_key(GLFW_GAMEPAD_BUTTON_Y), false},
    KeyBinding{Wish::map, gamepad_key(GLFW_GAMEPAD_BUTTON_BACK), false},
    KeyBinding{Wish::explore, gamepad_key(GLFW_GAMEPAD_BUTTON_LEFT_THUMB), false},
    KeyBinding{Wish::inventory, gamepad_key(GLFW_GAMEPAD_BUTTON_RIGHT_THUMB), false},
    KeyBinding{Wish::menu, gamepad_key(GLFW_GAMEPAD_BUTTON_B), false},
    KeyBinding{Wish::menu, gamepad_key(GLFW_GAMEPAD_BUTTON_START), false},
    KeyBinding{Wish::door, gamepad_key(GLFW_GAMEPAD_BUTTON_A, true), false},
    KeyBinding{Wish::drink, gamepad_key(GLFW_GAMEPAD_BUTTON_B, true), false},
    KeyBinding{Wish::wait, gamepad_key(GLFW_GAMEPAD_BUTTON_X, true), false},
    KeyBinding{Wish::sleep, gamepad_key(GLFW_GAMEPAD_BUTTON_Y, true), false},
    KeyBinding{Wish::heard, gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_UP, true), false},
    KeyBinding{Wish::ledger, gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_LEFT, true), false},
    KeyBinding{Wish::history, gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_RIGHT, true), false},
    KeyBinding{Wish::help, gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_DOWN, true), false},
    KeyBinding{Wish::screenshot, gamepad_key(GLFW_GAMEPAD_BUTTON_BACK, true), false},
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
    PanelKeyBinding{gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_UP), PanelKey::up},
    PanelKeyBinding{gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_DOWN), PanelKey::down},
    PanelKeyBinding{gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_LEFT), PanelKey::left},
    PanelKeyBinding{gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_RIGHT), PanelKey::right},
    PanelKeyBinding{gamepad_key(GLFW_GAMEPAD_BUTTON_A), PanelKey::enter},
    PanelKeyBinding{gamepad_key(GLFW_GAMEPAD_BUTTON_Y), PanelKey::tab},
    PanelKeyBinding{gamepad_key(GLFW_GAMEPAD_BUTTON_LEFT_BUMPER), PanelKey::page_up},
    PanelKeyBinding{gamepad_key(GLFW_GAMEPAD_BUTTON_RIGHT_BUMPER), PanelKey::page_down},
    PanelKeyBinding{GLFW_KEY_HOME, PanelKey::home},
    PanelKeyBinding{GLFW_KEY_END, PanelKey::end},
    PanelKeyBinding{GLFW_KEY_PAGE_UP, PanelKey::page_up},
    PanelKeyBinding{GLFW_KEY_PAGE_DOWN, PanelKey::page_down},
};

struct SpecialKey {
  int key;
  std::string_view id;    // in the settings file
  std::string_view name;  // for a person
};
constexpr std::array special_keys{
    SpecialKey{GLFW_KEY_UP, "up", "Up"},
    SpecialKey{GLFW_KEY_DOWN, "down", "Down"},
    SpecialKey{GLFW_KEY_LEFT, "left", "Left"},
    SpecialKey{GLFW_KEY_RIGHT, "right", "Right"},
    SpecialKey{GLFW_KEY_SPACE, "space", "Space"},
    SpecialKey{GLFW_KEY_ENTER, "enter", "Enter"},
    SpecialKey{GLFW_KEY_TAB, "tab", "Tab"},
    SpecialKey{GLFW_KEY_ESCAPE, "escape", "Esc"},
    SpecialKey{GLFW_KEY_BACKSPACE, "backspace", "Backspace"},
    SpecialKey{GLFW_KEY_INSERT, "insert", "Insert"},
    SpecialKey{GLFW_KEY_DELETE, "delete", "Delete"},
    SpecialKey{GLFW_KEY_HOME, "home", "Home"},
    SpecialKey{GLFW_KEY_END, "end", "End"},
    SpecialKey{GLFW_KEY_PAGE_UP, "page-up", "Page up"},
    SpecialKey{GLFW_KEY_PAGE_DOWN, "page-down", "Page down"},
};
constexpr std::string_view control_id = "ctrl-";
constexpr int function_keys = 12;

bool is_letter_or_digit(int key) {
  return (key >= GLFW_KEY_A && key <= GLFW_KEY_Z) || (key >= GLFW_KEY_0 && key <= GLFW_KEY_9);
}
bool is_function_key(int key) {
  return key >= GLFW_KEY_F1 && key < GLFW_KEY_F1 + function_keys;
}
bool is_keypad_digit(int key) {
  return key >= GLFW_KEY_KP_0 && key <= GLFW_KEY_KP_9;
}

// Empty: the key has no name here and cannot be chosen.
std::string name_of(int key) {
  const auto special = std::ranges::find(special_keys, key, &SpecialKey::key);
  if (special != special_keys.end()) return std::string(special->name);
  if (is_letter_or_digit(key)) return std::string(1, static_cast<char>(key));
  if (is_function_key(key)) return fmt::format("F{}", key - GLFW_KEY_F1 + 1);
  if (is_keypad_digit(key)) return fmt::format("Keypad {}", key - GLFW_KEY_KP_0);
  return "";
}

// "Page up" → "page-up".
std::string id_of(int key) {
  const auto special = std::ranges::find(special_keys, key, &SpecialKey::key);
  if (special != special_keys.end()) return std::string(special->id);
  std::string id = name_of(key);
  for (char& letter : id) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    if (letter == ' ') letter = '-';
  }
  return id;
}

std::optional<int> key_with_id(std::string_view id) {
  for (int key = GLFW_KEY_SPACE; key <= GLFW_KEY_LAST; ++key) {
    if (const std::string name = id_of(key); !name.empty() && name == id) return key;
  }
  return std::nullopt;
}

std::optional<Wish> wish_with_id(std::string_view wanted) {
  for (std::size_t i = 0; i < wish_count; ++i) {
    if (id(static_cast<Wish>(i)) == wanted) return static_cast<Wish>(i);
  }
  return std::nullopt;
}

std::optional<KeyBinding> binding_of(const KeyChoice& choice) {
  std::string_view key_id = choice.key;
  const bool control = key_id.starts_with(control_id);
  if (control) key_id.remove_prefix(control_id.size());
  const auto wish = wish_with_id(choice.wish);
  const auto key = key_with_id(key_id);
  // Esc always leads out of a panel.
  if (!wish || !key || *wish == Wish::menu || *key == GLFW_KEY_ESCAPE) return std::nullopt;
  return KeyBinding{*wish, *key, control};
}

}  // namespace

KeyBindings usual_keys() {
  return {bindings.begin(), bindings.end()};
}

KeyBindings chosen_keys(std::span<const KeyChoice> choices) {
  KeyBindings result = usual_keys();
  for (const KeyChoice& choice : choices) {
    const auto chosen = binding_of(choice);
    if (!chosen) continue;
    std::erase_if(result, [&](const KeyBinding& each) {
      return each.wish == chosen->wish && !is_gamepad_key(each.key);
    });
    result.push_back(*chosen);
  }
  std::ranges::stable_sort(result, {}, &KeyBinding::wish);
  return result;
}

std::optional<std::vector<KeyChoice>> with_choice(std::vector<KeyChoice> choices, Wish wish, int key,
                                                  bool control) {
  KeyChoice choice{std::string(id(wish)), fmt::format("{}{}", control ? control_id : "", id_of(key))};
  if (!binding_of(choice)) return std::nullopt;
  std::erase_if(choices, [&](const KeyChoice& each) { return each.wish == choice.wish; });
  choices.push_back(std::move(choice));
  return choices;
}

std::optional<Wish> wish_of(std::span<const KeyBinding> keys, int key, bool control) {
  const auto found = std::ranges::find_if(
      keys, [&](const KeyBinding& binding) { return binding.key == key && binding.control == control; });
  if (found == keys.end()) return std::nullopt;
  return found->wish;
}

bool asks_to_paste(int key, bool control) {
  return control && key == GLFW_KEY_V;
}

std::optional<PanelKey> panel_key_of(int key) {
  const auto found = std::ranges::find(panel_keys, key, &PanelKeyBinding::key);
  if (found == panel_keys.end()) return std::nullopt;
  return found->meaning;
}

std::optional<std::size_t> switch_of(int key) {
  if (key == GLFW_KEY_0) return 9;
  if (key < GLFW_KEY_1 || key > GLFW_KEY_9) return std::nullopt;
  return static_cast<std::size_t>(key - GLFW_KEY_1);
}

KeyNames key_names(std::span<const KeyBinding> keys) {
  KeyNames names;
  for (const KeyBinding& binding : keys) {
    if (is_gamepad_key(binding.key)) continue;
    std::string& name = names[static_cast<std::size_t>(binding.wish)];
    name += fmt::format("{}{}{}", name.empty() ? "" : " or ", binding.control ? "Ctrl+" : "",
                        name_of(binding.key));
  }
  return names;
}

KeyNames key_clashes(std::span<const KeyBinding> keys) {
  KeyNames clashes;
  for (const KeyBinding& one : keys) {
    for (const KeyBinding& other : keys) {
      if (one.wish == other.wish || one.key != other.key || one.control != other.control) continue;
      std::string& text = clashes[static_cast<std::size_t>(one.wish)];
      text += fmt::format("{}{}", text.empty() ? "" : ", ", words(other.wish));
    }
  }
  return clashes;
}

}  // namespace katabasis
