#include "ui/chart.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "ui/lock_mark.h"

namespace katabasis {

namespace {

void draw_fields(const Chart& chart, const Game& game) {
  const Labyrinth& labyrinth = game.place().labyrinth;
  const PanelLook& look = chart.look;
  for (int y = chart.shown.y; y <= chart.shown.bottom(); ++y) {
    for (int x = chart.shown.x; x <= chart.shown.right(); ++x) {
      const Position at{x, y};
      if (game.known().seen[at] == 0) continue;
      const bool wall = labyrinth.fields[at] == Ground::wall;
      const bool lit = game.view().sees(at);
      const ImU32 colour = wall ? mixed(look.ink, look.marble, lit ? 0.66F : 0.5F)
                                : mixed(look.ink, lit ? look.ember : look.marble, lit ? 0.38F : 0.24F);
      const ImVec2 from = chart.corner(at);
      chart.list.AddRectFilled(from, {from.x + chart.cell, from.y + chart.cell}, colour);
    }
  }
}

void draw_number(const Chart& chart, ImVec2 centre, int number, ImU32 colour) {
  const std::string text = fmt::format("{}", number);
  const ImVec2 size = ImGui::CalcTextSize(text.c_str());
  const ImVec2 from{centre.x - size.x / 2, centre.y - size.y / 2};
  chart.list.AddRectFilled({from.x - 2, from.y + 1}, {from.x + size.x + 2, from.y + size.y - 1},
                           chart.look.ink);
  chart.list.AddText(from, colour, text.c_str());
}

// Its shape is that of its key; the number stands beside it, so that both can be seen.
void draw_lock(const Chart& chart, ImVec2 centre, std::optional<KeyId> key) {
  const float reach = std::max(chart.cell * 0.45F, 3.5F);
  if (!key) {
    chart.list.AddCircleFilled(centre, reach, chart.look.bronze);
    return;
  }
  chart.list.AddCircleFilled(centre, reach * 1.5F, chart.look.ink);
  draw_lock_mark(chart.list, chart.look, *key, centre, reach, true);
  if (chart.numbers)
    draw_number(chart, {centre.x + reach + ImGui::GetFontSize() * 0.45F, centre.y - reach}, key->value,
                lock_colour(chart.look, *key));
}

void draw_door(const Chart& chart, const Door& door, const KnownDoor& known) {
  const ImVec2 a = chart.centre(door.a);
  const ImVec2 b = chart.centre(door.b);
  const ImVec2 middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  const bool upright = door.a.y == door.b.y;  // the leaf runs from north to south
  const float half = chart.cell * 0.5F;
  const auto along = [&](float part) {
    return upright ? ImVec2{middle.x, middle.y + half * part} : ImVec2{middle.x + half * part, middle.y};
  };
  const float thick = std::max(chart.cell * 0.26F, 2.0F);
  if (known.state == DoorState::open) {
    chart.list.AddLine(along(-1), along(-0.55F), chart.look.bronze, thick);
    chart.list.AddLine(along(0.55F), along(1), chart.look.bronze, thick);
    return;
  }
  const bool locked = known.state == DoorState::locked;
  const ImU32 colour = locked && known.key ? lock_colour(chart.look, *known.key) : chart.look.bronze;
  chart.list.AddLine(along(-1), along(1), colour, thick);
  if (locked) draw_lock(chart, middle, known.key);
}

void draw_doors(const Chart& chart, const Game& game) {
  for (std::size_t i = 0; i < game.known().doors.size(); ++i) {
    const Door& door = game.place().labyrinth.doors[i];
    const bool shown = chart.shown.contains(door.a) && chart.shown.contains(door.b);
    if (shown && game.known().doors[i]) draw_door(chart, door, *game.known().doors[i]);
  }
}

void draw_items(const Chart& chart, const Game& game) {
  const float reach = std::max(chart.cell * 0.28F, 2.0F);
  for (const auto& item : game.known().items) {
    if (!item || !chart.shown.contains(item->at)) continue;
    const ImVec2 centre = chart.centre(item->at);
    if (const auto* key = std::get_if<KeyId>(&item->what)) {
      draw_lock_mark(chart.list, chart.look, *key, centre, reach * 1.3F, false);
      if (chart.numbers)
        draw_number(chart, {centre.x, centre.y - chart.cell}, key->value, lock_colour(chart.look, *key));
    } else {
      chart.list.AddCircleFilled(centre, reach, chart.look.verdigris);
    }
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
    const ImU32 colour = faded(chart.look.styx, std::max(1 - static_cast<float>(age) / 12, 0.5F));
    const float line = std::max(chart.cell * 0.12F, 1.5F);
    if (heard->sounds.empty()) {
      chart.list.AddCircle(chart.centre(door.a), chart.cell * 0.5F, colour, 0, line);
      continue;
    }
    for (const float part : {0.5F, 0.85F}) {
      chart.list.PathArcTo(chart.centre(door.a), chart.cell * part, -0.8F, 0.8F, 8);
      chart.list.PathStroke(colour, ImDrawFlags_None, line);
    }
  }
}

void draw_creatures(const Chart& chart, const Game& game) {
  const float reach = std::max(chart.cell * 0.36F, 3.0F);
  for (const SeenCreature& creature : game.known().creatures) {
    if (!chart.shown.contains(creature.at)) continue;
    const ImVec2 at = chart.centre(creature.at);
    const float size = creature.main ? reach * 1.5F : reach;
    const float thick = std::max(reach * 0.5F, 2.0F);
    chart.list.AddLine({at.x - size, at.y - size}, {at.x + size, at.y + size}, chart.look.ember, thick);
    chart.list.AddLine({at.x - size, at.y + size}, {at.x + size, at.y - size}, chart.look.ember, thick);
  }
}

void draw_arrow(const Chart& chart, const Hero& hero) {
  const Position way = offset(hero.facing);
  const ImVec2 forth{static_cast<float>(way.x), static_cast<float>(way.y)};
  const ImVec2 aside{-forth.y, forth.x};
  const ImVec2 at = chart.centre(hero.at);
  const float reach = std::max(chart.cell * 0.62F, 5.0F);
  const auto point = [&](float ahead, float beside) {
    return ImVec2{at.x + (forth.x * ahead + aside.x * beside) * reach,
                  at.y + (forth.y * ahead + aside.y * beside) * reach};
  };
  chart.list.AddTriangleFilled(point(1.1F, 0), point(-0.8F, 0.75F), point(-0.8F, -0.75F), chart.look.gold);
  chart.list.AddTriangle(point(1.1F, 0), point(-0.8F, 0.75F), point(-0.8F, -0.75F), chart.look.ink);
}

Rect clipped(Rect area, Size size) {
  const int left = std::max(area.x, 0);
  const int top = std::max(area.y, 0);
  return {left, top, std::min(area.right(), size.width - 1) - left + 1,
          std::min(area.bottom(), size.height - 1) - top + 1};
}

// A leaf that is pinned to the field.
void draw_notes(const Chart& chart, const Game& game) {
  const float reach = std::max(chart.cell * 0.42F, 3.5F);
  for (const Note& note : game.known().notes) {
    if (!chart.shown.contains(note.at)) continue;
    const ImVec2 at = chart.centre(note.at);
    const ImVec2 from{at.x - reach * 0.8F, at.y - reach};
    const ImVec2 to{at.x + reach * 0.8F, at.y + reach};
    chart.list.AddRectFilled(from, to, chart.look.parchment);
    chart.list.AddRect(from, to, chart.look.ink);
    for (const float line : {-0.4F, 0.1F, 0.6F}) {
      chart.list.AddLine({from.x + reach * 0.3F, at.y + reach * line},
                         {to.x - reach * 0.3F, at.y + reach * line}, chart.look.ink,
                         std::max(reach * 0.12F, 1.0F));
    }
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
          cell >= context.unit() * 0.4F};
}

void draw_chart(const Chart& chart, const Game& game) {
  draw_fields(chart, game);
  draw_doors(chart, game);
  draw_notes(chart, game);
  draw_items(chart, game);
  draw_heard_marks(chart, game);
  draw_creatures(chart, game);
  draw_arrow(chart, game.world().hero);
}

}  // namespace katabasis
