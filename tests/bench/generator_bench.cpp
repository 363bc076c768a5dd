// What a labyrinth costs: wanted are under 3 ms for 100 × 100 fields with 12 branches, and near-linear growth
// from there to 4096 × 4096. `per_field` is the number to watch.
#include <benchmark/benchmark.h>

#include "labyrinth/contents.h"
#include "labyrinth/generate.h"
#include "labyrinth/meaning.h"
#include "labyrinth/objects.h"
#include "labyrinth/rooms.h"
#include "labyrinth/solver.h"
#include "support/small_catalog.h"

namespace {

using namespace katabasis;

// Arguments: side, branches, mazes in percent.
Parameters parameters_of(const benchmark::State& state) {
  Parameters parameters;
  parameters.width = parameters.height = static_cast<int>(state.range(0));
  parameters.branches = static_cast<int>(state.range(1));
  parameters.mazes = static_cast<int>(state.range(2));
  return parameters;
}

void count_fields(benchmark::State& state, const Parameters& parameters) {
  const auto fields = static_cast<double>(Size{parameters.width, parameters.height}.area());
  state.counters["per_field"] =
      benchmark::Counter(fields, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void sizes(benchmark::internal::Benchmark* cases) {
  cases->ArgNames({"side", "branches", "mazes"})->Unit(benchmark::kMillisecond);
  cases->Args({40, 5, 50})->Args({100, 12, 50})->Args({100, 12, 100})->Args({500, 60, 50});
  cases->Args({2048, 640, 50})->Args({2048, 20'000, 50})->Args({4096, 2'000, 100});
}

void generation(benchmark::State& state) {
  const Catalog catalog = test::small_catalog();
  Parameters parameters = parameters_of(state);
  for (auto _ : state) {
    ++parameters.seed;
    benchmark::DoNotOptimize(generate(parameters, catalog));
  }
  count_fields(state, parameters);
}
BENCHMARK(generation)->Apply(sizes);

void generation_rooms(benchmark::State& state) {
  Parameters parameters = parameters_of(state);
  for (auto _ : state) {
    ++parameters.seed;
    benchmark::DoNotOptimize(divide_rooms(parameters));
  }
  count_fields(state, parameters);
}
BENCHMARK(generation_rooms)->Apply(sizes);

void generation_contents(benchmark::State& state) {
  const Parameters parameters = parameters_of(state);
  const RoomPlan plan = divide_rooms(parameters);
  for (auto _ : state) benchmark::DoNotOptimize(fill_contents(parameters, plan));
  count_fields(state, parameters);
}
BENCHMARK(generation_contents)->Apply(sizes);

void generation_objects(benchmark::State& state) {
  const Catalog catalog = test::small_catalog();
  const Parameters parameters = parameters_of(state);
  const Labyrinth contents = fill_contents(parameters, divide_rooms(parameters));
  for (auto _ : state) benchmark::DoNotOptimize(place_objects(contents, catalog, parameters.seed));
  count_fields(state, parameters);
}
BENCHMARK(generation_objects)->Apply(sizes);

void meaning(benchmark::State& state) {
  const Catalog catalog = test::small_catalog();
  const Parameters parameters = parameters_of(state);
  const Generation made = generate(parameters, catalog);
  for (auto _ : state) benchmark::DoNotOptimize(breaches(std::get<Generated>(made).labyrinth, &catalog));
  count_fields(state, parameters);
}
BENCHMARK(meaning)->Apply(sizes);

void solver(benchmark::State& state) {
  const Parameters parameters = parameters_of(state);
  const Generation made = generate(parameters, test::small_catalog());
  for (auto _ : state) benchmark::DoNotOptimize(solve(std::get<Generated>(made).labyrinth));
  count_fields(state, parameters);
}
BENCHMARK(solver)->Apply(sizes);

}  // namespace
