// What a plan is drawn with: a thin hand on cairo. Lengths in pixels, or in fields where `Moved` says so.
#pragma once

#include <cairo.h>

#include <functional>
#include <string>
#include <vector>

#include "base/geometry.h"
#include "base/grid.h"
#include "base/result.h"
#include "content/palette.h"
#include "storage/plan_picture.h"

namespace katabasis {

struct Ink {
  double red = 0;
  double green = 0;
  double blue = 0;
  double alpha = 1;
};

Ink ink_of(Rgb colour, double alpha = 1);
// `part` of the second one.
Ink mixed(const Ink& first, const Ink& second, double part);

// The palette's colours by what they are for.
struct PlanColours {
  explicit PlanColours(const Palette& palette);
  // Of a component's floor: the middle and the last one have their own, branches take turns.
  Ink floor(const PlanComponent& component) const;

  Ink page, ink, faded, bronze, gold, blood, wine, ember, bone, iron, laurel, wall, bare;
  std::vector<Ink> branches;
};

enum class Align { left, middle };

struct Point {
  double x = 0;
  double y = 0;
};

class Canvas {
 public:
  explicit Canvas(cairo_surface_t* surface) : cairo_(cairo_create(surface)) {}
  ~Canvas() { cairo_destroy(cairo_); }
  Canvas(const Canvas&) = delete;
  Canvas& operator=(const Canvas&) = delete;

  void rectangle(double x, double y, double width, double height, const Ink& ink);
  // Filled all at once: where they touch no seam shows.
  void rectangles(const std::vector<Rect>& areas, const Ink& ink);
  void frame(double x, double y, double width, double height, double thick, const Ink& ink);
  // The Greek key, wherever it fits a whole number of times along the frame's corners.
  void meander(double x, double y, double width, double height, double unit, const Ink& ink);
  void line(Point from, Point to, double thick, const Ink& ink);
  // All of one width, joined to one path.
  void lines(const std::vector<std::pair<Point, Point>>& lines, double thick, const Ink& ink);
  void circle(Point centre, double radius, const Ink& ink);
  void ring(Point centre, double radius, double thick, const Ink& ink);
  void polygon(const std::vector<Point>& points, const Ink& ink);
  // `at` is on the line that letters stand on.
  void text(double x, double y, const std::string& words, double size, Align align, bool bold,
            const Ink& ink);
  double text_width(const std::string& words, double size, bool bold) const;
  // A pixel a field, drawn as squares: for plans with more fields than shapes are good for.
  void squares(const Grid<Rgb>& pixels, const Grid<std::uint8_t>& there);

 private:
  friend class Moved;
  friend class Turned;
  void set(const Ink& ink);
  cairo_t* cairo_;
};

// While it lives the origin is there and one is so long.
class Moved {
 public:
  Moved(Canvas& canvas, double x, double y, double scale);
  ~Moved() { cairo_restore(cairo_); }
  Moved(const Moved&) = delete;
  Moved& operator=(const Moved&) = delete;

 private:
  cairo_t* cairo_;
};

// While it lives everything is turned to the right by a quarter around the origin.
class Turned {
 public:
  explicit Turned(Canvas& canvas);
  ~Turned() { cairo_restore(cairo_); }
  Turned(const Turned&) = delete;
  Turned& operator=(const Turned&) = delete;

 private:
  cairo_t* cairo_;
};

// The picture's bytes.
Result<std::string> drawing(PictureKind kind, Size size, const std::function<void(Canvas&)>& draw);

}  // namespace katabasis
