// Values as words in a row, for long lists: numbers in decimal, `-` for what is not there, the kind's number
// before a value of several kinds, the count before an inner list, texts percent-encoded (RFC 3986). Two
// archives over visit_fields, one that writes and one that reads strictly.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <concepts>
#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/fields.h"
#include "rules/event.h"
#include "rules/world.h"

namespace katabasis {

// How many values an enumeration has.
template <typename E>
inline constexpr int value_count = 0;
template <>
inline constexpr int value_count<Direction> = 4;
template <>
inline constexpr int value_count<Status> = 3;
template <>
inline constexpr int value_count<DoorState> = 3;
template <>
inline constexpr int value_count<Count> = 3;

// Decimal without plus sign and leading zeros, within the type's range.
template <std::integral T>
std::optional<T> strict_integer(std::string_view word) {
  T value = 0;
  const char* const end = word.data() + word.size();
  const auto [stopped, error] = std::from_chars(word.data(), end, value);
  const std::string_view digits = word.starts_with('-') ? word.substr(1) : word;
  const bool canonical = !digits.starts_with('0') || word == "0";
  return error == std::errc{} && stopped == end && canonical ? std::optional(value) : std::nullopt;
}

std::string percent_encoded(std::string_view text);
// Nothing if it could not have been written so.
std::optional<std::string> percent_decoded(std::string_view word);

class WordWriter {
 public:
  static constexpr bool writes_fields = false;

  template <typename T>
  void operator()(const char*, const T& value) {
    add(value);
  }
  void begin_line() {
    text_ += '\n';
    fresh_ = true;
  }
  template <typename T>
  void add(const T& value) {
    if constexpr (std::integral<T>) {
      const fmt::format_int digits(static_cast<std::conditional_t<std::same_as<T, bool>, int, T>>(value));
      word({digits.data(), digits.size()});
    } else if constexpr (std::is_enum_v<T>) {
      add(static_cast<int>(value));
    } else {
      visit_fields(value, *this);
    }
  }
  template <typename Tag>
  void add(const Id<Tag>& id) {
    add(id.value);
  }
  void add(const std::string& text) { word(percent_encoded(text)); }
  template <typename T>
  void add(const std::optional<T>& value) {
    value ? add(*value) : word("-");
  }
  template <typename... Ts>
  void add(const std::variant<Ts...>& value) {
    add(value.index());
    std::visit([this](const auto& held) { add(held); }, value);
  }
  template <typename T>
  void add(const std::vector<T>& values) {
    add(values.size());
    for (const T& value : values) add(value);
  }
  void word(std::string_view word) {
    if (!std::exchange(fresh_, false)) text_ += ' ';
    text_ += word;
  }
  std::string take() { return std::move(text_); }

 private:
  std::string text_;
  bool fresh_ = true;
};

// The first word that does not fit ends it: what is read afterwards is empty.
class WordReader {
 public:
  static constexpr bool writes_fields = true;

  // `line`: where the text begins in its file.
  WordReader(std::string_view text, int line) : rest_(text), line_(line) {}

