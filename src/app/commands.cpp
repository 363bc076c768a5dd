#include "app/commands.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <optional>

#include "app/games.h"
#include "app/map_command.h"
#include "app/play_command.h"
#include "app/report.h"
#include "app/screenshot.h"
#include "app/text_command.h"
#include "labyrinth/meaning.h"
#include "storage/file.h"
#include "storage/labyrinth_xml.h"
#include "storage/run_file.h"
#include "text/odds_json.h"

namespace katabasis {

namespace {

// Standard output may be a full disk or a closed pipe: only what arrived was done.
int put_out(std::string_view text) {
  std::cout << text << std::flush;
  if (std::cout) return exit_code::done;
  complain("standard output cannot be written");
  return exit_code::wrong_use;
}

int run(const invocation::Print& print) {
  return put_out(print.text);
}

int run(const invocation::Generate& generate) {
  auto catalog = load_catalog(generate.source.database);
  if (!catalog.ok()) return complain(catalog.failure());
  auto generated = generate_labyrinth(generate.source.parameters, *catalog);
  if (!generated.ok()) return complain(generated.failure());
  const std::string xml = write_labyrinth(generated->labyrinth);
  const std::string report = fmt::format("seed {}: {} rooms, {} of {} branches\n",
                                         generate.source.parameters.seed, generated->labyrinth.rooms.size(),
                                         generated->branches, generate.source.parameters.branches);
  if (generate.output == "-") {
    tell(report.substr(0, report.size() - 1));
    return put_out(xml);
  }
  if (const auto problem = write_file(generate.output, xml)) return complain(Failure({*problem}));
  return put_out(report);
}

int validate(const std::string& file, const Catalog& catalog, bool catalog_asked_for) {
  const auto labyrinth = read_labyrinth(file);
  if (!labyrinth) return complain_of_each(Failure(labyrinth.problems()));
  const bool fits = catalog_asked_for || labyrinth->content == fingerprint(catalog);
  int code = exit_code::done;
  std::string lines;
  for (const Finding& finding : breaches(*labyrinth, fits ? &catalog : nullptr)) {
    lines +=
        fmt::format("{}{}: rule {}: {}\n", finding.note ? "note: " : "", file, finding.rule, finding.text);
    if (!finding.note) code = exit_code::not_so;
  }
  return std::max(code, put_out(lines));
}

int run(const invocation::Validate& validate) {
  auto catalog = load_catalog(validate.database);
  if (!catalog.ok()) return complain_of_each(catalog.failure());
  int code = exit_code::done;
  for (const std::string& file : validate.files) {
    code = std::max(code, katabasis::validate(file, *catalog, !validate.database.empty()));
  }
  return code;
}

int run(const invocation::Text& text) {
  return play_text(text);
}

int verify(const invocation::Replay& replay) {
  auto catalog = load_catalog(replay.database);
  if (!catalog.ok()) return complain(catalog.failure());
  const auto read = recorded_run(replay.file, *catalog);
  if (!read) return complain(Failure(read.problems()));
  if (read->notice) complain(to_string(*read->notice));
  auto replayed = replay_run(read->run, *catalog);
  if (!replayed.ok()) return complain(replayed.failure());
  if (replayed->divergence) {
    return complain(
        Failure(exit_code::not_so, fmt::format("{}: out of step in round {}: {}", replay.file,
                                               replayed->divergence->round, replayed->divergence->what)));
  }
  if (std::ranges::none_of(read->run.entries,
                           [](const RunEntry& e) { return std::holds_alternative<RoundHash>(e); })) {
    return complain(
        Failure(exit_code::not_so, fmt::format("{}: there is no hash to compare with", replay.file)));
  }
  const Game& game = replayed->session.game();
  return put_out(fmt::format("{}: {} rounds, {}, hash {}\n", replay.file, game.world().round,
                             name(game.world().status), hex(game.hash())));
}

int run(const invocation::Replay& replay) {
  return replay.verify ? verify(replay) : show_replay(replay);
}

int run(const invocation::Edit&) {
  return complain(Failure(exit_code::wrong_use,
                          "the editor is not there yet: write the labyrinth's XML by hand and "
                          "check it with katabasis validate"));
}

int run(const invocation::Odds& odds) {
  return put_out(odds_json(odds.attack, odds.defence, odds.damage) + "\n");
}

int run(const invocation::Prove& prove) {
  return katabasis::prove(prove);
}
int run(const invocation::Map& map) {
  return draw_map(map);
}
int run(const invocation::Screenshot& screenshot) {
  return take_screenshot(screenshot);
}
int run(const invocation::Play& play) {
  return play_game(play);
}
int run(const invocation::Title&) {
  return show_title();
}

}  // namespace

int run(const Invocation& invocation) {
  return std::visit([](const auto& wanted) { return run(wanted); }, invocation);
}

}  // namespace katabasis
