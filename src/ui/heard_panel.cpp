// What was heard at doors, the newest first.
#include <fmt/format.h>

#include <ranges>

#include "ui/names.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

std::string sounds(const HeardAtDoor& heard) {
  if (heard.sounds.empty()) return "Silence.";
  std::string result;
  for (const Sound& sound : heard.sounds) {
    result += fmt::format("{}{}: {}", result.empty() ? "" : "; ", name(sound.count), sound.sound);
  }
  return result;
}

}  // namespace

void draw_heard(const PanelContext& context, const Game& game) {
  heading(context, "Heard at doors");
  if (game.known().heard.empty()) {
    coloured(context.look.ash,
             "Nothing yet. Stand on a door's field and listen: you learn what is behind it, and how many.");
  }
  for (const HeardAtDoor& heard : game.known().heard | std::views::reverse) {
    const int age = game.world().round - heard.round;
    const float fresh = age > 12 ? 0.7F : 1 - static_cast<float>(age) / 12 * 0.3F;
    const Door& door = game.place().labyrinth.doors[heard.door.index()];
    strong(context, mixed(context.look.ink, mixed(context.look.styx, context.look.parchment, 0.45F), fresh),
           fmt::format("Round {} ({}), the door {}", heard.round,
                       age == 0 ? "now" : fmt::format("{} ago", age), bearing(game.world().hero.at, door.a)));
    coloured(mixed(context.look.ink, context.look.parchment, fresh), sounds(heard));
  }
}

}  // namespace katabasis
