// A game at the window: what keys ask for becomes actions, what happened becomes movement, log and record.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "app/input.h"
#include "app/key_queue.h"
#include "app/services.h"
#include "play/explore.h"
#include "scene/stage.h"
#include "ui/hud.h"
#include "ui/log.h"

namespace katabasis {

class PlayScreen {
 public:
  // Everything passed in must outlive it.
  PlayScreen(Session session, const Services& services, Assets& assets, Hud& hud);
  PlayScreen(const PlayScreen&) = delete;
  PlayScreen& operator=(const PlayScreen&) = delete;

  // A key or (key 0) a button for something that the rules know; panels have had their chance before.
  void press(int key, Wish wish, double now);
  void release(int key) { keys_.release(key); }
  void forget_keys() { keys_.forget(); }
  // What goes on by itself or by a held key ends.
  void stop();
  // The overlay was opened: the record is marked.
  void look_into();
  // The control key and an arrow look that way, for as long as the arrow is held; false: it is none of them.
  bool glance(const KeyEvent& event);
  // Walks there by itself, until something comes up.
  void travel(Position to) { going_ = to; }
  // The same, but with a monster in view one step of the way.
  void approach(Position to);
  // So short a time after an action that a key was not meant for the message that came up.
  bool just_acted(double now) const { return now < std::max(acted_ + 0.3, told_ + 1.0); }
  // To be read at once, like a hint.
  void tell(std::string text, double now);
  // Something is to be read once nothing moves any more.
  bool is_about_to_tell() const { return !to_read_.empty(); }
  // Tries the action now; a refusal is told.
  void act(const Action& action);

  // Time goes on: what is due is done. True if the picture has to be drawn again.
  bool advance(double now, float seconds);
  // The next moment at which something is due by itself.
  std::optional<double> due() const;

  // The game is over and its last movement has been seen.
  bool finished() const;

  const Session& session() const { return session_; }
  const Log& log() const { return log_; }
  Stage& stage() { return stage_; }
  const Stage& stage() const { return stage_; }

 private:
  bool is_going() const { return !std::holds_alternative<std::monostate>(going_); }
  bool warns_of_waste(Wish wish);
  void bring_up_messages(double now);
  void stop_going(const std::string& reason);
  std::optional<Action> next_action(double now);
  std::optional<Action> action_on_the_way(double now);
  Exploration next_on_the_way() const;

  const Services& services_;
  Hud& hud_;
  Session session_;
  Log log_;
  Stage stage_;
  KeyQueue keys_;
  // Where the hero walks to by himself, or goes one step towards, or that he explores.
  struct Exploring {};
  struct Approaching {
    Position to;
  };
  std::variant<std::monostate, Exploring, Approaching, Position> going_;
  bool warned_of_waste_ = false;      // the next wish of that kind is meant
  double acted_ = 0;                  // when the last action began
  double told_ = 0;                   // when the last messages came up
  std::vector<std::string> to_read_;  // once nothing moves any more
  bool glancing_ = false;
  std::size_t closed_ahead_ = 0;  // of them, by whoever does not want to read
};

}  // namespace katabasis
