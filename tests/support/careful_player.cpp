#include "support/careful_player.h"

#include <algorithm>
#include <limits>

#include "rules/monsters.h"
#include "rules/odds.h"

namespace katabasis::test {

namespace {

Position here(const Game& game) {
  return game.world().hero.at;
}

template <typename Numbers>
const Numbers* numbers(const Game& game, ItemId id) {
  const auto* const kind = std::get_if<ItemClassId>(&game.world().item(id).what);
  return kind == nullptr ? nullptr : std::get_if<Numbers>(&game.place().classes[*kind].numbers);
}

bool better(const WeaponNumbers& a, const WeaponNumbers& b) {
  return 3 * a.attack + 2 * a.damage > 3 * b.attack + 2 * b.damage;  // a hit is worth more than a hard one
}
bool better(const ArmourNumbers& a, const ArmourNumbers& b) {
  return a.defence > b.defence;
}

// A thing to wear that is better than what is worn.
template <typename Numbers>
bool improves(const Game& game, ItemId id, std::optional<ItemId> worn) {
  const Numbers* const fresh = numbers<Numbers>(game, id);
  if (fresh == nullptr) return false;
  const Numbers* const old = worn ? numbers<Numbers>(game, *worn) : nullptr;
  return old == nullptr || better(*fresh, *old);
}

bool is_key(const Game& game, ItemId id) {
  return std::holds_alternative<KeyId>(game.world().item(id).what);
}

bool is_wanted(const Game& game, ItemId id) {
  const Hero& hero = game.world().hero;
  return is_key(game, id) || numbers<PotionNumbers>(game, id) != nullptr ||
         improves<WeaponNumbers>(game, id, hero.weapon) || improves<ArmourNumbers>(game, id, hero.armour);
}

bool carries_key(const Game& game, KeyId key) {
  const std::variant<ItemClassId, KeyId> wanted = key;
  return std::ranges::any_of(game.inventory(),
                             [&](ItemId id) { return game.world().item(id).what == wanted; });
}

// The labyrinth as far as the hero knows its doors. `unlocking`: one that he has the key of counts as closed.
Barriers known_barriers(const Game& game, bool unlocking) {
  Barriers barriers = game.place().barriers;
  const auto& doors = game.known().doors;
  for (std::size_t i = 0; i < doors.size(); ++i) {
    if (!doors[i]) continue;
    const bool opens = unlocking && doors[i]->state == DoorState::locked && doors[i]->key &&
                       carries_key(game, *doors[i]->key);
    barriers.set_door(game.place().labyrinth.doors[i], opens ? DoorState::closed : doors[i]->state);
  }
  return barriers;
}

// Seen, or behind a door that has been seen.
bool can_be_walked(const Game& game, Position at) {
  if (game.known().seen[at] > 0) return true;
  const DoorId door = game.place().doors[at];
  return door != Place::no_door && game.known().doors[door.index()].has_value();
}

bool shows_something_new(const Game& game, const Barriers& barriers, Position at) {
  if (game.known().seen[at] == 0) return true;
  return std::ranges::any_of(all_directions, [&](Direction side) {
    const Position next = neighbour(at, side);
    return game.place().labyrinth.size().contains(next) && game.known().seen[next] == 0 &&
           !barriers.shut(at, side);
  });
}

bool is_full(const Game& game, int spare) {
  return static_cast<int>(game.inventory().size()) >= game.place().rules.inventory.capacity - spare;
}

bool holds_something(const Game& game, Position at) {
  const auto& items = game.known().items;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (!items[i] || items[i]->at != at || !is_wanted(game, id_at<ItemId>(i + 1))) continue;
    if (std::holds_alternative<KeyId>(items[i]->what) || !is_full(game, 1)) return true;
  }
  return false;
}

bool somebody_stands(const Game& game, Position at) {
  return std::ranges::any_of(game.known().creatures, [at](const SeenCreature& c) { return c.at == at; });
}

}  // namespace

