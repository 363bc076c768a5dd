// Rules 9, 11, 12 and 13: what lies and stands in the labyrinth.
#include <fmt/format.h>

#include <algorithm>
#include <string_view>
#include <utility>

#include "labyrinth/inspection.h"

namespace katabasis {

namespace {

std::string words_of_item(const Labyrinth& labyrinth, const PlacedItem& item) {
  if (const auto* key = std::get_if<KeyId>(&item.what))
    return fmt::format("key {} at {}", key->value, words(item.at));
  return fmt::format("{} at {}", labyrinth.classes[std::get<ItemClassId>(item.what)].id, words(item.at));
}

std::string words_of_monster(const Labyrinth& labyrinth, const PlacedMonster& monster) {
  return fmt::format("{} at {}", labyrinth.classes[monster.kind].id, words(monster.at));
}

// Fields within so many steps of the entrance, doors taken as open.
Grid<std::uint8_t> quiet_fields(const Inspection& inspection) {
  Grid<std::uint8_t> quiet(inspection.labyrinth.size());
  std::vector<Position> reached{inspection.labyrinth.entrance};
  quiet[reached.front()] = 1;
  for (int steps = 0; steps < inspection.placement.quiet_steps && !reached.empty(); ++steps) {
    std::vector<Position> next;
    for (const Position at : reached) {
      for (const Direction side : all_directions) {
        const Position to = neighbour(at, side);
        if (!quiet.contains(to) || quiet[to] != 0 || !inspection.is_free(to)) continue;
        quiet[to] = 1;
        next.push_back(to);
      }
    }
    reached = std::move(next);
  }
  return quiet;
}

void check_entrance(Inspection& inspection) {
  const Position entrance = inspection.labyrinth.entrance;
  if (!inspection.is_free(entrance))
    inspection.breach(9, fmt::format("the entrance {} is wall", words(entrance)));
  const Component* component = inspection.component_at(entrance);
  if (!component || component->kind != ComponentKind::central) {
    inspection.breach(9, fmt::format("the entrance {} is not in the central component", words(entrance)));
  }
}

// What the room types of a component allow, by the ids of the database, sorted.
struct Theme {
  std::vector<std::string_view> rooms;
  std::vector<std::string_view> items;
  std::vector<std::string_view> monsters;
  std::string_view main_monster;
};

bool has(const std::vector<std::string_view>& sorted, std::string_view id) {
  return std::binary_search(sorted.begin(), sorted.end(), id);
}

Theme theme_of(const Catalog& catalog, const ComponentPrefab& prefab) {
  Theme theme;
  for (const std::size_t index : prefab.rooms) {
    const RoomType& room = catalog.rooms[index];
    theme.rooms.push_back(room.id);
    for (const auto& item : room.items) theme.items.push_back(catalog.classes[item.what].id);
    for (const auto& monster : room.monsters) theme.monsters.push_back(catalog.classes[monster.what].id);
  }
  for (auto* ids : {&theme.rooms, &theme.items, &theme.monsters}) std::sort(ids->begin(), ids->end());
  if (prefab.main_monster) theme.main_monster = catalog.classes[*prefab.main_monster].id;
  return theme;
}

// One theme for each prefab; which of them a component has, if any.
struct Themes {
  std::vector<Theme> of_prefabs;
  std::vector<const Theme*> of_components;
};

Themes themes_of(Inspection& inspection) {
  const Catalog& catalog = *inspection.catalog;
  Themes themes;
  for (const ComponentPrefab& prefab : catalog.components)
    themes.of_prefabs.push_back(theme_of(catalog, prefab));
  for (std::size_t i = 0; i < inspection.labyrinth.components.size(); ++i) {
    const Component& component = inspection.labyrinth.components[i];
    const ComponentPrefab* prefab = catalog.find_component(component.prefab);
    themes.of_components.push_back(
        prefab ? &themes.of_prefabs[static_cast<std::size_t>(prefab - catalog.components.data())] : nullptr);
    const std::string component_words = words(id_at<ComponentId>(i));
    if (!prefab) {
      inspection.breach_or_note(
          11, fmt::format("{}: the database has no component {}", component_words, component.prefab));
    } else if (prefab->kind != component.kind) {
      inspection.breach_or_note(11, fmt::format("{} is {}, but {} is {}", component_words,
                                                name(component.kind), component.prefab, name(prefab->kind)));
    }
  }
  return themes;
}

const Theme* theme_at(const Inspection& inspection, const Themes& themes, Position at) {
  const auto room = inspection.room_at(at);
  if (!room) return nullptr;
  return themes.of_components[inspection.labyrinth.rooms[room->index()].component.index()];
}

std::int64_t expected_level(const Inspection& inspection, const Component& component, std::int64_t branches) {
  return inspection.labyrinth.parameters.level +
         std::int64_t{component.order} * inspection.placement.rise / std::max<std::int64_t>(1, branches);
}

}  // namespace

void check_places(Inspection& inspection) {
  const Labyrinth& labyrinth = inspection.labyrinth;
  check_entrance(inspection);
  for (const PlacedItem& item : labyrinth.items) {
    if (!inspection.is_free(item.at))
      inspection.breach(9, words_of_item(labyrinth, item) + " lies in a wall");
  }
  const Grid<std::uint8_t> quiet = quiet_fields(inspection);
  for (const PlacedMonster& monster : labyrinth.monsters) {
    if (!inspection.is_free(monster.at)) {
      inspection.breach(9, words_of_monster(labyrinth, monster) + " stands in a wall");
    }
    if (quiet[monster.at] != 0) {
      inspection.breach(
          9, fmt::format("{} stands within {} steps of the entrance", words_of_monster(labyrinth, monster),
                         inspection.placement.quiet_steps));
    }
  }
}

void check_themes(Inspection& inspection) {
  if (!inspection.catalog) return;
  const Labyrinth& labyrinth = inspection.labyrinth;
  const Themes themes = themes_of(inspection);
  for (std::size_t i = 0; i < labyrinth.rooms.size(); ++i) {
    const Room& room = labyrinth.rooms[i];
    const Theme* theme = themes.of_components[room.component.index()];
    if (theme && !has(theme->rooms, room.type)) {
      inspection.breach_or_note(11, fmt::format("{} is a {}, which {} does not have", words(id_at<RoomId>(i)),
                                                room.type, words(room.component)));
    }
  }
  for (const PlacedItem& item : labyrinth.items) {
    const auto* kind = std::get_if<ItemClassId>(&item.what);
    const Theme* theme = theme_at(inspection, themes, item.at);
    if (kind && theme && !has(theme->items, labyrinth.classes[*kind].id)) {
      inspection.breach_or_note(11,
                                words_of_item(labyrinth, item) + " does not fit the theme of its component");
    }
  }
  for (const PlacedMonster& monster : labyrinth.monsters) {
    const Theme* theme = theme_at(inspection, themes, monster.at);
    const std::string& id = labyrinth.classes[monster.kind].id;
    if (theme && !(monster.main ? theme->main_monster == id : has(theme->monsters, id))) {
      inspection.breach_or_note(
          11, words_of_monster(labyrinth, monster) + " does not fit the theme of its component");
    }
  }
}

void check_main_monster(Inspection& inspection) {
  const Labyrinth& labyrinth = inspection.labyrinth;
  std::int64_t count = 0;
  for (const PlacedMonster& monster : labyrinth.monsters) {
    if (!monster.main) continue;
    ++count;
    const auto room = inspection.room_at(monster.at);
    const bool in_final_leaf = room && inspection.component_of(*room).kind == ComponentKind::final &&
                               inspection.doors_of[*room].size() == 1;
    if (!in_final_leaf) {
      inspection.breach(12, fmt::format("the main monster, {}, is not in the last room of the final branch",
                                        words_of_monster(labyrinth, monster)));
    }
  }
  if (count != 1) inspection.breach(12, fmt::format("there are {} main monsters, not one", count));
}

void check_levels(Inspection& inspection) {
  const Labyrinth& labyrinth = inspection.labyrinth;
  const auto branches = std::count_if(labyrinth.components.begin(), labyrinth.components.end(),
                                      [](const Component& c) { return c.kind != ComponentKind::central; });
  for (std::size_t i = 0; i < labyrinth.components.size(); ++i) {
    const std::int64_t expected = expected_level(inspection, labyrinth.components[i], branches);
    if (labyrinth.components[i].level != expected) {
      inspection.breach_or_note(13, fmt::format("{} has level {}, not {}", words(id_at<ComponentId>(i)),
                                                labyrinth.components[i].level, expected));
    }
  }
  for (const PlacedMonster& monster : labyrinth.monsters) {
    const Component* component = inspection.component_at(monster.at);
    if (!component) continue;
    const std::int64_t expected = std::int64_t{component->level} + (monster.main ? 1 : 0);
    if (monster.level != expected) {
      inspection.breach_or_note(
          13, fmt::format("{} has level {}, not {}", words_of_monster(labyrinth, monster), monster.level,
                          expected));
    }
  }
  for (const PlacedItem& item : labyrinth.items) {
    const auto* kind = std::get_if<ItemClassId>(&item.what);
    const Component* component = inspection.component_at(item.at);
    if (!kind || !component) continue;
    const int level = std::min(9, component->level);
    const ItemClass& item_class = labyrinth.classes[*kind];
    if (level < item_class.min_level || level > item_class.max_level) {
      inspection.breach_or_note(
          13, fmt::format("{} is found at the levels {} to {}, not at {}", words_of_item(labyrinth, item),
                          item_class.min_level, item_class.max_level, level));
    }
  }
}

}  // namespace katabasis
