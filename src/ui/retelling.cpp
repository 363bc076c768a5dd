#include "ui/retelling.h"

#include <fmt/format.h>

#include <map>
#include <memory>

#include "play/narration.h"

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

// Calls `heard(game, events)` for the opening and for every action.
template <typename Listener>
void retell(const Session& session, const Listener& heard) {
  // The place outlives this function: nothing needs to own it.
  const std::shared_ptr<const Place> place(std::shared_ptr<const Place>(), &session.game().place());
  Session again(place, session.run().origin);
  heard(again.game(), opening_of(again.game()));
  for (const RunEntry& entry : session.run().entries) {
    if (const auto* action = std::get_if<Action>(&entry)) heard(again.game(), again.act(*action).events);
  }
}

struct Tally {
  std::map<MonsterClassId, int> kills;
  std::string slain_by;
};

Tally tally_of(const Session& session) {
  Tally tally;
  retell(session, [&tally](const Game& game, const std::vector<Event>& events) {
    for (const Event& event : events) {
      const auto* death = std::get_if<event::Death>(&event);
      if (death == nullptr) continue;
      if (death->who == hero_id) {
        tally.slain_by = creature_words(death->by, game.place(), game.world());
      } else {
        ++tally.kills[game.world().monster(death->who).kind];
      }
    }
  });
  return tally;
}

int turns_taken(const Session& session) {
  int turns = 0;
  for (const RunEntry& entry : session.run().entries) {
    const auto* action = std::get_if<Action>(&entry);
    if (action != nullptr && !std::holds_alternative<action::Turn>(*action)) ++turns;
  }
  return turns;
}

std::string ending(const Session& session, const Tally& tally) {
  switch (session.game().world().status) {
    case Status::won:
      return "The way down is walked to its end: you have won.";
    case Status::dead:
      return fmt::format("You were killed by {}.", tally.slain_by);
    case Status::playing:
      break;
  }
  return "The way is not walked to its end yet.";
}

}  // namespace

Log log_of(const Session& session) {
  Log log;
  retell(session, [&log](const Game& game, const std::vector<Event>& events) { log.add(game, events); });
  return log;
}

std::string summary_of(const Session& session, const std::string& share_code) {
  const Tally tally = tally_of(session);
  const Game& game = session.game();
  std::string text = ending(session, tally) + "\n";
  text += fmt::format("Round {}, {} actions. Level {}, {} experience.\n", game.world().round,
                      turns_taken(session), game.world().hero.level, game.world().hero.experience);
  text += tally.kills.empty() ? "Nothing was killed.\n" : "Killed:\n";
  for (const auto& [kind, count] : tally.kills) {
    text += fmt::format("  {} \u00d7 {}\n", count, game.place().classes[kind].name);
  }
  if (session.run().looked_into) text += "The labyrinth was looked into with the overlay.\n";
  if (!share_code.empty()) text += fmt::format("Share code: {}\n", share_code);
  return text;
}

}  // namespace katabasis
