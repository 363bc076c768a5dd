#include "ui/names.h"

#include <fmt/format.h>

#include <cstdlib>

#include "play/gear.h"

namespace katabasis {

namespace {

struct KindInWords {
  std::string_view operator()(const WeaponNumbers&) const { return "weapon"; }
  std::string_view operator()(const ArmourNumbers&) const { return "protection"; }
  std::string_view operator()(const PotionNumbers&) const { return "potion"; }
};

}  // namespace

std::string item_name(const Game& game, ItemId item) {
  const auto& what = game.world().item(item).what;
  if (const auto* key = std::get_if<KeyId>(&what)) return fmt::format("Key {}", key->value);
  return game.place().classes[std::get<ItemClassId>(what)].name;
}

std::string item_about(const Game& game, ItemId item) {
  const auto* const kind = std::get_if<ItemClassId>(&game.world().item(item).what);
  return kind == nullptr ? "" : game.place().classes[*kind].about;
}

std::string item_numbers(const Game& game, ItemId item) {
  const auto& what = game.world().item(item).what;
  if (const auto* key = std::get_if<KeyId>(&what))
    return fmt::format("opens the door with the number {}", key->value);
  const ItemClass& piece = game.place().classes[std::get<ItemClassId>(what)];
  return fmt::format("{}: {}", std::visit(KindInWords{}, piece.numbers), numbers_words(piece));
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

}  // namespace katabasis
