#include "rules/board.h"

#include <algorithm>
#include <utility>

namespace katabasis {

// --- numbered things on fields

std::int32_t& OnFields::link_before(Position at, std::int32_t number) {
  std::int32_t* link = &first_[at];
  while (*link != 0 && *link < number) link = &next_[static_cast<std::size_t>(*link)];
  return *link;
}

void OnFields::put(Position at, std::int32_t number) {
  std::int32_t& link = link_before(at, number);
  next_[static_cast<std::size_t>(number)] = link;
  link = number;
}

void OnFields::lift(Position at, std::int32_t number) {
  link_before(at, number) = next_[static_cast<std::size_t>(number)];
  next_[static_cast<std::size_t>(number)] = 0;
}

// --- the board

Board::Board(std::shared_ptr<const Place> place, World world)
    : place_(std::move(place)),
      world_(std::move(world)),
      barriers_(place_->barriers),
      standing_(place_->labyrinth.size(), world_.monsters.size()),
      lying_(place_->labyrinth.size(), world_.items.size()) {
  for (std::size_t i = 0; i < world_.doors.size(); ++i) {
    barriers_.set_door(place_->labyrinth.doors[i], world_.doors[i]);
  }
  // From the last to the first: however many share a field, each is put down in front of the others.
  for (std::size_t id = world_.monsters.size(); id > 0; --id) {
    const Monster& monster = world_.monsters[id - 1];
    if (monster.life > 0) standing_.put(monster.at, static_cast<std::int32_t>(id));
  }
  for (std::size_t id = world_.items.size(); id > 0; --id) index_item(id_at<ItemId>(id), true);
  look();
}

void Board::look() {
  view_.look(barriers_, world_.hero.at, place_->rules.sight.torch_radius);
}

std::optional<CreatureId> Board::monster_at(Position at) const {
  const std::int32_t first = standing_.first(at);
  return first == 0 ? std::nullopt : std::optional(CreatureId{first});
}

void Board::add_monsters_at(Position at, std::vector<CreatureId>& monsters) const {
  for (std::int32_t id = standing_.first(at); id != 0; id = standing_.after(id))
    monsters.push_back(CreatureId{id});
}

void Board::add_lying_at(Position at, std::vector<ItemId>& items) const {
  for (std::int32_t item = lying_.first(at); item != 0; item = lying_.after(item))
    items.push_back(ItemId{item});
}

bool Board::hero_carries(ItemId item) const {
  return std::binary_search(pack_.begin(), pack_.end(), item);
}

void Board::move(CreatureId who, Position to) {
  if (who == hero_id) {
    world_.hero.at = to;
    look();
    return;
  }
  Monster& monster = world_.monster(who);
  standing_.lift(monster.at, who.value);
  monster.at = to;
  standing_.put(to, who.value);
}

void Board::set_door(DoorId door, DoorState state) {
  world_.doors[door.index()] = state;
  barriers_.set_door(place_->labyrinth.doors[door.index()], state);
  look();
}

void Board::index_item(ItemId item, bool present) {
  const Whereabouts& where = world_.item(item).where;
  if (const auto* const field = std::get_if<OnField>(&where)) {
    present ? lying_.put(field->at, item.value) : lying_.lift(field->at, item.value);
  } else if (const auto* const carried = std::get_if<CarriedBy>(&where); carried && carried->who == hero_id) {
    const auto place_in_order = std::lower_bound(pack_.begin(), pack_.end(), item);
    present ? void(pack_.insert(place_in_order, item)) : void(pack_.erase(place_in_order));
  }
}

void Board::put_item(ItemId item, Whereabouts where) {
  index_item(item, false);
  world_.item(item).where = where;
  index_item(item, true);
}

void Board::clear_away(CreatureId monster) {
  standing_.lift(world_.monster(monster).at, monster.value);
}

}  // namespace katabasis
