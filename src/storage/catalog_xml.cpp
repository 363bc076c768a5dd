#include "storage/catalog_xml.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

#include "storage/classes_xml.h"
#include "storage/file.h"
#include "storage/rules_xml.h"
#include "storage/utf8.h"
#include "storage/xml_read.h"

namespace katabasis {

namespace {

constexpr XmlLimits catalog_limits{1U << 20U, 20'000};
constexpr int most_weight = 1000;
constexpr int levels = 9;

using RoomNames = std::map<std::string, std::size_t, std::less<>>;

template <typename IdType>
void add_weighted(Element& element, IdType what, std::vector<Weighted<IdType>>& all) {
  if (what.value >= 0 &&
      std::any_of(all.begin(), all.end(), [&](const auto& other) { return other.what == what; })) {
    element.problem(fmt::format("\"{}\" stands twice in this room", shown(element.word("ref"))));
  }
  all.push_back({what, element.number("weight", 1, most_weight)});
  element.done();
}

// Whatever the level, there is something to place.
void check_room(Element& element, const RoomType& room, const Classes& classes) {
  if (room.monsters.empty()) element.problem(fmt::format("room \"{}\" has no monster", shown(room.id)));
  for (int level = 1; level <= levels; ++level) {
    const bool some =
        std::any_of(room.items.begin(), room.items.end(), [&](const Weighted<ItemClassId>& item) {
          return item.what.index() < classes.items.size() && classes[item.what].min_level <= level &&
                 level <= classes[item.what].max_level;
        });
    if (some) continue;
    element.problem(fmt::format("room \"{}\" has no item for level {}", shown(room.id), level));
    break;
  }
}

RoomType read_room(Element& element, const Classes& classes, const ClassNames& names) {
  RoomType room;
  room.id = element.id("id");
  room.name = element.title("name");
  room.maze = element.number("maze", 0, 100);
  if (auto description = element.demand("description")) {
    room.description = description->prose();
    description->done();
  }
  while (auto child = element.next()) {
    if (child->tag() == "item") {
      add_weighted(*child, names.item_ref(*child), room.items);
    } else if (child->tag() == "monster") {
      add_weighted(*child, names.monster_ref(*child), room.monsters);
    } else {
      child->unknown();
    }
  }
  element.done();
  check_room(element, room, classes);
  return room;
}

void read_component_rooms(Element& element, const RoomNames& rooms, std::vector<std::size_t>& indices) {
  while (auto child = element.next("room")) {
    const std::string_view ref = child->word("ref");
    const auto found = rooms.find(ref);
    if (found == rooms.end()) {
      if (child->has("ref")) child->problem(fmt::format("there is no room \"{}\"", shown(ref)));
    } else if (std::find(indices.begin(), indices.end(), found->second) != indices.end()) {
      child->problem(fmt::format("\"{}\" stands twice in this component", shown(ref)));
    } else {
      indices.push_back(found->second);
    }
    child->done();
  }
}

ComponentPrefab read_component(Element& element, const ClassNames& names, const RoomNames& rooms) {
  constexpr std::array kinds{ComponentKind::central, ComponentKind::branch, ComponentKind::final};
  ComponentPrefab component;
  component.id = element.id("id");
  component.name = element.title("name");
  component.kind = element.choice("kind", kinds);
  if (auto legend = element.demand("legend")) {
    component.legend = legend->prose();
    legend->done();
  }
  read_component_rooms(element, rooms, component.rooms);
  if (component.rooms.empty())
    element.problem(fmt::format("component \"{}\" has no room", shown(component.id)));
  while (auto main = element.next("main-monster")) {
    if (component.main_monster) main->problem("a second main monster");
    if (component.kind != ComponentKind::final) main->problem("only a final component has a main monster");
    component.main_monster = names.monster_ref(*main);
    main->done();
  }
  if (component.kind == ComponentKind::final && !component.main_monster) {
    element.problem(fmt::format("the final component \"{}\" has no main monster", shown(component.id)));
  }
  element.done();
  return component;
}

void read_rooms(Element root, Catalog& catalog, const ClassNames& names, RoomNames& rooms) {
  while (auto child = root.next()) {
    if (child->tag() != "room") continue;
    catalog.rooms.push_back(read_room(*child, catalog.classes, names));
    const std::string& id = catalog.rooms.back().id;
    if (!rooms.emplace(id, catalog.rooms.size() - 1).second) {
      child->problem(fmt::format("a second room \"{}\"", shown(id)));
    }
  }
}

void read_components(Element root, Catalog& catalog, const ClassNames& names, const RoomNames& rooms) {
  std::set<std::string> ids;
  std::set<ComponentKind> kinds;
  for (Element children = root; auto child = children.next();) {
    if (child->tag() != "component") continue;
    catalog.components.push_back(read_component(*child, names, rooms));
    const ComponentPrefab& component = catalog.components.back();
    kinds.insert(component.kind);
    if (!ids.insert(component.id).second) {
      child->problem(fmt::format("a second component \"{}\"", shown(component.id)));
    }
  }
  if (!root.all_well()) return;  // a kind may be missing only because its component is broken
  for (const ComponentKind kind : {ComponentKind::central, ComponentKind::branch, ComponentKind::final}) {
    if (!kinds.contains(kind)) root.problem(fmt::format("there is no component of the kind {}", name(kind)));
  }
}

void read_database(Element root, Catalog& catalog, ClassNames& names) {
  catalog.name = root.id("name");
  catalog.classes = read_classes(root, names);
  RoomNames rooms;
  read_rooms(root, catalog, names, rooms);
  read_components(root, catalog, names, rooms);
  while (auto child = root.next()) {
    if (!is_class(child->tag()) && child->tag() != "room" && child->tag() != "component") child->unknown();
  }
  root.done();
}

}  // namespace

Result<Catalog> read_catalog(const NamedText& database, const NamedText& rules) {
  Catalog catalog;
  ClassNames names;
  XmlText database_xml(database.file, database.text, catalog_limits);
  if (auto root = database_xml.root("database")) read_database(*root, catalog, names);
  // A rulebook can only be judged by a database that is whole.
  if (!database_xml.problems().empty()) return database_xml.problems().all();
  XmlText rules_xml(rules.file, rules.text, catalog_limits);
  if (auto root = rules_xml.root("rules")) catalog.rules = read_rules(*root, catalog.classes, names);
  if (!rules_xml.problems().empty()) return rules_xml.problems().all();
  return catalog;
}

Result<Catalog> read_catalog(const std::string& database_path, const std::string& rules_path) {
  const Result<std::string> database = read_file(database_path, catalog_limits.bytes);
  if (!database) return database.problems();
  const Result<std::string> rules = read_file(rules_path, catalog_limits.bytes);
  if (!rules) return rules.problems();
  return read_catalog(NamedText{database_path, *database}, NamedText{rules_path, *rules});
}

}  // namespace katabasis
