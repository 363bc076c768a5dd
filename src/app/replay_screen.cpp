#include "app/replay_screen.h"

#define GLFW_INCLUDE_NONE
#include <GLFW/glfw3.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace katabasis {

namespace {

constexpr double usual_pace = 0.45;  // seconds between two actions
constexpr int slowest = -1;
constexpr int fastest = 4;
constexpr std::size_t log_length = 40;  // actions that are told again after a jump

struct KeyMeaning {
  int key;
  ReplayWish wish;
};
constexpr std::array<KeyMeaning, 16> key_meanings{{
    {GLFW_KEY_SPACE, ReplayWish::play},
    {GLFW_KEY_LEFT, ReplayWish::action_back},
    {GLFW_KEY_RIGHT, ReplayWish::action_on},
    {GLFW_KEY_PAGE_UP, ReplayWish::round_back},
    {GLFW_KEY_PAGE_DOWN, ReplayWish::round_on},
    {GLFW_KEY_HOME, ReplayWish::to_start},
    {GLFW_KEY_END, ReplayWish::to_end},
    {GLFW_KEY_DOWN, ReplayWish::slower},
    {GLFW_KEY_UP, ReplayWish::faster},
    {GLFW_KEY_MINUS, ReplayWish::slower},
    {GLFW_KEY_KP_SUBTRACT, ReplayWish::slower},
    {GLFW_KEY_EQUAL, ReplayWish::faster},
    {GLFW_KEY_KP_ADD, ReplayWish::faster},
    {GLFW_KEY_V, ReplayWish::from_above},
    {GLFW_KEY_T, ReplayWish::take_over},
    {GLFW_KEY_ENTER, ReplayWish::play},
}};

}  // namespace

std::optional<ReplayWish> replay_wish_of(int key) {
  const auto found = std::ranges::find(key_meanings, key, &KeyMeaning::key);
  return found == key_meanings.end() ? std::nullopt : std::optional(found->wish);
}

ReplayScreen::ReplayScreen(Playback playback, Assets& assets)
    : assets_(assets), playback_(std::move(playback)), stage_(session().game(), assets) {
  log_.add(session().game(), session().game().opening());
}

void ReplayScreen::step() {
  const std::vector<Event> events = playback_.step();
  log_.add(session().game(), events);
  stage_.show(session().game(), events);
}

// The log begins a little before the moment: telling all of a long game would take too long.
void ReplayScreen::seek(std::size_t action) {
  action = std::min(action, playback_.length());
  if (action == playback_.at() + 1) return step();
  const StageOptions options = stage_.options();
  log_ = Log();
  playback_.seek(action - std::min(action, log_length));
  if (playback_.at() == 0) log_.add(session().game(), session().game().opening());
  while (playback_.at() < action) {
    const std::vector<Event> events = playback_.step();
    log_.add(session().game(), events);
  }
  stage_ = Stage(session().game(), assets_);
  stage_.set(options);
}

void ReplayScreen::show_round(int wanted) {
  runs_ = false;
  seek(playback_.start_of(std::clamp(wanted, 1, playback_.rounds())));
}

Session ReplayScreen::taken_over() const {
  Session session = this->session();
  session.fork();
  if (looked_into_) session.look_into();
  return session;
}

void ReplayScreen::obey(ReplayWish wish) {
  const std::size_t at = playback_.at();
  const bool begun = playback_.start_of(std::min(round(), playback_.rounds())) < at;
  if (wish != ReplayWish::slower && wish != ReplayWish::faster && wish != ReplayWish::from_above)
    runs_ = wish == ReplayWish::play && !runs_;
  switch (wish) {
    case ReplayWish::play:
      if (runs_ && at == playback_.length()) seek(0);
      break;
    case ReplayWish::action_back:
      seek(at - std::min<std::size_t>(at, 1));
      break;
    case ReplayWish::action_on:
      seek(at + 1);
      break;
    case ReplayWish::round_back:
      show_round(round() - (begun ? 0 : 1));
      break;
    case ReplayWish::round_on:
      seek(round() < playback_.rounds() ? playback_.start_of(round() + 1) : playback_.length());
      break;
    case ReplayWish::to_start:
      seek(0);
      break;
    case ReplayWish::to_end:
      seek(playback_.length());
      break;
    case ReplayWish::slower:
    case ReplayWish::faster:
      pace_ = std::clamp(pace_ + (wish == ReplayWish::faster ? 1 : -1), slowest, fastest);
      break;
    case ReplayWish::from_above:
      from_above_ = !from_above_;
      break;
    case ReplayWish::take_over:
      break;
  }
}

bool ReplayScreen::advance(double now, float seconds) {
  const bool changed = stage_.advance(seconds * std::ldexp(1.0F, std::max(pace_, 0)));
  if (!runs_ || now < due().value_or(now) || (stage_.moving() && pace_ <= 0)) return changed;
  acted_ = now;
  step();
  runs_ = playback_.at() < playback_.length();
  return true;
}

std::optional<double> ReplayScreen::due() const {
  return runs_ ? std::optional(acted_ + std::ldexp(usual_pace, -pace_)) : std::nullopt;
}

ReplayFacts ReplayScreen::facts() const {
  const auto& divergence = playback_.divergence();
  return {playback_.at(),
          playback_.length(),
          round(),
          playback_.rounds(),
          pace_,
          runs_,
          from_above_,
          divergence ? "Out of step in round " + std::to_string(divergence->round) + ": " + divergence->what
                     : ""};
}

}  // namespace katabasis
