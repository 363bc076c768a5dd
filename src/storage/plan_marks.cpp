#include "storage/plan_marks.h"

#include <fmt/format.h>

namespace katabasis {

namespace {

constexpr int smallest_shape = 6;  // pixels of a field in which a shape can be told from others

void number_in(Canvas& canvas, Point centre, int number, double size, const Ink& ink) {
  const std::string digits = fmt::format("{}", number);
  const double fitted = digits.size() > 2 ? size * 2 / static_cast<double>(digits.size()) : size;
  canvas.text(centre.x, centre.y + fitted * 0.33, digits, fitted, Align::middle, true, ink);
}

void entrance(Canvas& canvas, const PlanColours& colours) {
  // Steps that lead down, each one shorter and darker.
  for (int i = 0; i < 4; ++i) {
    const double inset = 0.12 + i * 0.09;
    canvas.rectangle(inset, 0.14 + i * 0.19, 1 - 2 * inset, 0.13, mixed(colours.iron, colours.ink, i / 3.0));
  }
}

void key(Canvas& canvas, int number, const PlanColours& colours) {
  canvas.line({0.5, 0.42}, {0.88, 0.88}, 0.2, colours.ink);
  canvas.line({0.74, 0.9}, {0.86, 0.76}, 0.16, colours.ink);
  canvas.line({0.5, 0.42}, {0.88, 0.88}, 0.11, colours.gold);
  canvas.line({0.74, 0.9}, {0.86, 0.76}, 0.08, colours.gold);
  canvas.circle({0.42, 0.38}, 0.38, colours.ink);
  canvas.circle({0.42, 0.38}, 0.33, colours.gold);
  number_in(canvas, {0.42, 0.38}, number, 0.56, colours.ink);
}

void weapon(Canvas& canvas, const PlanColours& colours) {
  canvas.line({0.2, 0.8}, {0.8, 0.2}, 0.2, colours.ink);
  canvas.line({0.24, 0.5}, {0.5, 0.76}, 0.18, colours.ink);
  canvas.line({0.36, 0.64}, {0.8, 0.2}, 0.11, colours.bone);
  canvas.line({0.2, 0.8}, {0.34, 0.66}, 0.11, colours.bronze);
  canvas.line({0.24, 0.5}, {0.5, 0.76}, 0.09, colours.bronze);
}

void armour(Canvas& canvas, const PlanColours& colours) {
  canvas.circle({0.5, 0.5}, 0.35, colours.ink);
  canvas.circle({0.5, 0.5}, 0.3, colours.bronze);
  canvas.ring({0.5, 0.5}, 0.19, 0.05, colours.ink);
  canvas.circle({0.5, 0.5}, 0.08, colours.ink);
}

void potion(Canvas& canvas, const PlanColours& colours) {
  canvas.rectangle(0.37, 0.12, 0.26, 0.3, colours.ink);
  canvas.circle({0.5, 0.58}, 0.3, colours.ink);
  canvas.rectangle(0.42, 0.17, 0.16, 0.2, colours.bone);
  canvas.circle({0.5, 0.58}, 0.24, colours.laurel);
  canvas.circle({0.42, 0.5}, 0.06, colours.bone);
}

void skull(Canvas& canvas, const Ink& face, const PlanColours& colours) {
  canvas.circle({0.5, 0.47}, 0.36, colours.ink);
  canvas.rectangle(0.3, 0.6, 0.4, 0.28, colours.ink);
  canvas.circle({0.5, 0.47}, 0.31, face);
  canvas.rectangle(0.35, 0.6, 0.3, 0.23, face);
  canvas.circle({0.38, 0.47}, 0.09, colours.ink);
  canvas.circle({0.62, 0.47}, 0.09, colours.ink);
  for (const double x : {0.45, 0.55}) canvas.line({x, 0.72}, {x, 0.82}, 0.035, colours.ink);
}

void main_monster(Canvas& canvas, const PlanColours& colours) {
  // Larger than its field, with horns.
  const Moved moved(canvas, -0.35, -0.35, 1.7);
  canvas.polygon({{0.2, 0.42}, {0.06, 0.02}, {0.44, 0.26}}, colours.ink);
  canvas.polygon({{0.8, 0.42}, {0.94, 0.02}, {0.56, 0.26}}, colours.ink);
  skull(canvas, colours.blood, colours);
}

void hero(Canvas& canvas, const PlanColours& colours) {
  canvas.circle({0.5, 0.5}, 0.44, colours.ink);
  canvas.circle({0.5, 0.5}, 0.38, colours.ember);
  canvas.circle({0.5, 0.5}, 0.16, colours.bone);
}

Ink colour_of(PlanMark mark, const PlanColours& colours) {
  switch (mark) {
    case PlanMark::key:
      return colours.gold;
    case PlanMark::weapon:
    case PlanMark::armour:
      return colours.bronze;
    case PlanMark::potion:
      return colours.laurel;
    case PlanMark::monster:
      return colours.wine;
    case PlanMark::main_monster:
      return colours.blood;
    case PlanMark::entrance:
    case PlanMark::hero:
      return colours.ember;
  }
  return colours.ink;
}

// Around the origin, the leaf from north to south.
void door(Canvas& canvas, DoorState state, const PlanColours& colours) {
  if (state == DoorState::open) {
    for (const double y : {-0.44, 0.28}) {
      canvas.rectangle(-0.2, y - 0.02, 0.4, 0.2, colours.ink);
      canvas.rectangle(-0.15, y + 0.03, 0.3, 0.1, colours.bronze);
    }
    return;
  }
  const bool locked = state == DoorState::locked;
  canvas.rectangle(-0.16, -0.5, 0.32, 1, colours.ink);
  canvas.rectangle(-0.1, -0.44, 0.2, 0.88, locked ? colours.gold : colours.bronze);
  if (!locked) return;
  canvas.circle({0, 0}, 0.46, colours.ink);
  canvas.circle({0, 0}, 0.4, colours.gold);
}

void lock_number(Canvas& canvas, const std::optional<int>& key, const PlanColours& colours) {
  if (key) number_in(canvas, {0, 0}, *key, 0.68, colours.ink);
}

void door_between(Canvas& canvas, const PlanDoor& shown, const PlanColours& colours) {
  const std::optional<int> key = shown.key ? std::optional<int>(shown.key->value) : std::nullopt;
  const Moved moved(canvas, (shown.a.x + shown.b.x + 1) / 2.0, (shown.a.y + shown.b.y + 1) / 2.0, 1);
  if (shown.a.y == shown.b.y) {
    door(canvas, shown.state, colours);
  } else {
    const Turned turned(canvas);
    door(canvas, shown.state, colours);
  }
  lock_number(canvas, key, colours);
}

}  // namespace

void draw_mark(Canvas& canvas, PlanMark mark, int number, const PlanColours& colours) {
  switch (mark) {
    case PlanMark::entrance:
      return entrance(canvas, colours);
    case PlanMark::hero:
      return hero(canvas, colours);
    case PlanMark::key:
      return key(canvas, number, colours);
    case PlanMark::weapon:
      return weapon(canvas, colours);
    case PlanMark::armour:
      return armour(canvas, colours);
    case PlanMark::potion:
      return potion(canvas, colours);
    case PlanMark::monster:
      return skull(canvas, mixed(colours.wine, colours.bone, 0.25), colours);
    case PlanMark::main_monster:
      return main_monster(canvas, colours);
  }
}

void draw_door_mark(Canvas& canvas, DoorState state, std::optional<int> key, const PlanColours& colours) {
  const Moved moved(canvas, 0.5, 0.5, 1);
  door(canvas, state, colours);
  lock_number(canvas, key, colours);
}

void draw_marks(Canvas& canvas, const Plan& plan, const PlanColours& colours, int field) {
  for (const PlanDoor& shown : plan.doors) door_between(canvas, shown, colours);
  for (const PlanThing& thing : plan.things) {
    if (field < smallest_shape && thing.mark != PlanMark::main_monster) {
      canvas.rectangle(thing.at.x, thing.at.y, 1, 1, colour_of(thing.mark, colours));
      continue;
    }
    const Moved moved(canvas, thing.at.x, thing.at.y, 1);
    draw_mark(canvas, thing.mark, thing.number, colours);
  }
}

}  // namespace katabasis
