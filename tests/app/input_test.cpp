// What the window hands over: nothing pressed is lost, nothing stays pressed.
#include "app/input.h"

#include <GLFW/glfw3.h>
#include <gtest/gtest.h>

namespace katabasis {
namespace {

void tap(Input& input, int key) {
  input.key(key, true, false);
  input.key(key, false, false);
}

bool has(const Input::Batch& batch, PanelKey key) {
  return batch.panel.keys[static_cast<std::size_t>(key)];
}

TEST(Input, APressThatIsReleasedAtOnceIsSeenInOnePicture) {
  Input input;
  tap(input, GLFW_KEY_ENTER);
  EXPECT_TRUE(has(input.take(), PanelKey::enter));
  EXPECT_FALSE(has(input.take(), PanelKey::enter));
}

TEST(Input, QuickPressesKeepTheirOrder) {
  Input input;
  tap(input, GLFW_KEY_DOWN);
  tap(input, GLFW_KEY_ENTER);
  const Input::Batch first = input.take();
  EXPECT_TRUE(has(first, PanelKey::down));
  EXPECT_FALSE(has(first, PanelKey::enter));
  EXPECT_TRUE(has(input.take(), PanelKey::enter));
}

TEST(Input, TheSameKeyTwiceIsTwoPresses) {
  Input input;
  tap(input, GLFW_KEY_DOWN);
  tap(input, GLFW_KEY_DOWN);
  EXPECT_TRUE(has(input.take(), PanelKey::down));
  EXPECT_FALSE(has(input.take(), PanelKey::down));
  EXPECT_TRUE(has(input.take(), PanelKey::down));
  EXPECT_FALSE(has(input.take(), PanelKey::down));
}

TEST(Input, NothingIsHeldWithoutTheFocus) {
  Input input;
  input.key(GLFW_KEY_UP, true, false);
  input.mouse_button(false, true);
  input.mouse_button(true, true);
  input.focus(false);
  const Input::Batch batch = input.take();
  EXPECT_TRUE(batch.focus_lost);
  EXPECT_TRUE(batch.look_ended);
  EXPECT_FALSE(batch.looking);
  EXPECT_FALSE(has(batch, PanelKey::up));
  EXPECT_TRUE(batch.keys.empty());
}

TEST(Input, LookingGoesByTheMouseWhileTheRightButtonIsHeld) {
  Input input;
  input.mouse_moved(100, 100);
  input.mouse_button(true, true);
  input.mouse_moved(110, 95);
  const Input::Batch batch = input.take();
  EXPECT_EQ(batch.look_x, 10);
  EXPECT_EQ(batch.look_y, -5);
  EXPECT_FALSE(batch.clicked);
}

}  // namespace
}  // namespace katabasis
