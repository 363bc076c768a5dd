#include "ui/panel.h"

#include <imgui_internal.h>

#include <algorithm>
#include <utility>

namespace katabasis {

namespace {

constexpr ImGuiWindowFlags common_flags = ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize |
                                          ImGuiWindowFlags_NoCollapse | ImGuiWindowFlags_NoSavedSettings |
                                          ImGuiWindowFlags_NoBackground;

bool fits_content(Rect area, PanelKind kind) {
  return kind == PanelKind::dialog || kind == PanelKind::foot || area.height <= 0;
}

ImGuiWindowFlags flags_of(PanelKind kind, Rect area) {
  ImGuiWindowFlags flags = common_flags;
  if (kind == PanelKind::fixed) {
    flags |= ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoFocusOnAppearing |
             ImGuiWindowFlags_NoBringToFrontOnFocus | ImGuiWindowFlags_NoScrollbar |
             ImGuiWindowFlags_NoScrollWithMouse;
  }
  if (fits_content(area, kind)) flags |= ImGuiWindowFlags_AlwaysAutoResize;
  return flags;
}

ImVec2 corner(Rect area) {
  return {static_cast<float>(area.x), static_cast<float>(area.y)};
}

float foot_edge(Rect area) {
  return static_cast<float>(area.height) * 0.04F;
}

// Those that fit their content have a width and what height there may be; the others just their size.
void size_next(const PanelContext& context, Rect area, PanelKind kind, bool moved) {
  const auto width = static_cast<float>(area.width);
  const auto height = static_cast<float>(area.height);
  if (kind == PanelKind::foot || kind == PanelKind::dialog) {
    const float most = kind == PanelKind::foot ? height - foot_edge(area) : height;
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, most});
  } else if (fits_content(area, kind)) {
    const int room = context.layout.screen.height - (moved ? 0 : area.y);
    ImGui::SetNextWindowSizeConstraints({width, 0}, {width, static_cast<float>(room)});
  } else {
    ImGui::SetNextWindowSize({width, height});
  }
}

void position_next(Rect area, PanelKind kind) {
  const ImVec2 from = corner(area);
  const auto width = static_cast<float>(area.width);
  const auto height = static_cast<float>(area.height);
  if (kind == PanelKind::foot) {
    ImGui::SetNextWindowPos({from.x + width / 2, from.y + height - foot_edge(area)}, ImGuiCond_Always,
                            {0.5F, 1.0F});
  } else if (kind == PanelKind::dialog) {
    ImGui::SetNextWindowPos({from.x + width / 2, from.y + height / 2}, ImGuiCond_Always, {0.5F, 0.5F});
  } else {
    ImGui::SetNextWindowPos(from);
  }
}

// The same share of the window on both sides of the panel: it lies inside whatever its size.
void position_next_at(Position share, Size screen) {
  const ImVec2 part{static_cast<float>(share.x) / 1000, static_cast<float>(share.y) / 1000};
  ImGui::SetNextWindowPos(
      {part.x * static_cast<float>(screen.width), part.y * static_cast<float>(screen.height)},
      ImGuiCond_Always, part);
}

bool is_moved(const Arranging& arranging, std::string_view id) {
  return arranging.moved && arranging.moved->panel == id;
}

// Dear ImGui moves the window that is held by its frame, anywhere; the panel goes where it can, and what has
// come of it is kept once it is let go.
void follow_mouse(const PanelContext& context, const MovablePanel& panel) {
  const ImGuiContext& gui = *ImGui::GetCurrentContext();
  const ImGuiWindow* const window = ImGui::FindWindowByName(panel.id.data());
  if (window == nullptr) return;
  Arranging& arranging = context.arranging;
  const bool held = gui.MovingWindow != nullptr && gui.MovingWindow->RootWindow == window;
  if (held && ImGui::IsMouseDragging(ImGuiMouseButton_Left)) {
    const Rect where{static_cast<int>(gui.IO.MousePos.x - gui.ActiveIdClickOffset.x),
                     static_cast<int>(gui.IO.MousePos.y - gui.ActiveIdClickOffset.y),
                     static_cast<int>(window->Size.x), static_cast<int>(window->Size.y)};
    arranging.moved = place_in(context.settings, panel.id);
    arranging.moved->at = share_of_room(where, context.layout.screen);
    arranging.by_keys = false;
  } else if (!held && is_moved(arranging, panel.id) && !arranging.by_keys) {
    context.commands.emplace_back(command::ChangeSettings{with_place(context.settings, *arranging.moved)});
    arranging.moved.reset();
  }
}

PanelPlace place_of(const PanelContext& context, const MovablePanel& panel, PanelKind kind) {
  PanelPlace place =
      is_moved(context.arranging, panel.id) ? *context.arranging.moved : place_in(context.settings, panel.id);
  if (kind != PanelKind::fixed) place.folded = context.arranging.wide_folded;
  if (place.folded && !place.at) {
    const Rect usual = context.layout.*panel.area;
    place.at = share_of_room(usual, context.layout.screen);
  }
  return place;
}

void fold(const PanelContext& context, const MovablePanel& panel, PanelKind kind) {
  if (kind != PanelKind::fixed) {
    context.arranging.wide_folded = !context.arranging.wide_folded;
    return;
  }
  PanelPlace place = place_in(context.settings, panel.id);
  place.folded = !place.folded;
  context.commands.emplace_back(command::ChangeSettings{with_place(context.settings, place)});
}

