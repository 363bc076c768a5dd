#include "text/situation_json.h"

#include "base/digest.h"

namespace katabasis {

namespace {

template <typename IdType>
Json or_null(const std::optional<IdType>& id) {
  return id ? Json(id->value) : Json(nullptr);
}

Json hero_json(const Game& game) {
  const Hero& hero = game.world().hero;
  const FightNumbers numbers = game.hero_numbers();
  return object("x", hero.at.x, "y", hero.at.y, "facing", name(hero.facing), "hp", hero.life, "max_hp",
                game.hero_max_life(), "level", hero.level, "xp", hero.experience, "strength", hero.strength,
                "dexterity", hero.dexterity, "attack", numbers.attack, "defence", numbers.defence, "damage",
                numbers.damage, "turns_per_round", hero.turns_per_round, "weapon", or_null(hero.weapon),
                "armour", or_null(hero.armour));
}

Json item_json(const Game& game, ItemId id, const std::variant<ItemClassId, KeyId>& what) {
  if (const auto* const key = std::get_if<KeyId>(&what)) {
    return object("item", id.value, "kind", "key", "key", key->value);
  }
  const ItemClass& kind = game.place().classes[std::get<ItemClassId>(what)];
  return object("item", id.value, "class", kind.id, "kind", kind_name(kind));
}

Json inventory_json(const Game& game) {
  Json inventory = Json::array();
  for (const ItemId id : game.inventory())
    inventory.push_back(item_json(game, id, game.world().item(id).what));
  return inventory;
}

Json creatures_json(const Game& game) {
  Json creatures = Json::array();
  for (const SeenCreature& creature : game.known().creatures) {
    creatures.push_back(object("id", creature.id.value, "class", game.place().classes[creature.kind].id, "x",
                               creature.at.x, "y", creature.at.y, "hp", creature.life, "max_hp",
                               creature.max_life, "level", creature.level));
  }
  return creatures;
}

Json items_json(const Game& game) {
  Json items = Json::array();
  for (const ItemId id : game.known().items_in_view) {
    const KnownItem& item = *game.known().items[id.index() - 1];
    Json json = item_json(game, id, item.what);
    json["x"] = item.at.x;
    json["y"] = item.at.y;
    items.push_back(std::move(json));
  }
  return items;
}

Json doors_json(const Game& game) {
  Json doors = Json::array();
  for (const DoorId id : game.known().doors_in_view) {
    const Door& door = game.place().labyrinth.doors[id.index()];
    const KnownDoor& known = *game.known().doors[id.index()];
    doors.push_back(object("door", id.value, "state", name(known.state), "xa", door.a.x, "ya", door.a.y, "xb",
                           door.b.x, "yb", door.b.y, "key", or_null(known.key)));
  }
  return doors;
}

Json events_json(const Events& events) {
  Json json = Json::array();
  for (const Event& event : events) json.push_back(to_json(event));
  return json;
}

}  // namespace

void add_situation(Json& json, const Game& game, const Events& events) {
  const World& world = game.world();
  json["status"] = name(world.status);
  json["round"] = world.round;
  json["turn"] = world.turn;
  json["turns_left"] = game.turns_left();
  json["hero"] = hero_json(game);
  json["inventory"] = inventory_json(game);
  json["room"] = game.place().rooms[world.hero.at].value;
  json["visible"] = {
      {"creatures", creatures_json(game)}, {"items", items_json(game)}, {"doors", doors_json(game)}};
  json["events"] = events_json(events);
  json["hash"] = hex(game.hash());
}

Json light_json(const View& view) {
  Json fields = Json::array();
  for (const auto& [at, light] : view) fields.push_back({at.x, at.y, light});
  return fields;
}

Json map_json(const Game& game) {
  const Grid<Ground>& ground = game.place().labyrinth.fields;
  Json rows = Json::array();
  for (int y = 0; y < ground.size().height; ++y) {
    std::string row;
    for (int x = 0; x < ground.size().width; ++x) {
      const bool seen = game.known().seen[{x, y}] > 0;
      row += !seen ? ' ' : ground[{x, y}] == Ground::wall ? '#' : '.';
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

Json notes_json(const Known& known) {
  Json notes = Json::array();
  for (const Note& note : known.notes) notes.push_back({note.at.x, note.at.y, note.text});
  return notes;
}

}  // namespace katabasis
