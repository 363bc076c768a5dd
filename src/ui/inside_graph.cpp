#include "ui/inside_graph.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "ui/outlined.h"

namespace katabasis {

namespace {

constexpr int most_fields = 120;  // from side to side of what is shown

struct Graph {
  ImDrawList& list;
  const PanelContext& context;
  const Game& game;
  ImVec2 from;
  float cell;  // pixels of a field
  Rect shown;  // fields

  const Labyrinth& labyrinth() const { return game.place().labyrinth; }
  ImVec2 point(float x, float y) const {
    return {from.x + (x - static_cast<float>(shown.x)) * cell,
            from.y + (y - static_cast<float>(shown.y)) * cell};
  }
  ImVec2 centre(Position at) const {
    return point(static_cast<float>(at.x) + 0.5F, static_cast<float>(at.y) + 0.5F);
  }
  ImVec2 node(const Room& room) const {
    return point(static_cast<float>(room.area.x) + static_cast<float>(room.area.width) / 2,
                 static_cast<float>(room.area.y) + static_cast<float>(room.area.height) / 2);
  }
  bool shows(const Room& room) const {
    return shown.contains(room.area.origin()) && shown.contains({room.area.right(), room.area.bottom()});
  }
  float letters() const { return context.unit() * (context.layout.compact ? 0.8F : 0.62F); }
  void text(ImVec2 at, ImU32 colour, const std::string& words) const {
    draw_outlined(list, context.letters.strong, letters(), at, colour, context.look.ink, words.c_str());
  }
};

// All of it, or what is around the hero.
Rect shown_part(const Game& game) {
  const Size size = game.place().labyrinth.size();
  const Position hero = game.world().hero.at;
  const int width = std::min(size.width, most_fields);
  const int height = std::min(size.height, most_fields);
  return {std::clamp(hero.x - width / 2, 0, size.width - width),
          std::clamp(hero.y - height / 2, 0, size.height - height), width, height};
}

void draw_areas(const Graph& graph) {
  for (const Room& room : graph.labyrinth().rooms) {
    if (!graph.shows(room)) continue;
    const ImVec2 a = graph.centre(room.area.origin());
    const ImVec2 b = graph.centre({room.area.right(), room.area.bottom()});
    const ImU32 colour = component_colour(graph.context.look, room.component);
    graph.list.AddRectFilled(a, b, faded(colour, 0.22F));
    graph.list.AddRect(a, b, faded(colour, 0.5F));
  }
}

ImU32 edge_colour(const PanelLook& look, DoorState state) {
  if (state == DoorState::locked) return look.gold;
  return state == DoorState::open ? look.parchment : look.bronze;
}

// From room to room over the door; a lock is a box with its key's number, an open door a ring.
void draw_edges(const Graph& graph) {
  const Labyrinth& labyrinth = graph.labyrinth();
  const PanelLook& look = graph.context.look;
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    const Door& door = labyrinth.doors[i];
    const Room& a = labyrinth.rooms[door.room_a.index()];
    const Room& b = labyrinth.rooms[door.room_b.index()];
    if (!graph.shows(a) || !graph.shows(b)) continue;
    const DoorState state = graph.game.world().doors[i];
    const ImU32 colour = edge_colour(look, state);
    const ImVec2 at = graph.centre(door.a);
    const float thick = state == DoorState::locked ? 2.0F : 1.0F;
    graph.list.AddLine(graph.node(a), at, colour, thick);
    graph.list.AddLine(at, graph.node(b), colour, thick);
    if (state == DoorState::open) graph.list.AddCircle(at, graph.letters() * 0.2F, colour);
    if (state == DoorState::closed) graph.list.AddCircleFilled(at, graph.letters() * 0.2F, colour);
  }
}

void draw_locks(const Graph& graph) {
  const Labyrinth& labyrinth = graph.labyrinth();
  const PanelLook& look = graph.context.look;
  for (std::size_t i = 0; i < labyrinth.doors.size(); ++i) {
    const Door& door = labyrinth.doors[i];
    if (!door.key || !graph.shown.contains(door.a)) continue;
    const ImVec2 at = graph.centre(door.a);
    const float half = graph.letters() * 0.5F;
    const bool locked = graph.game.world().doors[i] == DoorState::locked;
    graph.list.AddRectFilled({at.x - half, at.y - half}, {at.x + half, at.y + half}, look.ink);
    graph.list.AddRect({at.x - half, at.y - half}, {at.x + half, at.y + half}, locked ? look.gold : look.ash);
    graph.text(at, locked ? look.gold : look.ash, fmt::format("{}", door.key->value));
  }
}

// The component's number in each node.
void draw_nodes(const Graph& graph) {
  for (const Room& room : graph.labyrinth().rooms) {
    if (!graph.shows(room)) continue;
    const ImVec2 at = graph.node(room);
    const ImU32 colour = component_colour(graph.context.look, room.component);
    graph.list.AddCircleFilled(at, graph.letters() * 0.55F, mixed(graph.context.look.ink, colour, 0.75F));
    graph.text(at, graph.context.look.parchment, fmt::format("{}", room.component.value));
  }
}

void draw_keys_and_creatures(const Graph& graph) {
  const PanelLook& look = graph.context.look;
  const World& world = graph.game.world();
  for (const Item& item : world.items) {
    const auto* key = std::get_if<KeyId>(&item.what);
    const auto* lies = std::get_if<OnField>(&item.where);
    if (key == nullptr || lies == nullptr || !graph.shown.contains(lies->at)) continue;
    const ImVec2 at = graph.centre(lies->at);
    graph.list.AddCircleFilled(at, graph.letters() * 0.55F, look.ink);
    graph.list.AddCircle(at, graph.letters() * 0.55F, look.gold, 0, 1.5F);
    graph.text(at, look.gold, fmt::format("{}", key->value));
  }
  for (const Monster& monster : world.monsters) {
    if (monster.life == 0 || !graph.shown.contains(monster.at)) continue;
    const float reach = std::max(graph.cell * (monster.main ? 0.9F : 0.45F), 1.5F);
    const ImVec2 at = graph.centre(monster.at);
    graph.list.AddLine({at.x - reach, at.y - reach}, {at.x + reach, at.y + reach}, look.ember, 1.5F);
    graph.list.AddLine({at.x - reach, at.y + reach}, {at.x + reach, at.y - reach}, look.ember, 1.5F);
  }
  graph.text(graph.centre(world.hero.at), look.laurel, "@");
}

}  // namespace

ImU32 component_colour(const PanelLook& look, ComponentId component) {
  const std::array<ImU32, 8> colours{look.marble,  look.styx,      look.laurel, look.wine,
                                     look.saffron, look.verdigris, look.clay,   look.ember};
  return colours[component.index() % colours.size()];
}

void draw_graph(const PanelContext& context, const Game& game, ImVec2 room) {
  const Rect shown = shown_part(game);
  const float cell =
      std::min(room.x / static_cast<float>(shown.width), room.y / static_cast<float>(shown.height));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float left = (room.x - cell * static_cast<float>(shown.width)) / 2;
  const Graph graph{*ImGui::GetWindowDrawList(), context, game, {at.x + left, at.y}, cell, shown};
  draw_areas(graph);
  draw_edges(graph);
  draw_nodes(graph);
  draw_locks(graph);
  draw_keys_and_creatures(graph);
  ImGui::Dummy(room);
}

}  // namespace katabasis
