#include "text/letter_map.h"

#include <algorithm>

namespace katabasis {

namespace {

class Sheet {
 public:
  explicit Sheet(Rect area) : area_(area), letters_(area.size(), ' ') {}

  const Rect& area() const { return area_; }
  void draw(Position at, char letter) {
    if (area_.contains(at)) letters_[at - area_.origin()] = letter;
  }
  std::vector<std::string> rows() const {
    std::vector<std::string> rows;
    for (int y = 0; y < area_.height; ++y) {
      const auto row = letters_.row(y);
      rows.emplace_back(row.begin(), row.end());
    }
    return rows;
  }

 private:
  Rect area_;
  Grid<char> letters_;
};

Rect around(Position at, Size reach, Size whole) {
  const Position low{std::max(0, at.x - reach.width), std::max(0, at.y - reach.height)};
  const Position high{std::min(whole.width - 1, at.x + reach.width),
                      std::min(whole.height - 1, at.y + reach.height)};
  return {low.x, low.y, high.x - low.x + 1, high.y - low.y + 1};
}

char letter(DoorState state) {
  return state == DoorState::open ? '|' : state == DoorState::closed ? '+' : 'L';
}

char letter(const std::variant<ItemClassId, KeyId>& what, const Classes& classes) {
  constexpr std::string_view kinds = "/]!";
  if (const auto* const key = std::get_if<KeyId>(&what)) return static_cast<char>('1' + (key->value - 1) % 9);
  return kinds[classes[std::get<ItemClassId>(what)].numbers.index()];
}

char letter(const SeenCreature& creature, const Classes& classes) {
  const std::string& id = classes[creature.kind].id;
  const char first = id.empty() ? '?' : id.front();
  return creature.main && first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first;
}

void draw_ground(Sheet& sheet, const Game& game) {
  const Labyrinth& labyrinth = game.place().labyrinth;
  const Known& known = game.known();
  const Rect& area = sheet.area();
  for (int y = area.y; y <= area.bottom(); ++y) {
    for (int x = area.x; x <= area.right(); ++x) {
      const Position at{x, y};
      if (known.seen[at] == 0) continue;
      sheet.draw(at, labyrinth.fields[at] == Ground::wall ? '#' : '.');
      const DoorId door = game.place().doors[at];
      if (door != Place::no_door && known.doors[door.index()])
        sheet.draw(at, letter(known.doors[door.index()]->state));
    }
  }
}

}  // namespace

std::vector<std::string> letter_map(const Game& game, Size reach) {
  const Classes& classes = game.place().classes;
  Sheet sheet(around(game.world().hero.at, reach, game.place().labyrinth.size()));
  draw_ground(sheet, game);
  for (const auto& item : game.known().items) {
    if (item) sheet.draw(item->at, letter(item->what, classes));
  }
  for (const SeenCreature& creature : game.known().creatures)
    sheet.draw(creature.at, letter(creature, classes));
  sheet.draw(game.world().hero.at, '@');
  return sheet.rows();
}

}  // namespace katabasis
