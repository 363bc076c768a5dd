#include "ui/names.h"

#include <fmt/format.h>

#include <cstdlib>

namespace katabasis {

namespace {

struct NumbersInWords {
  std::string operator()(const WeaponNumbers& weapon) const {
    return fmt::format("weapon: attack +{}, damage +{}", weapon.attack, weapon.damage);
  }
  std::string operator()(const ArmourNumbers& armour) const {
    return fmt::format("protection: defence +{}", armour.defence);
  }
  std::string operator()(const PotionNumbers& potion) const {
    return fmt::format("potion: heals {}", potion.heals);
  }
};

}  // namespace

std::string item_name(const Game& game, ItemId item) {
  const auto& what = game.world().item(item).what;
  if (const auto* key = std::get_if<KeyId>(&what)) return fmt::format("Key {}", key->value);
  return game.place().classes[std::get<ItemClassId>(what)].name;
}

std::string item_numbers(const Game& game, ItemId item) {
  const auto& what = game.world().item(item).what;
  if (const auto* key = std::get_if<KeyId>(&what))
    return fmt::format("opens the door with the number {}", key->value);
  return std::visit(NumbersInWords{}, game.place().classes[std::get<ItemClassId>(what)].numbers);
}

std::string bearing(Position from, Position to) {
  const Position away = to - from;
  if (away == Position{}) return "here";
  std::string result;
  if (away.y != 0 && std::abs(away.y) * 2 > std::abs(away.x)) result = away.y < 0 ? "north" : "south";
  if (away.x != 0 && std::abs(away.x) * 2 > std::abs(away.y)) {
    result += result.empty() ? "" : "-";
    result += away.x < 0 ? "west" : "east";
  }
  const int steps = std::abs(away.x) + std::abs(away.y);
  return fmt::format("{}, {} {}", result, steps, steps == 1 ? "field" : "fields");
}

std::string side_of(Position from, Direction facing, Position to) {
  const Position away = to - from;
  const auto part = [away](Direction way) { return away.x * offset(way).x + away.y * offset(way).y; };
  const int forth = part(facing);
  const int aside = part(turned(facing, 1));
  const std::string hand = aside < 0 ? "to the left" : "to the right";
  if (std::abs(aside) * 2 < std::abs(forth)) return forth < 0 ? "behind you" : "ahead";
  if (std::abs(forth) * 2 < std::abs(aside)) return hand;
  return (forth < 0 ? "behind " : "ahead ") + hand;
}

}  // namespace katabasis
