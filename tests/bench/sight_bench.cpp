// Looking around by torchlight on 100 × 100 fields, from 256 viewpoints in turn. "look" is one call, items
// are the fields in view; "read" also goes through them with their light. libtcod's times are for a call
// alone.
#include <benchmark/benchmark.h>

#include <string>

#include "bench/maps.h"
#include "bench/tcod.h"
#include "labyrinth/sight.h"

namespace katabasis::bench {

namespace {

constexpr Size size{100, 100};
constexpr int viewpoint_count = 256;

void look(benchmark::State& state, Place place, int radius, bool read) {
  const Barriers barriers = drawn(place, size);
  const std::vector<Position> eyes = viewpoints(barriers, viewpoint_count);
  View view;
  std::int64_t fields = 0;
  for (const Position eye : eyes) {
    view.look(barriers, eye, radius);
    fields += std::distance(view.begin(), view.end());
  }
  for (auto _ : state) {
    for (const Position eye : eyes) {
      view.look(barriers, eye, radius);
      benchmark::ClobberMemory();
      if (!read) continue;
      for (const LitField field : view) benchmark::DoNotOptimize(field);
    }
  }
  state.SetItemsProcessed(state.iterations() * fields);
  state.counters["look"] = benchmark::Counter(
      viewpoint_count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

#ifdef KATABASIS_LIBTCOD
void look_tcod(benchmark::State& state, Place place, int radius, TCOD_fov_algorithm_t algorithm) {
  const Barriers barriers = drawn(place, size);
  const std::vector<Position> eyes = viewpoints(barriers, viewpoint_count);
  const TcodMap map = tcod_map(barriers);
  std::int64_t fields = 0;
  for (const Position eye : eyes) {
    TCOD_map_compute_fov(map.get(), eye.x, eye.y, radius, true, algorithm);
    fields += std::count_if(map->cells, map->cells + map->nbcells,
                            [](const TCOD_MapCell& cell) { return cell.fov; });
  }
  for (auto _ : state) {
    for (const Position eye : eyes) {
      TCOD_map_compute_fov(map.get(), eye.x, eye.y, radius, true, algorithm);
      benchmark::ClobberMemory();
    }
  }
  state.SetItemsProcessed(state.iterations() * fields);
  state.counters["look"] = benchmark::Counter(
      viewpoint_count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void register_tcod(Place place, const std::string& where, int radius) {
  constexpr std::array<std::pair<const char*, TCOD_fov_algorithm_t>, 6> algorithms{
      {{"symmetric", FOV_SYMMETRIC_SHADOWCAST},
       {"shadow", FOV_SHADOW},
       {"basic", FOV_BASIC},
       {"diamond", FOV_DIAMOND},
       {"restrictive", FOV_RESTRICTIVE},
       {"permissive", FOV_PERMISSIVE_0}}};
  for (const auto& [label, algorithm] : algorithms) {
    benchmark::RegisterBenchmark((where + "libtcod-" + label).c_str(), look_tcod, place, radius, algorithm);
  }
}
#else
void register_tcod(Place, const std::string&, int) {}
#endif

[[maybe_unused]] const bool registered = [] {
  for (const Place place : all_places) {
    for (const int radius : {8, 20}) {
      const std::string where =
          "sight/" + std::string(name(place)) + "/radius-" + std::to_string(radius) + "/";
      benchmark::RegisterBenchmark((where + "look").c_str(), look, place, radius, false);
      benchmark::RegisterBenchmark((where + "read").c_str(), look, place, radius, true);
      register_tcod(place, where, radius);
    }
  }
  return true;
}();

}  // namespace

}  // namespace katabasis::bench
