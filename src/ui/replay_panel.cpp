#include "ui/replay_panel.h"

#include <fmt/format.h>

#include <array>
#include <span>

namespace katabasis {

namespace {

struct Control {
  ReplayWish wish;
  const char* label;
};
constexpr std::array<Control, 4> rounds{{{ReplayWish::to_start, "Start"},
                                         {ReplayWish::round_back, "- Round"},
                                         {ReplayWish::round_on, "Round +"},
                                         {ReplayWish::to_end, "End"}}};
constexpr std::array<Control, 5> actions{{{ReplayWish::slower, "Slower"},
                                          {ReplayWish::action_back, "- Turn"},
                                          {ReplayWish::play, "Play"},
                                          {ReplayWish::action_on, "Turn +"},
                                          {ReplayWish::faster, "Faster"}}};
constexpr std::array<Control, 2> others{
    {{ReplayWish::from_above, "From above"}, {ReplayWish::take_over, "Take over here"}}};

const char* label_of(const Control& control, const ReplayFacts& facts) {
  if (control.wish == ReplayWish::play && facts.runs) return "Pause";
  if (control.wish == ReplayWish::from_above && facts.from_above) return "Hero's eyes";
  return control.label;
}

void row(const PanelContext& context, std::span<const Control> controls, const ReplayFacts& facts) {
  const float gap = context.unit() * 0.2F;
  const auto count = static_cast<float>(controls.size());
  const float width = (ImGui::GetContentRegionAvail().x - gap * (count - 1)) / count;
  for (const Control& control : controls) {
    if (&control != &controls.front()) ImGui::SameLine(0, gap);
    if (ImGui::Button(label_of(control, facts), {width, context.unit() * 1.3F}))
      context.commands.emplace_back(control.wish);
  }
}

std::string speed(int pace) {
  return pace < 0 ? fmt::format("1/{}", 1 << -pace) : fmt::format("{}", 1 << pace);
}

std::string place_in_run(const ReplayFacts& facts) {
  return fmt::format("Round {} of {}, action {} of {}, speed {}", facts.round, facts.rounds, facts.action,
                     facts.actions, speed(facts.pace));
}

// What is to be told before where it is: an answer, or at its last moment that the run is out of step.
void told(const PanelContext& context, const ReplayFacts& facts, const std::string& notice) {
  const bool at_problem = !facts.problem.empty() && facts.action == facts.actions;
  if (!notice.empty() || at_problem)
    return coloured(context.look.saffron, notice.empty() ? facts.problem : notice);
  one_line(context.look.parchment, place_in_run(facts));
}

}  // namespace

Rect replay_controls(const Layout& layout) {
  const Rect& buttons = layout.buttons;
  const int height = layout.compact ? layout.text * 13 / 2 : layout.text * 9;
  return {buttons.x, buttons.y + buttons.height - height, buttons.width, height};
}

void draw_replay_controls(const PanelContext& context, const ReplayFacts& facts, const std::string& notice) {
  const Panel panel(context, "replay", replay_controls(context.layout), PanelKind::fixed);
  told(context, facts, notice);
  if (!context.layout.compact) {
    int round = facts.round;
    ImGui::SetNextItemWidth(-1);
    if (ImGui::SliderInt("##round", &round, 1, facts.rounds, "Round %d", ImGuiSliderFlags_AlwaysClamp))
      context.commands.emplace_back(command::ShowRound{round});
  }
  row(context, rounds, facts);
  row(context, actions, facts);
  row(context, others, facts);
}

}  // namespace katabasis
