#include <fmt/format.h>

#include "base/digest.h"
#include "storage/classes_xml.h"
#include "storage/labyrinth_xml.h"
#include "storage/save_words.h"
#include "storage/xml_write.h"

namespace katabasis {

namespace {

void write_parameters(const Parameters& parameters, XmlWriter& xml) {
  xml.begin("parameters").attribute("seed", parameters.seed).attribute("level", parameters.level);
  xml.attribute("branches", parameters.branches);
  xml.attribute("min-ratio", parameters.min_ratio).attribute("max-ratio", parameters.max_ratio);
  xml.attribute("min-edge", parameters.min_edge).attribute("max-room", parameters.max_room);
  xml.attribute("rooms", parameters.rooms).attribute("mazes", parameters.mazes);
  xml.attribute("keys", name(parameters.keys)).attribute("loops", parameters.loops).end();
}

void write_components(const std::vector<Component>& components, XmlWriter& xml) {
  xml.begin("components");
  for (std::size_t id = 0; id < components.size(); ++id) {
    const Component& component = components[id];
    xml.begin("component").attribute("id", id).attribute("kind", name(component.kind));
    xml.attribute("order", component.order).attribute("prefab", component.prefab);
    xml.attribute("level", component.level);
    xml.prose("legend", component.legend);
    xml.end();
  }
  xml.end();
}

void add_row(std::string& text, const Grid<Ground>& fields, const Rect& area, int y) {
  for (const Ground ground : fields.row(y, area)) text += ground == Ground::wall ? '#' : '.';
}

void write_rows(const Grid<Ground>& fields, const Rect& area, Lists lists, XmlWriter& xml) {
  std::string letters = lists == Lists::lines ? "\n" : "";
  for (int y = area.y; y <= area.bottom(); ++y) {
    add_row(letters, fields, area, y);
    if (lists == Lists::lines) {
      letters += '\n';
    } else {
      xml.plain("row", letters);
      letters.clear();
    }
  }
  if (lists == Lists::lines) xml.plain("rows", letters);
}

void write_rooms(const Labyrinth& labyrinth, Lists lists, XmlWriter& xml) {
  xml.begin("rooms");
  for (std::size_t id = 0; id < labyrinth.rooms.size(); ++id) {
    const Room& room = labyrinth.rooms[id];
    xml.begin("room").attribute("id", id).attribute("x", room.area.x).attribute("y", room.area.y);
    xml.attribute("width", room.area.width).attribute("height", room.area.height);
    xml.attribute("component", room.component.value).attribute("type", room.type);
    xml.attribute("content", name(room.content));
    xml.prose("description", room.description);
    write_rows(labyrinth.fields, room.area, lists, xml);
    xml.end();
  }
  xml.end();
}

void write_doors(const std::vector<Door>& doors, XmlWriter& xml) {
  for (std::size_t id = 0; id < doors.size(); ++id) {
    const Door& door = doors[id];
    xml.begin("door").attribute("id", id).attribute("room-a", door.room_a.value);
    xml.attribute("xa", door.a.x).attribute("ya", door.a.y).attribute("room-b", door.room_b.value);
    xml.attribute("xb", door.b.x).attribute("yb", door.b.y).attribute("state", name(door.state));
    if (door.key) xml.attribute("key", door.key->value);
    xml.end();
  }
}

void write_items(const Labyrinth& labyrinth, XmlWriter& xml) {
  for (const PlacedItem& item : labyrinth.items) {
    if (const auto* key = std::get_if<KeyId>(&item.what)) {
      xml.begin("key").attribute("id", key->value);
    } else {
      xml.begin("item").attribute("ref", labyrinth.classes[std::get<ItemClassId>(item.what)].id);
    }
    xml.attribute("x", item.at.x).attribute("y", item.at.y).end();
  }
}

void write_monsters(const Labyrinth& labyrinth, XmlWriter& xml) {
  for (const PlacedMonster& monster : labyrinth.monsters) {
    xml.begin("monster")
        .attribute("ref", labyrinth.classes[monster.kind].id)
        .attribute("level", monster.level);
    xml.attribute("x", monster.at.x).attribute("y", monster.at.y);
    if (monster.main) xml.attribute("main", "true");
    for (const ItemClassId item : monster.carries) {
      xml.begin("item").attribute("ref", labyrinth.classes[item].id).end();
    }
    xml.end();
  }
}

template <typename T, typename WriteElements>
void write_list(const char* name, const std::vector<T>& values, Lists lists, XmlWriter& xml,
                const WriteElements& write_elements) {
  xml.begin(name);
  if (lists == Lists::lines) {
    xml.plain("lines", list_words(values));
  } else {
    write_elements();
  }
  xml.end();
}

}  // namespace

void write_labyrinth(const Labyrinth& labyrinth, Lists lists, XmlWriter& xml) {
  xml.begin("labyrinth").attribute("format", 1).attribute("generator", labyrinth.generator);
  xml.attribute("content", hex(labyrinth.content));
  xml.attribute("width", labyrinth.size().width).attribute("height", labyrinth.size().height);
  if (labyrinth.edited) xml.attribute("made", "edited");
  write_parameters(labyrinth.parameters, xml);
  xml.begin("classes");
  write_classes(labyrinth.classes, xml);
  xml.end();
  write_components(labyrinth.components, xml);
  write_rooms(labyrinth, lists, xml);
  write_list("doors", labyrinth.doors, lists, xml, [&] { write_doors(labyrinth.doors, xml); });
  xml.begin("entrance").attribute("x", labyrinth.entrance.x).attribute("y", labyrinth.entrance.y).end();
  write_list("items", labyrinth.items, lists, xml, [&] { write_items(labyrinth, xml); });
  write_list("monsters", labyrinth.monsters, lists, xml, [&] { write_monsters(labyrinth, xml); });
  xml.end();
}

std::string write_labyrinth(const Labyrinth& labyrinth) {
  XmlWriter xml;
  write_labyrinth(labyrinth, Lists::elements, xml);
  return xml.take();
}

}  // namespace katabasis
