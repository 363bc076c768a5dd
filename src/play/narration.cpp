#include "play/narration.h"

#include <fmt/format.h>

#include <algorithm>

#include "play/gear.h"
#include "rules/odds.h"

namespace katabasis {

namespace {

std::string lower_first(std::string text) {
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z') text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return text;
}

// The rolls of one die: "2", and "(6+1)" where it has exploded.
std::string die_words(const std::vector<int>& rolls) {
  const std::string sum = fmt::format("{}", fmt::join(rolls, "+"));
  return rolls.size() == 1 ? sum : "(" + sum + ")";
}

// What the terms are called of one side in a fight.
struct TermNames {
  std::string_view side;
  std::string_view ability;
  std::string_view worn;
};

std::string fight_words(const TermNames& names, const FightTerms& terms, const std::vector<int>& rolls,
                        int total) {
  return fmt::format("{}: level {}, {} {}, {} {}, die {} = {}.", names.side, terms.level, names.ability,
                     terms.ability, names.worn, terms.worn, die_words(rolls), total);
}

std::string_view done(DoorState state) {
  return state == DoorState::open ? "open" : "close";
}

class Narrator {
 public:
  Narrator(const Place& place, const World& world) : place_(place), world_(world) {}

  std::string operator()(const event::Step& step) const {
    return step.by == hero_id ? "" : subject(step.by, "move") + ".";
  }
  std::string operator()(const event::Door& door) const {
    return subject(door.by, done(door.state)) + " a door.";
  }
  std::string operator()(const event::Attack& attack) const {
    const std::string blow = fmt::format("{} {}", subject(attack.by, "strike"), object(attack.on));
    if (attack.wounds == 0) return blow + ": no wound.";
    return fmt::format("{}: {} {}.", blow, attack.wounds, attack.wounds == 1 ? "wound" : "wounds");
  }
  std::string operator()(const event::Death& death) const {
    if (death.who == hero_id) return fmt::format("You are killed by {}.", object(death.by));
    return fmt::format("{}. You gain {} experience.", subject(death.who, "die"), death.xp);
  }
  std::string operator()(const event::Take& take) const {
    const auto* const kind = std::get_if<ItemClassId>(&world_.item(take.item).what);
    if (kind == nullptr) return with_item(take.by, "take", take.item);
    const ItemClass& piece = place_.classes[*kind];
    return fmt::format("{} {}: {}{}.", subject(take.by, "take"), item_words(take.item, place_, world_),
                       numbers_words(piece), better_words(piece));
  }
  std::string operator()(const event::Drop& drop) const { return with_item(drop.by, "drop", drop.item); }
  std::string operator()(const event::Drink& drink) const { return with_item(drink.by, "drink", drink.item); }
  std::string operator()(const event::Equip& equip) const {
    return with_item(equip.by, equip.worn ? "equip" : "put away", equip.item);
  }
  std::string operator()(const event::Unlock& unlock) const {
    return fmt::format("You unlock the door; key {} is used up.", unlock.key.value);
  }
  std::string operator()(const event::Heard& heard) const {
    if (heard.sounds.empty()) return "You listen at the door: silence.";
    std::vector<std::string> sounds;
    for (const Sound& sound : heard.sounds)
      sounds.push_back(fmt::format("{} ({})", sound.sound, name(sound.count)));
    return fmt::format("You listen at the door: {}.", fmt::join(sounds, "; "));
  }
  std::string operator()(const event::Sleep& sleep) const {
    return fmt::format("You have slept through the round and have {} life.", sleep.life);
  }
  std::string operator()(const event::Wake& wake) const { return fmt::format("You wake up: {}.", wake.why); }
  std::string operator()(const event::Level& level) const {
    return fmt::format("You have reached level {}.", level.level);
  }
  std::string operator()(const event::Room& room) const {
    return room.first ? "You have not been in this room before." : "";
  }
  std::string operator()(const event::Message& message) const {
    return is_told_again(message) ? fmt::format("Once more: {}.", room_type_words()) : message.text;
  }
  std::string operator()(const event::Round& round) const { return fmt::format("Round {}.", round.round); }
  std::string operator()(const event::Won&) const { return "You have won."; }
  std::string operator()(const event::Lost&) const { return "You have lost."; }

 private:
  const Room& here() const { return place_.labyrinth.rooms[place_.rooms[world_.hero.at].index()]; }
  // The description of the room where the hero stands, read in another one of its type before.
  bool is_told_again(const event::Message& message) const {
    if (message.text != here().description) return false;
    const auto& rooms = place_.labyrinth.rooms;
    for (std::size_t i = 0; i < rooms.size(); ++i) {
      const bool is_other = &rooms[i] != &here() && world_.rooms_entered[i];
      if (is_other && rooms[i].type == here().type && rooms[i].description == message.text) return true;
    }
    return false;
  }
  // Its id in the database, as words: "banquet hall".
  std::string room_type_words() const {
    std::string words = here().type;
    std::ranges::replace(words, '-', ' ');
    return words;
  }
  std::string object(CreatureId who) const { return creature_words(who, place_, world_); }
  // "You strike", "The shade strikes".
  std::string subject(CreatureId who, std::string_view verb) const {
    return fmt::format("{} {}{}", upper_first(object(who)), verb, who == hero_id ? "" : "s");
  }
  std::string with_item(CreatureId who, std::string_view verb, ItemId item) const {
    return fmt::format("{} {}.", subject(who, verb), item_words(item, place_, world_));
  }

