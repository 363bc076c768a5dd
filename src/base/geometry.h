// Where things are: fields of the labyrinth's grid. x grows to the east, y to the south, (0,0) is north-west.
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace katabasis {

struct Position {
  int x = 0;
  int y = 0;
  constexpr auto operator<=>(const Position&) const = default;
  constexpr Position operator+(Position other) const { return {x + other.x, y + other.y}; }
  constexpr Position operator-(Position other) const { return {x - other.x, y - other.y}; }
};

struct Size {
  int width = 0;
  int height = 0;
  constexpr bool operator==(const Size&) const = default;
  constexpr std::int64_t area() const { return static_cast<std::int64_t>(width) * height; }
  constexpr bool contains(Position at) const {
    return at.x >= 0 && at.y >= 0 && at.x < width && at.y < height;
  }
};

// A rectangle of fields; `right` and `bottom` are the last column and row inside.
struct Rect {
  int x = 0;
  int y = 0;
  int width = 0;
  int height = 0;
  constexpr bool operator==(const Rect&) const = default;
  constexpr int right() const { return x + width - 1; }
  constexpr int bottom() const { return y + height - 1; }
  constexpr Position origin() const { return {x, y}; }
  constexpr Size size() const { return {width, height}; }
  constexpr std::int64_t area() const { return size().area(); }
  constexpr bool contains(Position at) const {
    return at.x >= x && at.y >= y && at.x <= right() && at.y <= bottom();
  }
  constexpr bool on_ring(Position at) const {
    return contains(at) && (at.x == x || at.y == y || at.x == right() || at.y == bottom());
  }
  constexpr bool is_corner(Position at) const {
    return (at.x == x || at.x == right()) && (at.y == y || at.y == bottom());
  }
  // The rectangle inside the ring.
  constexpr Rect interior() const { return {x + 1, y + 1, width - 2, height - 2}; }
};

// Clockwise from the north; every rule that goes through directions uses this order.
enum class Direction : std::uint8_t { north, east, south, west };

inline constexpr std::array<Direction, 4> all_directions{Direction::north, Direction::east, Direction::south,
                                                         Direction::west};

inline constexpr std::array<Position, 4> direction_offsets{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
constexpr Position offset(Direction direction) {
  return direction_offsets[static_cast<std::size_t>(direction)];
}
constexpr Position neighbour(Position at, Direction direction) {
  return at + offset(direction);
}
// `quarters` to the right; negative turns left.
constexpr Direction turned(Direction direction, int quarters) {
  return static_cast<Direction>((static_cast<int>(direction) + quarters) & 3);
}
constexpr Direction opposite(Direction direction) {
  return turned(direction, 2);
}

constexpr std::string_view name(Direction direction) {
  constexpr std::array<std::string_view, 4> names{"north", "east", "south", "west"};
  return names[static_cast<std::size_t>(direction)];
}

constexpr int squared_distance(Position a, Position b) {
  const Position d = a - b;
  return d.x * d.x + d.y * d.y;
}

// "(5,6)"
std::string words(Position at);

}  // namespace katabasis
