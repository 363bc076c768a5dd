#include "app/text_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <iostream>
#include <optional>
#include <streambuf>
#include <utility>

#include "app/games.h"
#include "app/leaving.h"
#include "app/report.h"
#include "app/run_record.h"
#include "app/saves.h"
#include "storage/file.h"
#include "text/text_game.h"

namespace katabasis {

namespace {

// Standard input that ends also when somebody asks the process to end.
class InputUntilAsked : public std::streambuf {
 protected:
  int_type underflow() override {
    if (!wait_for_standard_input()) return traits_type::eof();
    const auto got = ::read(STDIN_FILENO, bytes_.data(), bytes_.size());
    if (got <= 0) return traits_type::eof();
    setg(bytes_.data(), bytes_.data(), bytes_.data() + got);
    return traits_type::to_int_type(bytes_.front());
  }

 private:
  std::array<char, 1U << 16U> bytes_{};
};

// The record of a text game. A place where it cannot be kept is no reason not to play.
std::optional<RunRecord> record_of(const Session& session, const Catalog& catalog) {
  const auto folder = runs_folder();
  if (!folder) {
    complain(fmt::format("this game is not recorded: {}", to_string(folder.problems().front())));
    return std::nullopt;
  }
  auto record = RunRecord::start(fresh_run_name(*folder), session, catalog, RunRecord::Sync::never);
  if (record) return std::move(*record);
  complain(fmt::format("this game is not recorded: {}", to_string(record.problems().front())));
  return std::nullopt;
}

// Where a game goes on that somebody else ended.
void keep(const Session& session, const Catalog& catalog) {
  if (session.game().world().status != Status::playing) return;
  const auto folder = saves_folder();
  if (!folder) return complain(to_string(folder.problems().front()));
  const std::string path = *folder + "/text.save.xml";
  const auto problem = save_game(session, path, catalog);
  complain(problem ? to_string(*problem) : fmt::format("asked to end: katabasis text {} goes on", path));
}

// How the game went, which is also written beside its record.
std::string summary(const Session& session, const std::optional<RunRecord>& record, const Catalog& catalog) {
  const auto code = share_code_of(session, catalog);
  std::string text = summary_of(session, code ? *code : "");
  if (!record) return text;
  const std::string path = std::filesystem::path(record->path()).replace_extension(".txt").string();
  const auto problem = write_file(path, text);
  return text + (problem ? to_string(*problem) : "Written to " + path) + "\n";
}

int played(Session& session, const invocation::Text& text, const Catalog& catalog) {
  auto record = record_of(session, catalog);
  TextServices services;
  bool told = false;
  services.played = [&record, &told](const Session& now) {
    const auto problem = record ? record->follow(now) : std::nullopt;
    if (problem && !std::exchange(told, true)) complain(to_string(*problem));
  };
  services.save = [&catalog](const Session& now, const std::string& file) {
    const auto problem = save_game(now, file, catalog);
    return problem ? Result<bool>(Problem{"", 0, to_string(*problem)}) : Result<bool>(true);
  };
  services.ended = [&record, &catalog](const Session& now) { return summary(now, record, catalog); };
  InputUntilAsked bytes;
  std::istream in(&bytes);
  const int code =
      text.json ? run_json(in, std::cout, session, services) : run_plain(in, std::cout, session, services);
  if (record) {
    if (const auto problem = record->close(session)) complain(to_string(*problem));
  }
  return code;
}

}  // namespace

int play_text(const invocation::Text& text) {
  auto catalog = load_catalog(text.source.database);
  if (!catalog.ok()) return complain(catalog.failure());
  auto session = open_game(text.source, *catalog);
  if (!session.ok()) return complain(session.failure());
  if (text.source.file_or_code.empty()) tell(fmt::format("seed {}", text.source.parameters.seed));
  hold_requests_to_leave();
  std::ios::sync_with_stdio(false);
  const int code = played(*session, text, *catalog);
  if (asked_to_leave()) keep(*session, *catalog);
  if (code != exit_code::done) complain("standard output cannot be written");
  return code;
}

}  // namespace katabasis
