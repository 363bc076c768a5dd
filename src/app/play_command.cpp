#include "app/play_command.h"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <random>
#include <utility>

#include "app/games.h"
#include "app/playing_mark.h"
#include "app/report.h"
#include "app/run_record.h"
#include "app/saves.h"
#include "app/services.h"
#include "app/settings_file.h"
#include "play/daily.h"
#include "storage/file.h"
#include "storage/folders.h"
#include "storage/png_text.h"
#include "storage/run_file.h"
#include "storage/save_files.h"
#include "storage/share_code.h"

namespace katabasis {

namespace {

std::vector<Problem> problems_of(const Failure& failure) {
  return failure.problems;
}

template <typename T>
Result<T> as_result(Attempt<T> attempt) {
  if (!attempt.ok()) return problems_of(attempt.failure());
  return std::move(*attempt);
}

std::uint64_t todays_seed() {
  const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  const std::chrono::year_month_day date(today);
  return daily_seed({static_cast<int>(date.year()), static_cast<int>(static_cast<unsigned>(date.month())),
                     static_cast<int>(static_cast<unsigned>(date.day()))});
}

// What the window needs of files and folders. The game that is played is saved after every round, its record
// kept as `unfinished.run`; when another one begins, or it has ended, the record moves aside under a name of
// its own.
class Host {
 public:
  explicit Host(Catalog catalog) : catalog_(std::move(catalog)) {
    auto runs = runs_folder();
    auto saves = saves_folder();
    if (runs) folder_ = *runs;
    if (saves) saves_ = *saves;
    if (!runs) no_folder_ = runs.problems().front();
    if (!saves) no_saves_ = saves.problems().front();
    mark_.emplace(folder_);
  }

  // What the player should know before anything is played; on the title the game that was left can go on.
  std::string notice(bool on_title) const {
    if (mark_->found_left_behind()) return keep_crashed_run(on_title && can_continue());
    if (mark_->seat().value_or(1) == 1) return "";
    return "Another window is open: the games of this one are kept apart from its games.";
  }

  const Catalog& catalog() const { return catalog_; }

  bool can_continue() const { return any_save(autosave_path()) || has_unfinished_run(); }

  bool can_load() const { return any_save(quick_path()); }

  Result<Continued> continue_last() {
    auto saved = newest_save(autosave_path(), catalog_);
    going_on_ = saved.ok();
    if (saved || !has_unfinished_run()) return saved;
    auto session = as_result(open_game(unfinished_path(), catalog_));
    if (!session) return session.problems();
    going_on_ = true;
    std::string notice =
        any_save(autosave_path()) ? "No save can be read: this is the game as it was recorded." : "";
    return Continued{std::move(*session), std::move(notice)};
  }

  // The record of the game that was left is moved aside, unless it is the one that goes on.
  Result<std::string> start_record(const Session& session) {
    const bool goes_on = std::exchange(going_on_, false) && is_recorded_in_unfinished(session);
    if (!goes_on && has_unfinished_run()) put_aside();
    const bool goes_back = std::exchange(going_back_, false);
    std::string kept = goes_on ? "" : keep_other_autosave(session, goes_back);
    if (folder_.empty()) return Problem{"", 0, "This game is not recorded: " + to_string(no_folder_)};
    if (const auto begun = begin_record(session); !begun) return begun.problems();
    if (const auto saved = autosave(session); !saved) return saved.problems();
    return kept;
  }

  Result<bool> record(const Session& session) {
    if (!record_ && saves_.empty()) return true;  // that was told when it should have begun
    if (record_ && !has_unfinished_run()) {       // somebody may have cleaned up
      auto again = begin_record(session);
      if (!again) return again.problems();
    } else if (record_) {
      if (auto problem = record_->catch_up(session)) return *problem;
    }
    if (session.game().world().status != Status::playing) {
      if (record_) {
        record_->close(session);
        put_aside();
      }
      remove_generations(autosave_path());
      return true;
    }
    const auto& entries = session.run().entries;
    const bool round_over = !entries.empty() && std::holds_alternative<RoundHash>(entries.back());
    return round_over ? autosave(session) : true;
  }

  // What has ended is not to be continued.
  std::optional<Problem> leave(const Session& session) const {
    if (session.game().world().status != Status::playing) return std::nullopt;
    const auto saved = autosave(session);
    if (saved) return std::nullopt;
    complain(to_string(saved.problems().front()));
    return saved.problems().front();
  }

