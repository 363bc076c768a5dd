#include "app/games.h"

#include <fmt/format.h>

#include <filesystem>

#include "app/saves.h"
#include "labyrinth/certificate.h"
#include "labyrinth/meaning.h"
#include "storage/catalog_xml.h"
#include "storage/file.h"
#include "storage/folders.h"
#include "storage/labyrinth_xml.h"
#include "storage/png_text.h"
#include "storage/run_file.h"
#include "storage/save_xml.h"
#include "storage/share_code.h"

namespace katabasis {

namespace {

constexpr std::size_t format_bytes = 256;  // enough to tell the formats apart

enum class Format : std::uint8_t { labyrinth, save, run, picture };

// By how it begins; what is damaged there is still what its name says.
Format format_of(const std::string& file, std::string_view start) {
  if (start.starts_with("\x89PNG")) return Format::picture;
  if (is_save(start)) return Format::save;
  if (is_run(start)) return Format::run;
  if (file.ends_with(".png")) return Format::picture;
  if (file.ends_with(".save.xml")) return Format::save;
  return file.ends_with(".run") ? Format::run : Format::labyrinth;
}

std::uint32_t short_fingerprint(const Catalog& catalog) {
  return static_cast<std::uint32_t>(fingerprint(catalog) >> 32);
}

Recipe recipe_of(const Parameters& parameters, const Catalog& catalog) {
  return {parameters, catalog.rules.classes.front().id, short_fingerprint(catalog), generator_version};
}

Attempt<std::shared_ptr<const Place>> place_of(const Recipe& recipe, const Catalog& catalog) {
  if (recipe.content != short_fingerprint(catalog)) {
    return Failure(
        exit_code::wrong_use,
        fmt::format("this game was made with another content database (fingerprint {:08x}, here {:08x}): "
                    "name it with --database",
                    recipe.content, short_fingerprint(catalog)));
  }
  auto generated = generate_labyrinth(recipe.parameters, catalog);
  if (!generated.ok()) return generated.failure();
  return make_place(std::move(generated->labyrinth), catalog);
}

// A labyrinth from a file is foreign: only one that means something can be played.
Attempt<std::shared_ptr<const Place>> place_of(const Labyrinth& labyrinth, const Catalog& catalog) {
  const bool same_content = labyrinth.content == fingerprint(catalog);
  for (const Finding& finding : breaches(labyrinth, same_content ? &catalog : nullptr)) {
    if (finding.note) continue;
    return Failure(exit_code::not_so,
                   fmt::format("the labyrinth breaks rule {}: {} (katabasis validate lists all breaches)",
                               finding.rule, finding.text));
  }
  return make_place(labyrinth, catalog);
}

Attempt<Session> begin(Origin origin, const Catalog& catalog) {
  auto place = std::visit([&](const auto& from) { return place_of(from, catalog); }, origin.from);
  if (!place.ok()) return place.failure();
  return Session(*place, std::move(origin));
}

Attempt<Session> continued(const Run& run, const std::string& file, const Catalog& catalog) {
  auto replay = replay_run(run, catalog);
  if (!replay.ok()) return replay.failure();
  if (replay->divergence) {
    return Failure(exit_code::not_so, fmt::format("{}: the run is out of step in round {}: {}", file,
                                                  replay->divergence->round, replay->divergence->what));
  }
  return std::move(replay->session);
}

Attempt<Session> open_code(const std::string& code, const Catalog& catalog) {
  auto recipe = read_share_code(code, catalog);
  if (!recipe) return Failure(recipe.problems());
  return begin(Origin{*recipe, recipe->hero_class}, catalog);
}

Attempt<Session> open_run(Result<ReadRun> read, const std::string& file, const Catalog& catalog) {
  if (!read) return Failure(read.problems());
  return continued(read->run, file, catalog);
}

Attempt<Session> open_picture(const std::string& file, const Catalog& catalog) {
  const auto text = read_png_run(file);
  if (!text) return Failure(text.problems());
  return open_run(read_run(file, *text, catalog), file, catalog);
}

Attempt<Session> open_labyrinth(const std::string& file, const Catalog& catalog) {
  auto labyrinth = read_labyrinth(file);
  if (!labyrinth) return Failure(labyrinth.problems());
  return begin(Origin{std::move(*labyrinth), catalog.rules.classes.front().id}, catalog);
}

}  // namespace

Attempt<Catalog> load_catalog(const std::string& database) {
  const std::filesystem::path data = shipped_data_folder();
  return read_catalog(database.empty() ? (data / "database.xml").string() : database,
                      (data / "rules.xml").string());
}

Attempt<Generated> generate_labyrinth(const Parameters& parameters, const Catalog& catalog) {
  Generation generation = generate(parameters, catalog);
  if (const auto* wrong = std::get_if<WrongParameters>(&generation)) {
    return Failure(exit_code::wrong_use, wrong->text);
  }
  if (const auto* few = std::get_if<TooFewBranches>(&generation))
    return Failure(exit_code::not_so, few->text);
  return std::get<Generated>(std::move(generation));
}

std::string prove_words(const Parameters& parameters, const Catalog& catalog) {
  auto generated = generate_labyrinth(parameters, catalog);
  if (!generated.ok()) return generated.failure().problems.front().text;
  const Certificate proof = certificate(generated->labyrinth);
  return proof.can_be_won() ? fmt::format("This labyrinth can be won: {} locks.", proof.locks())
                            : proof.why_not;
}

Attempt<Session> begin_game(const Parameters& parameters, const Catalog& catalog) {
  const Recipe recipe = recipe_of(parameters, catalog);
  return begin(Origin{recipe, recipe.hero_class}, catalog);
}

Result<ReadRun> recorded_run(const std::string& file, const Catalog& catalog) {
  const auto start = read_start(file, format_bytes);
  if (!start) return start.problems();
  const Format format = format_of(file, *start);
  if (format == Format::picture) {
    const auto text = read_png_run(file);
    return text ? read_run(file, *text, catalog) : Result<ReadRun>(text.problems());
  }
  if (format != Format::save) return read_run(file, catalog);
  const auto session = read_save(file, catalog);
  if (!session) return session.problems();
  return ReadRun{session->closed_run(), {}};
}

Attempt<Playback> open_playback(const std::string& file, const Catalog& catalog) {
  const auto read = recorded_run(file, catalog);
  if (!read) return Failure(read.problems());
  auto place = std::visit([&](const auto& from) { return place_of(from, catalog); }, read->run.origin.from);
  if (!place.ok()) return place.failure();
  return Playback(*place, read->run);
}

std::string share_code_for(const Parameters& parameters, const Catalog& catalog) {
  return write_share_code(recipe_of(parameters, catalog), catalog);
}

Result<std::string> share_code_of(const Session& session, const Catalog& catalog) {
  const auto* recipe = std::get_if<Recipe>(&session.run().origin.from);
  if (recipe == nullptr) return Problem{"", 0, "this labyrinth came from a file: it has no share code"};
  return write_share_code(*recipe, catalog);
}

Attempt<Replay> replay_run(const Run& run, const Catalog& catalog) {
  auto place = std::visit([&](const auto& from) { return place_of(from, catalog); }, run.origin.from);
  if (!place.ok()) return place.failure();
  return replay(*place, run);
}

Attempt<Session> open_game(const std::string& file_or_code, const Catalog& catalog) {
  if (is_share_code(file_or_code) && !std::filesystem::exists(file_or_code)) {
    return open_code(file_or_code, catalog);
  }
  const auto start = read_start(file_or_code, format_bytes);
  if (!start) return any_save(file_or_code) ? open_save(file_or_code, catalog) : Failure(start.problems());
  switch (format_of(file_or_code, *start)) {
    case Format::save:
      return open_save(file_or_code, catalog);
    case Format::picture:
      return open_picture(file_or_code, catalog);
    case Format::run:
      return open_run(read_run(file_or_code, catalog), file_or_code, catalog);
    case Format::labyrinth:
      break;
  }
  return open_labyrinth(file_or_code, catalog);
}

Attempt<Continued> open_or_older(const std::string& file, const Catalog& catalog) {
  const auto start = read_start(file, format_bytes);
  if (start ? format_of(file, *start) == Format::save : any_save(file)) {
    auto newest = newest_save(file, catalog);
    if (!newest) return Failure(newest.problems());
    return std::move(*newest);
  }
  auto session = open_game(file, catalog);
  if (!session.ok()) return session.failure();
  return Continued{std::move(*session)};
}

Attempt<Session> open_game(const invocation::Source& source, const Catalog& catalog) {
  if (source.file_or_code.empty()) return begin_game(source.parameters, catalog);
  return open_game(source.file_or_code, catalog);
}

Attempt<Session> begin_copied(const std::string& text, const Catalog& catalog) {
  if (is_share_code(text)) return open_code(text, catalog);
  return Failure({Problem{"", 0, "No share code was copied: one begins with KATA1 and a dash."}});
}

bool is_labyrinth(const std::string& file_or_code) {
  std::error_code unreadable;
  if (!std::filesystem::is_regular_file(file_or_code, unreadable)) return false;
  const auto start = read_start(file_or_code, format_bytes);
  return start && format_of(file_or_code, *start) == Format::labyrinth;
}

Attempt<Labyrinth> labyrinth_in(const invocation::Source& source, const Catalog& catalog) {
  if (source.file_or_code.empty()) {
    auto generated = generate_labyrinth(source.parameters, catalog);
    if (!generated.ok()) return generated.failure();
    return std::move(generated->labyrinth);
  }
  if (is_labyrinth(source.file_or_code)) return read_labyrinth(source.file_or_code);
  auto session = open_game(source, catalog);
  if (!session.ok()) return session.failure();
  return session->game().place().labyrinth;
}

}  // namespace katabasis
