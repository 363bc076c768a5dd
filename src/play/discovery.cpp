#include "play/discovery.h"

#include <fmt/format.h>

#include "play/gear.h"
#include "play/narration.h"
#include "play/whereabouts.h"

namespace katabasis {

namespace {

bool is_lock(const std::optional<KnownDoor>& door) {
  return door && door->state == DoorState::locked;
}

bool is_worth_a_stop(const Game& game, const KnownItem& item) {
  const auto* kind = std::get_if<ItemClassId>(&item.what);
  return kind == nullptr || is_better(game.place().classes[*kind], game.place(), game.world());
}

// Of the door's two fields the one that is farther away: from the other one he looks at the door.
Position far_field(const Game& game, DoorId id) {
  const Door& door = game.place().labyrinth.doors[id.index()];
  const Position hero = game.world().hero.at;
  return squared_distance(hero, door.a) < squared_distance(hero, door.b) ? door.b : door.a;
}

}  // namespace

Discovery::Discovery(const Game& game) : alone_(game.known().creatures.empty()) {
  for (const auto& door : game.known().doors) locks_.push_back(is_lock(door));
  for (const auto& item : game.known().items) items_.push_back(item.has_value());
}

std::optional<std::string> Discovery::alarm(const Game& game) const {
  if (!alone_ || target_of(game) == nullptr) return std::nullopt;
  return fmt::format("Stopped: {}.", target_words(game));
}

std::optional<std::string> Discovery::since(const Game& game) const {
  if (auto alarmed = alarm(game)) return alarmed;
  const Known& known = game.known();
  for (std::size_t i = 0; i < known.doors.size(); ++i) {
    const auto& door = known.doors[i];
    if (!is_lock(door) || locks_[i]) continue;
    return fmt::format("Stopped: a locked door{}, {}.",
                       door->key ? fmt::format(", for key {}", door->key->value) : "",
                       whereabouts(game.world().hero, far_field(game, id_at<DoorId>(i))));
  }
  for (std::size_t i = 0; i < known.items.size(); ++i) {
    const auto& item = known.items[i];
    const bool is_new = item && (i >= items_.size() || !items_[i]);
    if (!is_new || !is_worth_a_stop(game, *item)) continue;
    return fmt::format("Stopped: you see {}, {}.",
                       item_words(id_at<ItemId>(i + 1), game.place(), game.world()),
                       whereabouts(game.world().hero, item->at));
  }
  return std::nullopt;
}

}  // namespace katabasis
