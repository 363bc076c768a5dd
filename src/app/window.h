// The window with its OpenGL 3.3 context, which is current as long as it lives; GLFW is used nowhere else.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/input.h"
#include "base/geometry.h"
#include "base/result.h"

namespace katabasis {

// How large it is and how it follows the screen.
struct WindowMode {
  Size size;  // in the desktop's units before they are scaled; a smaller screen takes from it
  bool fullscreen = false;
  bool vsync = true;
  bool operator==(const WindowMode&) const = default;
};

class Window {
 public:
  // Fails, in one sentence, without a display or OpenGL 3.3.
  static Result<Window> open(const std::string& title, const WindowMode& mode);
  ~Window();
  Window(Window&&) noexcept;
  Window& operator=(Window&&) noexcept;

  // Hands over what happened; the second returns at the latest after so many seconds, without any as soon as
  // something happened.
  void poll();
  void wait(std::optional<double> seconds);

  // Changes what differs from the mode before; a size that was changed by hand stays.
  void set(const WindowMode& mode);
  // The size that it was given by hand, as a mode has it; nothing while it has the mode's, or fills the
  // screen.
  std::optional<Size> size_by_hand() const;

  Input& input();
  // In pixels; nothing to be drawn (0 × 0) while it is minimised.
  Size size() const;
  bool closing() const;
  void swap();
  void set_clipboard(const std::string& text);
  // Empty if there is no text.
  std::string clipboard() const;
  // Seconds since some moment; never goes back.
  double now() const;

 private:
  struct Parts;
  explicit Window(std::unique_ptr<Parts> parts);
  std::unique_ptr<Parts> parts_;
};

}  // namespace katabasis
