// The lock ledger: every lock and every key that the hero has ever seen, and which belongs to which, so that
// nobody has to remember.
#include <fmt/format.h>

#include <map>

#include "ui/lock_mark.h"
#include "ui/names.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

// What is known of one key's number.
struct Entry {
  std::optional<Position> door;    // locked
  std::optional<Position> opened;  // with that key, by the hero: nobody else has one
  std::optional<Position> lying;
  bool carried = false;
};

std::map<KeyId, Entry> entries(const Game& game) {
  std::map<KeyId, Entry> result;
  for (std::size_t i = 0; i < game.known().doors.size(); ++i) {
    const auto& known = game.known().doors[i];
    const Door& door = game.place().labyrinth.doors[i];
    if (!known || !door.key) continue;
    if (known->state != DoorState::locked) result[*door.key].opened = door.a;
    if (known->state == DoorState::locked && known->key) result[*known->key].door = door.a;
  }
  for (const auto& item : game.known().items) {
    if (!item) continue;
    if (const auto* key = std::get_if<KeyId>(&item->what)) result[*key].lying = item->at;
  }
  for (const ItemId item : game.inventory()) {
    if (const auto* key = std::get_if<KeyId>(&game.world().item(item).what)) result[*key].carried = true;
  }
  return result;
}

std::string where_key(const Entry& entry, Position hero) {
  if (entry.carried) return "you carry it";
  if (entry.lying) return "lies " + bearing(hero, *entry.lying);
  return entry.opened ? "used" : "not found yet";
}

std::string where_door(const Entry& entry, Position hero) {
  if (entry.door) return "locked, " + bearing(hero, *entry.door);
  return entry.opened ? "unlocked, " + bearing(hero, *entry.opened) : "not found yet";
}

struct Verdict {
  std::string_view words;
  ImU32 colour;
};

Verdict verdict(const Entry& entry, const PanelLook& look) {
  if (entry.carried && entry.door) return {"Go and unlock it.", look.laurel};
  if (entry.carried) return {"Find its door.", look.styx};
  if (entry.lying && entry.door) return {"Fetch the key first.", look.saffron};
  if (entry.lying) return {"Fetch it.", look.saffron};
  return entry.door ? Verdict{"Find its key.", look.ember} : Verdict{"Done.", look.ash};
}

void row(const PanelContext& context, KeyId key, const Entry& entry, Position hero) {
  const float unit = context.unit();
  ImGui::TableNextRow();
  ImGui::TableNextColumn();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  draw_lock_mark(*ImGui::GetWindowDrawList(), context.look, key, {at.x + unit * 0.6F, at.y + unit * 0.5F},
                 unit * 0.4F, true);
  ImGui::Dummy({unit * 1.2F, unit});
  ImGui::TableNextColumn();
  strong(context, lock_colour(context.look, key), fmt::format("{}", key.value));
  ImGui::TableNextColumn();
  paragraph(where_key(entry, hero));
  ImGui::TableNextColumn();
  paragraph(where_door(entry, hero));
  ImGui::TableNextColumn();
  const Verdict said = verdict(entry, context.look);
  coloured(said.colour, said.words);
}

}  // namespace

void draw_ledger(const PanelContext& context, const Game& game) {
  heading(context, "Locked doors and keys");
  const auto all = entries(game);
  if (all.empty()) {
    coloured(context.look.ash,
             "No locked door and no key seen so far. Each key bears the number of its door.");
    return;
  }
  if (!ImGui::BeginTable("ledger", 5, ImGuiTableFlags_BordersInnerH)) return;
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, context.unit() * 1.3F);
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, context.unit() * 1.5F);
  for (int i = 0; i < 3; ++i) ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
  ImGui::TableNextRow();
  ImGui::TableSetColumnIndex(2);
  coloured(context.look.ash, "Key");
  ImGui::TableNextColumn();
  coloured(context.look.ash, "Door");
  for (const auto& [key, entry] : all) row(context, key, entry, game.world().hero.at);
  ImGui::EndTable();
}

}  // namespace katabasis
