// What the hero carries, what it would change, and what can be done with it.
#include <fmt/format.h>

#include "ui/icons.h"
#include "ui/names.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

const ItemClass* class_of(const Game& game, ItemId item) {
  const auto* kind = std::get_if<ItemClassId>(&game.world().item(item).what);
  return kind == nullptr ? nullptr : &game.place().classes[*kind];
}

bool is_worn(const Game& game, ItemId item) {
  const Hero& hero = game.world().hero;
  return hero.weapon == item || hero.armour == item;
}

std::string difference(std::string_view what, int now, int then) {
  return now == then ? fmt::format("{} as now", what) : fmt::format("{} {:+}", what, then - now);
}

struct Comparison {
  std::string words;  // empty: there is nothing to compare
  int gain = 0;       // of all numbers together
};

// Against what is worn, or against bare hands and bare skin.
Comparison compared(const Game& game, ItemId item) {
  const Hero& hero = game.world().hero;
  const ItemClass* kind = class_of(game, item);
  if (kind == nullptr || is_worn(game, item)) return {};
  if (const auto* weapon = std::get_if<WeaponNumbers>(&kind->numbers)) {
    const WeaponNumbers now =
        hero.weapon ? std::get<WeaponNumbers>(class_of(game, *hero.weapon)->numbers) : WeaponNumbers{};
    return {difference("attack", now.attack, weapon->attack) + ", " +
                difference("damage", now.damage, weapon->damage),
            weapon->attack + weapon->damage - now.attack - now.damage};
  }
  if (const auto* armour = std::get_if<ArmourNumbers>(&kind->numbers)) {
    const ArmourNumbers now =
        hero.armour ? std::get<ArmourNumbers>(class_of(game, *hero.armour)->numbers) : ArmourNumbers{};
    return {difference("defence", now.defence, armour->defence), armour->defence - now.defence};
  }
  return {};
}

void action_button(const PanelContext& context, const Game& game, const char* label, const Action& action) {
  ImGui::BeginDisabled(game.check(action).has_value());
  if (ImGui::Button(label)) context.commands.emplace_back(action);
  ImGui::EndDisabled();
}

void row_buttons(const PanelContext& context, const Game& game, ItemId item) {
  const ItemClass* kind = class_of(game, item);
  if (kind != nullptr && std::holds_alternative<PotionNumbers>(kind->numbers)) {
    action_button(context, game, "Drink", action::Drink{item});
  } else if (kind != nullptr && !is_worn(game, item)) {
    action_button(context, game, "Put on", action::Equip{{item}});
  } else {
    ImGui::Dummy({1, 1});
  }
  ImGui::TableNextColumn();
  action_button(context, game, "Drop", action::Drop{item});
}

ImU32 colour_of(const PanelLook& look, int gain) {
  if (gain == 0) return look.ash;
  return gain > 0 ? look.laurel : look.ember;
}

void row(const PanelContext& context, const Game& game, ItemId item) {
  const float unit = context.unit();
  const bool worn = is_worn(game, item);
  ImGui::PushID(item.value);
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_icon(*ImGui::GetWindowDrawList(), icon_of(game, item), {at.x + unit * 0.6F, at.y + unit * 0.65F},
            unit * 0.5F, worn ? context.look.gold : context.look.bone);
  ImGui::Dummy({unit * 1.2F, unit * 1.3F});
  ImGui::TableNextColumn();
  strong(context, worn ? context.look.gold : context.look.parchment, item_name(game, item));
  ImGui::TableNextColumn();
  paragraph((worn ? "worn " : "") + item_numbers(game, item));
  if (const Comparison change = compared(game, item); !change.words.empty())
    coloured(colour_of(context.look, change.gain), "worn it would be " + change.words);
  ImGui::TableNextColumn();
  row_buttons(context, game, item);
  ImGui::PopID();
}

void table(const PanelContext& context, const Game& game, const std::vector<ItemId>& items) {
  if (!ImGui::BeginTable("items", 5, ImGuiTableFlags_BordersInnerH)) return;
  const float unit = context.unit();
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, unit * 1.3F);
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch, 1.0F);
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch, 1.4F);
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed);
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed);
  for (const ItemId item : items) row(context, game, item);
  ImGui::EndTable();
}

}  // namespace

void draw_inventory(const PanelContext& context, const Game& game) {
  const std::vector<ItemId> items = game.inventory();
  heading(context, "Inventory");
  paragraph(
      fmt::format("{} of {} pieces. Putting on, taking off, drinking and dropping take one turn each; {} "
                  "left in this round.",
                  items.size(), game.place().rules.inventory.capacity, game.turns_left()));
  if (items.empty()) coloured(context.look.ash, "Nothing is carried.");
  table(context, game, items);
  action_button(context, game, "Take everything off", action::Equip{});
}

}  // namespace katabasis
