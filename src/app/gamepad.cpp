#include "app/gamepad.h"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <algorithm>
#include <array>

namespace katabasis {

void add_stick(GamepadButtons& buttons, float right, float down) {
  constexpr float far = 0.6F;  // less is rest
  if (right > far) buttons[GLFW_GAMEPAD_BUTTON_DPAD_RIGHT] = true;
  if (right < -far) buttons[GLFW_GAMEPAD_BUTTON_DPAD_LEFT] = true;
  if (down > far) buttons[GLFW_GAMEPAD_BUTTON_DPAD_DOWN] = true;
  if (down < -far) buttons[GLFW_GAMEPAD_BUTTON_DPAD_UP] = true;
}

void add_triggers(GamepadButtons& buttons, float left, float right) {
  constexpr float pulled = 0.2F;  // a trigger that is missing stands at 0
  if (left < pulled && right < pulled) return;
  auto* const plain = buttons.begin() + static_cast<std::ptrdiff_t>(gamepad_button_count);
  std::copy(buttons.begin(), plain, plain);
  std::fill(buttons.begin(), plain, false);
}

void add_glances(GamepadButtons& buttons, float right, float down) {
  constexpr float far = 0.6F;
  buttons[first_glance] = right > far;
  buttons[first_glance + 1] = right < -far;
  buttons[first_glance + 2] = down > far;
  buttons[first_glance + 3] = down < -far;
}

void tell_changes(const GamepadButtons& before, const GamepadButtons& now, Input& input) {
  constexpr std::array arrows{GLFW_KEY_RIGHT, GLFW_KEY_LEFT, GLFW_KEY_DOWN, GLFW_KEY_UP};
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (before[i] == now[i]) continue;
    const bool glance = i >= first_glance;
    input.key(glance ? arrows.at(i - first_glance) : gamepad_key(static_cast<int>(i)), now[i], glance);
  }
}

}  // namespace katabasis
