// A map of the steps from one field to all others, from 4 fields in turn, and to those up to 8 steps away,
// which is what a monster in sight costs. Items are the fields reached.
#include <benchmark/benchmark.h>

#include <limits>
#include <string>

#include "bench/maps.h"
#include "bench/tcod.h"
#include "labyrinth/paths.h"

#ifdef KATABASIS_LIBTCOD
#include <libtcod/path.h>
#endif

namespace katabasis::bench {

namespace {

constexpr int start_count = 4;
constexpr int all = std::numeric_limits<int>::max();
constexpr int near = 8;

// The fields that a wave of so many steps reaches from each of the starts, all together.
std::int64_t count_fields(Distances& distances, const Barriers& barriers, const std::vector<Position>& starts,
                          int steps) {
  std::int64_t fields = 0;
  for (const Position start : starts) {
    Wave(distances, barriers, start).spread(steps);
    for (int y = 0; y < barriers.size().height; ++y) {
      for (int x = 0; x < barriers.size().width; ++x) {
        if (distances[{x, y}] != Distances::unreached) ++fields;
      }
    }
  }
  return fields;
}

void spread(benchmark::State& state, Place place, Size size, int steps) {
  const Barriers barriers = drawn(place, size);
  const std::vector<Position> starts = viewpoints(barriers, start_count);
  Distances distances;
  const std::int64_t fields = count_fields(distances, barriers, starts, steps);
  for (auto _ : state) {
    for (const Position start : starts) {
      Wave(distances, barriers, start).spread(steps);
      benchmark::ClobberMemory();
    }
  }
  state.SetItemsProcessed(state.iterations() * fields);
  state.counters["wave"] = benchmark::Counter(
      start_count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

#ifdef KATABASIS_LIBTCOD
struct DeleteTcodDijkstra {
  void operator()(TCOD_Dijkstra* dijkstra) const { TCOD_dijkstra_delete(dijkstra); }
};

void spread_tcod(benchmark::State& state, Place place, Size size) {
  const Barriers barriers = drawn(place, size);
  const std::vector<Position> starts = viewpoints(barriers, start_count);
  const TcodMap map = tcod_map(barriers);
  // A diagonal cost of 0 means no diagonal steps.
  const std::unique_ptr<TCOD_Dijkstra, DeleteTcodDijkstra> dijkstra(TCOD_dijkstra_new(map.get(), 0.0F));
  Distances distances;
  const std::int64_t fields = count_fields(distances, barriers, starts, all);
  for (auto _ : state) {
    for (const Position start : starts) {
      TCOD_dijkstra_compute(dijkstra.get(), start.x, start.y);
      benchmark::ClobberMemory();
    }
  }
  state.SetItemsProcessed(state.iterations() * fields);
  state.counters["wave"] = benchmark::Counter(
      start_count, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
#endif

[[maybe_unused]] const bool registered = [] {
  for (const Size size : {Size{100, 100}, Size{1000, 1000}}) {
    for (const Place place : all_places) {
      const std::string where = "paths/" + std::string(name(place)) + "/" + std::to_string(size.width) + "/";
      benchmark::RegisterBenchmark((where + "all").c_str(), spread, place, size, all);
      benchmark::RegisterBenchmark((where + "near").c_str(), spread, place, size, near);
#ifdef KATABASIS_LIBTCOD
      benchmark::RegisterBenchmark((where + "libtcod").c_str(), spread_tcod, place, size);
#endif
    }
  }
  return true;
}();

}  // namespace

}  // namespace katabasis::bench
