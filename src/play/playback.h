// A run that can be looked at at any of its actions, forwards and backwards.
//
// It is played once from its start to its end, checking every hash; on the way some moments are kept whole,
// so that any other is reached from the one before it. There are at most most_moments of them (and no more
// than fit into about 64 MiB), evenly spread: when they are full, every second one is given up.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "play/session.h"

namespace katabasis {

class Playback {
 public:
  static constexpr std::size_t most_moments = 128;

  Playback(std::shared_ptr<const Place> place, const Run& run);

  // Actions that can be shown: all, or those before the run is out of step.
  std::size_t length() const { return ends_.size(); }
  // How many of them have been played.
  std::size_t at() const { return at_; }
  // The game then, and its record so far: a game that can be gone on with.
  const Session& session() const { return session_; }

  // Plays the next one and tells what happened; at the end nothing does.
  std::vector<Event> step();
  void seek(std::size_t action);

  // The first action of each round, in order; the first round is 1.
  int rounds() const { return static_cast<int>(rounds_.size()); }
  std::size_t start_of(int round) const { return rounds_[static_cast<std::size_t>(round - 1)]; }

  const std::optional<Divergence>& divergence() const { return divergence_; }

 private:
  struct Moment {
    std::size_t action = 0;
    World world;
    Known known;
  };
  void play_through(const Run& run);
  void keep_moment();
  const Action& action(std::size_t number) const;

  std::shared_ptr<const Place> place_;
  Session session_;
  Run whole_;
  std::vector<std::size_t> ends_;  // of each action: how many entries of the record there are after it
  std::vector<std::size_t> rounds_;
  std::vector<Moment> moments_;
  std::size_t spacing_ = 16;  // actions between two moments
  std::size_t most_ = most_moments;
  std::size_t at_ = 0;
  std::optional<Divergence> divergence_;
};

}  // namespace katabasis
