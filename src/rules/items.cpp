#include "rules/items.h"

#include <algorithm>

#include "rules/growth.h"

namespace katabasis {

namespace {

bool contains(const std::vector<ItemId>& items, ItemId item) {
  return std::find(items.begin(), items.end(), item) != items.end();
}

struct Outfit {
  std::optional<ItemId> weapon;
  std::optional<ItemId> armour;
  bool operator==(const Outfit&) const = default;
};

Outfit worn(const Hero& hero) {
  return {hero.weapon, hero.armour};
}

// What the hero will wear then; every piece is known to be wearable.
Outfit outfit_after(const Board& board, const action::Equip& equip) {
  if (equip == action::Equip{}) return {};
  Outfit outfit = worn(board.world().hero);
  if (equip.bared) (*equip.bared == action::Slot::weapon ? outfit.weapon : outfit.armour).reset();
  for (const ItemId item : equip.items) {
    (board.numbers<WeaponNumbers>(item) ? outfit.weapon : outfit.armour) = item;
  }
  return outfit;
}

void tell_change(std::optional<ItemId> before, std::optional<ItemId> after, Events& events) {
  if (before == after) return;
  events.emplace_back(event::Equip{hero_id, after ? *after : *before, after.has_value()});
}

void put_on(Board& board, const Outfit& outfit, Events& events) {
  Hero& hero = board.change().hero;
  const Outfit before = worn(hero);
  hero.weapon = outfit.weapon;
  hero.armour = outfit.armour;
  tell_change(before.weapon, outfit.weapon, events);
  tell_change(before.armour, outfit.armour, events);
}

}  // namespace

std::vector<ItemId> within_reach(const Board& board) {
  const Position at = board.world().hero.at;
  std::vector<ItemId> items;
  board.add_lying_at(at, items);
  for (const Direction side : all_directions) {
    if (board.barriers().open_way(at, side)) board.add_lying_at(neighbour(at, side), items);
  }
  return items;
}

std::optional<Refusal> check(const Board& board, const action::Take& take) {
  const std::vector<ItemId> reach = within_reach(board);
  const bool reachable = std::all_of(take.items.begin(), take.items.end(),
                                     [&reach](ItemId item) { return contains(reach, item); });
  if (!reachable) return Refusal::out_of_reach;
  if (reach.empty()) return Refusal::nothing_to_take;
  if (static_cast<int>(board.pack().size()) >= board.place().rules.inventory.capacity)
    return Refusal::no_room;
  return std::nullopt;
}

void play(Board& board, const action::Take& take, Events& events) {
  const std::vector<ItemId> chosen = take.items.empty() ? within_reach(board) : take.items;
  for (const ItemId item : chosen) {
    if (static_cast<int>(board.pack().size()) >= board.place().rules.inventory.capacity) return;
    if (board.hero_carries(item)) continue;
    board.put_item(item, CarriedBy{hero_id});
    events.emplace_back(event::Take{hero_id, item});
  }
}

std::optional<Refusal> check(const Board& board, const action::Drop& drop) {
  if (!board.hero_carries(drop.item)) return Refusal::not_carried;
  return std::nullopt;
}

void play(Board& board, const action::Drop& drop, Events& events) {
  Outfit outfit = worn(board.world().hero);
  if (outfit.weapon == drop.item) outfit.weapon.reset();
  if (outfit.armour == drop.item) outfit.armour.reset();
  put_on(board, outfit, events);
  board.put_item(drop.item, OnField{board.world().hero.at});
  events.emplace_back(event::Drop{hero_id, drop.item});
}

std::optional<Refusal> check(const Board& board, const action::Drink& drink) {
  if (!board.hero_carries(drink.item)) return Refusal::not_carried;
  if (board.numbers<PotionNumbers>(drink.item) == nullptr) return Refusal::not_drinkable;
  return std::nullopt;
}

void play(Board& board, const action::Drink& drink, Events& events) {
  Hero& hero = board.change().hero;
  const int missing = max_life(hero, board.place().rules) - hero.life;
  hero.life += std::min(missing, board.numbers<PotionNumbers>(drink.item)->heals);
  board.put_item(drink.item, UsedUp{});
  events.emplace_back(event::Drink{hero_id, drink.item});
}

std::optional<Refusal> check(const Board& board, const action::Equip& equip) {
  int weapons = equip.bared == action::Slot::weapon ? 1 : 0;
  int armours = equip.bared == action::Slot::armour ? 1 : 0;
  for (const ItemId item : equip.items) {
    if (!board.hero_carries(item)) return Refusal::not_carried;
    const bool weapon = board.numbers<WeaponNumbers>(item) != nullptr;
    if (!weapon && board.numbers<ArmourNumbers>(item) == nullptr) return Refusal::not_wearable;
    ++(weapon ? weapons : armours);
  }
  if (weapons > 1 || armours > 1) return Refusal::two_of_a_kind;
  if (outfit_after(board, equip) == worn(board.world().hero)) return Refusal::nothing_to_change;
  return std::nullopt;
}

void play(Board& board, const action::Equip& equip, Events& events) {
  put_on(board, outfit_after(board, equip), events);
}

}  // namespace katabasis
