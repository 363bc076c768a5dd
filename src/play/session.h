// A game and its record: whoever supplies the actions — a person at the window, a program at the text
// protocol, a replay — plays through a Session.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "play/run.h"
#include "rules/game.h"

namespace katabasis {

struct Outcome {
  std::optional<Refusal> refusal;  // set: nothing happened
  std::vector<Event> events;
};

class Session {
 public:
  Session(std::shared_ptr<const Place> place, Origin origin);
  // Goes on with a game and its record so far.
  Session(Game game, Run run);

  Outcome act(const Action& action);
  // The overlay was opened: nothing changes but the record's mark, which stays.
  void look_into() { run_.looked_into = true; }

  // Takes over another record's marks.
  void come_from(const Run& run) {
    run_.forked = run.forked;
    run_.looked_into = run.looked_into;
  }
  // The record goes on as one of its own from here.
  void fork() { run_.forked = RoundHash{game_.world().round, game_.hash()}; }

  const Game& game() const { return game_; }
  // The record so far, without the closing hash.
  const Run& run() const { return run_; }
  // The record with the hash of the state now as its last line, as it is written to a file.
  Run closed_run() const;

 private:
  Game game_;
  Run run_;
};

// Where the record and the replayed game part.
struct Divergence {
  int round = 0;
  std::string what;
};

// Plays one entry of a run, or compares the hash that it holds.
std::optional<Divergence> follow(Session& session, const RunEntry& entry);

// Plays the entries in a new session at the place; stops at the first that is refused or whose hash differs.
struct Replay {
  Session session;
  std::optional<Divergence> divergence;
};
Replay replay(std::shared_ptr<const Place> place, const Run& run);

}  // namespace katabasis
