// What light costs: our picture beside the same triangles drawn plainly, view by view in turns, so that both
// see the same machine. Medians of all views of a walk, at full scale.
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>

#include "bench/plain.h"
#include "bench/walk.h"

namespace katabasis::bench {
namespace {

constexpr Size size{1280, 720};
constexpr int views = 24;
constexpr int rounds = 3;

using Times = std::vector<double>;

template <typename Draw>
double milliseconds(Draw draw) {
  glFinish();
  const auto start = std::chrono::steady_clock::now();
  draw();
  glFinish();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

double median(Times times) {
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::nth_element(times.begin(), middle, times.end());
  return *middle;
}

// In hundredths: how much of the bound picture is not of the colour that a plain one is cleared to.
double covered() {
  const Picture picture = read_picture(size);
  std::int64_t bare = 0;
  for (std::size_t i = 0; i < picture.rgb.size(); i += 3) {
    bare += picture.rgb[i] == 255 && picture.rgb[i + 1] == 0 && picture.rgb[i + 2] == 255 ? 1 : 0;
  }
  return 100.0 - 100.0 * static_cast<double>(bare) / static_cast<double>(size.area());
}

// The fastest of a few rounds for each view: what others do on the machine counts as little as can be.
struct Compared {
  Times ours;
  Times plain;
  Times ratio;
};

Compared compare(Renderer& renderer, PlainRenderer& plain, const std::vector<Frame>& frames) {
  Compared all;
  for (const Frame& frame : frames) {
    double ours = 1e9;
    double bare = 1e9;
    for (int round = 0; round <= rounds; ++round) {
      const double with_light = milliseconds([&] { renderer.draw(frame, size); });
      const double without = milliseconds([&] { plain.draw(frame, size); });
      if (round == 0) continue;  // meshes are uploaded
      ours = std::min(ours, with_light);
      bare = std::min(bare, without);
    }
    all.ours.push_back(ours);
    all.plain.push_back(bare);
    all.ratio.push_back(ours / bare);
  }
  return all;
}

void cost(benchmark::State& state, Quality quality) {
  Walk walk;
  Result<Offscreen> offscreen = Offscreen::create(size);
  if (!offscreen.ok()) return state.SkipWithError("nothing to draw with");
  Result<Renderer> renderer = Renderer::create(walk.assets().materials, KATABASIS_SHADER_DIR);
  renderer->set(quality);
  PlainRenderer plain(walk.assets().materials);
  std::vector<Frame> frames;
  double covering = 0;
  DrawCount total;
  for (int i = 0; i < views; ++i) {
    for (int pictures = 0; pictures < 7; ++pictures) walk.go_on();
    frames.push_back(walk.frame(size));
    const DrawCount count = renderer->draw(frames.back(), size);
    total.calls += count.calls;
    total.triangles += count.triangles;
    plain.draw(frames.back(), size);
    covering += covered();
  }
  Compared compared;
  for (auto _ : state) compared = compare(*renderer, plain, frames);
  state.SetLabel(renderer_name());
  state.counters["ours_ms"] = median(compared.ours);
  state.counters["plain_ms"] = median(compared.plain);
  state.counters["ratio"] = median(compared.ratio);
  state.counters["worst_ratio"] = *std::max_element(compared.ratio.begin(), compared.ratio.end());
  state.counters["calls"] = static_cast<double>(total.calls) / views;
  state.counters["triangles"] = static_cast<double>(total.triangles) / views;
  state.counters["covered_percent"] = covering / views;
}
BENCHMARK_CAPTURE(cost, high, Quality::high)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(cost, low, Quality::low)->Iterations(1)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace katabasis::bench
