// The part of the screens that draws, and decides when to.
#include <algorithm>
#include <cmath>
#include <filesystem>

#include "app/leaving.h"
#include "app/screens.h"
#include "render/picture.h"

namespace katabasis {

namespace {

constexpr double idle_after_input = 5;  // seconds, where the processor draws
constexpr double idle_pace = 1.0 / 12;  // seconds between two pictures that only flicker
constexpr double slow_picture = 0.033;  // seconds
constexpr double quick_picture = 0.024;
constexpr float smallest_scale = 0.35F;

}  // namespace

void Screens::run(Opening opening) {
  if (opening.playback) {
    to_replay(std::move(*opening.playback));
  } else if (opening.session) {
    to_play(std::move(*opening.session));
  } else {
    to_title();
  }
  if (!opening.notice.empty()) hud_.notice(opening.notice);
  double before = window_.now();
  while (!quit_ && !window_.closing() && !asked_to_leave()) {
    const double now = window_.now();
    const auto seconds = static_cast<float>(std::min(now - before, 0.1));
    before = now;
    take_input(now);
    advance(now, seconds);
    draw(now, seconds);
    rest(now);
  }
  leave_game();
  if (size_by_hand_) services_.save_settings(in_range(settings_));
}

void Screens::take_size_by_hand() {
  const auto size = window_.size_by_hand();
  if (!size) return;
  settings_.window = *size;
  size_by_hand_ = true;
}

void Screens::advance(double now, float seconds) {
  const bool idle = idle_motion_allowed(now);
  if (idle != idle_) {
    idle_ = idle;
    change(settings_);
  }
  if (kind_ == Kind::title) {
    if (backdrop_stage_) advance_backdrop(seconds);
  } else if (kind_ == Kind::replay) {
    if (replay_->advance(now, seconds)) {
      place_changed_ = true;
      panel_pictures_ = std::max(panel_pictures_, 2);
    }
  } else if (play_->advance(now, seconds)) {
    place_changed_ = true;
    panel_pictures_ = std::max(panel_pictures_, 2);
    give_hint(now);
  }
  if (kind_ == Kind::play && play_->finished()) to_end();
}

// The eye drifts, slowly, as long as anything may move by itself.
void Screens::advance_backdrop(float seconds) {
  if (backdrop_stage_->advance(seconds)) place_changed_ = true;
  if (!idle_) return;
  const auto yaw = [](float time) { return 0.1F * std::sin(time * 0.11F); };
  const auto pitch = [](float time) { return 0.03F * std::sin(time * 0.17F); };
  const float before = std::exchange(drifted_, drifted_ + seconds);
  backdrop_stage_->look(yaw(drifted_) - yaw(before), pitch(drifted_) - pitch(before));
}

bool Screens::idle_motion_allowed(double now) const {
  if (settings_.reduce_motion || !window_.input().has_focus()) return false;
  return !software_ || now < last_input_ + idle_after_input;
}

// Sleeps until there is something to do.
void Screens::rest(double now) {
  const bool moving = stage_moves();
  if (moving || panel_pictures_ > 0 || place_changed_) return window_.poll();
  std::optional<double> until;
  const auto by = [&until](double moment) { until = until ? std::min(*until, moment) : moment; };
  if (kind_ == Kind::play) {
    if (const auto due = play_->due()) by(*due);
  }
  if (kind_ == Kind::replay) {
    if (const auto due = replay_->due()) by(*due);
  }
  if (idle_) by(now + idle_pace);
  if (place_rough_) by(now);
  window_.wait(until ? std::optional(std::max(*until - now, 0.0)) : std::nullopt);
  if (idle_) place_changed_ = true;
}

void Screens::draw(double now, float seconds) {
  const Size size = window_.size();
  if (size.width <= 0 || size.height <= 0) {
    panel_pictures_ = 0;
    place_changed_ = false;
    return;
  }
  if (size != shown_) {
    shown_ = size;
    take_size_by_hand();
    place_changed_ = true;
    panel_pictures_ = settling_pictures;
  }
  const bool panels = panel_pictures_ > 0 || hud_.inside_open();
  if (!panels && !place_changed_ && !place_rough_) return;
  const bool moving = stage_moves();
  const double begun = window_.now();
  if (place_changed_ || place_rough_) draw_place(size, moving ? scale_ : 1);
  const double start = window_.now();
  const bool given_away = std::exchange(screenshot_wanted_, false) && shown_session() != nullptr;
  hud_.sign(given_away);
  // Where only the light flickers the panels are shown as they are.
  const Commands commands = panels || given_away ? draw_panels(seconds) : Commands{};
  kept_.show();
  painter_.draw(shelf_.pictures());
  if (moving) finish_drawing();  // a card may not have begun yet
  const double drawn = window_.now();
  // What is signed is not for the screen: the next picture follows at once.
  if (given_away) {
    take_screenshot(size);
  } else {
    window_.swap();
  }
  const double swapped = window_.now();
  cost_.panels = static_cast<float>(drawn - start);
  cost_.swap = static_cast<float>(swapped - drawn);
  // A card may wait for the screen as it swaps.
  if (moving) keep_up((software_ ? swapped : drawn) - begun);
  panel_pictures_ = std::max(panel_pictures_ - 1, 0);
  obey(commands, now);
}

// While something moves the picture may be smaller than it is shown; at rest one full picture follows.
void Screens::draw_place(Size size, float scale) {
  place_changed_ = false;
  place_rough_ = scale < 1;
  const double start = window_.now();
  const float aspect = static_cast<float>(size.width) / static_cast<float>(size.height);
  kept_.begin(size);
  frame_.clear();
  if (const Stage* const seen = stage()) seen->frame_into(frame_, aspect);
  const double seen = window_.now();
  const DrawCount count = renderer_.draw(frame_, size, scale);
  if (hud_.inside_open()) finish_drawing();
  cost_.scene = static_cast<float>(seen - start);
  cost_.draw = static_cast<float>(window_.now() - seen);
  cost_.calls = count.calls;
  cost_.triangles = count.triangles;
  cost_.scale = scale;
}

const Stage* Screens::stage() const {
  if (kind_ == Kind::replay) return &replay_->stage();
  if (kind_ != Kind::title) return &play_->stage();
  return backdrop_stage_ ? &*backdrop_stage_ : nullptr;
}

bool Screens::stage_moves() const {
  return (kind_ == Kind::play || kind_ == Kind::replay) && stage()->moving();
}

const Session* Screens::shown_session() const {
  if (replay_) return &replay_->session();
  return play_ ? &play_->session() : nullptr;
}

void Screens::keep_up(double spent) {
  if (spent > slow_picture) scale_ = std::max(scale_ * 0.85F, smallest_scale);
  if (spent < quick_picture) scale_ = std::min(scale_ * 1.08F, 1.0F);
}

Commands Screens::draw_panels(float seconds) {
  hud_.begin(shown_, settings_, panel_input_, seconds);
  panel_input_.typed.clear();
  panel_input_.wheel = 0;
  switch (kind_) {
    case Kind::title:
      prove_wanted();
      return hud_.draw(TitleView{services_.can_continue(), &shelf_.list()});
    case Kind::end:
      return hud_.draw(end_view());
    case Kind::replay:
      return hud_.draw(
          ReplayView{replay_->session(), replay_->log(), &frame_, &cost_, replay_->facts(), share_code_});
    case Kind::play:
      break;
  }
  return hud_.draw(PlayView{play_->session(), play_->log(), &frame_, &cost_, share_code_});
}

EndView Screens::end_view() const {
  const Session& session = play_->session();
  const auto* const recipe = std::get_if<Recipe>(&session.run().origin.from);
  return {session.game().world().status == Status::won, summary_,
          recipe != nullptr ? std::optional(recipe->parameters) : std::nullopt, services_.can_load()};
}

// Once for each change of the form.
void Screens::prove_wanted() {
  const auto wanted = hud_.wanted();
  if (!wanted || wanted == proven_) return;
  proven_ = wanted;
  hud_.set_proof(services_.prove(*wanted), complaint(*wanted) ? "" : services_.share_code_for(*wanted));
}

void Screens::take_screenshot(Size size) {
  const Picture picture = read_picture(size);
  const auto written = services_.screenshot(*shown_session(), size, picture.rgb);
  panel_pictures_ = settling_pictures;
  hud_.notice(written ? "Picture: " + std::filesystem::path(*written).filename().string()
                      : to_string(written.problems().front()));
}

}  // namespace katabasis
