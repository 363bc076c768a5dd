// Milliseconds a frame, off-screen, with what was drawn: the hero walks through a generated labyrinth.
#include <benchmark/benchmark.h>

#include "bench/walk.h"

namespace katabasis::bench {
namespace {

void walk(benchmark::State& state) {
  const Size size{static_cast<int>(state.range(0)), static_cast<int>(state.range(1))};
  Walk walk;
  Result<Offscreen> offscreen = Offscreen::create(size);
  if (!offscreen.ok()) return state.SkipWithError("nothing to draw with");
  Result<Renderer> renderer = Renderer::create(walk.assets().materials, KATABASIS_SHADER_DIR);
  Frame frame;
  DrawCount total;
  for (auto _ : state) {
    walk.go_on();
    walk.frame_into(frame, size);
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
}  // namespace katabasis::bench
