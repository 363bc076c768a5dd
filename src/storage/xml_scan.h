// What is checked of an XML text before a parser sees it, in one pass: UTF-8, one root element, no document
// type, no entities but the five of XML and character numbers, and no more tags, attributes and depth than
// the format needs. The parser looks for duplicate attributes in quadratic time and knows none of these
// limits.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"

namespace katabasis {

struct XmlLimits {
  std::size_t bytes = 0;
  std::size_t tags = 0;  // elements
};
inline constexpr int most_xml_depth = 32;
inline constexpr int most_xml_attributes = 64;  // of one element

// The first breach, with its line.
std::optional<Problem> scan_xml(const std::string& file, std::string_view text, const XmlLimits& limits);

// The root's start tag, from '<' to '>'; nothing if the text does not begin like XML.
std::optional<std::string_view> root_tag(std::string_view text);

}  // namespace katabasis
