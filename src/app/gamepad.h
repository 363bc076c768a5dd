// The buttons of a gamepad as keys: they go through the same table as those of a keyboard. Knows no device:
// the window tells what is down.
#pragma once

#include <array>

#include "app/input.h"

namespace katabasis {

// Numbers of their own, above all keys of a keyboard.
inline constexpr int first_gamepad_key = 1000;
inline constexpr std::size_t gamepad_button_count = 15;  // as GLFW counts them

// While a trigger is pulled every button is another key.
constexpr int gamepad_key(int button, bool pulled = false) {
  return first_gamepad_key + button + (pulled ? static_cast<int>(gamepad_button_count) : 0);
}
constexpr bool is_gamepad_key(int key) {
  return key >= first_gamepad_key;
}

// The right stick's four ways come last: they are the arrows with the control key.
inline constexpr std::size_t first_glance = 2 * gamepad_button_count;
using GamepadButtons = std::array<bool, first_glance + 4>;

// The stick, −1 … 1 to the right and downwards, pressed as the four buttons of the directional pad.
void add_stick(GamepadButtons& buttons, float right, float down);
// The triggers, −1 (released) … 1: after the stick.
void add_triggers(GamepadButtons& buttons, float left, float right);
// The right stick, −1 … 1 to the right and downwards.
void add_glances(GamepadButtons& buttons, float right, float down);
// Hands over what has changed.
void tell_changes(const GamepadButtons& before, const GamepadButtons& now, Input& input);

}  // namespace katabasis
