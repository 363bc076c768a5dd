#include "materials/pattern.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "materials/noise.h"

namespace katabasis::art {

namespace {

/// `count` cells to a tile; they begin anew after `tiles`.
struct Row {
  int count;
  int tiles;
  int cell(int at) const { return wrapped(at, count * tiles); }
};

/// Where the joint before cell `at` of a row lies.
float joint(int at, Row row, float irregular, std::uint32_t seed) {
  const float shift = irregular * (chance(row.cell(at), 0, seed) - 0.5f);
  return (static_cast<float>(at) + shift) / static_cast<float>(row.count);
}

struct Span {
  int cell;
  float low;
  float high;
};

Span span_at(float x, Row row, float irregular, std::uint32_t seed) {
  int cell = static_cast<int>(std::floor(x * static_cast<float>(row.count)));
  if (x < joint(cell, row, irregular, seed)) {
    --cell;
  } else if (x >= joint(cell + 1, row, irregular, seed)) {
    ++cell;
  }
  return {row.cell(cell), joint(cell, row, irregular, seed), joint(cell + 1, row, irregular, seed)};
}

}  // namespace

float ramp(float from, float to, float value) {
  const float t = std::clamp((value - from) / (to - from), 0.0f, 1.0f);
  return t * t * (3 - 2 * t);
}

float grain(glm::vec2 uv, int period, int octaves, std::uint32_t seed) {
  return fbm(uv * static_cast<float>(period), period, octaves, seed);
}

Stone ashlar(glm::vec2 uv, int courses, int stones, float irregular, std::uint32_t seed) {
  const Span course = span_at(uv.y, {courses, 1}, 0.5f * irregular, seed);
  const auto row = static_cast<std::uint32_t>(course.cell);
  const float offset = (course.cell % 2 == 0 ? 0.0f : 0.5f) / static_cast<float>(stones) +
                       0.12f * irregular * chance(row, seed + 5);
  const float x = uv.x + offset;
  const Span stone = span_at(x, {stones, tiles_across}, irregular, seed + 11 + row);
  const glm::vec2 low(stone.low, course.low);
  const glm::vec2 high(stone.high, course.high);
  const glm::vec2 at(x, uv.y);
  const glm::vec2 gap = glm::min(at - low, high - at);
  return {std::min(gap.x, gap.y), row * 64 + static_cast<std::uint32_t>(stone.cell) + seed * 4096,
          at - 0.5f * (low + high)};
}

Stone polygonal(glm::vec2 uv, int count, float scatter, std::uint32_t seed) {
  const float scale = static_cast<float>(count);
  const CellHit hit = cells(uv * scale, count, scatter, seed);
  return {hit.border / scale, hit.id, hit.offset / scale};
}

Stone hexagons(glm::vec2 uv, int columns) {
  // Rows are 7/8 of a column apart, which is near enough to √3/2 to look regular and repeats.
  const int rows = columns + columns / 7;
  const glm::vec2 scale(columns, rows);
  Stone best{1, 0, {}};
  float nearest = 1e9f;
  float second = 1e9f;
  const int base_row = static_cast<int>(std::floor(uv.y * scale.y));
  for (int row = base_row - 1; row <= base_row + 2; ++row) {
    const float shift = wrapped(row, 2) == 0 ? 0.0f : 0.5f;
    const int base = static_cast<int>(std::floor(uv.x * scale.x - shift));
    for (int column = base; column <= base + 1; ++column) {
      const glm::vec2 middle((static_cast<float>(column) + shift) / scale.x,
                             static_cast<float>(row) / scale.y);
      const float away = glm::length(uv - middle);
      if (away < nearest) {
        second = nearest;
        nearest = away;
        best.id =
            static_cast<std::uint32_t>(wrapped(row, rows) * 1024 + wrapped(column, columns * tiles_across));
        best.local = uv - middle;
      } else {
        second = std::min(second, away);
      }
    }
  }
  best.edge = 0.5f * (second - nearest);
  return best;
}

float rise(float v) {
  return glm::fract(1.12f - v);
}

float meander(float along, float across) {
  static constexpr std::array<std::string_view, 7> turn{"#######.", "#.....#.", "#.###.#.", "#.#...#.",
                                                        "#.#####.", "#.......", "########"};
  if (across <= 0 || across >= 1) {
    return 0;
  }
  const float column = 7 * along / 8;
  const auto x = static_cast<std::size_t>(8 * (column - std::floor(column)));
  const auto y = static_cast<std::size_t>(7 * (1 - across));
  return turn[std::min<std::size_t>(y, 6)][std::min<std::size_t>(x, 7)] == '#' ? 1.0f : 0.0f;
}

glm::vec2 warped(glm::vec2 uv, int period, float by, std::uint32_t seed) {
  return uv + by * glm::vec2(grain(uv, period, 3, seed), grain(uv, period, 3, seed + 31));
}

float cracks(glm::vec2 uv, int period, float width, std::uint32_t seed) {
  const glm::vec2 bent = warped(uv, period * 3, 0.25f / static_cast<float>(period), seed);
  const Stone cell = polygonal(bent, period, 1, seed + 3);
  const float here = ramp(-0.05f, 0.35f, grain(uv, period, 2, seed + 9));
  return here * ramp(width, 0, cell.edge);
}

}  // namespace katabasis::art
