#include "ui/signs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/lock_mark.h"

namespace katabasis {

void SignBrush::field(ImVec2 at, bool wall, bool in_view) const {
  const ImU32 colour = wall ? mixed(look.ink, look.marble, in_view ? 0.66F : 0.5F)
                            : mixed(look.ink, in_view ? look.ember : look.marble, in_view ? 0.38F : 0.24F);
  const float half = cell / 2;
  list.AddRectFilled({at.x - half, at.y - half}, {at.x + half, at.y + half}, colour);
}

void SignBrush::hero(ImVec2 at, Direction facing) const {
  const Position way = offset(facing);
  const ImVec2 forth{static_cast<float>(way.x), static_cast<float>(way.y)};
  const ImVec2 aside{-forth.y, forth.x};
  const float reach = std::max(cell * 0.62F, 5.0F);
  const auto point = [&](float ahead, float beside) {
    return ImVec2{at.x + (forth.x * ahead + aside.x * beside) * reach,
                  at.y + (forth.y * ahead + aside.y * beside) * reach};
  };
  list.AddTriangleFilled(point(1.1F, 0), point(-0.8F, 0.75F), point(-0.8F, -0.75F), look.gold);
  list.AddTriangle(point(1.1F, 0), point(-0.8F, 0.75F), point(-0.8F, -0.75F), look.ink);
}

void SignBrush::creature(ImVec2 at, bool main) const {
  const float reach = std::max(cell * 0.36F, 3.0F);
  const float size = main ? reach * 1.5F : reach;
  const float thick = std::max(reach * 0.5F, 2.0F);
  list.AddLine({at.x - size, at.y - size}, {at.x + size, at.y + size}, look.ember, thick);
  list.AddLine({at.x - size, at.y + size}, {at.x + size, at.y - size}, look.ember, thick);
}

void SignBrush::thing(ImVec2 at) const {
  list.AddCircleFilled(at, std::max(cell * 0.28F, 2.0F), look.verdigris);
}

// A leaf that is pinned to the field.
void SignBrush::note(ImVec2 at) const {
  const float reach = std::max(cell * 0.42F, 3.5F);
  const ImVec2 from{at.x - reach * 0.8F, at.y - reach};
  const ImVec2 to{at.x + reach * 0.8F, at.y + reach};
  list.AddRectFilled(from, to, look.parchment);
  list.AddRect(from, to, look.ink);
  for (const float line : {-0.4F, 0.1F, 0.6F}) {
    list.AddLine({from.x + reach * 0.3F, at.y + reach * line}, {to.x - reach * 0.3F, at.y + reach * line},
                 look.ink, std::max(reach * 0.12F, 1.0F));
  }
}

void SignBrush::sound(ImVec2 at, float freshness) const {
  for (const float part : {0.5F, 0.85F}) {
    list.PathArcTo(at, cell * part, -0.8F, 0.8F, 8);
    list.PathStroke(faded(look.styx, freshness), ImDrawFlags_None, std::max(cell * 0.12F, 1.5F));
  }
}

void SignBrush::silence(ImVec2 at, float freshness) const {
  list.AddCircle(at, cell * 0.5F, faded(look.styx, freshness), 0, std::max(cell * 0.12F, 1.5F));
}

void SignBrush::door(ImVec2 middle, bool upright, DoorState state, std::optional<KeyId> key) const {
  const float half = cell * 0.5F;
  const auto along = [&](float part) {
    return upright ? ImVec2{middle.x, middle.y + half * part} : ImVec2{middle.x + half * part, middle.y};
  };
  const float thick = std::max(cell * 0.26F, 2.0F);
  if (state == DoorState::open) {
    list.AddLine(along(-1), along(-0.55F), look.bronze, thick);
    list.AddLine(along(0.55F), along(1), look.bronze, thick);
    return;
  }
  const bool locked = state == DoorState::locked;
  list.AddLine(along(-1), along(1), locked && key ? lock_colour(look, *key) : look.bronze, thick);
  if (!locked) return;
  const float reach = std::max(cell * 0.45F, 3.5F);
  if (!key) return list.AddCircleFilled(middle, reach, look.bronze);
  list.AddCircleFilled(middle, reach * 1.5F, look.ink);
  draw_lock_mark(list, look, *key, middle, reach, true);
}

void SignBrush::key(ImVec2 at, KeyId key) const {
  draw_lock_mark(list, look, key, at, std::max(cell * 0.28F, 2.0F) * 1.3F, false);
}

void SignBrush::number(ImVec2 at, KeyId key) const {
  const float height = std::min(ImGui::GetFontSize(), cell * 1.1F);
  const std::string text = fmt::format("{}", key.value);
  const ImVec2 size = ImGui::GetFont()->CalcTextSizeA(height, FLT_MAX, 0, text.c_str());
  const ImVec2 from{at.x + cell * 0.45F, at.y - cell * 0.35F - size.y * 0.8F};
  list.AddRectFilled({from.x - 1, from.y + size.y * 0.1F}, {from.x + size.x + 1, from.y + size.y * 0.95F},
                     faded(look.ink, 0.8F));
  list.AddText(ImGui::GetFont(), height, from, lock_colour(look, key), text.c_str());
}

namespace {

struct LegendEntry {
  const char* word;
  void (*draw)(const SignBrush& brush, ImVec2 at);
};

constexpr KeyId any_key{1};

constexpr std::array legend{
    LegendEntry{"you", [](const SignBrush& brush, ImVec2 at) { brush.hero(at, Direction::north); }},
    LegendEntry{"monster", [](const SignBrush& brush, ImVec2 at) { brush.creature(at, false); }},
    LegendEntry{"thing", [](const SignBrush& brush, ImVec2 at) { brush.thing(at); }},
    LegendEntry{"closed door",
                [](const SignBrush& brush, ImVec2 at) { brush.door(at, true, DoorState::closed, {}); }},
    LegendEntry{"open door",
                [](const SignBrush& brush, ImVec2 at) { brush.door(at, true, DoorState::open, {}); }},
    LegendEntry{"locked door",
                [](const SignBrush& brush, ImVec2 at) { brush.door(at, true, DoorState::locked, any_key); }},
    LegendEntry{"its key: same shape and number",
                [](const SignBrush& brush, ImVec2 at) { brush.key(at, any_key); }},
    LegendEntry{"heard behind the door",
                [](const SignBrush& brush, ImVec2 at) {
                  brush.sound({at.x - brush.cell * 0.4F, at.y}, 1);
                }},
    LegendEntry{"silence there", [](const SignBrush& brush, ImVec2 at) { brush.silence(at, 1); }},
    LegendEntry{"floor in view", [](const SignBrush& brush, ImVec2 at) { brush.field(at, false, true); }},
    LegendEntry{"floor seen before",
                [](const SignBrush& brush, ImVec2 at) { brush.field(at, false, false); }},
    LegendEntry{"wall", [](const SignBrush& brush, ImVec2 at) { brush.field(at, true, true); }},
    LegendEntry{"note", [](const SignBrush& brush, ImVec2 at) { brush.note(at); }},
};

constexpr float line_height = 1.2F;  // of the text's
constexpr float sign_width = 1.6F;   // of the text's height

// Calls `put` with each entry and its place from the upper left corner, in pixels; the height of all lines.
template <typename Put>
float lay_out(const PanelContext& context, float width, Put put) {
  const float line = std::round(ImGui::GetTextLineHeight() * line_height);
  const float sign = context.unit() * sign_width;
  ImVec2 at{0, 0};
  for (const LegendEntry& entry : legend) {
    const float wide = sign + ImGui::CalcTextSize(entry.word).x;
    if (at.x > 0 && at.x + wide > width) at = {0, at.y + line};
    put(entry, at);
    at.x += wide + context.unit() * 1.2F;
  }
  return at.y + line;
}

}  // namespace

void draw_legend(const PanelContext& context) {
  const ImVec2 from = ImGui::GetCursorScreenPos();
  const float width = ImGui::GetContentRegionAvail().x;
  ImDrawList& list = *ImGui::GetWindowDrawList();
  const float unit = context.unit();
  const SignBrush brush{list, context.look, unit * 0.95F};
  const float middle = ImGui::GetTextLineHeight() * line_height / 2;
  const float height = lay_out(context, width, [&](const LegendEntry& entry, ImVec2 at) {
    entry.draw(brush, {from.x + at.x + unit * 0.6F, from.y + at.y + middle});
    list.AddText({from.x + at.x + unit * sign_width, from.y + at.y + middle - ImGui::GetTextLineHeight() / 2},
                 context.look.bone, entry.word);
  });
  ImGui::Dummy({width, height});
}

float legend_height(const PanelContext& context, float width) {
  return lay_out(context, width, [](const LegendEntry&, ImVec2) {});
}

}  // namespace katabasis
