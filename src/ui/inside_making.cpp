#include "ui/inside_making.h"

#include <fmt/format.h>

#include <algorithm>

#include "ui/inside_graph.h"
#include "ui/outlined.h"

namespace katabasis {

namespace {

struct Sheet {
  ImDrawList& list;
  const PanelContext& context;
  ImVec2 from;
  float cell;  // pixels of a field

  ImVec2 corner(int x, int y) const {
    return {from.x + static_cast<float>(x) * cell, from.y + static_cast<float>(y) * cell};
  }
  ImVec2 centre(Position at) const {
    const ImVec2 here = corner(at.x, at.y);
    return {here.x + cell / 2, here.y + cell / 2};
  }
};

// Runs of free fields, row by row.
void draw_fields(const Sheet& sheet, const Plan& plan) {
  const ImU32 colour = mixed(sheet.context.look.ink, sheet.context.look.marble, 0.45F);
  for (int y = 0; y < plan.size().height; ++y) {
    const auto row = plan.fields.row(y);
    for (auto begin = std::ranges::find(row, PlanField::floor); begin != row.end();) {
      const auto end =
          std::find_if(begin, row.end(), [](PlanField field) { return field != PlanField::floor; });
      const int left = static_cast<int>(begin - row.begin());
      const int right = static_cast<int>(end - row.begin());
      sheet.list.AddRectFilled(sheet.corner(left, y), sheet.corner(right, y + 1), colour);
      begin = std::find(end, row.end(), PlanField::floor);
    }
  }
}

void draw_rooms(const Sheet& sheet, const Plan& plan) {
  const PanelLook& look = sheet.context.look;
  for (const PlanRoom& room : plan.rooms) {
    const ImVec2 a = sheet.corner(room.area.x, room.area.y);
    const ImVec2 b = sheet.corner(room.area.right() + 1, room.area.bottom() + 1);
    const ImU32 colour = room.component ? component_colour(look, *room.component) : look.ash;
    if (room.component) sheet.list.AddRectFilled(a, b, faded(colour, 0.25F));
    sheet.list.AddRect(a, b, colour);
  }
}

void draw_doors(const Sheet& sheet, const Plan& plan) {
  const PanelLook& look = sheet.context.look;
  const float letters = sheet.context.unit() * 0.6F;
  for (const PlanDoor& door : plan.doors) {
    const ImVec2 a = sheet.centre(door.a);
    const ImVec2 b = sheet.centre(door.b);
    sheet.list.AddLine(a, b, door.key ? look.gold : look.bronze, std::max(sheet.cell, 2.0F));
    if (!door.key) continue;
    draw_outlined(sheet.list, sheet.context.letters.strong, letters, a, look.gold, look.ink,
                  fmt::format("{}", door.key->value).c_str());
  }
}

const char* letter_of(PlanMark mark) {
  switch (mark) {
    case PlanMark::entrance:
    case PlanMark::hero:
      return "@";
    case PlanMark::key:
      return "k";
    case PlanMark::weapon:
      return "/";
    case PlanMark::armour:
      return "]";
    case PlanMark::potion:
      return "!";
    case PlanMark::monster:
      return "m";
    case PlanMark::main_monster:
      return "M";
  }
  return "?";
}

void draw_things(const Sheet& sheet, const Plan& plan) {
  const PanelLook& look = sheet.context.look;
  for (const PlanThing& thing : plan.things) {
    const bool key = thing.mark == PlanMark::key;
    const std::string text = key ? fmt::format("k{}", thing.number) : letter_of(thing.mark);
    draw_outlined(sheet.list, sheet.context.letters.strong, sheet.context.unit() * 0.6F,
                  sheet.centre(thing.at), key ? look.gold : look.parchment, look.ink, text.c_str());
  }
}

void draw_latest(const Sheet& sheet, const Plan& plan) {
  if (!plan.latest) return;
  const Rect& area = *plan.latest;
  sheet.list.AddRect(sheet.corner(area.x, area.y), sheet.corner(area.right() + 1, area.bottom() + 1),
                     sheet.context.look.ember, 0, ImDrawFlags_None, 2);
}

void draw_plan(const PanelContext& context, const Plan& plan) {
  const ImVec2 room = ImGui::GetContentRegionAvail();
  const float cell = std::min(room.x / static_cast<float>(plan.size().width),
                              std::max(room.y, 1.0F) / static_cast<float>(plan.size().height));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float left = (room.x - cell * static_cast<float>(plan.size().width)) / 2;
  const Sheet sheet{*ImGui::GetWindowDrawList(), context, {at.x + left, at.y}, cell};
  draw_fields(sheet, plan);
  draw_rooms(sheet, plan);
  draw_doors(sheet, plan);
  draw_things(sheet, plan);
  draw_latest(sheet, plan);
}

}  // namespace

void draw_making(const PanelContext& context, const Making& making, const Labyrinth& labyrinth,
                 std::optional<int>& step, std::optional<MadeSoFar>& shown) {
  const int all = static_cast<int>(making.steps.size());
  int done = std::clamp(step.value_or(all), 0, all);
  ImGui::PushItemWidth(ImGui::GetContentRegionAvail().x);
  if (ImGui::SliderInt("##step", &done, 0, all, "step %d", ImGuiSliderFlags_AlwaysClamp)) step = done;
  ImGui::PopItemWidth();
  const std::string told =
      done == 0 ? "nothing yet" : words(making.steps[static_cast<std::size_t>(done - 1)], labyrinth);
  ImGui::TextUnformatted(told.c_str());
  if (!shown || shown->steps != done)
    shown = MadeSoFar{done, making_up_to(making, labyrinth, static_cast<std::size_t>(done))};
  draw_plan(context, shown->plan);
}

}  // namespace katabasis
