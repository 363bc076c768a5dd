// The overlay's panels: switches and short texts on the left, what needs room on the right.
#include <fmt/format.h>

#include <algorithm>

#include "ui/inside.h"
#include "ui/inside_graph.h"
#include "ui/inside_making.h"
#include "ui/inside_words.h"

namespace katabasis {

namespace {

// Letters smaller than the game's own: there is much to say.
float small_letters(const PanelContext& context) {
  return context.layout.compact ? 1.0F : 0.72F;
}

// With little room: below what is said of a monster.
Rect small_area(const Layout& layout) {
  const int top = layout.target.y + layout.target.height;
  return {layout.message.x, top, layout.message.width, layout.message.y + layout.message.height - top};
}

Rect left_area(const Layout& layout) {
  if (layout.compact) {
    const Rect area = small_area(layout);
    return {area.x, area.y, area.width / 2, area.height};
  }
  const int top = layout.hero.y + layout.hero.height + layout.text / 2;
  return {layout.hero.x, top, layout.hero.width, layout.log.y - layout.text / 2 - top};
}

Rect right_area(const Layout& layout) {
  if (layout.compact) {
    const Rect area = small_area(layout);
    const int half = area.width / 2;
    return {area.x + half, area.y, area.width - half, area.height};
  }
  const int width = layout.text * 17;
  const int top = layout.map.y + layout.map.height + layout.text / 2;
  return {layout.map.x + layout.map.width - width, top, width, layout.prompt.y - layout.text / 2 - top};
}

// Cut at the panel's edge, never wrapped: one line stays one line.
void line(ImU32 colour, const std::string& text) {
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  ImGui::TextUnformatted(text.c_str());
  ImGui::PopStyleColor();
}

void lines(ImU32 colour, const Lines& all) {
  for (const std::string& each : all) line(colour, each);
}

// The first letters are the part's key.
void draw_switches(const PanelContext& context, InsideState& state) {
  const bool compact = context.layout.compact;
  const int columns = compact ? 5 : 2;
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  const float room = ImGui::GetContentRegionAvail().x;
  const float width = (room - gap * static_cast<float>(columns - 1)) / static_cast<float>(columns);
  for (std::size_t i = 0; i < inside_count; ++i) {
    const auto part = static_cast<Inside>(i);
    const bool on = state.shown[i];
    const std::size_t key = (i + 1) % 10;
    const std::string label = compact ? fmt::format("{}{}", key, on ? "+" : "-")
                                      : fmt::format("{} {} {}", key, on ? "[x]" : "[ ]", id(part));
    ImGui::PushStyleColor(ImGuiCol_Text, on ? context.look.gold : context.look.ash);
    if (ImGui::Button(fmt::format("{}###switch{}", label, i).c_str(), {width, 0})) state.toggle(part);
    ImGui::PopStyleColor();
    if (static_cast<int>(i) % columns != columns - 1 && i + 1 < inside_count) ImGui::SameLine();
  }
}

// One bar for each of the latest pictures, the newest on the right; the line is 33 ms.
void draw_cost_bars(const PanelContext& context, const InsideState& state) {
  constexpr float full = 0.050F;  // seconds
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const ImVec2 size{ImGui::GetContentRegionAvail().x, context.unit() * 0.9F};
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float step = size.x / static_cast<float>(state.costs.size());
  for (std::size_t i = 0; i < state.costs.size(); ++i) {
    const float cost = state.costs[(state.next_cost + i) % state.costs.size()];
    const float height = std::min(cost / full, 1.0F) * size.y;
    const float x = from.x + static_cast<float>(i) * step;
    list.AddRectFilled({x, from.y + size.y - height}, {x + std::max(step - 1, 1.0F), from.y + size.y},
                       cost > 0.033F ? context.look.ember : context.look.verdigris);
  }
  const float limit = from.y + size.y * (1 - 0.033F / full);
  list.AddLine({from.x, limit}, {from.x + size.x, limit}, faded(context.look.parchment, 0.5F));
  ImGui::Dummy(size);
}

void draw_cost(const PanelContext& context, const InsideView& view, InsideState& state) {
  if (view.cost == nullptr) return;
  state.costs[state.next_cost] = view.cost->whole();
  state.next_cost = (state.next_cost + 1) % state.costs.size();
  lines(context.look.parchment, cost_lines(*view.cost));
  line(context.look.ash, fmt::format("panels: {} triangles", ImGui::GetIO().MetricsRenderIndices / 3));
  if (!context.layout.compact) draw_cost_bars(context, state);
}

void draw_texts(const PanelContext& context, const InsideView& view, InsideState& state) {
  const Game& game = view.session.game();
  const PanelLook& look = context.look;
  if (state.shows(Inside::field)) lines(look.bone, field_lines(game, inspected_field(context, view, state)));
  if (state.shows(Inside::cost)) draw_cost(context, view, state);
  if (state.shows(Inside::hash)) lines(look.laurel, hash_lines(game));
  if (state.shows(Inside::streams)) lines(look.saffron, stream_lines(game.world()));
}

void draw_monster_list(const PanelContext& context, const Game& game) {
  Distances distances;
  for (const CreatureId who : monsters_by_distance(game)) {
    if (ImGui::GetContentRegionAvail().y < ImGui::GetTextLineHeight()) break;
    const bool sees = game.board().in_view(game.world().monster(who).at);
    line(sees ? context.look.ember : context.look.parchment, monster_line(game, distances, who));
  }
}

void draw_event_list(const PanelContext& context, const Log& log) {
  const float height = ImGui::GetTextLineHeightWithSpacing();
  const auto room = static_cast<std::size_t>(std::max(ImGui::GetContentRegionAvail().y / height, 1.0F));
  const auto& events = log.events();
  for (std::size_t i = events.size() - std::min(events.size(), room); i < events.size(); ++i)
    line(i + 1 == events.size() ? context.look.gold : context.look.parchment, event_line(events[i]));
}

void draw_graph_panel(const PanelContext& context, const Game& game) {
  ImVec2 room = ImGui::GetContentRegionAvail();
  const float text = ImGui::GetTextLineHeightWithSpacing();
  room.y = std::max(room.y - text, text);
  draw_graph(context, game, room);
  line(context.look.gold, "opens: " + key_order(game.place().labyrinth));
}

template <typename Content>
void small_panel(const PanelContext& context, const char* name, Rect area, const Content& content) {
  const Panel panel(context, name, area, PanelKind::fixed);
  ImGui::SetWindowFontScale(small_letters(context));
  content();
}

const LabyrinthStory& story_of(const Place& place, InsideState& state) {
  if (!state.story || state.story->labyrinth != place.digest) {
    state.story = LabyrinthStory{place.digest, certificate(place.labyrinth), making_of(place.labyrinth)};
    state.step.reset();
  }
  return *state.story;
}

void draw_large(const PanelContext& context, const InsideView& view, InsideState& state, Inside part) {
  const Game& game = view.session.game();
  if (part == Inside::graph) return draw_graph_panel(context, game);
  if (part == Inside::monsters) return draw_monster_list(context, game);
  const LabyrinthStory& story = story_of(game.place(), state);
  if (part == Inside::proof) return lines(context.look.laurel, proof_lines(story.certificate));
  if (story.making) return draw_making(context, *story.making, game.place().labyrinth, state.step);
  line(context.look.ash, "made by hand: nobody knows how");
}

// One above the other at the right edge, the third and the fourth beside them; with little room only the
// first.
void draw_right(const PanelContext& context, const InsideView& view, InsideState& state) {
  std::vector<Inside> shown;
  for (const Inside part : {Inside::graph, Inside::making, Inside::monsters, Inside::proof})
    if (state.shows(part)) shown.push_back(part);
  if (shown.empty()) return;
  const bool compact = context.layout.compact;
  const std::size_t rows = compact || shown.size() == 1 ? 1 : 2;
  const Rect area = right_area(context.layout);
  const int gap = context.layout.text / 4;
  const int height = (area.height - gap * static_cast<int>(rows - 1)) / static_cast<int>(rows);
  for (std::size_t i = 0; i < (compact ? 1 : shown.size()); ++i) {
    const int column = static_cast<int>(i / rows);
    const int row = static_cast<int>(i % rows);
    const Rect place{area.x - column * (area.width + gap), area.y + row * (height + gap), area.width, height};
    small_panel(context, fmt::format("inside {}", id(shown[i])).c_str(), place,
                [&] { draw_large(context, view, state, shown[i]); });
  }
}

}  // namespace

void draw_inside_panels(const PanelContext& context, const InsideView& view, InsideState& state) {
  if (!state.open) return;
  small_panel(context, "inside", left_area(context.layout), [&] {
    draw_switches(context, state);
    draw_texts(context, view, state);
  });
  draw_right(context, view, state);
  if (state.shows(Inside::events))
    small_panel(context, "inside events", context.layout.log, [&] { draw_event_list(context, view.log); });
}

}  // namespace katabasis
