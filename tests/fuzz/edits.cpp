#include "edits.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace katabasis::fuzz {

namespace {

struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;
  std::size_t length() const { return end - begin; }
};

std::string_view part(const std::string& text, Span span) {
  return std::string_view(text).substr(span.begin, span.length());
}

// What readers have taken wrongly before, and the limits of their numbers.
constexpr std::array<std::string_view, 32> values{
    "",     "0",     "1",     "-1",    "2",        "5",        "9",          "10",
    "20",   "100",   "101",   "4096",  "4097",     "16777216", "2147483647", "2147483648",
    "+1",   " 1",    "12abc", "1e400", "nan",      "0x10",     "007",        "99999999999999999999",
    "true", "false", "&#0;",  "&lt;",  "\xc3\xa4", "\xff",     "closed",     "18446744073709551615"};

std::size_t any(std::size_t count, Rng& rng) {
  return rng.below(static_cast<std::uint32_t>(count));
}

std::optional<Span> any_of(const std::vector<Span>& spans, Rng& rng) {
  if (spans.empty()) return std::nullopt;
  return spans[any(spans.size(), rng)];
}

// Between the quotes.
std::vector<Span> attribute_values(const std::string& text) {
  std::vector<Span> found;
  for (std::size_t at = text.find("=\""); at != std::string::npos; at = text.find("=\"", at)) {
    const std::size_t end = text.find('"', at + 2);
    if (end == std::string::npos) break;
    found.push_back({at + 2, end});
    at = end;
  }
  return found;
}

// With its name and the space before.
Span attribute_around(const std::string& text, Span value) {
  const std::size_t space = text.rfind(' ', value.begin);
  return {space == std::string::npos ? value.begin - 1 : space, value.end + 1};
}

std::vector<Span> words(const std::string& text) {
  std::vector<Span> found;
  for (std::size_t at = text.find_first_not_of(" \n"); at != std::string::npos;) {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    found.push_back({at, end});
    at = text.find_first_not_of(" \n", end);
  }
  return found;
}

std::vector<Span> lines(const std::string& text) {
  std::vector<Span> found;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = text.find('\n', at);
    found.push_back({at, end == std::string::npos ? text.size() : end + 1});
    at = found.back().end;
  }
  return found;
}

// From the start tag to the end tag, children and all.
std::vector<Span> elements(const std::string& text) {
  std::vector<Span> found;
  std::vector<std::size_t> open;
  for (std::size_t at = text.find('<'); at != std::string::npos; at = text.find('<', at + 1)) {
    const std::size_t end = text.find('>', at);
    if (end == std::string::npos) break;
    if (text[at + 1] == '/') {
      if (open.empty()) continue;
      found.push_back({open.back(), end + 1});
      open.pop_back();
    } else if (text[end - 1] == '/') {
      found.push_back({at, end + 1});
    } else if (text[at + 1] != '?' && text[at + 1] != '!') {
      open.push_back(at);
    }
  }
  return found;
}

// A value that readers are known to stumble over, or one that stands elsewhere in the text.
std::string other_value(const std::string& text, const std::vector<Span>& all, Rng& rng) {
  const bool known = rng.percent(60);
  return std::string(known ? values.at(any(values.size(), rng)) : part(text, *any_of(all, rng)));
}

std::string with_other_value(std::string text, const std::vector<Span>& all, Rng& rng) {
  const auto chosen = any_of(all, rng);
  if (!chosen) return text;
  const std::string value = other_value(text, all, rng);
  return text.replace(chosen->begin, chosen->length(), value);
}

std::string without(std::string text, std::optional<Span> chosen) {
  return chosen ? text.erase(chosen->begin, chosen->length()) : text;
}

// A copy of a piece, before the same or another one.
std::string with_copy(std::string text, const std::vector<Span>& all, Rng& rng) {
  const auto chosen = any_of(all, rng);
  const auto before = any_of(all, rng);
  if (!chosen) return text;
  const std::string piece(part(text, *chosen));
  const bool beside = rng.percent(50);
  return text.insert((beside ? chosen : before)->begin, piece);
}

}  // namespace

std::string edited(std::string text, Rng& rng) {
  const std::vector<Span> all_values = attribute_values(text);
  const auto attribute = [&]() -> std::optional<Span> {
    const auto value = any_of(all_values, rng);
    return value ? std::optional(attribute_around(text, *value)) : std::nullopt;
  };
  switch (rng.below(16)) {
    case 0: {
      const auto chosen = attribute();
      return without(std::move(text), chosen);
    }
    case 1: {
      const auto chosen = attribute();
      if (!chosen) return text;
      return text.insert(chosen->begin, std::string(part(text, *chosen)));
    }
    case 2:
      return without(text, any_of(elements(text), rng));
    case 3:
      return with_copy(text, elements(text), rng);
    case 4:
      return rng.percent(50) ? without(text, any_of(lines(text), rng)) : with_copy(text, lines(text), rng);
    case 5:
      return with_other_value(text, words(text), rng);
    default: {
      const std::vector<Span> values = all_values.empty() ? words(text) : all_values;
      return with_other_value(std::move(text), values, rng);
    }
  }
}

}  // namespace katabasis::fuzz
