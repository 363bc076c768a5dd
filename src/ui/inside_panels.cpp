// The overlay's panels: switches and short texts on the left, what needs room on the right.
#include <fmt/format.h>

#include <algorithm>

#include "ui/inside.h"
#include "ui/inside_graph.h"
#include "ui/inside_making.h"
#include "ui/inside_words.h"

namespace katabasis {

namespace {

constexpr float smallest_letters = 10;  // pixels

// Letters smaller than the game's own: there is much to say.
float small_letters(const PanelContext& context) {
  return context.layout.compact ? 1.0F : std::max(0.72F, smallest_letters / context.unit());
}

// With little room: below what is said of a monster.
Rect small_area(const Layout& layout, int bottom) {
  const int top = layout.target.y + layout.target.height;
  const int end = std::min(layout.message.y + layout.message.height, bottom);
  return {layout.message.x, top, layout.message.width, end - top};
}

Rect left_area(const Layout& layout, int bottom) {
  if (layout.compact) {
    const Rect area = small_area(layout, bottom);
    return {area.x, area.y, area.width / 2, area.height};
  }
  const int top = layout.hero.y + layout.hero.height + layout.text / 2;
  return {layout.hero.x, top, layout.hero.width, layout.log.y - layout.text / 2 - top};
}

Rect right_area(const Layout& layout, int bottom) {
  if (layout.compact) {
    const Rect area = small_area(layout, bottom);
    const int half = area.width / 2;
    return {area.x + half, area.y, area.width - half, area.height};
  }
  const int width = layout.text * 17;
  const int top = layout.map.y + layout.map.height + layout.text / 2;
  return {layout.map.x + layout.map.width - width, top, width, bottom - layout.text - top};
}

// Never wrapped: one line stays one line, and what is longer than the panel can be scrolled to.
void line(ImU32 colour, const std::string& text) {
  ImGui::PushStyleColor(ImGuiCol_Text, colour);
  ImGui::TextUnformatted(text.c_str());
  ImGui::PopStyleColor();
}

// As many as there are, however many: only those in sight are asked for. `line_at` draws the one with that
// number.
template <typename LineAt>
void many_lines(std::size_t count, const LineAt& line_at) {
  ImGuiListClipper clipper;
  clipper.Begin(static_cast<int>(count));
  while (clipper.Step()) {
    for (int i = clipper.DisplayStart; i < clipper.DisplayEnd; ++i) line_at(static_cast<std::size_t>(i));
  }
}

// What is longer or wider than the room that is left rolls; never by keys, which are the game's.
template <typename Content>
void scrolling(const char* name, const Content& content) {
  ImGui::BeginChild(name, {0, 0}, false, ImGuiWindowFlags_HorizontalScrollbar | ImGuiWindowFlags_NoNav);
  content();
  ImGui::EndChild();
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
  const std::vector<CreatureId> monsters = monsters_by_distance(game);
  many_lines(monsters.size(), [&](std::size_t i) {
    const bool sees = game.board().in_view(game.world().monster(monsters[i]).at);
    line(sees ? context.look.ember : context.look.parchment, monster_line(game, distances, monsters[i]));
  });
}

// The newest one is in sight until somebody rolls back.
void draw_event_list(const PanelContext& context, const Log& log) {
  const auto& events = log.events();
  for (std::size_t i = 0; i < events.size(); ++i)
    line(i + 1 == events.size() ? context.look.gold : context.look.parchment, event_line(events[i]));
  if (ImGui::GetScrollY() >= ImGui::GetScrollMaxY()) ImGui::SetScrollHereY(1);
}

void draw_proof(const PanelContext& context, const Certificate& certificate) {
  line(context.look.laurel, verdict(certificate));
  many_lines(certificate.legs.size(),
             [&](std::size_t i) { line(context.look.laurel, leg_line(certificate.legs[i])); });
}

void draw_graph_panel(const PanelContext& context, const Game& game) {
  const std::string order = "opens: " + key_order(game.place().labyrinth);
  ImVec2 room = ImGui::GetContentRegionAvail();
  const float words = ImGui::CalcTextSize(order.c_str(), nullptr, false, room.x).y;
  room.y -= std::min(words + ImGui::GetStyle().ItemSpacing.y, room.y / 2);
  draw_graph(context, game, room);
  coloured(context.look.gold, order);
}

template <typename Content>
void small_panel(const PanelContext& context, const char* name, Rect area, const Content& content) {
  const Panel panel(context, name, area, PanelKind::fixed);
  ImGui::SetWindowFontScale(small_letters(context));
  content();
}

LabyrinthStory& story_of(const Place& place, InsideState& state) {
  if (!state.story || state.story->labyrinth != place.digest) {
    state.story = LabyrinthStory{place.digest, certificate(place.labyrinth), making_of(place.labyrinth)};
    state.step.reset();
  }
  return *state.story;
}

void draw_large(const PanelContext& context, const InsideView& view, InsideState& state, Inside part) {
  const Game& game = view.session.game();
  if (part == Inside::graph) return draw_graph_panel(context, game);
  if (part == Inside::events) return scrolling("events", [&] { draw_event_list(context, view.log); });
  if (part == Inside::monsters) return scrolling("list", [&] { draw_monster_list(context, game); });
  LabyrinthStory& story = story_of(game.place(), state);
  if (part == Inside::proof) return scrolling("legs", [&] { draw_proof(context, story.certificate); });
  if (story.making)
    return draw_making(context, *story.making, game.place().labyrinth, state.step, story.shown);
  line(context.look.ash, "made by hand: nobody knows how");
}

// With little room: one below the other in one panel that rolls, each as high as the panel.
void draw_rolled(const PanelContext& context, const InsideView& view, InsideState& state,
                 const std::vector<Inside>& shown) {
  small_panel(context, "inside right", right_area(context.layout, view.bottom), [&] {
    const ImVec2 room = ImGui::GetContentRegionAvail();
    scrolling("parts", [&] {
      for (const Inside part : shown) {
        ImGui::BeginChild(std::string(id(part)).c_str(), {0, room.y}, false, ImGuiWindowFlags_NoNav);
        draw_large(context, view, state, part);
        ImGui::EndChild();
      }
    });
  });
}

// One above the other at the right edge, the third and the fourth beside them.
void draw_columns(const PanelContext& context, const InsideView& view, InsideState& state,
                  const std::vector<Inside>& shown) {
  const std::size_t rows = std::min<std::size_t>(shown.size(), 2);
  const Rect area = right_area(context.layout, view.bottom);
  const int gap = context.layout.text / 4;
  const int height = (area.height - gap * static_cast<int>(rows - 1)) / static_cast<int>(rows);
  for (std::size_t i = 0; i < shown.size(); ++i) {
    const int column = static_cast<int>(i / rows);
    const int row = static_cast<int>(i % rows);
    const Rect place{area.x - column * (area.width + gap), area.y + row * (height + gap), area.width, height};
    small_panel(context, fmt::format("inside {}", id(shown[i])).c_str(), place,
                [&] { draw_large(context, view, state, shown[i]); });
  }
}

void draw_right(const PanelContext& context, const InsideView& view, InsideState& state) {
  std::vector<Inside> shown;
  for (const Inside part : {Inside::graph, Inside::making, Inside::monsters, Inside::proof, Inside::events})
    if (state.shows(part) && (part != Inside::events || context.layout.compact)) shown.push_back(part);
  if (shown.empty()) return;
  if (context.layout.compact) return draw_rolled(context, view, state, shown);
  draw_columns(context, view, state, shown);
}

}  // namespace

void draw_inside_panels(const PanelContext& context, const InsideView& view, InsideState& state) {
  if (!state.open) return;
  small_panel(context, "inside", left_area(context.layout, view.bottom), [&] {
    draw_switches(context, state);
    scrolling("texts", [&] { draw_texts(context, view, state); });
  });
  draw_right(context, view, state);
  // In the place of the log, where that is more than a line.
  if (state.shows(Inside::events) && !context.layout.compact) {
    small_panel(context, "inside events", context.layout.log,
                [&] { draw_large(context, view, state, Inside::events); });
  }
}

}  // namespace katabasis
