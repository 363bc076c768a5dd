#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "storage/classes_xml.h"
#include "storage/file.h"
#include "storage/labyrinth_xml.h"
#include "storage/save_words.h"
#include "storage/utf8.h"
#include "storage/xml_read.h"

namespace katabasis {

namespace {

constexpr int shortest_room_side = 5;
constexpr int most_level = 100;
constexpr int most_number = 16'777'216;  // fields of the largest labyrinth

void read_parameters(Element& element, Parameters& parameters) {
  constexpr std::array modes{KeyMode::exact, KeyMode::colour};
  parameters.seed = element.number64("seed");
  parameters.level = element.number("level", 1, 9);
  parameters.branches = element.number("branches", 3, most_number);
  parameters.min_ratio = element.number("min-ratio", 10, 90);
  parameters.max_ratio = element.number("max-ratio", 10, 90);
  if (parameters.min_ratio > parameters.max_ratio) {
    element.problem(fmt::format("min-ratio is {}, it must be at most max-ratio, which is {}",
                                parameters.min_ratio, parameters.max_ratio));
  }
  parameters.min_edge = element.number("min-edge", shortest_room_side, longest_labyrinth_side);
  parameters.max_room = element.number("max-room", 0, most_number);
  parameters.rooms = element.number("rooms", 0, most_number);
  parameters.mazes = element.number("mazes", 0, 100);
  parameters.keys = element.choice("keys", modes);
  parameters.loops = element.number("loops", 0, 100);
}

// Values with ids from 0 without a gap, in any order in the file.
template <typename T>
class Numbered {
 public:
  void add(Element& element, T value) {
    ids_.push_back({static_cast<std::size_t>(element.number("id", 0, most_number)), element.line()});
    values_.push_back(std::move(value));
  }
  std::vector<T> in_order(Element& parent) {
    std::vector<T> ordered(values_.size());
    std::vector<bool> there(values_.size());
    for (std::size_t i = 0; i < values_.size(); ++i) {
      const auto [id, line] = ids_[i];
      if (id >= values_.size()) {
        parent.problem_at(line, fmt::format("id {} leaves a gap: the ids of {} go from 0 to {}", id,
                                            values_.size(), values_.size() - 1));
      } else if (there[id]) {
        parent.problem_at(line, fmt::format("a second id {}", id));
      } else {
        there[id] = true;
        ordered[id] = std::move(values_[i]);
      }
    }
    return ordered;
  }

 private:
  struct Place {
    std::size_t id;
    int line;
  };
  std::vector<Place> ids_;
  std::vector<T> values_;
};

// Reads the parts in the file's order into one labyrinth.
class Reader {
 public:
  explicit Reader(Element root) : root_(root) {}

  Labyrinth read() {
    read_root();
    part("parameters", [this](Element& e) { read_parameters(e, labyrinth_.parameters); });
    part("classes", [this](Element& e) { read_class_list(e); });
    part("components", [this](Element& e) { read_components(e); });
    part("rooms", [this](Element& e) { read_rooms(e); });
    part("doors", [this](Element& e) { read_doors(e); });
    part("entrance", [this](Element& e) { labyrinth_.entrance = position(e, "x", "y"); });
    part("items", [this](Element& e) { read_items(e); });
    part("monsters", [this](Element& e) { read_monsters(e); });
    root_.done();
    return std::move(labyrinth_);
  }

 private:
  void read_root() {
    labyrinth_.generator = root_.number("generator", 1, most_number);
    if (labyrinth_.generator > generator_version) {
      root_.problem(fmt::format("made by version {} of the generator: this version of the game knows {}",
                                labyrinth_.generator, generator_version));
    }
    labyrinth_.content = root_.fingerprint("content");
    const int width = root_.number("width", shortest_labyrinth_side, longest_labyrinth_side);
    const int height = root_.number("height", shortest_labyrinth_side, longest_labyrinth_side);
    labyrinth_.parameters.width = width;
    labyrinth_.parameters.height = height;
    labyrinth_.fields = Grid<Ground>({width, height}, Ground::wall);
    if (const auto made = root_.optional("made")) {
      labyrinth_.edited = true;
      if (*made != "edited") root_.problem(fmt::format("made=\"{}\" is not \"edited\"", shown(*made)));
    }
  }

  template <typename Read>
  void part(const char* name, const Read& read) {
    auto element = root_.demand(name);
    if (!element) return;
    read(*element);
    element->done();
  }

  Position position(Element& element, const char* x, const char* y) const {
    const int column = element.number(x, 0, labyrinth_.size().width - 1);
    const int row = element.number(y, 0, labyrinth_.size().height - 1);
    return {column, row};
  }

