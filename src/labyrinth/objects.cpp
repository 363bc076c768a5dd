#include "labyrinth/objects.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <span>

#include "base/rng.h"
#include "labyrinth/places.h"
#include "labyrinth/used_classes.h"

namespace katabasis {

namespace {

// What is on a field already; monsters start apart, and things lie apart.
constexpr std::uint8_t quiet = 1;
constexpr std::uint8_t has_monster = 2;
constexpr std::uint8_t has_item = 4;

struct Placing {
  Labyrinth& labyrinth;
  const Catalog& catalog;
  std::uint64_t seed;
  Grid<std::uint8_t> marks;
};

void mark_quiet(Placing& placing) {
  const Grid<Ground>& fields = placing.labyrinth.fields;
  std::vector<Position> reached{placing.labyrinth.entrance};
  placing.marks[reached.front()] |= quiet;
  for (int steps = 0; steps < placing.catalog.rules.placement.quiet_steps; ++steps) {
    std::vector<Position> next;
    for (const Position at : reached) {
      for (const Direction way : all_directions) {
        const Position to = neighbour(at, way);
        if (!fields.contains(to) || fields[to] == Ground::wall || (placing.marks[to] & quiet) != 0) continue;
        placing.marks[to] |= quiet;
        next.push_back(to);
      }
    }
    reached = std::move(next);
  }
}

// Prefabs of a kind are dealt like cards: none comes again before all have been used.
class Deck {
 public:
  Deck(const Catalog& catalog, ComponentKind kind) {
    for (std::size_t i = 0; i < catalog.components.size(); ++i) {
      if (catalog.components[i].kind == kind) cards_.push_back(i);
    }
    assert(!cards_.empty());
  }
  std::size_t deal(Rng& rng) {
    if (dealt_ % cards_.size() == 0) rng.shuffle(std::span(cards_));
    return cards_[dealt_++ % cards_.size()];
  }

