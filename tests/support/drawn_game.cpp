#include "support/drawn_game.h"

#include <array>
#include <stdexcept>

#include "play/words.h"

namespace katabasis::test {

namespace {

char letter_of(DoorState state) {
  return state == DoorState::open ? '|' : state == DoorState::closed ? '+' : 'L';
}

char letter_of(const Item& item, const Classes& classes) {
  if (const auto* const key = std::get_if<KeyId>(&item.what)) return static_cast<char>('0' + key->value);
  constexpr std::string_view kinds = "/]!";
  return kinds[classes[std::get<ItemClassId>(item.what)].numbers.index()];
}

}  // namespace

DrawnGame::DrawnGame(const Sketch& sketch, const Catalog& catalog)
    : place_(make_place(labyrinth_of(sketch), catalog)), game_(place_, "hoplite") {}

Events DrawnGame::play(std::string_view lines) {
  Events all;
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    const auto action = parse_action(line, hero().facing);
    if (!action || game_.check(*action)) throw std::invalid_argument("not possible: " + std::string(line));
    for (Event& event : game_.play(*action)) all.push_back(std::move(event));
  }
  return all;
}

std::optional<Refusal> DrawnGame::refusal(std::string_view words) const {
  return game_.check(*parse_action(words, hero().facing));
}

std::string DrawnGame::picture() const {
  const Labyrinth& labyrinth = place_->labyrinth;
  Grid<char> letters(labyrinth.size(), '.');
  for (int y = 0; y < letters.size().height; ++y) {
    for (int x = 0; x < letters.size().width; ++x) {
      if (labyrinth.fields[{x, y}] == Ground::wall) letters[{x, y}] = '#';
    }
  }
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    letters[labyrinth.doors[i].a] = letters[labyrinth.doors[i].b] = letter_of(world().doors[i]);
  }
  for (const Item& item : world().items) {
    if (const auto* const field = std::get_if<OnField>(&item.where)) {
      letters[field->at] = letter_of(item, place_->classes);
    }
  }
  for (const Monster& monster : world().monsters) {
    if (monster.life > 0) letters[monster.at] = place_->classes[monster.kind].id.front();
  }
  letters[hero().at] = '@';
  std::string picture;
  for (int y = 0; y < letters.size().height; ++y) {
    if (y > 0) picture += '\n';
    picture.append(letters.row(y).begin(), letters.row(y).end());
  }
  return picture;
}

std::string kinds(const Events& events) {
  constexpr std::array<std::string_view, 18> names{"step",  "door",  "attack",  "death", "take",  "drop",
                                                   "drink", "equip", "unlock",  "heard", "sleep", "wake",
                                                   "level", "room",  "message", "round", "won",   "lost"};
  std::string words;
  for (const Event& event : events) {
    if (!words.empty()) words += ' ';
    words += names.at(event.index());
  }
  return words;
}

}  // namespace katabasis::test
