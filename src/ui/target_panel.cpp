// Whom the hero has before him, and what the next blow will do, both ways.
#include <fmt/format.h>

#include <algorithm>

#include "play/narration.h"
#include "play/whereabouts.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

std::string others_in_view(const Game& game) {
  const std::size_t seen = game.known().creatures.size();
  return seen > 1 ? fmt::format("; {} more", seen - 1) : "";
}

}  // namespace

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
  const std::string numbers = fmt::format(", life {} of {}", target->life, target->max_life);
  const float room = ImGui::GetContentRegionAvail().x - ImGui::CalcTextSize(numbers.c_str()).x;
  const std::string words = fitted(name, room) + numbers;
  bar(context, part, target->main ? context.look.wine : context.look.blood, words, context.unit() * 1.2F);
  const OddsWords odds = odds_words(game, target->id);
  const std::string where =
      fmt::format("Level {}, {}", target->level, whereabouts(game.world().hero, target->at));
  if (context.layout.compact) {
    one_line(context.look.parchment, fmt::format("{}. {}. {}", odds.hero_hits, odds.monster_hits, where));
    return;
  }
  coloured(context.look.laurel, fmt::format("{}: {}", odds.hero_hits, odds.hero_wounds));
  coloured(context.look.ember, fmt::format("{}: {}", odds.monster_hits, odds.monster_wounds));
  coloured(context.look.bone, where + others_in_view(game));
}

}  // namespace katabasis
