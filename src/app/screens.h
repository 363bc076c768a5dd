// What the window shows and how one screen follows the other: title, game, end. Draws only when something has
// changed: at rest the loop sleeps.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/keys.h"
#include "app/panel_painter.h"
#include "app/play_screen.h"
#include "app/replay_screen.h"
#include "app/services.h"
#include "app/shelf.h"
#include "app/window.h"
#include "render/kept_picture.h"
#include "render/renderer.h"

namespace katabasis {

// What the settings say of the window.
WindowMode window_mode(const Settings& settings);

class Screens {
 public:
  Screens(Services services, const Settings& settings, Window& window, Assets& assets, Renderer& renderer);

  // Until the player quits.
  void run(Opening opening);

 private:
  enum class Kind { title, play, replay, end };

  void to_title();
  void to_play(Session session);
  void to_replay(Playback playback);
  void take_over();
  void to_play(Result<Session> session);
  void to_play(Result<Continued> continued);
  void open(const std::string& path);
  void to_end();

  // Input.
  void take_input(double now);
  void choose_key(Wish wish, const KeyEvent& key);
  void take_key(const KeyEvent& key, double now);
  void take_click(const PanelInput& panel, double now);
  void take_look(const Input::Batch& batch);
  // A click on something that is not just ahead; false: it is the obvious thing.
  bool take_pointed(const PanelInput& panel);
  void wish(int key, Wish wish, double now);
  void wish(ReplayWish wish);
  void obey(const Commands& commands, double now);
  void obey(const Command& command, double now);
  bool obey_on_title(const Command& command);
  void take_dropped(const std::vector<std::string>& files);
  void keep(const Settings& settings);
  void change(const Settings& settings);
  void give_hint(double now);
  void quick_save();
  void leave_game();
  void copy_share_code();
  void paste_seed();
  // False: the game could not be kept, and that has only now been told.
  bool may_leave();
  // Of the labyrinth of a session; empty if it has none.
  std::string code_of(const Session& session) const;

  // A size that the window was given by hand is the one that it opens with next time.
  void take_size_by_hand();

  // Pictures.
  void advance(double now, float seconds);
  void advance_backdrop(float seconds);
  void rest(double now);
  bool idle_motion_allowed(double now) const;
  Commands draw_panels(float seconds);
  void draw(double now, float seconds);
  void draw_place(Size size, float scale);
  bool stage_moves() const;
  const Stage* stage() const;
  // The game that is shown, if one is.
  const Session* shown_session() const;
  void keep_up(double spent);
  void prove_wanted();
  EndView end_view() const;
  // Of the game that is shown; there must be one.
  void take_screenshot(Size size);

  Services services_;
  Window& window_;
  Renderer& renderer_;
  Assets& assets_;
  Settings settings_;
  KeyBindings keys_ = usual_keys();
  Hud hud_;
  PanelPainter painter_;
  KeptPicture kept_;
  Frame frame_;  // what the kept picture shows
  bool software_;

  Kind kind_ = Kind::title;
  std::unique_ptr<PlayScreen> play_;  // the game, also behind its end
  std::optional<ReplayScreen> replay_;
  std::optional<Session> backdrop_;  // a place to be seen behind the title
  std::optional<Stage> backdrop_stage_;
  float drifted_ = 0;  // seconds that the eye has drifted there
  std::string summary_;
  std::string share_code_;  // of the game that is shown; empty if it has none
  Shelf shelf_;
  std::optional<Parameters> proven_;  // what the form for a new game knows about
  bool quit_ = false;
  bool warned_of_loss_ = false;  // the game cannot be kept

  // Panels settle over a few pictures after each input: what a tooltip says, how large it is, where it fits.
  static constexpr int settling_pictures = 5;

  PanelInput panel_input_;
  double last_input_ = 0;
  int panel_pictures_ = settling_pictures;
  bool place_changed_ = true;  // the kept picture is old
  bool place_rough_ = false;   // the kept picture was drawn smaller than it is shown
  bool idle_ = true;           // flicker and breathing go on
  bool screenshot_wanted_ = false;
  bool size_by_hand_ = false;  // the settings have it, their file has not
  PictureCost cost_;           // of the latest picture
  Size shown_;
  float scale_ = 1;  // of the picture while something moves
};

}  // namespace katabasis
