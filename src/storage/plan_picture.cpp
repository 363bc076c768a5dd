#include "storage/plan_picture.h"

#include <fmt/format.h>

#include <algorithm>

#include "storage/plan_canvas.h"
#include "storage/plan_ground.h"
#include "storage/plan_legend.h"
#include "storage/plan_marks.h"

namespace katabasis {

namespace {

constexpr int usual_field = 24;

// Where everything lies on a page whose fields have a size, in pixels.
struct Page {
  int field;
  int unit;    // the height of a line of letters
  int margin;  // around plan and words
  int head;    // height of title and subtitle
  int wide;    // of the plan and of the legend below it
  int high;    // of the plan

  Page(Size fields, int field_size) : field(field_size) {
    wide = std::max(fields.width * field, 420);
    high = fields.height * field;
    unit = std::clamp((wide + high) / 90, 14, 64);
    margin = 3 * unit;
    head = 4 * unit;
  }
  int width() const { return wide + 2 * margin; }
  int height(int legend) const { return 2 * margin + head + high + unit + legend; }
};

struct Drawn {
  const Plan& plan;
  const PlanPicture& wanted;
  const PlanColours colours;
  const Page page;
  const Legend legend;
};

void draw_page(Canvas& canvas, const Drawn& drawn) {
  const Page& page = drawn.page;
  const double width = page.width();
  const double height = page.height(drawn.legend.height());
  const double unit = page.unit;
  canvas.rectangle(0, 0, width, height, drawn.colours.page);
  canvas.frame(unit * 0.8, unit * 0.8, width - unit * 1.6, height - unit * 1.6, unit * 0.16,
               drawn.colours.bronze);
  canvas.frame(unit * 1.2, unit * 1.2, width - unit * 2.4, height - unit * 2.4, unit * 0.05,
               drawn.colours.bronze);
  canvas.meander(unit * 1.2, unit * 1.2, width - unit * 2.4, height - unit * 2.4, unit, drawn.colours.bronze);
  canvas.text(width / 2, page.margin + unit * 1.7, drawn.wanted.title, unit * 2.0, Align::middle, true,
              drawn.colours.ink);
  canvas.text(width / 2, page.margin + unit * 2.9, drawn.wanted.subtitle, unit * 0.95, Align::middle, false,
              drawn.colours.faded);
  const double left = page.margin + (page.wide - drawn.plan.size().width * page.field) / 2;
  {
    const Moved moved(canvas, left, page.margin + page.head, page.field);
    draw_ground(canvas, drawn.plan, drawn.colours, page.field);
    draw_marks(canvas, drawn.plan, drawn.colours, page.field);
  }
  drawn.legend.draw(canvas, drawn.colours, page.margin, page.margin + page.head + page.high + page.unit);
}

// The whole page, however large it comes out, in the picture that was asked for.
void draw_fitted(Canvas& canvas, const Drawn& drawn, Size size) {
  const double width = drawn.page.width();
  const double height = drawn.page.height(drawn.legend.height());
  const double scale = std::min(size.width / width, size.height / height);
  canvas.rectangle(0, 0, size.width, size.height, drawn.colours.page);
  const Moved moved(canvas, (size.width - width * scale) / 2, (size.height - height * scale) / 2, scale);
  draw_page(canvas, drawn);
}

int field_size(Size fields, const PlanPicture& wanted) {
  if (wanted.field > 0) return wanted.field;
  // A quarter is left for margins and the legend.
  return std::clamp(largest_picture * 3 / 4 / std::max({fields.width, fields.height, 1}), 1, usual_field);
}

}  // namespace

std::optional<PictureKind> picture_kind_of(const std::string& file) {
  if (file.ends_with(".png") || file.ends_with(".PNG")) return PictureKind::png;
  if (file.ends_with(".svg") || file.ends_with(".SVG")) return PictureKind::svg;
  return std::nullopt;
}

Result<std::string> draw_plan(const Plan& plan, const Palette& palette, const PlanPicture& wanted) {
  const Page page(plan.size(), field_size(plan.size(), wanted));
  const Drawn drawn{plan, wanted, PlanColours(palette), page, Legend(plan, page.wide, page.unit)};
  const Size natural{page.width(), page.height(drawn.legend.height())};
  const Size size = wanted.size.value_or(natural);
  if (std::max(size.width, size.height) > largest_picture) {
    return Problem{
        "", 0,
        fmt::format("the plan would be {} x {} pixels, at most {} are drawn: choose a smaller --size",
                    size.width, size.height, largest_picture)};
  }
  return drawing(wanted.kind, size, [&](Canvas& canvas) { draw_fitted(canvas, drawn, size); });
}

}  // namespace katabasis