  void read_class_list(Element& element) {
    labyrinth_.classes = read_classes(element, names_);
    while (auto child = element.next()) {
      if (!is_class(child->tag())) child->unknown();
    }
  }

  void read_components(Element& element) {
    constexpr std::array kinds{ComponentKind::central, ComponentKind::branch, ComponentKind::final};
    Numbered<Component> components;
    while (auto child = element.next("component")) {
      Component component;
      component.kind = child->choice("kind", kinds);
      component.order = child->number("order", 0, most_number);
      component.prefab = child->id("prefab");
      component.level = child->number("level", 1, most_level);
      if (auto legend = child->demand("legend")) {
        component.legend = legend->prose();
        legend->done();
      }
      components.add(*child, std::move(component));
      child->done();
    }
    labyrinth_.components = components.in_order(element);
    if (labyrinth_.components.empty()) element.problem("<components> needs a <component>");
  }

  void read_rooms(Element& element) {
    Numbered<Room> rooms;
    while (auto child = element.next("room")) {
      Room room = read_room(*child);
      rooms.add(*child, std::move(room));
      child->done();
    }
    labyrinth_.rooms = rooms.in_order(element);
    if (labyrinth_.rooms.empty()) element.problem("<rooms> needs a <room>");
  }

  Room read_room(Element& element) {
    constexpr std::array contents{RoomContent::basic, RoomContent::maze, RoomContent::drawn};
    const Size size = labyrinth_.size();
    Room room;
    room.area.x = element.number("x", 0, size.width - shortest_room_side);
    room.area.y = element.number("y", 0, size.height - shortest_room_side);
    room.area.width = element.number("width", shortest_room_side, size.width - room.area.x);
    room.area.height = element.number("height", shortest_room_side, size.height - room.area.y);
    room.component = ComponentId{element.number("component", 0, last(labyrinth_.components))};
    room.type = element.id("type");
    room.content = element.choice("content", contents);
    if (auto description = element.demand("description")) {
      room.description = description->prose();
      description->done();
    }
    read_rows(element, room.area);
    return room;
  }

  void read_rows(Element& element, const Rect& area) {
    int rows = 0;
    if (auto child = element.next("rows")) {
      rows = read_room_lines(*child, area);
      child->done();
    }
    for (; auto child = element.next("row"); ++rows) {
      if (rows < area.height) read_row(*child, child->line(), child->text(), row_of(area, rows));
      child->done();
    }
    if (rows != area.height) {
      element.problem(fmt::format("the room has {} rows, but its height is {}", rows, area.height));
    }
  }

  // How many there are.
  int read_room_lines(Element& element, const Rect& area) {
    std::string_view text = element.text();
    if (text.starts_with('\n')) text.remove_prefix(1);
    int rows = 0;
    for (; !text.empty() && rows <= area.height; ++rows) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      if (rows < area.height)
        read_row(element, element.line() + 1 + rows, text.substr(0, end), row_of(area, rows));
      text.remove_prefix(std::min(end + 1, text.size()));
    }
    return rows;
  }

  static Rect row_of(const Rect& area, int row) { return {area.x, area.y + row, area.width, 1}; }

  void read_row(Element& element, int line, std::string_view letters, const Rect& area) {
    const bool fits = letters.size() == static_cast<std::size_t>(area.width);
    // Without a branch in the loop, which is gone through for every field.
    unsigned strange = 0;
    const auto fields = labyrinth_.fields.row(area.y).subspan(static_cast<std::size_t>(area.x));
    for (std::size_t i = 0; fits && i < letters.size(); ++i) {
      fields[i] = letters[i] == '.' ? Ground::free : Ground::wall;
      strange |= static_cast<unsigned>(letters[i] != '.') & static_cast<unsigned>(letters[i] != '#');
    }
    if (fits && strange == 0) return;
    element.problem_at(line, fmt::format("the row \"{}\" does not consist of {} letters # or .",
                                         shown(letters), area.width));
  }

  // The values as lines of one element, if they are not elements themselves.
  template <typename T>
  bool read_lines(Element& element, std::vector<T>& values) {
    auto child = element.next("lines");
    if (!child) return false;
    WordReader words(child->text(), child->line());
    read_list(words, values, static_cast<std::size_t>(labyrinth_.size().area()));
    if (words.failed())
      child->problem_at(words.line(), "a word that does not belong here, or too few of them");
    for (std::size_t i = 0; i < values.size() && !words.failed(); ++i) {
      if (!fits(values[i]))
        child->problem_at(child->line() + 1 + static_cast<int>(i), "a number out of its range");
    }
    child->done();
    return true;
  }

