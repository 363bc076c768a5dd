#include "support/varied_parameters.h"

#include "base/rng.h"

namespace katabasis::test {

Parameters varied_parameters(std::uint64_t seed) {
  Rng rng(seed, "varied-parameters");
  Parameters parameters;
  parameters.seed = seed;
  parameters.level = rng.between(1, 9);
  parameters.width = rng.between(20, 70);
  parameters.height = rng.between(20, 70);
  parameters.branches = rng.between(3, 9);
  parameters.min_ratio = rng.between(10, 60);
  parameters.max_ratio = rng.between(parameters.min_ratio, 90);
  parameters.min_edge = rng.between(5, 8);
  if (rng.percent(70)) parameters.max_room = rng.between(25, 400);
  if (rng.percent(20)) parameters.rooms = rng.between(6, 40);
  parameters.mazes = rng.between(0, 100);
  return parameters;
}

}  // namespace katabasis::test
