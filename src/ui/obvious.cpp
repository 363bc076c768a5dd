#include "ui/obvious.h"

#include <fmt/format.h>

#include <algorithm>

#include "play/narration.h"
#include "play/whereabouts.h"
#include "scene/stairs.h"

namespace katabasis {

namespace {

Position ahead(const Game& game) {
  return neighbour(game.world().hero.at, game.world().hero.facing);
}

const SeenCreature* creature_at(const Game& game, Position at) {
  const auto& seen = game.known().creatures;
  const auto found = std::ranges::find(seen, at, &SeenCreature::at);
  return found == seen.end() ? nullptr : &*found;
}

const SeenCreature* creature_ahead(const Game& game) {
  return creature_at(game, ahead(game));
}

// What lies ahead, or where the hero stands.
std::vector<ItemId> items_at_hand(const Game& game) {
  std::vector<ItemId> items;
  for (const ItemId id : game.within_reach()) {
    const auto* where = std::get_if<OnField>(&game.world().item(id).where);
    if (where == nullptr) continue;
    if (where->at == ahead(game) || where->at == game.world().hero.at) items.push_back(id);
  }
  return items;
}

// Whoever has listened wants through: only after many rounds is there something else to be heard.
constexpr int fresh_rounds = 10;

// What was heard last at the door, if that is fresh.
const HeardAtDoor* freshly_heard(const Game& game, DoorId door) {
  const auto& all = game.known().heard;
  const auto last =
      std::find_if(all.rbegin(), all.rend(), [&](const HeardAtDoor& heard) { return heard.door == door; });
  return last != all.rend() && last->round + fresh_rounds >= game.world().round ? &*last : nullptr;
}

std::optional<Action> at_shut_door(const Game& game, const DoorHere& door) {
  if (!game.check(action::Unlock{door.side})) return action::Unlock{door.side};
  if (freshly_heard(game, door.id) == nullptr && !game.check(action::Listen{})) return action::Listen{};
  return std::nullopt;
}

std::string things(const Game& game, const std::vector<ItemId>& items) {
  return items.size() == 1 ? item_words(items.front(), game.place(), game.world())
                           : fmt::format("{} things", items.size());
}

std::string words_for_step(const Game& game) {
  const auto door = door_ahead(game);
  if (!door) return "step forward";
  if (door->state == DoorState::open) return "walk through the door";
  const HeardAtDoor* heard = freshly_heard(game, door->id);
  if (heard == nullptr || heard->sounds.empty()) return "open the door and walk through";
  return fmt::format("open the door and walk through (heard: {})", sound_words(heard->sounds));
}

std::string in_the_way(const Game& game) {
  if (game.world().status != Status::playing) return "it is over";
  if (const auto door = door_ahead(game); door && door->state == DoorState::locked) {
    return door->key ? fmt::format("locked, key {} is needed", door->key->value) : "locked";
  }
  const Hero& hero = game.world().hero;
  const std::optional<Refusal> refusal = game.check(action::Step{hero.facing});
  if (refusal.value_or(Refusal::wall_ahead) != Refusal::wall_ahead) return std::string(words(*refusal));
  const bool stairs = stairs_of(game.place()) == Stairs{hero.at, hero.facing};
  return stairs ? "the stairs; not without Persephone" : "a wall";
}

}  // namespace

std::optional<Action> obvious(const Game& game) {
  const Direction facing = game.world().hero.facing;
  if (creature_ahead(game) != nullptr && !game.check(action::Attack{facing})) return action::Attack{facing};
  if (const auto items = items_at_hand(game); !items.empty()) {
    if (Action take = action::Take{items}; !game.check(take)) return take;
  }
  if (const auto door = door_ahead(game); door && door->state != DoorState::open) {
    if (auto action = at_shut_door(game, *door)) return action;
  }
  if (!game.check(action::Step{facing})) return action::Step{facing};
  return std::nullopt;
}

std::string obvious_words(const Game& game) {
  const std::optional<Action> action = obvious(game);
  if (!action) return in_the_way(game);
  if (std::holds_alternative<action::Attack>(*action))
    return "attack " + creature_words(creature_ahead(game)->id, game.place(), game.world());
  if (const auto* take = std::get_if<action::Take>(&*action)) return "take " + things(game, take->items);
  if (std::holds_alternative<action::Unlock>(*action)) {
    return fmt::format("unlock the door with key {}", door_ahead(game)->key->value);
  }
  if (std::holds_alternative<action::Listen>(*action)) return "listen at the door";
  return words_for_step(game);
}

Wish wish_to_turn(const Beside& what) {
  return what.quarters == 3 ? Wish::turn_left : Wish::turn_right;
}

std::optional<Beside> monster_beside(const Game& game) {
  const Hero& hero = game.world().hero;
  for (const int quarters : {0, 1, 3, 2}) {
    const Direction side = turned(hero.facing, quarters);
    const SeenCreature* const creature = creature_at(game, neighbour(hero.at, side));
    if (creature == nullptr || game.check(action::Attack{side})) continue;
    if (quarters == 0) return std::nullopt;
    return Beside{quarters, "turn to " + creature_words(creature->id, game.place(), game.world())};
  }
  return std::nullopt;
}

std::optional<Beside> monster_out_of_sight(const Game& game) {
  const SeenCreature* const target = target_of(game);
  if (target == nullptr) return std::nullopt;
  const Hero& hero = game.world().hero;
  const Position away = target->at - hero.at;
  const auto part = [&](int quarters) {
    const Position way = offset(turned(hero.facing, quarters));
    return away.x * way.x + away.y * way.y;
  };
  const int farthest = std::max({part(0), part(1), part(2), part(3)});
  if (part(0) == farthest) return std::nullopt;
  const int quarters = part(1) == farthest ? 1 : part(3) == farthest ? 3 : 2;
  return Beside{quarters, "turn to " + creature_words(target->id, game.place(), game.world())};
}

std::optional<Beside> door_beside(const Game& game) {
  const std::optional<DoorHere> door = door_here(game);
  int quarters = 0;
  while (door && turned(game.world().hero.facing, quarters) != door->side) ++quarters;
  if (quarters == 0 || door->state == DoorState::open) return std::nullopt;
  return Beside{quarters, door->state == DoorState::locked ? "turn to the locked door" : "turn to the door"};
}

}  // namespace katabasis
