#include "play/session.h"

#include <fmt/format.h>

#include <utility>

#include "base/digest.h"
#include "play/words.h"

namespace katabasis {

namespace {

// A recipe says who goes in; only a labyrinth that came from a file leaves it to the origin.
const std::string& hero_class(const Origin& origin) {
  const auto* const recipe = std::get_if<Recipe>(&origin.from);
  return recipe == nullptr ? origin.hero_class : recipe->hero_class;
}

std::optional<Divergence> take(Session& session, const Action& action) {
  const int round = session.game().world().round;
  const auto refusal = session.act(action).refusal;
  if (!refusal) return std::nullopt;
  return Divergence{round, fmt::format("\"{}\" is not possible: {}", words(action), words(*refusal))};
}

// The hash of a finished round is taken as the next round opens, the closing one in the round that it names.
std::optional<Divergence> take(Session& session, const RoundHash& recorded) {
  const World& world = session.game().world();
  const std::uint64_t hash = session.game().hash();
  if (hash != recorded.hash) {
    return Divergence{recorded.round, fmt::format("the state's hash is {}, the record says {}", hex(hash),
                                                  hex(recorded.hash))};
  }
  const bool just_finished = world.turn == 0 && recorded.round == world.round - 1;
  if (just_finished || recorded.round == world.round) return std::nullopt;
  return Divergence{world.round, fmt::format("the record says that this is round {}", recorded.round)};
}

}  // namespace

Session::Session(std::shared_ptr<const Place> place, Origin origin)
    : game_(std::move(place), hero_class(origin)), run_{.origin = std::move(origin), .entries = {}} {}

Session::Session(Game game, Run run) : game_(std::move(game)), run_(std::move(run)) {}

Outcome Session::act(const Action& action) {
  if (const auto refusal = game_.check(action)) return {refusal, {}};
  const int round = game_.world().round;
  Outcome outcome{{}, game_.play(action)};
  run_.entries.emplace_back(action);
  if (game_.world().round > round) run_.entries.emplace_back(RoundHash{round, game_.hash()});
  return outcome;
}

Run Session::closed_run() const {
  Run run = run_;
  run.entries.emplace_back(RoundHash{game_.world().round, game_.hash()});
  return run;
}

std::optional<Divergence> follow(Session& session, const RunEntry& entry) {
  return std::visit([&](const auto& line) { return take(session, line); }, entry);
}

Replay replay(std::shared_ptr<const Place> place, const Run& run) {
  Replay replay{Session(std::move(place), run.origin), {}};
  replay.session.come_from(run);
  for (const RunEntry& entry : run.entries) {
    replay.divergence = follow(replay.session, entry);
    if (replay.divergence) break;
  }
  return replay;
}

}  // namespace katabasis
