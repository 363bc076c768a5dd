// All keys, the rules of a turn, the first three things to try.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/icons.h"
#include "ui/panels.h"
#include "ui/signs.h"

namespace katabasis {

namespace {

constexpr std::array first_things{
    "Walk to a door and let the prompt listen at it. Many voices? Come back stronger.",
    "Face a monster and read its odds above before you strike. Fighting in a doorway means one enemy at a "
    "time.",
    "Find the key whose number stands on a locked door; each key opens the way to the next, the last one to "
    "the end.",
};

constexpr std::array rules_of_a_turn{
    "You have a few turns a round (the lozenges below your life); every action takes one. When none is left, "
    "the monsters play "
    "theirs.",
    "Turning, looking, reading and these panels are free. What is not possible takes no turn.",
    "A blow: both roll a die; a six is added and rolled again. If the attack is higher, the difference and "
    "the damage wound.",
    "Sleeping ends the round; undisturbed it heals a little, up to half of your life.",
};

constexpr std::array gamepad{
    "The cross or the left stick: step and turn, and choose in panels. The right stick: look around. "
    "Bumpers: step aside, and leaf in "
    "panels.",
    "A: what the prompt says. B or Start: back, and the menu. X: listen. Y: take, and write on the map. "
    "Back: "
    "map. The sticks pressed: explore, inventory.",
    "With a trigger: A door, B drink, X wait, Y sleep, Back picture; the cross: heard at doors, locks and "
    "keys, all that happened, help.",
};

// While it lives, a line that would be cut by the lower rim of the window is left out as a whole; begins
// where a text begins.
class WholeLines {
 public:
  WholeLines() {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float line = ImGui::GetTextLineHeight();
    const float left = ImGui::GetWindowPos().x;
    const float rim = ImGui::GetWindowPos().y + ImGui::GetWindowHeight();
    const float end = at.y + std::floor(std::max(rim - at.y, 0.0F) / line) * line;
    ImGui::PushClipRect({left, ImGui::GetWindowPos().y}, {left + ImGui::GetWindowWidth(), end}, true);
  }
  ~WholeLines() { ImGui::PopClipRect(); }
  WholeLines(const WholeLines&) = delete;
  WholeLines& operator=(const WholeLines&) = delete;
};

void whole_lines(std::string_view text) {
  const WholeLines only;
  paragraph(text);
}

void icon(const PanelContext& context, Wish wish) {
  const WholeLines only;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float unit = context.unit();
  draw_icon(*ImGui::GetWindowDrawList(), wish, {at.x + unit * 0.6F, at.y + unit * 0.5F}, unit * 0.4F,
            context.look.bone);
}

// With little room a key stands before its meaning, else beside it.
void key(const PanelContext& context, Wish wish) {
  ImGui::TableNextColumn();
  icon(context, wish);
  ImGui::TableNextColumn();
  const std::string& name = context.key(wish);
  if (context.layout.compact)
    return whole_lines(fmt::format("{}{}{}", name, name.empty() ? "" : ": ", words(wish)));
  ImGui::PushFont(context.letters.strong);
  {
    const WholeLines only;
    ImGui::TextUnformatted(name.c_str());
  }
  ImGui::PopFont();
  ImGui::TableNextColumn();
  whole_lines(words(wish));
}

// Side by side where there is room: the first half on the left.
void keys(const PanelContext& context) {
  const bool compact = context.layout.compact;
  const int pairs = compact ? 1 : 2;
  if (!ImGui::BeginTable("keys", compact ? 2 : 6)) return;
  for (int pair = 0; pair < pairs; ++pair) {
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, context.unit() * 1.5F);
    if (!compact) ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed);
    ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
  }
  const std::size_t rows =
      (wish_count + static_cast<std::size_t>(pairs) - 1) / static_cast<std::size_t>(pairs);
  for (std::size_t row = 0; row < rows; ++row) {
    ImGui::TableNextRow();
    for (std::size_t i = row; i < wish_count; i += rows) key(context, static_cast<Wish>(i));
  }
  ImGui::EndTable();
}

void title_line(const PanelContext& context, std::string_view title) {
  const WholeLines only;
  strong(context, context.look.gold, title);
}

void list(const PanelContext& context, std::string_view title, auto lines) {
  title_line(context, title);
  int number = 1;
  for (const char* line : lines) whole_lines(fmt::format("{}. {}", number++, line));
  ImGui::Spacing();
}

}  // namespace

void draw_help(const PanelContext& context) {
  roll_by_keys(context);
  heading(context, "Help");
  whole_lines(
      "You fell in battle. To live again, go down to the deepest room, defeat the monster that rules there "
      "and "
      "bring back Persephone.");
  ImGui::Spacing();
  list(context, "Try first", first_things);
  list(context, "A turn", rules_of_a_turn);
  title_line(context, "Keys and buttons");
  keys(context);
  ImGui::Spacing();
  list(context, "Gamepad", gamepad);
  title_line(context, "Signs on the map");
  draw_legend(context);
  ImGui::Spacing();
  whole_lines(
      "A click into the picture does the obvious thing; on a thing or a door it takes it or walks there; at "
      "the left and right rim it turns. Hold the right "
      "button, or Ctrl and an arrow, to look around. Panels can be dragged by their frames and folded up by "
      "the mark in their "
      "corner; "
      "the menu does it without a mouse.");
}

}  // namespace katabasis
