#include "scene/key_mark.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <glm/gtc/constants.hpp>

namespace katabasis {

namespace {

constexpr float quarter = glm::half_pi<float>();
constexpr std::array<KeyMark, 6> shapes{{
    {4, quarter / 2, 1.2F},  // square
    {3, quarter, 1.25F},     // triangle upwards
    {4, 0, 1.15F},           // rhombus
    {24, 0, 0.95F},          // disc
    {3, -quarter, 1.25F},    // triangle downwards
    {6, 0, 1.05F},           // hexagon
}};
constexpr std::array<std::string_view, 5> colours{"gold", "styx", "ember", "laurel", "bone"};

}  // namespace

std::string_view name(KeyColour colour) {
  return colours[static_cast<std::size_t>(colour)];
}

glm::vec2 KeyMark::corner(int number) const {
  const float angle =
      turned + glm::two_pi<float>() * static_cast<float>(number) / static_cast<float>(corners);
  return glm::vec2(std::cos(angle), std::sin(angle)) * reach;
}

KeyMark key_mark(KeyId key) {
  const auto number = static_cast<std::size_t>(std::max(key.value - 1, 0));
  KeyMark mark = shapes[number % shapes.size()];
  mark.colour = static_cast<KeyColour>(number % colours.size());
  return mark;
}

}  // namespace katabasis
