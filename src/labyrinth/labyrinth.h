// The place before anyone is in it: rooms that tile the area, a graph of doors between them, components
// behind locks, and what lies and waits there. One value, as it is written to *.labyrinth.xml.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "base/geometry.h"
#include "base/grid.h"
#include "base/id.h"
#include "content/catalog.h"
#include "labyrinth/parameters.h"

namespace katabasis {

using RoomId = Id<struct RoomTag>;            // index into Labyrinth::rooms
using DoorId = Id<struct DoorTag>;            // index into Labyrinth::doors
using ComponentId = Id<struct ComponentTag>;  // index into Labyrinth::components
using KeyId = Id<struct KeyTag>;              // 1, 2, …: the number written on a key and on its door

// A change of what a seed means needs a new number.
inline constexpr int generator_version = 1;

enum class Ground : std::uint8_t { wall, free };
enum class RoomContent : std::uint8_t { basic, maze, drawn };
enum class DoorState : std::uint8_t { open, closed, locked };

std::string_view name(RoomContent content);
std::string_view name(DoorState state);

struct Room {
  Rect area;  // with the wall ring
  ComponentId component;
  std::string type;  // a room type's id in the database
  RoomContent content = RoomContent::basic;
  std::string description;
};

// An edge between two adjacent free fields of two different rooms.
struct Door {
  RoomId room_a;
  Position a;
  RoomId room_b;
  Position b;
  DoorState state = DoorState::closed;
  std::optional<KeyId> key;  // exactly while locked at the start

  Position other(Position at) const { return at == a ? b : a; }
  RoomId room_at(Position at) const { return at == a ? room_a : room_b; }
};

struct Component {
  ComponentKind kind = ComponentKind::central;
  int order = 0;  // in which the hero can open it; the central component is 0
  std::string prefab;
  int level = 1;
  std::string legend;
};

struct PlacedItem {
  std::variant<ItemClassId, KeyId> what;
  Position at;
};

struct PlacedMonster {
  MonsterClassId kind;
  int level = 1;
  Position at;
  std::vector<ItemClassId> carries;
  bool main = false;
};

struct Labyrinth {
  int generator = generator_version;
  std::uint64_t content = 0;  // the catalog's fingerprint
  bool edited = false;        // made by hand
  Parameters parameters;
  Classes classes;  // those that it uses, in the database's order
  std::vector<Component> components;
  std::vector<Room> rooms;
  std::vector<Door> doors;
  Grid<Ground> fields;  // its size is the labyrinth's
  Position entrance;
  std::vector<PlacedItem> items;
  std::vector<PlacedMonster> monsters;

  Size size() const { return fields.size(); }
};

// Which room each field belongs to; the rooms must tile the area.
Grid<RoomId> room_of_fields(const Labyrinth& labyrinth);
// The components by their order of unlocking; by id among equals.
std::vector<ComponentId> in_order(const Labyrinth& labyrinth);
// The 64-bit digest that stands for the labyrinth in the hash of a game's state.
std::uint64_t digest(const Labyrinth& labyrinth);

// --- fields

template <typename Archive>
void visit_fields(Field<Archive, Room>& room, Archive& archive) {
  archive("area", room.area);
  archive("component", room.component);
  archive("type", room.type);
  archive("content", room.content);
  archive("description", room.description);
}
template <typename Archive>
void visit_fields(Field<Archive, Door>& door, Archive& archive) {
  archive("room-a", door.room_a);
  archive("a", door.a);
  archive("room-b", door.room_b);
  archive("b", door.b);
  archive("state", door.state);
  archive("key", door.key);
}
template <typename Archive>
void visit_fields(Field<Archive, Component>& component, Archive& archive) {
  archive("kind", component.kind);
  archive("order", component.order);
  archive("prefab", component.prefab);
  archive("level", component.level);
  archive("legend", component.legend);
}
template <typename Archive>
void visit_fields(Field<Archive, PlacedItem>& item, Archive& archive) {
  archive("what", item.what);
  archive("at", item.at);
}
template <typename Archive>
void visit_fields(Field<Archive, PlacedMonster>& monster, Archive& archive) {
  archive("kind", monster.kind);
  archive("level", monster.level);
  archive("at", monster.at);
  archive("carries", monster.carries);
  archive("main", monster.main);
}
template <typename Archive>
void visit_fields(Field<Archive, Labyrinth>& labyrinth, Archive& archive) {
  archive("generator", labyrinth.generator);
  archive("content", labyrinth.content);
  archive("edited", labyrinth.edited);
  archive("parameters", labyrinth.parameters);
  archive("classes", labyrinth.classes);
  archive("components", labyrinth.components);
  archive("rooms", labyrinth.rooms);
  archive("doors", labyrinth.doors);
  archive("fields", labyrinth.fields);
  archive("entrance", labyrinth.entrance);
  archive("items", labyrinth.items);
  archive("monsters", labyrinth.monsters);
}

}  // namespace katabasis
