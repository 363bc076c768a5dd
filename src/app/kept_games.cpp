#include "app/kept_games.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <optional>
#include <utility>

#include "app/games.h"
#include "storage/file.h"
#include "storage/png_thumbnail.h"
#include "storage/share_code.h"

namespace katabasis {

namespace {

using Time = std::filesystem::file_time_type;

struct Found {
  Time time;
  std::string path;
  std::string what;  // empty: its time says enough
};

// What a file in the folder of saves is, by the name that the game gave it.
std::optional<std::string> what_save(const std::string& name) {
  if (!name.ends_with(".save.xml")) return std::nullopt;
  if (name.starts_with("autosave")) return "The game that was left, ";
  if (name.starts_with("quick")) return "Saved by hand, ";
  if (name.starts_with("text")) return "Text game, ";
  return "Game that was left for another, ";
}
std::optional<std::string> what_record(const std::string& name) {
  if (!name.starts_with("crash-") || !name.ends_with(".run")) return std::nullopt;
  return "Ended without a goodbye, ";
}
std::optional<std::string> what_picture(const std::string& name) {
  return name.ends_with(".png") ? std::optional<std::string>("") : std::nullopt;
}

// Those files of a folder that `what` has words for.
template <typename What>
void find(const std::string& folder, const What& what, std::vector<Found>& into) {
  std::error_code none;
  for (std::filesystem::directory_iterator at(folder, none), end; !none && at != end; at.increment(none)) {
    auto words = what(at->path().filename().string());
    std::error_code gone;
    const Time time = at->last_write_time(gone);
    if (words && !gone) into.push_back({time, at->path().string(), std::move(*words)});
  }
}

std::string date_of(Time time) {
  const auto seconds = std::chrono::floor<std::chrono::seconds>(std::chrono::file_clock::to_sys(time));
  return fmt::format("{:%Y-%m-%d %H:%M}", fmt::localtime(std::chrono::system_clock::to_time_t(seconds)));
}

// A record that was cut ends with the hash of a round that is over, the others with that of the round now.
int last_round(const Run& run, bool cut) {
  for (auto entry = run.entries.rbegin(); entry != run.entries.rend(); ++entry) {
    if (const auto* hash = std::get_if<RoundHash>(&*entry)) return cut ? hash->round + 1 : hash->round;
  }
  return 1;
}

KeptFacts facts_of(const Run& run, bool cut, const Catalog& catalog) {
  const auto* recipe = std::get_if<Recipe>(&run.origin.from);
  const Parameters& parameters =
      recipe != nullptr ? recipe->parameters : std::get<Labyrinth>(run.origin.from).parameters;
  return {recipe != nullptr ? write_share_code(*recipe, catalog) : "A labyrinth from a file",
          fmt::format("Round {}, labyrinth of level {}", last_round(run, cut), parameters.level), "", false};
}

}  // namespace

std::vector<KeptFile> kept_files(KeptKind kind, const std::string& runs, const std::string& saves) {
  std::vector<Found> found;
  if (kind == KeptKind::pictures) {
    find(runs, what_picture, found);
  } else {
    find(saves, what_save, found);
    find(runs, what_record, found);
  }
  std::ranges::sort(found, [](const Found& a, const Found& b) {
    return std::tie(b.time, b.path) < std::tie(a.time, a.path);
  });
  std::vector<KeptFile> files;
  files.reserve(found.size());
  for (Found& each : found) files.push_back({std::move(each.path), each.what + date_of(each.time)});
  return files;
}

KeptGame read_kept_game(const std::string& path, const Catalog& catalog) {
  KeptGame game;
  const auto read = recorded_run(path, catalog);
  if (!read) {
    game.facts.problem = read.problems().front().text;
  } else {
    game.facts = facts_of(read->run, path.ends_with(".run"), catalog);
  }
  if (!path.ends_with(".png")) return game;
  const auto file = read_file(path, most_thumbnail_bytes);
  auto small = file ? read_thumbnail(path, *file, kept_picture_size)
                    : Result<std::vector<std::uint8_t>>(file.problems());
  game.facts.pictured = small.ok();
  if (small) {
    game.picture = std::move(*small);
  } else if (game.facts.problem.empty()) {
    game.facts.problem = small.problems().front().text;
  }
  return game;
}

}  // namespace katabasis
