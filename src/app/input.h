// What hands did since it was last asked: filled by the window, read once a picture.
#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "ui/hud.h"

namespace katabasis {

struct KeyEvent {
  int key = 0;
  bool down = false;
  bool control = false;
};

class Input {
 public:
  void key(int key, bool down, bool control);
  void letter(unsigned code_point) { panel_.typed.push_back(code_point); }
  void mouse_moved(float x, float y);
  void mouse_button(bool right, bool down);
  void wheel(float by) { panel_.wheel += by; }
  void dropped(std::string path) { files_.push_back(std::move(path)); }
  // Everything that was held is no longer.
  void focus(bool gained);
  void something() { any_ = true; }

  // What happened since the last begin(); a press that was released at once still counts as one.
  struct Batch {
    PanelInput panel;
    std::vector<KeyEvent> keys;
    std::vector<std::string> files;
    bool clicked = false;  // the left button went down
    bool looking = false;  // the right one is held
    bool look_ended = false;
    float look_x = 0;  // pixels
    float look_y = 0;
    bool focus_lost = false;
    bool any = false;
  };
  Batch take();

  bool has_focus() const { return focus_; }

 private:
  void press(PanelKey key);

  PanelInput panel_;  // as it is now
  // Each press is for a picture of its own, so that their order counts; nothing: a picture without any
  // between two presses of the same key.
  std::deque<std::optional<PanelKey>> pressed_;
  std::array<bool, panel_key_count> shown_{};  // what the last batch had
  std::vector<KeyEvent> keys_;
  std::vector<std::string> files_;
  bool clicked_ = false;
  bool looking_ = false;
  bool look_ended_ = false;
  float look_x_ = 0;
  float look_y_ = 0;
  bool focus_ = true;
  bool focus_lost_ = false;
  bool any_ = true;
};

}  // namespace katabasis
