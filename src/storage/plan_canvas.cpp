#include "storage/plan_canvas.h"

#include <cairo-svg.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <numbers>
#include <span>

#include "storage/png_text.h"

namespace katabasis {

namespace {

constexpr const char* letters = "GFS Neohellenic";

using Surface = std::unique_ptr<cairo_surface_t, decltype(&cairo_surface_destroy)>;

Problem failed(cairo_status_t status) {
  return {"", 0, std::string("the plan cannot be drawn: ") + cairo_status_to_string(status)};
}

std::optional<Problem> draw_on(cairo_surface_t* surface, const std::function<void(Canvas&)>& draw) {
  {
    Canvas canvas(surface);
    draw(canvas);
  }
  cairo_surface_flush(surface);
  const cairo_status_t status = cairo_surface_status(surface);
  if (status != CAIRO_STATUS_SUCCESS) return failed(status);
  return std::nullopt;
}

// cairo keeps a pixel as one word of the machine: unused, red, green, blue.
std::string png_of(cairo_surface_t* surface, Size size) {
  const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(surface));
  const unsigned char* const data = cairo_image_surface_get_data(surface);
  std::vector<std::uint8_t> rgb;
  rgb.reserve(static_cast<std::size_t>(size.area()) * 3);
  for (int y = 0; y < size.height; ++y) {
    const unsigned char* const row = data + static_cast<std::size_t>(y) * stride;
    for (int x = 0; x < size.width; ++x) {
      const std::uint32_t pixel = reinterpret_cast<const std::uint32_t*>(row)[x];
      for (const int shift : {16, 8, 0}) rgb.push_back(static_cast<std::uint8_t>(pixel >> shift));
    }
  }
  return write_png({size, 3, rgb});
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned count) {
  static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), count);
  return CAIRO_STATUS_SUCCESS;
}

}  // namespace

Ink ink_of(Rgb colour, double alpha) {
  return {colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0, alpha};
}

Ink mixed(const Ink& first, const Ink& second, double part) {
  const auto mix = [part](double a, double b) { return a + (b - a) * part; };
  return {mix(first.red, second.red), mix(first.green, second.green), mix(first.blue, second.blue),
          mix(first.alpha, second.alpha)};
}

PlanColours::PlanColours(const Palette& palette) {
  const auto named = [&](std::string_view name) { return ink_of(palette[name]); };
  page = mixed(named("parchment"), named("bone"), 0.35);
  ink = named("ink");
  faded = mixed(named("fur"), named("hide"), 0.4);
  bronze = named("bronze");
  gold = named("gold");
  blood = named("blood");
  wine = named("wine");
  ember = named("ember");
  bone = named("bone");
  iron = named("iron");
  laurel = named("laurel");
  wall = mixed(named("fur"), named("ink"), 0.35);
  bare = mixed(named("parchment"), Ink{1, 1, 1, 1}, 0.45);
  for (const char* name : {"laurel", "styx", "clay", "shade-blue", "saffron", "moss", "verdigris", "flesh",
                           "iron", "asphodel", "bronze", "ash"}) {
    branches.push_back(mixed(bare, named(name), 0.5));
  }
}

Ink PlanColours::floor(const PlanComponent& component) const {
  if (component.kind == ComponentKind::central) return bare;
  if (component.kind == ComponentKind::final) return mixed(bare, blood, 0.45);
  return branches[static_cast<std::size_t>(std::max(component.order - 1, 0)) % branches.size()];
}

// --- the canvas -----------------------------------------------------------------------------------------

void Canvas::set(const Ink& ink) {
  cairo_set_source_rgba(cairo_, ink.red, ink.green, ink.blue, ink.alpha);
}

void Canvas::rectangle(double x, double y, double width, double height, const Ink& ink) {
  set(ink);
  cairo_rectangle(cairo_, x, y, width, height);
  cairo_fill(cairo_);
}

void Canvas::rectangles(const std::vector<Rect>& areas, const Ink& ink) {
  set(ink);
  for (const Rect& area : areas) cairo_rectangle(cairo_, area.x, area.y, area.width, area.height);
  cairo_fill(cairo_);
}

void Canvas::frame(double x, double y, double width, double height, double thick, const Ink& ink) {
  set(ink);
  cairo_set_line_width(cairo_, thick);
  cairo_rectangle(cairo_, x, y, width, height);
  cairo_stroke(cairo_);
}

void Canvas::meander(double x, double y, double width, double height, double unit, const Ink& ink) {
  // One turn of the key, in fifths of a unit, at each corner, mirrored inwards.
  constexpr std::array<Point, 10> turn{
      {{0, 0}, {5, 0}, {5, 5}, {1.2, 5}, {1.2, 2}, {3.2, 2}, {3.2, 3.4}, {2.2, 3.4}, {2.2, 3.0}, {2.6, 3.0}}};
  set(ink);
  cairo_set_line_width(cairo_, unit * 0.09);
  for (const auto& [left, top] : {std::pair{true, true}, {true, false}, {false, true}, {false, false}}) {
    for (const Point& point : turn) {
      const double dx = point.x * unit / 5;
      const double dy = point.y * unit / 5;
      cairo_line_to(cairo_, left ? x + dx : x + width - dx, top ? y + dy : y + height - dy);
    }
    cairo_stroke(cairo_);
  }
}

