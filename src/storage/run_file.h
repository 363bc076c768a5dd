// *.run: the record of a game as lines of text, each ending with a line feed.
//   katabasis-run 1
//   code KATA1-…               a share code; or, for a labyrinth that came from a file,
//   labyrinth eNq…             the labyrinth's XML, compressed (zlib), in base64
//   class hoplite
//   forked 3 9f3c51d2e07ab846  only if it was taken over from another run in that round, with that hash
//   looked-into                only if the overlay was opened in it; it may stand at any later place too
//   north                      then one accepted action a line, in play/words.h's canonical words,
//   hash 1 9f3c51d2e07ab846    and the state's hash after each round and at the end
// A crash while a line is written may leave a last line without its line feed: it does not count.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "content/catalog.h"
#include "play/run.h"
#include "storage/file.h"

namespace katabasis {

// Everything after a run's start has at most so many bytes, which a game of a week does not fill: they cost
// memory and time when they are read. What is written keeps some of them for its end.
inline constexpr std::size_t most_run_bytes = 2U << 20U;

// A round that runs and saves name is one of these.
inline constexpr int most_rounds = 1'000'000'000;

// Is it a run, by the first bytes? (An editor may have put a mark of the byte order before them.)
bool is_run(std::string_view start);

// Everything before the entries; and a line for each of them.
std::string write_run_start(const Origin& origin, const Catalog& catalog);
std::string write_run_entries(std::span<const RunEntry> entries);
std::string write_run(const Run& run, const Catalog& catalog);

struct ReadRun {
  Run run;
  std::optional<Problem> notice;  // of a torn last line that was left out
};
// `file`: as problems name it. `catalog`: the one that a share code must be for.
Result<ReadRun> read_run(const std::string& file, std::string_view text, const Catalog& catalog);
Result<ReadRun> read_run(const std::string& path, const Catalog& catalog);

// "ROUND HASH"
Result<RoundHash> read_round_hash(std::string_view words);
std::string write_round_hash(const RoundHash& hash);

// The entries alone, in whole lines; `line`: that of the file in which the text begins.
Result<std::vector<RunEntry>> read_run_entries(const std::string& file, int line, std::string_view text);

// A run that grows on disk while it is played. Lines once written are never touched again. What could not be
// written (a full disk) is kept and written with the next lines.
class RunRecorder {
 public:
  // Writes the run so far in place of what the file held, as one step, and opens it for more.
  static Result<RunRecorder> start(const std::string& path, const Run& run, const Catalog& catalog,
                                   const FileCalls& calls = system_calls());

  // False, and nothing of it is added, if the run would be too long to be read again.
  bool add(std::span<const RunEntry> entries);
  // The state's hash with which it ends: there is always room for that.
  void add_end(const RoundHash& hash);
  void add_looked_into();
  // To be called after each round: what was added is on the disk afterwards, or the problem is told.
  std::optional<Problem> flush();

 private:
  RunRecorder(std::string path, FileCalls calls, int descriptor, std::size_t bytes);

  std::string path_;
  std::unique_ptr<const FileCalls> calls_;
  OpenFile file_;
  std::string pending_;
  std::size_t bytes_;  // of all entries, written or pending
};

}  // namespace katabasis
