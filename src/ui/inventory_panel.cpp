// What the hero wears and carries, what it would change, and what can be done with it.
#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <cstring>

#include "ui/icons.h"
#include "ui/lock_mark.h"
#include "ui/names.h"
#include "ui/panels.h"
#include "ui/piece.h"

namespace katabasis {

namespace {

constexpr const char* dragged_piece = "piece";

// What would be wasted is not asked for.
bool possible(const Game& game, const Action& action) {
  const bool wasted = std::holds_alternative<action::Drink>(action) && !unhurt_words(game).empty();
  return !wasted && !game.check(action);
}

void ask(const PanelContext& context, const Game& game, const Action& action) {
  if (possible(game, action)) context.commands.emplace_back(action);
}

void use(const PanelContext& context, const Game& game, ItemId item) {
  if (const auto usual = use_of(game, item)) ask(context, game, usual->action);
}

ImU32 colour_of(const PanelLook& look, int gain) {
  if (gain == 0) return look.ash;
  return gain > 0 ? look.laurel : look.ember;
}

// "Put on: one of the 3 turns left in this round."
std::string cost_words(const Game& game, const char* deed) {
  const int left = game.turns_left();
  if (left == 1) return fmt::format("{}: the last turn of this round.", deed);
  return fmt::format("{}: one of the {} turns left in this round.", deed, left);
}

// All that is to be said of a piece: beside the mouse, and below the grid for the one that is chosen.
void describe(const PanelContext& context, const Game& game, ItemId item) {
  const bool worn = is_worn(game, item);
  strong(context, worn ? context.look.gold : context.look.parchment, item_name(game, item));
  paragraph((worn ? "worn " : "") + item_numbers(game, item));
  if (const std::string about = item_about(game, item); !about.empty()) coloured(context.look.bone, about);
  const auto usual = use_of(game, item);
  for (const Change& change : changes_by(game, item))
    coloured(colour_of(context.look, change.gain), fmt::format("if {}: {}", usual->done, change.words));
  if (heals(game, item) && !unhurt_words(game).empty())
    coloured(context.look.ember, std::string(unhurt_words(game)));
  coloured(context.look.ash,
           cost_words(game, usual ? fmt::format("{} or drop", usual->label).c_str() : "Drop"));
}

// --- dragging -------------------------------------------------------------------------------------------

std::optional<ItemId> piece_in(const ImGuiPayload* payload) {
  if (payload == nullptr || !payload->IsDataType(dragged_piece)) return std::nullopt;
  ItemId item{};
  std::memcpy(&item, payload->Data, sizeof item);
  return item;
}

// What was let go over the item drawn last.
std::optional<ItemId> dropped_here() {
  if (!ImGui::BeginDragDropTarget()) return std::nullopt;
  const auto item = piece_in(ImGui::AcceptDragDropPayload(dragged_piece));
  ImGui::EndDragDropTarget();
  return item;
}

// The mouse is over the picture of the place, and over no panel.
bool over_the_place(const PanelContext& context) {
  constexpr ImGuiHoveredFlags any = ImGuiHoveredFlags_AnyWindow | ImGuiHoveredFlags_AllowWhenBlockedByPopup |
                                    ImGuiHoveredFlags_AllowWhenBlockedByActiveItem;
  const ImVec2 at = ImGui::GetMousePos();
  const Size screen = context.layout.screen;
  return at.x >= 0 && at.y >= 0 && at.x < static_cast<float>(screen.width) &&
         at.y < static_cast<float>(screen.height) && !ImGui::IsWindowHovered(any);
}

// The mouse is over the hero's own panel.
bool over_the_hero() {
  const ImGuiWindow* const under = ImGui::GetCurrentContext()->HoveredWindow;
  return under != nullptr && under == ImGui::FindWindowByName("hero");
}

void draw_picture(const PanelContext& context, const Game& game, ItemId item, ImVec2 from, ImVec2 to) {
  const PicturePart* part = context.pictures.of(game.world().item(item).what);
  if (part != nullptr)
    ImGui::GetWindowDrawList()->AddImage(context.pictures.texture, from, to, part->from, part->to);
}

void drag_from(const PanelContext& context, const Game& game, ItemId item) {
  if (!ImGui::BeginDragDropSource(ImGuiDragDropFlags_SourceNoDisableHover)) return;
  ImGui::SetDragDropPayload(dragged_piece, &item, sizeof item);
  const float side = context.unit() * item_picture_height;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({side, side});
  draw_picture(context, game, item, at, {at.x + side, at.y + side});
  strong(context, context.look.parchment, item_name(game, item));
  if (over_the_place(context)) coloured(context.look.ash, "to the floor");
  if (over_the_hero() && !is_worn(game, item)) coloured(context.look.ash, "to the hero");
  ImGui::EndDragDropSource();
}

// --- pieces ---------------------------------------------------------------------------------------------

// The picture of a piece in its cell; a key has its mark and its number.
void draw_cell(const PanelContext& context, const Game& game, ItemId item, bool chosen) {
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImVec2 to = ImGui::GetItemRectMax();
  const float unit = context.unit();
  const float side = std::round(unit * item_picture_height);
  const float edge = std::floor((to.x - from.x - side) / 2);
  ImDrawList& list = *ImGui::GetWindowDrawList();
  draw_picture(context, game, item, {from.x + edge, from.y + edge},
               {from.x + edge + side, from.y + edge + side});
  if (const auto* key = std::get_if<KeyId>(&game.world().item(item).what)) {
    draw_lock_mark(list, context.look, *key, {from.x + unit * 0.55F, from.y + unit * 0.6F}, unit * 0.3F,
                   false);
    list.AddText({from.x + unit * 1.1F, from.y + unit * 0.05F}, lock_colour(context.look, *key),
                 fmt::format("{}", key->value).c_str());
  }
  if (chosen) list.AddRect(from, to, context.look.gold, 0, 0, std::max(unit * 0.1F, 2.0F));
}

// One piece: chosen by a click or by the arrows, used by Enter or a double click, dropped by Delete.
void cell(const PanelContext& context, const Game& game, ItemId item, int& chosen) {
  const float side = context.unit() * item_cell_height;
  ImGui::PushID(item.value);
  const bool pressed = ImGui::Button("##piece", {side, side});
  const bool focused = ImGui::IsItemFocused();
  if (pressed || focused) chosen = static_cast<int>(item.value);
  const bool twice = ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(ImGuiMouseButton_Left);
  const bool entered = pressed && ImGui::GetIO().NavVisible;
  if (twice || entered) use(context, game, item);
  if (focused && ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Delete), false))
    ask(context, game, action::Drop{item});
  draw_cell(context, game, item, chosen == static_cast<int>(item.value));
  // What is chosen is described below.
  const bool shown = chosen == static_cast<int>(item.value);
  if (!shown && ImGui::IsItemHovered() && !ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
    // As wide as its words want would be as narrow as one letter: they are wrapped.
    const float width = std::min(context.unit() * 18, static_cast<float>(context.layout.screen.width) * 0.8F);
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, FLT_MAX});
    ImGui::BeginTooltip();
    describe(context, game, item);
    ImGui::EndTooltip();
  }
  drag_from(context, game, item);
  ImGui::PopID();
}

