// How hard the game is: a careful player of little imagination tries the same seeds at every level. A
// beginner who takes care should win more often than not; whoever goes down to level 9 should know what he
// does.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "labyrinth/generate.h"
#include "storage/catalog_xml.h"
#include "support/careful_player.h"

namespace katabasis::test {
namespace {

constexpr int seeds = 200;
constexpr int most_tries = 60'000;

// What became of all games at one level.
struct Fates {
  int games = 0;
  int won = 0;
  int lost = 0;
  long long rounds = 0;
  std::map<std::string, int> killers;  // of the hero, by name
  std::map<std::string, int> killed;   // by the hero, by name
};

void tell(const Game& game, const Events& events, std::string& last_blow, Fates& fates) {
  for (const Event& event : events) {
    const auto* const blow = std::get_if<event::Attack>(&event);
    if (blow != nullptr && blow->on == hero_id && blow->wounds > 0)
      last_blow = game.place().classes[game.world().monster(blow->by).kind].name;
    const auto* const death = std::get_if<event::Death>(&event);
    if (death != nullptr && death->who != hero_id)
      ++fates.killed[game.place().classes[game.world().monster(death->who).kind].name];
  }
}

void play(Game game, std::uint64_t seed, Fates& fates) {
  CarefulPlayer player(seed, Temper{});
  std::string last_blow;
  for (int tries = 0; tries < most_tries && game.world().status == Status::playing; ++tries) {
    const Action action = player.next(game);
    if (!game.check(action)) tell(game, game.play(action), last_blow, fates);
  }
  ++fates.games;
  fates.rounds += game.world().round;
  if (game.world().status == Status::won) ++fates.won;
  if (game.world().status != Status::dead) return;
  ++fates.lost;
  ++fates.killers[last_blow];
}

Fates fates_at(int level, const Catalog& catalog) {
  Fates fates;
  for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
    Parameters parameters;
    parameters.seed = seed;
    parameters.level = level;
    const Generation generation = generate(parameters, catalog);
    if (const auto* const made = std::get_if<Generated>(&generation))
      play(Game(make_place(made->labyrinth, catalog), catalog.rules.classes.front().id), seed, fates);
  }
  return fates;
}

std::string most(const std::map<std::string, int>& counts) {
  std::vector<std::pair<int, std::string>> order;
  for (const auto& [name, count] : counts) order.emplace_back(-count, name);
  std::ranges::sort(order);
  if (order.size() > 6) order.resize(6);
  std::string text;
  for (const auto& [count, name] : order)
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", name, -count);
  return text;
}

std::string row(int level, const Fates& fates) {
  return fmt::format("{:5} {:5} {:4} {:5} {:5} {:6}  {} | {}", level, fates.games, fates.won, fates.lost,
                     fates.games - fates.won - fates.lost, fates.rounds / std::max(fates.games, 1),
                     most(fates.killers), most(fates.killed));
}

int percent_won(const Fates& fates) {
  return 100 * fates.won / std::max(fates.games, 1);
}

TEST(Balance, ACarefulPlayerWinsMostGamesAtTheFirstLevelAndFewerAtEachFurtherOne) {
  const auto catalog = read_catalog(KATABASIS_DATA_DIR "/database.xml", KATABASIS_DATA_DIR "/rules.xml");
  ASSERT_TRUE(catalog);
  std::string table = "level games  won  lost stuck rounds  killed the hero | killed by the hero\n";
  std::vector<int> won;
  for (int level = 1; level <= 9; ++level) {
    const Fates fates = fates_at(level, *catalog);
    EXPECT_GE(fates.games, seeds * 9 / 10) << "labyrinths refused at level " << level;
    won.push_back(percent_won(fates));
    table += row(level, fates) + "\n";
  }
  fmt::print("{}", table);
  EXPECT_GE(won.front(), 50);
  EXPECT_LE(won.front(), 80);
  EXPECT_GE(won.back(), 10);
  EXPECT_LE(won.back(), 30);
  for (std::size_t level = 2; level <= won.size(); ++level)
    EXPECT_LT(won[level - 1], won[level - 2]) << "level " << level;
}

}  // namespace
}  // namespace katabasis::test