Action CarefulPlayer::next(const Game& game) {
  const bool wild = rng_.percent(temper_.wild);
  if (wild) return wild_.next(game);
  if (game.known().creatures.empty()) waited_ = 0;
  for (const auto& idea : {drink(game), fight(game), dress(game), await(game), sleep(game), make_room(game),
                           collect(game), listen(game)}) {
    if (idea && !game.check(*idea)) return *idea;
  }
  return go(game);
}

// What the monsters in view that can be here in their next round will do in it, in thousandths of a wound.
int CarefulPlayer::danger(const Game& game) {
  const FightNumbers hero = game.hero_numbers();
  const Barriers barriers = known_barriers(game, false);
  const auto admits = [&game](Position at) { return can_be_walked(game, at); };
  Wave(distances_, barriers, here(game), admits).spread();
  std::int64_t wounds = 0;
  for (const SeenCreature& creature : game.known().creatures) {
    const Monster& monster = game.world().monster(creature.id);
    const int turns = monster_turns(monster, game.place().rules.time);
    const int away = distances_[creature.at];
    if (away == Distances::unreached || away > 1 + turns) continue;
    const FightNumbers numbers = game.numbers(monster);
    wounds += turns * odds(numbers.attack, hero.defence, numbers.damage).wounds_thousandths;
  }
  return static_cast<int>(wounds);
}

// When the next round may bring him near death; the smallest potion that heals the most of what is missing.
std::optional<Action> CarefulPlayer::drink(const Game& game) {
  const int life = game.world().hero.life;
  const int most = game.hero_max_life();
  const int wounds = temper_.patient ? danger(game) : 0;
  if (wounds == 0 || life == most) return std::nullopt;
  if (life * 1000 > std::clamp(wounds * 8 / 5 + 4000, most * 300, most * 700)) return std::nullopt;
  std::optional<ItemId> best;
  std::pair<int, int> best_worth;
  for (const ItemId id : game.inventory()) {
    const PotionNumbers* const potion = numbers<PotionNumbers>(game, id);
    if (potion == nullptr) continue;
    const std::pair worth(std::min(potion->heals, most - life), -potion->heals);
    if (best && worth <= best_worth) continue;
    best = id;
    best_worth = worth;
  }
  return best ? std::optional<Action>(action::Drink{*best}) : std::nullopt;
}

std::optional<Action> CarefulPlayer::fight(const Game& game) const {
  std::optional<Direction> weakest;
  int least = std::numeric_limits<int>::max();
  for (const SeenCreature& creature : game.known().creatures) {
    for (const Direction side : all_directions) {
      if (neighbour(here(game), side) != creature.at || game.check(action::Attack{side})) continue;
      if (creature.life < least) weakest = side;
      least = std::min(least, creature.life);
    }
  }
  return weakest ? std::optional<Action>(action::Attack{*weakest}) : std::nullopt;
}

// Goes to meet a monster only if three blows are left on arrival; else it shall come, and be struck first.
std::optional<Action> CarefulPlayer::await(const Game& game) {
  if (!temper_.patient || game.known().creatures.empty() || waited_ >= 40) return std::nullopt;
  const Barriers barriers = known_barriers(game, false);
  const auto admits = [&game](Position at) { return can_be_walked(game, at); };
  Wave(distances_, barriers, here(game), admits).spread();
  int nearest = std::numeric_limits<int>::max();
  std::optional<Position> whom;
  for (const SeenCreature& creature : game.known().creatures) {
    const int away = distances_[creature.at];
    if (away == Distances::unreached || away >= nearest) continue;
    nearest = away;
    whom = creature.at;
  }
  if (whom && nearest + 2 <= game.turns_left()) {
    const auto way = path(distances_, barriers, here(game), *whom, admits);
    if (way && !way->empty() && !game.check(action::Step{way->front()})) return action::Step{way->front()};
  }
  ++waited_;
  return action::Wait{};
}

std::optional<Action> CarefulPlayer::sleep(const Game& game) const {
  const int cap = game.hero_max_life() * game.place().rules.sleep.cap_percent / 100;
  const bool tired = temper_.patient && game.world().hero.life < cap;
  return tired && game.known().creatures.empty() ? std::optional<Action>(action::Sleep{}) : std::nullopt;
}

