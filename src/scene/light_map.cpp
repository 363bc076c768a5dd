#include "scene/light_map.h"

#include <algorithm>
#include <cmath>

namespace katabasis {

namespace {

constexpr float fire_strength = 1.5F;  // of a fire beside the torch's

std::size_t texel_index(const LightWindow& window, int column, int row) {
  return static_cast<std::size_t>(row) * static_cast<std::size_t>(3 * window.size.width) +
         static_cast<std::size_t>(column);
}

// What one field's texels are made from.
class FieldLight {
 public:
  FieldLight(const View& view, std::span<const View> fires, const Barriers& barriers, Position at)
      : view_(view), fires_(fires), barriers_(barriers), at_(at) {}

  float centre() const { return light(at_); }

  float side(Direction to) const {
    if (!barriers_.open_way(at_, to)) return centre();
    return (centre() + light(neighbour(at_, to))) / 2;
  }

  // Two of the four fields are connected if the ring around the corner is open on one of the two ways between
  // them.
  float corner(Direction first, Direction second) const {
    const Position a = neighbour(at_, first);
    const Position b = neighbour(at_, second);
    const Position across = neighbour(a, second);
    const bool to_a = barriers_.open_way(at_, first);
    const bool to_b = barriers_.open_way(at_, second);
    const bool from_a = barriers_.is_free(a) && barriers_.open_way(a, second);
    const bool from_b = barriers_.is_free(b) && barriers_.open_way(b, first);
    Average average{centre()};
    if (to_a || (to_b && from_b && from_a)) average.add(light(a));
    if (to_b || (to_a && from_a && from_b)) average.add(light(b));
    if ((to_a && from_a) || (to_b && from_b)) average.add(light(across));
    return average.sum / average.count;
  }

 private:
  struct Average {
    float sum;
    float count = 1;
    void add(float value) {
      sum += value;
      count += 1;
    }
  };

  float light(Position at) const {
    const int torch = view_.light(at);
    if (torch == 0) return 0;
    int fire = 0;
    for (const View& burning : fires_) fire = std::max(fire, burning.light(at));
    return (static_cast<float>(torch) + fire_strength * static_cast<float>(fire)) / 255.0F;
  }

  const View& view_;
  std::span<const View> fires_;
  const Barriers& barriers_;
  Position at_;
};

void fill_field(LightWindow& window, Position local, const FieldLight& around) {
  using enum Direction;
  const std::array<float, 9> texels{
      around.corner(north, west), around.side(north), around.corner(north, east),
      around.side(west),          around.centre(),    around.side(east),
      around.corner(south, west), around.side(south), around.corner(south, east)};
  for (int row = 0; row < 3; ++row) {
    const auto* from = texels.data() + 3 * row;
    std::copy(from, from + 3, window.texels.data() + texel_index(window, 3 * local.x, 3 * local.y + row));
  }
}

LightWindow dark_window(Position origin, Size size) {
  return {origin, size, std::vector<float>(static_cast<std::size_t>(9 * size.area()))};
}

// Adds `share` of the light of a window to one that holds all its fields.
void add_light(LightWindow& sum, const LightWindow& window, float share) {
  const Position shift = window.origin - sum.origin;
  for (int row = 0; row < 3 * window.size.height; ++row) {
    const std::size_t to = texel_index(sum, 3 * shift.x, 3 * shift.y + row);
    const std::size_t from = texel_index(window, 0, row);
    for (std::size_t i = 0; i < static_cast<std::size_t>(3 * window.size.width); ++i) {
      sum.texels[to + i] += share * window.texels[from + i];
    }
  }
}

}  // namespace

float LightWindow::at(Position field, glm::vec2 within) const {
  const Position local = field - origin;
  if (!size.contains(local)) return 0;
  const glm::vec2 point = glm::clamp(within, 0.0F, 1.0F) * 2.0F;
  const glm::vec2 first = glm::min(glm::floor(point), glm::vec2(1));
  const glm::vec2 part = point - first;
  const auto texel = [&](int x, int y) {
    return texels[texel_index(*this, 3 * local.x + static_cast<int>(first.x) + x,
                              3 * local.y + static_cast<int>(first.y) + y)];
  };
  return std::lerp(std::lerp(texel(0, 0), texel(1, 0), part.x), std::lerp(texel(0, 1), texel(1, 1), part.x),
                   part.y);
}

LightWindow light_window(const View& view, const Barriers& barriers, Position centre, int radius,
                         std::span<const View> fires) {
  const int reach = radius + 1;
  LightWindow window = dark_window(centre - Position{reach, reach}, {2 * reach + 1, 2 * reach + 1});
  for (int y = 0; y < window.size.height; ++y) {
    for (int x = 0; x < window.size.width; ++x) {
      const Position at = window.origin + Position{x, y};
      if (barriers.is_free(at)) fill_field(window, {x, y}, FieldLight(view, fires, barriers, at));
    }
  }
  return window;
}

void blend(LightWindow& sum, const LightWindow& from, const LightWindow& to, float part) {
  if (part >= 1) {
    sum = to;
    return;
  }
  const Position low{std::min(from.origin.x, to.origin.x), std::min(from.origin.y, to.origin.y)};
  const auto end = [](int a, int length_a, int b, int length_b) {
    return std::max(a + length_a, b + length_b);
  };
  const Size size{end(from.origin.x, from.size.width, to.origin.x, to.size.width) - low.x,
                  end(from.origin.y, from.size.height, to.origin.y, to.size.height) - low.y};
  sum.origin = low;
  sum.size = size;
  sum.texels.assign(static_cast<std::size_t>(9 * size.area()), 0.0F);
  add_light(sum, from, 1 - part);
  add_light(sum, to, part);
}

}  // namespace katabasis
