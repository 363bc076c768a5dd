#include "ui/chart.h"

#include <algorithm>
#include <cmath>

namespace katabasis {

namespace {

void draw_fields(const Chart& chart, const Game& game) {
  const Labyrinth& labyrinth = game.place().labyrinth;
  for (int y = chart.shown.y; y <= chart.shown.bottom(); ++y) {
    for (int x = chart.shown.x; x <= chart.shown.right(); ++x) {
      const Position at{x, y};
      if (game.known().seen[at] == 0) continue;
      chart.brush().field(chart.centre(at), labyrinth.fields[at] == Ground::wall, game.view().sees(at));
    }
  }
}

void draw_door(const Chart& chart, const Door& door, const KnownDoor& known) {
  const ImVec2 a = chart.centre(door.a);
  const ImVec2 b = chart.centre(door.b);
  const ImVec2 middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  chart.brush().door(middle, door.a.y == door.b.y, known.state, known.key);
  if (chart.numbers && known.state == DoorState::locked && known.key)
    chart.brush().number(middle, *known.key);
}

void draw_doors(const Chart& chart, const Game& game) {
  for (std::size_t i = 0; i < game.known().doors.size(); ++i) {
    const Door& door = game.place().labyrinth.doors[i];
    const bool shown = chart.shown.contains(door.a) || chart.shown.contains(door.b);
    if (shown && game.known().doors[i]) draw_door(chart, door, *game.known().doors[i]);
  }
}

void draw_items(const Chart& chart, const Game& game) {
  for (const auto& item : game.known().items) {
    if (!item || !chart.shown.contains(item->at)) continue;
    const ImVec2 centre = chart.centre(item->at);
    const auto* const key = std::get_if<KeyId>(&item->what);
    if (key == nullptr) {
      chart.brush().thing(centre);
      continue;
    }
    chart.brush().key(centre, *key);
    if (chart.numbers) chart.brush().number(centre, *key);
  }
}

// What was heard last at each door: arcs, or a ring for silence; what is old is pale.
void draw_heard_marks(const Chart& chart, const Game& game) {
  const auto& all = game.known().heard;
  for (auto heard = all.begin(); heard != all.end(); ++heard) {
    const Door& door = game.place().labyrinth.doors[heard->door.index()];
    const bool again = std::ranges::find(heard + 1, all.end(), heard->door, &HeardAtDoor::door) != all.end();
    if (again || !chart.shown.contains(door.a)) continue;
    const int age = game.world().round - heard->round;
    const float freshness = std::max(1 - static_cast<float>(age) / 12, 0.5F);
    if (heard->sounds.empty()) {
      chart.brush().silence(chart.centre(door.a), freshness);
    } else {
      chart.brush().sound(chart.centre(door.a), freshness);
    }
  }
}

void draw_creatures(const Chart& chart, const Game& game) {
  for (const SeenCreature& creature : game.known().creatures) {
    if (chart.shown.contains(creature.at)) chart.brush().creature(chart.centre(creature.at), creature.main);
  }
}

Rect clipped(Rect area, Size size) {
  const int left = std::max(area.x, 0);
  const int top = std::max(area.y, 0);
  return {left, top, std::min(area.right(), size.width - 1) - left + 1,
          std::min(area.bottom(), size.height - 1) - top + 1};
}

void draw_notes(const Chart& chart, const Game& game) {
  for (const Note& note : game.known().notes) {
    if (chart.shown.contains(note.at)) chart.brush().note(chart.centre(note.at));
  }
}

}  // namespace

Rect explored(const Game& game) {
  const Position hero = game.world().hero.at;
  Position low = hero;
  Position high = hero;
  const Size size = game.known().seen.size();
  for (int y = 0; y < size.height; ++y) {
    const auto row = game.known().seen.row(y);
    for (int x = 0; x < size.width; ++x) {
      if (row[static_cast<std::size_t>(x)] == 0) continue;
      low = {std::min(low.x, x), std::min(low.y, y)};
      high = {std::max(high.x, x), std::max(high.y, y)};
    }
  }
  return {low.x, low.y, high.x - low.x + 1, high.y - low.y + 1};
}

Chart chart_in(const PanelContext& context, const Game& game, ImVec2 from, ImVec2 room, ImVec2 bounds,
               Position matters) {
  const Rect all = explored(game);
  const float fitting =
      std::min(room.x / static_cast<float>(all.width), room.y / static_cast<float>(all.height));
  const float cell = std::max(std::floor(std::clamp(fitting, bounds.x, bounds.y)), 1.0F);
  const auto centred = [](int start, int length) {
    return static_cast<float>(start) + static_cast<float>(length) / 2;
  };
  const ImVec2 middle = fitting >= cell ? ImVec2{centred(all.x, all.width), centred(all.y, all.height)}
                                        : ImVec2{centred(matters.x, 1), centred(matters.y, 1)};
  const ImVec2 origin{std::round(from.x + room.x / 2 - middle.x * cell),
                      std::round(from.y + room.y / 2 - middle.y * cell)};
  const int left = static_cast<int>(std::ceil((from.x - origin.x) / cell));
  const int top = static_cast<int>(std::ceil((from.y - origin.y) / cell));
  const int right = static_cast<int>(std::floor((from.x + room.x - origin.x) / cell));
  const int bottom = static_cast<int>(std::floor((from.y + room.y - origin.y) / cell));
  return {*ImGui::GetWindowDrawList(),
          context.look,
          origin,
          cell,
          clipped({left, top, right - left, bottom - top}, game.known().seen.size()),
          cell >= context.unit() * 0.75F};
}

void draw_chart(const Chart& chart, const Game& game) {
  draw_fields(chart, game);
  draw_doors(chart, game);
  draw_notes(chart, game);
  draw_items(chart, game);
  draw_heard_marks(chart, game);
  draw_creatures(chart, game);
  chart.brush().hero(chart.centre(game.world().hero.at), game.world().hero.facing);
}

}  // namespace katabasis
