#include "app/run_record.h"

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <utility>

#include "storage/folders.h"

namespace katabasis {

Result<std::string> runs_folder() {
  const auto data = user_folders().data;
  if (!data) return Problem{"", 0, "there is no folder for runs: set HOME or XDG_DATA_HOME"};
  const std::string folder = *data + "/runs";
  if (auto problem = make_folder(folder)) return *problem;
  return folder;
}

std::string fresh_run_name(const std::string& folder) {
  const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
  const auto millisecond = now.time_since_epoch().count() % 1000;
  return fmt::format("{}/{:%Y-%m-%d-%H%M%S}-{:03}-{}.run", folder,
                     fmt::gmtime(std::chrono::system_clock::to_time_t(now)), millisecond, ::getpid());
}

Result<RunRecord> RunRecord::start(const std::string& path, const Session& session, const Catalog& catalog,
                                   Sync sync) {
  FileCalls calls = system_calls();
  if (sync == Sync::never) calls.fsync = [](int) { return 0; };
  auto recorder = RunRecorder::start(path, session.run(), catalog, calls);
  if (!recorder) return recorder.problems();
  return RunRecord(path, std::move(*recorder), session.run());
}

std::optional<Problem> RunRecord::follow(const Session& session) {
  const auto& entries = session.run().entries;
  const bool round_over = !entries.empty() && std::holds_alternative<RoundHash>(entries.back());
  if (!round_over && session.game().world().status == Status::playing) return std::nullopt;
  return catch_up(session);
}

std::optional<Problem> RunRecord::catch_up(const Session& session) {
  const auto& entries = session.run().entries;
  const Problem too_long{path_, 0, "this game has become too long to be recorded any further"};
  if (full_) return too_long;
  if (session.run().looked_into && !std::exchange(looked_into_, true)) recorder_.add_looked_into();
  full_ = !recorder_.add(std::span(entries).subspan(entries_));
  if (full_) return too_long;
  entries_ = entries.size();
  return recorder_.flush();
}

std::optional<Problem> RunRecord::close(const Session& session) {
  const Game& game = session.game();
  auto problem = catch_up(session);
  if (entries_ < session.run().entries.size()) return problem;  // it ends before: a hash would not fit
  recorder_.add_end({game.world().round, game.hash()});
  return recorder_.flush();
}

}  // namespace katabasis
