#include "labyrinth/certificate.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "labyrinth/barriers.h"
#include "labyrinth/paths.h"

namespace katabasis {

namespace {

std::string words(Position at) {
  return fmt::format("({}, {})", at.x, at.y);
}

const PlacedMonster* main_monster(const Labyrinth& labyrinth) {
  const auto found = std::ranges::find_if(labyrinth.monsters, &PlacedMonster::main);
  return found == labyrinth.monsters.end() ? nullptr : &*found;
}

// Why what stands somewhere cannot be walked to when the solver is done. The way there, all doors taken as
// unlocked, comes to a lock that stayed locked; the first one on it is the one that fails.
class Failing {
 public:
  Failing(const Labyrinth& labyrinth, const Solution& solution)
      : labyrinth_(labyrinth), unlocked_(labyrinth) {
    for (const Door& door : labyrinth.doors) {
      if (door.state == DoorState::locked) unlocked_.set_door(door, DoorState::closed);
    }
    for (const DoorId id : solution.unopened) {
      const Door& door = labyrinth.doors[id.index()];
      edges_.push_back({door.a, door.b, id});
      edges_.push_back({door.b, door.a, id});
    }
    std::ranges::sort(edges_);
  }

  std::string why(std::string_view what, Position at) {
    const Way way = way_to(at);
    if (!way.there) return fmt::format("no way leads to {} at {}: it is walled in", what, words(at));
    if (!way.lock) return fmt::format("{} at {} cannot be reached", what, words(at));
    return fmt::format("{} at {} lies behind {}", what, words(at), lock_words(*way.lock));
  }

 private:
  struct Edge {
    Position from;
    Position to;
    DoorId door;
    auto operator<=>(const Edge&) const = default;
  };
  struct Way {
    bool there = false;
    std::optional<DoorId> lock;  // the first that stayed locked
  };

  Way way_to(Position at) {
    const auto steps = path(distances_, unlocked_, labyrinth_.entrance, at);
    if (!steps) return {};
    Position here = labyrinth_.entrance;
    for (const Direction step : *steps) {
      const Position next = neighbour(here, step);
      const auto edge = std::ranges::lower_bound(edges_, Edge{here, next, DoorId{0}});
      if (edge != edges_.end() && edge->from == here && edge->to == next) return {true, edge->door};
      here = next;
    }
    return {true, std::nullopt};
  }

  std::string lock_words(DoorId id) {
    const Door& door = labyrinth_.doors[id.index()];
    const std::string locked = fmt::format("door {} at {}", id.value, words(door.a));
    if (!door.key) return fmt::format("{}, which is locked without a key", locked);
    return fmt::format("{}, which needs key {}: {}", locked, door.key->value, key_words(*door.key, id));
  }

  // Where the key of a lock is, since the hero has not used it there.
  std::string key_words(KeyId key, DoorId lock) {
    const auto is_key = [key](const PlacedItem& item) {
      const auto* const id = std::get_if<KeyId>(&item.what);
      return id != nullptr && *id == key;
    };
    const auto item = std::ranges::find_if(labyrinth_.items, is_key);
    if (item == labyrinth_.items.end()) return "there is no such key";
    const Way way = way_to(item->at);
    const std::string at = words(item->at);
    if (!way.there) return fmt::format("that lies walled in at {}", at);
    if (!way.lock) return "that is used up at another door";
    if (*way.lock == lock) return fmt::format("that lies behind the same door at {}", at);
    return fmt::format("that lies at {} behind door {}, which stays locked too", at, way.lock->value);
  }

  const Labyrinth& labyrinth_;
  Barriers unlocked_;  // with all doors unlocked
  std::vector<Edge> edges_;
  Distances distances_;
};

std::string why_not(const Labyrinth& labyrinth, const Solution& solution, const Barriers& solved) {
  const PlacedMonster* const main = main_monster(labyrinth);
  if (main == nullptr) return "there is no main monster";
  if (!solved.is_free(labyrinth.entrance))
    return fmt::format("the entrance at {} lies in a wall", words(labyrinth.entrance));
  Distances distances;
  if (Wave(distances, solved, labyrinth.entrance).reach(main->at)) return {};
  return Failing(labyrinth, solution).why("the main monster", main->at);
}

// Where a step of the solver is done.
Position place_of(const SolutionStep& step) {
  const auto* const take = std::get_if<TakeKey>(&step);
  return take != nullptr ? take->at : std::get<UnlockDoor>(step).from;
}

// Walks through the labyrinth and unlocks doors on the way.
class Walk {
 public:
  explicit Walk(const Labyrinth& labyrinth)
      : labyrinth_(labyrinth), barriers_(labyrinth), at_(labyrinth.entrance) {}

  Leg leg(const SolutionStep& step) {
    const Position to = place_of(step);
    const std::int64_t steps = Wave(distances_, barriers_, at_).reach(to).value_or(0);
    Leg leg{{}, at_, to, steps};
    std::visit([&](const auto& what) { leg.what = what; }, step);
    if (const auto* const unlock = std::get_if<UnlockDoor>(&step))
      barriers_.set_door(labyrinth_.doors[unlock->door.index()], DoorState::closed);
    at_ = to;
    return leg;
  }

  Leg to_fight(Position main) {
    const std::int64_t steps = Wave(distances_, barriers_, at_).reach(main).value_or(0);
    return {FightMain{main}, at_, main, std::max<std::int64_t>(steps - 1, 0)};
  }

  const Barriers& barriers() const { return barriers_; }

 private:
  const Labyrinth& labyrinth_;
  Barriers barriers_;
  Distances distances_;
  Position at_;
};

}  // namespace

int Certificate::locks() const {
  return static_cast<int>(std::ranges::count_if(
      legs, [](const Leg& leg) { return std::holds_alternative<UnlockDoor>(leg.what); }));
}

std::int64_t Certificate::steps() const {
  std::int64_t sum = 0;
  for (const Leg& leg : legs) sum += leg.steps;
  return sum;
}

Certificate certificate(const Labyrinth& labyrinth) {
  const Solution solution = solve(labyrinth);
  Certificate proof;
  Walk walk(labyrinth);
  for (const SolutionStep& step : solution.steps) proof.legs.push_back(walk.leg(step));
  proof.why_not = why_not(labyrinth, solution, walk.barriers());
  if (proof.can_be_won()) proof.legs.push_back(walk.to_fight(main_monster(labyrinth)->at));
  return proof;
}

}  // namespace katabasis