  std::vector<KeptFile> kept_files(KeptKind kind) const {
    return katabasis::kept_files(kind, folder_, saves_);
  }

  Result<bool> quick_save(const Session& session) const { return save(session, quick_path()); }
  Result<Continued> quick_load() {
    if (!can_load()) return Problem{"", 0, "There is no saved game yet."};
    auto saved = newest_save(quick_path(), catalog_);
    going_back_ = saved.ok();
    return saved;
  }

  Result<std::string> share_code(const Session& session) const { return share_code_of(session, catalog_); }

  Result<std::string> screenshot(const Session& session, Size size, std::span<const std::uint8_t> rgb) const {
    const std::string run = write_run(session.closed_run(), catalog_);
    const auto fit = fit_for_png(run);
    auto written = write_aside(".png", write_png({size, 3, rgb}, fit));
    if (!written || fit) return written;
    return Problem{*written, 0, "Picture without the game, which is too long to lie in it."};
  }

  Result<std::string> write_summary(const Session&, const std::string& summary) const {
    return write_aside(".txt", summary);
  }

 private:
  // After a game that ended without a goodbye: its record as it is now, under a name of its own.
  std::string keep_crashed_run(bool goes_on) const {
    if (!has_unfinished_run()) return "The game ended without a goodbye.";
    std::filesystem::path kept(fresh_run_name(folder_));
    kept.replace_filename("crash-" + kept.filename().string());
    std::error_code failed;
    std::filesystem::copy_file(unfinished_path(), kept, failed);
    return fmt::format("The game ended without a goodbye. {}hat happened is in {}.",
                       goes_on ? "Continue goes back to its last round; w" : "W",
                       (failed ? std::filesystem::path(unfinished_path()) : kept).filename().string());
  }

  // Each of the windows that are open together has its own.
  std::string seat() const { return seat_suffix(mark_->seat().value_or(1)); }
  std::string unfinished_path() const { return fmt::format("{}/unfinished{}.run", folder_, seat()); }
  bool has_unfinished_run() const { return !folder_.empty() && std::filesystem::exists(unfinished_path()); }
  // Of the same place at least: a save may be of another game than the last record.
  bool is_recorded_in_unfinished(const Session& session) const {
    const std::string begin = write_run_start(session.run().origin, catalog_);
    const auto recorded = read_start(unfinished_path(), begin.size());
    return recorded && *recorded == begin;
  }
  std::string autosave_path() const { return fmt::format("{}/autosave{}.save.xml", saves_, seat()); }
  std::string quick_path() const { return fmt::format("{}/quick{}.save.xml", saves_, seat()); }

  Result<bool> save(const Session& session, const std::string& path) const {
    if (saves_.empty()) return no_saves_;
    if (auto problem = make_folder(saves_)) return *problem;  // somebody may have cleaned up
    if (auto problem = save_game(session, path, catalog_)) return *problem;
    return true;
  }
  Result<bool> autosave(const Session& session) const { return save(session, autosave_path()); }

  // What is left has nothing that the session has not: it came this way, or goes back in its own labyrinth.
  bool is_part_of(const Run& left, const Session& session, bool goes_back) const {
    if (goes_back)
      return write_run_start(left.origin, catalog_) == write_run_start(session.run().origin, catalog_);
    return write_run(session.run(), catalog_).starts_with(write_run(left, catalog_));
  }

  // The save of another game that was left keeps its moment under a name of its own, which is told.
  std::string keep_other_autosave(const Session& session, bool goes_back) const {
    if (saves_.empty()) return "";
    const auto other = newest_save(autosave_path(), catalog_);
    if (!other || is_part_of(other->session.run(), session, goes_back)) return "";
    const auto name = std::filesystem::path(fresh_run_name(saves_)).replace_extension(".save.xml");
    if (auto problem = save_game(other->session, name.string(), catalog_)) {
      complain(to_string(*problem));
      return "";
    }
    return "Your other game is kept: the title shows it among Other games.";
  }

  Result<bool> begin_record(const Session& session) {
    if (auto problem = make_folder(folder_)) return *problem;
    auto started = RunRecord::start(unfinished_path(), session, catalog_, RunRecord::Sync::each_round);
    if (!started) return started.problems();
    record_.emplace(std::move(*started));
    return true;
  }

