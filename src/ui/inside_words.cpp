#include "ui/inside_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/digest.h"
#include "rules/monsters.h"

namespace katabasis {

namespace {

float milliseconds(float seconds) {
  return seconds * 1000;
}

// Takes a stream apart.
struct StreamNumbers {
  static constexpr bool writes_fields = false;
  std::vector<std::uint64_t> values;
  void operator()(const char*, std::uint64_t value) { values.push_back(value); }
};

std::string stream_line(std::string_view name, const Rng& rng) {
  StreamNumbers numbers;
  visit_fields(rng, numbers);
  return fmt::format("{}: {} draws since {}/{}", name, rng.draws(), hex(numbers.values.at(0)).substr(0, 8),
                     hex(numbers.values.at(1)).substr(0, 8));
}

std::string thing_words(const Game& game, ItemId id) {
  const Item& item = game.world().item(id);
  if (const auto* key = std::get_if<KeyId>(&item.what)) return fmt::format("key {}", key->value);
  return game.place().classes[std::get<ItemClassId>(item.what)].name;
}

void add_doors(Lines& lines, const Game& game, Position at) {
  for (const Direction side : all_directions) {
    const auto id = game.place().door(at, side);
    if (!id) continue;
    const Door& door = game.place().labyrinth.doors[id->index()];
    const std::string key = door.key ? fmt::format(", key {}", door.key->value) : "";
    lines.push_back(
        fmt::format("door {} {}: {}{}", id->value, name(side), name(game.world().doors[id->index()]), key));
  }
}

void add_who_and_what(Lines& lines, const Game& game, Position at) {
  if (game.world().hero.at == at) lines.emplace_back("creature 0: the hero");
  std::vector<CreatureId> monsters;
  game.board().add_monsters_at(at, monsters);
  for (const CreatureId id : monsters) {
    const Monster& monster = game.world().monster(id);
    const MonsterClass& kind = game.place().classes[monster.kind];
    lines.push_back(fmt::format("creature {}: {} {}/{}, level {}", id.value, kind.name, monster.life,
                                kind.life(monster.level), monster.level));
  }
  std::vector<ItemId> items;
  game.board().add_lying_at(at, items);
  for (const ItemId id : items) lines.push_back(fmt::format("item {}: {}", id.value, thing_words(game, id)));
}

std::string dice_words(const std::vector<int>& rolls) {
  return fmt::format("[{}]", fmt::join(rolls, ","));
}

// The text protocol's types and keys, in short.
struct EventWords {
  std::string operator()(const event::Step& step) const {
    return fmt::format("step by={} x={} y={}", step.by.value, step.to.x, step.to.y);
  }
  std::string operator()(const event::Door& door) const {
    return fmt::format("door door={} state={} by={}", door.door.value, name(door.state), door.by.value);
  }
  std::string operator()(const event::Attack& attack) const {
    return fmt::format("attack by={} on={} attack={} defence={} dice={}{} damage={} wounds={} hp={}",
                       attack.by.value, attack.on.value, attack.attack, attack.defence,
                       dice_words(attack.attacker_dice), dice_words(attack.defender_dice), attack.damage,
                       attack.wounds, attack.life);
  }
  std::string operator()(const event::Death& death) const {
    return fmt::format("death who={} by={} xp={}", death.who.value, death.by.value, death.xp);
  }
  std::string operator()(const event::Take& take) const { return with_item("take", take.by, take.item); }
  std::string operator()(const event::Drop& drop) const { return with_item("drop", drop.by, drop.item); }
  std::string operator()(const event::Drink& drink) const { return with_item("drink", drink.by, drink.item); }
  std::string operator()(const event::Equip& equip) const {
    return with_item("equip", equip.by, equip.item) + fmt::format(" worn={}", equip.worn);
  }
  std::string operator()(const event::Unlock& unlock) const {
    return fmt::format("unlock door={} key={}", unlock.door.value, unlock.key.value);
  }
  std::string operator()(const event::Heard& heard) const {
    std::string line = fmt::format("heard door={}", heard.door.value);
    for (const Sound& sound : heard.sounds) line += fmt::format(" \"{}\"={}", sound.sound, name(sound.count));
    return line;
  }
  std::string operator()(const event::Sleep& sleep) const { return fmt::format("sleep hp={}", sleep.life); }
  std::string operator()(const event::Wake& wake) const { return fmt::format("wake why=\"{}\"", wake.why); }
  std::string operator()(const event::Level& level) const {
    return fmt::format("level level={}", level.level);
  }
  std::string operator()(const event::Room& room) const {
    return fmt::format("room room={} first={}", room.room.value, room.first);
  }
  std::string operator()(const event::Message& message) const {
    std::string text = message.text;
    std::ranges::replace(text, '\n', ' ');
    return fmt::format("message \"{}\"", text);
  }
  std::string operator()(const event::Round& round) const {
    return fmt::format("round round={}", round.round);
  }
  std::string operator()(const event::Won&) const { return "won"; }
  std::string operator()(const event::Lost&) const { return "lost"; }

