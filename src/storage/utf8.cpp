#include "storage/utf8.h"

#include <algorithm>

namespace katabasis {

namespace {

bool is_continuation(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

bool is_space(char byte) {
  return byte == ' ' || byte == '\t' || byte == '\n' || byte == '\r';
}

// How many bytes the character at the front takes; 0: it is none, or in a longer form than needed.
std::size_t character_length(std::string_view text) {
  const std::uint32_t lead = static_cast<unsigned char>(text.front());
  if (lead < 0x80) return is_text_character(lead) ? 1 : 0;
  const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < length) return 0;
  std::uint32_t character = lead & (0xffU >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if (!is_continuation(text[i])) return 0;
    character = (character << 6U) | (static_cast<unsigned char>(text[i]) & 0x3fU);
  }
  constexpr std::uint32_t lowest[]{0, 0, 0x80, 0x800, 0x10000};
  return character >= lowest[length] && is_text_character(character) ? length : 0;
}

constexpr std::size_t block = 32;

// Nothing but printable ASCII and line ends, which is what most of every file is: asked without a branch.
bool is_plain(std::string_view bytes) {
  unsigned other = 0;
  for (std::size_t i = 0; i < block; ++i) {
    const auto byte = static_cast<unsigned char>(bytes[i]);
    other |= static_cast<unsigned>(byte != '\n') &
             static_cast<unsigned>(static_cast<unsigned char>(byte - ' ') > '~' - ' ');
  }
  return other == 0;
}

}  // namespace

bool is_text_character(std::uint32_t character) {
  if (character < 0x20) return character == '\t' || character == '\n' || character == '\r';
  if (character == 0x7f || (character >= 0xd800 && character < 0xe000)) return false;
  return character <= 0x10ffff && character != 0xfffe && character != 0xffff;
}

std::optional<std::size_t> first_bad_byte(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    if (text.size() - at >= block && is_plain(text.substr(at, block))) {
      at += block;
      continue;
    }
    const char byte = text[at];
    const std::size_t length = byte >= ' ' && byte <= '~' ? 1 : character_length(text.substr(at));
    if (length == 0) return at;
    at += length;
  }
  return std::nullopt;
}

std::size_t characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char byte) { return !is_continuation(byte); }));
}

std::string shown(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string line;
  std::size_t count = 0;
  for (const char byte : text) {
    if (!is_continuation(byte) && ++count > longest) return line + "…";
    line += is_space(byte) ? ' ' : byte;
  }
  return line;
}

bool is_single_spaced(std::string_view text) {
  bool odd = false;
  bool after_space = true;
  for (const char byte : text) {
    const bool space = is_space(byte);
    odd |= space && (after_space || byte != ' ');
    after_space = space;
  }
  return !odd && (text.empty() || !after_space);
}

std::string single_spaced(std::string_view text) {
  if (is_single_spaced(text)) return std::string(text);
  std::string words;
  words.reserve(text.size());
  for (auto at = text.begin(); (at = std::find_if_not(at, text.end(), is_space)) != text.end();) {
    const auto end = std::find_if(at, text.end(), is_space);
    if (!words.empty()) words += ' ';
    words.append(at, end);
    at = end;
  }
  return words;
}

}  // namespace katabasis
