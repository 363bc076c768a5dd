// The automap: what the hero has explored, a way to walk there, and what he has written on it.
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "rules/notes.h"
#include "ui/chart.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

bool is_known_floor(const Game& game, Position at) {
  const Grid<std::int32_t>& seen = game.known().seen;
  return seen.contains(at) && seen[at] != 0 && game.place().labyrinth.fields[at] == Ground::free;
}

// Where nobody can walk the mark says so.
void travel(const PanelContext& context, const Game& game, Position to, MapState& state) {
  if (is_known_floor(game, to)) {
    context.commands.emplace_back(command::Travel{to});
  } else if (explored(game).contains(to)) {
    state.mark = to;
  }
}

// Arrows lead a mark over the map, from the hero on.
void move_mark(const Game& game, std::optional<Position>& mark) {
  constexpr std::array keys{ImGuiKey_UpArrow, ImGuiKey_RightArrow, ImGuiKey_DownArrow, ImGuiKey_LeftArrow};
  for (std::size_t i = 0; i < keys.size(); ++i) {
    if (!ImGui::IsKeyPressed(ImGui::GetKeyIndex(keys[i]))) continue;
    const Position to = neighbour(mark.value_or(game.world().hero.at), all_directions[i]);
    if (explored(game).contains(to)) mark = to;
  }
}

void draw_mark(const Chart& chart, Position at) {
  const ImVec2 from = chart.corner(at);
  const float line = std::max(chart.cell * 0.15F, 2.0F);
  chart.list.AddRect({from.x - line, from.y - line}, {from.x + chart.cell + line, from.y + chart.cell + line},
                     chart.look.gold, 0, ImDrawFlags_None, line);
}

constexpr const char* how_to_walk =
    "Click a field to walk there, or lead the mark with the arrows; Tab writes a note there.";
constexpr const char* how_to_write =
    "Write what is to be remembered of this field, or choose: Enter keeps it, and Esc leaves all as it was.";
// For those who have no keys at hand.
constexpr std::array ready_notes{"Danger", "Return", "Loot", "Rest"};

const Note* note_at(const Game& game, Position at) {
  const auto found = std::ranges::find(game.known().notes, at, &Note::at);
  return found == game.known().notes.end() ? nullptr : &*found;
}

void begin_note(const Game& game, MapState& state, Position at) {
  if (!game.known().seen.contains(at) || game.known().seen[at] == 0) return;
  state.mark = at;
  state.pinning = false;
  state.writing.emplace();
  state.line_has_keys = false;
  if (const Note* const note = note_at(game, at)) std::ranges::copy(note->text, state.writing->begin());
}

// Tab at the mark, or where the hero stands; not the Tab that has opened the map.
void begin_note_by_key(const Game& game, MapState& state) {
  const int tab = ImGui::GetKeyIndex(ImGuiKey_Tab);
  if (state.tab_was_up && ImGui::IsKeyPressed(tab, false))
    begin_note(game, state, state.mark.value_or(game.world().hero.at));
  state.tab_was_up = state.tab_was_up || !ImGui::IsKeyDown(tab);
}

void end_note(const PanelContext& context, const Game& game, MapState& state, std::string_view typed) {
  const Note* const before = note_at(game, *state.mark);
  std::string text = note_of(typed);
  if (text != (before == nullptr ? "" : before->text))
    context.commands.emplace_back(Action{action::Note{*state.mark, std::move(text)}});
  state.writing.reset();
}

// With little room the signs are told by the help alone: the map comes first.
bool has_room_for_legend(const PanelContext& context, ImVec2 room) {
  constexpr float most = 0.25F;  // of the room
  return legend_height(context, room.x) + ImGui::CalcTextSize(how_to_walk, nullptr, false, room.x).y <
         room.y * most;
}

// What the panel needs below the chart: the legend, a note's line and buttons; or a line to write in and its
// buttons.
float room_below(const PanelContext& context, bool legend, bool writing) {
  const float wrapped = ImGui::GetContentRegionAvail().x;
  const float rows = writing ? 4 : 2;
  float words = ImGui::GetTextLineHeight();
  if (writing || legend) {
    words = ImGui::CalcTextSize(writing ? how_to_write : how_to_walk, nullptr, false, wrapped).y;
  }
  if (legend && !writing) words += legend_height(context, wrapped) + ImGui::GetStyle().ItemSpacing.y;
  const float note = legend || writing ? ImGui::GetTextLineHeight() : 0;  // else in the hint's place
  return words + note + context.unit() * 1.6F * rows + ImGui::GetStyle().ItemSpacing.y * (rows + 3);
}

// The note under the mouse, else at the mark, else where the hero stands.
const Note* note_shown(const Game& game, const Chart& chart, const MapState& state) {
  const Note* const there = note_at(game, chart.field_at(ImGui::GetMousePos()));
  return there != nullptr ? there : note_at(game, state.mark.value_or(game.world().hero.at));
}