 private:
  static std::string with_item(std::string_view type, CreatureId by, ItemId item) {
    return fmt::format("{} by={} item={}", type, by.value, item.value);
  }
};

struct LegWords {
  std::string operator()(const TakeKey& take) const { return fmt::format("take key {}", take.key.value); }
  std::string operator()(const UnlockDoor& unlock) const {
    return fmt::format("unlock door {}", unlock.door.value);
  }
  std::string operator()(const FightMain&) const { return "fight the main monster"; }
};

std::string aim_words(const Intent& intent, std::size_t steps) {
  if (const auto* strike = std::get_if<intent::Strike>(&intent))
    return fmt::format("strikes {}", name(strike->side));
  if (const auto* approach = std::get_if<intent::Approach>(&intent))
    return fmt::format("steps {}, {} to go", name(approach->side), steps);
  const auto& wander = std::get<intent::Wander>(intent);
  std::string text = "draws ";
  for (std::size_t i = 0; i < wander.count; ++i)
    text += fmt::format("{} ", "NESW"[static_cast<std::size_t>(wander.sides.at(i))]);
  return text + "or waits";
}

}  // namespace

Lines cost_lines(const PictureCost& cost) {
  const std::string smaller = cost.scale < 1 ? fmt::format(" at {:.0f} %", cost.scale * 100) : "";
  return {
      fmt::format("picture {:.1f} ms{}", milliseconds(cost.whole()), smaller),
      fmt::format("= scene {:.1f} + draw {:.1f}", milliseconds(cost.scene), milliseconds(cost.draw)),
      fmt::format("+ panels {:.1f} + swap {:.1f}", milliseconds(cost.panels), milliseconds(cost.swap)),
      fmt::format("{} draw calls, {} triangles", cost.calls, cost.triangles),
  };
}

Lines field_lines(const Game& game, Position at) {
  const Labyrinth& labyrinth = game.place().labyrinth;
  if (!labyrinth.fields.contains(at)) return {"no field"};
  const RoomId room_id = game.place().rooms[at];
  const Room& room = labyrinth.rooms[room_id.index()];
  const Component& component = labyrinth.components[room.component.index()];
  Lines lines{
      fmt::format("field {},{}: {}, light {}", at.x, at.y,
                  labyrinth.fields[at] == Ground::wall ? "wall" : "free", game.view().light(at)),
      fmt::format("room {}: {}, {}, {}x{} at {},{}", room_id.value, room.type, name(room.content),
                  room.area.width, room.area.height, room.area.x, room.area.y),
      fmt::format("component {}: {}, {}, level {}", room.component.value, name(component.kind),
                  component.prefab, component.level),
  };
  add_doors(lines, game, at);
  add_who_and_what(lines, game, at);
  return lines;
}

std::vector<LightNumber> light_numbers(const Game& game) {
  std::vector<LightNumber> numbers;
  for (const LitField field : game.view())
    numbers.push_back(
        {field.at, game.place().labyrinth.fields[field.at] == Ground::wall, static_cast<int>(field.light)});
  return numbers;
}

Lines stream_lines(const World& world) {
  return {stream_line("combat", world.combat), stream_line("choices", world.choices)};
}

Lines hash_lines(const Game& game) {
  return {fmt::format("hash {}", hex(game.hash())),
          fmt::format("round {}, turn {} of {}", game.world().round, game.world().turn + 1,
                      game.world().hero.turns_per_round)};
}

std::string event_line(const Event& event) {
  return std::visit(EventWords{}, event);
}

std::string monster_line(const Game& game, Distances& distances, CreatureId who) {
  const Monster& monster = game.world().monster(who);
  const MonsterClass& kind = game.place().classes[monster.kind];
  const Intent intent = intent_of(game.board(), distances, who);
  std::size_t steps = 0;
  if (std::holds_alternative<intent::Approach>(intent))
    steps = way_to_hero(game.board(), distances, who).size() - 1;
  return fmt::format("{} {} {}/{} {}: {}", who.value, kind.name, monster.life, kind.life(monster.level),
                     game.board().in_view(monster.at) ? "sees you" : "sees nobody", aim_words(intent, steps));
}

std::vector<CreatureId> monsters_by_distance(const Game& game) {
  std::vector<CreatureId> monsters;
  const World& world = game.world();
  for (std::size_t i = 0; i < world.monsters.size(); ++i) {
    if (world.monsters[i].life > 0) monsters.push_back(id_at<CreatureId>(i + 1));
  }
  std::ranges::stable_sort(monsters, {}, [&world](CreatureId id) {
    return squared_distance(world.monster(id).at, world.hero.at);
  });
  return monsters;
}

std::string verdict(const Certificate& certificate) {
  return certificate.can_be_won()
             ? fmt::format("can be won: {} locks, {} steps", certificate.locks(), certificate.steps())
             : certificate.why_not;
}

std::string leg_line(const Leg& leg) {
  return fmt::format("{:>4}  to {},{}: {}", leg.steps, leg.to.x, leg.to.y, std::visit(LegWords{}, leg.what));
}

std::string key_order(const Labyrinth& labyrinth) {
  std::vector<ComponentId> order;
  for (std::size_t i = 0; i < labyrinth.components.size(); ++i) order.push_back(id_at<ComponentId>(i));
  std::ranges::stable_sort(order, {}, [&](ComponentId id) { return labyrinth.components[id.index()].order; });
  std::string text;
  for (const ComponentId id : order) {
    for (const Door& door : labyrinth.doors) {
      const ComponentId a = labyrinth.rooms[door.room_a.index()].component;
      const ComponentId b = labyrinth.rooms[door.room_b.index()].component;
      const auto order_of = [&](ComponentId each) { return labyrinth.components[each.index()].order; };
      const ComponentId behind = order_of(a) > order_of(b) ? a : b;
      if (door.key && a != b && behind == id) text += fmt::format(", key {}", door.key->value);
    }
    text += fmt::format("{}{}", text.empty() ? "" : ", ", id.value);
  }
  return text;
}

}  // namespace katabasis
