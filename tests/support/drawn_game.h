// A game at a place drawn in letters, played in words, and drawn again.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/game.h"
#include "support/ascii_map.h"
#include "support/small_catalog.h"

namespace katabasis::test {

class DrawnGame {
 public:
  explicit DrawnGame(const Sketch& sketch, const Catalog& catalog = small_catalog());
  explicit DrawnGame(std::string_view drawing, const Catalog& catalog = small_catalog())
      : DrawnGame(Sketch{drawing}, catalog) {}

  const Game& game() const { return game_; }
  const World& world() const { return game_.world(); }
  const Hero& hero() const { return game_.world().hero; }
  const Monster& monster(int id) const { return game_.world().monster(CreatureId{id}); }

  // Goes on from another state; what the hero knows stays.
  template <typename Change>
  void change(Change change) {
    World world = game_.world();
    change(world);
    Known known = game_.known();
    known.items.resize(world.items.size());
    game_ = Game(place_, std::move(world), std::move(known));
  }

  // Lines of actions in the words of the text protocol, each of which must be possible.
  Events play(std::string_view lines);
  // The refusal of one action; nothing if it is possible.
  std::optional<Refusal> refusal(std::string_view words) const;

  // The world as it is, in the letters of ascii_map.h; whoever stands or lies somewhere hides what is below.
  std::string picture() const;

 private:
  std::shared_ptr<const Place> place_;
  Game game_;
};

// The events of one kind, in their order.
template <typename Kind>
std::vector<Kind> only(const Events& events) {
  std::vector<Kind> found;
  for (const Event& event : events) {
    if (const auto* const kind = std::get_if<Kind>(&event)) found.push_back(*kind);
  }
  return found;
}

// The names of all events in order, as in the text protocol: "door step room message".
std::string kinds(const Events& events);

}  // namespace katabasis::test
