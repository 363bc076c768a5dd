// What the marks and colours on a plan mean, below it. In pixels.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "labyrinth/plan.h"
#include "storage/plan_canvas.h"

namespace katabasis {

class Legend {
 public:
  // For what is on the plan, in columns within the width; `unit` is the height of its letters.
  Legend(const Plan& plan, int width, int unit);

  int height() const;
  void draw(Canvas& canvas, const PlanColours& colours, int x, int y) const;

 private:
  struct Entry {
    std::variant<PlanComponent, PlanMark, DoorState> sign;
    std::string words;
  };
  static void add_marks(std::vector<Entry>& entries, const Plan& plan);
  int columns() const;
  int rows(const std::vector<Entry>& entries) const;
  void draw_entry(Canvas& canvas, const PlanColours& colours, const Entry& entry, double x, double y) const;
  void draw_block(Canvas& canvas, const PlanColours& colours, const std::vector<Entry>& entries, double x,
                  double y) const;

  int width_;
  int unit_;
  std::vector<Entry> components_;
  std::vector<Entry> marks_;
};

}  // namespace katabasis
