// Reading XML strictly: what the reading code does not ask for is an error with its line, numbers have their
// ranges, and all problems are collected. An element's children are read in their order.
//   Element room = …;
//   const int width = room.number("width", 5, 4096);
//   while (auto row = room.next("row")) rows.push_back(row->text());
//   room.done();
// After a problem the values that are read still lie in their ranges, so that reading can go on to the next
// problem; what was read counts only if there was none.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "storage/xml_scan.h"

namespace tinyxml2 {
class XMLAttribute;
class XMLDocument;
class XMLElement;
}  // namespace tinyxml2

namespace katabasis {

// All problems of one file, the first hundred of them found, in the order of their lines.
class Problems {
 public:
  explicit Problems(std::string file) : file_(std::move(file)) {}
  void add(int line, std::string text);
  bool empty() const { return problems_.empty(); }
  std::vector<Problem> all() const;

 private:
  std::string file_;
  std::vector<Problem> problems_;
};

class Element {
 public:
  Element(const tinyxml2::XMLElement& element, Problems& problems);

  std::string_view tag() const;
  int line() const;
  void problem(std::string text) { problem_at(line(), std::move(text)); }
  void problem_at(int line, std::string text) { problems_->add(line, std::move(text)); }

  // Nothing is wrong with the file so far.
  bool all_well() const { return problems_->empty(); }

  // --- attributes: demanded, except where a default is spoken of

  // Decimal digits without sign and leading zeros.
  int number(const char* attribute, int low, int high);
  int number_or(const char* attribute, int low, int high, int absent);
  std::uint64_t number64(const char* attribute);
  // 16 hex digits.
  std::uint64_t fingerprint(const char* attribute);
  // Lower-case letters, digits and dashes, at most 64.
  std::string id(const char* attribute);
  // Ids with slashes between them, at most 100 characters: never a way out of a folder.
  std::string path(const char* attribute);
  // One line of 1 to 100 characters, no space around it.
  std::string title(const char* attribute);
  // "true" or "false"; absent: false.
  bool truth(const char* attribute);
  // One of the values by its name.
  template <typename E, std::size_t count>
  E choice(const char* attribute, const std::array<E, count>& values);
  std::optional<std::string_view> optional(const char* attribute);
  std::string_view word(const char* attribute);
  bool has(const char* attribute) const;

  // --- content

  // Words with single spaces between them, at most 2,000 characters.
  std::string prose();
  // The text as it stands, if nothing else is inside.
  std::string_view text();
  // The next child if it is of this name.
  std::optional<Element> next(const char* name);
  std::optional<Element> next();
  // It must be there; what stands before it is a problem.
  std::optional<Element> demand(const char* name);

  // Whatever was not asked for is a problem.
  void done();
  // As a whole not known here.
  void unknown();

 private:
  const tinyxml2::XMLAttribute* find(const char* attribute);
  const tinyxml2::XMLAttribute* take(const tinyxml2::XMLAttribute* attribute, std::uint64_t bit);
  void refuse_next();
  void wrong(const char* attribute, std::string_view value, std::string_view wanted);

  const tinyxml2::XMLElement* element_;
  const tinyxml2::XMLElement* child_;  // the next one
  Problems* problems_;
  // Behind the last one found: attributes are mostly asked for in the order in which they stand.
  const tinyxml2::XMLAttribute* next_ = nullptr;
  std::uint64_t next_bit_ = 1;
  std::uint64_t asked_ = 0;  // a bit for each attribute in the file's order; the scan allows no more than 64
  bool text_asked_ = false;
};

// A text that has passed the scan and the parser.
class XmlText {
 public:
  XmlText(const std::string& file, std::string_view text, const XmlLimits& limits);
  XmlText(const XmlText&) = delete;
  XmlText& operator=(const XmlText&) = delete;
  ~XmlText();

  // Nothing, with a problem, if the text is broken or the root has another name or its format is not 1.
  std::optional<Element> root(const char* name);
  Problems& problems() { return problems_; }

 private:
  Problems problems_;
  std::unique_ptr<tinyxml2::XMLDocument> document_;
};

// Digits alone, no leading zero, within the range.
std::optional<std::uint64_t> strict_number(std::string_view digits, std::uint64_t low, std::uint64_t high);
bool is_id(std::string_view text);

// --- templates

template <typename E, std::size_t count>
E Element::choice(const char* attribute, const std::array<E, count>& values) {
  const std::string_view given = word(attribute);
  for (const E value : values) {
    if (name(value) == given) return value;
  }
  std::string wanted;
  for (const E value : values) wanted += (wanted.empty() ? "" : ", ") + std::string(name(value));
  wrong(attribute, given, "one of " + wanted);
  return values.front();
}

}  // namespace katabasis
