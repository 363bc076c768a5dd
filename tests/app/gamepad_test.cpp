// A gamepad is a keyboard with few keys.
#include "app/gamepad.h"

#include <GLFW/glfw3.h>
#include <gtest/gtest.h>

#include "app/keys.h"

namespace katabasis {
namespace {

TEST(Gamepad, AButtonIsPressedAndReleasedOnce) {
  Input input;
  input.take();
  GamepadButtons up{};
  GamepadButtons down{};
  down[GLFW_GAMEPAD_BUTTON_A] = true;
  tell_changes(up, down, input);
  tell_changes(down, down, input);
  tell_changes(down, up, input);
  const Input::Batch batch = input.take();
  ASSERT_EQ(batch.keys.size(), 2U);
  EXPECT_TRUE(batch.keys[0].down);
  EXPECT_FALSE(batch.keys[1].down);
  EXPECT_EQ(wish_of(usual_keys(), batch.keys[0].key, false), Wish::obvious);
}

TEST(Gamepad, TheStickIsTheDirectionalPad) {
  GamepadButtons buttons{};
  add_stick(buttons, 0.1F, -0.9F);
  EXPECT_TRUE(buttons[GLFW_GAMEPAD_BUTTON_DPAD_UP]);
  EXPECT_FALSE(buttons[GLFW_GAMEPAD_BUTTON_DPAD_RIGHT]);
}

TEST(Gamepad, ATriggerGivesEveryButtonAnotherMeaning) {
  GamepadButtons buttons{};
  buttons[GLFW_GAMEPAD_BUTTON_X] = true;
  GamepadButtons pulled = buttons;
  add_triggers(buttons, -1, 0);  // at rest, and missing
  EXPECT_TRUE(buttons[GLFW_GAMEPAD_BUTTON_X]);
  add_triggers(pulled, -1, 0.8F);
  EXPECT_FALSE(pulled[GLFW_GAMEPAD_BUTTON_X]);
  Input input;
  input.take();
  tell_changes({}, pulled, input);
  const Input::Batch batch = input.take();
  ASSERT_EQ(batch.keys.size(), 1U);
  EXPECT_EQ(wish_of(usual_keys(), batch.keys[0].key, false), Wish::wait);
}

TEST(Gamepad, EverythingThatIsPlayedHasAButton) {
  for (std::size_t i = 0; i <= static_cast<std::size_t>(Wish::menu); ++i) {
    const Wish wish = static_cast<Wish>(i);
    const KeyBindings keys = usual_keys();
    EXPECT_TRUE(std::ranges::any_of(keys, [&](const KeyBinding& each) {
      return each.wish == wish && is_gamepad_key(each.key);
    })) << words(wish);
  }
}

TEST(Gamepad, TheRightStickLooksAround) {
  GamepadButtons buttons{};
  add_glances(buttons, -0.9F, 0.1F);
  Input input;
  input.take();
  tell_changes({}, buttons, input);
  const Input::Batch batch = input.take();
  ASSERT_EQ(batch.keys.size(), 1U);
  EXPECT_EQ(panel_key_of(batch.keys[0].key), PanelKey::left);
  EXPECT_TRUE(batch.keys[0].control);
}

TEST(Gamepad, ItsButtonsStayWhenAKeyIsChosen) {
  const auto choices = with_choice({}, Wish::forward, GLFW_KEY_T, false);
  ASSERT_TRUE(choices);
  const KeyBindings keys = chosen_keys(*choices);
  EXPECT_EQ(wish_of(keys, gamepad_key(GLFW_GAMEPAD_BUTTON_DPAD_UP), false), Wish::forward);
}

}  // namespace
}  // namespace katabasis
