#include "rules/combat.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#include "rules/growth.h"

namespace katabasis {

namespace {

std::optional<CreatureId> target(const Board& board, Position at) {
  return at == board.world().hero.at ? std::optional(hero_id) : board.monster_at(at);
}

Fighter fighter_of(const Board& board, CreatureId who) {
  return who == hero_id ? hero_fighter(board) : fighter(board.world().monster(who), board.place().classes);
}

int& life_of(World& world, CreatureId who) {
  return who == hero_id ? world.hero.life : world.monster(who).life;
}

// Both dice, the attacker's first.
event::Attack blow(Board& board, CreatureId by, CreatureId on) {
  const Fighter attacker = fighter_of(board, by);
  const Fighter defender = fighter_of(board, on);
  const int sides = board.place().rules.combat.die_sides;
  World& world = board.change();
  std::vector<int> attack_dice = roll(world.combat, sides);
  std::vector<int> defence_dice = roll(world.combat, sides);
  const int attack = std::accumulate(attack_dice.begin(), attack_dice.end(), attacker.attack.sum());
  const int defence = std::accumulate(defence_dice.begin(), defence_dice.end(), defender.defence.sum());
  const int wounds = attack > defence ? attack - defence + attacker.damage : 0;
  int& life = life_of(world, on);
  life = std::max(0, life - wounds);
  return {.by = by,
          .on = on,
          .attack = attack,
          .defence = defence,
          .attacker_dice = std::move(attack_dice),
          .defender_dice = std::move(defence_dice),
          .damage = attacker.damage,
          .wounds = wounds,
          .life = life,
          .attacker_terms = attacker.attack,
          .defender_terms = defender.defence};
}

void drop_everything(Board& board, CreatureId who, Events& events) {
  const Position at = board.where(who);
  for (std::size_t i = 1; i <= board.world().items.size(); ++i) {
    const auto item = id_at<ItemId>(i);
    const auto* const carried = std::get_if<CarriedBy>(&board.world().item(item).where);
    if (carried == nullptr || carried->who != who) continue;
    board.put_item(item, OnField{at});
    events.emplace_back(event::Drop{who, item});
  }
}

void monster_dies(Board& board, CreatureId who, Events& events) {
  const Monster monster = board.world().monster(who);
  const int experience = board.place().classes[monster.kind].xp * monster.level;
  board.clear_away(who);
  events.emplace_back(event::Death{who, hero_id, experience});
  drop_everything(board, who, events);
  gain_experience(board, experience, events);
  if (!monster.main) return;
  board.change().status = Status::won;
  events.emplace_back(event::Won{});
}

void hero_is_struck(Board& board, CreatureId by, Events& events) {
  World& world = board.change();
  const bool was_asleep = std::exchange(world.hero.asleep, false);
  if (world.hero.life > 0) {
    if (was_asleep) events.emplace_back(event::Wake{"attacked"});
    return;
  }
  world.status = Status::dead;
  events.emplace_back(event::Death{hero_id, by, 0});
  events.emplace_back(event::Lost{});
}

}  // namespace

Fighter hero_fighter(const Board& board) {
  const Hero& hero = board.world().hero;
  Fighter fighter{{hero.level, hero.strength, 0}, {hero.level, hero.dexterity, 0}, 0};
  if (hero.weapon) {
    const auto* const weapon = board.numbers<WeaponNumbers>(*hero.weapon);
    fighter.attack.worn = weapon->attack;
    fighter.damage = weapon->damage;
  }
  if (hero.armour) fighter.defence.worn = board.numbers<ArmourNumbers>(*hero.armour)->defence;
  return fighter;
}

Fighter fighter(const Monster& monster, const Classes& classes) {
  const MonsterClass& kind = classes[monster.kind];
  return {{monster.level, kind.strength, 0}, {monster.level, kind.dexterity, 0}, 0};
}

std::vector<int> roll(Rng& dice, int sides) {
  assert(sides >= 2);
  std::vector<int> rolls;
  do {
    rolls.push_back(dice.between(1, sides));
  } while (rolls.back() == sides);
  return rolls;
}

std::optional<Refusal> check(const Board& board, const action::Attack& attack, CreatureId who) {
  const Position at = board.where(who);
  if (!board.barriers().is_free(neighbour(at, attack.side))) return Refusal::nobody_there;
  if (board.barriers().shut(at, attack.side)) return Refusal::door_between;
  if (!target(board, neighbour(at, attack.side))) return Refusal::nobody_there;
  return std::nullopt;
}

void play(Board& board, const action::Attack& attack, Events& events, CreatureId who) {
  const CreatureId on = *target(board, neighbour(board.where(who), attack.side));
  event::Attack struck = blow(board, who, on);
  const int life = struck.life;
  events.emplace_back(std::move(struck));
  if (on == hero_id) {
    hero_is_struck(board, who, events);
  } else if (life == 0) {
    monster_dies(board, on, events);
  }
}

}  // namespace katabasis