  // "; better than your kopis".
  std::string better_words(const ItemClass& piece) const {
    if (!is_better(piece, place_, world_)) return "";
    if (const ItemClass* worn = worn_instead(piece, place_, world_))
      return "; better than your " + lower_first(worn->name);
    const bool weapon = std::holds_alternative<WeaponNumbers>(piece.numbers);
    return weapon ? "; better than bare hands" : "; better than no protection";
  }

  const Place& place_;
  const World& world_;
};

// "34 %" from millionths; what may or may not happen is never told as sure.
std::string chance_words(std::int64_t millionths) {
  if (millionths > 0 && millionths < 10'000) return "< 1 %";
  if (millionths < 1'000'000 && millionths > 990'000) return "> 99 %";
  return fmt::format("{} %", (millionths + 5'000) / 10'000);
}

std::string wounds_words(std::int64_t thousandths) {
  const std::int64_t tenths = (thousandths + 50) / 100;
  return fmt::format("{}.{} wounds a blow", tenths / 10, tenths % 10);
}

std::optional<Direction> side_of(const Action& action) {
  if (const auto* const step = std::get_if<action::Step>(&action)) return step->to;
  if (const auto* const open = std::get_if<action::Open>(&action)) return open->side;
  if (const auto* const unlock = std::get_if<action::Unlock>(&action)) return unlock->side;
  return std::nullopt;
}

}  // namespace

std::string upper_first(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string creature_words(CreatureId who, const Place& place, const World& world) {
  if (who == hero_id) return "you";
  const Monster& monster = world.monster(who);
  const std::string& kind = place.classes[monster.kind].name;
  return monster.main ? kind : "the " + lower_first(kind);
}

std::string item_words(ItemId item, const Place& place, const World& world) {
  const auto& what = world.item(item).what;
  if (const auto* const key = std::get_if<KeyId>(&what)) return fmt::format("key {}", key->value);
  return "the " + lower_first(place.classes[std::get<ItemClassId>(what)].name);
}

std::string goal_words(const Place& place, const World& world) {
  const auto main = std::ranges::find_if(world.monsters, &Monster::main);
  if (main == world.monsters.end()) return "";
  return fmt::format(
      "Your way back to life: go down to the deepest room, defeat {} there and bring back Persephone.",
      place.classes[main->kind].name);
}

std::string narrate(const Event& event, const Place& place, const World& world) {
  return std::visit(Narrator(place, world), event);
}

std::string dice_terms(const event::Attack& attack) {
  const std::string rolled = fight_words({"Attack", "strength", "weapon"}, attack.attacker_terms,
                                         attack.attacker_dice, attack.attack) +
                             " " +
                             fight_words({"Defence", "dexterity", "protection"}, attack.defender_terms,
                                         attack.defender_dice, attack.defence);
  if (attack.wounds == 0) return rolled + " Parried.";
  return fmt::format("{} Wounds: {} above the defence, damage {} = {}.", rolled,
                     attack.attack - attack.defence, attack.damage, attack.wounds);
}

OddsWords odds_words(const Game& game, CreatureId monster) {
  const FightNumbers hero = game.hero_numbers();
  const FightNumbers other = game.numbers(game.world().monster(monster));
  const int sides = game.place().rules.combat.die_sides;
  const Odds mine = odds(hero.attack, other.defence, hero.damage, sides);
  const Odds its = odds(other.attack, hero.defence, other.damage, sides);
  return {"You hit " + chance_words(mine.hit_millionths), wounds_words(mine.wounds_thousandths),
          "It hits " + chance_words(its.hit_millionths), wounds_words(its.wounds_thousandths)};
}

std::string sound_words(const std::vector<Sound>& sounds) {
  return sounds.front().sound + (sounds.size() > 1 ? ", and more" : "");
}

std::string refusal_words(Refusal refusal, const Action& action, const Game& game) {
  const auto side = side_of(action);
  if (side && (refusal == Refusal::door_locked || refusal == Refusal::no_key)) {
    const auto door = game.place().door(game.world().hero.at, *side);
    const auto& known = door ? game.known().doors[door->index()] : std::nullopt;
    if (known && known->key) return fmt::format("The door is locked: it needs key {}.", known->key->value);
  }
  return std::string(words(refusal));
}

}  // namespace katabasis
