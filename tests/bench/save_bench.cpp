// Saving a game to the bytes of its file, and loading it from them with every check: a labyrinth of 1000×1000
// fields, the hero a few rounds in.
#include <benchmark/benchmark.h>

#include "labyrinth/generate.h"
#include "play/session.h"
#include "storage/catalog_xml.h"
#include "storage/save_xml.h"

namespace katabasis::bench {
namespace {

const Catalog& catalog() {
  static const Catalog content =
      *read_catalog(KATABASIS_DATA_DIR "/database.xml", KATABASIS_DATA_DIR "/rules.xml");
  return content;
}

Session large_game() {
  Parameters parameters;
  parameters.seed = 1;
  parameters.width = parameters.height = 1000;
  parameters.branches = 100;
  Generation generation = generate(parameters, catalog());
  const std::string hero = catalog().rules.classes.front().id;
  const auto content = static_cast<std::uint32_t>(fingerprint(catalog()) >> 32U);
  Session session(make_place(std::move(std::get<Generated>(generation).labyrinth), catalog()),
                  Origin{Recipe{parameters, hero, content}, hero});
  for (int turn = 0; turn < 20; ++turn) session.act(action::Wait{});
  return session;
}

void save(benchmark::State& state) {
  const Session session = large_game();
  for (auto _ : state) benchmark::DoNotOptimize(write_save(session, catalog()));
}
BENCHMARK(save)->Name("save/1000")->Unit(benchmark::kMillisecond);

void load(benchmark::State& state) {
  const std::string text = write_save(large_game(), catalog());
  for (auto _ : state) {
    auto session = read_save("bench", text, catalog());
    if (!session) state.SkipWithError("the save cannot be read");
    benchmark::DoNotOptimize(session);
  }
  state.counters["bytes"] = static_cast<double>(text.size());
}
BENCHMARK(load)->Name("load/1000")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katabasis::bench
