// What happened: the newest at the bottom, marked; a click on a line with dice shows every term.
#include <algorithm>
#include <cmath>

#include "ui/panels.h"

namespace katabasis {

namespace {

constexpr float beyond_any_log = 1e9F;  // pixels

ImU32 colour_of(const PanelLook& look, LogKind kind) {
  switch (kind) {
    case LogKind::hit:
    case LogKind::slain:
      return look.laurel;
    case LogKind::hurt:
      return look.ember;
    case LogKind::death:
      return look.blood;
    case LogKind::found:
    case LogKind::grown:
      return look.gold;
    case LogKind::heard:
    case LogKind::rest:
      return look.styx;
    case LogKind::read:
    case LogKind::seen:
      return look.bone;
    case LogKind::door:
      return look.bronze;
    case LogKind::gear:
      return look.verdigris;
    case LogKind::round:
    case LogKind::parried:
    case LogKind::moved:
      break;
  }
  return look.ash;
}

void draw_terms(const PanelContext& context, const LogLine& line) {
  ImGui::Indent(context.unit());
  coloured(context.look.bone, line.terms);
  ImGui::Unindent(context.unit());
}

void draw_line(const PanelContext& context, const LogLine& line, bool newest) {
  const PanelLook& look = context.look;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  if (newest) {
    const float width = std::max(context.unit() * 0.14F, 1.0F);
    const float left = at.x - context.unit() * 0.3F;
    ImGui::GetWindowDrawList()->AddRectFilled({left, at.y + 1}, {left + width, at.y + context.unit()},
                                              look.gold);
  }
  const ImU32 kind = colour_of(look, line.kind);
  ImGui::PushFont(context.letters.strong);
  ImGui::PushStyleColor(ImGuiCol_Text, newest ? kind : mixed(look.ink, kind, 0.75F));
  const std::string_view tag = word(line.kind);
  ImGui::TextUnformatted(tag.data(), tag.data() + tag.size());
  ImGui::PopStyleColor();
  ImGui::PopFont();
  ImGui::SameLine();
  const ImU32 colour = newest ? look.parchment : mixed(look.ink, look.parchment, 0.7F);
  if (context.layout.compact) {
    one_line(colour, line.text);
  } else {
    coloured(colour, line.text);
  }
}

void draw_all(const PanelContext& context, const Log& log, PanelState& state) {
  for (std::size_t i = 0; i < log.lines().size(); ++i) {
    const LogLine& line = log.lines()[i];
    ImGui::PushID(static_cast<int>(i));
    ImGui::BeginGroup();
    draw_line(context, line, line.batch == log.newest_batch());
    ImGui::EndGroup();
    if (!line.terms.empty() && ImGui::IsItemClicked()) {
      state.log_line = state.log_line == i ? std::nullopt : std::optional(i);
    }
    if (state.log_line == i) draw_terms(context, line);
    ImGui::PopID();
  }
}

// One line for the whole of the last action: what matters most in it.
void draw_last(const PanelContext& context, const Log& log) {
  const LogLine* last = nullptr;
  for (const LogLine& line : log.lines()) {
    if (line.batch == log.newest_batch() && (last == nullptr || line.kind != LogKind::round)) last = &line;
  }
  if (last != nullptr) draw_line(context, *last, true);
}

}  // namespace

void draw_history(const PanelContext& context, const Log& log) {
  // The newest at first, and as long as nobody rolls: what is wrapped finds its height only by and by.
  const bool at_end = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1;
  heading(context, "All that happened");
  if (log.lines().empty()) coloured(context.look.bone, "Nothing yet.");
  for (const LogLine& line : log.lines()) {
    strong(context, colour_of(context.look, line.kind), word(line.kind));
    ImGui::SameLine();
    coloured(context.look.parchment, line.text);
    if (!line.terms.empty()) draw_terms(context, line);
  }
  if (at_end) ImGui::SetScrollY(beyond_any_log);
  roll_by_keys(context);
}

void draw_log(const PanelContext& context, const Log& log, PanelState& state) {
  const Panel panel(context, "log", context.layout.log, PanelKind::fixed);
  if (panel.folded()) return;
  if (context.layout.compact) {
    if (panel_clicked(context)) context.commands.emplace_back(Wish::history);
    return draw_last(context, log);
  }
  // As high as whole lines, with nothing between them: none is cut.
  const float line = ImGui::GetTextLineHeight();
  const float reach = std::ceil(context.unit() * 0.1F);  // of letters above and below their line
  const float height = std::max(std::floor((ImGui::GetContentRegionAvail().y - reach) / line), 1.0F) * line;
  ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, 0});
  ImGui::BeginChild("lines", {0, height + reach}, false, ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoMove);
  const bool at_end = ImGui::GetScrollY() >= ImGui::GetScrollMaxY() - 1;
  const float margin = context.unit() * 0.35F;  // for the newest lines' mark
  ImGui::Indent(margin);
  draw_all(context, log, state);
  ImGui::Unindent(margin);
  ImGui::Dummy({0, reach});
  if (at_end || state.follow_log) ImGui::SetScrollHereY(1);
  fade_rims(context, reach);
  state.follow_log = false;
  ImGui::EndChild();
  ImGui::PopStyleVar();
}

}  // namespace katabasis
