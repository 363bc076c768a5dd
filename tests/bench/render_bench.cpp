// Milliseconds a frame, off-screen, with what was drawn: the hero walks through a generated labyrinth.
#include <benchmark/benchmark.h>

#include "labyrinth/generate.h"
#include "render/offscreen.h"
#include "render/renderer.h"
#include "rules/game.h"
#include "scene/stage.h"
#include "storage/catalog_xml.h"
#include "storage/palette_xml.h"

namespace katabasis {
namespace {

Game walkable_game(const Catalog& catalog) {
  Generation generation = generate({.seed = 7}, catalog);
  return {make_place(std::get<Generated>(generation).labyrinth, catalog), "hoplite"};
}

// Goes on wherever there is a way, turning at walls, and opens doors.
Action next_action(const Game& game, int number) {
  const Direction ahead = game.world().hero.facing;
  for (const Action& action :
       {Action(action::Step{ahead}), Action(action::Open{ahead}), Action(action::Attack{ahead})}) {
    if (!game.check(action)) return action;
  }
  return action::Turn{number % 3 == 0 ? -1 : 1};
}

void walk(benchmark::State& state) {
  const Size size{static_cast<int>(state.range(0)), static_cast<int>(state.range(1))};
  const Result<Catalog> catalog =
      read_catalog(KATABASIS_DATA_DIR "/database.xml", KATABASIS_DATA_DIR "/rules.xml");
  Result<Assets> assets = load_assets(KATABASIS_ASSET_DIR, *read_palette(KATABASIS_DATA_DIR "/palette.xml"));
  Result<Offscreen> offscreen = Offscreen::create(size);
  if (!catalog.ok() || !assets.ok() || !offscreen.ok()) return state.SkipWithError("nothing to draw with");
  Result<Renderer> renderer = Renderer::create(assets->materials, KATABASIS_SHADER_DIR);
  Game game = walkable_game(*catalog);
  Stage stage(game, *assets);
  DrawCount total;
  int number = 0;
  for (auto _ : state) {
    if (!stage.moving() && game.world().status == Status::playing) {
      stage.show(game, game.play(next_action(game, number++)));
    }
    stage.advance(0.033F);
    const Frame frame = stage.frame(static_cast<float>(size.width) / static_cast<float>(size.height));
    const DrawCount count = renderer->draw(frame, size);
    benchmark::DoNotOptimize(offscreen->read().rgb.data());
    total.calls += count.calls;
    total.triangles += count.triangles;
  }
  state.counters["calls"] = benchmark::Counter(total.calls, benchmark::Counter::kAvgIterations);
  state.counters["triangles"] = benchmark::Counter(total.triangles, benchmark::Counter::kAvgIterations);
}
BENCHMARK(walk)->Args({320, 200})->Args({1280, 720})->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace katabasis
