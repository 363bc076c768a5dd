// How the hero is: life, experience, turns, what he fights with.
#include <fmt/format.h>

#include <algorithm>

#include "rules/growth.h"
#include "ui/names.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

struct Condition {
  std::string_view word;
  ImU32 colour;
};

Condition condition(const PanelLook& look, int life, int max_life) {
  if (life <= 0) return {"dead", look.ash};
  if (life >= max_life) return {"unhurt", look.laurel};
  if (life * 3 >= max_life * 2) return {"scratched", look.laurel};
  if (life * 3 >= max_life) return {"wounded", look.saffron};
  return {"near death", look.blood};
}

std::string class_name(const Session& session) {
  const auto& classes = session.game().place().rules.classes;
  const auto found = std::ranges::find(classes, session.run().origin.hero_class, &HeroClass::id);
  return found == classes.end() ? session.run().origin.hero_class : found->name;
}

// Full ones are the turns that are left.
void draw_pips(const PanelContext& context, const Game& game, float size) {
  const int all = game.world().hero.turns_per_round;
  const int left = game.turns_left();
  const ImVec2 from = ImGui::GetCursorScreenPos();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float step = std::min(size * 0.95F, size * 7.5F / static_cast<float>(std::max(all, 1)));
  const float reach = step * 0.34F;
  for (int i = 0; i < all; ++i) {
    const ImVec2 centre{from.x + (static_cast<float>(i) + 0.5F) * step, from.y + size * 0.55F};
    if (i < left) list.AddNgonFilled(centre, reach, context.look.gold, 4);
    list.AddNgon(centre, reach, context.look.bronze, 4, std::max(size / 14, 1.0F));
  }
  ImGui::Dummy({static_cast<float>(all) * step, size});
}

void life_bar(const PanelContext& context, const Game& game, float height) {
  const int life = game.world().hero.life;
  const int most = game.hero_max_life();
  const Condition state = condition(context.look, life, most);
  const float part = most > 0 ? static_cast<float>(life) / static_cast<float>(most) : 0;
  const std::string numbers = fmt::format("Life {} of {}", life, most);
  const std::string words = fmt::format("{}, {}", numbers, state.word);
  const bool fits = ImGui::CalcTextSize(words.c_str()).x <= ImGui::GetContentRegionAvail().x;
  bar(context, part, state.colour, fits ? words : numbers, height);
}

void draw_worn(const Game& game, const std::optional<ItemId>& item, const char* nothing,
               const std::string& numbers) {
  paragraph((item ? item_name(game, *item) : nothing) + numbers);
}

void draw_compact(const PanelContext& context, const Session& session) {
  const Game& game = session.game();
  const float unit = context.unit();
  const float pips = std::min(static_cast<float>(game.world().hero.turns_per_round) * 0.95F, 7.5F) * unit;
  const std::string level = fmt::format("level {}", game.world().hero.level);
  const float right = pips + ImGui::CalcTextSize(level.c_str()).x + unit * 1.5F;
  const ImVec2 start = ImGui::GetCursorPos();
  ImGui::BeginChild("life", {std::max(ImGui::GetContentRegionAvail().x - right, unit), unit * 1.2F}, false,
                    ImGuiWindowFlags_NoScrollbar | ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoInputs);
  life_bar(context, game, unit * 1.15F);
  ImGui::EndChild();
  ImGui::SetCursorPos({ImGui::GetWindowWidth() - right - unit * 0.1F, start.y});
  ImGui::TextUnformatted(level.c_str());
  ImGui::SameLine();
  draw_pips(context, game, unit);
}

// Who he is, and beside it the round, where there is room for it.
void draw_heading(const PanelContext& context, const Session& session) {
  const World& world = session.game().world();
  const float right = ImGui::GetContentRegionMax().x - context.unit() * 0.3F;  // clear of the fold mark
  strong(context, context.look.gold, fmt::format("{}, level {}", class_name(session), world.hero.level));
  const std::string round = fmt::format("round {}", world.round);
  ImGui::SameLine();
  const float left = right - ImGui::CalcTextSize(round.c_str()).x;
  if (left < ImGui::GetCursorPosX()) return ImGui::NewLine();
  ImGui::SetCursorPosX(left);
  coloured(context.look.bone, round);
}

void draw_roomy(const PanelContext& context, const Session& session) {
  const Game& game = session.game();
  const Hero& hero = game.world().hero;
  const float unit = context.unit();
  draw_heading(context, session);
  life_bar(context, game, unit * 1.25F);
  const std::int64_t base = experience_of_level(hero.level, game.place().rules);
  const std::int64_t gained = hero.experience - base;
  const std::int64_t wanted = experience_of_level(hero.level + 1, game.place().rules) - base;
  bar(context, wanted > 0 ? static_cast<float>(gained) / static_cast<float>(wanted) : 1, context.look.styx,
      fmt::format("Experience {} of {}", gained, wanted), unit * 1.25F);
  draw_pips(context, game, unit);
  ImGui::SameLine();
  ImGui::Text("%d of %d turns", game.turns_left(), hero.turns_per_round);
  const FightNumbers numbers = game.hero_numbers();
  draw_worn(game, hero.weapon, "Fists",
            fmt::format(": attack {}, damage {}", numbers.attack, numbers.damage));
  draw_worn(game, hero.armour, "No protection", fmt::format(": defence {}", numbers.defence));
}

}  // namespace

void draw_hero(const PanelContext& context, const Session& session) {
  Rect area = context.layout.hero;
  if (!context.layout.compact) area.height = 0;  // as much as it has to say
  const Panel panel(context, "hero", area, PanelKind::fixed);
  if (panel.folded()) return;
  if (context.layout.compact) {
    draw_compact(context, session);
  } else {
    draw_roomy(context, session);
  }
}

}  // namespace katabasis
