// Panels are moved and folded up without a mouse, and put back.
#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>

#include "ui/panels.h"

namespace katabasis {

namespace {

constexpr int by = 40;  // thousandths of the room that is free, for each press

void change(const PanelContext& context, Settings settings) {
  context.commands.emplace_back(command::ChangeSettings{std::move(settings)});
}

void begin_moving(const PanelContext& context, const MovablePanel& panel) {
  PanelPlace place = place_in(context.settings, panel.id);
  if (!place.at) place.at = share_of_room(context.layout.*panel.area, context.layout.screen);
  context.arranging.moved = place;
  context.arranging.by_keys = true;
}

void end_moving(const PanelContext& context) {
  change(context, with_place(context.settings, *context.arranging.moved));
  context.arranging.moved.reset();
}

void row(const PanelContext& context, const MovablePanel& panel) {
  ImGui::PushID(panel.id.data());
  const float fold = panel.keeps_fold ? context.unit() * 6 : 0;
  const float width = std::max(ImGui::GetContentRegionAvail().x - fold, context.unit());
  if (ImGui::Button(panel.title.data(), {width, 0})) begin_moving(context, panel);
  if (panel.keeps_fold) {
    PanelPlace place = place_in(context.settings, panel.id);
    ImGui::SameLine();
    if (ImGui::Checkbox("folded", &place.folded)) change(context, with_place(context.settings, place));
  }
  ImGui::PopID();
}

// What is always there on the left, what is opened on the right.
void rows(const PanelContext& context) {
  if (!ImGui::BeginTable("panels", 2)) return;
  for (const bool wide : {false, true}) {
    ImGui::TableNextColumn();
    for (const MovablePanel& panel : movable_panels()) {
      if ((panel.area == &Layout::wide) == wide) row(context, panel);
    }
  }
  ImGui::EndTable();
}

void move(Position& share, int right, int down) {
  share.x = std::clamp(share.x + right * by, 0, 1000);
  share.y = std::clamp(share.y + down * by, 0, 1000);
}

struct Way {
  const char* label;
  ImGuiKey_ key;
  int right;
  int down;
};
constexpr std::array<Way, 4> ways{{{"Left", ImGuiKey_LeftArrow, -1, 0},
                                   {"Right", ImGuiKey_RightArrow, 1, 0},
                                   {"Up", ImGuiKey_UpArrow, 0, -1},
                                   {"Down", ImGuiKey_DownArrow, 0, 1}}};

bool pressed(ImGuiKey_ key) {
  return ImGui::IsKeyPressed(ImGui::GetKeyIndex(key));
}

// Where the panel will be, also if it is not shown at the moment.
void draw_ghost(const PanelContext& context, const MovablePanel& panel, Position share) {
  const Rect area = placed((context.layout.*panel.area).size(), share, context.layout.screen);
  const ImVec2 from{static_cast<float>(area.x), static_cast<float>(area.y)};
  const ImVec2 to{from.x + static_cast<float>(area.width), from.y + static_cast<float>(area.height)};
  ImDrawList& list = *ImGui::GetForegroundDrawList();
  list.AddRectFilled(from, to, faded(context.look.gold, 0.15F));
  list.AddRect(from, to, context.look.gold, 0, ImDrawFlags_None, std::max(context.unit() / 8, 1.0F));
}

}  // namespace

void draw_arrange(const PanelContext& context) {
  heading(context, "Panels");
  if (context.layout.compact) {
    paragraph(
        "With so little room panels stand where they fit. In a larger window, or with smaller letters, "
        "they can be moved and folded up here.");
  } else {
    paragraph(
        "Choose a panel to move it with the arrows. With the mouse: drag it by its frame, fold it up by "
        "the mark in its corner.");
    rows(context);
  }
  if (!wide_button(context, "All panels as at first")) return;
  Settings changed = context.settings;
  changed.places.clear();
  change(context, std::move(changed));
}

void draw_moving(const PanelContext& context) {
  PanelPlace& place = *context.arranging.moved;
  const MovablePanel* const panel = movable_panel(place.panel);
  if (panel == nullptr || !place.at || context.layout.compact) return context.arranging.moved.reset();
  draw_ghost(context, *panel, *place.at);
  Rect area = context.layout.message;
  area.height = 0;
  const Panel frame(context, "moving", area, PanelKind::fixed);
  ImGui::BringWindowToDisplayFront(ImGui::GetCurrentWindow());
  strong(context, context.look.gold, fmt::format("Moving: {}", panel->title));
  paragraph("Arrows or the buttons move it. Enter: there it stays. Esc: as it was.");
  const float gap = ImGui::GetStyle().ItemSpacing.x;
  const float width = (ImGui::GetContentRegionAvail().x - gap * 4) / 5;
  for (const Way& way : ways) {
    if (ImGui::Button(way.label, {width, 0}) || pressed(way.key)) move(*place.at, way.right, way.down);
    ImGui::SameLine();
  }
  if (ImGui::Button("Done", {width, 0}) || ImGui::IsKeyPressed(ImGui::GetKeyIndex(ImGuiKey_Space), false))
    end_moving(context);
}

}  // namespace katabasis
