#include <fmt/format.h>
#include <tinyxml2.h>

#include <algorithm>

#include "storage/labyrinth_xml.h"

namespace katabasis {

namespace {

// What an honest labyrinth of so many fields can need: rooms have at least 25 fields and rows at least 5,
// there are at most three doors to two rooms and a component to each; the rest is for things and monsters,
// one to two fields. No element is shorter than a row of five letters.
XmlLimits limits_for(std::size_t fields, std::size_t bytes) {
  constexpr std::size_t shortest_element = std::string_view("<row>#####</row>").size() - 1;
  return {(1U << 20U) + 32 * fields, 2000 + std::min(fields, bytes / shortest_element)};
}

// The labyrinth's size as its start tag says: no more is known before the text is read.
std::optional<Size> announced_size(std::string_view text) {
  const auto tag = root_tag(text.substr(0, labyrinth_start_bytes));
  if (!tag) return std::nullopt;
  const std::string alone = fmt::format("{}/>", tag->substr(0, tag->size() - 1));
  tinyxml2::XMLDocument document;
  if (document.Parse(alone.data(), alone.size()) != tinyxml2::XML_SUCCESS) return std::nullopt;
  const auto side = [&](const char* attribute) {
    const char* const value = document.RootElement()->Attribute(attribute);
    return strict_number(value == nullptr ? "" : value, shortest_labyrinth_side, longest_labyrinth_side);
  };
  const auto width = side("width");
  const auto height = side("height");
  if (!width || !height) return std::nullopt;
  return Size{static_cast<int>(*width), static_cast<int>(*height)};
}

}  // namespace

XmlLimits labyrinth_limits(std::string_view start, std::size_t bytes) {
  // Without its sizes the file is refused anyway; the smallest are enough to say so, and what else is wrong.
  const Size size = announced_size(start).value_or(Size{shortest_labyrinth_side, shortest_labyrinth_side});
  return limits_for(static_cast<std::size_t>(size.area()), bytes);
}

std::optional<std::string> lie_about_size(std::string_view start, std::size_t bytes) {
  constexpr std::int64_t small = 512 * 512;  // is looked at all the same, so that all that is wrong is told
  const auto size = announced_size(start);
  if (!size || size->area() <= std::max(small, static_cast<std::int64_t>(bytes))) return std::nullopt;
  return fmt::format("a labyrinth of {} x {} fields cannot fit into {} bytes", size->width, size->height,
                     bytes);
}

std::size_t most_labyrinth_bytes(std::string_view start) {
  return labyrinth_limits(start, start.size()).bytes;
}

}  // namespace katabasis
