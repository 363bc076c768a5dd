// What the hero carries, what it would change, and what can be done with it.
#include <fmt/format.h>

#include <algorithm>
#include <cstring>

#include "ui/icons.h"
#include "ui/lock_mark.h"
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

// Of what a piece does to the hero who wears it: "attack 3 to 5 (+2)".
struct Change {
  std::string words;
  int gain = 0;
};

Change change_of(std::string_view what, int now, int then) {
  if (now == then) return {fmt::format("{} stays {}", what, now), 0};
  return {fmt::format("{} {} to {} ({:+})", what, now, then, then - now), then - now};
}

template <typename Numbers>
Numbers numbers_worn(const Game& game, std::optional<ItemId> worn) {
  return worn ? std::get<Numbers>(class_of(game, *worn)->numbers) : Numbers{};
}

// Against what is worn, or against bare hands and bare skin; empty: there is nothing to compare.
std::vector<Change> compared(const Game& game, ItemId item) {
  const Hero& hero = game.world().hero;
  const ItemClass* kind = class_of(game, item);
  if (kind == nullptr || is_worn(game, item)) return {};
  if (const auto* weapon = std::get_if<WeaponNumbers>(&kind->numbers)) {
    const auto now = numbers_worn<WeaponNumbers>(game, hero.weapon);
    return {change_of("attack", now.attack, weapon->attack), change_of("damage", now.damage, weapon->damage)};
  }
  if (const auto* armour = std::get_if<ArmourNumbers>(&kind->numbers)) {
    const auto now = numbers_worn<ArmourNumbers>(game, hero.armour);
    return {change_of("defence", now.defence, armour->defence)};
  }
  return {};
}

// The usual thing that is done with it; nothing for a key, which its door asks for, and for what is worn.
struct Use {
  const char* label;
  Action action;
};

std::optional<Use> use_of(const Game& game, ItemId item) {
  const ItemClass* kind = class_of(game, item);
  if (kind == nullptr || is_worn(game, item)) return std::nullopt;
  if (std::holds_alternative<PotionNumbers>(kind->numbers)) return Use{"Drink", action::Drink{item}};
  return Use{"Put on", action::Equip{{item}}};
}

void ask(const PanelContext& context, const Game& game, const Action& action) {
  if (!game.check(action)) context.commands.emplace_back(action);
}

ImU32 colour_of(const PanelLook& look, int gain) {
  if (gain == 0) return look.ash;
  return gain > 0 ? look.laurel : look.ember;
}

// All that is to be said of a piece: beside the mouse, and below the grid for the one that is chosen.
void describe(const PanelContext& context, const Game& game, ItemId item) {
  strong(context, is_worn(game, item) ? context.look.gold : context.look.parchment, item_name(game, item));
  paragraph((is_worn(game, item) ? "worn " : "") + item_numbers(game, item));
  for (const Change& change : compared(game, item))
    coloured(colour_of(context.look, change.gain), "if worn: " + change.words);
  if (const auto use = use_of(game, item))
    coloured(context.look.ash,
             fmt::format("{}: one turn, {} left in this round", use->label, game.turns_left()));
}

constexpr const char* dragged_piece = "piece";

void drag_from(const PanelContext& context, const Game& game, ItemId item) {
  if (!ImGui::BeginDragDropSource(ImGuiDragDropFlags_SourceNoDisableHover)) return;
  ImGui::SetDragDropPayload(dragged_piece, &item, sizeof item);
  strong(context, context.look.parchment, item_name(game, item));
  ImGui::EndDragDropSource();
}

// What was let go over the item drawn last.
std::optional<ItemId> dropped_here() {
  if (!ImGui::BeginDragDropTarget()) return std::nullopt;
  std::optional<ItemId> result;
  if (const ImGuiPayload* payload = ImGui::AcceptDragDropPayload(dragged_piece); payload != nullptr) {
    ItemId item{};
    std::memcpy(&item, payload->Data, sizeof item);
    result = item;
  }
  ImGui::EndDragDropTarget();
  return result;
}