// A place for something to be worn, with what is worn there.
void slot(const PanelContext& context, const Game& game, std::optional<ItemId> worn, ItemIcon empty,
          int& chosen) {
  if (worn) return cell(context, game, *worn, chosen);
  const float side = context.unit() * item_cell_height;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({side, side});
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const ImU32 pale = faded(context.look.bronze, 0.5F);
  list.AddRect(at, {at.x + side, at.y + side}, pale);
  draw_icon(list, empty, {at.x + side / 2, at.y + side / 2}, context.unit() * 0.9F, pale);
}

std::string name_or(const Game& game, std::optional<ItemId> worn, const char* nothing) {
  return worn ? item_name(game, *worn) : nothing;
}

// The hero, with what he wears; whatever is let go over him he uses.
void hero(const PanelContext& context, const Game& game, int& chosen) {
  const Hero& him = game.world().hero;
  const FightNumbers numbers = game.hero_numbers();
  ImGui::BeginGroup();
  slot(context, game, him.weapon, ItemIcon::weapon, chosen);
  ImGui::SameLine();
  slot(context, game, him.armour, ItemIcon::armour, chosen);
  ImGui::SameLine();
  ImGui::BeginGroup();
  paragraph(fmt::format("{}: attack {}, damage {}", name_or(game, him.weapon, "Fists"), numbers.attack,
                        numbers.damage));
  paragraph(fmt::format("{}: defence {}", name_or(game, him.armour, "No protection"), numbers.defence));
  paragraph(fmt::format("Life {} of {}", him.life, game.hero_max_life()));
  ImGui::EndGroup();
  ImGui::EndGroup();
  if (const auto item = dropped_here(); item && !is_worn(game, *item)) use(context, game, *item);
}

