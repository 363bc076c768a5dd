#include "play/gear.h"

#include <fmt/format.h>

namespace katabasis {

namespace {

struct NumbersInWords {
  std::string operator()(const WeaponNumbers& weapon) const {
    return fmt::format("attack +{}, damage +{}", weapon.attack, weapon.damage);
  }
  std::string operator()(const ArmourNumbers& armour) const {
    return fmt::format("defence +{}", armour.defence);
  }
  std::string operator()(const PotionNumbers& potion) const { return fmt::format("heals {}", potion.heals); }
};

// What counts between two pieces for the same place.
struct Worth {
  int operator()(const WeaponNumbers& weapon) const { return weapon.attack + weapon.damage; }
  int operator()(const ArmourNumbers& armour) const { return armour.defence; }
  int operator()(const PotionNumbers&) const { return 0; }
};

}  // namespace

std::string numbers_words(const ItemClass& piece) {
  return std::visit(NumbersInWords{}, piece.numbers);
}

const ItemClass* worn_instead(const ItemClass& piece, const Place& place, const World& world) {
  const bool weapon = std::holds_alternative<WeaponNumbers>(piece.numbers);
  const std::optional<ItemId> worn = weapon ? world.hero.weapon : world.hero.armour;
  return worn ? &place.classes[std::get<ItemClassId>(world.item(*worn).what)] : nullptr;
}

bool is_better(const ItemClass& piece, const Place& place, const World& world) {
  if (std::holds_alternative<PotionNumbers>(piece.numbers)) return false;
  const ItemClass* worn = worn_instead(piece, place, world);
  return worn == nullptr || std::visit(Worth{}, piece.numbers) > std::visit(Worth{}, worn->numbers);
}

}  // namespace katabasis
