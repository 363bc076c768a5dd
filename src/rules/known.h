// What the hero has seen, heard and remembers. Panels, the text protocol and every automatic player read
// this, never the World. Saved, but no part of the state's hash.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/fields.h"
#include "base/grid.h"
#include "rules/event.h"
#include "rules/place.h"
#include "rules/world.h"

namespace katabasis {

struct KnownDoor {
  DoorState state = DoorState::closed;  // when last seen
  std::optional<KeyId> key;             // written on it while it is locked
};

struct KnownItem {
  std::variant<ItemClassId, KeyId> what;
  Position at;
};

// A monster in view, as it stands there now.
struct SeenCreature {
  CreatureId id;
  MonsterClassId kind;
  Position at;
  int level = 1;
  int life = 0;
  int max_life = 0;
  bool main = false;
};

struct HeardAtDoor {
  DoorId door;
  int round = 0;
  std::vector<Sound> sounds;
};

// Written by the hero himself.
struct Note {
  Position at;
  std::string text;
};

struct Known {
  Grid<std::int32_t> seen;                      // round in which the field was last in view, 0: never
  std::vector<std::optional<KnownDoor>> doors;  // by DoorId
  std::vector<std::optional<KnownItem>> items;  // by ItemId − 1: where last seen lying
  std::vector<SeenCreature> creatures;          // in view now, by id
  std::vector<ItemId> items_in_view;            // lying in view now, by id
  std::vector<DoorId> doors_in_view;            // by id
  std::vector<HeardAtDoor> heard;               // oldest first
  std::vector<Note> notes;                      // the one written last is the last
};

class Board;

// Knows nothing yet.
Known blank_known(const Place& place, const World& world);
// Takes in everything that is in view now.
void observe(Known& known, const Board& board);
// Takes in what was heard and what no longer lies where it was seen.
void remember(Known& known, const Events& events, int round);

template <typename Archive>
void visit_fields(Field<Archive, Sound>& sound, Archive& archive) {
  archive("sound", sound.sound);
  archive("count", sound.count);
}
template <typename Archive>
void visit_fields(Field<Archive, KnownDoor>& door, Archive& archive) {
  archive("state", door.state);
  archive("key", door.key);
}
template <typename Archive>
void visit_fields(Field<Archive, KnownItem>& item, Archive& archive) {
  archive("what", item.what);
  archive("at", item.at);
}
template <typename Archive>
void visit_fields(Field<Archive, SeenCreature>& creature, Archive& archive) {
  archive("id", creature.id);
  archive("kind", creature.kind);
  archive("at", creature.at);
  archive("level", creature.level);
  archive("life", creature.life);
  archive("max-life", creature.max_life);
  archive("main", creature.main);
}
template <typename Archive>
void visit_fields(Field<Archive, HeardAtDoor>& heard, Archive& archive) {
  archive("door", heard.door);
  archive("round", heard.round);
  archive("sounds", heard.sounds);
}
template <typename Archive>
void visit_fields(Field<Archive, Note>& note, Archive& archive) {
  archive("at", note.at);
  archive("text", note.text);
}
template <typename Archive>
void visit_fields(Field<Archive, Known>& known, Archive& archive) {
  archive("seen", known.seen);
  archive("doors", known.doors);
  archive("items", known.items);
  archive("creatures", known.creatures);
  archive("items-in-view", known.items_in_view);
  archive("doors-in-view", known.doors_in_view);
  archive("heard", known.heard);
  archive("notes", known.notes);
}

}  // namespace katabasis
