#include "ui/log.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "play/narration.h"
#include "ui/wish.h"

namespace katabasis {

namespace {

struct KindOf {
  LogKind operator()(const event::Attack& attack) const {
    if (attack.wounds == 0) return LogKind::parried;
    return attack.on == hero_id ? LogKind::hurt : LogKind::hit;
  }
  LogKind operator()(const event::Death& death) const {
    return death.who == hero_id ? LogKind::death : LogKind::slain;
  }
  LogKind operator()(const event::Lost&) const { return LogKind::death; }
  LogKind operator()(const event::Take&) const { return LogKind::found; }
  LogKind operator()(const event::Drop&) const { return LogKind::gear; }
  LogKind operator()(const event::Equip&) const { return LogKind::gear; }
  LogKind operator()(const event::Drink&) const { return LogKind::rest; }
  LogKind operator()(const event::Sleep&) const { return LogKind::rest; }
  LogKind operator()(const event::Wake&) const { return LogKind::rest; }
  LogKind operator()(const event::Door&) const { return LogKind::door; }
  LogKind operator()(const event::Unlock&) const { return LogKind::door; }
  LogKind operator()(const event::Heard&) const { return LogKind::heard; }
  LogKind operator()(const event::Message&) const { return LogKind::read; }
  LogKind operator()(const event::Room&) const { return LogKind::moved; }
  LogKind operator()(const event::Step&) const { return LogKind::moved; }
  LogKind operator()(const event::Level&) const { return LogKind::grown; }
  LogKind operator()(const event::Won&) const { return LogKind::grown; }
  LogKind operator()(const event::Round&) const { return LogKind::round; }
};

// A monster that the hero sees walks before his eyes: no line for each of its steps.
bool is_worth_a_line(const Event& event) {
  return !std::holds_alternative<event::Step>(event);
}

// What a person should read in one piece; empty: the line in the log is enough.
std::string message_of(const Event& event, const Game& game) {
  if (const auto* message = std::get_if<event::Message>(&event))
    return narrate(event, game.place(), game.world()) == message->text ? message->text : "";
  if (const auto* level = std::get_if<event::Level>(&event))
    return fmt::format("You are level {}: each blow and each parry counts 1 more, and you can have {} life.",
                       level->level, game.hero_max_life());
  return "";
}

}  // namespace

std::string_view word(LogKind kind) {
  constexpr std::array<std::string_view, 15> words{"Time",  "Hit",  "Hurt",  "Parried", "Found",
                                                   "Gear",  "Door", "Heard", "Read",    "Growth",
                                                   "Slain", "Rest", "Death", "Place",   "Seen"};
  return words[static_cast<std::size_t>(kind)];
}

void Log::add(const Game& game, const std::vector<Event>& events) {
  const std::size_t before = lines_.size();
  messages_.clear();
  for (const Event& event : events) {
    events_.push_back(event);
    if (events_.size() > kept_events) events_.pop_front();
    if (std::string message = message_of(event, game); !message.empty())
      messages_.push_back(std::move(message));
    if (!is_worth_a_line(event)) continue;
    std::string text = sentence(event, game);
    if (text.empty()) continue;
    if (std::holds_alternative<event::Round>(event)) {
      round_ = std::move(text);
      continue;
    }
    const auto* blow = std::get_if<event::Attack>(&event);
    add_line({std::visit(KindOf{}, event), batch_ + 1, std::move(text), blow ? dice_terms(*blow) : ""});
  }
  add_first_sights(game);
  if (lines_.size() > before) ++batch_;
  life_ = game.world().hero.life;
}

void Log::add_line(LogLine line) {
  if (!round_.empty()) lines_.push_back({LogKind::round, line.batch, std::exchange(round_, ""), ""});
  lines_.push_back(std::move(line));
}

// Of each kind of monster once what there is to be said of it.
void Log::add_first_sights(const Game& game) {
  const auto& kinds = game.place().classes.monsters;
  met_.resize(kinds.size());
  for (const SeenCreature& creature : game.known().creatures) {
    const MonsterClass& kind = game.place().classes[creature.kind];
    if (kind.about.empty() || met_[creature.kind.index()]) continue;
    met_[creature.kind.index()] = true;
    add_line({LogKind::seen, batch_ + 1, fmt::format("{}: {}", kind.name, kind.about), ""});
  }
}

// What a draught gave back follows from what was missing before it.
std::string Log::sentence(const Event& event, const Game& game) const {
  std::string text = narrate(event, game.place(), game.world());
  const auto* drink = std::get_if<event::Drink>(&event);
  if (drink == nullptr || !life_) return text;
  const int back = std::min(heals(game, drink->item).value_or(0), game.hero_max_life() - *life_);
  text.pop_back();
  return fmt::format("{}: {} life back.", text, back);
}

}  // namespace katabasis
