#include <fmt/format.h>

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
    "open close unlock attack, each with north, east, south or west.  listen: at a door.\n"
    "take, take ITEM, drop ITEM, use ITEM, equip ITEM..., equip none: items go by their numbers.\n"
    "sleep: the rest of the round.  wait.  look: where am I?  save FILE.  quit.\n"
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

std::string situation(const Game& game) {
  std::string text;
  for (const std::string& row : letter_map(game, map_reach)) text += row + "\n";
  for (const SeenCreature& creature : game.known().creatures) {
    text += fmt::format("In view: {}, level {}, life {}/{}, at {},{}\n",
                        creature_words(creature.id, game.place(), game.world()), creature.level,
                        creature.life, creature.max_life, creature.at.x, creature.at.y);
  }
  text += items_line("Within reach", game.within_reach(), game);
  text += items_line("You carry", game.inventory(), game);
  const World& world = game.world();
  text += fmt::format("Round {}, {} turns left. Level {}, life {}/{}, at {},{} facing {}.\n", world.round,
                      game.turns_left(), world.hero.level, world.hero.life, game.hero_max_life(),
                      world.hero.at.x, world.hero.at.y, name(world.hero.facing));
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

class Answerer {
 public:
  Answerer(Session& session, const TextServices& services) : session_(session), services_(services) {}

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

}  // namespace

int run_plain(std::istream& in, std::ostream& out, Session& session, const TextServices& services) {
  const Game& game = session.game();
  out << told(game.opening(), game) << situation(game) << "Write help to see what you can do.\n";
  while (out && game.world().status == Status::playing) {
    out << "> " << std::flush;
    const auto line = read_line(in);
    if (!line) {
      out << '\n';
      break;
    }
    const auto wanted = parse_command(*line, game.world().hero.facing);
    if (wanted && std::holds_alternative<text_command::Quit>(*wanted)) break;
    out << (wanted ? std::visit(Answerer(session, services), *wanted)
                   : wanted.problems().front().text + " (Write help to see what you can do.)\n");
  }
  out << std::flush;
  return out ? 0 : 2;
}

}  // namespace katabasis
