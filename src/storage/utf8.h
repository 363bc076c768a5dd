// Text from outside is UTF-8 without control characters but tab and line end, or it is refused.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace katabasis {

// A character that may stand in a text: no control, no surrogate, nothing beyond U+10FFFF.
bool is_text_character(std::uint32_t character);
// Where the first byte stands that belongs to no such character, if there is one.
std::optional<std::size_t> first_bad_byte(std::string_view text);
// How many characters a valid text has.
std::size_t characters(std::string_view text);
// A short piece of a valid text for a message: one line, at most 40 characters.
std::string shown(std::string_view text);
// Words with one space between them and none around: is it, and made so.
bool is_single_spaced(std::string_view text);
std::string single_spaced(std::string_view text);

}  // namespace katabasis
