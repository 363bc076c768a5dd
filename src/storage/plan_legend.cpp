#include "storage/plan_legend.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "storage/plan_marks.h"

namespace katabasis {

namespace {

constexpr std::size_t most_components =
    24;  // that are named; a larger labyrinth's are too many to be told apart
constexpr int column_in_units = 15;
constexpr double line_in_units = 1.5;

constexpr std::array<std::pair<PlanMark, const char*>, 8> mark_words{
    {{PlanMark::entrance, "entrance"},
     {PlanMark::hero, "you are here"},
     {PlanMark::key, "key, by its order"},
     {PlanMark::weapon, "weapon"},
     {PlanMark::armour, "armour"},
     {PlanMark::potion, "potion"},
     {PlanMark::monster, "monster"},
     {PlanMark::main_monster, "main monster"}}};
constexpr std::array<std::pair<DoorState, const char*>, 3> door_words{
    {{DoorState::open, "open door"},
     {DoorState::closed, "closed door"},
     {DoorState::locked, "locked, with its key"}}};

}  // namespace

Legend::Legend(const Plan& plan, int width, int unit) : width_(width), unit_(unit) {
  std::vector<PlanComponent> named;
  std::ranges::copy_if(plan.components, std::back_inserter(named),
                       [](const PlanComponent& component) { return !component.name.empty(); });
  std::ranges::stable_sort(named, {}, &PlanComponent::order);
  for (const PlanComponent& component : named) {
    if (components_.size() == most_components) break;
    components_.push_back({component, component.name});
  }
  add_marks(marks_, plan);
}

void Legend::add_marks(std::vector<Entry>& entries, const Plan& plan) {
  for (const auto& [mark, words] : mark_words) {
    const auto found = std::ranges::find(plan.things, mark, &PlanThing::mark);
    if (found == plan.things.end()) continue;
    const bool named = mark == PlanMark::main_monster && !found->name.empty();
    entries.push_back({mark, named ? fmt::format("{}, {}", found->name, words) : words});
  }
  for (const auto& [state, words] : door_words) {
    if (std::ranges::find(plan.doors, state, &PlanDoor::state) != plan.doors.end())
      entries.push_back({state, words});
  }
}

int Legend::columns() const {
  return std::max(width_ / (column_in_units * unit_), 1);
}

int Legend::rows(const std::vector<Entry>& entries) const {
  return (static_cast<int>(entries.size()) + columns() - 1) / columns();
}

int Legend::height() const {
  const double lines = (rows(components_) + rows(marks_)) * line_in_units + 1;
  return static_cast<int>(lines * unit_);
}

void Legend::draw_entry(Canvas& canvas, const PlanColours& colours, const Entry& entry, double x,
                        double y) const {
  {
    const Moved moved(canvas, x, y, unit_ * 1.15);
    if (const auto* const component = std::get_if<PlanComponent>(&entry.sign)) {
      canvas.rectangle(0, 0.05, 1, 0.9, colours.ink);
      canvas.rectangle(0.08, 0.13, 0.84, 0.74, colours.floor(*component));
    } else if (const auto* const mark = std::get_if<PlanMark>(&entry.sign)) {
      // The main monster is larger than a field.
      const bool large = *mark == PlanMark::main_monster;
      const Moved smaller(canvas, large ? 0.2 : 0, large ? 0.2 : 0, large ? 0.6 : 1);
      draw_mark(canvas, *mark, 1, colours);
    } else {
      const DoorState state = std::get<DoorState>(entry.sign);
      draw_door_mark(canvas, state, state == DoorState::locked ? std::optional(1) : std::nullopt, colours);
    }
  }
  canvas.text(x + unit_ * 1.6, y + unit_ * 0.85, entry.words, unit_ * 0.95, Align::left, false, colours.ink);
}

void Legend::draw_block(Canvas& canvas, const PlanColours& colours, const std::vector<Entry>& entries,
                        double x, double y) const {
  const double column = static_cast<double>(width_) / columns();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto place = static_cast<int>(i);
    draw_entry(canvas, colours, entries[i], x + place % columns() * column,
               y + place / columns() * line_in_units * unit_);
  }
}

void Legend::draw(Canvas& canvas, const PlanColours& colours, int x, int y) const {
  draw_block(canvas, colours, components_, x, y);
  draw_block(canvas, colours, marks_, x, y + (rows(components_) * line_in_units + 0.5) * unit_);
}

}  // namespace katabasis
