// Any value as an XML element, and back: scalars are attributes, compound values child elements in the order
// of visit_fields, lists and grids text (save_words.h). No field can be forgotten on either side.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>

#include "storage/save_words.h"
#include "storage/utf8.h"
#include "storage/xml_read.h"
#include "storage/xml_write.h"

namespace katabasis {

template <typename T>
inline constexpr bool is_scalar = std::integral<T> || std::is_enum_v<T>;
template <typename Tag>
inline constexpr bool is_scalar<Id<Tag>> = true;
template <typename T>
inline constexpr bool is_scalar<std::optional<T>> = is_scalar<T>;

// What older saves do not have.
template <typename T>
inline constexpr bool has_come_later = false;
template <>
inline constexpr bool has_come_later<std::vector<Note>> = true;

template <typename T>
inline constexpr bool is_list = false;
template <typename T>
inline constexpr bool is_list<std::vector<T>> = true;
template <typename T>
inline constexpr bool is_list<Grid<T>> = true;

class ElementWriter {
 public:
  static constexpr bool writes_fields = false;

  explicit ElementWriter(XmlWriter& xml) : xml_(xml) {}

  template <typename T>
  void element(const char* name, const T& value) {
    xml_.begin(name);
    scalars_ = true;  // attributes come before children
    visit_fields(value, *this);
    scalars_ = false;
    visit_fields(value, *this);
    xml_.end();
  }

  template <typename T>
  void operator()(const char* name, const T& value) {
    if constexpr (is_scalar<T>) {
      if (scalars_) scalar(name, value);
    } else if (!scalars_) {
      compound(name, value);
    }
  }

 private:
  template <typename T>
  void compound(const char* name, const T& value) {
    if constexpr (is_list<T>) {
      xml_.plain(name, list_words(value));
    } else {
      element(name, value);
    }
  }
  template <typename T>
  void scalar(const char* attribute, const T& value) {
    if constexpr (std::same_as<T, bool>) {
      xml_.attribute(attribute, value ? "true" : "false");
    } else if constexpr (std::is_enum_v<T>) {
      xml_.attribute(attribute, name(value));
    } else {
      xml_.attribute(attribute, value);
    }
  }
  template <typename Tag>
  void scalar(const char* attribute, const Id<Tag>& id) {
    xml_.attribute(attribute, id.value);
  }
  template <typename T>
  void scalar(const char* attribute, const std::optional<T>& value) {
    if (value) scalar(attribute, *value);
  }

  XmlWriter& xml_;
  bool scalars_ = false;
};

// Grids must have their size before.
class ElementReader {
 public:
  static constexpr bool writes_fields = true;

  // No list may be longer than `most`.
  ElementReader(Element& element, std::size_t most) : element_(element), most_(most) {}

  template <typename T>
  void whole(T& value) {
    visit_fields(value, *this);
    element_.done();
  }

  template <typename T>
  void operator()(const char* name, T& value) {
    if constexpr (is_scalar<T>) {
      scalar(name, value);
    } else if (auto child = has_come_later<T> ? element_.next(name) : element_.demand(name)) {
      compound(*child, value);
    }
  }

 private:
  template <typename T>
  void compound(Element& child, T& value) {
    if constexpr (is_list<T>) {
      list(child, value);
      child.done();
    } else {
      ElementReader(child, most_).whole(value);
    }
  }
  template <typename T>
  void list(Element& child, std::vector<T>& values) {
    WordReader words(child.text(), child.line());
    read_list(words, values, most_);
    tell(child, words);
  }
  template <typename T>
  void list(Element& child, Grid<T>& grid) {
    WordReader words(child.text(), child.line());
    read_list(words, grid);
    tell(child, words);
  }
  void tell(Element& child, const WordReader& words) {
    if (!words.failed()) return;
    child.problem_at(
        words.line(),
        fmt::format("<{}> holds a word that does not belong here, or ends too early", child.tag()));
  }

  template <typename T>
  void scalar(const char* attribute, T& value) {
    const std::string_view word = element_.word(attribute);
    std::optional<T> found;
    if constexpr (std::same_as<T, bool>) {
      if (word == "true" || word == "false") found = word == "true";
    } else if constexpr (std::is_enum_v<T>) {
      for (int i = 0; i < value_count<T>; ++i) {
        if (name(static_cast<T>(i)) == word) found = static_cast<T>(i);
      }
    } else {
      found = strict_integer<T>(word);
    }
    if (found) {
      value = *found;
    } else if (element_.has(attribute)) {
      element_.problem(fmt::format("<{}> {}=\"{}\" cannot be", element_.tag(), attribute, shown(word)));
    }
  }
  template <typename Tag>
  void scalar(const char* attribute, Id<Tag>& id) {
    scalar(attribute, id.value);
  }
  template <typename T>
  void scalar(const char* attribute, std::optional<T>& value) {
    value.reset();
    if (element_.has(attribute)) scalar(attribute, value.emplace());
  }

  Element& element_;
  std::size_t most_;
};

}  // namespace katabasis
