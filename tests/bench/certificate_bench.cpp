// The proof that a labyrinth can be won, with the steps of each leg: near-linear growth is wanted, however
// many locks there are.
#include <benchmark/benchmark.h>

#include "labyrinth/certificate.h"
#include "labyrinth/generate.h"
#include "support/small_catalog.h"

namespace {

using namespace katabasis;

void proof(benchmark::State& state) {
  Parameters parameters;
  parameters.width = parameters.height = static_cast<int>(state.range(0));
  parameters.branches = static_cast<int>(state.range(1));
  const Generation made = generate(parameters, test::small_catalog());
  const Labyrinth& labyrinth = std::get<Generated>(made).labyrinth;
  int locks = 0;
  for (auto _ : state) locks = certificate(labyrinth).locks();
  state.counters["locks"] = locks;
  state.counters["per_field"] =
      benchmark::Counter(static_cast<double>(labyrinth.size().area()),
                         benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}
BENCHMARK(proof)
    ->Name("certificate")
    ->ArgNames({"side", "branches"})
    ->Args({100, 12})
    ->Args({1000, 100})
    ->Args({1000, 5000})
    ->Args({4096, 80'000})
    ->Unit(benchmark::kMillisecond);

}  // namespace
