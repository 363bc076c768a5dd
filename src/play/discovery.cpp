#include "play/discovery.h"

#include <fmt/format.h>

#include "play/narration.h"

namespace katabasis {

namespace {

bool is_lock(const std::optional<KnownDoor>& door) {
  return door && door->state == DoorState::locked;
}

// Attack or defence of what is worn, 0: nothing.
template <typename Numbers>
const Numbers* worn_numbers(const Game& game, std::optional<ItemId> worn) {
  if (!worn) return nullptr;
  const auto* kind = std::get_if<ItemClassId>(&game.world().item(*worn).what);
  return kind == nullptr ? nullptr : std::get_if<Numbers>(&game.place().classes[*kind].numbers);
}

bool is_better(const Game& game, ItemClassId kind) {
  const auto& numbers = game.place().classes[kind].numbers;
  if (const auto* weapon = std::get_if<WeaponNumbers>(&numbers)) {
    const auto* worn = worn_numbers<WeaponNumbers>(game, game.world().hero.weapon);
    return worn == nullptr || weapon->attack + weapon->damage > worn->attack + worn->damage;
  }
  if (const auto* armour = std::get_if<ArmourNumbers>(&numbers)) {
    const auto* worn = worn_numbers<ArmourNumbers>(game, game.world().hero.armour);
    return worn == nullptr || armour->defence > worn->defence;
  }
  return false;
}

bool is_worth_a_stop(const Game& game, const KnownItem& item) {
  const auto* kind = std::get_if<ItemClassId>(&item.what);
  return kind == nullptr || is_better(game, *kind);
}

}  // namespace

Discovery::Discovery(const Game& game) {
  for (const auto& door : game.known().doors) locks_.push_back(is_lock(door));
  for (const auto& item : game.known().items) items_.push_back(item.has_value());
}

std::optional<std::string> Discovery::since(const Game& game) const {
  const Known& known = game.known();
  for (std::size_t i = 0; i < known.doors.size(); ++i) {
    const auto& door = known.doors[i];
    if (!is_lock(door) || locks_[i]) continue;
    return door->key ? fmt::format("Stopped: a locked door, for key {}.", door->key->value)
                     : "Stopped: a locked door.";
  }
  for (std::size_t i = 0; i < known.items.size(); ++i) {
    const auto& item = known.items[i];
    const bool is_new = item && (i >= items_.size() || !items_[i]);
    if (!is_new || !is_worth_a_stop(game, *item)) continue;
    return fmt::format("Stopped: you see {}.", item_words(id_at<ItemId>(i + 1), game.place(), game.world()));
  }
  return std::nullopt;
}

}  // namespace katabasis
