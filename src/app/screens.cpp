#include "app/screens.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "app/inside_keys.h"
#include "app/pointing.h"
#include "ui/hints.h"
#include "ui/obvious.h"
#include "ui/retelling.h"

namespace katabasis {

namespace {

// A hall with a door at its end.
constexpr Parameters backdrop_parameters{.seed = 13, .mazes = 0};
constexpr float radians_per_pixel = 0.005F;
constexpr float turning_rim = 0.14F;  // of the picture's width: a click there turns

// To a person at the window a file's name says enough.
std::string told(const std::vector<Problem>& problems) {
  Problem first = problems.front();
  first.file = std::filesystem::path(first.file).filename().string();
  return to_string(first);
}

// Panels that need no game.
bool is_of_every_screen(Wish wish) {
  return wish == Wish::help || wish == Wish::menu || wish == Wish::keys || wish == Wish::arrange;
}

}  // namespace

WindowMode window_mode(const Settings& settings) {
  return {settings.window, settings.fullscreen, settings.vsync};
}

Screens::Screens(Services services, const Settings& settings, Window& window, Assets& assets,
                 Renderer& renderer)
    : services_(std::move(services)),
      window_(window),
      renderer_(renderer),
      assets_(assets),
      settings_(settings),
      hud_(assets.palette, key_names(keys_)),
      painter_(hud_, renderer, assets),
      software_(draws_in_software()),
      shelf_(services_) {}

// --- from one screen to the other -----------------------------------------------------------------------

void Screens::to_title() {
  kind_ = Kind::title;
  leave_game();
  play_.reset();
  replay_.reset();
  hud_.close_all();
  place_changed_ = true;
  if (backdrop_) return;
  if (auto session = services_.begin(backdrop_parameters)) {
    backdrop_.emplace(std::move(*session));
    backdrop_stage_.emplace(backdrop_->game(), assets_);
    change(settings_);
  }
}

void Screens::to_play(Session session) {
  kind_ = Kind::play;
  leave_game();
  replay_.reset();
  share_code_ = code_of(session);
  play_ = std::make_unique<PlayScreen>(std::move(session), services_, assets_, hud_);
  painter_.show_things_of(play_->session().game().place());
  change(settings_);
}

void Screens::to_replay(Playback playback) {
  kind_ = Kind::replay;
  hud_.close_all();
  share_code_ = code_of(playback.session());
  replay_.emplace(std::move(playback), assets_);
  painter_.show_things_of(replay_->session().game().place());
  change(settings_);
}

// The game at the moment that is shown goes on, with a record of its own.
void Screens::take_over() {
  Session session = replay_->taken_over();
  if (session.game().world().status != Status::playing)
    return hud_.notice("The game is over here: go back to an earlier moment.");
  to_play(std::move(session));
  hud_.notice("Yours from here.");
}

void Screens::to_play(Result<Session> session) {
  if (session) {
    to_play(std::move(*session));
  } else {
    hud_.notice(told(session.problems()));
  }
}

void Screens::to_play(Result<Continued> continued) {
  if (!continued) return hud_.notice(told(continued.problems()));
  to_play(std::move(continued->session));
  if (!continued->notice.empty()) hud_.notice(continued->notice);
}

void Screens::open(const std::string& path) {
  to_play(services_.open(path));
}

void Screens::to_end() {
  kind_ = Kind::end;
  hud_.close_all();
  summary_ = summary_of(play_->session(), share_code_);
  const auto written = services_.write_summary(play_->session(), summary_);
  hud_.notice(written ? "Written down: " + std::filesystem::path(*written).filename().string()
                      : written.problems().front().text);
  panel_pictures_ = settling_pictures;
}

// --- input ----------------------------------------------------------------------------------------------

void Screens::take_input(double now) {
  Input::Batch batch = window_.input().take();
  if (batch.any) {
    last_input_ = now;
    panel_pictures_ = settling_pictures;
  }
  if (batch.focus_lost && play_) play_->forget_keys();
  for (const KeyEvent& key : batch.keys) take_key(key, now);
  if (batch.clicked) take_click(batch.panel, now);
  take_look(batch);
  take_dropped(batch.files);
  panel_input_ = std::move(batch.panel);
}

void Screens::take_key(const KeyEvent& event, double now) {
  const bool glances =
      kind_ == Kind::play && !hud_.inside_open() && !(event.down && wish_of(keys_, event.key, event.control));
  if (glances && play_->glance(event)) {
    place_changed_ = true;
    return;
  }
  if (!event.down) {
    if (play_) play_->release(event.key);
    return;
  }
  if (const auto wish = hud_.awaits_key()) return choose_key(*wish, event);
  if (kind_ == Kind::play || kind_ == Kind::replay) {
    if (take_inside_key(hud_, shown_session()->game(), event)) {
      panel_pictures_ = settling_pictures;
      return;
    }
  }
  if (kind_ == Kind::replay && !hud_.has_keyboard()) {
    if (const auto asked = replay_wish_of(event.key)) return this->wish(*asked);
  }
  if (kind_ == Kind::title && asks_to_paste(event.key, event.control) && !hud_.is_typing())
    return obey(command::PasteCode{}, now);
  const std::optional<Wish> meant = wish_of(keys_, event.key, event.control);
  if (!meant) return;
  const bool typed = hud_.is_typing() && !event.control;
  const bool for_panel = hud_.has_keyboard() && (typed || panel_key_of(event.key));
  if (!for_panel || *meant == Wish::menu) wish(event.key, *meant, now);
}

// Another key than Esc; the control key itself only announces one.
void Screens::choose_key(Wish wish, const KeyEvent& event) {
  panel_pictures_ = settling_pictures;
  if (wish_of(keys_, event.key, event.control) == Wish::menu) return hud_.key_given();
  auto choices = with_choice(settings_.keys, wish, event.key, event.control);
  if (!choices) return hud_.notice("That key has no name here: press another one.");
  hud_.notice("");
  hud_.key_given();
  Settings changed = settings_;
  changed.keys = std::move(*choices);
  keep(changed);
}

void Screens::take_click(const PanelInput& panel, double now) {
  if (kind_ != Kind::play || hud_.covers(panel.mouse_x, panel.mouse_y) || hud_.panel_open()) return;
  const float across = panel.mouse_x / static_cast<float>(std::max(shown_.width, 1));
  if (across < turning_rim) return wish(0, Wish::turn_left, now);
  if (across > 1 - turning_rim) return wish(0, Wish::turn_right, now);
  const bool reads = hud_.is_reading() || play_->is_about_to_tell();
  if (reads) return wish(0, Wish::obvious, now);
  if (take_pointed(panel)) return;
  const auto beside = monster_beside(play_->session().game());
  wish(0, beside ? wish_to_turn(*beside) : Wish::obvious, now);
}

bool Screens::take_pointed(const PanelInput& panel) {
  const glm::vec2 size(std::max(shown_.width, 1), std::max(shown_.height, 1));
  const glm::vec2 point(panel.mouse_x / size.x * 2 - 1, 1 - panel.mouse_y / size.y * 2);
  const Pointed pointed = pointed_at(frame_.camera, point, play_->session().game());
  panel_pictures_ = settling_pictures;
  place_changed_ = true;
  if (const auto* const action = std::get_if<Action>(&pointed)) {
    play_->act(*action);
  } else if (const auto* const to = std::get_if<Position>(&pointed)) {
    play_->approach(*to);
  } else {
    return false;
  }
  return true;
}

void Screens::take_look(const Input::Batch& batch) {
  if (kind_ != Kind::play) return;
  if (batch.look_x != 0 || batch.look_y != 0) {
    play_->stage().look(batch.look_x * radians_per_pixel, -batch.look_y * radians_per_pixel);
    place_changed_ = true;
  }
  if (batch.look_ended) play_->stage().release_look();
}

void Screens::wish(int key, Wish wish, double now) {
  panel_pictures_ = settling_pictures;
  if (wish == Wish::screenshot) {
    screenshot_wanted_ = true;
  } else if (wish == Wish::share_code) {
    copy_share_code();
  } else if (wish == Wish::load) {
    to_play(services_.quick_load());
  } else if (wish == Wish::save) {
    quick_save();
  } else if (kind_ == Kind::replay) {
    hud_.handle(wish);
    if (wish == Wish::inside) replay_->look_into();
  } else if (kind_ != Kind::play && !(kind_ == Kind::title && is_of_every_screen(wish))) {
    return;
  } else if (kind_ == Kind::play && hud_.is_reading() && wish != Wish::obvious && play_->just_acted(now)) {
    return;  // meant for what was there before; only the key that the message names is quicker
  } else if (wish == Wish::inside) {
    if (kind_ == Kind::play && hud_.handle(wish)) play_->look_into();
  } else if (hud_.handle(wish)) {
    if (play_ && hud_.is_pausing()) play_->stop();
  } else if (kind_ == Kind::play) {
    play_->press(key, wish, now);
  }
}

void Screens::wish(ReplayWish wish) {
  panel_pictures_ = settling_pictures;
  place_changed_ = true;
  hud_.notice("");
  if (wish == ReplayWish::take_over) return take_over();
  replay_->obey(wish);
  change(settings_);
}

void Screens::quick_save() {
  if (kind_ != Kind::play) return;
  const auto saved = services_.quick_save(play_->session());
  hud_.notice(saved ? "Saved." : to_string(saved.problems().front()));
}

void Screens::leave_game() {
  if (play_) services_.leave(play_->session());
}

// Of the game that is shown, else of the one that the form for a new game asks for.
void Screens::copy_share_code() {
  const Session* const session = shown_session();
  const auto wanted = hud_.wanted();
  if (session == nullptr && (!wanted || complaint(*wanted))) return;
  const Result<std::string> code =
      session != nullptr ? services_.share_code(*session) : services_.share_code_for(*wanted);
  if (code) window_.set_clipboard(*code);
  hud_.notice(code ? "Copied: " + *code : code.problems().front().text);
}

std::string Screens::code_of(const Session& session) const {
  const auto code = services_.share_code(session);
  return code ? *code : "";
}

// A game that is played is kept first, as always when another one begins.
void Screens::take_dropped(const std::vector<std::string>& files) {
  if (files.size() == 1) open(files.front());
  if (files.size() > 1) hud_.notice("One file at a time: drop the one that is to be played.");
}

void Screens::obey(const Commands& commands, double now) {
  for (const Command& command : commands) obey(command, now);
}

void Screens::obey(const Command& command, double now) {
  panel_pictures_ = settling_pictures;
  if (const auto* action = std::get_if<Action>(&command)) {
    if (play_) play_->act(*action);
    place_changed_ = true;
  } else if (const auto* asked = std::get_if<Wish>(&command)) {
    wish(0, *asked, now);
  } else if (const auto* of_replay = std::get_if<ReplayWish>(&command)) {
    if (replay_) wish(*of_replay);
  } else if (const auto* round = std::get_if<command::ShowRound>(&command)) {
    if (replay_) replay_->show_round(round->round);
    place_changed_ = true;
  } else if (const auto* travel = std::get_if<command::Travel>(&command)) {
    hud_.handle(Wish::map);
    if (play_) play_->travel(travel->to);
  } else if (std::holds_alternative<command::ToTitle>(command)) {
    if (may_leave()) to_title();
  } else if (const auto* changed = std::get_if<command::ChangeSettings>(&command)) {
    keep(changed->settings);
  } else if (!obey_on_title(command)) {
    quit_ = may_leave();
  }
}

// Whoever asks once more means it.
bool Screens::may_leave() {
  const auto problem = play_ ? services_.leave(play_->session()) : std::nullopt;
  if (!problem || std::exchange(warned_of_loss_, problem.has_value())) return true;
  hud_.notice(to_string(*problem) + ". The game would be lost: choose once more to leave it.");
  return false;
}

bool Screens::obey_on_title(const Command& command) {
  if (const auto* game = std::get_if<command::NewGame>(&command)) {
    to_play(services_.begin(game->parameters));
  } else if (std::holds_alternative<command::Continue>(command)) {
    to_play(services_.continue_last());
  } else if (std::holds_alternative<command::Today>(command)) {
    to_play(services_.begin(Parameters{.seed = services_.todays_seed()}));
  } else if (std::holds_alternative<command::PasteCode>(command)) {
    to_play(services_.begin_code(window_.clipboard()));
  } else if (std::holds_alternative<command::PasteSeed>(command)) {
    paste_seed();
  } else if (std::holds_alternative<command::DrawSeed>(command)) {
    hud_.offer_seed(services_.draw_seed());
  } else if (const auto* list = std::get_if<command::ShowKept>(&command)) {
    shelf_.show(list->kind);
    hud_.show_kept_games();
    hud_.notice("");
  } else if (const auto* unread = std::get_if<command::ReadKept>(&command)) {
    shelf_.read(unread->file);
  } else if (const auto* kept = std::get_if<command::OpenKept>(&command)) {
    open(shelf_.list().files.at(kept->file).path);
  } else {
    return false;
  }
  return true;
}

void Screens::paste_seed() {
  const std::string text = window_.clipboard();
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc{} || end != text.data() + text.size())
    return hud_.notice("What was copied is no seed: a number from 0 to 18446744073709551615.");
  hud_.offer_seed(seed);
  hud_.notice("");
}