  template <typename T>
  void operator()(const char*, T& value) {
    read(value);
  }
  bool at_end() {
    while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == '\n')) {
      line_ += rest_.front() == '\n' ? 1 : 0;
      rest_.remove_prefix(1);
    }
    return rest_.empty();
  }
  bool failed() const { return failed_; }
  int line() const { return line_; }
  void fail() {
    failed_ = true;
    rest_ = {};
  }

  template <typename T>
  void read(T& value) {
    if constexpr (std::same_as<T, bool>) {
      value = below(2) == 1;
    } else if constexpr (std::integral<T>) {
      const std::optional<T> number = strict_integer<T>(word());
      if (!number) fail();
      value = number.value_or(T{});
    } else if constexpr (std::is_enum_v<T>) {
      value = static_cast<T>(below(value_count<T>));
    } else {
      visit_fields(value, *this);
    }
  }
  template <typename Tag>
  void read(Id<Tag>& id) {
    read(id.value);
  }
  void read(std::string& text) {
    auto decoded = percent_decoded(word());
    if (!decoded) fail();
    text = std::move(decoded).value_or("");
  }
  template <typename T>
  void read(std::optional<T>& value) {
    if (!at_end() && rest_.front() == '-' && (rest_.size() == 1 || rest_[1] == ' ' || rest_[1] == '\n')) {
      rest_.remove_prefix(1);
      return value.reset();
    }
    read(value.emplace());
  }
  template <typename... Ts>
  void read(std::variant<Ts...>& value) {
    read_kind(value, below(sizeof...(Ts)), std::index_sequence_for<Ts...>{});
  }
  template <typename T>
  void read(std::vector<T>& values) {
    std::size_t count = 0;
    read(count);
    for (; count > 0 && !failed_; --count) read(values.emplace_back());
  }
  std::string_view word() {
    if (at_end()) fail();
    const std::size_t size = std::min(rest_.find_first_of(" \n"), rest_.size());
    const std::string_view found = rest_.substr(0, size);
    rest_.remove_prefix(size);
    return found;
  }

 private:
  std::size_t below(std::size_t count) {
    const auto number = strict_integer<std::size_t>(word());
    if (number && *number < count) return *number;
    fail();
    return 0;
  }
  template <typename... Ts, std::size_t... kinds>
  void read_kind(std::variant<Ts...>& value, std::size_t kind, std::index_sequence<kinds...>) {
    ((kind == kinds ? read(value.template emplace<kinds>()) : void()), ...);
  }

  std::string_view rest_;
  int line_;
  bool failed_ = false;
};

// Lists: a line for each value; flags and states are a digit each; grids have a line for each row, with
// COUNTxVALUE for what repeats.

template <typename T>
inline constexpr bool is_digit_sized = std::is_enum_v<T> || std::same_as<T, bool>;

template <typename T>
std::string list_words(const std::vector<T>& values) {
  if constexpr (is_digit_sized<T>) {
    std::string digits;
    for (const T value : values) digits += static_cast<char>('0' + static_cast<int>(value));
    return digits;
  } else {
    WordWriter words;
    for (const T& value : values) {
      words.begin_line();
      words.add(value);
    }
    return words.take();
  }
}

template <std::integral T>
std::string list_words(const Grid<T>& grid) {
  WordWriter words;
  for (int y = 0; y < grid.size().height; ++y) {
    const auto row = grid.row(y);
    words.begin_line();
    for (std::size_t i = 0, next = 0; i < row.size(); i = next) {
      while (next < row.size() && row[next] == row[i]) ++next;
      if (next - i == 1) {
        words.add(row[i]);
      } else {
        words.word(fmt::format("{}x{}", next - i, row[i]));
      }
    }
  }
  return words.take();
}

// At most `most` values.
template <typename T>
void read_list(WordReader& words, std::vector<T>& values, std::size_t most) {
  if constexpr (is_digit_sized<T>) {
    constexpr int count = std::same_as<T, bool> ? 2 : value_count<T>;
    if (words.at_end()) return;
    for (const char digit : words.word()) {
      if (digit < '0' || digit >= '0' + count || values.size() == most) return words.fail();
      values.push_back(static_cast<T>(digit - '0'));
    }
    if (!words.at_end()) words.fail();
  } else {
    while (!words.at_end() && !words.failed()) {
      if (values.size() == most) return words.fail();
      T value{};
      words.read(value);
      values.push_back(std::move(value));
    }
  }
}

// Fills the grid, whose size is known.
template <std::integral T>
void read_list(WordReader& words, Grid<T>& grid) {
  for (int y = 0; y < grid.size().height; ++y) {
    const auto row = grid.row(y);
    for (std::size_t filled = 0; filled < row.size();) {
      const std::string_view word = words.word();
      const std::size_t times = word.find('x');
      const bool single = times == std::string_view::npos;
      const auto count =
          single ? std::optional(std::size_t{1}) : strict_integer<std::size_t>(word.substr(0, times));
      const auto value = strict_integer<T>(single ? word : word.substr(times + 1));
      if (!count || *count == 0 || !value || *count > row.size() - filled) return words.fail();
      std::fill_n(row.begin() + static_cast<std::ptrdiff_t>(filled), *count, *value);
      filled += *count;
    }
  }
  if (!words.at_end()) words.fail();
}

}  // namespace katabasis
