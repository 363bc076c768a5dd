#include "storage/plan_ground.h"

#include <algorithm>
#include <vector>

namespace katabasis {

namespace {

constexpr int smallest_fine_field = 6;  // pixels
constexpr std::int64_t most_fine_fields = 400'000;

// Which component's floor each field is: 0 none, else one more than its number.
Grid<std::int32_t> floors_of(const Plan& plan) {
  Grid<std::int32_t> floors(plan.size());
  for (const PlanRoom& room : plan.rooms) {
    const std::int32_t component = room.component ? room.component->value + 1 : 0;
    for (int y = room.area.y; y <= room.area.bottom(); ++y) {
      for (int x = room.area.x; x <= room.area.right(); ++x) {
        if (plan.fields.contains({x, y})) floors[{x, y}] = component;
      }
    }
  }
  return floors;
}

// All fields that are `wanted`, as rows of neighbours.
template <typename Wanted>
std::vector<Rect> runs(Size size, Wanted wanted) {
  std::vector<Rect> all;
  for (int y = 0; y < size.height; ++y) {
    for (int x = 0; x < size.width; ++x) {
      if (!wanted(Position{x, y})) continue;
      if (!all.empty() && all.back().y == y && all.back().right() == x - 1) {
        ++all.back().width;
      } else {
        all.push_back({x, y, 1, 1});
      }
    }
  }
  return all;
}

Rgb rgb_of(const Ink& ink) {
  const auto byte = [](double part) { return static_cast<std::uint8_t>(part * 255 + 0.5); };
  return {byte(ink.red), byte(ink.green), byte(ink.blue)};
}

class Drawing {
 public:
  Drawing(Canvas& canvas, const Plan& plan, const PlanColours& colours)
      : canvas_(canvas), plan_(plan), colours_(colours), floors_(floors_of(plan)) {
    inks_.push_back(colours.bare);
    for (const PlanComponent& component : plan.components) inks_.push_back(colours.floor(component));
  }

  void plain() {
    Grid<Rgb> pixels(plan_.size());
    Grid<std::uint8_t> there(plan_.size());
    std::vector<Rgb> floor;
    for (const Ink& ink : inks_) floor.push_back(rgb_of(ink));
    const Rgb wall = rgb_of(colours_.wall);
    for (std::size_t i = 0; i < pixels.cells().size(); ++i) {
      const PlanField field = plan_.fields.cells()[i];
      there.cells()[i] = field == PlanField::unknown ? 0 : 1;
      pixels.cells()[i] =
          field == PlanField::floor ? floor[static_cast<std::size_t>(floors_.cells()[i])] : wall;
    }
    canvas_.squares(pixels, there);
  }

  void fine() {
    canvas_.rectangles(
        runs(plan_.size(), [&](Position at) { return plan_.fields[at] != PlanField::unknown; }),
        colours_.wall);
    floor_by_component();
    grid_lines();
    shadows();
    edges();
  }

 private:
  bool floor(Position at) const { return plan_.fields.contains(at) && plan_.fields[at] == PlanField::floor; }
  bool wall(Position at) const { return plan_.fields.contains(at) && plan_.fields[at] == PlanField::wall; }

  void floor_by_component() {
    std::vector<std::vector<Rect>> areas(inks_.size());
    for (const Rect& run : runs(plan_.size(), [&](Position at) { return floor(at); })) {
      // A run may go through a door into the next component.
      for (int x = run.x; x <= run.right(); ++x) {
        std::vector<Rect>& own = areas[static_cast<std::size_t>(floors_[{x, run.y}])];
        const bool goes_on = !own.empty() && own.back().y == run.y && own.back().right() == x - 1;
        if (goes_on) {
          ++own.back().width;
        } else {
          own.push_back({x, run.y, 1, 1});
        }
      }
    }
    for (std::size_t i = 0; i < areas.size(); ++i) {
      if (!areas[i].empty()) canvas_.rectangles(areas[i], inks_[i]);
    }
  }

  // Thin lines, so that steps can be counted.
  void grid_lines() {
    std::vector<std::pair<Point, Point>> lines;
    for (const Rect& run : runs(plan_.size(), [&](Position at) {
           return floor(at) && floor(at + Position{0, 1});
         }))
      lines.push_back({corner({run.x, run.y + 1}), corner({run.right() + 1, run.y + 1})});
    for (int y = 0; y < plan_.size().height; ++y) {
      for (int x = 1; x < plan_.size().width; ++x) {
        if (floor({x, y}) && floor({x - 1, y})) lines.push_back({corner({x, y}), corner({x, y + 1})});
      }
    }
    Ink thin = colours_.ink;
    thin.alpha = 0.13;
    canvas_.lines(lines, 0.03, thin);
  }

  // Light falls from the north-west: walls there throw a shadow on the floor.
  void shadows() {
    Ink shade = colours_.ink;
    shade.alpha = 0.2;
    for (const Rect& run : runs(plan_.size(), [&](Position at) {
           return floor(at) && wall(at + Position{0, -1});
         }))
      canvas_.rectangle(run.x, run.y, run.width, 0.24, shade);
    for (int y = 0; y < plan_.size().height; ++y) {
      for (int x = 1; x < plan_.size().width; ++x) {
        if (!floor({x, y}) || !wall({x - 1, y})) continue;
        const double top = wall({x, y - 1}) ? 0.24 : 0;
        canvas_.rectangle(x, y + top, 0.16, 1 - top, shade);
      }
    }
  }

  // Where floor and wall meet.
  void edges() {
    std::vector<std::pair<Point, Point>> lines;
    for (int y = 0; y < plan_.size().height; ++y) {
      for (int x = 0; x < plan_.size().width; ++x) {
        const bool here = floor({x, y});
        if (x > 0 && ((here && wall({x - 1, y})) || (floor({x - 1, y}) && wall({x, y}))))
          lines.push_back({corner({x, y}), corner({x, y + 1})});
        if (y > 0 && ((here && wall({x, y - 1})) || (floor({x, y - 1}) && wall({x, y}))))
          lines.push_back({corner({x, y}), corner({x + 1, y})});
      }
    }
    canvas_.lines(lines, 0.1, colours_.ink);
  }

  static Point corner(Position at) { return {static_cast<double>(at.x), static_cast<double>(at.y)}; }

  Canvas& canvas_;
  const Plan& plan_;
  const PlanColours& colours_;
  Grid<std::int32_t> floors_;
  std::vector<Ink> inks_;  // of the floor of no component, then of each
};

}  // namespace

void draw_ground(Canvas& canvas, const Plan& plan, const PlanColours& colours, int field) {
  Drawing drawing(canvas, plan, colours);
  if (field < smallest_fine_field || plan.size().area() > most_fine_fields) return drawing.plain();
  drawing.fine();
}

}  // namespace katabasis