void Screens::keep(const Settings& settings) {
  if (const auto problem = services_.save_settings(settings)) hud_.notice(to_string(*problem));
  size_by_hand_ = false;
  change(settings);
}

// One of the first hints, if its moment has come and nothing else is to be read.
void Screens::give_hint(double now) {
  if (hud_.panel_open() || hud_.reading() || play_->stage().moving()) return;
  const Hint* hint = due_hint(play_->session().game(), settings_);
  if (hint == nullptr) return;
  std::string text(hint->text);
  if (hint->with_key) {
    const std::string key = key_names(keys_)[static_cast<std::size_t>(*hint->with_key)];
    text += key.empty() ? "." : fmt::format(" ({}).", key);
  }
  play_->tell(std::move(text), now);
  Settings told = settings_;
  told.*(hint->told) = true;
  keep(told);
}

void Screens::change(const Settings& settings) {
  settings_ = settings;
  window_.set(window_mode(settings));
  keys_ = chosen_keys(settings_.keys);
  hud_.set_keys(key_names(keys_), key_clashes(keys_));
  StageOptions options{settings.reduce_motion, idle_, static_cast<float>(settings.field_of_view)};
  if (play_) play_->stage().set(options);
  if (backdrop_stage_) backdrop_stage_->set(options);
  options.from_above = replay_ && replay_->from_above();
  if (replay_) replay_->stage().set(options);
  renderer_.set(settings.low_quality ? Quality::low : Quality::high);
  place_changed_ = true;
  panel_pictures_ = settling_pictures;
}

}  // namespace katabasis
