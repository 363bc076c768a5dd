// All keys, the rules of a turn, the first three things to try.
#include <fmt/format.h>

#include <array>

#include "ui/icons.h"
#include "ui/panels.h"

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
    "You have a few turns a round (the pips); every action takes one. When none is left, the monsters play "
    "theirs.",
    "Turning, looking, reading and these panels are free. What is not possible takes no turn.",
    "A blow: both roll a die; a six is added and rolled again. If the attack is higher, the difference and "
    "the damage wound.",
    "Sleeping ends the round; undisturbed it heals a little, up to half of your life.",
};

void keys(const PanelContext& context) {
  if (!ImGui::BeginTable("keys", 3)) return;
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed, context.unit() * 1.5F);
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthFixed);
  ImGui::TableSetupColumn("", ImGuiTableColumnFlags_WidthStretch);
  for (std::size_t i = 0; i < wish_count; ++i) {
    const auto wish = static_cast<Wish>(i);
    ImGui::TableNextRow();
    ImGui::TableNextColumn();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float unit = context.unit();
    draw_icon(*ImGui::GetWindowDrawList(), wish, {at.x + unit * 0.6F, at.y + unit * 0.5F}, unit * 0.4F,
              context.look.bone);
    ImGui::TableNextColumn();
    ImGui::PushFont(context.letters.strong);
    ImGui::TextUnformatted(context.key(wish).c_str());
    ImGui::PopFont();
    ImGui::TableNextColumn();
    const std::string_view text = words(wish);
    paragraph(text);
  }
  ImGui::EndTable();
}

void list(const PanelContext& context, std::string_view title, auto lines) {
  strong(context, context.look.gold, title);
  int number = 1;
  for (const char* line : lines) paragraph(fmt::format("{}. {}", number++, line));
  ImGui::Spacing();
}

}  // namespace

void draw_help(const PanelContext& context) {
  heading(context, "Help");
  list(context, "Try first", first_things);
  list(context, "A turn", rules_of_a_turn);
  strong(context, context.look.gold, "Keys and buttons");
  keys(context);
  paragraph(
      "A click into the picture does the obvious thing; at its left and right rim it turns. Hold the right "
      "button to look around.");
}

}  // namespace katabasis