// A mark in the corner of the frame, beside the content.
bool fold_mark(const PanelContext& context, bool folded) {
  ImGuiWindow& window = *ImGui::GetCurrentWindow();
  const float side = std::max(context.unit() * 0.75F, 10.0F);
  const float right = window.Pos.x + window.Size.x - window.ScrollbarSizes.x;
  const ImRect box{right - side, window.Pos.y, right, window.Pos.y + side};
  const ImGuiID id = window.GetID("fold");
  ImGui::PushClipRect(window.Pos, {window.Pos.x + window.Size.x, window.Pos.y + window.Size.y}, false);
  bool pressed = false;
  if (ImGui::ItemAdd(box, id, nullptr, ImGuiItemFlags_NoNav | ImGuiItemFlags_NoNavDefaultFocus)) {
    bool hovered = false;
    bool held = false;
    pressed = ImGui::ButtonBehavior(box, id, &hovered, &held);
    const ImU32 colour = hovered ? context.look.gold : context.look.bronze;
    const ImVec2 middle = box.GetCenter();
    const float reach = side * 0.26F;
    const float line = std::max(context.unit() * 0.1F, 1.0F);
    ImDrawList& list = *window.DrawList;
    list.AddRectFilled(box.Min, box.Max, context.look.ink);
    list.AddRect(box.Min, box.Max, colour, 0, ImDrawFlags_None, std::max(context.unit() / 14, 1.0F));
    list.AddLine({middle.x - reach, middle.y}, {middle.x + reach, middle.y}, colour, line);
    if (folded) list.AddLine({middle.x, middle.y - reach}, {middle.x, middle.y + reach}, colour, line);
    if (hovered) ImGui::SetTooltip("%s", folded ? "unfold" : "fold up");
  }
  ImGui::PopClipRect();
  return pressed;
}

// The frame shines where it can be taken hold of.
void show_hold(const PanelContext& context, const MovablePanel& panel) {
  const ImGuiContext& gui = *ImGui::GetCurrentContext();
  const bool held = gui.HoveredWindow == gui.CurrentWindow && gui.HoveredIdPreviousFrame == 0;
  if (!held && !is_moved(context.arranging, panel.id)) return;
  const ImVec2 from = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRectFullScreen();
  list.AddRect(from, {from.x + size.x, from.y + size.y}, context.look.gold, 0, ImDrawFlags_None,
               std::max(context.unit() / 8, 1.0F));
  list.PopClipRect();
}

void draw_frame(const PanelContext& context, bool in_front) {
  const ImVec2 from = ImGui::GetWindowPos();
  const ImVec2 size = ImGui::GetWindowSize();
  ImDrawList& list = *ImGui::GetWindowDrawList();
  list.PushClipRectFullScreen();
  const bool ornate = !context.layout.compact && size.y > context.unit() * 3;
  draw_sheet(list, context.look, from, {from.x + size.x, from.y + size.y}, context.unit(), ornate, in_front);
  list.PopClipRect();
}

void draw_title(const PanelContext& context, std::string_view title) {
  ImGui::PushFont(context.letters.strong);
  ImGui::PushStyleColor(ImGuiCol_Text, context.look.gold);
  ImGui::TextUnformatted(title.data(), title.data() + title.size());
  ImGui::PopStyleColor();
  ImGui::PopFont();
}

// Where the keyboard was in a window when it was last seen.
struct LastFocus {
  ImGuiID item = 0;
  ImRect box;
};

LastFocus last_focus(const char* name) {
  const ImGuiWindow* const window = ImGui::FindWindowByName(name);
  return window == nullptr ? LastFocus{} : LastFocus{window->NavLastIds[0], window->NavRectRel[0]};
}

// What is chosen is marked from the start, so that the first key can press it.
void begin_focus(const PanelContext& context, const LastFocus& last) {
  if (!ImGui::IsWindowAppearing()) return;
  ImGuiContext& gui = *ImGui::GetCurrentContext();
  gui.NavDisableHighlight = false;
  if (!std::exchange(context.returning, false) || last.item == 0) return;
  gui.NavInitRequest = false;
  ImGui::SetNavID(last.item, ImGuiNavLayer_Main, 0, last.box);
}

}  // namespace

Panel::Panel(const PanelContext& context, const char* name, Rect area, PanelKind kind) {
  const bool compact = context.layout.compact;
  const bool in_front = kind != PanelKind::fixed;
  const MovablePanel* const movable = compact ? nullptr : movable_panel(name);
  PanelPlace place;
  if (movable != nullptr) {
    place = place_of(context, *movable, kind);
    follow_mouse(context, *movable);
  }
  folded_ = place.folded;
  if (!folded_) size_next(context, area, kind, place.at.has_value());
  if (place.at) {
    position_next_at(*place.at, context.layout.screen);
  } else {
    position_next(area, kind);
  }
  if (compact && !in_front) ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, panel_padding(context));
  ImGuiWindowFlags flags = flags_of(kind, area);
  if (folded_) flags |= ImGuiWindowFlags_AlwaysAutoResize;
  if (movable == nullptr) flags |= ImGuiWindowFlags_NoMove;
  const LastFocus last = last_focus(name);
  ImGui::Begin(name, nullptr, flags);
  if (compact && !in_front) ImGui::PopStyleVar();
  if (in_front) begin_focus(context, last);
  draw_frame(context, in_front);
  if (movable == nullptr) return;
  if (movable->area == &Layout::wide || movable->keeps_fold) {
    if (fold_mark(context, folded_)) fold(context, *movable, kind);
  }
  show_hold(context, *movable);
  if (folded_) draw_title(context, movable->title);
}

Panel::~Panel() {
  ImGui::End();
}

}  // namespace katabasis
