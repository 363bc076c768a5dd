#include "app/window.h"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/gamepad.h"

namespace katabasis {

struct Window::Parts {
  GLFWwindow* window = nullptr;
  Input input;
  GamepadButtons gamepad{};
  WindowMode mode;
  Size given;  // by the mode, in units of the window

  ~Parts() {
    if (window != nullptr) glfwDestroyWindow(window);
    glfwTerminate();
  }
  Parts() = default;
  Parts(const Parts&) = delete;
  Parts& operator=(const Parts&) = delete;
};

namespace {

Input& input_of(GLFWwindow* window) {
  return *static_cast<Input*>(glfwGetWindowUserPointer(window));
}

// GLFW tells the mouse in units of the window, which may have several pixels each.
float pixels_per_unit(GLFWwindow* window) {
  int width = 0;
  int pixels = 0;
  glfwGetWindowSize(window, &width, nullptr);
  glfwGetFramebufferSize(window, &pixels, nullptr);
  return width > 0 ? static_cast<float>(pixels) / static_cast<float>(width) : 1;
}

void on_key(GLFWwindow* window, int key, int, int action, int modifiers) {
  if (action != GLFW_REPEAT)
    input_of(window).key(key, action == GLFW_PRESS, (modifiers & GLFW_MOD_CONTROL) != 0);
}

void on_mouse(GLFWwindow* window, double x, double y) {
  const float scale = pixels_per_unit(window);
  input_of(window).mouse_moved(static_cast<float>(x) * scale, static_cast<float>(y) * scale);
}

void on_button(GLFWwindow* window, int button, int action, int) {
  if (button > GLFW_MOUSE_BUTTON_RIGHT) return;
  input_of(window).mouse_button(button == GLFW_MOUSE_BUTTON_RIGHT, action == GLFW_PRESS);
}

void on_drop(GLFWwindow* window, int count, const char** paths) {
  for (int i = 0; i < count; ++i) input_of(window).dropped(paths[i]);
}

void listen_to(GLFWwindow* window) {
  glfwSetKeyCallback(window, on_key);
  glfwSetCharCallback(window, [](GLFWwindow* from, unsigned letter) { input_of(from).letter(letter); });
  glfwSetCursorPosCallback(window, on_mouse);
  glfwSetMouseButtonCallback(window, on_button);
  glfwSetScrollCallback(
      window, [](GLFWwindow* from, double, double by) { input_of(from).wheel(static_cast<float>(by)); });
  glfwSetDropCallback(window, on_drop);
  glfwSetWindowFocusCallback(window,
                             [](GLFWwindow* from, int gained) { input_of(from).focus(gained == GLFW_TRUE); });
  glfwSetWindowRefreshCallback(window, [](GLFWwindow* from) { input_of(from).something(); });
  glfwSetFramebufferSizeCallback(window, [](GLFWwindow* from, int, int) { input_of(from).something(); });
  glfwSetWindowIconifyCallback(window, [](GLFWwindow* from, int) { input_of(from).something(); });
}

constexpr double gamepad_pace = 1.0 / 40;  // seconds

// Of the first gamepad that has a mapping; nothing without one.
std::optional<GamepadButtons> gamepad_buttons() {
  for (int id = GLFW_JOYSTICK_1; id <= GLFW_JOYSTICK_LAST; ++id) {
    GLFWgamepadstate state;
    if (glfwJoystickIsGamepad(id) != GLFW_TRUE || glfwGetGamepadState(id, &state) != GLFW_TRUE) continue;
    GamepadButtons buttons{};
    std::ranges::transform(state.buttons, buttons.begin(),
                           [](unsigned char down) { return down == GLFW_PRESS; });
    add_stick(buttons, state.axes[GLFW_GAMEPAD_AXIS_LEFT_X], state.axes[GLFW_GAMEPAD_AXIS_LEFT_Y]);
    add_triggers(buttons, state.axes[GLFW_GAMEPAD_AXIS_LEFT_TRIGGER],
                 state.axes[GLFW_GAMEPAD_AXIS_RIGHT_TRIGGER]);
    add_glances(buttons, state.axes[GLFW_GAMEPAD_AXIS_RIGHT_X], state.axes[GLFW_GAMEPAD_AXIS_RIGHT_Y]);
    return buttons;
  }
  return std::nullopt;
}

Size units_of(GLFWwindow* window) {
  Size size;
  glfwGetWindowSize(window, &size.width, &size.height);
  return size;
}

// Units of the window for one of its mode: where units are pixels the desktop's scale is still to be applied.
float desktop_scale(GLFWwindow* window) {
  float scale = 1;
  glfwGetWindowContentScale(window, &scale, nullptr);
  return scale / pixels_per_unit(window);
}

// What fits on the screen beside its bars.
Size on_screen(GLFWwindow* window, Size wanted) {
  GLFWmonitor* const monitor = glfwGetPrimaryMonitor();
  if (monitor == nullptr) return wanted;
  const float scale = desktop_scale(window);
  Size room;
  glfwGetMonitorWorkarea(monitor, nullptr, nullptr, &room.width, &room.height);
  const auto fitted = [scale](int length, int most) {
    const int scaled = static_cast<int>(static_cast<float>(length) * scale);
    return most > 0 ? std::min(scaled, most) : scaled;
  };
  return {fitted(wanted.width, room.width), fitted(wanted.height, room.height)};
}

// Gives back the size, in units of the window.
Size set_size(GLFWwindow* window, const WindowMode& mode, bool was_fullscreen) {
  GLFWmonitor* const monitor = glfwGetPrimaryMonitor();
  if (mode.fullscreen && monitor != nullptr) {
    const GLFWvidmode& screen = *glfwGetVideoMode(monitor);
    glfwSetWindowMonitor(window, monitor, 0, 0, screen.width, screen.height, screen.refreshRate);
    return {screen.width, screen.height};
  }
  const Size size = on_screen(window, mode.size);
  if (!was_fullscreen) {
    glfwSetWindowSize(window, size.width, size.height);
    return size;
  }
  Position corner;
  if (monitor != nullptr) glfwGetMonitorWorkarea(monitor, &corner.x, &corner.y, nullptr, nullptr);
  glfwSetWindowMonitor(window, nullptr, corner.x, corner.y, size.width, size.height, GLFW_DONT_CARE);
  return size;
}

GLFWwindow* create(const std::string& title, Size size) {
  glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
  glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
  glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
  glfwWindowHint(GLFW_OPENGL_FORWARD_COMPAT, GLFW_TRUE);
  glfwWindowHint(GLFW_SCALE_TO_MONITOR, GLFW_TRUE);
  glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);  // until it has a size that fits
  return glfwCreateWindow(size.width, size.height, title.c_str(), nullptr, nullptr);
}

}  // namespace

