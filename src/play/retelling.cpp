#include "play/retelling.h"

#include <fmt/format.h>

#include <map>
#include <memory>

#include "play/narration.h"
#include "rules/growth.h"

namespace katabasis {

namespace {

// What it is about comes first, in one piece with what is to be read there.
std::vector<Event> opening_of(const Game& game) {
  std::vector<Event> events = game.opening();
  std::string goal = goal_words(game.place(), game.world());
  if (goal.empty()) return events;
  for (Event& event : events) {
    auto* message = std::get_if<event::Message>(&event);
    if (message == nullptr) continue;
    message->text = goal + "\n\n" + message->text;
    return events;
  }
  events.insert(events.begin(), event::Message{std::move(goal)});
  return events;
}

class Tally {
 public:
  explicit Tally(const Session& session) {
    retell(session, [this](const Game& game, const std::vector<Event>& events) {
      count_turns(game.world());
      for (const Event& event : events) {
        if (const auto* const death = std::get_if<event::Death>(&event)) count(*death, game);
      }
    });
  }

  int turns() const { return turns_; }
  const std::map<MonsterClassId, int>& kills() const { return kills_; }
  const std::string& slain_by() const { return slain_by_; }

 private:
  // Those since the last time: a round that is over had as many as the hero has turns.
  void count_turns(const World& now) {
    turns_ += now.round > round_ ? turns_per_round_ - turn_ : now.turn - turn_;
    round_ = now.round;
    turn_ = now.turn;
    turns_per_round_ = now.hero.turns_per_round;
  }
  void count(const event::Death& death, const Game& game) {
    if (death.who == hero_id) {
      slain_by_ = creature_words(death.by, game.place(), game.world());
    } else {
      ++kills_[game.world().monster(death.who).kind];
    }
  }

  int turns_ = 0;
  std::map<MonsterClassId, int> kills_;
  std::string slain_by_;
  int round_ = 1;
  int turn_ = 0;
  int turns_per_round_ = 0;
};

std::string ending(const Session& session, const Tally& tally) {
  switch (session.game().world().status) {
    case Status::won:
      return "The way down is walked to its end: you have won.";
    case Status::dead:
      return fmt::format("You were killed by {}.", tally.slain_by());
    case Status::playing:
      break;
  }
  return "The way is not walked to its end yet.";
}

}  // namespace

void retell(const Session& session,
            const std::function<void(const Game&, const std::vector<Event>&)>& heard) {
  // The place outlives this function: nothing needs to own it.
  const std::shared_ptr<const Place> place(std::shared_ptr<const Place>(), &session.game().place());
  Session again(place, session.run().origin);
  heard(again.game(), opening_of(again.game()));
  for (const RunEntry& entry : session.run().entries) {
    if (const auto* action = std::get_if<Action>(&entry)) heard(again.game(), again.act(*action).events);
  }
}

std::string summary_of(const Session& session, const std::string& share_code) {
  const Tally tally(session);
  const Game& game = session.game();
  const Hero& hero = game.world().hero;
  std::string text = ending(session, tally) + "\n";
  text += fmt::format(
      "Round {}, {} {}. Level {}, {} experience gained.\n", game.world().round, tally.turns(),
      tally.turns() == 1 ? "turn" : "turns", hero.level,
      hero.experience - experience_of_level(game.place().labyrinth.parameters.level, game.place().rules));
  text += tally.kills().empty() ? "Nothing was killed.\n" : "Killed:\n";
  for (const auto& [kind, count] : tally.kills()) {
    text += fmt::format("  {} \u00d7 {}\n", count, game.place().classes[kind].name);
  }
  if (session.run().looked_into) text += "The labyrinth was looked into with the overlay.\n";
  if (!share_code.empty()) text += fmt::format("Share code: {}\n", share_code);
  return text;
}

}  // namespace katabasis
