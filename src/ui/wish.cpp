#include "ui/wish.h"

#include <fmt/format.h>

#include "play/narration.h"
#include "rules/sleep.h"

namespace katabasis {

namespace {

std::optional<DoorHere> door_at(const Game& game, Position at, Direction side) {
  const std::optional<DoorId> id = game.place().door(at, side);
  if (!id || id->index() >= game.known().doors.size()) return std::nullopt;
  const std::optional<KnownDoor>& known = game.known().doors[id->index()];
  if (!known) return std::nullopt;
  return DoorHere{*id, side, known->state, known->key};
}

std::optional<Action> step(const Game& game, int quarters) {
  return action::Step{turned(game.world().hero.facing, quarters)};
}

std::optional<Action> open_or_close(const Game& game) {
  const std::optional<DoorHere> door = door_here(game);
  if (!door) return std::nullopt;
  switch (door->state) {
    case DoorState::open:
      return action::Close{door->side};
    case DoorState::closed:
      return action::Open{door->side};
    case DoorState::locked:
      return action::Unlock{door->side};
  }
  return std::nullopt;
}

std::optional<Action> drink(const Game& game) {
  if (!unhurt_words(game).empty()) return std::nullopt;
  const std::optional<ItemId> potion = potion_to_drink(game);
  if (!potion) return std::nullopt;
  return action::Drink{*potion};
}

}  // namespace

std::string_view words(Wish wish) {
  constexpr std::array<std::string_view, wish_count> names{
      "step forward",
      "step back",
      "step to the left",
      "step to the right",
      "turn left",
      "turn right",
      "the obvious thing ahead",
      "listen at the door",
      "open, close or unlock the door",
      "take what lies within reach",
      "drink a potion",
      "wait a turn",
      "sleep the rest of the round",
      "inventory",
      "what was heard",
      "map",
      "locked doors and keys",
      "all that happened, with the dice",
      "explore: walk on until there is something to decide",
      "help",
      "menu",
      "take a picture",
      "copy the share code",
      "choose the keys",
      "move panels and fold them up",
      "save the game",
      "load the saved game",
      "look into the labyrinth: the debug overlay",
  };
  return names[static_cast<std::size_t>(wish)];
}

std::string_view id(Wish wish) {
  constexpr std::array<std::string_view, wish_count> ids{
      "forward",    "back",       "step-left", "step-right", "turn-left", "turn-right", "obvious",
      "listen",     "door",       "take",      "drink",      "wait",      "sleep",      "inventory",
      "heard",      "map",        "ledger",    "history",    "explore",   "help",       "menu",
      "screenshot", "share-code", "keys",      "arrange",    "save",      "load",       "inside"};
  return ids[static_cast<std::size_t>(wish)];
}

bool repeats(Wish wish) {
  return wish <= Wish::turn_right;
}

std::optional<DoorHere> door_ahead(const Game& game) {
  return door_at(game, game.world().hero.at, game.world().hero.facing);
}

std::optional<DoorHere> door_here(const Game& game) {
  for (int quarters = 0; quarters < 4; ++quarters) {
    const Direction side = turned(game.world().hero.facing, quarters);
    if (const auto door = door_at(game, game.world().hero.at, side)) return door;
  }
  return std::nullopt;
}

bool door_soon_ahead(const Game& game) {
  const Direction facing = game.world().hero.facing;
  const auto& seen = game.known().seen;
  Position at = game.world().hero.at;
  for (int steps = 0; steps < 2; ++steps) {
    if (game.place().door(at, facing)) return false;
    at = neighbour(at, facing);
    if (!seen.contains(at) || seen[at] == 0) return false;
    if (door_at(game, at, facing)) return true;
  }
  return false;
}

std::optional<ItemId> potion_to_drink(const Game& game) {
  const int missing = game.hero_max_life() - game.world().hero.life;
  std::optional<ItemId> best;
  int best_heals = 0;
  for (const ItemId id : game.inventory()) {
    const std::optional<int> amount = heals(game, id);
    if (!amount) continue;
    const bool better =
        best_heals < missing ? *amount > best_heals : *amount >= missing && *amount < best_heals;
    if (!best || better) {
      best = id;
      best_heals = *amount;
    }
  }
  return best;
}

std::optional<int> heals(const Game& game, ItemId id) {
  const auto* kind = std::get_if<ItemClassId>(&game.world().item(id).what);
  if (kind == nullptr) return std::nullopt;
  const auto* potion = std::get_if<PotionNumbers>(&game.place().classes[*kind].numbers);
  if (potion == nullptr) return std::nullopt;
  return potion->heals;
}

std::string_view unhurt_words(const Game& game) {
  return game.world().hero.life < game.hero_max_life() ? "" : "You are unhurt: it would be wasted.";
}

std::string waste_words(const Game& game) {
  const std::optional<ItemId> potion = potion_to_drink(game);
  if (!potion) return "";
  if (const std::string_view refusal = unhurt_words(game); !refusal.empty()) return std::string(refusal);
  const int amount = heals(game, *potion).value_or(0);
  const int missing = game.hero_max_life() - game.world().hero.life;
  if (missing * 2 >= amount) return "";
  return fmt::format("{} heals {}, you lack {}: press again to drink it all the same.",
                     upper_first(item_words(*potion, game.place(), game.world())), amount, missing);
}

std::string vain_sleep_words(const Game& game) {
  const int most = sleep_cap(game.world().hero, game.place().rules);
  if (game.world().hero.life < most || game.check(action::Sleep{})) return "";
  return fmt::format("Sleep heals up to {} of your life: press again to let the round pass all the same.",
                     most);
}

std::optional<Action> action_for(Wish wish, const Game& game) {
  switch (wish) {
    case Wish::forward:
      return step(game, 0);
    case Wish::back:
      return step(game, 2);
    case Wish::step_left:
      return step(game, -1);
    case Wish::step_right:
      return step(game, 1);
    case Wish::turn_left:
      return action::Turn{-1};
    case Wish::turn_right:
      return action::Turn{1};
    case Wish::listen:
      return action::Listen{};
    case Wish::door:
      return open_or_close(game);
    case Wish::take:
      return action::Take{};
    case Wish::drink:
      return drink(game);
    case Wish::wait:
      return action::Wait{};
    case Wish::sleep:
      return action::Sleep{};
    default:
      return std::nullopt;
  }
}

}  // namespace katabasis
