#include "labyrinth/generate.h"

#include <fmt/format.h>

#include "labyrinth/contents.h"
#include "labyrinth/objects.h"
#include "labyrinth/rooms.h"

namespace katabasis {

namespace {

TooFewBranches too_few(const Parameters& parameters, int branches) {
  std::string advice =
      "a larger width or height, a smaller min-edge, or another min-ratio, max-ratio or seed";
  if (parameters.rooms > 0) advice = fmt::format("more rooms than {}, {}", parameters.rooms, advice);
  return {branches, fmt::format("only {} branches came out, a labyrinth needs {}: try {}", branches,
                                min_branches, advice)};
}

}  // namespace

Generation generate(const Parameters& parameters, const Catalog& catalog) {
  if (const auto wrong = complaint(parameters)) return WrongParameters{*wrong};
  const RoomPlan plan = divide_rooms(parameters);
  if (plan.branches < min_branches) return too_few(parameters, plan.branches);
  Labyrinth labyrinth = place_objects(fill_contents(parameters, plan), catalog, parameters.seed);
  return Generated{std::move(labyrinth), plan.branches, plan.attempts};
}

}  // namespace katabasis
