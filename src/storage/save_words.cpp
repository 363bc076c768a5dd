#include "storage/save_words.h"

#include "storage/utf8.h"

namespace katabasis {

namespace {

constexpr std::string_view empty = "%";
constexpr std::string_view hex_digits = "0123456789ABCDEF";

// RFC 3986's unreserved characters.
bool is_plain(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '.' ||
         c == '_' || c == '~';
}

std::optional<std::size_t> hex_digit(std::string_view word, std::size_t at) {
  const std::size_t digit = at < word.size() ? hex_digits.find(word[at]) : std::string_view::npos;
  return digit == std::string_view::npos ? std::nullopt : std::optional(digit);
}

}  // namespace

std::string percent_encoded(std::string_view text) {
  if (text.empty()) return std::string(empty);
  std::string word;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    word +=
        is_plain(c) ? std::string(1, c) : std::string{'%', hex_digits[byte >> 4U], hex_digits[byte & 15U]};
  }
  return word;
}

std::optional<std::string> percent_decoded(std::string_view word) {
  if (word == empty) return "";
  std::string text;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word[i] != '%') {
      text += word[i];
      continue;
    }
    const auto high = hex_digit(word, i + 1);
    const auto low = hex_digit(word, i + 2);
    if (!high || !low) return std::nullopt;
    text += static_cast<char>(*high << 4U | *low);
    i += 2;
  }
  if (text.empty() || percent_encoded(text) != word || first_bad_byte(text)) return std::nullopt;
  return text;
}

}  // namespace katabasis