  bool fits(const Door& door) const {
    return is_one_of(door.room_a, labyrinth_.rooms) && is_one_of(door.room_b, labyrinth_.rooms) &&
           labyrinth_.size().contains(door.a) && labyrinth_.size().contains(door.b) &&
           door.key.has_value() == (door.state == DoorState::locked) && (!door.key || is_number(*door.key));
  }
  bool fits(const PlacedItem& item) const {
    const auto* const key = std::get_if<KeyId>(&item.what);
    return labyrinth_.size().contains(item.at) &&
           (key == nullptr ? is_one_of(std::get<ItemClassId>(item.what), labyrinth_.classes.items)
                           : is_number(*key));
  }
  bool fits(const PlacedMonster& monster) const {
    return labyrinth_.size().contains(monster.at) && monster.level >= 1 && monster.level <= most_level &&
           is_one_of(monster.kind, labyrinth_.classes.monsters) &&
           std::all_of(monster.carries.begin(), monster.carries.end(),
                       [this](ItemClassId item) { return is_one_of(item, labyrinth_.classes.items); });
  }
  template <typename Tag, typename T>
  static bool is_one_of(Id<Tag> id, const std::vector<T>& values) {
    return id.value >= 0 && id.index() < values.size();
  }
  static bool is_number(KeyId key) { return key.value >= 1 && key.value <= most_number; }

  void read_doors(Element& element) {
    if (read_lines(element, labyrinth_.doors)) return;
    Numbered<Door> doors;
    while (auto child = element.next("door")) {
      doors.add(*child, read_door(*child));
      child->done();
    }
    labyrinth_.doors = doors.in_order(element);
  }

  Door read_door(Element& element) const {
    constexpr std::array states{DoorState::open, DoorState::closed, DoorState::locked};
    Door door;
    door.room_a = RoomId{element.number("room-a", 0, last(labyrinth_.rooms))};
    door.a = position(element, "xa", "ya");
    door.room_b = RoomId{element.number("room-b", 0, last(labyrinth_.rooms))};
    door.b = position(element, "xb", "yb");
    door.state = element.choice("state", states);
    if (element.has("key")) door.key = KeyId{element.number("key", 1, most_number)};
    if (door.key.has_value() != (door.state == DoorState::locked)) {
      element.problem(door.key ? "a door with a key that is not locked" : "a locked door without a key");
    }
    return door;
  }

  void read_items(Element& element) {
    if (read_lines(element, labyrinth_.items)) return;
    while (auto child = element.next()) {
      if (child->tag() == "item") {
        const ItemClassId item = names_.item_ref(*child);
        labyrinth_.items.push_back({item, position(*child, "x", "y")});
      } else if (child->tag() == "key") {
        const KeyId key{child->number("id", 1, most_number)};
        labyrinth_.items.push_back({key, position(*child, "x", "y")});
      } else {
        child->unknown();
        continue;
      }
      child->done();
    }
  }

  void read_monsters(Element& element) {
    if (read_lines(element, labyrinth_.monsters)) return;
    while (auto child = element.next("monster")) {
      PlacedMonster monster;
      monster.kind = names_.monster_ref(*child);
      monster.level = child->number("level", 1, most_level);
      monster.at = position(*child, "x", "y");
      monster.main = child->truth("main");
      while (auto item = child->next("item")) {
        monster.carries.push_back(names_.item_ref(*item));
        item->done();
      }
      labyrinth_.monsters.push_back(std::move(monster));
      child->done();
    }
  }

  template <typename T>
  static int last(const std::vector<T>& values) {
    return values.empty() ? 0 : static_cast<int>(values.size()) - 1;
  }

  Element root_;
  Labyrinth labyrinth_;
  ClassNames names_;
};

}  // namespace

Labyrinth read_labyrinth(Element element) {
  if (element.word("format") != "1") element.problem("a <labyrinth> of another format than 1");
  return Reader(element).read();
}

Result<Labyrinth> read_labyrinth(const std::string& file, std::string_view text) {
  if (auto lie = lie_about_size(text, text.size())) return Problem{file, 1, std::move(*lie)};
  XmlText xml(file, text, labyrinth_limits(text, text.size()));
  if (auto root = xml.root("labyrinth")) {
    Labyrinth labyrinth = Reader(*root).read();
    if (xml.problems().empty()) return labyrinth;
  }
  return xml.problems().all();
}

Result<Labyrinth> read_labyrinth(const std::string& path) {
  const Result<std::string> start = read_start(path, labyrinth_start_bytes);
  if (!start) return start.problems();
  const Result<std::string> text = read_file(path, most_labyrinth_bytes(*start));
  if (!text) return text.problems();
  return read_labyrinth(path, *text);
}

}  // namespace katabasis
