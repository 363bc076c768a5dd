// Writing XML as text, element by element: the same calls give the same bytes everywhere.
#pragma once

#include <fmt/format.h>

#include <concepts>
#include <string>
#include <string_view>
#include <vector>

namespace katabasis {

class XmlWriter {
 public:
  XmlWriter();

  // `name` must outlive the element.
  XmlWriter& begin(std::string_view name);
  XmlWriter& attribute(std::string_view name, std::string_view value);
  template <std::integral T>
  XmlWriter& attribute(std::string_view name, T value) {
    const fmt::format_int digits(value);
    return attribute(name, std::string_view(digits.data(), digits.size()));
  }
  void end();
  // An element with nothing but text, its blanks made single spaces.
  void prose(std::string_view name, std::string_view text);
  // The same, blanks and line ends as they are.
  void text(std::string_view name, std::string_view text);
  // An element with text that needs no escapes, as it stands.
  void plain(std::string_view name, std::string_view text);

  // All elements must have ended.
  std::string take() { return std::move(text_); }

 private:
  void begin_line();
  void start_tag(std::string_view name);
  void end_tag(std::string_view name);
  void escaped(std::string_view text);

  std::string text_;
  std::vector<std::string_view> open_;
  bool in_tag_ = false;  // the last start tag still takes attributes
};

}  // namespace katabasis
