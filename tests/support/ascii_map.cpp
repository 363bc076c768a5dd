#include "support/ascii_map.h"

#include <algorithm>
#include <cstdint>
#include <stdexcept>

#include "support/small_catalog.h"

namespace katabasis::test {

namespace {

using Letters = Grid<char>;

bool is_door(char letter) {
  return letter == '|' || letter == '+' || letter == 'L';
}
bool is_main(char letter) {
  return letter >= 'A' && letter <= 'Z' && letter != 'L';
}
bool is_monster(char letter) {
  return (letter >= 'a' && letter <= 'z') || is_main(letter);
}
bool is_key(char letter) {
  return letter >= '1' && letter <= '9';
}

DoorState door_state(char letter) {
  if (letter == '|') return DoorState::open;
  return letter == '+' ? DoorState::closed : DoorState::locked;
}

std::vector<std::string_view> lines_of(std::string_view drawing) {
  std::vector<std::string_view> lines;
  while (!drawing.empty()) {
    std::string_view line = drawing.substr(0, drawing.find('\n'));
    drawing.remove_prefix(std::min(line.size() + 1, drawing.size()));
    const std::size_t first = line.find_first_not_of(' ');
    if (first == std::string_view::npos) continue;
    lines.push_back(line.substr(first, line.find_last_not_of(' ') - first + 1));
  }
  return lines;
}

Letters letters_of(std::string_view drawing) {
  const std::vector<std::string_view> lines = lines_of(drawing);
  if (lines.empty()) throw std::invalid_argument("an empty drawing");
  Letters letters({static_cast<int>(lines[0].size()), static_cast<int>(lines.size())});
  constexpr std::string_view others = "#.|+@!/]";
  for (std::size_t y = 0; y < lines.size(); ++y) {
    if (lines[y].size() != lines[0].size()) throw std::invalid_argument("lines of different lengths");
    for (const char letter : lines[y]) {
      if (others.find(letter) == std::string_view::npos && letter != 'L' && !is_key(letter) &&
          !is_monster(letter)) {
        throw std::invalid_argument(std::string("a letter that means nothing: ") + letter);
      }
    }
    std::copy(lines[y].begin(), lines[y].end(), letters.row(static_cast<int>(y)).begin());
  }
  return letters;
}

std::vector<Position> all_positions(Size size) {
  std::vector<Position> positions;
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) positions.push_back({x, y});
  }
  return positions;
}

// Doors with their fields and states, without rooms.
std::vector<Door> doors_of(const Letters& letters) {
  std::vector<Door> doors;
  Grid<std::uint8_t> joined(letters.size());
  int keys = 0;
  for (const Position at : all_positions(letters.size())) {
    if (!is_door(letters[at]) || joined[at]) continue;
    const auto fits = [&](Position to) {
      return letters.contains(to) && letters[to] == letters[at] && !joined[to];
    };
    const Position east = neighbour(at, Direction::east);
    const Position to = fits(east) ? east : neighbour(at, Direction::south);
    if (!fits(to)) throw std::invalid_argument("a door with only one field");
    joined[at] = joined[to] = 1;
    Door door{{}, at, {}, to, door_state(letters[at]), {}};
    if (door.state == DoorState::locked) door.key = KeyId{++keys};
    doors.push_back(door);
  }
  return doors;
}

Grid<Ground> fields_of(const Letters& letters) {
  Grid<Ground> fields(letters.size());
  for (const Position at : all_positions(letters.size())) {
    fields[at] = letters[at] == '#' ? Ground::wall : Ground::free;
  }
  return fields;
}

// The ring around all fields that can be reached from `start` without stepping on a door.
Rect found_room(const Letters& letters, Position start, Grid<std::uint8_t>& seen) {
  std::vector<Position> open{start};
  Position low = start;
  Position high = start;
  seen[start] = 1;
  while (!open.empty()) {
    const Position at = open.back();
    open.pop_back();
    low = {std::min(low.x, at.x), std::min(low.y, at.y)};
    high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    for (const Direction side : all_directions) {
      const Position to = neighbour(at, side);
      if (!letters.contains(to) || seen[to] || letters[to] == '#' || is_door(letters[to])) continue;
      seen[to] = 1;
      open.push_back(to);
    }
  }
  return {low.x - 1, low.y - 1, high.x - low.x + 3, high.y - low.y + 3};
}

std::vector<Rect> found_rooms(const Letters& letters) {
  std::vector<Rect> rooms;
  Grid<std::uint8_t> seen(letters.size());
  for (const Position at : all_positions(letters.size())) {
    if (letters[at] != '#' && !is_door(letters[at]) && !seen[at])
      rooms.push_back(found_room(letters, at, seen));
  }
  return rooms;
}

RoomId room_at(const std::vector<Room>& rooms, Position at) {
  const auto found =
      std::find_if(rooms.begin(), rooms.end(), [at](const Room& r) { return r.area.contains(at); });
  if (found == rooms.end()) throw std::invalid_argument("a field that is in no room");
  return id_at<RoomId>(static_cast<std::size_t>(found - rooms.begin()));
}

RoomContent content_of(const Grid<Ground>& fields, const Rect& area) {
  const Rect inside = area.interior();
  for (int y = inside.y; y <= inside.bottom(); ++y) {
    for (int x = inside.x; x <= inside.right(); ++x) {
      if (fields[{x, y}] == Ground::wall) return RoomContent::drawn;
    }
  }
  return RoomContent::basic;
}