// The picture of a piece in its cell; what is worn has a second frame and the word.
void draw_cell(const PanelContext& context, const Game& game, ItemId item, bool chosen) {
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const bool worn = is_worn(game, item);
  const float unit = context.unit();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImVec2 middle{(from.x + to.x) / 2, (from.y + to.y) / 2};
  if (const auto* key = std::get_if<KeyId>(&game.world().item(item).what)) {
    draw_lock_mark(list, context.look, *key, {from.x + unit * 0.6F, from.y + unit * 0.6F}, unit * 0.3F,
                   false);
    list.AddText({to.x - unit * 0.9F, to.y - unit * 1.1F}, lock_colour(context.look, *key),
                 fmt::format("{}", key->value).c_str());
  }
  draw_icon(list, icon_of(game, item), middle, unit * 0.95F, worn ? context.look.gold : context.look.bone);
  if (worn) list.AddText({from.x + unit * 0.2F, from.y}, context.look.gold, "worn");
  if (chosen) list.AddRect(from, to, context.look.gold, 0, 0, std::max(unit * 0.1F, 2.0F));
}

// One piece: chosen by a click or by the arrows, used by Enter or a double click, dropped by Delete.
void cell(const PanelContext& context, const Game& game, ItemId item, int& chosen) {
  const float side = context.unit() * 3;
  ImGui::PushID(item.value);
  const bool pressed = ImGui::Button("##piece", {side, side});
  const bool focused = ImGui::IsItemFocused();
  if (pressed || focused) chosen = static_cast<int>(item.value);
  const bool twice = ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
  const bool entered = pressed && ImGui::GetIO().NavVisible;
  if (const auto use = use_of(game, item); use && (twice || entered)) ask(context, game, use->action);
  if (focused && ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Delete), false))
    ask(context, game, action::Drop{item});
  draw_cell(context, game, item, chosen == static_cast<int>(item.value));
  if (ImGui::IsItemHovered() && !ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
    ImGui::BeginTooltip();
    describe(context, game, item);
    ImGui::EndTooltip();
  }
  drag_from(context, game, item);
  ImGui::PopID();
}

void grid(const PanelContext& context, const Game& game, const std::vector<ItemId>& items, int& chosen) {
  const float step = context.unit() * 3 + ImGui::GetStyle().ItemSpacing.x;
  const int columns = std::max(static_cast<int>(ImGui::GetContentRegionAvail().x / step), 1);
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (static_cast<int>(i) % columns != 0) ImGui::SameLine();
    cell(context, game, items[i], chosen);
  }
}

// A button for the chosen piece that takes dragged ones as well.
void deed(const PanelContext& context, const Game& game, const char* label, std::optional<Action> action,
          const std::function<std::optional<Action>(ItemId)>& for_dragged) {
  const bool possible = action && !game.check(*action);
  if (!possible) ImGui::PushStyleColor(ImGuiCol_Text, context.look.ash);
  if (ImGui::Button(label) && possible) context.commands.emplace_back(*action);
  if (!possible) ImGui::PopStyleColor();
  if (const auto item = dropped_here()) {
    if (const auto then = for_dragged(*item)) ask(context, game, *then);
  }
  ImGui::SameLine();
}

void deeds(const PanelContext& context, const Game& game, std::optional<ItemId> chosen) {
  const auto use_action = [&game](ItemId item) -> std::optional<Action> {
    const auto use = use_of(game, item);
    return use ? std::optional(use->action) : std::nullopt;
  };
  const auto drop_action = [](ItemId item) -> std::optional<Action> { return action::Drop{item}; };
  const auto use = chosen ? use_of(game, *chosen) : std::nullopt;
  deed(context, game, use ? fmt::format("{}###use", use->label).c_str() : "Put on or drink###use",
       chosen ? use_action(*chosen) : std::nullopt, use_action);
  deed(context, game, "Drop", chosen ? drop_action(*chosen) : std::nullopt, drop_action);
  deed(context, game, "Take everything off", action::Equip{}, [](ItemId) { return std::nullopt; });
  ImGui::NewLine();
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
  int& chosen = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("chosen"), -1);
  grid(context, game, items, chosen);
  const auto found =
      std::ranges::find_if(items, [&](ItemId item) { return static_cast<int>(item.value) == chosen; });
  const auto piece = found == items.end() ? std::nullopt : std::optional(*found);
  if (piece) describe(context, game, *piece);
  deeds(context, game, piece);
  coloured(
      context.look.ash,
      "Arrows or a click choose, Enter or a double click uses, Delete drops; a piece can be dragged to a "
      "button.");
}

}  // namespace katabasis