  void put_aside() {
    record_.reset();
    std::error_code ignored;
    std::filesystem::rename(unfinished_path(), fresh_run_name(folder_), ignored);
  }

  Result<std::string> write_aside(std::string_view ending, std::string_view bytes) const {
    if (folder_.empty()) return no_folder_;
    if (auto problem = make_folder(folder_)) return *problem;
    const auto path = std::filesystem::path(fresh_run_name(folder_)).replace_extension(ending).string();
    if (auto problem = write_file(path, bytes)) return *problem;
    return path;
  }

  Catalog catalog_;
  std::string folder_;  // of runs; empty: there is none
  std::string saves_;   // the same for saves
  Problem no_folder_;   // why there is none
  Problem no_saves_;
  std::optional<PlayingMark> mark_;
  bool going_on_ = false;    // the next record goes on with the one that is there
  bool going_back_ = false;  // the next game is the one that was saved by hand
  std::optional<RunRecord> record_;
};

Services services_of(const std::shared_ptr<Host>& host) {
  Services services;
  services.begin = [host](const Parameters& p) { return as_result(begin_game(p, host->catalog())); };
  services.prove = [host](const Parameters& p) { return prove_words(p, host->catalog()); };
  services.can_continue = [host] { return host->can_continue(); };
  services.can_load = [host] { return host->can_load(); };
  services.continue_last = [host] { return host->continue_last(); };
  services.open = [host](const std::string& path) { return as_result(open_or_older(path, host->catalog())); };
  services.kept_files = [host](KeptKind kind) { return host->kept_files(kind); };
  services.read_kept_game = [host](const std::string& path) { return read_kept_game(path, host->catalog()); };
  services.start_record = [host](const Session& session) { return host->start_record(session); };
  services.record = [host](const Session& session) { return host->record(session); };
  services.leave = [host](const Session& session) { return host->leave(session); };
  services.quick_save = [host](const Session& session) { return host->quick_save(session); };
  services.quick_load = [host] { return host->quick_load(); };
  services.share_code = [host](const Session& session) { return host->share_code(session); };
  services.share_code_for = [host](const Parameters& p) { return share_code_for(p, host->catalog()); };
  services.begin_code = [host](const std::string& code) {
    return as_result(begin_copied(code, host->catalog()));
  };
  services.todays_seed = [] { return todays_seed(); };
  services.screenshot = [host](const Session& session, Size size, std::span<const std::uint8_t> rgb) {
    return host->screenshot(session, size, rgb);
  };
  services.write_summary = [host](const Session& session, const std::string& summary) {
    return host->write_summary(session, summary);
  };
  services.draw_seed = [] { return std::uint64_t{std::random_device{}()}; };
  services.load_settings = [] { return load_settings(settings_path()); };
  services.put_settings_aside = [] { return put_settings_aside(settings_path()); };
  services.save_settings = [](const Settings& settings) { return save_settings(settings_path(), settings); };
  return services;
}

int open_window(Catalog catalog, Opening opening) {
  const auto host = std::make_shared<Host>(std::move(catalog));
  opening.notice = host->notice(!opening.session && !opening.playback);
  if (!opening.notice.empty()) tell(opening.notice);
  if (const auto problem = run_window(services_of(host), std::move(opening))) {
    return complain(Failure(exit_code::no_display, to_string(*problem)));
  }
  return exit_code::done;
}

}  // namespace

int show_title() {
  auto catalog = load_catalog("");
  if (!catalog.ok()) return complain(catalog.failure());
  return open_window(std::move(*catalog), {});
}

int play_game(const invocation::Play& play) {
  auto catalog = load_catalog(play.source.database);
  if (!catalog.ok()) return complain(catalog.failure());
  auto session = open_game(play.source, *catalog);
  if (!session.ok()) return complain(session.failure());
  if (play.source.file_or_code.empty()) tell(fmt::format("seed {}", play.source.parameters.seed));
  return open_window(std::move(*catalog), {std::move(*session), std::nullopt});
}

int show_replay(const invocation::Replay& replay) {
  auto catalog = load_catalog(replay.database);
  if (!catalog.ok()) return complain(catalog.failure());
  auto playback = open_playback(replay.file, *catalog);
  if (!playback.ok()) return complain(playback.failure());
  return open_window(std::move(*catalog), {std::nullopt, std::move(*playback)});
}

}  // namespace katabasis
