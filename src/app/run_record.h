// Every game leaves its record among the user's data, as far as it has been played.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "base/result.h"
#include "content/catalog.h"
#include "play/session.h"
#include "storage/run_file.h"

namespace katabasis {

// The folder of the user's runs, made if needed; a problem if there is no home for it.
Result<std::string> runs_folder();
// A name in that folder that no other game has: its day and time in UTC, and the process.
std::string fresh_run_name(const std::string& folder);

class RunRecord {
 public:
  // Syncing waits until the disk has the lines: for people's games, where a round more or less in time is
  // nothing.
  enum class Sync : std::uint8_t { each_round, never };

  static Result<RunRecord> start(const std::string& path, const Session& session, const Catalog& catalog,
                                 Sync sync);

  // Writes what the session's run has gained, once a round is over or the game has ended.
  std::optional<Problem> follow(const Session& session);
  // Writes all of it, within the round too.
  std::optional<Problem> catch_up(const Session& session);
  // The same, and the closing hash: nothing more is to come.
  std::optional<Problem> close(const Session& session);
  const std::string& path() const { return path_; }

 private:
  RunRecord(std::string path, RunRecorder recorder, const Run& run)
      : path_(std::move(path)),
        recorder_(std::move(recorder)),
        entries_(run.entries.size()),
        looked_into_(run.looked_into) {}

  std::string path_;
  RunRecorder recorder_;
  std::size_t entries_;  // of the run, that are with the recorder
  bool looked_into_;     // the recorder knows of it
  bool full_ = false;    // it ends before the game does
};

}  // namespace katabasis
