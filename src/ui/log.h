// The log: what happened as sentences, each with its kind and, for a blow, every term of the dice. Made from
// events.
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"

namespace katabasis {

enum class LogKind : std::uint8_t {
  round,
  hit,
  hurt,
  parried,
  found,
  gear,
  door,
  heard,
  read,
  grown,
  slain,
  rest,
  death,
  moved,
  seen
};

// The word in front of a line, so that no kind is told by its colour alone.
std::string_view word(LogKind kind);

struct LogLine {
  LogKind kind = LogKind::round;
  int batch = 0;  // lines of one action belong together
  std::string text;
  std::string terms;  // of the dice; may be empty
};

class Log {
 public:
  // What one action led to; `game` as it is afterwards.
  void add(const Game& game, const std::vector<Event>& events);

  const std::vector<LogLine>& lines() const { return lines_; }
  // Lines of this batch are the newest; an action that is not worth a line has none.
  int newest_batch() const { return batch_; }
  // The newest ones, at most so many; the newest last.
  static constexpr std::size_t kept_events = 40;
  const std::deque<Event>& events() const { return events_; }
  // The texts that a person should read in one piece, from the last add().
  const std::vector<std::string>& messages() const { return messages_; }

 private:
  std::string sentence(const Event& event, const Game& game) const;
  void add_line(LogLine line);
  void add_first_sights(const Game& game);

  std::vector<LogLine> lines_;
  std::vector<std::string> messages_;
  std::vector<bool> met_;    // kinds of monsters that have been seen
  std::optional<int> life_;  // the hero's after the last add()
  std::string round_;        // the newest one, written before the next thing that happens in it
  std::deque<Event> events_;
  int batch_ = 0;
};

}  // namespace katabasis
