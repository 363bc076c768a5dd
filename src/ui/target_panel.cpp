// Whom the hero has before him, and what the next blow will do, both ways.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "play/narration.h"
#include "ui/names.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

bool adjacent(const Game& game, Position at) {
  return squared_distance(game.world().hero.at, at) == 1;
}

// "Behind you, 2 fields".
std::string whereabouts(const Game& game, const SeenCreature& target) {
  const Hero& hero = game.world().hero;
  std::string text = side_of(hero.at, hero.facing, target.at);
  text.front() = static_cast<char>(text.front() - 'a' + 'A');
  const Position away = target.at - hero.at;
  text += adjacent(game, target.at) ? ", in reach"
                                    : fmt::format(", {} fields", std::abs(away.x) + std::abs(away.y));
  return text;
}

std::string others_in_view(const Game& game) {
  const std::size_t seen = game.known().creatures.size();
  return seen > 1 ? fmt::format("; {} more", seen - 1) : "";
}

}  // namespace

const SeenCreature* target_of(const Game& game) {
  const auto& seen = game.known().creatures;
  const Position hero = game.world().hero.at;
  const Position ahead = neighbour(hero, game.world().hero.facing);
  const auto rank = [&](const SeenCreature& creature) {
    return std::pair(creature.at == ahead ? 0 : squared_distance(hero, creature.at), creature.id);
  };
  const auto nearest = std::ranges::min_element(seen, {}, rank);
  return nearest == seen.end() ? nullptr : &*nearest;
}

void draw_target(const PanelContext& context, const Game& game) {
  const SeenCreature* target = target_of(game);
  if (target == nullptr) return;
  Rect area = context.layout.target;
  if (!context.layout.compact) area.height = 0;  // as much as it has to say
  const Panel panel(context, "target", area, PanelKind::fixed);
  if (panel.folded()) return;
  const std::string& name = game.place().classes[target->kind].name;
  const float part = static_cast<float>(target->life) / static_cast<float>(std::max(target->max_life, 1));
  // Where there is little room the name is shortened, not the numbers.
  const std::string numbers =
      fmt::format(", level {}: life {} of {}", target->level, target->life, target->max_life);
  const float room = ImGui::GetContentRegionAvail().x - ImGui::CalcTextSize(numbers.c_str()).x;
  const std::string words = fitted(name, room) + numbers;
  bar(context, part, target->main ? context.look.wine : context.look.blood, words, context.unit() * 1.2F);
  const OddsWords odds = odds_words(game, target->id);
  if (context.layout.compact) {
    one_line(context.look.parchment,
             fmt::format("{}. {}. {}", odds.hero_hits, odds.monster_hits, whereabouts(game, *target)));
    return;
  }
  coloured(context.look.laurel, fmt::format("{}: {}", odds.hero_hits, odds.hero_wounds));
  coloured(context.look.ember, fmt::format("{}: {}", odds.monster_hits, odds.monster_wounds));
  coloured(context.look.bone, whereabouts(game, *target) + others_in_view(game));
}

}  // namespace katabasis
