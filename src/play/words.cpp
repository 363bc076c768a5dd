#include "play/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <span>
#include <vector>

namespace katabasis {

namespace {

using Words = std::vector<std::string_view>;

Words split(std::string_view line) {
  Words found;
  while (!line.empty()) {
    const std::size_t end = std::min(line.find(' '), line.size());
    if (end > 0) found.push_back(line.substr(0, end));
    line.remove_prefix(std::min(end + 1, line.size()));
  }
  return found;
}

Problem problem(std::string text) {
  return {{}, 0, std::move(text)};
}

std::optional<Direction> compass(std::string_view word) {
  const auto found = std::find_if(all_directions.begin(), all_directions.end(),
                                  [word](Direction direction) { return name(direction) == word; });
  return found == all_directions.end() ? std::nullopt : std::optional(*found);
}

std::optional<Direction> step_direction(std::string_view word, Direction facing) {
  constexpr std::array<std::string_view, 4> by_sight{"forward", "right", "back", "left"};
  const auto found = std::find(by_sight.begin(), by_sight.end(), word);
  if (found != by_sight.end()) return turned(facing, static_cast<int>(found - by_sight.begin()));
  return compass(word);
}

// Numbers from 1, digits only.
std::optional<ItemId> item_number(std::string_view word) {
  std::int32_t number = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (error != std::errc{} || end != word.data() + word.size() || number < 1) return std::nullopt;
  return ItemId{number};
}

Result<std::vector<ItemId>> item_numbers(std::span<const std::string_view> named) {
  std::vector<ItemId> items;
  for (const std::string_view word : named) {
    const auto item = item_number(word);
    if (!item) return problem("An item is named by its number, as in the inventory.");
    items.push_back(*item);
  }
  return items;
}

std::optional<Action> with_side(std::string_view verb, Direction side) {
  if (verb == "open") return action::Open{side};
  if (verb == "close") return action::Close{side};
  if (verb == "unlock") return action::Unlock{side};
  if (verb == "attack") return action::Attack{side};
  return std::nullopt;
}

Result<Action> parse_side(const Words& line, Direction facing) {
  const auto side = line.size() == 2 ? step_direction(line[1], facing) : std::nullopt;
  if (!side)
    return problem(fmt::format("{} wants one direction: north, east, south, west or forward.", line[0]));
  return *with_side(line[0], *side);
}

std::optional<action::Slot> slot(std::string_view word) {
  if (word == "weapon") return action::Slot::weapon;
  if (word == "armour") return action::Slot::armour;
  return std::nullopt;
}

// Numbers; `none` with a slot after them, or alone.
Result<Action> parse_equip(const Words& line) {
  if (line.size() == 2 && line[1] == "none") return Action{action::Equip{}};
  std::span named = std::span(line).subspan(1);
  std::optional<action::Slot> bared;
  if (named.size() >= 2 && named[named.size() - 2] == "none") {
    bared = slot(named.back());
    if (!bared) return problem("none stands alone or before weapon or armour.");
    named = named.first(named.size() - 2);
  }
  auto items = item_numbers(named);
  if (!items) return items.problems();
  if (items->empty() && !bared) return problem("equip wants the numbers of what is to be worn, or none.");
  return Action{action::Equip{std::move(*items), bared}};
}

Result<Action> parse_items(const Words& line) {
  const std::string_view verb = line[0];
  if (verb == "equip") return parse_equip(line);
  auto items = item_numbers(std::span(line).subspan(1));
  if (!items) return items.problems();
  if (verb == "take") return Action{action::Take{std::move(*items)}};
  if (items->size() != 1) return problem(fmt::format("{} wants the number of one item.", verb));
  return verb == "drop" ? Action{action::Drop{items->front()}} : Action{action::Drink{items->front()}};
}

// Coordinates: digits only.
std::optional<int> coordinate(std::string_view word) {
  int value = 0;
  const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (error != std::errc{} || end != word.data() + word.size() || value < 0) return std::nullopt;
  return value;
}

Result<Action> parse_note(const Words& line) {
  const auto x = line.size() > 1 ? coordinate(line[1]) : std::nullopt;
  const auto y = line.size() > 2 ? coordinate(line[2]) : std::nullopt;
  if (!x || !y) return problem("note wants a field's x and y, and what is to be written there.");
  action::Note note{{*x, *y}, {}};
  for (std::size_t i = 3; i < line.size(); ++i) note.text.append(i == 3 ? "" : " ").append(line[i]);
  return Action{std::move(note)};
}

std::optional<Action> parse_alone(std::string_view word, Direction facing) {
  if (const auto to = step_direction(word, facing)) return action::Step{*to};
  if (word == "turn-left") return action::Turn{-1};
  if (word == "turn-right") return action::Turn{1};
  if (word == "listen") return action::Listen{};
  if (word == "sleep") return action::Sleep{};
  if (word == "wait") return action::Wait{};
  return std::nullopt;
}

struct Print {
  std::string operator()(const action::Step& step) const { return std::string(name(step.to)); }
  std::string operator()(const action::Turn& turn) const {
    return turn.quarters < 0 ? "turn-left" : "turn-right";
  }
  std::string operator()(const action::Open& open) const { return side("open", open.side); }
  std::string operator()(const action::Close& close) const { return side("close", close.side); }
  std::string operator()(const action::Unlock& unlock) const { return side("unlock", unlock.side); }
  std::string operator()(const action::Attack& attack) const { return side("attack", attack.side); }
  std::string operator()(const action::Listen&) const { return "listen"; }
  std::string operator()(const action::Take& take) const { return items("take", take.items); }
  std::string operator()(const action::Drop& drop) const { return items("drop", {drop.item}); }
  std::string operator()(const action::Drink& drink) const { return items("use", {drink.item}); }
  std::string operator()(const action::Equip& equip) const {
    if (equip == action::Equip{}) return "equip none";
    const std::string line = items("equip", equip.items);
    if (!equip.bared) return line;
    return line + (*equip.bared == action::Slot::weapon ? " none weapon" : " none armour");
  }
  std::string operator()(const action::Note& note) const {
    return fmt::format("note {} {}{}{}", note.at.x, note.at.y, note.text.empty() ? "" : " ", note.text);
  }
  std::string operator()(const action::Sleep&) const { return "sleep"; }
  std::string operator()(const action::Wait&) const { return "wait"; }

 private:
  static std::string side(std::string_view verb, Direction to) {
    return fmt::format("{} {}", verb, name(to));
  }
  static std::string items(std::string_view verb, const std::vector<ItemId>& items) {
    std::string line(verb);
    for (const ItemId item : items) line += fmt::format(" {}", item.value);
    return line;
  }
};

}  // namespace

Result<Action> parse_action(std::string_view line, Direction facing) {
  const Words words = split(line);
  if (words.empty()) return problem("An action is wanted.");
  const std::string_view verb = words[0];
  if (with_side(verb, Direction::north)) return parse_side(words, facing);
  if (verb == "take" || verb == "drop" || verb == "equip" || verb == "use") return parse_items(words);
  if (verb == "note") return parse_note(words);
  const auto action = parse_alone(verb, facing);
  if (!action) return problem("There is no such action.");
  if (words.size() > 1) return problem(fmt::format("{} stands alone.", verb));
  return *action;
}

std::string words(const Action& action) {
  return std::visit(Print{}, action);
}

}  // namespace katabasis
