// A recorded game at the window: goes by itself or as it is asked to, forwards and backwards, seen with the
// hero's eyes or from above.
#pragma once

#include <optional>

#include "play/playback.h"
#include "scene/stage.h"
#include "ui/log.h"
#include "ui/replay_panel.h"

namespace katabasis {

// What a key means while a recorded game is shown; as GLFW numbers keys.
std::optional<ReplayWish> replay_wish_of(int key);

class ReplayScreen {
 public:
  // Everything passed in must outlive it.
  ReplayScreen(Playback playback, Assets& assets);

  void obey(ReplayWish wish);
  void show_round(int round);
  // The overlay was opened: who goes on from here knows more than a hero.
  void look_into() { looked_into_ = true; }
  // The game at the moment that is shown, to be gone on with as one of its own.
  Session taken_over() const;

  // Time goes on: what is due is done. True if the picture has to be drawn again.
  bool advance(double now, float seconds);
  // The next moment at which something is due by itself.
  std::optional<double> due() const;

  const Session& session() const { return playback_.session(); }
  const Log& log() const { return log_; }
  Stage& stage() { return stage_; }
  const Stage& stage() const { return stage_; }
  bool from_above() const { return from_above_; }
  ReplayFacts facts() const;

 private:
  void step();
  void seek(std::size_t action);
  int round() const { return session().game().world().round; }

  Assets& assets_;
  Playback playback_;
  Log log_;  // of the last actions before the moment that is shown
  Stage stage_;
  bool runs_ = true;
  bool from_above_ = false;
  bool looked_into_ = false;
  int pace_ = 0;
  double acted_ = 0;  // when the last action was shown
};

}  // namespace katabasis
