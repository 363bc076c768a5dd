#include "play/explore.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>

#include "labyrinth/paths.h"
#include "play/gear.h"
#include "play/narration.h"
#include "play/whereabouts.h"

namespace katabasis {

namespace {

// The labyrinth as far as it is known: what was never seen is wall.
Barriers known_barriers(const Game& game) {
  const Known& known = game.known();
  const Labyrinth& labyrinth = game.place().labyrinth;
  Barriers doors{Grid<std::uint8_t>(known.seen.size())};
  for (std::size_t i = 0; i < known.doors.size(); ++i) {
    if (known.doors[i]) doors.set_door(labyrinth.doors[i], known.doors[i]->state);
  }
  Grid<std::uint8_t> bits = doors.bits();
  for (int y = 0; y < bits.size().height; ++y) {
    for (int x = 0; x < bits.size().width; ++x) {
      const Position at{x, y};
      if (known.seen[at] == 0 || labyrinth.fields[at] == Ground::wall) bits[at] |= Barriers::wall;
    }
  }
  return Barriers(std::move(bits));
}

// A field to stand on, and what is to be done from there; nothing: being there is enough.
struct Goal {
  Position at;
  std::optional<Action> action;
};

constexpr std::size_t most_named = 3;  // doors in one sentence

// "south-east, 18 fields".
std::string way_words(Position from, Position to, int fields) {
  const int x = to.x - from.x;
  const int y = to.y - from.y;
  std::string side;
  if (std::abs(y) * 2 >= std::abs(x)) side = y < 0 ? "north" : "south";
  if (std::abs(x) * 2 >= std::abs(y))
    side += fmt::format("{}{}", side.empty() ? "" : "-", x < 0 ? "west" : "east");
  return fmt::format("{}, {} {}", side, fields, fields == 1 ? "field" : "fields");
}

class Explorer {
 public:
  explicit Explorer(const Game& game) : game_(game), barriers_(known_barriers(game)) {
    Wave(steps_, barriers_, game.world().hero.at).spread();
  }

  Exploration towards(const Goal& goal) const {
    const Hero& hero = game_.world().hero;
    if (hero.at == goal.at)
      return goal.action ? done(*goal.action) : Exploration{std::nullopt, "You are there."};
    Distances work;
    const auto way = path(work, barriers_, hero.at, goal.at);
    if (!way) return {std::nullopt, "No way that you know leads there."};
    return done(action::Step{way->front()});
  }

  std::optional<Goal> nearest() {
    add_things();
    add_corners();
    add_doors();
    const auto best =
        std::ranges::min_element(goals_, {}, [this](const Goal& goal) { return steps_[goal.at]; });
    return best == goals_.end() ? std::nullopt : std::optional(*best);
  }

  // When no goal is left: to the nearest door that is the player's to decide on, and what there is to decide.
  Exploration last_resort() {
    std::ranges::stable_sort(choices_, {}, [this](const Choice& choice) { return steps_[choice.at]; });
    if (choices_.empty()) return {std::nullopt, what_is_left()};
    const Choice& choice = choices_.front();
    const Hero& hero = game_.world().hero;
    if (hero.at != choice.at) return towards({choice.at, std::nullopt});
    if (hero.facing != choice.side) return done(action::Open{choice.side});
    return {std::nullopt, choice.here + the_other_choices()};
  }

  std::string what_is_left() const {
    if (!keys_needed_.empty()) {
      std::string keys;
      for (const KeyId key : keys_needed_) keys += fmt::format("{}{}", keys.empty() ? "" : ", ", key.value);
      return fmt::format("Only locked doors are left: key {} is needed.", keys);
    }
    if (things_left_) return "Only things are left that you have no room for.";
    return "Everything that can be reached is explored.";
  }

 private:
  bool reached(Position at) const { return steps_[at] != Distances::unreached; }

