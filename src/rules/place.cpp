#include "rules/place.h"

#include <utility>

namespace katabasis {

namespace {

// An outfit names its items by the catalog; a labyrinth only carries the classes of what lies in it.
void add_outfits(Classes& classes, const Catalog& catalog) {
  for (const HeroClass& hero : catalog.rules.classes) {
    for (const StartingItem& piece : hero.items) {
      const auto known = catalog.classes.find_item(piece.item);
      if (known && !classes.find_item(piece.item)) classes.items.push_back(catalog.classes[*known]);
    }
  }
}

Grid<DoorId> door_of_fields(const Labyrinth& labyrinth) {
  Grid<DoorId> doors(labyrinth.size(), Place::no_door);
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    doors[labyrinth.doors[i].a] = id_at<DoorId>(i);
    doors[labyrinth.doors[i].b] = id_at<DoorId>(i);
  }
  return doors;
}

}  // namespace

std::optional<DoorId> Place::door(Position at, Direction side) const {
  const DoorId door = doors[at];
  if (door == no_door || labyrinth.doors[door.index()].other(at) != neighbour(at, side)) return std::nullopt;
  return door;
}

std::shared_ptr<const Place> make_place(Labyrinth labyrinth, const Catalog& catalog) {
  auto place = std::make_shared<Place>();
  place->rules = catalog.rules;
  place->digest = digest(labyrinth);
  place->classes = labyrinth.classes;
  add_outfits(place->classes, catalog);
  place->barriers = Barriers(labyrinth);
  place->rooms = room_of_fields(labyrinth);
  place->doors = door_of_fields(labyrinth);
  place->labyrinth = std::move(labyrinth);
  return place;
}

}  // namespace katabasis
