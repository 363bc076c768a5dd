// All panels of a picture: builds them from what there is to show, tells what was asked for, and keeps what
// panels remember. Needs neither a window nor OpenGL: a size and, if there is a person, the state of keys and
// mouse. The same input gives the same drawing. Only one may live at a time.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "scene/frame.h"
#include "ui/panels.h"
#include "ui/replay_panel.h"

struct ImDrawData;

namespace katabasis {

// Keys that go through panels while one has the keyboard.
enum class PanelKey : std::uint8_t {
  up,
  down,
  left,
  right,
  enter,
  space,
  escape,
  tab,
  backspace,
  erase,
  home,
  end,
  page_up,
  page_down
};
inline constexpr std::size_t panel_key_count = 14;

// What hands did since the last picture; positions in pixels from the upper left corner.
struct PanelInput {
  float mouse_x = -1;
  float mouse_y = -1;
  bool mouse_left = false;
  float wheel = 0;
  std::array<bool, panel_key_count> keys{};
  std::vector<unsigned> typed;  // letters, as code points
};

struct TitleView {
  bool can_continue = false;
  const KeptList* kept_games = nullptr;
};
struct PlayView {
  const Session& session;
  const Log& log;
  const Frame* frame = nullptr;       // for the numbers that rise from blows
  const PictureCost* cost = nullptr;  // for the overlay
  std::string_view share_code = {};   // of its labyrinth; empty: it has none
};
// A recorded game.
struct ReplayView {
  const Session& session;
  const Log& log;
  const Frame* frame = nullptr;
  const PictureCost* cost = nullptr;
  ReplayFacts facts;
  std::string_view share_code = {};
};

class Hud {
 public:
  Hud(const Palette& palette, KeyNames keys);
  ~Hud();
  Hud(const Hud&) = delete;
  Hud& operator=(const Hud&) = delete;

  // One picture: begin, exactly one draw, then drawing() may be asked for. `seconds` since the last one.
  void begin(Size screen, const Settings& settings, const PanelInput& input, float seconds);
  Commands draw(const TitleView& view);
  Commands draw(const PlayView& view);
  Commands draw(const ReplayView& view);
  Commands draw(const EndView& view);
  ImDrawData* drawing() const;

  // What things look like from now on; none at first.
  void show(ItemPictures pictures) { pictures_ = std::move(pictures); }
  // How large the pictures of things are, pixels.
  int picture_edge() const;

  // True once after each time the letters have changed: their texture has to be made again.
  bool take_letters_changed();

  // Whether the next drawings of a game have its share code over their buttons, if they are wide enough:
  // those that are given away.
  void sign(bool with_code) { signed_ = with_code; }

  // What is written on buttons from now on, and what else each wish's keys mean.
  void set_keys(KeyNames names, KeyNames clashes);
  // The next key is meant to be this wish's from now on.
  std::optional<Wish> awaits_key() const { return state_.choosing; }
  // It was pressed; panels hear no key until all are up again.
  void key_given();

  // Opens or closes what the wish names: true if the wish was meant for the panels. While there is something
  // to be read any wish closes it and does nothing else.
  bool handle(Wish wish);
  // Something happened in the game: refusals and what was to be read are forgotten.
  void happened();
  void notice(std::string text) { state_.notice = std::move(text); }
  // To be read in one piece, like a legend.
  void tell(std::string text) { state_.messages.push_back(std::move(text)); }
  bool reading() const { return !state_.messages.empty(); }
  void close_all();
  // The overlay: is it open; its switch with this number (from 0) is pressed; the field that it speaks of
  // goes on by one, seen from the hero (0: ahead, 1: to his right, …).
  bool inside_open() const { return state_.inside.open; }
  void toggle_inside(std::size_t number);
  void open_inside(std::span<const Inside> parts);
  void move_inspected(const Game& game, int quarters);
  // The making goes on by so many steps, or back; false: it is not shown.
  bool scrub(int steps);
  void offer_seed(std::uint64_t seed) { form_.set_seed(seed); }
  void offer(const Parameters& parameters) { form_.parameters = parameters; }
  // What the form for a new game asks for, while it is open; and what is known about that labyrinth.
  std::optional<Parameters> wanted() const { return form_.open ? form_.result() : std::nullopt; }
  void set_proof(std::string proof, std::string share_code) {
    form_.proof = std::move(proof);
    form_.share_code = std::move(share_code);
  }
  // The list of games that lie in files, until it is closed.
  void show_kept_games() { state_.kept_games = true; }

  // A panel in the middle or a screen has the keyboard: arrows, Enter, Space, Tab and Escape are for it.
  bool has_keyboard() const;
  // A message is shown.
  bool is_reading() const;
  // Letters are being typed.
  bool is_typing() const;
  // Is a panel there, not the picture alone? As it was drawn last; in pixels.
  bool covers(float x, float y) const;
  // A wide panel is open and not folded up.
  bool panel_open() const;
  // It is one under which the game stands still.
  bool is_pausing() const;

 private:
  bool log_is_shown() const;
  PanelContext context(Commands& commands);
  bool is_moving_by_keys() const;
  bool leave();
  void open_or_close(Wish wish);
  void close_wide();
  // Without a game, on the title, some panels have nothing to show.
  void draw_wide(const PanelContext& context, const Game* game, const Log* log, std::string_view share_code);
  void draw_content(const PanelContext& context, const Game* game, const Log* log, Wish open,
                    std::string_view share_code);

  Palette palette_;
  PanelLook look_;
  KeyNames keys_;
  KeyNames clashes_;
  ItemPictures pictures_;
  bool deaf_ = false;
  Letters letters_;
  Settings settings_;
  Layout layout_;
  PanelState state_;
  NewGameForm form_;
  bool signed_ = false;
  bool on_screen_of_its_own_ = false;
  bool letters_changed_ = false;
};

}  // namespace katabasis