Window::Window(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Window::~Window() = default;
Window::Window(Window&&) noexcept = default;
Window& Window::operator=(Window&&) noexcept = default;

Result<Window> Window::open(const std::string& title, const WindowMode& mode) {
  if (glfwInit() != GLFW_TRUE) return Problem{"", 0, "there is no display to open a window on"};
  auto parts = std::make_unique<Parts>();
  parts->window = create(title, mode.size);
  parts->mode = {mode.size};
  if (parts->window == nullptr)
    return Problem{"", 0, "no window with OpenGL 3.3 can be opened on this display"};
  parts->given = set_size(parts->window, {mode.size}, false);
  glfwSetWindowUserPointer(parts->window, &parts->input);
  listen_to(parts->window);
  glfwSetWindowSizeLimits(parts->window, 1, 1, GLFW_DONT_CARE, GLFW_DONT_CARE);
  glfwMakeContextCurrent(parts->window);
  glfwSwapInterval(1);
  Window window(std::move(parts));
  window.set(mode);
  glfwShowWindow(window.parts_->window);
  return window;
}

void Window::set(const WindowMode& mode) {
  const WindowMode before = std::exchange(parts_->mode, mode);
  if (mode.vsync != before.vsync) glfwSwapInterval(mode.vsync ? 1 : 0);
  const bool is_there = mode.fullscreen == before.fullscreen && mode.size == size_by_hand();
  if (!is_there && (mode.size != before.size || mode.fullscreen != before.fullscreen))
    parts_->given = set_size(parts_->window, mode, before.fullscreen);
}

std::optional<Size> Window::size_by_hand() const {
  const Size now = units_of(parts_->window);
  const auto is = [this](int attribute) {
    return glfwGetWindowAttrib(parts_->window, attribute) == GLFW_TRUE;
  };
  if (parts_->mode.fullscreen || is(GLFW_ICONIFIED) || is(GLFW_MAXIMIZED) || now == parts_->given)
    return std::nullopt;
  const float scale = desktop_scale(parts_->window);
  const auto unscaled = [scale](int length) {
    return static_cast<int>(std::lround(static_cast<float>(length) / scale));
  };
  return Size{unscaled(now.width), unscaled(now.height)};
}

void Window::poll() {
  glfwPollEvents();
  if (const auto buttons = gamepad_buttons()) {
    tell_changes(std::exchange(parts_->gamepad, *buttons), *buttons, parts_->input);
  }
}

void Window::wait(std::optional<double> seconds) {
  // A gamepad has no events: it is looked at now and then.
  if (gamepad_buttons()) seconds = std::min(seconds.value_or(gamepad_pace), gamepad_pace);
  if (seconds) {
    glfwWaitEventsTimeout(std::max(*seconds, 0.001));
  } else {
    glfwWaitEvents();
  }
  poll();
}

Input& Window::input() {
  return parts_->input;
}

Size Window::size() const {
  if (glfwGetWindowAttrib(parts_->window, GLFW_ICONIFIED) == GLFW_TRUE) return {};
  Size size;
  glfwGetFramebufferSize(parts_->window, &size.width, &size.height);
  return size;
}

bool Window::closing() const {
  return glfwWindowShouldClose(parts_->window) == GLFW_TRUE;
}

void Window::swap() {
  glfwSwapBuffers(parts_->window);
}

void Window::set_clipboard(const std::string& text) {
  glfwSetClipboardString(parts_->window, text.c_str());
}

std::string Window::clipboard() const {
  const char* const text = glfwGetClipboardString(parts_->window);
  return text == nullptr ? "" : text;
}

double Window::now() const {
  return glfwGetTime();
}

}  // namespace katabasis
