#include "scene/emblem.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace katabasis {

namespace {

// Half the thickness, metres of an emblem 1 m in radius: of its dark rim, of the tablet, with the number.
constexpr float rim_depth = 0.05F;
constexpr float tablet_depth = 0.1F;
constexpr float number_depth = 0.11F;
// Of the rim's size: the foot of the tablet and its face.
constexpr float tablet_foot = 0.88F;
constexpr float tablet_face = 0.78F;

// The lines that make a digit, from point to point of a grid: x 0 … 4 to the right, y 0 … 8 upwards.
constexpr std::array<std::string_view, 10> digit_lines{
    "10 30 42 46 38 18 06 02 10",    "16 28 20",    "06 18 38 47 45 00 40",
    "08 48 25 35 44 42 30 10 01",    "30 38 02 42", "48 08 05 35 44 42 30 10 01",
    "38 15 03 02 10 30 42 43 35 15", "08 48 10",    "25 06 07 18 38 47 46 25 03 02 10 30 42 43 25",
    "10 33 45 46 38 18 06 05 13 33"};
constexpr float line_width = 1.1F;  // of the digits' grid
constexpr float digit_pitch = 6;    // from digit to digit

// How a number fits into a shape, metres: a step of the digits' grid at most, its width at most, and how far
// below the middle it is.
struct Fit {
  float step;
  float width;
  float below;
};
constexpr Fit into_triangle{0.085F, 0.7F, 0.06F};
constexpr Fit into_others{0.1F, 1.0F, 0};

using Outline = std::vector<glm::vec2>;

Outline outline_of(const KeyMark& mark, float scale) {
  Outline outline;
  for (int i = 0; i < mark.corners; ++i) outline.push_back(mark.corner(i) * scale);
  return outline;
}

// Builds what looks to +z, and the same once more, turned about the upright axis, on the other side.
class Tablet {
 public:
  explicit Tablet(Model& model) : model_(model) {}

  void flat(const Outline& outline, float depth, Rgb colour) {
    std::vector<glm::vec3> points;
    for (const glm::vec2 point : outline) points.emplace_back(point, depth);
    face(points, {0, 0, 1}, colour);
  }

  void wall(const Outline& low, float low_depth, const Outline& high, float high_depth, Rgb colour) {
    for (std::size_t i = 0; i < low.size(); ++i) {
      const std::size_t next = (i + 1) % low.size();
      const std::vector<glm::vec3> points{
          {low[i], low_depth}, {low[next], low_depth}, {high[next], high_depth}, {high[i], high_depth}};
      face(points, glm::normalize(glm::cross(points[1] - points[0], points[3] - points[0])), colour);
    }
  }

 private:
  // Convex and counter-clockwise.
  void face(const std::vector<glm::vec3>& points, glm::vec3 normal, Rgb colour) {
    for (const float side : {1.0F, -1.0F}) {
      const glm::vec3 turn{side, 1, side};
      const auto first = static_cast<std::uint32_t>(model_.vertices.size());
      for (const glm::vec3 point : points) put(point * turn, normal * turn, colour);
      for (std::uint32_t i = 1; i + 1 < points.size(); ++i)
        for (const std::uint32_t corner : {0U, i, i + 1}) model_.indices.push_back(first + corner);
    }
  }

  void put(glm::vec3 point, glm::vec3 normal, Rgb colour) {
    const auto packed = [](float part) { return static_cast<std::int8_t>(std::lround(part * 127)); };
    model_.vertices.push_back({point,
                               {packed(normal.x), packed(normal.y), packed(normal.z)},
                               0,
                               {colour.red, colour.green, colour.blue},
                               255,
                               0,
                               {}});
    model_.low = glm::min(model_.low, point);
    model_.high = glm::max(model_.high, point);
  }

  Model& model_;
};

Outline line_between(glm::vec2 from, glm::vec2 to) {
  const glm::vec2 along = glm::normalize(to - from) * (line_width / 2);
  const glm::vec2 left{-along.y, along.x};
  return {from - along - left, to + along - left, to + along + left, from - along + left};
}

// The lines of a number around the origin, in steps of the digits' grid.
std::vector<Outline> lines_of(std::string_view digits) {
  std::vector<Outline> lines;
  float left = -(digit_pitch * static_cast<float>(digits.size() - 1) + 4) / 2;
  for (const char digit : digits) {
    const std::string_view points = digit_lines[static_cast<std::size_t>(digit - '0')];
    const auto point = [&](std::size_t at) {
      return glm::vec2(left + static_cast<float>(points[at] - '0'), static_cast<float>(points[at + 1] - '4'));
    };
    for (std::size_t at = 3; at < points.size(); at += 3)
      lines.push_back(line_between(point(at - 3), point(at)));
    left += digit_pitch;
  }
  return lines;
}

void add_number(Tablet& tablet, const KeyMark& mark, int number, Rgb colour) {
  const std::string digits = fmt::format("{}", number);
  const Fit& fit = mark.corners == 3 ? into_triangle : into_others;
  const float step = std::min(fit.step, fit.width / (digit_pitch * static_cast<float>(digits.size())));
  const float middle = mark.turned > 0 ? -fit.below : fit.below;
  for (Outline& line : lines_of(digits)) {
    for (glm::vec2& point : line) point = point * step + glm::vec2(0, middle);
    tablet.flat(line, number_depth, colour);
  }
}

}  // namespace

Model emblem_model(const Palette& palette, KeyId key) {
  Model model;
  Tablet tablet(model);
  const KeyMark mark = key_mark(key);
  const Rgb dark = palette["obsidian"];
  const Rgb bright = palette[name(mark.colour)];
  const Outline rim = outline_of(mark, 1);
  const Outline foot = outline_of(mark, tablet_foot);
  const Outline top = outline_of(mark, tablet_face);
  tablet.wall(rim, 0, rim, rim_depth, dark);
  tablet.flat(rim, rim_depth, dark);
  tablet.wall(foot, rim_depth, top, tablet_depth, bright);
  tablet.flat(top, tablet_depth, bright);
  add_number(tablet, mark, key.value, palette["ink"]);
  model.parts.push_back({fmt::format("emblem-{}", key.value), model.low, model.high});
  return model;
}

std::shared_ptr<const Model> Emblems::find(KeyId key) {
  std::shared_ptr<const Model>& emblem = made_[key];
  if (!emblem) emblem = std::make_shared<const Model>(emblem_model(*palette_, key));
  return emblem;
}

}  // namespace katabasis
