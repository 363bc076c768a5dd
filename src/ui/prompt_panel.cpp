// The line that says what the obvious thing is, and the buttons for everything that has a key.
#include <fmt/format.h>
#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

#include "ui/icons.h"
#include "ui/obvious.h"
#include "ui/panels.h"

namespace katabasis {

namespace {

constexpr std::array button_order{Wish::turn_left, Wish::forward,    Wish::turn_right, Wish::step_left,
                                  Wish::back,      Wish::step_right, Wish::listen,     Wish::door,
                                  Wish::take,      Wish::drink,      Wish::wait,       Wish::sleep,
                                  Wish::explore,   Wish::inventory,  Wish::heard,      Wish::map,
                                  Wish::ledger,    Wish::history,    Wish::help,       Wish::menu};
// What belongs together stands together: ways, hands, time, panels, the game itself.
constexpr std::array group_starts{Wish::listen, Wish::wait, Wish::inventory, Wish::help};

bool starts_group(Wish wish) {
  return std::ranges::find(group_starts, wish) != group_starts.end();
}

void tooltip(const PanelContext& context, Wish wish) {
  if (!ImGui::IsItemHovered()) return;
  const std::string& key = context.key(wish);
  // Above the row and what is to be done: beside the mouse it would hide the next buttons.
  const ImVec2 from = ImGui::GetItemRectMin();
  const ImGuiWindow* const prompt = ImGui::FindWindowByName("prompt");
  const float row = ImGui::GetWindowPos().y;
  const bool under = prompt != nullptr && prompt->WasActive && prompt->Pos.y < row;
  const float top = (under ? prompt->Pos.y : row) - context.unit() * 0.2F;
  const bool above = top > context.unit() * 2;
  const float share = from.x / static_cast<float>(context.layout.screen.width);
  ImGui::SetNextWindowPos({from.x, above ? top : ImGui::GetItemRectMax().y + context.unit() * 0.6F},
                          ImGuiCond_Always, {share, above ? 1.0F : 0.0F});
  ImGui::BeginTooltip();
  ImGui::TextUnformatted(fmt::format("{}{}{}", words(wish), key.empty() ? "" : ": ", key).c_str());
  ImGui::EndTooltip();
}

// What is to be done next, or what stands in the way of doing anything.
struct Prompt {
  Wish wish = Wish::obvious;
  std::string words;
  bool possible = true;
};

// The first one is what a click on the panel does.
std::vector<Prompt> prompts_of(const Game& game, bool reading) {
  if (reading) return {{Wish::obvious, "go on", true}};
  std::vector<Prompt> prompts{{Wish::obvious, obvious_words(game), obvious(game).has_value()}};
  const auto turn_to = [](const Beside& what) { return Prompt{wish_to_turn(what), what.words, true}; };
  if (const auto beside = monster_beside(game)) {
    prompts.insert(prompts.begin(), turn_to(*beside));
  } else if (const auto hidden = monster_out_of_sight(game)) {
    prompts.push_back(turn_to(*hidden));
  } else if (const auto door = door_beside(game)) {
    prompts.push_back(turn_to(*door));
  }
  return prompts;
}

std::string mark_of(const PanelContext& context, const Prompt& prompt) {
  return prompt.possible ? context.key(prompt.wish) + ":" : "Ahead:";
}

void button(const PanelContext& context, Wish wish, ImVec2 size) {
  ImGui::PushID(static_cast<int>(wish));
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (ImGui::Button("##button", size)) context.commands.emplace_back(wish);
  const bool hovered = ImGui::IsItemHovered();
  draw_icon(*ImGui::GetWindowDrawList(), wish, {at.x + size.x / 2, at.y + size.y / 2},
            std::min(size.x, size.y) * 0.32F, hovered ? context.look.gold : context.look.parchment);
  tooltip(context, wish);
  ImGui::PopID();
}

float height_of(const std::string& text, float room) {
  return ImGui::CalcTextSize(text.c_str(), nullptr, false, std::max(room, 1.0F)).y;
}

// The prompt's area, grown upwards as far as the notice and what is to be done beside the marks need.
Rect room_for(const PanelContext& context, const std::string& notice, const std::vector<Prompt>& prompts) {
  const ImVec2 edge = panel_padding(context);
  const ImVec2 gap = ImGui::GetStyle().ItemSpacing;
  Rect area = context.layout.prompt;
  const float room = static_cast<float>(area.width) - edge.x * 2;
  float needed = edge.y * 2 - gap.y;
  for (const Prompt& prompt : prompts) {
    const std::string mark = mark_of(context, prompt);
    const float beside = context.letters.strong->CalcTextSizeA(context.unit(), FLT_MAX, 0, mark.c_str()).x;
    needed += height_of(prompt.words, room - beside - gap.x) + gap.y;
  }
  if (!notice.empty()) needed += height_of(notice, room) + gap.y;
  const int growth = std::clamp(static_cast<int>(std::ceil(needed)) - area.height, 0, area.y);
  area.y -= growth;
  area.height += growth;
  return area;
}

}  // namespace

void draw_buttons(const PanelContext& context) {
  const float gap = context.unit() * 0.12F;
  const float hold = context.layout.compact ? gap : context.unit() * 0.4F;  // to move all of it by
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {hold, gap});
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {gap, gap});
  {
    const Panel panel(context, "buttons", context.layout.buttons, PanelKind::fixed);
    const auto count = static_cast<float>(button_order.size());
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const float between = context.layout.compact ? gap : context.unit() * 0.5F;
    const float gaps = gap * (count - 1) + between * static_cast<float>(group_starts.size());
    const ImVec2 size{(room.x - gaps) / count, room.y};
    for (const Wish wish : button_order) {
      if (starts_group(wish)) ImGui::SetCursorPosX(ImGui::GetCursorPosX() + between);
      button(context, wish, size);
      ImGui::SameLine();
    }
  }
  ImGui::PopStyleVar(2);
}

void draw_prompt(const PanelContext& context, const Game& game, const PanelState& state) {
  const std::vector<Prompt> prompts = prompts_of(game, !state.messages.empty());
  const Panel panel(context, "prompt", room_for(context, state.notice, prompts), PanelKind::fixed);
  if (panel_clicked(context)) context.commands.emplace_back(prompts.front().wish);
  const PanelLook& look = context.look;
  if (!state.notice.empty()) coloured(look.saffron, state.notice);
  for (const Prompt& prompt : prompts) {
    strong(context, prompt.possible ? look.gold : look.ash, mark_of(context, prompt));
    ImGui::SameLine();
    coloured(prompt.possible ? look.parchment : look.ash, prompt.words);
  }
}

}  // namespace katabasis
