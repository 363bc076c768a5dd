#include "app/play_screen.h"

#include <fmt/format.h>

#include <utility>

#include "app/keys.h"
#include "play/discovery.h"
#include "play/narration.h"
#include "scene/stairs.h"
#include "ui/obvious.h"
#include "ui/retelling.h"

namespace katabasis {

namespace {

bool wants_door(Wish wish) {
  return wish == Wish::door || wish == Wish::listen;
}

// The rules know of a wall where the stairs are.
std::string words_of(Refusal refusal, const Action& action, const Game& game) {
  const Hero& hero = game.world().hero;
  const bool leaves = action == Action{action::Step{hero.facing}} && refusal == Refusal::wall_ahead &&
                      stairs_of(game.place()) == Stairs{hero.at, hero.facing};
  return leaves ? "Not without Persephone." : refusal_words(refusal, action, game);
}

// Nothing: what nothing_to_do says.
std::optional<Action> meant_by(Wish wish, const Game& game) {
  if (wants_door(wish) && !door_here(game) && door_soon_ahead(game)) return std::nullopt;
  // Where nothing is to be done a step is refused, in words.
  if (wish == Wish::obvious) return obvious(game).value_or(action::Step{game.world().hero.facing});
  return action_for(wish, game);
}

std::string nothing_to_do(Wish wish, const Game& game) {
  switch (wish) {
    case Wish::door:
    case Wish::listen:
      return door_soon_ahead(game) ? "Step closer to the door." : "There is no door here.";
    case Wish::drink:
      return potion_to_drink(game) ? waste_words(game) : "There is nothing to drink.";
    default:
      return "";
  }
}

}  // namespace

PlayScreen::PlayScreen(Session session, const Services& services, Assets& assets, Hud& hud)
    : services_(services),
      hud_(hud),
      session_(std::move(session)),
      log_(log_of(session_)),
      stage_(session_.game(), assets) {
  hud_.close_all();
  // What was read in a game that goes on is not to be read again.
  if (session_.run().entries.empty()) to_read_ = log_.messages();
  const auto kept = services_.start_record(session_);
  const std::string told = kept ? *kept : to_string(kept.problems().front());
  if (session_.run().entries.empty()) {
    hud_.notice(told);
  } else {
    hud_.notice(
        fmt::format("Loaded: round {}.{}{}", session_.game().world().round, told.empty() ? "" : " ", told));
  }
}

void PlayScreen::press(int key, Wish wish, double now) {
  going_ = std::monostate{};
  if (wish == Wish::obvious && closed_ahead_ < to_read_.size()) {
    ++closed_ahead_;
    return;
  }
  if (wish == Wish::explore) {
    going_ = Exploring{};
    return;
  }
  // A step takes its time and keeps the key; what monsters do afterwards can be skipped.
  if (stage_.moving() && now > acted_ + KeyQueue::step_seconds) stage_.settle();
  keys_.press(key, wish);
  if (key == 0) keys_.release(key);
}

void PlayScreen::act(const Action& action) {
  warned_of_waste_ = false;
  const Attention before(session_.game());
  const Discovery known(session_.game());
  const Outcome outcome = session_.act(action);
  if (outcome.refusal) {
    hud_.notice(words_of(*outcome.refusal, action, session_.game()));
    stop();
    return;
  }
  log_.add(session_.game(), outcome.events);
  hud_.happened();
  to_read_.insert(to_read_.end(), log_.messages().begin(), log_.messages().end());
  stage_.show(session_.game(), outcome.events);
  if (startled(before, session_.game()) || !to_read_.empty()) keys_.stop();
  // Whoever runs does not run through a shut door.
  const auto door = door_ahead(session_.game());
  if (std::holds_alternative<action::Step>(action) && door && door->state != DoorState::open) keys_.let_go();
  if (is_going()) {
    const bool exploring = std::holds_alternative<Exploring>(going_);
    if (const auto reason = interruption(outcome.events, session_.game())) {
      stop_going(*reason);
    } else if (const auto found = exploring ? known.since(session_.game()) : known.alarm(session_.game())) {
      stop_going(*found);
    }
  }
  if (const auto recorded = services_.record(session_); !recorded)
    hud_.notice(to_string(recorded.problems().front()));
}

void PlayScreen::stop() {
  keys_.stop();
  going_ = std::monostate{};
}

void PlayScreen::look_into() {
  if (session_.run().looked_into) return;
  session_.look_into();
  if (const auto recorded = services_.record(session_); !recorded)
    hud_.notice(to_string(recorded.problems().front()));
}

bool PlayScreen::glance(const KeyEvent& event) {
  if (!event.down) {
    const bool ends = std::exchange(glancing_, false);
    if (ends) stage_.release_look();
    return ends;
  }
  const auto way = panel_key_of(event.key);
  if (!event.control || !way || hud_.has_keyboard()) return false;
  constexpr float aside = 0.7F;  // radians
  constexpr float up = 0.4F;
  const bool left = *way == PanelKey::left;
  const bool down = *way == PanelKey::down;
  if (!left && !down && *way != PanelKey::right && *way != PanelKey::up) return false;
  if (std::exchange(glancing_, true)) return true;
  if (left || *way == PanelKey::right) stage_.look(left ? -aside : aside, 0);
  if (down || *way == PanelKey::up) stage_.look(0, down ? -up : up);
  return true;
}

void PlayScreen::stop_going(const std::string& reason) {
  going_ = std::monostate{};
  hud_.notice(reason);
}

std::optional<Action> PlayScreen::action_on_the_way(double now) {
  if (stage_.moving() || now < acted_ + KeyQueue::step_seconds) return std::nullopt;
  const Exploration next = next_on_the_way();
  if (!next.action) stop_going(next.reason);
  const bool stepped = next.action && std::holds_alternative<action::Step>(*next.action);
  if (stepped && std::holds_alternative<Approaching>(going_)) going_ = std::monostate{};
  return next.action;
}

Exploration PlayScreen::next_on_the_way() const {
  const Game& game = session_.game();
  if (const auto* to = std::get_if<Position>(&going_)) return katabasis::travel(game, *to);
  if (const auto* by = std::get_if<Approaching>(&going_)) return katabasis::approach(game, by->to);
  return explore(game);
}

void PlayScreen::approach(Position to) {
  if (session_.game().known().creatures.empty()) return travel(to);
  going_ = Approaching{to};
}

// Once: whoever asks again means it.
bool PlayScreen::warns_of_waste(Wish wish) {
  const Game& game = session_.game();
  const std::string words = wish == Wish::drink   ? waste_words(game)
                            : wish == Wish::sleep ? vain_sleep_words(game)
                                                  : "";
  if (words.empty() || warned_of_waste_) return false;
  warned_of_waste_ = true;
  hud_.notice(words);
  return true;
}

std::optional<Action> PlayScreen::next_action(double now) {
  if (is_going()) return action_on_the_way(now);
  const std::optional<Wish> wish = keys_.take(stage_.moving(), now);
  if (!wish) return std::nullopt;
  if (warns_of_waste(*wish)) return std::nullopt;
  warned_of_waste_ = false;
  const auto action = meant_by(*wish, session_.game());
  if (!action) hud_.notice(nothing_to_do(*wish, session_.game()));
  return action;
}

bool PlayScreen::advance(double now, float seconds) {
  const bool changed = stage_.advance(seconds);
  if (!to_read_.empty() && !stage_.moving()) {
    bring_up_messages(now);
    return true;
  }
  const std::optional<Action> action = next_action(now);
  if (!action) return changed;
  acted_ = now;
  act(*action);
  return true;
}

void PlayScreen::tell(std::string text, double now) {
  if (is_going()) hud_.notice("Stopped: there is something to read.");
  stop();
  hud_.tell(std::move(text));
  told_ = now;
}

// What has led to them has been seen.
void PlayScreen::bring_up_messages(double now) {
  for (std::string& message : std::exchange(to_read_, {})) hud_.tell(std::move(message));
  for (; closed_ahead_ > 0; --closed_ahead_) hud_.handle(Wish::obvious);
  if (hud_.reading()) keys_.stop();
  told_ = now;
}

std::optional<double> PlayScreen::due() const {
  if (is_going()) return acted_ + KeyQueue::step_seconds;
  return keys_.due();
}

bool PlayScreen::finished() const {
  return session_.game().world().status != Status::playing && !stage_.moving();
}

}  // namespace katabasis
