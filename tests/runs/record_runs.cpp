// Records the games of tests/runs anew; needed whenever rules, generator or content have changed their
// meaning.
//   record_runs FOLDER
// An automatic player plays one after the other, each to its end or to the most actions that a small file
// holds, until there are enough that were won, lost and long.
#include <fmt/format.h>

#include <filesystem>
#include <optional>
#include <string>

#include "labyrinth/generate.h"
#include "play/session.h"
#include "storage/catalog_xml.h"
#include "storage/file.h"
#include "storage/run_file.h"
#include "support/careful_player.h"

namespace katabasis::test {
namespace {

constexpr std::uint64_t most_games = 2000;
constexpr int long_game = 300;  // rounds
constexpr int most_actions = 4000;
constexpr std::size_t most_bytes = 100'000;

Parameters parameters_of(std::uint64_t game) {
  Parameters parameters;
  parameters.seed = 1000 + game;
  parameters.level = 1 + static_cast<int>(game / 3 % 9);
  parameters.width = 24 + static_cast<int>(game * 7 % 20);
  parameters.height = 22 + static_cast<int>(game * 5 % 14);
  parameters.branches = 3 + static_cast<int>(game % 3);
  parameters.mazes = static_cast<int>(game * 30 % 101);
  parameters.keys = game % 4 == 3 ? KeyMode::colour : KeyMode::exact;
  parameters.loops = game % 5 == 4 ? 30 : 0;
  return parameters;
}

// Every third one is in a hurry, every fourth one whimsical, every eighth one very much so.
Temper temper_of(std::uint64_t game) {
  return {.wild = game % 8 == 6 ? 85 : game % 4 == 2 ? 25 : 2, .patient = game % 3 != 1};
}

// Most come from a share code, every eighth one from a labyrinth's file.
Origin origin_of(std::uint64_t game, const Parameters& parameters, const Labyrinth& labyrinth,
                 const Catalog& catalog) {
  const std::string hero = catalog.rules.classes.front().id;
  if (game % 8 == 5) return {labyrinth, hero};
  return {Recipe{parameters, hero, static_cast<std::uint32_t>(fingerprint(catalog) >> 32U)}, hero};
}

void play(Session& session, CarefulPlayer& player) {
  for (int actions = 0, tries = 0; actions < most_actions && tries < 10 * most_actions; ++tries) {
    if (session.game().world().status != Status::playing) return;
    if (!session.act(player.next(session.game())).refusal) ++actions;
  }
}

std::optional<Session> played(std::uint64_t game, const Catalog& catalog) {
  const Parameters parameters = parameters_of(game);
  Generation generation = generate(parameters, catalog);
  if (!std::holds_alternative<Generated>(generation)) return std::nullopt;
  const Labyrinth& labyrinth = std::get<Generated>(generation).labyrinth;
  Session session(make_place(labyrinth, catalog), origin_of(game, parameters, labyrinth, catalog));
  CarefulPlayer player(game, temper_of(game));
  play(session, player);
  return session;
}

// How many of each are still wanted.
struct Wanted {
  int won = 16;
  int lost = 12;
  int lasting = 4;

  bool take(const World& world) {
    int& kind = world.round >= long_game ? lasting : world.status == Status::won ? won : lost;
    return kind > 0 && kind-- > 0;
  }
  bool nothing() const { return won + lost + lasting == 0; }
};

void remove_runs(const std::filesystem::path& folder) {
  for (const auto& old : std::filesystem::directory_iterator(folder)) {
    if (old.path().extension() == ".run") std::filesystem::remove(old.path());
  }
}

std::optional<Problem> record(const std::filesystem::path& folder, const Catalog& catalog) {
  Wanted wanted;
  for (std::uint64_t game = 0; game < most_games && !wanted.nothing(); ++game) {
    const auto session = played(game, catalog);
    if (!session) continue;
    const World& world = session->game().world();
    const std::string text = write_run(session->closed_run(), catalog);
    if (text.size() > most_bytes || !wanted.take(world)) continue;
    const std::string file = fmt::format("{:04}-{}.run", game, name(world.status));
    fmt::print("{}: level {}, {} rounds, {} bytes\n", file, parameters_of(game).level, world.round,
               text.size());
    if (auto problem = write_file((folder / file).string(), text)) return problem;
  }
  if (!wanted.nothing()) return Problem{"", 0, "there are not enough games of each kind"};
  return std::nullopt;
}

Result<Catalog> shipped_catalog() {
  const std::filesystem::path data = KATABASIS_DATA_DIR;
  return read_catalog((data / "database.xml").string(), (data / "rules.xml").string());
}

}  // namespace
}  // namespace katabasis::test

int main(int argc, char** argv) {
  using namespace katabasis;
  if (argc != 2) return fmt::print("usage: record_runs FOLDER\n"), 2;
  const auto catalog = test::shipped_catalog();
  if (!catalog) return fmt::print("{}\n", to_string(catalog.problems().front())), 1;
  test::remove_runs(argv[1]);
  const auto problem = test::record(argv[1], *catalog);
  if (problem) fmt::print("{}\n", to_string(*problem));
  return problem ? 1 : 0;
}