// A piece less when the place that is kept for a key is taken: what is neither drunk nor worn, else the
// weakest potion.
std::optional<Action> CarefulPlayer::make_room(const Game& game) const {
  if (!is_full(game, 0) || !game.known().creatures.empty()) return std::nullopt;
  std::optional<ItemId> least;
  int worth = std::numeric_limits<int>::max();
  for (const ItemId id : game.inventory()) {
    if (is_key(game, id) || id == game.world().hero.weapon || id == game.world().hero.armour) continue;
    const PotionNumbers* const potion = numbers<PotionNumbers>(game, id);
    const int value = potion == nullptr ? 0 : potion->heals;
    if (value < worth) least = id;
    worth = std::min(worth, value);
  }
  return least ? std::optional<Action>(action::Drop{*least}) : std::nullopt;
}

std::optional<Action> CarefulPlayer::dress(const Game& game) const {
  for (const ItemId id : game.inventory()) {
    const bool improvement = improves<WeaponNumbers>(game, id, game.world().hero.weapon) ||
                             improves<ArmourNumbers>(game, id, game.world().hero.armour);
    if (improvement) return action::Equip{{id}};
  }
  return std::nullopt;
}

std::optional<Action> CarefulPlayer::collect(const Game& game) const {
  std::vector<ItemId> chosen;
  for (const ItemId id : game.within_reach()) {
    const int spare = is_key(game, id) ? 0 : 1;
    if (is_wanted(game, id) && !is_full(game, spare + static_cast<int>(chosen.size()))) chosen.push_back(id);
  }
  return chosen.empty() ? std::nullopt : std::optional<Action>(action::Take{std::move(chosen)});
}

std::optional<Action> CarefulPlayer::listen(const Game& game) const {
  const DoorId door = game.place().doors[here(game)];
  if (!temper_.patient || door == Place::no_door || game.world().doors[door.index()] != DoorState::closed)
    return std::nullopt;
  const bool heard =
      std::ranges::any_of(game.known().heard, [door](const HeardAtDoor& h) { return h.door == door; });
  return heard ? std::nullopt : std::optional<Action>(action::Listen{});
}

std::optional<Position> CarefulPlayer::promising(const Game& game, const Barriers& barriers) const {
  std::optional<Position> goal;
  const Size size = game.place().labyrinth.size();
  for (Position at; at.y < size.height; ++at.y) {
    for (at.x = 0; at.x < size.width; ++at.x) {
      if (distances_[at] == Distances::unreached || at == here(game)) continue;
      if (goal && distances_[at] >= distances_[*goal]) continue;
      if (somebody_stands(game, at) || shows_something_new(game, barriers, at) || holds_something(game, at))
        goal = at;
    }
  }
  return goal;
}

// Where he has not been for the longest time.
Position CarefulPlayer::forgotten(const Game& game) const {
  Position oldest = here(game);
  const Size size = game.place().labyrinth.size();
  for (Position at; at.y < size.height; ++at.y) {
    for (at.x = 0; at.x < size.width; ++at.x) {
      if (distances_[at] != Distances::unreached && game.known().seen[at] < game.known().seen[oldest])
        oldest = at;
    }
  }
  return oldest;
}

// To the nearest field that promises something, if need be through a locked door whose key he has.
Action CarefulPlayer::go(const Game& game) {
  const auto admits = [&game](Position at) { return can_be_walked(game, at); };
  std::optional<Position> goal;
  for (const bool unlocking : {false, true}) {
    const Barriers barriers = known_barriers(game, unlocking);
    Wave(distances_, barriers, here(game), admits).spread();
    goal = promising(game, barriers);
    if (!goal && !unlocking) continue;
    const auto way = path(distances_, barriers, here(game), goal ? *goal : forgotten(game), admits);
    if (!way || way->empty()) break;
    if (!game.check(action::Unlock{way->front()})) return action::Unlock{way->front()};
    if (!game.check(action::Step{way->front()})) return action::Step{way->front()};
    break;
  }
  return wild_.next(game);
}

}  // namespace katabasis::test
