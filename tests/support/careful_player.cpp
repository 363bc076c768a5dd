#include "support/careful_player.h"

#include <algorithm>
#include <limits>

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
  return a.attack + a.damage > b.attack + b.damage;
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

bool is_wanted(const Game& game, ItemId id) {
  const Hero& hero = game.world().hero;
  return std::holds_alternative<KeyId>(game.world().item(id).what) ||
         numbers<PotionNumbers>(game, id) != nullptr || improves<WeaponNumbers>(game, id, hero.weapon) ||
         improves<ArmourNumbers>(game, id, hero.armour);
}

bool carries_key(const Game& game, KeyId key) {
  const std::variant<ItemClassId, KeyId> wanted = key;
  return std::ranges::any_of(game.inventory(),
                             [&](ItemId id) { return game.world().item(id).what == wanted; });
}

// The labyrinth as far as the hero knows its doors; a locked door that he has the key of counts as closed.
Barriers known_barriers(const Game& game) {
  Barriers barriers = game.place().barriers;
  const auto& doors = game.known().doors;
  for (std::size_t i = 0; i < doors.size(); ++i) {
    if (!doors[i]) continue;
    const bool opens =
        doors[i]->state == DoorState::locked && doors[i]->key && carries_key(game, *doors[i]->key);
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

bool holds_something(const Game& game, Position at) {
  if (game.inventory().size() >= static_cast<std::size_t>(game.place().rules.inventory.capacity))
    return false;
  const auto& items = game.known().items;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i] && items[i]->at == at && is_wanted(game, id_at<ItemId>(i + 1))) return true;
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
  for (const auto& idea :
       {recover(game), fight(game), dress(game), collect(game), unlock(game), listen(game)}) {
    if (idea && !game.check(*idea)) return *idea;
  }
  return go(game);
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

std::optional<Action> CarefulPlayer::recover(const Game& game) const {
  if (!temper_.patient) return std::nullopt;
  const int life = game.world().hero.life;
  const int most = game.hero_max_life();
  const bool quiet = game.known().creatures.empty();
  if (quiet && life < most * game.place().rules.sleep.cap_percent / 100) return action::Sleep{};
  if (life * 100 > most * 40) return std::nullopt;
  for (const ItemId id : game.inventory()) {
    if (numbers<PotionNumbers>(game, id) != nullptr) return action::Drink{id};
  }
  return std::nullopt;
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
    if (is_wanted(game, id)) chosen.push_back(id);
  }
  return chosen.empty() ? std::nullopt : std::optional<Action>(action::Take{std::move(chosen)});
}

std::optional<Action> CarefulPlayer::unlock(const Game& game) const {
  for (const Direction side : all_directions) {
    if (!game.check(action::Unlock{side})) return action::Unlock{side};
  }
  return std::nullopt;
}

std::optional<Action> CarefulPlayer::listen(const Game& game) const {
  const DoorId door = game.place().doors[here(game)];
  if (!temper_.patient || door == Place::no_door || game.world().doors[door.index()] != DoorState::closed)
    return std::nullopt;
  const bool heard =
      std::ranges::any_of(game.known().heard, [door](const HeardAtDoor& h) { return h.door == door; });
  return heard ? std::nullopt : std::optional<Action>(action::Listen{});
}

// To the nearest field that promises something: a monster, a thing, a view; else to the one that was not seen
// for the longest time.
Action CarefulPlayer::go(const Game& game) {
  const Barriers barriers = known_barriers(game);
  const auto admits = [&game](Position at) { return can_be_walked(game, at); };
  Wave(distances_, barriers, here(game), admits).spread();
  std::optional<Position> goal;
  std::optional<Position> oldest;
  const Size size = game.place().labyrinth.size();
  for (Position at; at.y < size.height; ++at.y) {
    for (at.x = 0; at.x < size.width; ++at.x) {
      if (distances_[at] == Distances::unreached || at == here(game)) continue;
      if (!oldest || game.known().seen[at] < game.known().seen[*oldest]) oldest = at;
      if (goal && distances_[at] >= distances_[*goal]) continue;
      if (somebody_stands(game, at) || shows_something_new(game, barriers, at) || holds_something(game, at))
        goal = at;
    }
  }
  if (!goal) goal = oldest;
  if (!goal) return action::Wait{};
  const auto way = path(distances_, barriers, here(game), *goal, admits);
  if (!way || way->empty()) return action::Wait{};
  const Action step = action::Step{way->front()};
  return game.check(step) ? wild_.next(game) : step;
}

}  // namespace katabasis::test