void Canvas::line(Point from, Point to, double thick, const Ink& ink) {
  lines({{from, to}}, thick, ink);
}

void Canvas::lines(const std::vector<std::pair<Point, Point>>& lines, double thick, const Ink& ink) {
  set(ink);
  cairo_set_line_width(cairo_, thick);
  cairo_set_line_cap(cairo_, CAIRO_LINE_CAP_ROUND);
  for (const auto& [from, to] : lines) {
    cairo_move_to(cairo_, from.x, from.y);
    cairo_line_to(cairo_, to.x, to.y);
  }
  cairo_stroke(cairo_);
}

void Canvas::circle(Point centre, double radius, const Ink& ink) {
  set(ink);
  cairo_new_path(cairo_);
  cairo_arc(cairo_, centre.x, centre.y, radius, 0, 2 * std::numbers::pi);
  cairo_fill(cairo_);
}

void Canvas::ring(Point centre, double radius, double thick, const Ink& ink) {
  set(ink);
  cairo_set_line_width(cairo_, thick);
  cairo_new_path(cairo_);
  cairo_arc(cairo_, centre.x, centre.y, radius, 0, 2 * std::numbers::pi);
  cairo_stroke(cairo_);
}

void Canvas::polygon(const std::vector<Point>& points, const Ink& ink) {
  set(ink);
  cairo_new_path(cairo_);
  for (const Point& point : points) cairo_line_to(cairo_, point.x, point.y);
  cairo_close_path(cairo_);
  cairo_fill(cairo_);
}

double Canvas::text_width(const std::string& words, double size, bool bold) const {
  cairo_select_font_face(cairo_, letters, CAIRO_FONT_SLANT_NORMAL,
                         bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
  cairo_set_font_size(cairo_, size);
  cairo_text_extents_t extents;
  cairo_text_extents(cairo_, words.c_str(), &extents);
  return extents.x_advance;
}

void Canvas::text(double x, double y, const std::string& words, double size, Align align, bool bold,
                  const Ink& ink) {
  const double width = text_width(words, size, bold);
  set(ink);
  cairo_move_to(cairo_, align == Align::middle ? x - width / 2 : x, y);
  cairo_show_text(cairo_, words.c_str());
  cairo_new_path(cairo_);
}

void Canvas::squares(const Grid<Rgb>& pixels, const Grid<std::uint8_t>& there) {
  const Size size = pixels.size();
  const Surface image(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height),
                      &cairo_surface_destroy);
  if (cairo_surface_status(image.get()) != CAIRO_STATUS_SUCCESS) return;
  const auto stride = static_cast<std::size_t>(cairo_image_surface_get_stride(image.get()));
  unsigned char* const data = cairo_image_surface_get_data(image.get());
  for (int y = 0; y < size.height; ++y) {
    auto* const row = reinterpret_cast<std::uint32_t*>(data + static_cast<std::size_t>(y) * stride);
    for (int x = 0; x < size.width; ++x) {
      const Rgb c = pixels[{x, y}];
      const std::uint32_t word =
          0xff000000U | static_cast<std::uint32_t>(c.red << 16 | c.green << 8 | c.blue);
      row[x] = there[{x, y}] != 0 ? word : 0;
    }
  }
  cairo_surface_mark_dirty(image.get());
  cairo_set_source_surface(cairo_, image.get(), 0, 0);
  cairo_pattern_set_filter(cairo_get_source(cairo_), CAIRO_FILTER_NEAREST);
  cairo_paint(cairo_);
}

Moved::Moved(Canvas& canvas, double x, double y, double scale) : cairo_(canvas.cairo_) {
  cairo_save(cairo_);
  cairo_translate(cairo_, x, y);
  cairo_scale(cairo_, scale, scale);
}

Turned::Turned(Canvas& canvas) : cairo_(canvas.cairo_) {
  cairo_save(cairo_);
  cairo_rotate(cairo_, std::numbers::pi / 2);
}

Result<std::string> drawing(PictureKind kind, Size size, const std::function<void(Canvas&)>& draw) {
  if (kind == PictureKind::png) {
    const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, size.width, size.height),
                          &cairo_surface_destroy);
    if (const auto problem = draw_on(surface.get(), draw)) return *problem;
    return png_of(surface.get(), size);
  }
  std::string svg;
  const Surface surface(cairo_svg_surface_create_for_stream(&append, &svg, size.width, size.height),
                        &cairo_surface_destroy);
  if (const auto problem = draw_on(surface.get(), draw)) return *problem;
  cairo_surface_finish(surface.get());
  return svg;
}

}  // namespace katabasis
