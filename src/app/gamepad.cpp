#include "app/gamepad.h"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <algorithm>

namespace katabasis {

void add_stick(GamepadButtons& buttons, float right, float down) {
  constexpr float far = 0.6F;  // less is rest
  if (right > far) buttons[GLFW_GAMEPAD_BUTTON_DPAD_RIGHT] = true;
  if (right < -far) buttons[GLFW_GAMEPAD_BUTTON_DPAD_LEFT] = true;
  if (down > far) buttons[GLFW_GAMEPAD_BUTTON_DPAD_DOWN] = true;
  if (down < -far) buttons[GLFW_GAMEPAD_BUTTON_DPAD_UP] = true;
}

void add_triggers(GamepadButtons& buttons, float left, float right) {
  if (left < 0 && right < 0) return;
  const auto plain = buttons.begin() + static_cast<std::ptrdiff_t>(gamepad_button_count);
  std::copy(buttons.begin(), plain, plain);
  std::fill(buttons.begin(), plain, false);
}

void tell_changes(const GamepadButtons& before, const GamepadButtons& now, Input& input) {
  for (std::size_t i = 0; i < now.size(); ++i) {
    if (before[i] != now[i]) input.key(gamepad_key(static_cast<int>(i)), now[i], false);
  }
}

}  // namespace katabasis