// What is carried and not worn; whatever is worn and let go over it is taken off.
void pack(const PanelContext& context, const Game& game, const std::vector<ItemId>& items, int& chosen) {
  const float step = context.unit() * item_cell_height + ImGui::GetStyle().ItemSpacing.x;
  const int columns = std::max(static_cast<int>(ImGui::GetContentRegionAvail().x / step), 1);
  const float width = ImGui::GetContentRegionAvail().x;
  int number = 0;
  ImGui::BeginGroup();
  for (const ItemId item : items) {
    if (is_worn(game, item)) continue;
    if (number++ % columns != 0) ImGui::SameLine();
    cell(context, game, item, chosen);
  }
  if (number == 0) coloured(context.look.ash, items.empty() ? "Nothing is carried." : "The pack is empty.");
  ImGui::Dummy({width, 0});
  ImGui::EndGroup();
  if (const auto item = dropped_here(); item && is_worn(game, *item)) use(context, game, *item);
}

// As high for every piece and for none: nothing may move away from under a second click or a dragged piece.
void describe_chosen(const PanelContext& context, const Game& game, std::optional<ItemId> chosen) {
  constexpr float lines = 6.25F;  // of the longest description, where none has to be broken
  const float end = ImGui::GetCursorPosY() + lines * ImGui::GetTextLineHeightWithSpacing();
  if (chosen) {
    describe(context, game, *chosen);
  } else {
    coloured(
        context.look.ash,
        "Arrows or a click choose, Enter or a double click uses, Delete drops. A piece can be dragged: up "
        "to the hero to be used, down into the pack to be taken off, out of this panel or to Drop onto "
        "the floor.");
  }
  ImGui::SetCursorPosY(std::max(ImGui::GetCursorPosY(), end));
}

// --- deeds ----------------------------------------------------------------------------------------------

void deed(const PanelContext& context, const Game& game, const std::string& label,
          const std::optional<Action>& action) {
  const bool active = action && possible(game, *action);
  if (!active) ImGui::PushStyleColor(ImGuiCol_Text, context.look.ash);
  ImGui::PushItemFlag(ImGuiItemFlags_NoNav, !active);
  if (ImGui::Button(label.c_str()) && active) context.commands.emplace_back(*action);
  ImGui::PopItemFlag();
  if (!active) ImGui::PopStyleColor();
}

void deeds(const PanelContext& context, const Game& game, std::optional<ItemId> chosen) {
  const auto usual = chosen ? use_of(game, *chosen) : std::nullopt;
  const char* const nothing = chosen ? "Its door asks for it" : "Put on or drink";
  deed(context, game, fmt::format("{}###use", usual ? usual->label : nothing),
       usual ? std::optional(usual->action) : std::nullopt);
  same_line_for(button_width("Drop"));
  deed(context, game, "Drop", chosen ? std::optional<Action>(action::Drop{*chosen}) : std::nullopt);
  if (const auto item = dropped_here()) ask(context, game, action::Drop{*item});
  same_line_for(button_width("Take everything off"));
  deed(context, game, "Take everything off", action::Equip{});
}

// A piece that is let go outside: over the place it is dropped, over the hero's own panel it is used.
void let_go(const PanelContext& context, const Game& game) {
  const auto dragged = piece_in(ImGui::GetDragDropPayload());
  if (!dragged || !ImGui::IsMouseReleased(ImGuiMouseButton_Left)) return;
  if (over_the_place(context)) ask(context, game, action::Drop{*dragged});
  if (over_the_hero() && !is_worn(game, *dragged)) use(context, game, *dragged);
}

}  // namespace

void draw_inventory(const PanelContext& context, const Game& game) {
  const std::vector<ItemId> items = game.inventory();
  heading(context, "Inventory");
  const int turns = game.turns_left();
  paragraph(fmt::format("{} of {} pieces. Each deed here takes a turn; {} left in this round.", items.size(),
                        game.place().rules.inventory.capacity,
                        turns == 1 ? "one is" : fmt::format("{} are", turns)));
  int& chosen = *ImGui::GetStateStorage()->GetIntRef(ImGui::GetID("chosen"), -1);
  hero(context, game, chosen);
  pack(context, game, items, chosen);
  const auto found =
      std::ranges::find_if(items, [&](ItemId item) { return static_cast<int>(item.value) == chosen; });
  const auto piece = found == items.end() ? std::nullopt : std::optional(*found);
  describe_chosen(context, game, piece);
  deeds(context, game, piece);
  let_go(context, game);
  // From the panel's end the arrows lead on to the first piece.
  ImGui::NavMoveRequestTryWrapping(ImGui::GetCurrentWindow(), ImGuiNavMoveFlags_LoopY);
}

}  // namespace katabasis
