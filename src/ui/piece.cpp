#include "ui/piece.h"

#include <fmt/format.h>

#include <algorithm>

namespace katabasis {

namespace {

const ItemClass* class_of(const Game& game, ItemId item) {
  const auto* kind = std::get_if<ItemClassId>(&game.world().item(item).what);
  return kind == nullptr ? nullptr : &game.place().classes[*kind];
}

template <typename Numbers>
const Numbers* numbers_of(const Game& game, ItemId item) {
  const ItemClass* kind = class_of(game, item);
  return kind == nullptr ? nullptr : std::get_if<Numbers>(&kind->numbers);
}

template <typename Numbers>
Numbers numbers_worn(const Game& game, std::optional<ItemId> worn) {
  return worn ? *numbers_of<Numbers>(game, *worn) : Numbers{};
}

Change change(std::string_view what, int now, int gain) {
  if (gain == 0) return {fmt::format("{} stays {}", what, now), 0};
  return {fmt::format("{} {} to {} ({:+})", what, now, now + gain, gain), gain};
}

std::vector<Change> changes_by_weapon(const Game& game, const WeaponNumbers& then) {
  const FightNumbers hero = game.hero_numbers();
  const auto now = numbers_worn<WeaponNumbers>(game, game.world().hero.weapon);
  return {change("attack", hero.attack, then.attack - now.attack),
          change("damage", hero.damage, then.damage - now.damage)};
}

std::vector<Change> changes_by_armour(const Game& game, const ArmourNumbers& then) {
  const auto now = numbers_worn<ArmourNumbers>(game, game.world().hero.armour);
  return {change("defence", game.hero_numbers().defence, then.defence - now.defence)};
}

}  // namespace

bool is_worn(const Game& game, ItemId item) {
  const Hero& hero = game.world().hero;
  return hero.weapon == item || hero.armour == item;
}

std::optional<PieceUse> use_of(const Game& game, ItemId item) {
  const Hero& hero = game.world().hero;
  if (hero.weapon == item) return PieceUse{"Take off", "taken off", action::Equip{{}, action::Slot::weapon}};
  if (hero.armour == item) return PieceUse{"Take off", "taken off", action::Equip{{}, action::Slot::armour}};
  if (class_of(game, item) == nullptr) return std::nullopt;
  if (numbers_of<PotionNumbers>(game, item) != nullptr)
    return PieceUse{"Drink", "drunk", action::Drink{item}};
  return PieceUse{"Put on", "put on", action::Equip{{item}}};
}

std::vector<Change> changes_by(const Game& game, ItemId item) {
  const bool worn = is_worn(game, item);
  if (const auto* weapon = numbers_of<WeaponNumbers>(game, item))
    return changes_by_weapon(game, worn ? WeaponNumbers{} : *weapon);
  if (const auto* armour = numbers_of<ArmourNumbers>(game, item))
    return changes_by_armour(game, worn ? ArmourNumbers{} : *armour);
  const auto* potion = numbers_of<PotionNumbers>(game, item);
  if (potion == nullptr) return {};
  const int life = game.world().hero.life;
  return {change("life", life, std::min(potion->heals, game.hero_max_life() - life))};
}

}  // namespace katabasis