std::vector<Component> components_of(int count, const Catalog& catalog) {
  std::vector<Component> components;
  for (int i = 0; i < count; ++i) {
    const ComponentKind kind = i == 0           ? ComponentKind::central
                               : i == count - 1 ? ComponentKind::final
                                                : ComponentKind::branch;
    const auto prefab = std::find_if(catalog.components.begin(), catalog.components.end(),
                                     [kind](const ComponentPrefab& p) { return p.kind == kind; });
    components.push_back({kind, i, prefab->id, i + 1, prefab->legend});
  }
  return components;
}

void add_rooms(Labyrinth& labyrinth, const Sketch& sketch, const Letters& letters, const Catalog& catalog) {
  const std::vector<Rect> areas = sketch.rooms.empty() ? found_rooms(letters) : sketch.rooms;
  for (std::size_t i = 0; i < areas.size(); ++i) {
    const int component = sketch.components.empty() ? 0 : sketch.components.at(i);
    const ComponentPrefab* prefab =
        catalog.find_component(labyrinth.components.at(static_cast<std::size_t>(component)).prefab);
    const RoomType& type = catalog.rooms[prefab->rooms.front()];
    labyrinth.rooms.push_back({areas[i], ComponentId{component}, type.id,
                               content_of(labyrinth.fields, areas[i]), type.description});
  }
}

void add_monster(Labyrinth& labyrinth, char letter, Position at) {
  const char initial = is_main(letter) ? static_cast<char>(letter - 'A' + 'a') : letter;
  const auto& monsters = labyrinth.classes.monsters;
  const auto found = std::find_if(monsters.begin(), monsters.end(),
                                  [initial](const MonsterClass& m) { return m.id.front() == initial; });
  if (found == monsters.end()) throw std::invalid_argument(std::string("no monster begins with ") + initial);
  const ComponentId component = labyrinth.rooms[room_at(labyrinth.rooms, at).index()].component;
  labyrinth.monsters.push_back({id_at<MonsterClassId>(static_cast<std::size_t>(found - monsters.begin())),
                                labyrinth.components[component.index()].level + (is_main(letter) ? 1 : 0),
                                at,
                                {},
                                is_main(letter)});
}

void add_item(Labyrinth& labyrinth, char letter, Position at) {
  const std::size_t kind = letter == '/' ? 0 : letter == ']' ? 1 : 2;
  const auto& items = labyrinth.classes.items;
  const auto found = std::find_if(items.begin(), items.end(),
                                  [kind](const ItemClass& item) { return item.numbers.index() == kind; });
  labyrinth.items.push_back({id_at<ItemClassId>(static_cast<std::size_t>(found - items.begin())), at});
}

void add_things(Labyrinth& labyrinth, const Letters& letters) {
  for (const Position at : all_positions(letters.size())) {
    const char letter = letters[at];
    if (letter == '@') labyrinth.entrance = at;
    if (letter == '!' || letter == '/' || letter == ']') add_item(labyrinth, letter, at);
    if (is_key(letter)) labyrinth.items.push_back({KeyId{letter - '0'}, at});
    if (is_monster(letter)) add_monster(labyrinth, letter, at);
  }
}

}  // namespace

Barriers barriers_of(std::string_view drawing) {
  const Letters letters = letters_of(drawing);
  Labyrinth labyrinth;
  labyrinth.fields = fields_of(letters);
  labyrinth.doors = doors_of(letters);
  return Barriers(labyrinth);
}

Labyrinth labyrinth_of(const Sketch& sketch) {
  const Letters letters = letters_of(sketch.drawing);
  const Catalog catalog = small_catalog();
  Labyrinth labyrinth;
  labyrinth.content = fingerprint(catalog);
  labyrinth.parameters.width = letters.size().width;
  labyrinth.parameters.height = letters.size().height;
  labyrinth.classes = catalog.classes;
  const int highest =
      sketch.components.empty() ? 0 : *std::max_element(sketch.components.begin(), sketch.components.end());
  labyrinth.components = components_of(highest + 1, catalog);
  labyrinth.fields = fields_of(letters);
  add_rooms(labyrinth, sketch, letters, catalog);
  labyrinth.doors = doors_of(letters);
  for (Door& door : labyrinth.doors) {
    door.room_a = room_at(labyrinth.rooms, door.a);
    door.room_b = room_at(labyrinth.rooms, door.b);
  }
  add_things(labyrinth, letters);
  return labyrinth;
}

Labyrinth labyrinth_of(std::string_view drawing) {
  return labyrinth_of(Sketch{drawing});
}

std::vector<Position> positions_in(Size size) {
  std::vector<Position> positions;
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) positions.push_back({x, y});
  }
  return positions;
}

std::vector<Position> positions_of(std::string_view drawing, char letter) {
  const Letters letters = letters_of(drawing);
  std::vector<Position> found;
  for (const Position at : all_positions(letters.size())) {
    if (letters[at] == letter) found.push_back(at);
  }
  return found;
}

Position position_of(std::string_view drawing, char letter) {
  const std::vector<Position> found = positions_of(drawing, letter);
  if (found.size() != 1) throw std::invalid_argument(std::string("not exactly one of ") + letter);
  return found.front();
}

std::string drawing_of(const Grid<Ground>& fields) {
  std::string drawing;
  for (int y = 0; y < fields.size().height; ++y) {
    if (y > 0) drawing += '\n';
    for (const Ground ground : fields.row(y)) drawing += ground == Ground::wall ? '#' : '.';
  }
  return drawing;
}

std::string trimmed(std::string_view drawing) {
  std::string result;
  for (const std::string_view line : lines_of(drawing)) {
    if (!result.empty()) result += '\n';
    result += line;
  }
  return result;
}

}  // namespace katabasis::test