  // A shut door that is left to the player.
  struct Choice {
    Position at;
    Direction side;
    std::string here;   // when he stands before it, a sentence
    std::string there;  // from afar
  };

  std::string the_other_choices() const {
    std::string text;
    for (std::size_t i = 1; i < choices_.size() && i <= most_named; ++i) {
      text += fmt::format("{}{}: {}", i == 1 ? " Still to do: " : "; ",
                          way_words(game_.world().hero.at, choices_[i].at, steps_[choices_[i].at]),
                          choices_[i].there);
    }
    return text.empty() ? "" : text + ".";
  }

  // Where to, before the action itself: whoever walks looks ahead.
  Exploration done(const Action& action) const {
    if (const auto side = way_of(action)) {
      const int quarters = (static_cast<int>(*side) - static_cast<int>(game_.world().hero.facing) + 4) % 4;
      if (quarters != 0) return {action::Turn{quarters == 3 ? -1 : 1}, ""};
    }
    if (const auto refusal = game_.check(action))
      return {std::nullopt, refusal_words(*refusal, action, game_)};
    return {action, ""};
  }

  static std::optional<Direction> way_of(const Action& action) {
    if (const auto* step = std::get_if<action::Step>(&action)) return step->to;
    if (const auto* open = std::get_if<action::Open>(&action)) return open->side;
    if (const auto* unlock = std::get_if<action::Unlock>(&action)) return unlock->side;
    return std::nullopt;
  }

  void add_things() {
    const auto room = static_cast<std::size_t>(game_.place().rules.inventory.capacity);
    const bool full = game_.inventory().size() >= room;
    for (std::size_t i = 0; i < game_.known().items.size(); ++i) {
      const auto& item = game_.known().items[i];
      if (!item || !is_wanted(item->what)) continue;
      const auto from = nearest_reach(item->at);
      if (!from) continue;
      if (full) things_left_ = true;
      if (!full) goals_.push_back({*from, action::Take{{id_at<ItemId>(i + 1)}}});
    }
  }

  // Spare gear lies where it lies: it would fill the pack, or has been thrown away.
  bool is_wanted(const std::variant<ItemClassId, KeyId>& what) const {
    const auto* kind = std::get_if<ItemClassId>(&what);
    if (kind == nullptr) return true;
    const ItemClass& piece = game_.place().classes[*kind];
    return std::holds_alternative<PotionNumbers>(piece.numbers) ||
           is_better(piece, game_.place(), game_.world());
  }

  // The nearest field from which a hand reaches there.
  std::optional<Position> nearest_reach(Position at) const {
    std::optional<Position> best = reached(at) ? std::optional(at) : std::nullopt;
    for (const Direction side : all_directions) {
      const Position beside = neighbour(at, side);
      if (!barriers_.open_way(at, side) || !reached(beside)) continue;
      if (!best || steps_[beside] < steps_[*best]) best = beside;
    }
    return best;
  }

  // Known fields beside one that was never seen.
  void add_corners() {
    const Grid<std::int32_t>& seen = game_.known().seen;
    for (int y = 0; y < seen.size().height; ++y) {
      for (int x = 0; x < seen.size().width; ++x) {
        const Position at{x, y};
        if (!reached(at)) continue;
        const bool dark = std::ranges::any_of(all_directions, [&](Direction side) {
          const Position beside = neighbour(at, side);
          return seen.contains(beside) && seen[beside] == 0 && !barriers_.shut(at, side);
        });
        if (dark) goals_.push_back({at, std::nullopt});
      }
    }
  }

  void add_doors() {
    const Known& known = game_.known();
    for (std::size_t i = 0; i < known.doors.size(); ++i) {
      const Door& door = game_.place().labyrinth.doors[i];
      if (!known.doors[i] || known.doors[i]->state == DoorState::open) continue;
      const Position near = reached(door.a) ? door.a : door.b;
      const Position far = door.other(near);
      if (!reached(near) || known.seen[far] != 0) continue;
      if (known.doors[i]->state == DoorState::locked) {
        add_locked(*known.doors[i], near, side_towards(near, far));
      } else {
        add_closed(id_at<DoorId>(i), near, side_towards(near, far));
      }
    }
  }

