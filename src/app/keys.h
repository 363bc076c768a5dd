// Which key means what: one table for the window, the prompt and the help, which a person may change.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "play/settings.h"
#include "ui/hud.h"

namespace katabasis {

struct KeyBinding {
  Wish wish;
  int key;       // as GLFW numbers it
  bool control;  // with the control key held
};
using KeyBindings = std::vector<KeyBinding>;

KeyBindings usual_keys();
// A wish with a choice has lost its usual keys; choices with names that nothing has are ignored.
KeyBindings chosen_keys(std::span<const KeyChoice> choices);
// The choices with this one, in place of an earlier one for the same wish; nothing for a key without a name.
std::optional<std::vector<KeyChoice>> with_choice(std::vector<KeyChoice> choices, Wish wish, int key,
                                                  bool control);

// The first wish in the order of the wishes, if several have the same key.
std::optional<Wish> wish_of(std::span<const KeyBinding> bindings, int key, bool control);
// Ctrl+V: the text that was copied is to be used.
bool asks_to_paste(int key, bool control);
// What the key does in a panel that has the keyboard.
std::optional<PanelKey> panel_key_of(int key);
// 0 for the key 1, … 9 for the key 0: the overlay's switches.
std::optional<std::size_t> switch_of(int key);
// "W or Up" for each wish.
KeyNames key_names(std::span<const KeyBinding> bindings);
// For each wish what else its keys mean; empty: nothing.
KeyNames key_clashes(std::span<const KeyBinding> bindings);

}  // namespace katabasis
