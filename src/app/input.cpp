#include "app/input.h"

#include <utility>

#include "app/keys.h"

namespace katabasis {

void Input::key(int key, bool down, bool control) {
  any_ = true;
  keys_.push_back({key, down, control});
  if (const auto panel_key = panel_key_of(key)) {
    const auto slot = static_cast<std::size_t>(*panel_key);
    panel_.keys[slot] = down;
    if (down) press(*panel_key);
  }
}

void Input::press(PanelKey key) {
  const bool just_seen = pressed_.empty() ? shown_[static_cast<std::size_t>(key)] : pressed_.back() == key;
  if (just_seen) pressed_.push_back(std::nullopt);
  pressed_.push_back(key);
}

void Input::mouse_moved(float x, float y) {
  any_ = true;
  if (looking_) {
    look_x_ += x - panel_.mouse_x;
    look_y_ += y - panel_.mouse_y;
  }
  panel_.mouse_x = x;
  panel_.mouse_y = y;
}

void Input::mouse_button(bool right, bool down) {
  any_ = true;
  if (right) {
    if (looking_ && !down) look_ended_ = true;
    looking_ = down;
    return;
  }
  panel_.mouse_left = down;
  if (down) clicked_ = true;
}

void Input::focus(bool gained) {
  any_ = true;
  focus_ = gained;
  if (gained) return;
  focus_lost_ = true;
  keys_.clear();
  panel_.keys.fill(false);
  pressed_.clear();
  panel_.mouse_left = false;
  if (looking_) look_ended_ = true;
  looking_ = false;
}

Input::Batch Input::take() {
  Batch batch;
  batch.panel = panel_;
  if (!pressed_.empty()) {
    batch.panel.keys.fill(false);
    if (pressed_.front()) batch.panel.keys[static_cast<std::size_t>(*pressed_.front())] = true;
    pressed_.pop_front();
    any_ = true;
  }
  shown_ = batch.panel.keys;
  batch.panel.mouse_left = panel_.mouse_left || clicked_;
  batch.clicked = std::exchange(clicked_, false);
  batch.any = std::exchange(any_, false) || !panel_.typed.empty() || panel_.wheel != 0 || !files_.empty();
  panel_.typed.clear();
  panel_.wheel = 0;
  batch.keys = std::exchange(keys_, {});
  batch.files = std::exchange(files_, {});
  batch.looking = looking_;
  batch.look_ended = std::exchange(look_ended_, false);
  batch.look_x = std::exchange(look_x_, 0.0F);
  batch.look_y = std::exchange(look_y_, 0.0F);
  batch.focus_lost = std::exchange(focus_lost_, false);
  return batch;
}

}  // namespace katabasis
