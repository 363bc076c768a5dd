// The text protocol for programs: how many actions a second, and how many bytes of memory each of them keeps,
// in a labyrinth of the usual size.
#include <benchmark/benchmark.h>
#include <malloc.h>

#include <ostream>
#include <sstream>
#include <streambuf>

#include "labyrinth/generate.h"
#include "play/words.h"
#include "storage/catalog_xml.h"
#include "support/wild_player.h"
#include "text/text_game.h"

namespace katabasis {
namespace {

constexpr std::int64_t actions = 100'000;

// Nobody is wounded, so that the game goes on.
Catalog peaceful_catalog() {
  Catalog catalog = *read_catalog(KATABASIS_DATA_DIR "/database.xml", KATABASIS_DATA_DIR "/rules.xml");
  for (MonsterClass& monster : catalog.classes.monsters) {
    monster.strength = -1000;
    monster.dexterity = 1000;
  }
  return catalog;
}

Session new_session() {
  static const Catalog catalog = peaceful_catalog();
  static const Labyrinth labyrinth =
      std::get<Generated>(generate({.seed = 7, .width = 40, .height = 30}, catalog)).labyrinth;
  static const auto place = make_place(labyrinth, catalog);
  return {place, {labyrinth, "hoplite"}};
}

// What somebody wild does, without what is refused.
std::string accepted_lines() {
  Session session = new_session();
  test::WildPlayer player(1);
  std::string lines;
  for (std::int64_t accepted = 0; accepted < actions;) {
    const Action action = player.next(session.game());
    if (session.act(action).refusal) continue;
    lines += words(action) + "\n";
    ++accepted;
  }
  return lines;
}

class Nowhere : public std::streambuf {
  int_type overflow(int_type byte) override { return traits_type::not_eof(byte); }
  std::streamsize xsputn(const char*, std::streamsize count) override { return count; }
};

void text_protocol(benchmark::State& state) {
  static const std::string lines = accepted_lines();
  std::size_t bytes = 0;
  for ([[maybe_unused]] const auto round : state) {
    Session session = new_session();
    std::istringstream in(lines);
    Nowhere nowhere;
    std::ostream out(&nowhere);
    const std::size_t before = ::mallinfo2().uordblks;
    run_json(in, out, session);
    bytes = ::mallinfo2().uordblks - before;
  }
  state.SetItemsProcessed(state.iterations() * actions);
  state.counters["bytes_an_action"] = static_cast<double>(bytes) / static_cast<double>(actions);
}
BENCHMARK(text_protocol)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katabasis