  static Direction side_towards(Position from, Position to) {
    return *std::ranges::find_if(all_directions, [&](Direction side) { return neighbour(from, side) == to; });
  }

  void add_locked(const KnownDoor& door, Position near, Direction side) {
    const bool carried = std::ranges::any_of(game_.inventory(), [&](ItemId item) {
      const auto* key = std::get_if<KeyId>(&game_.world().item(item).what);
      return key != nullptr && door.key == *key;
    });
    if (carried) {
      choices_.push_back(
          {near, side,
           fmt::format("Here is the lock for your key {}: unlocking uses it up.", door.key->value),
           fmt::format("the lock for your key {}", door.key->value)});
    } else if (door.key) {
      keys_needed_.insert(*door.key);
    }
  }

  void add_closed(DoorId id, Position near, Direction side) {
    const auto& heard = game_.known().heard;
    const auto last =
        std::find_if(heard.rbegin(), heard.rend(), [&](const HeardAtDoor& each) { return each.door == id; });
    if (last == heard.rend()) {
      goals_.push_back({near, action::Listen{}});
    } else if (last->sounds.empty()) {
      goals_.push_back({near, action::Open{side}});
    } else {
      const std::string sound = sound_words(last->sounds);
      choices_.push_back({near, side,
                          fmt::format("Something is behind this door: {}. Open it or stay away.", sound),
                          sound});
    }
  }

  const Game& game_;
  Barriers barriers_;
  Distances steps_;
  std::vector<Goal> goals_;
  std::set<KeyId> keys_needed_;
  std::vector<Choice> choices_;
  bool things_left_ = false;
};

std::optional<std::string> reason_to_stay(const Game& game, std::string_view deed) {
  if (game.world().status != Status::playing) return "It is over.";
  if (target_of(game) == nullptr) return std::nullopt;
  return fmt::format("{}: no {} until it is dealt with.", upper_first(target_words(game)), deed);
}

// At which of the doors where he stands: "to the left".
std::string door_side(const Game& game, DoorId id) {
  const Hero& hero = game.world().hero;
  return side_of(hero.at, hero.facing, game.place().labyrinth.doors[id.index()].other(hero.at));
}

}  // namespace

Exploration explore(const Game& game) {
  if (auto reason = reason_to_stay(game, "exploring")) return {std::nullopt, std::move(*reason)};
  Explorer explorer(game);
  const std::optional<Goal> goal = explorer.nearest();
  return goal ? explorer.towards(*goal) : explorer.last_resort();
}

Exploration travel(const Game& game, Position to) {
  if (auto reason = reason_to_stay(game, "walking there")) return {std::nullopt, std::move(*reason)};
  return approach(game, to);
}

Exploration approach(const Game& game, Position to) {
  return Explorer(game).towards({to, std::nullopt});
}

std::optional<std::string> interruption(const Events& events, const Game& game) {
  for (const Event& event : events) {
    if (const auto* blow = std::get_if<event::Attack>(&event); blow != nullptr && blow->on == hero_id)
      return "Stopped: you are attacked.";
    if (std::holds_alternative<event::Message>(event)) return "Stopped: there is something to read.";
    if (const auto* heard = std::get_if<event::Heard>(&event); heard != nullptr && !heard->sounds.empty())
      return fmt::format("Stopped: at the door {} you hear {}. Exploring on leaves it shut.",
                         door_side(game, heard->door), sound_words(heard->sounds));
    if (const auto* room = std::get_if<event::Room>(&event); room != nullptr && room->first)
      return "Stopped: a room that is new to you.";
  }
  return std::nullopt;
}

}  // namespace katabasis
