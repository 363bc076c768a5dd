#include "labyrinth/certificate.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "labyrinth/barriers.h"
#include "labyrinth/paths.h"
#include "labyrinth/walks.h"

namespace katabasis {

namespace {

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

std::string why_not(const Labyrinth& labyrinth, const PlacedMonster* main, const Solution& solution) {
  if (main == nullptr) return "cannot be won: there is no main monster";
  if (labyrinth.fields[labyrinth.entrance] != Ground::free)
    return fmt::format("cannot be won: the entrance at {} lies in a wall", words(labyrinth.entrance));
  if (solution.reached_goal) return {};
  if (!solution.decided)
    return "not decided: keys fit several locks, and not all orders to use them up could be tried";
  return "cannot be won: " + Failing(labyrinth, solution).why("the main monster", main->at);
}

// Where a step of the solver is done.
Position place_of(const SolutionStep& step) {
  const auto* const take = std::get_if<TakeKey>(&step);
  return take != nullptr ? take->at : std::get<UnlockDoor>(step).from;
}

// All legs lead to one of these.
std::vector<Position> places_in(const Labyrinth& labyrinth, const PlacedMonster* main) {
  std::vector<Position> places{labyrinth.entrance};
  if (main != nullptr) places.push_back(main->at);
  for (const PlacedItem& item : labyrinth.items) {
    if (std::holds_alternative<KeyId>(item.what)) places.push_back(item.at);
  }
  return places;  // and the fields of doors
}

// Walks through the labyrinth and unlocks doors on the way.
class Tour {
 public:
  Tour(const Labyrinth& labyrinth, const PlacedMonster* main)
      : walks_(labyrinth, places_in(labyrinth, main)), at_(labyrinth.entrance) {}

  Leg leg(const SolutionStep& step) {
    Leg leg = walk(place_of(step));
    std::visit([&](const auto& what) { leg.what = what; }, step);
    if (const auto* const unlock = std::get_if<UnlockDoor>(&step)) walks_.unlock(unlock->door);
    return leg;
  }

  Leg to_fight(Position main) {
    Leg leg = walk(main);
    leg.what = FightMain{main};
    leg.steps = std::max<std::int64_t>(leg.steps - 1, 0);
    return leg;
  }

 private:
  Leg walk(Position to) {
    const Position from = std::exchange(at_, to);
    return {{}, from, to, walks_.steps(from, to).value_or(0)};
  }

  Walks walks_;
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
  const PlacedMonster* const main = main_monster(labyrinth);
  const Solution solution = main != nullptr ? solve(labyrinth, main->at) : solve(labyrinth);
  Certificate proof;
  Tour tour(labyrinth, main);
  for (const SolutionStep& step : solution.steps) proof.legs.push_back(tour.leg(step));
  proof.why_not = why_not(labyrinth, main, solution);
  if (proof.can_be_won()) proof.legs.push_back(tour.to_fight(main->at));
  return proof;
}

}  // namespace katabasis
