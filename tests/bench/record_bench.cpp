// What a record is used for while somebody waits: a picture with its run in it (wanted are under 80 ms at
// 1280 × 720), and any moment of a long recorded game (under 100 ms).
#include <benchmark/benchmark.h>

#include "base/rng.h"
#include "bench/walk.h"
#include "labyrinth/generate.h"
#include "play/playback.h"
#include "storage/catalog_xml.h"
#include "storage/png_text.h"
#include "storage/run_file.h"
#include "support/wild_player.h"

namespace katabasis::bench {
namespace {

constexpr std::size_t long_game = 10'000;  // actions

const Catalog& catalog() {
  static const Catalog content =
      *read_catalog(KATABASIS_DATA_DIR "/database.xml", KATABASIS_DATA_DIR "/rules.xml");
  return content;
}

// A game that goes on for so many actions: its monsters never get at the hero.
Session played(std::size_t actions) {
  Parameters parameters;
  Labyrinth labyrinth = std::get<Generated>(generate(parameters, catalog())).labyrinth;
  labyrinth.monsters.clear();
  const std::string hero = catalog().rules.classes.front().id;
  Session session(make_place(labyrinth, catalog()), Origin{labyrinth, hero});
  test::WildPlayer player(1);
  for (std::size_t done = 0; done < actions;)
    done += session.act(player.next(session.game())).refusal ? 0 : 1;
  return session;
}

void picture(benchmark::State& state) {
  constexpr Size size{1280, 720};
  const Walk walk;
  Result<Offscreen> offscreen = Offscreen::create(size);
  if (!offscreen.ok()) return state.SkipWithError("nothing to draw with");
  Result<Renderer> renderer = Renderer::create(walk.assets().materials, KATABASIS_SHADER_DIR);
  renderer->draw(walk.frame(size), size);
  const Picture seen = offscreen->read();
  const Session session = played(1000);
  std::size_t bytes = 0;
  for (auto _ : state) {
    const std::string png = write_png({size, 3, seen.rgb}, write_run(session.closed_run(), catalog()));
    bytes = png.size();
  }
  state.counters["bytes"] = static_cast<double>(bytes);
}
BENCHMARK(picture)->Name("picture with run/1280x720")->Unit(benchmark::kMillisecond);

void seek(benchmark::State& state) {
  const Session session = played(long_game);
  const auto place = make_place(session.game().place().labyrinth, catalog());
  Playback playback(place, session.run());
  if (playback.length() != long_game) return state.SkipWithError("the run is out of step");
  Rng rng(1, "seek");
  for (auto _ : state) playback.seek(rng.below(long_game + 1));
}
BENCHMARK(seek)->Name("seek/10000 actions")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace katabasis::bench