// With little room the note stands in place of the words on the signs.
void draw_note_and_legend(const PanelContext& context, const Note* note, bool legend) {
  const std::string text = note == nullptr ? " " : note->text;
  if (legend) {
    one_line(context.look.parchment, text);
    coloured(context.look.bone, how_to_walk);
    return draw_legend(context);
  }
  const std::string& help = context.key(Wish::help);
  const bool hint = note == nullptr && !help.empty();
  one_line(context.look.bone, hint ? help + ": what the signs mean" : text);
}

// A full note takes no more letters.
int keep_short(ImGuiInputTextCallbackData* data) {
  std::size_t letters = 0;
  for (int at = 0; at < data->BufTextLen; ++at) {
    const bool begins = (static_cast<unsigned char>(data->Buf[at]) & 0xc0U) != 0x80U;
    if (!begins || letters++ < longest_note) continue;
    data->DeleteChars(at, data->BufTextLen - at);
    break;
  }
  return 0;
}

void draw_writing(const PanelContext& context, const Game& game, MapState& state) {
  coloured(context.look.bone, how_to_write);
  if (!std::exchange(state.line_has_keys, true)) ImGui::SetKeyboardFocusHere();
  ImGui::SetNextItemWidth(-1);
  const bool entered =
      ImGui::InputText("##note", state.writing->data(), state.writing->size(),
                       ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_CallbackEdit, keep_short);
  std::optional<std::string> chosen;
  const auto button = [&](const char* label, std::size_t of_row) {
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float share = ImGui::GetContentRegionAvail().x / static_cast<float>(of_row);
    return ImGui::Button(label, {of_row == 1 ? share : share - gap, context.unit() * 1.6F});
  };
  for (std::size_t i = 0; i < ready_notes.size(); ++i) {
    if (button(ready_notes[i], ready_notes.size() - i)) chosen = ready_notes[i];
    if (i + 1 < ready_notes.size()) ImGui::SameLine();
  }
  const bool kept = button("Keep the note", 2);
  ImGui::SameLine();
  if (button("Leave it as it was", 1)) return state.writing.reset();
  if (entered || kept) chosen = state.writing->data();
  if (chosen) end_note(context, game, state, *chosen);
}

// By the mouse: the next click on the chart says where.
void draw_pinning(const PanelContext& context, MapState& state) {
  ImGui::PushItemFlag(ImGuiItemFlags_NoNav, true);
  if (wide_button(context, state.pinning ? "Click a field that you have seen###pin" : "Write a note###pin"))
    state.pinning = !state.pinning;
  ImGui::PopItemFlag();
}

// What was chosen before there was a mark is now the way to it; beside it the panel is closed.
void draw_walking(const PanelContext& context, const Game& game, Position mark, bool chosen) {
  const bool walks = is_known_floor(game, mark);
  const ImVec2 size{ImGui::GetContentRegionAvail().x * 0.7F, context.unit() * 1.6F};
  if (ImGui::Button(walks ? "Walk to the mark###close" : "Nobody can walk there###close", size) && walks)
    context.commands.emplace_back(command::Travel{mark});
  if (chosen) ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentWindow());
  ImGui::SameLine();
  ImGui::PushItemFlag(ImGuiItemFlags_NoNav, true);  // the arrows lead the mark, Enter walks there
  if (wide_button(context, "Close###leave")) context.commands.emplace_back(Wish::map);
  ImGui::PopItemFlag();
}

}  // namespace

void draw_small_map(const PanelContext& context, const Game& game) {
  if (context.layout.compact) return;
  const Panel panel(context, "small-map", context.layout.map, PanelKind::fixed);
  if (panel.folded()) return;
  if (panel_clicked(context)) context.commands.emplace_back(Wish::map);
  const float unit = context.unit();
  draw_chart(chart_in(context, game, ImGui::GetCursorScreenPos(), ImGui::GetContentRegionAvail(),
                      {unit * 0.5F, unit * 1.2F}, game.world().hero.at),
             game);
}

void draw_map(const PanelContext& context, const Game& game, MapState& state) {
  if (!state.writing) move_mark(game, state.mark);
  heading(context, "Map");
  const float unit = context.unit();
  ImVec2 room = ImGui::GetContentRegionAvail();
  const bool legend = has_room_for_legend(context, room);
  room.y = std::max(room.y - room_below(context, legend, state.writing.has_value()), unit * 3);
  const Chart chart = chart_in(context, game, ImGui::GetCursorScreenPos(), room, {4, unit * 1.4F},
                               state.mark.value_or(game.world().hero.at));
  draw_chart(chart, game);
  if (state.mark) draw_mark(chart, *state.mark);
  ImGui::PushItemFlag(ImGuiItemFlags_NoNav, true);
  if (ImGui::InvisibleButton("chart", room) && !state.writing) {
    const Position at = chart.field_at(ImGui::GetMousePos());
    state.pinning ? begin_note(game, state, at) : travel(context, game, at, state);
  }
  ImGui::PopItemFlag();
  if (state.writing) return draw_writing(context, game, state);
  const bool has_written = std::exchange(state.line_has_keys, false);
  begin_note_by_key(game, state);
  draw_note_and_legend(context, note_shown(game, chart, state), legend);
  draw_pinning(context, state);
  if (state.mark) draw_walking(context, game, *state.mark, has_written);
}

}  // namespace katabasis