 private:
  std::vector<std::size_t> cards_;
  std::size_t dealt_ = 0;
};

void draw_themes(Placing& placing, std::span<const ComponentId> order) {
  const Catalog& catalog = placing.catalog;
  Rng rng(placing.seed, "prefabs");
  std::array<Deck, 3> decks{Deck(catalog, ComponentKind::central), Deck(catalog, ComponentKind::branch),
                            Deck(catalog, ComponentKind::final)};
  const int branches = static_cast<int>(order.size()) - 1;
  for (const ComponentId id : order) {
    Component& component = placing.labyrinth.components[id.index()];
    const ComponentPrefab& prefab =
        catalog.components[decks[static_cast<std::size_t>(component.kind)].deal(rng)];
    component.prefab = prefab.id;
    component.legend = prefab.legend;
    component.level =
        placing.labyrinth.parameters.level + component.order * catalog.rules.placement.rise / branches;
  }
}

// The type of each room, as an index into the catalog's.
std::vector<std::size_t> draw_room_types(Placing& placing) {
  const Catalog& catalog = placing.catalog;
  Rng rng(placing.seed, "types");
  std::vector<std::size_t> types;
  std::vector<int> weights;
  for (Room& room : placing.labyrinth.rooms) {
    const Component& component = placing.labyrinth.components[room.component.index()];
    const std::vector<std::size_t>& possible = catalog.find_component(component.prefab)->rooms;
    weights.clear();
    for (const std::size_t type : possible) {
      const int maze = catalog.rooms[type].maze;
      weights.push_back(std::max(1, room.content == RoomContent::maze ? maze : 100 - maze));
    }
    types.push_back(possible[rng.weighted(weights)]);
    room.type = catalog.rooms[types.back()].id;
    room.description = catalog.rooms[types.back()].description;
  }
  return types;
}

template <typename IdType, typename Fits>
std::optional<IdType> draw_kind(const std::vector<Weighted<IdType>>& kinds, Rng& rng, Fits fits) {
  std::vector<int> weights;
  bool any = false;
  for (const Weighted<IdType>& kind : kinds) {
    weights.push_back(fits(kind.what) ? kind.weight : 0);
    any = any || weights.back() > 0;
  }
  if (!any) return std::nullopt;
  return kinds[rng.weighted(weights)].what;
}

std::vector<ItemClassId> draw_carried(const MonsterClass& kind, Rng& rng) {
  std::vector<ItemClassId> carried;
  for (const CarriedChance& chance : kind.carries) {
    if (rng.percent(chance.chance)) carried.push_back(chance.item);
  }
  return carried;
}

std::int64_t wanted(std::int64_t free_fields, int fields_per_piece) {
  return free_fields == 0 ? 0 : std::max<std::int64_t>(1, free_fields / fields_per_piece);
}

// Draws a field of the room with none of the marks, and sets one.
std::optional<Position> take_field(Placing& placing, RoomId room, std::uint8_t without, std::uint8_t mark,
                                   Rng& rng) {
  const auto unmarked = [&](Position at) { return (placing.marks[at] & without) == 0; };
  const auto at =
      random_field(placing.labyrinth.fields, placing.labyrinth.rooms[room.index()].area, rng, unmarked);
  if (at) placing.marks[*at] |= mark;
  return at;
}

void place_monsters(Placing& placing, const RoomsByArea& rooms, const Component& component,
                    std::span<const std::size_t> types) {
  const auto stream = static_cast<std::uint64_t>(component.order);
  Rng rng(placing.seed, "monsters", stream);
  Rng carried(placing.seed, "carried", stream);
  const std::int64_t count = wanted(rooms.free_fields(), placing.catalog.rules.placement.fields_per_monster);
  for (std::int64_t i = 0; i < count; ++i) {
    const RoomId room = rooms.draw(rng);
    const auto kind = draw_kind(placing.catalog.rooms[types[room.index()]].monsters, rng,
                                [](MonsterClassId) { return true; });
    const auto at = take_field(placing, room, quiet | has_monster, has_monster, rng);
    if (!kind || !at) continue;
    placing.labyrinth.monsters.push_back(
        {*kind, component.level, *at, draw_carried(placing.catalog.classes[*kind], carried), false});
  }
}

void place_items(Placing& placing, const RoomsByArea& rooms, const Component& component,
                 std::span<const std::size_t> types) {
  Rng rng(placing.seed, "items", static_cast<std::uint64_t>(component.order));
  const int level = std::min(9, component.level);
  const auto fits = [&](ItemClassId id) {
    const ItemClass& item = placing.catalog.classes[id];
    return item.min_level <= level && level <= item.max_level;
  };
  const std::int64_t count = wanted(rooms.free_fields(), placing.catalog.rules.placement.fields_per_item);
  for (std::int64_t i = 0; i < count; ++i) {
    const RoomId room = rooms.draw(rng);
    const auto kind = draw_kind(placing.catalog.rooms[types[room.index()]].items, rng, fits);
    const auto at = take_field(placing, room, has_item, has_item, rng);
    if (!kind || !at) continue;
    placing.labyrinth.items.push_back({*kind, *at});
  }
}

// The room of a branch that has only one door, and the door's field in it.
struct Leaf {
  RoomId room;
  Position entry;
};

Leaf leaf_of(const Labyrinth& labyrinth, ComponentId component) {
  std::vector<int> doors(labyrinth.rooms.size());
  for (const Door& door : labyrinth.doors) {
    ++doors[door.room_a.index()];
    ++doors[door.room_b.index()];
  }
  const auto is_leaf = [&](RoomId room) {
    return doors[room.index()] == 1 && labyrinth.rooms[room.index()].component == component;
  };
  const auto door = std::find_if(labyrinth.doors.begin(), labyrinth.doors.end(),
                                 [&](const Door& d) { return is_leaf(d.room_a) || is_leaf(d.room_b); });
  assert(door != labyrinth.doors.end());
  return is_leaf(door->room_a) ? Leaf{door->room_a, door->a} : Leaf{door->room_b, door->b};
}

// In a crowded room it shares a field, and where only the way in is free it stands there.
Position draw_main_place(Placing& placing, const Leaf& leaf, Rng& rng) {
  for (const int avoided : {quiet | has_monster, 0}) {
    if (const auto at = take_field(placing, leaf.room, static_cast<std::uint8_t>(avoided), has_monster, rng))
      return *at;
  }
  return leaf.entry;
}

void place_main_monster(Placing& placing, ComponentId id) {
  const Component& final = placing.labyrinth.components[id.index()];
  const MonsterClassId kind = *placing.catalog.find_component(final.prefab)->main_monster;
  Rng rng(placing.seed, "main");
  const Position at = draw_main_place(placing, leaf_of(placing.labyrinth, id), rng);
  Rng carried(placing.seed, "carried", static_cast<std::uint64_t>(final.order) + 1);
  placing.labyrinth.monsters.push_back(
      {kind, final.level + 1, at, draw_carried(placing.catalog.classes[kind], carried), true});
}

// The rooms of each component.
std::vector<std::vector<RoomId>> rooms_of_components(const Labyrinth& labyrinth) {
  std::vector<std::vector<RoomId>> rooms(labyrinth.components.size());
  for (std::size_t i = 0; i < labyrinth.rooms.size(); ++i) {
    rooms[labyrinth.rooms[i].component.index()].push_back(id_at<RoomId>(i));
  }
  return rooms;
}

void keep_keys_only(Placing& placing) {
  std::erase_if(placing.labyrinth.items,
                [](const PlacedItem& item) { return !std::holds_alternative<KeyId>(item.what); });
  placing.labyrinth.monsters.clear();
  for (const PlacedItem& key : placing.labyrinth.items) placing.marks[key.at] |= has_item;
}

}  // namespace

Labyrinth place_objects(Labyrinth contents, const Catalog& catalog, std::uint64_t seed) {
  Placing placing{contents, catalog, seed, Grid<std::uint8_t>(contents.size())};
  contents.content = fingerprint(catalog);
  keep_keys_only(placing);
  mark_quiet(placing);
  const std::vector<ComponentId> order = in_order(contents);
  draw_themes(placing, order);
  const std::vector<std::size_t> types = draw_room_types(placing);
  const std::vector<std::vector<RoomId>> rooms = rooms_of_components(contents);
  for (const ComponentId id : order) {
    const RoomsByArea by_area(contents.fields, contents.rooms, rooms[id.index()]);
    place_monsters(placing, by_area, contents.components[id.index()], types);
    place_items(placing, by_area, contents.components[id.index()], types);
  }
  place_main_monster(placing, order.back());
  copy_used_classes(contents, catalog);
  return contents;
}

}  // namespace katabasis
