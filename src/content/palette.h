// The colours of the game by name, sRGB. Models name their colours, panels and the picture take theirs from
// here too.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace katabasis {

struct Rgb {
  std::uint8_t red = 0;
  std::uint8_t green = 0;
  std::uint8_t blue = 0;
  bool operator==(const Rgb&) const = default;
};

struct Palette {
  std::map<std::string, Rgb, std::less<>> colours;

  // A name that nobody gave is a loud pink: a mistake to be seen, never a reason to stop.
  Rgb operator[](std::string_view name) const {
    const auto found = colours.find(name);
    return found == colours.end() ? Rgb{255, 0, 200} : found->second;
  }
};

// "#8c6b3f"
std::optional<Rgb> colour_from(std::string_view hex);

}  // namespace katabasis
