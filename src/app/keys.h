// Which key means what: one table for the window, the prompt and the help.
#pragma once

#include <optional>
#include <span>

#include "ui/hud.h"

namespace katabasis {

struct KeyBinding {
  Wish wish;
  int key;       // as GLFW numbers it
  bool control;  // with the control key held
  const char* name;
};

std::span<const KeyBinding> key_bindings();
std::optional<Wish> wish_of(int key, bool control);
// What the key does in a panel that has the keyboard.
std::optional<PanelKey> panel_key_of(int key);
// "W or Up" for each wish.
KeyNames key_names();

}  // namespace katabasis
