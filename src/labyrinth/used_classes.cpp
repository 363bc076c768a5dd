#include "labyrinth/used_classes.h"

#include <cstdint>

namespace katabasis {

namespace {

struct Used {
  std::vector<std::uint8_t> items;
  std::vector<std::uint8_t> monsters;
};

Used used_by(const Labyrinth& labyrinth, const Catalog& catalog) {
  Used used{std::vector<std::uint8_t>(catalog.classes.items.size()),
            std::vector<std::uint8_t>(catalog.classes.monsters.size())};
  const auto use_item = [&](ItemClassId id) { used.items[id.index()] = 1; };
  for (const HeroClass& hero : catalog.rules.classes) {
    for (const StartingItem& start : hero.items) {
      if (const auto id = catalog.classes.find_item(start.item)) use_item(*id);
    }
  }
  for (const PlacedItem& item : labyrinth.items) {
    if (const auto* id = std::get_if<ItemClassId>(&item.what)) use_item(*id);
  }
  for (const PlacedMonster& monster : labyrinth.monsters) {
    used.monsters[monster.kind.index()] = 1;
    for (const ItemClassId id : monster.carries) use_item(id);
  }
  for (std::size_t i = 0; i < used.monsters.size(); ++i) {
    if (used.monsters[i] == 0) continue;
    for (const CarriedChance& carried : catalog.classes.monsters[i].carries) use_item(carried.item);
  }
  return used;
}

// The new id of each class that is used.
template <typename IdType, typename T>
std::vector<IdType> copy_used(const std::vector<T>& from, const std::vector<std::uint8_t>& used,
                              std::vector<T>& to) {
  std::vector<IdType> ids(from.size());
  for (std::size_t i = 0; i < from.size(); ++i) {
    if (used[i] == 0) continue;
    ids[i] = id_at<IdType>(to.size());
    to.push_back(from[i]);
  }
  return ids;
}

}  // namespace

void copy_used_classes(Labyrinth& labyrinth, const Catalog& catalog) {
  const Used used = used_by(labyrinth, catalog);
  labyrinth.classes = {};
  const auto items = copy_used<ItemClassId>(catalog.classes.items, used.items, labyrinth.classes.items);
  const auto monsters =
      copy_used<MonsterClassId>(catalog.classes.monsters, used.monsters, labyrinth.classes.monsters);
  for (MonsterClass& monster : labyrinth.classes.monsters) {
    for (CarriedChance& carried : monster.carries) carried.item = items[carried.item.index()];
  }
  for (PlacedItem& item : labyrinth.items) {
    if (auto* id = std::get_if<ItemClassId>(&item.what)) *id = items[id->index()];
  }
  for (PlacedMonster& monster : labyrinth.monsters) {
    monster.kind = monsters[monster.kind.index()];
    for (ItemClassId& id : monster.carries) id = items[id.index()];
  }
}

}  // namespace katabasis
