#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "play/narration.h"
#include "text/input.h"
#include "text/letter_map.h"
#include "text/situation_json.h"
#include "text/text_game.h"

namespace katabasis {

namespace {

constexpr Size map_reach{24, 9};

constexpr std::string_view help =
    "north east south west, forward back left right: step.  turn-left, turn-right: look around, free.\n"
    "open, close, unlock, attack: each with north, east, south, west, forward, back, left or right.\n"
    "listen: at a door.  take, take ITEM: what lies within reach.  drop ITEM, use ITEM (drink).\n"
    "equip ITEM...: put on.  equip none, equip none weapon, equip none armour: take off.\n"
    "Items go by their numbers.  wait: one turn.  sleep: the rest of the round.\n"
    "Free: look (or an empty line), inventory, map, help, note X Y TEXT (on the map).  save FILE.  quit.\n"
    "Map: @ you  # wall  . floor  | open door  + closed door  L locked door  ! potion  / weapon  ] armour\n"
    "     1-9 key  letters: monsters\n";

std::string items_line(std::string_view title, const std::vector<ItemId>& items, const Game& game) {
  if (items.empty()) return "";
  std::vector<std::string> pieces;
  const Hero& hero = game.world().hero;
  for (const ItemId item : items) {
    const bool worn = hero.weapon == item || hero.armour == item;
    const std::string words = item_words(item, game.place(), game.world());
    pieces.push_back(fmt::format("{} {}{}", item.value, words, worn ? " (worn)" : ""));
  }
  return fmt::format("{}: {}\n", title, fmt::join(pieces, ", "));
}

std::string_view arrow(Direction facing) {
  constexpr std::array<std::string_view, 4> arrows{"\u2191", "\u2192", "\u2193", "\u2190"};
  return arrows[static_cast<std::size_t>(facing)];
}

std::string lines_of(const std::vector<std::string>& rows) {
  std::string text;
  for (const std::string& row : rows) text += row + "\n";
  return text;
}

std::string note_line(const Note& note) {
  return fmt::format("Your note at {},{}: {}\n", note.at.x, note.at.y, note.text);
}

std::string whole_map(const Game& game) {
  std::string text = lines_of(letter_map(game, game.place().labyrinth.fields.size()));
  for (const Note& note : game.known().notes) text += note_line(note);
  return text;
}

bool in_reach(const Game& game, Position at) {
  return std::ranges::any_of(all_directions, [&](Direction side) {
    return neighbour(game.world().hero.at, side) == at && !game.check(action::Attack{side});
  });
}

std::string creature_line(const Game& game, const SeenCreature& creature) {
  const std::string text =
      fmt::format("In view: {}, level {}, life {}/{}, at {},{}\n",
                  creature_words(creature.id, game.place(), game.world()), creature.level, creature.life,
                  creature.max_life, creature.at.x, creature.at.y);
  if (!in_reach(game, creature.at)) return text;
  const OddsWords odds = odds_words(game, creature.id);
  return text + fmt::format("  {}: {}. {}: {}.\n", odds.hero_hits, odds.hero_wounds, odds.monster_hits,
                            odds.monster_wounds);
}

std::string situation(const Game& game) {
  std::string text = lines_of(letter_map(game, map_reach));
  for (const SeenCreature& creature : game.known().creatures) text += creature_line(game, creature);
  for (const Note& note : game.known().notes) {
    if (note.at == game.world().hero.at) text += note_line(note);
  }
  text += items_line("Within reach", game.within_reach(), game);
  text += items_line("You carry", game.inventory(), game);
  const World& world = game.world();
  text += fmt::format("Round {}, {} {} left. Level {}, life {}/{}, at {},{} facing {} {}.\n", world.round,
                      game.turns_left(), game.turns_left() == 1 ? "turn" : "turns", world.hero.level,
                      world.hero.life, game.hero_max_life(), world.hero.at.x, world.hero.at.y,
                      name(world.hero.facing), arrow(world.hero.facing));
  return text;
}

std::string told(const Events& events, const Game& game) {
  std::string text;
  for (const Event& event : events) {
    const std::string sentence = narrate(event, game.place(), game.world());
    if (!sentence.empty()) text += sentence + "\n";
    if (const auto* const attack = std::get_if<event::Attack>(&event))
      text += "  " + dice_terms(*attack) + "\n";
  }
  return text;
}

class PlainAnswerer {
 public:
  PlainAnswerer(Session& session, const TextServices& services) : session_(session), services_(services) {}

  std::string operator()(const Action& action) const {
    const Outcome outcome = session_.act(action);
    if (outcome.refusal) return refusal_words(*outcome.refusal, action, session_.game()) + "\n";
    services_.played(session_);
    return told(outcome.events, session_.game()) + situation(session_.game());
  }
  std::string operator()(const text_command::Look&) const { return situation(session_.game()); }
  std::string operator()(const text_command::Save& save) const {
    const auto saved = services_.save(session_, save.file);
    return saved ? "Saved.\n" : saved.problems().front().text + "\n";
  }
  std::string operator()(const text_command::Quit&) const { return ""; }
  std::string operator()(const text_command::Help&) const { return std::string(help); }

 private:
  Session& session_;
  const TextServices& services_;
};

// Words that only people use: programs have their own ways. Nothing: it is none of them.
std::optional<std::string> for_people(std::string_view line, const Game& game) {
  if (line.empty()) return situation(game);
  if (line == "map") return whole_map(game);
  if (line != "inventory") return std::nullopt;
  const std::string items = items_line("You carry", game.inventory(), game);
  return items.empty() ? "You carry nothing.\n" : items;
}

// Nothing: that was enough.
std::optional<std::string> plain_answer(const InputLine& line, Session& session,
                                        const TextServices& services) {
  const Game& game = session.game();
  if (line.whole) {
    if (auto text = for_people(line.text, game)) return text;
  }
  const auto wanted = parse_command(line, game.world().hero.facing);
  if (wanted && std::holds_alternative<text_command::Quit>(*wanted)) return std::nullopt;
  return wanted ? std::visit(PlainAnswerer(session, services), *wanted)
                : wanted.problems().front().text + " (Write help to see what you can do.)\n";
}

}  // namespace

int run_plain(std::istream& in, std::ostream& out, Session& session, const TextServices& services) {
  const Game& game = session.game();
  if (session.run().entries.empty()) {
    const std::string goal = goal_words(game.place(), game.world());
    out << goal << (goal.empty() ? "" : "\n") << told(game.opening(), game);
  }
  out << situation(game) << "Write help to see what you can do.\n";
  while (out && game.world().status == Status::playing) {
    out << "> " << std::flush;
    const auto line = read_line(in);
    if (!line) {
      out << '\n';
      break;
    }
    const auto text = plain_answer(*line, session, services);
    if (!text) break;
    out << *text;
    if (game.world().status != Status::playing) out << services.ended(session);
  }
  out << std::flush;
  return out ? 0 : 2;
}

}  // namespace katabasis
